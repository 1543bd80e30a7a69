"""Data folder: all data of a server, locked for one process."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from wildtable.server.store.contract import StoreError

LOCK_FILE = "lock"
LOCK_SECONDS = 0.5
"""How long to wait for the lock of a process that was just killed."""


class Occupied(StoreError):
    """Another process holds the folder: a server, or a command that must not run beside one."""


def hold(folder: Path) -> closing[sqlite3.Connection]:
    """Lock a folder until the result is closed. The system releases the lock when the process ends, however it ends.

    A server caches its tables, so two servers on one folder would not see each other's moves. The lock is that of an empty
    SQLite database, which works on every system and is not inherited by child processes.
    """
    path = folder / LOCK_FILE
    try:
        db = sqlite3.connect(path, isolation_level=None, timeout=LOCK_SECONDS)
        try:
            db.execute("pragma journal_mode = memory")
            db.execute("begin exclusive")
        except sqlite3.Error:
            db.close()
            raise
    except sqlite3.Error as error:
        is_busy = error.sqlite_errorcode == sqlite3.SQLITE_BUSY
        raise (Occupied if is_busy else StoreError)(f"{path}: {error}") from None
    return closing(db)
