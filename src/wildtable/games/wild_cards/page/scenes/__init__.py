"""What the page of a table of Wild Cards shows, from a view and what was seen of the round: plain values, no words yet."""

from wildtable.games.wild_cards.page.scenes.asked import HAND, hand, prompt, room
from wildtable.games.wild_cards.page.scenes.faces import BACKS, face
from wildtable.games.wild_cards.page.scenes.mats import mat
from wildtable.games.wild_cards.page.scenes.rounds import top
from wildtable.games.wild_cards.page.scenes.seats import seat
from wildtable.games.wild_cards.page.scenes.totals import columns

__all__ = ["BACKS", "HAND", "KEYS", "columns", "face", "hand", "mat", "prompt", "room", "seat", "top"]

KEYS = (("1", "0"), ("R",), ("A", "D"))
"""The keys that pick something: cards in hand, the refill card, animals."""
