"""The warm-up does all one-time work, so that no request blocks the event loop for long."""

from __future__ import annotations

import asyncio
from pathlib import Path

import wildtable
from tests.harness.tables import context, make_game
from wildtable.games import get_game
from wildtable.server.html.game_page import load_game_page, make_game_page
from wildtable.server.html.languages import LANGUAGES
from wildtable.server.html.regions import render_regions
from wildtable.server.pages.warm_up import warm_up


def test_the_cards_of_every_game_are_drawn_in_every_language() -> None:
    make_game_page.cache_clear()
    warm_up()
    for game in wildtable.games():
        for language in LANGUAGES:
            assert "deck" in vars(load_game_page(get_game(game), language)), (game, language)


def test_tables_are_drawn_with_what_was_warmed_up(tmp_path: Path) -> None:
    async def draw() -> None:
        async with context(tmp_path) as built:
            for game in wildtable.games():
                table = await make_game(built, game, game_name=game)
                render_regions(table.snapshot(0), "en")

    warm_up()
    made = make_game_page.cache_info().misses
    asyncio.run(draw())
    assert make_game_page.cache_info().misses == made
