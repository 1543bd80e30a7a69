"""The SQLite store: WAL mode, every commit synced, one writer thread with group commit."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Mapping, Sequence
from contextlib import closing
from pathlib import Path
from typing import Self, TypeVar

from wildtable.server.files import replacing
from wildtable.server.store.contract import StoreError
from wildtable.server.store.notices import Notice
from wildtable.server.store.rows import Deletion, Entry, WorkerRow
from wildtable.server.store.sql.database import Database
from wildtable.server.store.sql.store import SqlStore
from wildtable.server.store.sqlite.appending import Append
from wildtable.server.store.sqlite.schema import prepare
from wildtable.server.store.sqlite.threads import OutsideTransaction, ReaderThread, SqliteWork, WriterThread
from wildtable.server.store.sqlite.wiping import expect_wipe, wipe, wipe_if_small

log = logging.getLogger(__name__)
T = TypeVar("T")
MAX_CHECKED_BYTES = 2**30


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


def check_integrity(db: sqlite3.Connection) -> None:
    """Raise DatabaseError if the file is damaged. A large one is not checked, since a start must not take minutes."""
    (size,) = db.execute("select page_count * page_size from pragma_page_count, pragma_page_size").fetchone()
    if size > MAX_CHECKED_BYTES:
        log.warning("the database has %d MB; its integrity is not checked at the start", size // 10**6)
        return
    (state,) = db.execute("pragma quick_check(1)").fetchone()
    if state != "ok":
        raise sqlite3.DatabaseError(" ".join(state.split()))


def copy_database(path: Path, target: Path) -> None:
    """Copy a database as of one moment, while it is in use. The copy gets its name when it is complete and checked, and only
    its owner may read it: the secrets of running games are in it."""
    address = f"{path.resolve().as_uri()}?mode=ro"
    try:
        with (
            replacing(target) as part,
            closing(sqlite3.connect(address, uri=True, timeout=10)) as source,
            closing(sqlite3.connect(part)) as copy,
        ):
            source.backup(copy)
            copy.execute("pragma journal_mode = delete")
            check_integrity(copy)
    except (sqlite3.Error, OSError) as error:
        raise StoreError(str((isinstance(error, OSError) and error.strerror) or error)) from None
