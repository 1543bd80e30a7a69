"""Rehearsal: the pages of a game drawn without a table, to find what is missing before a player does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from wildtable.engine.game import AnyGame
from wildtable.engine.knowledge.view import View
from wildtable.games import has_page
from wildtable.server.html.assets import UNDRAWN, has_preview, page_folder
from wildtable.server.html.game_page import GamePage
from wildtable.server.html.regions import draw_regions
from wildtable.server.store.config import TableConfig
from wildtable.server.tables.snapshot import SeatSnapshot, TableSnapshot

NAMES = ("Ann", "Ben", "Cleo", "Dan", "Eve", "Fay", "Gil", "Hal")


def draw_moment(view: View, log: Sequence[Mapping[str, Any]], language: str) -> dict[str, str]:
    """Draw all regions of a table at one moment, for the viewer of the view."""
    config = TableConfig(view.game.name, view.seats, dict(view.options)).checked()
    seats = [SeatSnapshot(seat, NAMES[seat % len(NAMES)], None, False, True) for seat in view.people]
    snapshot = TableSnapshot(
        id="rehearsal",
        config=config,
        seats=seats,
        host="",
        viewer=view.viewer,
        is_host=False,
        commitment="",
        deal=None,
        dealt="",
        game=1,
        question=1,
        deadline=None,
        may_undo=False,
        frozen="",
        view=view,
        log=log,
        happened=len(log),
        chat=(),
    )
    return draw_regions(snapshot, language)


def draw_cards(game: AnyGame, language: str) -> None:
    """Draw every card of a game; raise whatever its templates raise."""
    GamePage(game, language).deck  # noqa: B018 - drawn when first read


def undrawn_pictures(game: AnyGame) -> list[str]:
    """Return the pictures that were asked for and are not there."""
    return sorted(UNDRAWN[game.name])


def default_parts(game: AnyGame) -> Iterator[str]:
    """Yield the parts of a page that a game has not, so that a default is used."""
    folder = page_folder(game.name)
    if not has_page(game):
        yield "page/scenes and page/table.html: the table is made from zones and moves"
    if not folder.joinpath("rules.html").is_file():
        yield "page/rules.html: the page of the game shows RULES.md"
    if not folder.joinpath("art", "cover.svg").is_file():
        yield "page/art/cover.svg: a common cover is used"
    if not has_preview(game.name):
        yield "page/card.png: links to the game have no picture"
