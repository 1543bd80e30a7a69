"""Leases of several workers on one database: one drives a table, and another takes over when it is gone."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.harness import member
from tests.harness.tables import (
    ANN,
    context,
    dumps,
    is_over,
    make_game,
    until,
    waiting,
    work_together,
)
from tests.harness.workers import at, refreshed, settle, two_workers
from wildtable.server.context import Context
from wildtable.server.store.postgres.membership import SLOTS
from wildtable.server.store.postgres.store import PostgresStore

pytestmark = pytest.mark.usefixtures("shared_database")


def test_bots_go_on_at_another_worker_when_theirs_is_gone(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            await work_together(one, two)
            names = [f"table-{number}" for number in range(6)]
            driven = {name: one.store.drives(name) for name in names}
            assert [two.store.drives(name) for name in names] == [not mine for mine in driven.values()]
            assert len(set(driven.values())) == 2, "each drives some tables"
            tables = [await make_game(one, name, bots=2) for name in names]
            for table in tables:
                await table.hand_over(ANN, 0)
            await one.store.close()
            one.tables.supervisor.stop()
            await until(lambda: all(two.store.drives(name) for name in names), two)
            copies = [await at(two, table) for table in tables]
            await until(lambda: all(is_over(table) for table in copies), two)

    asyncio.run(story())


@pytest.mark.parametrize("how", [signal.SIGKILL, signal.SIGSTOP])
def test_the_leases_of_a_worker_that_dies_or_hangs_go_to_another(shared_database: str, how: signal.Signals) -> None:
    async def story() -> None:
        store = await PostgresStore(shared_database).open()
        listening = asyncio.create_task(member.take_part(store))
        await member.until_slots(store, SLOTS)
        other = subprocess.Popen([sys.executable, "-m", "tests.harness.member", shared_database])
        try:
            await member.until_slots(store, SLOTS // 2)
            other.send_signal(how)
            await member.until_slots(store, SLOTS)
        finally:
            other.kill()
            other.wait()
        await store.close()
        await listening

    asyncio.run(story())


def test_a_clock_runs_out_once_and_alike_at_all_workers(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            await work_together(one, two)
            here = await make_game(one, clock=30)
            there = await refreshed(two, here)
            assert here.deadline(0) == there.deadline(0)
            await until(lambda: waiting(there) != (0, 1, 2), two, 10)
            await until(lambda: there.snapshot(0).question > 0, two)
            await settle(lambda: dumps(here) == dumps(there), one, two)
            log = [(entry.kind, entry.seat, entry.by) for entry in await one.store.log(here.row.game or 0)]
            assert sorted(log[:3]) == [("away", seat, "clock") for seat in range(3)]
            for table in (here, there):
                assert all(seat.missed for seat in table.snapshot(0).seats)
                assert table.snapshot(0).stood_in

    asyncio.run(story())


def test_clocks_get_time_after_a_start_of_the_first_worker_alone(tmp_path: Path) -> None:
    """A worker that joins others or replaces one extends no clock; after all were gone, all players get time."""

    async def began(worker: Context) -> float:
        times = await worker.store.times()
        assert times is not None
        assert times[0] >= times[1]
        return times[1]

    async def story() -> None:
        async with context(tmp_path) as one:
            await work_together(one)
            first = await began(one)
            async with context(tmp_path) as two:
                await work_together(two, one)
                assert await began(two) == first
        async with context(tmp_path) as three:
            await work_together(three)
            assert await began(three) > first

    asyncio.run(story())
