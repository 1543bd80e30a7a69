"""A store that counts its writes and can fail after some."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

from wildtable.server.store.contract import StoreError
from wildtable.server.store.sqlite.file import SqliteDatabase
from wildtable.server.store.sqlite.store import SqliteStore, SqliteWork

T = TypeVar("T")


class StepStore(SqliteStore):
    """Counts the rows that each write changes, and fails after `lives` writes, as if the server was killed then."""

    def __init__(self, path: Path, lives: int = 1_000_000) -> None:
        super().__init__(path)
        self.lives = lives
        self.changes: list[int] = []

    async def _write(self, work: SqliteWork[T]) -> T:
        def counted(db: SqliteDatabase) -> T:
            before = db.total_changes
            result = work(db)
            self.changes.append(db.total_changes - before)
            return result

        self.lives -= 1
        if self.lives < 0:
            raise StoreError("killed")
        return await super()._write(counted)


async def reopen(path: Path) -> None:
    """Open a database and close it, as a server start and stop would."""
    await (await SqliteStore(path).open()).close()
