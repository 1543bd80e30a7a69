"""The games: every folder here that declares a GAME is one, and every entry point `wildtable.games` of another package.

A game that cannot be loaded is left out, with the reason, so that the others can be played.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Callable, Iterator
from functools import lru_cache, partial
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any, NamedTuple, cast

from wildtable.engine.errors import OptionError
from wildtable.engine.files.record import Record
from wildtable.engine.game import AnyGame, Game
from wildtable.engine.presentation.default_scenes import DefaultScenes
from wildtable.engine.presentation.page_modules import page_module
from wildtable.engine.presentation.scenes import AnyScenes
from wildtable.engine.presentation.texts import FALLBACK, Explanation, name_in_words
from wildtable.engine.refusals import quote_value

if TYPE_CHECKING:
    from wildtable.engine.twin.twin import Twin

GROUP = "wildtable.games"
"""The entry points of other packages: the name of a game, and its class."""
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
log = logging.getLogger(__name__)


class FailedGame(NamedTuple):
    """A game that is left out: the name of its folder or of its entry point, and why."""

    name: str
    reason: str


class _FoundGames(NamedTuple):
    types: dict[str, type[AnyGame]]
    loaded: tuple[AnyGame, ...]
    """The games with their own decks, which are cached only while they are referenced."""
    failed: tuple[FailedGame, ...]


@lru_cache
def _find_games() -> _FoundGames:
    types: dict[str, type[AnyGame]] = {}
    loaded: list[AnyGame] = []
    failed: list[FailedGame] = []
    for source in (_bundled_games(), _installed_games()):
        found: dict[str, type[AnyGame]] = {}
        for name, load_type in source:
            try:
                kind = _check_type(load_type(), {**types, **found})
                loaded.append(kind.load())
            except (Exception, SystemExit) as error:  # noqa: BLE001 - whatever is wrong with one game, the others are played
                reason = " ".join(f"{type(error).__name__}: {error}".split())
                failed.append(FailedGame(name, reason))
                log.warning("game %s is left out: %s", name, reason)
            else:
                found[kind.name] = kind
        types |= sorted(found.items())
    return _FoundGames(types, tuple(loaded), tuple(failed))


def _bundled_games() -> Iterator[tuple[str, Callable[[], Any]]]:
    packages = [module.name for module in iter_modules(__path__) if module.ispkg]
    for name in packages:
        yield name, partial(_declared_game, f"{__name__}.{name}")


def _declared_game(module: str) -> Any:
    return import_module(module).GAME


def _installed_games() -> Iterator[tuple[str, Callable[[], Any]]]:
    for point in sorted(entry_points(group=GROUP)):
        yield point.name, point.load


def _check_type(kind: Any, others: dict[str, type[AnyGame]]) -> type[AnyGame]:
    """Return a class, if it is that of a game and has a name of its own."""
    if not (isinstance(kind, type) and issubclass(kind, Game)):
        raise TypeError(f"must be a subclass of Game, not {kind!r}")
    if not NAME.fullmatch(kind.name):
        raise ValueError(f"name must be lower-case words joined by hyphens, not {kind.name!r}")
    if kind.name in others:
        raise ValueError(f"there is another game {kind.name!r}, in {others[kind.name].__module__}")
    if not kind.package_name():
        raise ValueError(f"must be in a package of its own, not in the module {kind.__module__!r}")
    return kind


def game_types() -> dict[str, type[AnyGame]]:
    """Return the class of each game by name: those that come with Wildtable, then those of other packages."""
    return _find_games().types


def failed_games() -> tuple[FailedGame, ...]:
    """Return the games that could not be loaded."""
    return _find_games().failed


def get_game(name: str, deck: str = "") -> AnyGame:
    """Return a game with its own deck, or with one given as text; cached."""
    return _get_game(name, deck)


@lru_cache(maxsize=64)
def _get_game(name: str, deck: str) -> AnyGame:
    return _class(name).load(deck)


def load(name: str, deck: Path | str | None = None) -> AnyGame:
    """Return a game by name, with a custom deck if a path to one is given."""
    if isinstance(deck, str) and ("\n" in deck or "=" in deck):
        raise OptionError("deck is the path of a file, not its text; write the text into a file first")
    return get_game(name) if deck is None else _class(name).load(Path(deck))


def _class(name: str) -> type[AnyGame]:
    if name in game_types():
        return game_types()[name]
    for failed in failed_games():
        if failed.name.replace("_", "-") == name:
            raise OptionError(Explanation("wrong-game-left-out", name=quote_value(name), reason=failed.reason))
    raise OptionError(Explanation("wrong-game", name=quote_value(name), known=", ".join(game_types())))


def title_of(name: str, language: str = FALLBACK) -> str:
    """Return a game's title; its name in words, if it was played here before and cannot be loaded now."""
    return get_game(name).texts.say(language, "game-title") if name in game_types() else name_in_words(name)


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


def has_page(game: AnyGame) -> bool:
    """Does the game draw its own table page? That takes scenes and the template that draws them."""
    return game.folder.joinpath("page", "table.html").is_file() and page_module(type(game), "scenes") is not None


def scenes_of(game: AnyGame) -> AnyScenes:
    """Return what the table page of a game shows: its own scenes, or those made from its zones and moves."""
    if has_page(game):
        return cast("AnyScenes", page_module(type(game), "scenes"))
    return default_scenes_of(game)


@lru_cache(maxsize=64)
def default_scenes_of(game: AnyGame) -> AnyScenes:
    """Return scenes made from the zones and moves of a game, for those that have none or cannot be drawn."""
    return DefaultScenes(game)
