"""What a seat sees of Wild Realms Alliance, as numbers."""

from __future__ import annotations

from wildtable.engine.twin.kernels.observing import CELLS, HOLDER, IN_BYTES, MEMBERS, OWN, SEATS, Field, common_fields
from wildtable.games.wild_realms_alliance.twin import constants as at

LOOKED_AT = 7
"""How many of the cards that a seat looks at are shown, each as its number plus 1, the top one first."""
OPEN_ZONES = {
    "leaders": at.LEADERS,
    "tucked": at.TUCKED,
    "fighters": at.FIGHTERS,
    "collectors": at.COLLECTORS,
    "joined": at.JOINED,
}
HIDDEN_ZONES = {
    "hand": at.HANDS,
    "kept": at.KEPT,
    "hidden-fighter": at.HIDDEN_FIGHTERS,
    "hidden-collector": at.HIDDEN_COLLECTORS,
    "recruits": at.RECRUITS,
}

FIELDS = (
    *common_fields(len(at.STEPS)),
    Field("start", at.START, form=HOLDER, lowest=0),
    *(Field(name, word, SEATS, form=CELLS, size=at.ANIMALS, bits=1) for name, word in OPEN_ZONES.items()),
    *(Field(name, word, OWN, form=CELLS, size=at.ANIMALS, bits=1) for name, word in HIDDEN_ZONES.items()),
    *(Field(f"{name}-sizes", word, SEATS, form=MEMBERS) for name, word in HIDDEN_ZONES.items()),
    Field("looked-at", at.LOOKED_AT, OWN, form=CELLS, size=LOOKED_AT, bits=8),
    Field("picks", at.PICKS, OWN, form=CELLS, size=at.FIGHT + at.ANIMALS, bits=1),
    Field("chosen-ability", at.ANSWERS, OWN, IN_BYTES),
    Field("leaders-use", at.USES, SEATS, IN_BYTES),
    Field("collectors-use", at.USES, SEATS, IN_BYTES, first=at.MAX_SEATS),
    Field("bonus", at.BONUS, SEATS),
    Field("abstaining", at.ABSTAINING, SEATS),
    Field("reversed", at.REVERSED),
    Field("won", at.WON, form=HOLDER),
    Field("lost", at.LOST, form=HOLDER),
    Field("endgame", at.ENDGAME, SEATS),
    Field("centre-left", at.CENTRE),
)
