"""Game pages: what is drawn of a deck goes with it, since hosts bring decks of their own."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from weakref import ref

import pytest

import wildtable
from tests.harness.tables import context, make_game
from wildtable.games import get_game
from wildtable.server.html.game_page import draw, load_game_page, make_game_page
from wildtable.server.html.presenter import Presenter
from wildtable.server.html.regions import render_regions


def test_only_their_caches_hold_pages(tmp_path: Path) -> None:
    async def play() -> None:
        async with context(tmp_path) as built:
            own = wildtable.load("wild-cards").deck.text + "\n# a deck of this test alone\n"
            table = await make_game(built, deck=own)
            for viewer in (None, 0, 1):
                render_regions(table.snapshot(viewer), "en")
            found.append(ref(load_game_page(table.config.game, "en")))

    found: list[ref[object]] = []
    asyncio.run(play())
    assert found[0]() is not None
    draw.cache_clear()
    make_game_page.cache_clear()
    gc.collect()
    assert found[0]() is None


def test_equal_scenes_are_drawn_once_for_all_who_see_them(tmp_path: Path) -> None:
    """Where nothing differs for a reader, no part of the table is drawn again."""

    async def play() -> None:
        async with context(tmp_path) as built:
            table = await make_game(built)
            for viewer in (None, 0, 1, 2):
                render_regions(table.snapshot(viewer), "en")
            misses = draw.cache_info().misses
            for viewer in (2, 1, 0, None):
                render_regions(table.snapshot(viewer), "en")
            assert draw.cache_info().misses == misses
            other = await make_game(built, "other-table")
            first, second = (render_regions(one.snapshot(None), "en")["top"] for one in (table, other))
            assert first is second

    asyncio.run(play())


def test_what_a_reader_alone_knows_is_drawn_for_them_alone() -> None:
    state = wildtable.load("wild-realms-alliance").new(3, seed=1)
    while "lead" not in state.asking[0].verbs():
        for seat, choice in list(state.asking.items()):
            state.play(seat, next(iter(choice)))
    names = ("Ann", "Ben", "Cleo")
    own, public = (Presenter(state.view(viewer), names, (), "en") for viewer in (0, None))
    assert own.seat_scenes[0] != public.seat_scenes[0]
    assert own.seat_scenes[1] == public.seat_scenes[1]


@pytest.mark.parametrize("name", wildtable.games())
def test_a_card_is_named_or_hidden_from_screen_readers(name: str) -> None:
    page = load_game_page(get_game(name), "en")
    for card in page.game.catalogue.names:
        assert page.card(card).count(' role="img" aria-label="') == 1
        assert page.card(card, False).startswith(page.card(card).partition(" role=")[0] + " aria-hidden=")
