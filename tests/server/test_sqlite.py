"""SqliteStore fulfils the contract of stores, also while the disk is full or another process has locked the file."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import threading
from collections.abc import Awaitable, Callable, Coroutine, Iterator, Sequence
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from tests.harness.step_store import reopen
from tests.server.store_contract import StoreContract
from tests.server.store_samples import ADA, GAME, NO_QUOTA, TABLE, entry
from wildtable.server.store.contract import Store, StoreError, Taken
from wildtable.server.store.rows import ChatLine, ImportRow
from wildtable.server.store.sqlite.store import SqliteStore

pytestmark = pytest.mark.sqlite

FILE = "wildtable.db"


class TestSqliteStore(StoreContract):
    def open(self, folder: Path) -> Store:
        return SqliteStore(folder / FILE)


def run(folder: Path, use: Callable[[SqliteStore], Awaitable[None]], patience: float = 0.05) -> None:
    async def main() -> None:
        store = await SqliteStore(folder / FILE, patience=patience).open()
        try:
            await use(store)
        finally:
            await store.close()

    asyncio.run(main())


def everything(path: Path) -> list[str]:
    """Return all rows of a database, read by another connection."""
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("pragma integrity_check").fetchone() == ("ok",)
        return list(db.iterdump())


def test_every_commit_is_synced(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        def pragmas(db: sqlite3.Connection) -> tuple[object, object]:
            return db.execute("pragma journal_mode").fetchone()[0], db.execute("pragma synchronous").fetchone()[0]

        assert await store._write(pragmas) == ("wal", 2)

    run(tmp_path, use)


async def together(store: SqliteStore, work: Sequence[Coroutine[Any, Any, Any]]) -> list[Any]:
    """Queue writes while the writer is busy, so that it does them at once; return their outcomes."""
    busy, queued = threading.Event(), threading.Event()

    def wait(_: object) -> None:
        busy.set()
        queued.wait()

    waiting = asyncio.create_task(store._write(wait))
    await asyncio.to_thread(busy.wait)
    outcomes = asyncio.gather(*work, return_exceptions=True)
    await asyncio.sleep(0)
    queued.set()
    await waiting
    return await outcomes


@pytest.mark.parametrize("others", [0, 1])
def test_queued_writes_are_committed_together(tmp_path: Path, others: int) -> None:
    """One hundred writes queued behind another cost one sync, not a hundred. Entries alone are one statement, which is also
    its transaction."""

    async def use(store: SqliteStore) -> None:
        work = [store.append(game, entry(1)) for game in range(100)]
        work += [store.add_visitor(ADA) for _ in range(others)]
        synced: list[str] = []

        def watch(db: sqlite3.Connection) -> None:
            def trace(sql: str) -> None:
                if sql == "commit" or (sql.startswith("insert") and not db.in_transaction):
                    synced.append(sql)

            db.set_trace_callback(trace)

        await store._write(watch)
        assert await together(store, work) == [None] * len(work)
        assert len(synced) == 3, "of the watch, of what kept the writer busy, and of all others"

    run(tmp_path, use)


def test_an_entry_that_is_refused_does_not_affect_others_of_its_statement(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        await store.append(1, entry(1, "first"))
        refused = [store.append(1, entry(1, "second")), store.append(2, entry(2, "\ud800"))]
        stored = [store.append(game, entry(2)) for game in (1, 3)]
        outcomes = [type(outcome) for outcome in await together(store, [*refused, *stored])]
        assert outcomes == [Taken, UnicodeEncodeError, type(None), type(None)]
        assert [await store.log(game) for game in (1, 2, 3)] == [[entry(1, "first"), entry(2)], [], [entry(2)]]

    run(tmp_path, use)


# Another process holds a lock


@contextmanager
def held(folder: Path) -> Iterator[None]:
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as other:
        other.execute("begin exclusive")
        yield
        other.execute("rollback")


def test_a_locked_database_refuses_writes_until_it_is_unlocked(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        game, table = await store.begin_game(GAME, TABLE)
        await store.append(game.id, entry(1))
        with held(tmp_path):
            work = (
                store.append(game.id, entry(2)),
                store.begin_game(GAME, replace(table, played=1)),
                store.say("oak", ChatLine(0, "ada", "Ada", "hi", 1.0)),
                store.add_visitor(ADA),
            )
            outcomes = await asyncio.gather(*work, return_exceptions=True)
            assert [type(outcome) for outcome in outcomes] == [StoreError] * 4
            with pytest.raises(StoreError, match="database is locked"):
                await store.check()
            assert [row.number for row in await store.log(game.id)] == [1], "reads still work"
        await store.check()
        assert await store.table("oak") == replace(TABLE, game=game.id)
        assert (await store.chat("oak", 9), await store.visitor("ada")) == ([], None)
        await store.append(game.id, entry(2))
        assert [row.number for row in await store.log(game.id)] == [1, 2]

    run(tmp_path, use)


def test_a_short_lock_is_waited_for(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        with held(tmp_path):
            waiting = asyncio.create_task(store.append(1, entry(1)))
            assert await store.log(1) == []
            assert not waiting.done()
        await waiting
        assert await store.log(1) == [entry(1)]

    run(tmp_path, use, patience=20)


def test_a_database_that_cannot_be_opened_raises_a_store_error(tmp_path: Path) -> None:
    with pytest.raises(StoreError):
        asyncio.run(reopen(tmp_path / "nowhere" / FILE))
    (tmp_path / FILE).write_bytes(b"this is no database, but long enough to be looked at" * 100)
    with pytest.raises(StoreError, match="not a database"):
        asyncio.run(reopen(tmp_path / FILE))


# The disk is full


async def set_most_pages(store: SqliteStore, more: int) -> None:
    """Let the file grow by this many pages and no more, as on a nearly full disk."""

    def limit(db: sqlite3.Connection) -> None:
        (now,) = db.execute("pragma page_count").fetchone()
        db.execute(f"pragma max_page_count = {now + more}")

    await store._write(limit)


def test_a_full_disk_refuses_writes_completely(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        game, table = await store.begin_game(GAME, TABLE)
        await store.append(game.id, entry(1))
        before = everything(tmp_path / FILE)
        await set_most_pages(store, 0)
        large = "x" * 50_000
        work = (
            store.append(game.id, entry(2, "", large), scores=[1, 2, 3]),
            store.begin_game(replace(GAME, deck=large), replace(table, played=1)),
            store.put_import(ImportRow("x", large, 1.0), NO_QUOTA),
        )
        outcomes = await asyncio.gather(*work, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [StoreError] * 3
        assert everything(tmp_path / FILE) == before
        await set_most_pages(store, 1000)
        await store.append(game.id, entry(2, "", large), scores=[1, 2, 3])
        assert [row.number for row in await store.log(game.id)] == [1, 2]
        ended = await store.game(game.id)
        assert ended is not None
        assert ended.scores == [1, 2, 3]

    run(tmp_path, use)


def test_small_writes_that_fit_on_a_full_disk_succeed(tmp_path: Path) -> None:
    """A large write that does not fit does not fail a small one queued with it."""

    async def use(store: SqliteStore) -> None:
        await store.append(1, entry(1))
        await set_most_pages(store, 0)
        work = (
            store.append(1, entry(2)),
            store.put_import(ImportRow("x", "x" * 50_000, 1.0), NO_QUOTA),
            store.append(1, entry(3)),
        )
        outcomes = await asyncio.gather(*work, return_exceptions=True)
        assert [type(outcome) for outcome in outcomes] == [type(None), StoreError, type(None)]
        assert [row.number for row in await store.log(1)] == [1, 2, 3]

    run(tmp_path, use)


@contextmanager
def largest_file(size: int) -> Iterator[None]:
    """Limit the file size of this process: the operating system refuses writes beyond it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_a_disk_that_refuses_to_write_is_survived(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        await store.append(1, entry(1))
        before = everything(tmp_path / FILE)
        with largest_file((tmp_path / f"{FILE}-wal").stat().st_size + 10_000):
            with pytest.raises(StoreError):
                await store.append(1, entry(2, "", "x" * 100_000))
            assert [row.number for row in await store.log(1)] == [1]
            assert everything(tmp_path / FILE) == before
        await store.append(1, entry(2, "", "x" * 100_000))
        assert [row.number for row in await store.log(1)] == [1, 2]

    run(tmp_path, use)


# Backup


def test_a_backup_made_while_writing_is_consistent(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        kept = 0

        async def write() -> None:
            nonlocal kept
            for number in range(1, 400):
                await store.append(1, entry(number, "", "x" * 500))
                kept = number

        writing = asyncio.create_task(write())
        copies = 0
        while not writing.done():
            before = kept
            await store.backup(str(tmp_path / "copy.db"))
            copies += 1
            copy = await SqliteStore(tmp_path / "copy.db").open()
            numbers = [row.number for row in await copy.log(1)]
            await copy.close()
            assert numbers == list(range(1, len(numbers) + 1))
            assert len(numbers) >= before
        await writing
        assert copies
        await store.backup(str(tmp_path / "copy.db"))
        assert everything(tmp_path / "copy.db") == everything(tmp_path / FILE)
        assert (tmp_path / "copy.db").stat().st_mode & 0o077 == 0, "the backup holds secrets and must be private"

    run(tmp_path, use)
    assert not list(tmp_path.glob("*.part*"))


def test_a_backup_that_fails_leaves_an_older_one_alone(tmp_path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        with pytest.raises(StoreError):
            await store.backup(str(tmp_path / "nowhere" / "copy.db"))
        await store.append(1, entry(1, "", "x" * 100_000))
        (tmp_path / "copy.db").write_text("older")
        with largest_file(20_000), pytest.raises(StoreError):
            await store.backup(str(tmp_path / "copy.db"))
        assert (tmp_path / "copy.db").read_text() == "older"
        await store.check()

    run(tmp_path, use)
    assert not list(tmp_path.glob("*.part*"))
