"""The twin of Wild Space."""

from __future__ import annotations

from wildtable.engine.twin.rules import TwinRules
from wildtable.games.wild_space.twin import advice, constants, play, scoring, steps, valuation, words
from wildtable.games.wild_space.twin.observation import FIELDS

TWIN = TwinRules(constants, words, FIELDS, kernels=(steps, play, scoring, valuation, advice))
