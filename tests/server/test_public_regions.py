"""Regions rendered once for all, as spectators see them, equal what each viewer would get alone."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random

import pytest

import wildtable
from tests.harness.tables import InSeat, context, make_game
from wildtable.server.html.region_cache import RegionCache
from wildtable.server.html.regions import present_public, render_regions
from wildtable.server.live.channels import ChannelKey, Channels

EVERY = 7
"""Moves between two comparisons."""


@pytest.mark.parametrize("name", wildtable.games())
@pytest.mark.parametrize("hide", [False, True])
def test_every_viewer_sees_what_their_own_view_would_show(tmp_path: Path, name: str, hide: bool) -> None:
    async def play() -> None:
        async with context(tmp_path) as h:
            table = await make_game(h, name, game_name=name, seats=3, hide_answers=hide)
            rng, cache, channels = Random(name), RegionCache(), Channels(table)
            keys = [ChannelKey(seat, seat == 0, "en", 3) for seat in (None, 0, 1, 2)]
            opened = {key: channels.open(key) for key in keys}
            drawn = shared = 0
            assert table.session is not None
            for number in range(60):
                if table.session.is_over:
                    break
                seat = rng.choice(list(table.session.asking))
                await table.answer(InSeat(seat), table.session.random_answer(seat, rng))
                await asyncio.sleep(0)
                if number % EVERY:
                    continue
                public = present_public(table.snapshot(None), "en", cache)
                spectators = render_regions(table.snapshot(None), "en", cache, public)
                assert max("".join(spectators.values())) <= "\u00ff"  # beyond Latin-1, Python uses two bytes a character
                for key in keys:
                    alone = render_regions(channels.take_snapshot(key), "en")
                    assert render_regions(channels.take_snapshot(key), "en", public=public) == alone
                    assert channels.open(key).regions == opened[key].regions == alone
                    places = [f"seat-{seat}" for seat in range(3) if seat != key.seat]
                    drawn += len(places)
                    shared += sum(opened[key].regions[place] == spectators[place] for place in places)
            assert shared > drawn / 2
            channels.close()

    asyncio.run(play())
