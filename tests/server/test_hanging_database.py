"""A PostgreSQL server that hangs or has no room: everybody is told in time, and afterwards all goes on."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, suppress
from pathlib import Path
from urllib.parse import urlsplit

import psycopg
import pytest

from tests.harness.postgres import USER, PostgresServer, fresh_database, running_postgres
from tests.harness.tables import ANN, InSeat, context, is_over, make_game, rebuilt, until, using_database
from tests.harness.tables import dumps as dumps_of
from tests.server.store_samples import ADA, TABLE, entry
from wildtable.server.clock import ManualClock
from wildtable.server.store.contract import Stale, StoreError, Taken
from wildtable.server.store.health import MAX_AGE_SECONDS, HealthCheck
from wildtable.server.store.postgres.connections import MAX_CONNECTIONS
from wildtable.server.store.postgres.store import PostgresStore
from wildtable.server.store.rows import ChatLine, WorkerRow

PATIENCE = 0.5
FOREVER = 3600
LINE = ChatLine(0, "ada", "Ada", "hi", 1.0)


@pytest.fixture(scope="module")
def own_server() -> Iterator[PostgresServer]:
    """A server that no other test uses."""
    with running_postgres() as server:
        yield server


@pytest.fixture
def own_database(own_server: PostgresServer) -> Iterator[str]:
    with fresh_database(own_server.database("postgres")) as address:
        yield address


async def follow(store: PostgresStore) -> None:
    async for _ in store.notices():
        pass


async def repeat(work: Callable[[], Awaitable[object]]) -> None:
    """Do something again until the database is there."""
    while True:
        with suppress(StoreError):
            await work()
            return


async def append_if_missing(store: PostgresStore, number: int) -> None:
    with suppress(Taken):
        await store.append(1, entry(number))


async def until_it_leads(store: PostgresStore, *, leads: bool = True) -> None:
    while store.leads is not leads:
        await asyncio.sleep(0.01)


def test_no_job_waits_longer_than_its_patience(own_server: PostgresServer, own_database: str) -> None:
    """More jobs than connections, so that some wait for others. The worker's leases go, too, and come again. What was given
    up may still be stored, once."""

    async def main() -> None:
        store = await PostgresStore(own_database, patience=PATIENCE).open()
        follower = asyncio.create_task(follow(store))
        await until_it_leads(store)
        await store.append(1, entry(1))
        with own_server.hanging():
            outcomes = await asyncio.gather(
                *(store.append(1, entry(number)) for number in (2, 3)),
                *(store.log(1) for _ in range(2 * MAX_CONNECTIONS)),
                store.add_visitor(ADA),
                store.swap_table(TABLE),
                store.say("oak", LINE, "mark"),
                store.report(WorkerRow(0, "host", 1, 1.0, 1.0, {})),
                store.secret("key", b"new"),
                store.times(),
                store.check(),
                return_exceptions=True,
            )
            assert all(isinstance(outcome, StoreError) for outcome in outcomes)
            await until_it_leads(store, leads=False)
            with pytest.raises(StoreError):
                await PostgresStore(own_database, patience=PATIENCE).open()
        await until_it_leads(store)
        await repeat(store.check)
        await repeat(lambda: append_if_missing(store, 4))
        await store.close()
        await follower
        store = await PostgresStore(own_database, patience=FOREVER).open()
        for number in range(1, 5):
            await append_if_missing(store, number)
        assert await store.log(1) == [entry(number) for number in range(1, 5)]
        await store.add_visitor(ADA)
        with suppress(Stale):
            await store.swap_table(TABLE)
        assert await store.table(TABLE.id) == TABLE
        line = await store.say("oak", LINE, "mark")
        assert await store.chat("oak", 9) == [line]
        await store.close()

    asyncio.run(asyncio.wait_for(main(), 120))


def test_the_health_check_does_not_wait_for_a_patient_store(own_server: PostgresServer, own_database: str) -> None:
    async def main() -> None:
        store, clock = await PostgresStore(own_database, patience=FOREVER).open(), ManualClock()
        health = HealthCheck(store, clock, PATIENCE)
        assert await health.failure() == ""
        with own_server.hanging():
            await clock.advance(MAX_AGE_SECONDS)
            assert {*await asyncio.gather(health.failure(), health.failure())} == {f"no answer within {PATIENCE} s"}
        await clock.advance(MAX_AGE_SECONDS)
        while await health.failure():
            await clock.advance(MAX_AGE_SECONDS)
        await store.close()

    asyncio.run(asyncio.wait_for(main(), 120))


def test_a_game_goes_on_after_the_database_hung(tmp_path: Path, own_server: PostgresServer, own_database: str) -> None:
    async def story() -> None:
        async with context(tmp_path, patience=PATIENCE) as h:
            table = await make_game(h, bots=2, clock=60)
            before = dumps_of(table)
            with own_server.hanging():
                with pytest.raises(StoreError):
                    await table.answer(InSeat(0), ["bid refill"], "r1", 0)
                with pytest.raises(StoreError):
                    await table.say(ANN, "hello")
                assert dumps_of(table) == before
                assert not table.chat
            await repeat(lambda: table.answer(InSeat(0), ["bid refill"], "r1", 0))
            await until(lambda: is_over(table), h, 60)
            await repeat(h.store.check)
            assert await rebuilt(h, table) == dumps_of(table)

    with using_database(own_database, alone=True):
        asyncio.run(asyncio.wait_for(story(), 120))


def test_a_full_disk_is_told_at_once(own_database: str) -> None:
    async def main() -> None:
        store = await PostgresStore(own_database, patience=FOREVER).open()
        with closing(psycopg.connect(own_database, autocommit=True)) as connection:
            connection.execute(
                "create function refuse() returns trigger language plpgsql as"
                " $$ begin raise exception 'no space left on device' using errcode = 'disk_full'; end $$"
            )
            for table in ("chat", "log"):
                connection.execute(f"create trigger full_{table} before insert on {table} execute function refuse()")
        for work in (store.say("oak", LINE), store.append(1, entry(1))):
            with pytest.raises(StoreError, match="no space left"):
                await work
        await store.close()

    asyncio.run(asyncio.wait_for(main(), 120))


def test_the_health_check_needs_room_on_the_disk(own_server: PostgresServer, own_database: str) -> None:
    """A row that is changed in place needs none. Here the disk is a tablespace whose folder is away."""
    disk, away = own_server.folder / "disk", own_server.folder / "away"
    name = urlsplit(own_database).path.removeprefix("/")
    with closing(psycopg.connect(own_server.database("postgres"), autocommit=True)) as connection:
        connection.execute(f"copy (select 1) to program 'mkdir {disk}'")
        connection.execute(f"create tablespace disk owner {USER} location '{disk}'")
        connection.execute(f"alter database {name} set temp_tablespaces = disk")

    async def main() -> None:
        store = await PostgresStore(own_database, patience=PATIENCE).open()
        disk.rename(away)
        with pytest.raises(StoreError):
            await store.check()
        away.rename(disk)
        await store.check()
        await store.close()

    asyncio.run(asyncio.wait_for(main(), 120))
