"""Deals at several workers on one database: players are at different ones, and a worker dies while bytes are awaited."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.harness.tables import ANN, BEN, CLEO, clock_of, until, work_together
from tests.harness.workers import at, refreshed, settle, two_workers
from tests.server.test_dealing import PLAYERS, is_dealt, notes_of, reveal, seat_players, sources_after
from wildtable.server.context import Context
from wildtable.server.errors import Denied
from wildtable.server.tables.table import Table

pytestmark = pytest.mark.usefixtures("shared_database")


async def begin_deal(one: Context, two: Context) -> tuple[Table, Table]:
    """Fix the list of a deal at the first worker, and return the table at both."""
    await work_together(one, two)
    here = await seat_players(one, *PLAYERS)
    await here.start(ANN)
    there = await refreshed(two, here)
    await settle(lambda: there.row.dealing is not None, two)
    assert there.snapshot(0).deal == here.snapshot(0).deal
    return here, there


def test_players_at_different_workers_take_part_in_one_deal(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            here, there = await begin_deal(one, two)
            notes = [notes_of(table, who) for table, who in zip((here, there, here), PLAYERS, strict=True)]
            await asyncio.gather(reveal(here, ANN), reveal(there, BEN))
            assert not is_dealt(here)
            assert not is_dealt(there)
            await reveal(here, CLEO)
            await settle(lambda: is_dealt(here) and is_dealt(there), one, two)
            assert await sources_after(here, *notes) == (["player"] * 3, ["proven"] * 3)

    asyncio.run(story())


@pytest.mark.parametrize("action", ["leave", "ban", "forget"])
def test_who_leaves_at_one_worker_ends_no_wait_at_another(tmp_path: Path, action: str) -> None:
    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            here, there = await begin_deal(one, two)
            notes = [notes_of(there, who) for who in (ANN, CLEO)]
            await reveal(there, ANN)
            if action == "leave":
                await there.leave(BEN)
            else:
                await (two.access.ban(BEN.id) if action == "ban" else two.forget(BEN))
            await settle(lambda: here.row.seats[1].left or is_dealt(here), one)
            assert here.row.seats[1].commitment
            assert not is_dealt(here)
            await reveal(here, CLEO)
            assert not is_dealt(here)
            await until(lambda: is_dealt(here) and is_dealt(there), one)
            assert here.bot_in(1) is not None
            assert there.bot_in(1) is not None
            assert await sources_after(here, *notes) == (["player", "withheld", "player"], ["proven"] * 2)

    asyncio.run(story())


@pytest.mark.parametrize("all_reveal", [True, False], ids=["in time", "too late"])
def test_a_deal_goes_on_at_another_worker_when_its_own_is_gone(tmp_path: Path, all_reveal: bool) -> None:
    """What was revealed at the worker that died counts, and the others still have time, as after a restart."""

    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            here, there = await begin_deal(one, two)
            dying, left = (one, two) if one.store.drives(here.row.id) else (two, one)
            at_dying, at_left = (here, there) if dying is one else (there, here)
            notes = [notes_of(at_left, who) for who in (ANN, BEN)]
            await reveal(at_dying, ANN)
            await clock_of(one).advance(1)
            await dying.store.close()
            dying.tables.supervisor.stop()
            await until(lambda: left.store.drives(here.row.id), left, 0)
            await settle(lambda: left.worker_sync.is_up_to_date and at_left.row.seats[0].added, left)
            assert not is_dealt(at_left)
            await reveal(at_left, BEN)
            if all_reveal:
                await reveal(at_left, CLEO)
                assert is_dealt(at_left)
            await until(lambda: is_dealt(at_left), left)
            if not all_reveal:
                with pytest.raises(Denied):
                    await reveal(at_left, CLEO)
            sources = ["player", "player", "player" if all_reveal else "withheld"]
            assert await sources_after(at_left, *notes) == (sources, ["proven"] * 2)

    asyncio.run(story())


def test_the_end_of_the_wait_deals_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            here, there = await begin_deal(one, two)
            await reveal(there, ANN)
            await until(lambda: is_dealt(here) and is_dealt(there), two)
            assert (await at(two, here)).row.played == here.row.played == 1
            assert here.row.game == there.row.game

    asyncio.run(story())
