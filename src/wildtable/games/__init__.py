"""The games: every folder here that declares a GAME is one."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import TYPE_CHECKING, cast

from wildtable.engine.errors import OptionError
from wildtable.engine.files.record import Record
from wildtable.engine.game import AnyGame
from wildtable.engine.presentation.scenes import AnyScenes

if TYPE_CHECKING:
    from wildtable.engine.twin.twin import Twin


@lru_cache
def game_types() -> dict[str, type[AnyGame]]:
    """Return the class of each game by name."""
    modules = (import_module(f"{__name__}.{module.name}") for module in iter_modules(__path__) if module.ispkg)
    kinds: list[type[AnyGame]] = [module.GAME for module in modules]
    return {kind.name: kind for kind in sorted(kinds, key=lambda kind: kind.name)}


def get_game(name: str, deck: str = "") -> AnyGame:
    """Return a game with its own deck, or with one given as text; cached."""
    return _get_game(name, deck)


@lru_cache(maxsize=64)
def _get_game(name: str, deck: str) -> AnyGame:
    return _class(name).load(deck)


def load(name: str, deck: Path | str | None = None) -> AnyGame:
    """Return a game by name, with a custom deck if a path to one is given."""
    return get_game(name) if deck is None else _class(name).load(Path(deck))


def _class(name: str) -> type[AnyGame]:
    if name not in game_types():
        raise OptionError(f"there is no game {name!r}; games are {', '.join(game_types())}")
    return game_types()[name]


def twinned() -> list[str]:
    """Return the names of the games that have a twin."""
    return [name for name, kind in game_types().items() if kind.has_twin()]


def twin(
    name: str, seats: int = 3, *, deck: Path | str | None = None, compiled: bool | None = None, **options: object
) -> Twin:
    """Return a game's twin: its rules as compiled functions over numbers, for searches, analysis and training."""
    return load(name, deck).twin(seats, options, compiled)


def game_of_record(record: Record) -> AnyGame:
    """Return the game of a record, with the deck it was played with."""
    return get_game(record.game, record.deck)


def scenes_of(game: AnyGame) -> AnyScenes:
    """Return the scenes module of a game."""
    return cast("AnyScenes", import_module(f"{type(game).__module__.rpartition('.')[0]}.page.scenes"))
