"""PostgresStore fulfils the contract of stores, also while the database is unreachable."""

from __future__ import annotations

import asyncio
import selectors
import subprocess
import sys
import threading
from collections.abc import Awaitable, Callable
from errno import EMFILE
from itertools import product
from pathlib import Path
from types import SimpleNamespace

import psycopg
import pytest

from tests.server.store_contract import StoreContract
from tests.server.store_samples import TABLE, entry
from wildtable.server.store import jobs
from wildtable.server.store.contract import Notice, Stale, Store, StoreError, Taken
from wildtable.server.store.postgres import appending, connections, membership
from wildtable.server.store.postgres.connections import Connection, PostgresDatabase
from wildtable.server.store.postgres.store import PostgresStore


class TestPostgresStore(StoreContract):
    @pytest.fixture(autouse=True)
    def _database(self, postgres_database: str) -> None:
        self.address = postgres_database

    def open(self, folder: Path) -> Store:
        return PostgresStore(self.address)


def test_the_server_needs_no_driver_of_postgresql() -> None:
    """Without the extra, only a server with `--database` fails, with a clear message."""
    code = (
        "import sys; sys.modules['psycopg'] = None\n"
        "from pathlib import Path\n"
        "import wildtable.server.app, wildtable.cli.host.serve, wildtable.cli.host.migrate\n"
        "from wildtable.server.store.opening import store_for\n"
        "store_for(Path(), '')\n"
        "store_for(Path(), 'postgresql://host/name')\n"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.stderr.splitlines()[-1].endswith("pip install 'wildtable[postgres]'")


def test_an_entry_whose_acknowledgement_was_lost_is_kept_once(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database has committed, but the connection breaks before it confirms."""
    append, lost = appending._Batch.__call__, list[None]()

    def lose(self: appending._Batch, connection: Connection) -> set[str]:
        kept = append(self, connection)
        if len(lost) < 2:
            lost.append(None)
            raise psycopg.OperationalError("lost")
        return kept

    async def main() -> None:
        store = await PostgresStore(postgres_database).open()
        other = await PostgresStore(postgres_database).open()
        await other.append(2, entry(1, "first"))
        monkeypatch.setattr(appending._Batch, "__call__", lose)
        ours, theirs = store.append(1, entry(1)), store.append(2, entry(1, "second"))
        outcomes = await asyncio.gather(ours, theirs, return_exceptions=True)
        assert outcomes[0] is None
        assert isinstance(outcomes[1], Taken)
        assert [len(await store.log(game)) for game in (1, 2)] == [1, 1]
        await store.close()
        await other.close()

    asyncio.run(main())
    assert len(lost) == 2


def test_entries_that_wait_together_fail_together_when_the_database_cannot_be_reached(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Tried one after the other, each entry would wait for the full timeout."""
    batches = list[appending._Batch]()

    def fail(self: appending._Batch, _: Connection) -> set[str]:
        batches.append(self)
        raise psycopg.OperationalError("lost")

    async def main() -> None:
        store = await PostgresStore(postgres_database).open()
        monkeypatch.setattr(store._appender._session, "_patience", 0)
        monkeypatch.setattr(appending._Batch, "__call__", fail)
        jobs = [appending.Appending(game, entry(1), None, f"mark {game}") for game in range(1, 6)]
        store._appender._append(jobs)
        outcomes = await asyncio.gather(*(job.future for job in jobs), return_exceptions=True)
        assert [str(outcome) for outcome in outcomes] == ["lost"] * 5
        await store.close()

    asyncio.run(main())
    assert len(batches) == 1


def test_a_write_lost_during_its_commit_may_or_may_not_have_happened(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The outcome is unknown, so the write is not repeated; the stored rows decide."""

    def cut(self: PostgresDatabase) -> None:
        monkeypatch.undo()
        with pytest.raises(psycopg.OperationalError):
            self.execute("select pg_terminate_backend(pg_backend_pid())")

    async def main() -> None:
        store = await PostgresStore(postgres_database).open()
        monkeypatch.setattr(PostgresDatabase, "send_notices", cut)
        with pytest.raises(StoreError, match="during a commit"):
            await store.swap_table(TABLE)
        assert await store.table(TABLE.id) is None
        await store.swap_table(TABLE)
        with pytest.raises(Stale):
            await store.swap_table(TABLE)
        await store.close()

    asyncio.run(main())


def test_a_database_that_cannot_be_reached_raises_a_store_error(postgres_database: str) -> None:
    nowhere = postgres_database.replace("/test_", "/nothing_")
    with pytest.raises(StoreError, match="does not exist"):
        asyncio.run(PostgresStore(nowhere, patience=0).open())


def test_a_worker_that_starts_while_the_database_restarts_waits_for_it(postgres_database: str) -> None:
    refused = list[None]()

    async def main() -> None:
        store = PostgresStore(postgres_database)
        connect = store._connect

        def refuse(*args: str, **options: str) -> Connection:
            if not refused:
                refused.append(None)
                raise psycopg.OperationalError("the database system is starting up")
            return connect(*args, **options)

        store._connect = refuse  # type: ignore[assignment]
        await store.open()
        assert await store.queue() == []
        await store.close()

    asyncio.run(main())
    assert refused


def test_jobs_that_wait_together_give_up_together_when_the_database_cannot_be_reached(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Tried one after the other, each job would wait for the full timeout, and each attempt may take seconds."""
    now, attempts, queued = [0.0], list[float](), threading.Event()

    def sleep(seconds: float) -> None:
        now[0] += seconds

    def refuse() -> Connection:
        queued.wait()
        attempts.append(now[0])
        sleep(3)
        raise psycopg.OperationalError("lost")

    async def main() -> None:
        pool, appender = connections.ConnectionPool(refuse, 1, 5), appending.Appender(refuse, 1, 5)
        work: list[Callable[[], Awaitable[None]]] = [
            lambda: pool.do(lambda _: None, writes=False),
            lambda: appender.append(1, entry(1), None),
        ]
        for start, wait in product((0, 100), work):
            now[0] = start
            waiting = asyncio.gather(*(wait() for _ in range(50)), return_exceptions=True)
            await asyncio.sleep(0)
            queued.set()
            assert [str(outcome) for outcome in await waiting] == ["lost"] * 50
            assert [round(time) for time in attempts] == [start, start + 3]
            attempts.clear()
            queued.clear()
        pool.close()
        appender.close()

    monkeypatch.setattr(connections, "MAX_CONNECTIONS", 1)
    for module in (connections, jobs):
        monkeypatch.setattr(module, "time", SimpleNamespace(monotonic=lambda: now[0], sleep=sleep))
    asyncio.run(main())


async def open_and_send(database: str) -> tuple[PostgresStore, PostgresStore]:
    """Open two stores, and let the second send five notices to the first, each after the one before has come."""
    store, other = [await PostgresStore(database).open() for _ in range(2)]
    received = 0
    async for notice in store.notices():
        if notice.kind in ("workers", "who"):
            if received == 5:
                break
            received += 1
            await other.send_notices([Notice("who", "table")])
    return store, other


def test_leases_are_not_looked_at_with_every_notice(postgres_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each look reads all locks of the database."""
    look, looks = membership.Membership._balance_leases, list[None]()

    def count(self: membership.Membership, connection: Connection) -> None:
        looks.append(None)
        look(self, connection)

    async def main() -> None:
        store, other = await open_and_send(postgres_database)
        await store.close()
        await other.close()

    monkeypatch.setattr(membership.Membership, "_balance_leases", count)
    monkeypatch.setattr(membership, "BALANCE_SECONDS", 60.0)
    monkeypatch.setattr(membership, "SILENCE_SECONDS", 60)
    asyncio.run(main())
    assert len(looks) == 1


def test_a_worker_that_comes_and_goes_between_two_looks_is_known_to_be_gone(postgres_database: str) -> None:
    """What it told of itself must not outlive it."""

    async def main() -> None:
        store, other = [await PostgresStore(postgres_database).open() for _ in range(2)]
        kinds = []
        async for notice in store.notices():
            kinds.append(notice.kind)
            if kinds.count("workers") == 2:
                break
            if notice.kind == "workers":
                await other.send_notices([Notice("here", "table", '{"ann": 1.0}')])
        assert kinds[-2:] == ["here", "workers"]
        await store.close()
        await other.close()

    asyncio.run(asyncio.wait_for(main(), 60))


def test_a_worker_without_file_descriptors_takes_part_again_and_needs_one_for_all_waits(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise it would get no notices and no leases until it is restarted."""
    opened = list[None]()

    def open_selector() -> selectors.BaseSelector:
        opened.append(None)
        if len(opened) == 1:
            raise OSError(EMFILE, "Too many open files")
        return selectors.DefaultSelector()

    async def main() -> None:
        store, other = await open_and_send(postgres_database)
        assert store.leads
        await store.close()
        await other.close()

    scarce = SimpleNamespace(DefaultSelector=open_selector, EVENT_READ=selectors.EVENT_READ)
    monkeypatch.setattr(membership, "selectors", scarce)
    monkeypatch.setattr(membership, "SILENCE_SECONDS", 60)
    asyncio.run(asyncio.wait_for(main(), 60))
    assert len(opened) == 2
