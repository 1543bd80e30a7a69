"""Wildtable: board games of wild animals, played by people and bots exactly by their rulebooks.

The names in `__all__` and their public methods are stable, everything else may change at any time: docs/stability.md.
"""

from wildtable.bots import Bot
from wildtable.engine.choices import Choice
from wildtable.engine.errors import (
    DeckError,
    HiddenError,
    InvariantError,
    OptionError,
    PositionError,
    RecordError,
    WildtableError,
)
from wildtable.engine.files.position import Position
from wildtable.engine.files.record import Record
from wildtable.engine.game import Game
from wildtable.engine.knowledge.view import View
from wildtable.engine.moves import Move
from wildtable.engine.refusals import Refusal
from wildtable.engine.state import State
from wildtable.games import game_types, load, twin

__all__ = [
    "Bot",
    "Choice",
    "DeckError",
    "Game",
    "HiddenError",
    "InvariantError",
    "Move",
    "OptionError",
    "Position",
    "PositionError",
    "Record",
    "RecordError",
    "Refusal",
    "State",
    "View",
    "WildtableError",
    "__version__",
    "games",
    "load",
    "twin",
]

__version__ = "0.1.0"


def games() -> list[str]:
    """Return the names of all games, for `load`."""
    return list(game_types())
