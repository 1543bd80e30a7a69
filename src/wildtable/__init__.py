"""Wildtable: board games of wild animals, played by people and bots exactly by their rulebooks."""

from wildtable.engine.errors import (
    DeckError,
    InvariantError,
    OptionError,
    PositionError,
    RecordError,
    WildtableError,
)
from wildtable.engine.record import Record
from wildtable.engine.refusals import Refusal
from wildtable.games import found, load, twin

__all__ = [
    "DeckError",
    "InvariantError",
    "OptionError",
    "PositionError",
    "Record",
    "RecordError",
    "Refusal",
    "WildtableError",
    "games",
    "load",
    "twin",
]


def games() -> list[str]:
    """The names of all games, for `load`."""
    return list(found())
