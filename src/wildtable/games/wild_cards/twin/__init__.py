"""The twin of Wild Cards."""

from __future__ import annotations

from wildtable.engine.twin.rules import TwinRules
from wildtable.games.wild_cards.twin import advice, constants, play, scoring, setting_up, words
from wildtable.games.wild_cards.twin.observation import FIELDS

TWIN = TwinRules(constants, words, FIELDS, kernels=(setting_up, play, scoring, advice))
