"""What a seat sees of Wild Space, as numbers."""

from __future__ import annotations

from wildtable.engine.twin.kernels.observing import (
    ASKED,
    CELLS,
    HOLDER,
    IN_BYTES,
    MEMBERS,
    ONE_HOT,
    OWN,
    PILE,
    SEATS,
    Field,
    common_fields,
)
from wildtable.games.wild_space.cards import CATEGORIES
from wildtable.games.wild_space.twin import constants as at

FIELDS = (
    *common_fields(len(at.STEPS)),
    Field("first", at.FIRST_SEAT, form=HOLDER, lowest=0),
    Field("turn", at.TURN),
    Field("ships", at.SHIPS_AT, SEATS, form=CELLS, size=at.SECTORS, bits=2),
    Field("tokens", at.TOKENS, SEATS, IN_BYTES),
    Field("hand", at.HANDS, OWN, form=CELLS, size=at.HALF, words=2, bits=1),
    Field("hand-sizes", at.HANDS, SEATS, form=MEMBERS, words=2),
    Field("crews", at.CREWS, SEATS, form=CELLS, size=at.HALF, words=2, bits=1),
    Field("used", at.USED, form=CELLS, size=at.HALF, words=2, bits=1),
    Field("landing", at.LANDING, ASKED, form=ONE_HOT, size=at.SECTORS),
    Field("condition", at.MET, ASKED, form=ONE_HOT, size=len(at.CONDITIONS)),
    Field("paid", at.PAID, ASKED, form=CELLS, size=at.HALF, words=2, bits=1),
    Field("pool", at.POOL, place=IN_BYTES, form=ONE_HOT, size=at.CREW, values=at.SPOTS),
    Field("discard", at.DISCARDS, form=PILE, size=at.CREW),
    Field("pile-left", at.PILE),
    Field("planets", at.PLANETS, place=IN_BYTES, form=ONE_HOT, size=at.ALL_PLANETS, values=at.PLANETS_IN_ROW),
    Field("hostile", at.HOSTILE, place=IN_BYTES, form=ONE_HOT, size=at.ALL_HOSTILE, values=2),
    Field("hostile-ships", at.HOSTILE_SHIPS, form=CELLS, size=2, bits=1),
    Field("explored", at.EXPLORED, form=CELLS, size=at.ALL_HOSTILE, bits=1),
    Field("hostile-back", at.HOSTILE_BACK, form=ONE_HOT, size=at.CATEGORIES),
    *(Field(f"hostile-left-{name}", at.HOSTILE_PILES + 2 * number) for number, name in enumerate(CATEGORIES)),
)
