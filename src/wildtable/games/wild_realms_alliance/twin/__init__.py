"""The twin of Wild Realms Alliance."""

from __future__ import annotations

from wildtable.engine.twin.rules import TwinRules
from wildtable.games.wild_realms_alliance.twin import advice, constants, play, scoring, steps, words
from wildtable.games.wild_realms_alliance.twin.observation import FIELDS

TWIN = TwinRules(constants, words, FIELDS, kernels=(steps, play, scoring, advice))
