"""Presence at several workers on one PostgreSQL database: each knows which players are connected to the others."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.harness.tables import ANN, BEN, clock_of, denied, make_game, make_table, work_together
from tests.harness.workers import at, settle, two_workers
from wildtable.server.errors import Denied
from wildtable.server.store.contract import Notice

pytestmark = pytest.mark.usefixtures("shared_database")


def test_presence_is_seen_at_all_workers_and_runs_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            await work_together(one, two)
            here = await make_game(one)
            here.arrive(ANN.id)
            there = await at(two, here)
            await settle(lambda: ANN.id in there.presence, one, two)
            with pytest.raises(Denied) as error:
                await there.hand_over(ANN, 0)
            assert denied(error) == "player-here"
            there.arrive(BEN.id)
            await settle(lambda: BEN.id in here.presence, one, two)
            there.depart(BEN.id)
            await settle(lambda: BEN.id not in here.presence, one, two)
            await one.store.close()
            one.tables.supervisor.stop()
            await settle(lambda: ANN.id not in there.presence, two)

    asyncio.run(story())


@pytest.mark.parametrize("where", [0, 1], ids=["at their worker", "at another worker"])
def test_a_spectator_who_sits_down_is_seen_at_all_workers(tmp_path: Path, where: int) -> None:
    """Also if the worker they are connected to hears of their seat from another one."""

    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            await work_together(one, two)
            here = await make_table(one)
            there = await at(two, here)
            here.arrive(BEN.id)
            await (here, there)[where].sit(BEN, 1)
            await settle(lambda: BEN.id in there.presence, one, two)

    asyncio.run(story())


def test_no_report_of_presence_overtakes_a_newer_one(tmp_path: Path) -> None:
    """A visitor who arrives while a report is being sent is seen, although database connections work in parallel."""

    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            await work_together(one, two)
            here = await make_game(one)
            there = await at(two, here)
            marker = await make_game(one, "z")  # reports are sent in the order of tables' names
            marked = await at(two, marker)
            send, begun, sent = one.store.send_notices, asyncio.Event(), asyncio.Event()

            async def send_late(notices: Sequence[Notice]) -> None:
                begun.set()
                for _ in range(100):  # long enough for the next report to be sent, if nothing keeps it
                    await asyncio.sleep(0.002)
                await send(notices)
                sent.set()

            one.store.send_notices = send_late  # type: ignore[method-assign] # a slow connection
            here.arrive(ANN.id)
            await begun.wait()
            one.store.send_notices = send  # type: ignore[method-assign]
            here.arrive(BEN.id)
            await sent.wait()
            marker.arrive(ANN.id)
            await settle(lambda: ANN.id in marked.presence, one, two)
            assert set(there.presence) == {ANN.id, BEN.id}

    asyncio.run(story())


@pytest.mark.parametrize("notice", [Notice("missed"), Notice("workers", about="[]")])
def test_a_worker_that_may_have_missed_who_came_asks_the_others(tmp_path: Path, notice: Notice) -> None:
    """After a lost connection, or when a worker returns, and without waiting for the next comparison: no time passes
    here."""

    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            await work_together(one, two)
            here = await make_game(one)
            there = await at(two, here)
            there.arrive(BEN.id)
            await settle(lambda: BEN.id in here.presence, one, two)
            here.presence.expire(clock_of(one).monotonic() + 1)
            assert BEN.id not in here.presence
            one.worker_sync.receive(notice)
            await settle(lambda: BEN.id in here.presence, one, two)

    asyncio.run(story())
