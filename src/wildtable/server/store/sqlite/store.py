"""The SQLite store: WAL mode, every commit synced, one writer thread with group commit."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import closing
from itertools import groupby
from pathlib import Path
from typing import Any, Self, TypeVar

from wildtable.server.store.contract import Notice, StoreError, Taken
from wildtable.server.store.jobs import BatchQueue, Outcome, StoreJob, resolve_all
from wildtable.server.store.rows import Deletion, Entry, WorkerRow
from wildtable.server.store.sql.rows import ENTRIES, Database, as_text
from wildtable.server.store.sql.store import SqlStore
from wildtable.server.store.sqlite.file import SqliteDatabase, copy_database, expect_wipe, prepare, wipe, wipe_if_small

T = TypeVar("T")
PRIMARY_CODE = 0xFF
"""The bits of an error code of SQLite that name its kind; the others say more about it."""
INSERT = f"insert into log (game, {ENTRIES.columns}) values "
PLACES = f"(?, {ENTRIES.marks})"


SqliteWork = Callable[[SqliteDatabase], T]


class SqliteStore(SqlStore):
    """A store in one file, for one worker. One thread writes and another reads, each with its own connection; WAL lets both
    work at once."""

    each_favourite = "json_each(favourites)"

    def __init__(self, path: Path | str, *, patience: float = 5.0) -> None:
        """`patience`: how many seconds a write waits while another process holds the database."""
        super().__init__()
        self.path = str(path)
        self._patience = patience

    async def open(self) -> Self:
        self._writes = await asyncio.to_thread(WriterThread, self.path, self._patience, _prepare)
        try:
            self._reads = await asyncio.to_thread(ReaderThread, self.path, self._patience)
        except StoreError:
            self._writes.stop()
            self._writes.join()
            raise
        return self

    async def finish_deletion(self, deletion: Deletion) -> None:
        await super().finish_deletion(deletion)
        await self._alone(wipe_if_small)

    @property
    def waiting(self) -> Mapping[str, int]:
        return {"read": self._reads.waiting, "write": self._writes.waiting}

    async def backup(self, path: str) -> None:
        """Copy the whole store as of one moment, while it is in use."""
        await asyncio.to_thread(copy_database, Path(self.path), Path(path))

    async def close(self) -> None:
        """Finish the queued jobs and refuse new ones."""
        for worker in (self._writes, self._reads):
            worker.stop()
            await asyncio.to_thread(worker.join)

    async def append(self, game: int, entry: Entry, scores: Sequence[int] | None = None) -> None:
        await self._write(Append(game, entry, scores))

    # There are no other workers

    is_shared = False
    leads = True

    async def notices(self) -> AsyncIterator[Notice]:
        nothing: Sequence[Notice] = ()
        for notice in nothing:
            yield notice

    async def send_notices(self, notices: Sequence[Notice]) -> None:
        """There are no other workers."""

    def drives(self, table: str) -> bool:
        return True

    async def report(self, worker: WorkerRow) -> list[WorkerRow]:
        return [worker]

    async def secret(self, name: str, new: bytes) -> bytes | None:
        return None

    async def is_in_use(self) -> bool:
        return False

    async def times(self) -> tuple[float, float] | None:
        return None

    async def _write(self, work: SqliteWork[T]) -> T:
        return await self._writes.do(work)

    async def _alone(self, work: SqliteWork[T]) -> T:
        """Write outside of any transaction."""
        return await self._writes.do(OutsideTransaction(work))

    async def _read(self, work: SqliteWork[T]) -> T:
        return await self._reads.do(work)

    def _wipe_later(self, db: Database) -> None:
        expect_wipe(db)


def _prepare(db: sqlite3.Connection) -> None:
    """Create or upgrade the schema, and finish a wipe that failed earlier."""
    prepare(db)
    wipe(db)


# Appending to logs, and the threads: one reads and one writes, each with a connection and a queue of jobs


class Append:
    """A job that appends an entry to a log, and with `scores` ends the game.

    All entries that wait, of any tables, are put into one statement, which is also its own transaction. Each call of the
    database gives other threads the interpreter, and waits for it again: a busy server would take its time for each of the
    statements of a transaction.
    """

    def __init__(self, game: int, entry: Entry, scores: Sequence[int] | None) -> None:
        self._row = (game, *ENTRIES.dump(entry))
        self._end = None if scores is None else (entry.at, as_text(scores), game)

    def __call__(self, db: Database) -> None:
        if not db.execute(f"{INSERT}{PLACES} on conflict do nothing", self._row).rowcount:
            raise Taken(f"game {self._row[0]} has an entry {self._row[1]} already")
        if self._end is not None:
            db.execute("update games set ended = ?, scores = ? where id = ?", self._end)

    @staticmethod
    def are_simple(batch: Sequence[object]) -> bool:
        """Can the jobs be done by one statement?"""
        return all(isinstance(one, Append) and one._end is None for one in batch)

    @staticmethod
    def all_at_once(db: Database, batch: Sequence[Any]) -> None:
        """Append simple entries. If one of them is refused, none is appended."""
        db.execute(INSERT + ", ".join([PLACES] * len(batch)), [value for one in batch for value in one._row])


class SqliteJob(StoreJob):
    """A function of the store."""

    def __init__(self, work: SqliteWork[Any]) -> None:
        super().__init__()
        self.work = work


class ReaderThread:
    """A thread with a connection and a queue of jobs. The error of a job goes to its caller; the thread goes on."""

    def __init__(self, path: str, patience: float) -> None:
        self._path = path
        self._patience = patience
        self._queue = BatchQueue[SqliteJob]()
        self._opened: queue.SimpleQueue[Exception | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name=type(self).__name__, daemon=True)
        self._thread.start()
        if error := self._opened.get():
            raise error

    async def do(self, work: SqliteWork[T]) -> T:
        """Run a job in the thread and return its result. It is done even if the caller is cancelled."""
        result: T = await self._queue.do(SqliteJob(work))
        return result

    @property
    def waiting(self) -> int:
        return len(self._queue)

    def stop(self) -> None:
        self._queue.close()

    def join(self) -> None:
        self._thread.join()

    def _run(self) -> None:
        try:
            db = self._open()
        except sqlite3.Error as error:
            self._opened.put(StoreError(f"{self._path}: {error}"))
            return
        self._opened.put(None)
        with closing(db):
            for jobs in self._queue:
                resolve_all(jobs, self._do_all(db, [job.work for job in jobs]))

    def _open(self) -> SqliteDatabase:
        db = sqlite3.connect(self._path, isolation_level=None, timeout=self._patience, factory=SqliteDatabase)
        try:
            db.execute("pragma journal_mode = wal")
            db.execute("pragma synchronous = full")
        except sqlite3.Error:
            db.close()
            raise
        return db

    def _do_all(self, db: SqliteDatabase, batch: Sequence[SqliteWork[Any]]) -> list[Outcome]:
        return [self._do_one(db, work) for work in batch]

    def _do_one(self, db: SqliteDatabase, work: SqliteWork[Any]) -> Outcome:
        try:
            return work(db), None
        except sqlite3.Error as error:
            _drop_cache(db)
            return None, StoreError(str(error))
        except Exception as error:  # noqa: BLE001 (passed to the caller)
            return None, error


class OutsideTransaction:
    """A job that must run outside of any transaction."""

    def __init__(self, work: SqliteWork[Any]) -> None:
        self._work = work

    def __call__(self, db: SqliteDatabase) -> Any:
        return self._work(db)


class WriterThread(ReaderThread):
    """Commit all queued jobs together; one that fails is rolled back alone."""

    def __init__(self, path: str, patience: float, prepare: SqliteWork[None]) -> None:
        """`prepare`: the first job, which creates or upgrades the schema."""
        self._prepare = prepare
        super().__init__(path, patience)

    def _open(self) -> SqliteDatabase:
        db = super()._open()
        try:
            db.execute("pragma secure_delete = on")
            self._prepare(db)
        except sqlite3.Error:
            db.close()
            raise
        return db

    def _do_all(self, db: SqliteDatabase, batch: Sequence[SqliteWork[Any]]) -> list[Outcome]:
        if Append.are_simple(batch):
            try:
                Append.all_at_once(db, batch)
            except Exception as error:  # noqa: BLE001 (the jobs find out which of them causes it)
                if _is_locked(error):
                    return [(None, StoreError(str(error))) for _ in batch]
            else:
                return [(None, None)] * len(batch)
        outcomes: list[Outcome] = []
        for alone, works in groupby(batch, lambda work: isinstance(work, OutsideTransaction)):
            outcomes += (super()._do_all if alone else self._commit)(db, list(works))
        return outcomes

    def _commit(self, db: SqliteDatabase, batch: Sequence[SqliteWork[Any]]) -> list[Outcome]:
        """Commit all jobs at once, or if the disk refuses that, one by one: some may still fit."""
        try:
            db.execute("begin immediate")
        except sqlite3.Error as error:
            _drop_cache(db)
            return [(None, StoreError(str(error))) for _ in batch]
        try:
            outcomes = [self._do_in(db, work) for work in batch]
            db.execute("commit")
        except sqlite3.Error as error:
            with contextlib.suppress(sqlite3.Error):
                db.execute("rollback")
            _drop_cache(db)
            if len(batch) == 1:
                return [(None, StoreError(str(error)))]
        else:
            return outcomes
        return [outcome for work in batch for outcome in self._commit(db, [work])]

    def _do_in(self, db: SqliteDatabase, work: SqliteWork[Any]) -> Outcome:
        """Run a job in a savepoint. Its own error undoes it alone; an error of the disk or of a damaged file concerns the
        whole batch."""
        db.execute("savepoint job")
        try:
            result = work(db)
        except Exception as error:
            if isinstance(error, sqlite3.Error) and not isinstance(error, sqlite3.IntegrityError):
                raise
            db.execute("rollback to job")
            db.execute("release job")
            return None, error
        db.execute("release job")
        return result, None


def _is_locked(error: Exception) -> bool:
    """Did a statement wait in vain for another process?"""
    return getattr(error, "sqlite_errorcode", 0) & PRIMARY_CODE == sqlite3.SQLITE_BUSY


def _drop_cache(db: SqliteDatabase) -> None:
    """Drop cached pages after an error: a damaged one would be used again although its file is repaired."""
    with contextlib.suppress(sqlite3.Error):
        db.execute("pragma shrink_memory")
