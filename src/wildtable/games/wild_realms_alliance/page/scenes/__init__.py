"""What the page of a table of Wild Realms Alliance shows, from a view and what was seen: plain values, no words yet."""

from wildtable.games.wild_realms_alliance.page.scenes.asked import HAND, hand, prompt, room
from wildtable.games.wild_realms_alliance.page.scenes.faces import BACKS, face
from wildtable.games.wild_realms_alliance.page.scenes.mats import mat
from wildtable.games.wild_realms_alliance.page.scenes.phases import top
from wildtable.games.wild_realms_alliance.page.scenes.seats import seat
from wildtable.games.wild_realms_alliance.page.scenes.totals import columns

__all__ = ["BACKS", "HAND", "KEYS", "columns", "face", "hand", "mat", "prompt", "room", "seat", "top"]

KEYS = (("1", "9"), ("A", "D"), ("L",), ("F",), ("C",))
"""The keys that pick something: cards and abilities, players, and a role for the animal in focus."""
