"""The modules of a game's page: its own where it has them and they work."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from functools import lru_cache
from importlib import import_module
from importlib.util import find_spec
from types import ModuleType
from typing import TYPE_CHECKING

from wildtable.engine.cards import Card
from wildtable.engine.presentation.wording import Wording

if TYPE_CHECKING:
    from wildtable.engine.game import AnyGame

log = logging.getLogger(__name__)


@lru_cache(maxsize=128)
def page_module(kind: type[AnyGame], name: str) -> ModuleType | None:
    """Return a module of a game's page; None where it has none, or where it fails, which is logged."""
    package = kind.package_name()
    try:
        if find_spec(f"{package}.page") is None or find_spec(f"{package}.page.{name}") is None:
            return None
        return import_module(f"{package}.page.{name}")
    except Exception:
        log.exception("game %s: page.%s cannot be loaded; the default is used", kind.name, name)
        return None


def wording_of(game: AnyGame, names: Sequence[str], language: str) -> Wording:
    """Return a game in words, in one language, for named players."""
    own = page_module(type(game), "wording")
    kind: type[Wording] = Wording if own is None else own.WORDING
    return kind(game, names, language)


@lru_cache(maxsize=4096)
def card_art(game: AnyGame, card: Card) -> tuple[str, ...]:
    """Return the pictures of a card as SVG, from the bottom up; none unless the game's page has them all."""
    scenes, name = page_module(type(game), "scenes"), game.catalogue.names[card]
    layers = (name,) if scenes is None else scenes.build_face(game, name).layers
    files = [game.folder.joinpath("page", "art", f"{layer}.svg") for layer in layers]
    return tuple(file.read_text(encoding="utf-8") for file in files) if all(file.is_file() for file in files) else ()
