"""Data folder: all that a server stores is in one folder, which only one process may use at a time."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from wildtable.server.files import create_private
from wildtable.server.store.contract import StoreError

LOCK_FILE = "lock"
LOCK_SECONDS = 0.5
"""How long to wait for the lock: a process that was killed may hold it for a moment."""


class Occupied(StoreError):
    """Another process uses the folder: a server, or a command that needs it alone."""


def hold(folder: Path) -> closing[sqlite3.Connection]:
    """Lock a folder until the result is closed or the process ends, however it ends.

    A server has its tables in memory: of two on one folder, neither would see the other's moves. SQLite does the locking,
    since it knows how on every system; the file is empty, and child processes do not inherit the lock.
    """
    path = folder / LOCK_FILE
    create_private(path)
    try:
        db = sqlite3.connect(path, isolation_level=None, timeout=LOCK_SECONDS)
        try:
            db.execute("pragma journal_mode = memory")
            db.execute("begin exclusive")
        except sqlite3.Error:
            db.close()
            raise
    except sqlite3.Error as error:
        taken = error.sqlite_errorcode == sqlite3.SQLITE_BUSY
        raise (Occupied if taken else StoreError)(f"{path}: {error}") from None
    return closing(db)
