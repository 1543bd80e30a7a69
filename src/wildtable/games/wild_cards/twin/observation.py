"""What a seat sees of Wild Cards, as numbers."""

from __future__ import annotations

from wildtable.engine.twin.kernels.observing import (
    ASKED,
    CARDS,
    CELLS,
    HOLDER,
    IN_BITS,
    IN_BYTES,
    ONE_HOT,
    OWN,
    PILE,
    SEATS,
    Field,
    common_fields,
)
from wildtable.games.wild_cards.cards import HABITAT_CARDS
from wildtable.games.wild_cards.twin import constants as at

KINDS = len(HABITAT_CARDS)

FIELDS = (
    *common_fields(len(at.STEPS)),
    Field("round", at.ROUND),
    Field("tokens", at.TOKENS, SEATS, IN_BYTES),
    Field("hand", at.HANDS, OWN, form=CELLS, size=KINDS),
    Field("refill", at.HELD, OWN, IN_BITS),
    Field("hand-sizes", at.HANDS, SEATS, form=CARDS, more=at.HELD),
    Field("picks", at.PICKS, OWN, form=CELLS, size=KINDS),
    Field("picked-refill", at.PICKED, OWN, IN_BITS),
    Field("picked-done", at.PICKED, OWN, IN_BITS, first=8),
    Field("face-down", at.FACE_DOWN, ASKED, IN_BYTES, ONE_HOT, KINDS + 1, values=2),
    Field("bids", at.BIDS, SEATS, IN_BYTES, ONE_HOT, KINDS + 1),
    Field("payments", at.PAYMENTS, SEATS, form=CELLS, size=KINDS),
    Field("collections", at.COLLECTIONS, SEATS, form=CELLS, size=at.SPECIES),
    Field("display", at.DISPLAY, place=IN_BYTES, form=ONE_HOT, size=at.SPECIES, values=at.MAX_SEATS - 1),
    Field("leaders", at.LEADERS, place=IN_BYTES, form=HOLDER, values=at.SPECIES),
    Field("talisman", at.TALISMAN, form=HOLDER),
    Field("compared", at.COMPARED, form=CELLS, size=KINDS),
    Field("discard", at.DISCARD, form=PILE, size=KINDS),
    Field("out", at.OUT, form=PILE, size=at.SPECIES),
    Field("habitats-left", at.HABITAT_PILE),
    Field("animals-left", at.ANIMAL_PILE),
    Field("leo-left", at.LEO_PILE),
)
