"""Wiping: no byte of a deleted row is left in the files of the database.

The writer overwrites what it deletes (`secure_delete`), but copies may be left where SQLite has moved rows from page to
page, and in the WAL. So the file is rewritten and the WAL emptied. Rewriting a large file takes seconds in which nobody can
write: that waits for the next start.
"""

from __future__ import annotations

import logging
import sqlite3

from wildtable.server.store.sql.database import Database

log = logging.getLogger(__name__)
MAX_BYTES_AT_ONCE = 2**21
"""The size up to which a file is rewritten while the server runs, in a few hundredths of a second."""


def expect_wipe(db: sqlite3.Connection | Database) -> None:
    """Store that deleted rows are to be wiped. What is not done now, the next start does."""
    db.execute("insert or ignore into pending_wipe values (1)")


def wipe_if_small(db: sqlite3.Connection) -> None:
    """Wipe deleted rows, unless that would hold up others."""
    (size,) = db.execute("select page_count * page_size from pragma_page_count, pragma_page_size").fetchone()
    if size <= MAX_BYTES_AT_ONCE:
        wipe(db)
    else:
        log.warning("deleted rows are overwritten; the database has %d MB and is rewritten at the next start", size >> 20)


def wipe(db: sqlite3.Connection) -> None:
    """Rewrite the file and empty the WAL, if that is pending."""
    if not db.execute("select 1 from pending_wipe").fetchone():
        return
    try:
        db.execute("vacuum")
        (busy, _, _) = db.execute("pragma wal_checkpoint(truncate)").fetchone()
        if not busy:
            db.execute("delete from pending_wipe")
            return
    except sqlite3.Error as error:
        log.error("deleted rows are not wiped yet: %s", error)  # noqa: TRY400
        return
    log.error("deleted rows are not wiped yet: another program reads the database")
