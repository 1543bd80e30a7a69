"""The games: every folder here that declares a GAME is one."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules

from wildtable.engine.errors import OptionError
from wildtable.engine.game import AnyGame
from wildtable.engine.record import Record
from wildtable.engine.twin.rules import TwinRules
from wildtable.engine.twin.twin import Twin


@lru_cache
def found() -> dict[str, type[AnyGame]]:
    """The games by name."""
    modules = (import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__) if module.ispkg)
    kinds: list[type[AnyGame]] = [module.GAME for module in modules]
    return {kind.name: kind for kind in sorted(kinds, key=lambda kind: kind.name)}


def made(name: str, deck: str = "") -> AnyGame:
    """A game with its own deck, or with one of which this is the text; made once."""
    return _made(name, deck)


@lru_cache(maxsize=64)
def _made(name: str, deck: str) -> AnyGame:
    if name not in found():
        raise OptionError(f"there is no game {name!r}; games are {', '.join(found())}")
    kind: type = found()[name]
    game: AnyGame = kind(deck or None)
    return game


def load(name: str, deck: Path | str | None = None) -> AnyGame:
    """A game by name, with a deck of one's own where a path to one is given."""
    game = made(name)
    if deck is None:
        return game
    kind: type = type(game)
    loaded: AnyGame = kind(Path(deck))
    return loaded


def twinned() -> list[str]:
    """The names of the games that have a twin."""
    return [name for name, kind in found().items() if find_spec(_twin_module(kind))]


def _twin_module(kind: type[AnyGame]) -> str:
    return f"{kind.__module__.rpartition('.')[0]}.twin"


def twin(
    name: str, seats: int = 3, *, deck: Path | str | None = None, compiled: bool | None = None, **options: object
) -> Twin:
    """A game's twin: its rules as compiled functions over numbers, for searches, analysis and training."""
    game = load(name, deck)
    rules: TwinRules = import_module(_twin_module(type(game))).TWIN
    return Twin(game, rules, seats, options, compiled)


def of_record(record: Record) -> AnyGame:
    """The game a record was played in, with the deck it was played with."""
    return made(record.game, record.deck)
