"""Folder: what a server keeps is in one folder, and the folder is one server's alone."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

from wildtable.server.store.contract import StoreError

LOCK = "lock"
PATIENCE = 0.5
"""So many seconds a folder may stay taken by somebody who was killed just now."""


class Occupied(StoreError):
    """Somebody else holds the folder: a server, or whoever does what no server may see."""


def hold(folder: Path) -> closing[sqlite3.Connection]:
    """Have a folder to oneself until it is closed. However the process ends, the system frees it at the same moment.

    A server knows its tables by heart: of two on one folder neither would hear what is played at the other, and its
    bots would play against the other's. SQLite locks the file, which holds nothing, since it knows how on every system;
    processes that are started from here do not hold it.
    """
    path = folder / LOCK
    try:
        db = sqlite3.connect(path, isolation_level=None, timeout=PATIENCE)
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
