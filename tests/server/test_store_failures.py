"""Store failures: nothing changes meanwhile, and bots, clocks and results resume by themselves afterwards."""

from __future__ import annotations

import sqlite3
from asyncio import gather, run
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from itertools import pairwise
from pathlib import Path

import httpx
import pytest

from tests.harness.server import running
from tests.harness.tables import ANN, InSeat, clock_of, context, dumps, is_over, make_game, rebuilt, until, waiting
from tests.server.test_sqlite import FILE, largest_file
from wildtable.server.clock import ManualClock
from wildtable.server.net.monitoring import LabelledCounter
from wildtable.server.store.contract import StoreError
from wildtable.server.store.health import MAX_AGE_SECONDS
from wildtable.server.store.sqlite.store import SqliteStore
from wildtable.server.tables.supervisor import MAX_PAUSE_SECONDS, Supervisor

CLOCK = 60
pytestmark = pytest.mark.sqlite
Failure = Callable[[SqliteStore], AbstractAsyncContextManager[None]]


@asynccontextmanager
async def locked(store: SqliteStore) -> AsyncIterator[None]:
    """Lock the database from another connection."""
    with closing(sqlite3.connect(store.path, isolation_level=None)) as other:
        other.execute("begin exclusive")
        yield
        other.execute("rollback")


@asynccontextmanager
async def full(_: SqliteStore) -> AsyncIterator[None]:
    """Let the disk appear full."""
    with largest_file(1000):
        yield


@asynccontextmanager
async def read_only(store: SqliteStore) -> AsyncIterator[None]:
    await store._alone(lambda db: db.execute("pragma query_only = on"))
    yield
    await store._alone(lambda db: db.execute("pragma query_only = off"))


@asynccontextmanager
async def damaged(store: SqliteStore) -> AsyncIterator[None]:
    """Overwrite all pages after the first, and restore them at the end."""
    await store._alone(lambda db: db.execute("pragma wal_checkpoint(truncate)"))
    await store._alone(lambda db: db.execute("pragma shrink_memory"))
    path = Path(store.path)
    before = path.read_bytes()
    with path.open("r+b") as file:
        file.seek(4096)
        file.write(b"\xff" * (len(before) - 4096))
    yield
    with path.open("r+b") as file:
        file.write(before)


@pytest.mark.parametrize("failure", [locked, full, read_only, damaged])
def test_bots_and_clocks_go_on_after_a_failure(tmp_path: Path, failure: Failure) -> None:
    async def story() -> None:
        async with context(tmp_path, patience=0.05) as h:
            assert isinstance(h.store, SqliteStore)
            failures = h.monitor.metrics.task_failures.counts
            table = await make_game(h, bots=2, clock=CLOCK)
            before = dumps(table)
            async with failure(h.store):
                await until(lambda: failures["bot"] > 2, h)
                with pytest.raises(StoreError):
                    await table.answer(InSeat(0), ["bid refill"], "r1", 0)
                with pytest.raises(StoreError):
                    await table.say(ANN, "hello")
                assert (dumps(table), table.chat) == (before, [])
                assert await h.monitor.health.failure()
            await clock_of(h).advance(MAX_AGE_SECONDS)
            assert not await h.monitor.health.failure()
            await table.answer(InSeat(0), ["bid refill"], "r1", 0)
            await table.say(ANN, "hello")
            await until(lambda: waiting(table) == (0,), h)
            async with failure(h.store):
                await clock_of(h).advance(CLOCK)
                await until(lambda: failures["clock"] > 0, h)
                assert waiting(table) == (0,)
            await until(lambda: is_over(table), h)
            after = dumps(table)
            assert await rebuilt(h, table) == after
            assert [line.text for line in await h.store.chat(table.row.id, 9)] == ["hello"]
        with closing(sqlite3.connect(tmp_path / FILE)) as db:
            assert db.execute("pragma integrity_check").fetchone() == ("ok",)

    run(story())


def test_games_are_resumed_once_the_store_can_be_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def begin() -> None:
        async with context(tmp_path) as h:
            await make_game(h, bots=2)

    async def resume() -> None:
        async with context(tmp_path) as h:
            honest = h.store.log

            async def fail(_: int) -> None:
                raise StoreError("disk I/O error")

            monkeypatch.setattr(h.store, "log", fail)
            h.tables.supervisor.start("resume", h.tables.resume)
            await until(lambda: h.monitor.metrics.task_failures.counts["resume"] > 2, h)
            assert h.tables.live == 0
            monkeypatch.setattr(h.store, "log", honest)
            await until(lambda: h.tables.live == 1 and waiting(h.tables.all_awake[0]) == (0,), h)

    run(begin())
    run(resume())


def test_the_store_is_checked_once_a_second(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:

            def checks() -> int:
                with closing(sqlite3.connect(tmp_path / FILE)) as db:
                    return int(db.execute("select checks from health").fetchone()[0])

            assert await gather(*(h.monitor.health.failure() for _ in range(20))) == [""] * 20
            assert checks() == 1
            await clock_of(h).advance(MAX_AGE_SECONDS)
            assert await h.monitor.health.failure() == ""
            assert checks() == 2
            clock_of(h).set_back(3600)
            await clock_of(h).advance(MAX_AGE_SECONDS)
            assert await h.monitor.health.failure() == ""
            assert checks() == 3, "setting the clock back does not stop the checks"

    run(story())


def test_healthz_says_what_fails(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        store: SqliteStore = server.app.state.context.store
        run(store._alone(lambda db: db.execute("pragma query_only = on")))
        health = httpx.get(f"{server.address}/healthz", timeout=60)
        assert (health.status_code, health.json()["ok"]) == (503, False)
        assert health.json()["failure"] == "attempt to write a readonly database"


def test_a_task_that_fails_is_logged_counted_and_started_again(caplog: pytest.LogCaptureFixture) -> None:
    async def story() -> None:
        clock, failures = ManualClock(), LabelledCounter("task")
        supervisor = Supervisor(clock, failures)
        attempts: list[float] = []

        async def work() -> None:
            attempts.append(clock.now())
            if len(attempts) < 10:
                raise ValueError("not yet")

        task = supervisor.start("work", work)
        while not task.done():
            await clock.advance(0.5)
        assert failures.counts == {"work": 9}
        pauses = [later - earlier for earlier, later in pairwise(attempts)]
        assert pauses == sorted(pauses)
        assert (pauses[0], pauses[-1]) == (0.5, MAX_PAUSE_SECONDS)

        async def wait() -> None:
            await clock.sleep(1)

        waiting_task = supervisor.start("wait", wait)
        supervisor.stop()
        await clock.advance(0)
        assert waiting_task.cancelled()

    run(story())
    assert [record.levelname for record in caplog.records] == ["ERROR"]
    assert "ValueError: not yet" in caplog.text
