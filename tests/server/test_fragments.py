"""Fragments: what is drawn of a deck goes with it, since hosts bring decks of their own."""

from __future__ import annotations

import asyncio
import gc
from pathlib import Path
from weakref import ref

import wildtable
from tests.harness.tables import context, make_game
from wildtable.server.html.fragments import _make_fragments, load_fragments
from wildtable.server.html.region_cache import RegionCache
from wildtable.server.html.regions import present_public, render_regions


def test_only_their_cache_holds_fragments(tmp_path: Path) -> None:
    async def draw() -> None:
        async with context(tmp_path) as built:
            own = wildtable.load("wild-cards").deck.text + "\n# a deck of this test alone\n"
            table = await make_game(built, deck=own)
            public = present_public(table.snapshot(None), "en", RegionCache())
            for viewer in (None, 0, 1):
                render_regions(table.snapshot(viewer), "en", RegionCache(), public)
            found.append(ref(load_fragments(table.config.game, "en")))

    found: list[ref[object]] = []
    asyncio.run(draw())
    assert found[0]() is not None
    _make_fragments.cache_clear()
    gc.collect()
    assert found[0]() is None
