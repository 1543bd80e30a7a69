"""The scenes of Wild Realms Alliance: what its table page shows, from a view and the events seen, without words."""

from wildtable.games.wild_realms_alliance.page.scenes.cards import BACKS, build_face
from wildtable.games.wild_realms_alliance.page.scenes.mat import build_mat
from wildtable.games.wild_realms_alliance.page.scenes.prompt import HAND, build_hand, build_prompt, count_hand
from wildtable.games.wild_realms_alliance.page.scenes.rules import RULES
from wildtable.games.wild_realms_alliance.page.scenes.score import build_columns
from wildtable.games.wild_realms_alliance.page.scenes.seats import build_seat, is_answered_at_seats
from wildtable.games.wild_realms_alliance.page.scenes.story import build_story
from wildtable.games.wild_realms_alliance.page.scenes.top import build_top

KEYS: tuple[tuple[str, ...], ...] = (("1", "9"), ("A", "D"), ("L",), ("F",), ("C",))
"""The keys that pick something: cards and abilities, players, and a role for the animal in focus."""
IS_SCORE_PUBLIC = False
"""Viewers see what their own face-down animals will score."""
