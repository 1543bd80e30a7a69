"""The games: every folder here that declares a GAME is one."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from typing import TYPE_CHECKING, cast

from wildtable.engine.errors import OptionError
from wildtable.engine.game import AnyGame
from wildtable.engine.record import Record
from wildtable.engine.scenes import AnyScenes

if TYPE_CHECKING:
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
    return _class(name).load(deck)


def load(name: str, deck: Path | str | None = None) -> AnyGame:
    """Return a game by name, with the deck from a file of one's own where a path to one is given."""
    return made(name) if deck is None else _class(name).load(Path(deck))


def _class(name: str) -> type[AnyGame]:
    if name not in found():
        raise OptionError(f"there is no game {name!r}; games are {', '.join(found())}")
    return found()[name]


def twinned() -> list[str]:
    """Return the names of the games that have a twin."""
    return [name for name, kind in found().items() if find_spec(_twin_module(kind))]


def _twin_module(kind: type[AnyGame]) -> str:
    return f"{kind.__module__.rpartition('.')[0]}.twin"


def twin(
    name: str, seats: int = 3, *, deck: Path | str | None = None, compiled: bool | None = None, **options: object
) -> Twin:
    """Return a game's twin: its rules as compiled functions over numbers, for searches, analysis and training."""
    from wildtable.engine.twin.twin import Twin  # noqa: PLC0415 - few programs need it

    game = load(name, deck)
    return Twin(game, import_module(_twin_module(type(game))).TWIN, seats, options, compiled)


def of_record(record: Record) -> AnyGame:
    """The game a record was played in, with the deck it was played with."""
    return made(record.game, record.deck)


def scenes_of(game: AnyGame) -> AnyScenes:
    """What a game tells its pages."""
    return cast("AnyScenes", import_module(f"{type(game).__module__.rpartition('.')[0]}.page.scenes"))
