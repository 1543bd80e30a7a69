"""The queue of several workers on one database: visitors of all workers share a table."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.harness.tables import (
    ANN,
    BEN,
    CLEO,
    until,
    work_together,
)
from tests.harness.workers import settle, two_workers
from wildtable.server.context import Caller, Context
from wildtable.server.store.contract import StoreError
from wildtable.server.tables.table import Table

pytestmark = pytest.mark.usefixtures("shared_database")


async def wait_in_queue(worker: Context) -> None:
    """Queue three visitors at one worker."""
    for visitor in (ANN, BEN, CLEO):
        await worker.matchmaker.join(visitor, "wild-cards", None, "network")


def test_people_at_different_workers_are_matched(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            await work_together(one, two)
            for worker in (one, two):
                worker.tables.supervisor.start("matchmaking", worker.matchmaker.run)
            for worker, visitor in ((one, ANN), (two, BEN), (two, CLEO)):
                worker.matchmaker.arrive(visitor.id)
                await worker.matchmaker.join(visitor, "wild-cards", None, "network")
            workers = (one.matchmaker, two.matchmaker)
            await until(lambda: all(worker.outcome_of(CLEO.id) and worker.outcome_of(ANN.id) for worker in workers), two)
            guests = (one, ANN), (two, BEN), (one, CLEO)
            (table,) = {worker.matchmaker.outcome_of(visitor.id) for worker, visitor in guests}
            for worker, visitor in guests:
                await Caller(worker, "en", visitor=visitor).table(table)
            await settle(lambda: not one.matchmaker.waiting and not two.matchmaker.outcome_of(CLEO.id), one, two)
            assert await one.store.queue() == []

    asyncio.run(story())


def test_visitors_who_wait_get_one_table_although_two_workers_begin_it(tmp_path: Path) -> None:
    """As when the leading worker hangs, and resumes after another has taken over."""

    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            await wait_in_queue(one)
            await two.matchmaker.load()
            await asyncio.gather(one.matchmaker.match(), two.matchmaker.match())
            (row,) = await one.store.tables_of(ANN.id, 9)
            assert row.game is not None
            assert [worker.matchmaker.outcome_of(BEN.id) for worker in (one, two)] == [row.id] * 2

    asyncio.run(story())


def test_who_has_left_the_queue_at_another_worker_gets_no_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            await wait_in_queue(one)
            await two.matchmaker.load()
            await two.matchmaker.leave(BEN.id)
            await one.matchmaker.match()
            assert set(one.matchmaker.waiting) == {ANN.id, CLEO.id}
            assert await one.store.tables_of(BEN.id, 9) == []

    asyncio.run(story())


def test_who_leaves_the_queue_at_a_worker_that_has_not_heard_of_them_waits_no_longer(tmp_path: Path) -> None:
    """By themselves, or because they were banned or deleted."""

    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            for visitor, leave in ((ANN, two.matchmaker.leave), (BEN, two.access.ban)):
                await one.matchmaker.join(visitor, "wild-cards", None, "network")
                await leave(visitor.id)
                assert await one.store.queue() == []
            await one.matchmaker.join(CLEO, "wild-cards", None, "network")
            await two.forget(CLEO)
            assert await one.store.queue() == []

    asyncio.run(story())


def test_a_table_whose_worker_was_killed_before_it_dealt_begins_at_another(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            await wait_in_queue(one)
            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(Table, "deal", killed)
                with pytest.raises(StoreError):
                    await one.matchmaker.match()
            await work_together(one, two)
            (row,) = await one.store.tables_of(ANN.id, 9)
            assert row.game is None
            table = await two.access.table(row.id)
            await until(lambda: table.playing, two)

    async def killed(_: Table) -> None:
        raise StoreError("killed")

    asyncio.run(story())
