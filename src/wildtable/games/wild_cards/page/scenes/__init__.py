"""The scenes of Wild Cards: what its table page shows, from a view and the events seen, as plain values without words."""

from wildtable.games.wild_cards.page.scenes.cards import BACKS, build_face
from wildtable.games.wild_cards.page.scenes.mat import build_mat
from wildtable.games.wild_cards.page.scenes.prompt import HAND, build_hand, build_prompt, count_hand
from wildtable.games.wild_cards.page.scenes.rules import RULES
from wildtable.games.wild_cards.page.scenes.score import build_columns
from wildtable.games.wild_cards.page.scenes.seats import build_seat, is_answered_at_seats
from wildtable.games.wild_cards.page.scenes.story import build_story
from wildtable.games.wild_cards.page.scenes.top import build_top

KEYS: tuple[tuple[str, ...], ...] = (("1", "0"), ("R",), ("A", "F"))
"""The keys that pick something: cards in hand, the refill card, animals."""
IS_SCORE_PUBLIC = True
"""Columns count what everybody sees."""
