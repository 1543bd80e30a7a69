"""What the page of a table of Wild Space shows, from a view and what was seen: plain values, no words yet."""

from wildtable.games.wild_space.page.scenes.asked import HAND, hand, prompt, room
from wildtable.games.wild_space.page.scenes.faces import BACKS, face
from wildtable.games.wild_space.page.scenes.mats import mat
from wildtable.games.wild_space.page.scenes.seats import seat
from wildtable.games.wild_space.page.scenes.totals import columns
from wildtable.games.wild_space.page.scenes.turns import top

__all__ = ["BACKS", "HAND", "KEYS", "columns", "face", "hand", "mat", "prompt", "room", "seat", "top"]

KEYS = (("1", "0"), ("A", "J"), ("P",), ("R",), ("N",))
"""The keys that pick something: cards in hand; what lies on the mat from left to right; the pile; refreshing; declining."""
