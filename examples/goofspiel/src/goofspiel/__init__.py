"""Goofspiel, a traditional game for Wildtable."""

from goofspiel.game import Goofspiel

GAME = Goofspiel
