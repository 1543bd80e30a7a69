"""Data folder: all that a server stores is in one folder, which only one process may use at a time."""

from __future__ import annotations

import os
import sqlite3
import sys
from contextlib import ExitStack, closing
from pathlib import Path
from time import monotonic, sleep

from wildtable.server.files import create_private
from wildtable.server.store.contract import StoreError
from wildtable.server.store.opening import DATABASE_FILE

if sys.platform == "linux":
    import fcntl

LOCK_FILE = "lock"
LOCK_SECONDS = 0.5
"""How long to wait for the lock: a process that was killed may hold it for a moment."""


class Occupied(StoreError):
    """Another process uses the folder: a server, or a command that needs it alone."""


def hold(folder: Path) -> ExitStack:
    """Lock a folder until the result is closed or the process ends, however it ends.

    A server has its tables in memory: of two on one folder, neither would see the other's moves. Child processes do not
    inherit the lock.
    """
    with ExitStack() as locks:
        locks.enter_context(_lock_folder(folder / LOCK_FILE))
        locks.callback(os.close, _lock_database(folder / DATABASE_FILE))
        return locks.pop_all()


def _lock_folder(path: Path) -> closing[sqlite3.Connection]:
    """Lock an empty file. SQLite does that, since it knows how on every system."""
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


def _lock_database(path: Path) -> int:
    """Lock the database itself, for the case that the lock file was moved away. Return its descriptor.

    Only Linux keeps these locks apart from those of SQLite; elsewhere the lock file must do. The descriptor must stay open
    for longer than the store: closing it would release the locks of SQLite, too.
    """
    create_private(path)
    descriptor = os.open(path, os.O_RDWR)
    if sys.platform == "linux":
        deadline = monotonic() + LOCK_SECONDS
        while True:
            try:
                fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
                break
            except OSError as error:
                taken = isinstance(error, BlockingIOError)
                if not taken or monotonic() > deadline:
                    os.close(descriptor)
                    raise (Occupied if taken else StoreError)(f"{path}: {error.strerror}") from None
            sleep(0.01)
    return descriptor
