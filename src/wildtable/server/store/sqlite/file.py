"""The file of the SQLite store as a whole: it is upgraded, checked, copied, wiped, and saved from damage."""

from __future__ import annotations

import logging
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from math import inf
from pathlib import Path
from types import MappingProxyType

from wildtable.server.files import replacing
from wildtable.server.store.contract import NoticeKind, StoreError
from wildtable.server.store.migrations import schema_version, too_new, upgrade
from wildtable.server.store.schema import Dialect, creation, table_creation, tables_in
from wildtable.server.store.sql.rows import Database

log = logging.getLogger(__name__)
PENDING_WIPE = 1
"""The version of databases from before there were versions, while a wipe is pending."""
MAX_CHECKED_BYTES = 2**30
MAX_BYTES_AT_ONCE = 2**21
"""The size up to which a file is rewritten while the server runs, in a few hundredths of a second."""
AFTER_A_GAP = """
delete from log where (game, number) in (
  select game, number from (select game, number, row_number() over (partition by game order by number) as place from log)
  where number != place)
"""
"""A game continues from its last move before those that are lost: later moves fit no other position."""


class SqliteDatabase(sqlite3.Connection):
    """A connection of the only worker: there are no others to lock out or to notify."""

    dialect: Dialect = "sqlite"

    def lock(self, name: str) -> None: ...

    def notify(self, kind: NoticeKind, subject: str) -> None: ...


@contextmanager
def transaction(path: Path, *, writes: bool = False) -> Iterator[SqliteDatabase]:
    """Open a database for one transaction: a reader sees it as of one moment, a writer changes all or nothing."""
    try:
        with closing(sqlite3.connect(path, isolation_level=None, timeout=10, factory=SqliteDatabase)) as db:
            db.execute("begin immediate" if writes else "begin")
            yield db
            db.execute("commit")
    except sqlite3.Error as error:
        raise StoreError(str(error)) from None


def find_version(db: sqlite3.Connection) -> int:
    """Return the version of a database's schema, its `user_version`. Raise OperationalError if it is too new."""
    (version,) = db.execute("pragma user_version").fetchone()
    if version > schema_version():
        raise sqlite3.OperationalError(too_new(version))
    return int(version)


def prepare(db: sqlite3.Connection) -> None:
    """Create the tables of a new database, or upgrade an older one in place: completely or not at all."""
    if find_version(db) == schema_version():
        return
    db.execute("begin immediate")
    try:
        version = find_version(db)
        if db.execute("select 1 from sqlite_schema").fetchone():
            upgrade(db, "sqlite", version)
        else:
            for statement in creation("sqlite"):
                db.execute(statement)
        if version == PENDING_WIPE:
            expect_wipe(db)
        db.execute(f"pragma user_version = {schema_version()}")
        db.execute("commit")
    except sqlite3.Error:
        db.execute("rollback")
        raise


def check_integrity(db: sqlite3.Connection, max_bytes: float = MAX_CHECKED_BYTES) -> None:
    """Raise DatabaseError if the file is damaged. A large one is not checked, since a start must not take minutes."""
    (size,) = db.execute("select page_count * page_size from pragma_page_count, pragma_page_size").fetchone()
    if size > max_bytes:
        log.warning("the database has %d MB; its integrity is not checked at the start", size // 10**6)
        return
    (state,) = db.execute("pragma quick_check(1)").fetchone()
    if state != "ok":
        raise sqlite3.DatabaseError(" ".join(state.split()))


def copy_database(path: Path, target: Path, secrets: Mapping[str, bytes] = MappingProxyType({})) -> None:
    """Copy a database as of one moment, while it is in use, and put secrets into the copy. It gets its name when it is
    complete and checked, and only its owner may read it: the secrets of running games are in it."""
    with writing_copy(target) as copy, _read_only(path) as source:
        source.execute("begin")
        counts = _count_rows(source)  # the first read fixes the moment
        source.backup(copy)
        if _count_rows(copy) != counts:
            raise StoreError("the copy has other rows")
        put_secrets(copy, secrets)


@contextmanager
def writing_copy(target: Path) -> Iterator[SqliteDatabase]:
    """Yield a new database to write to, which gets its name when the block has ended and it is checked."""
    with (
        _errors(),
        replacing(target) as part,
        closing(sqlite3.connect(part, isolation_level=None, factory=SqliteDatabase)) as copy,
    ):
        yield copy
        copy.execute("pragma journal_mode = delete")
        check_integrity(copy, inf)


def put_secrets(db: SqliteDatabase, secrets: Mapping[str, bytes]) -> None:
    if secrets:
        db.execute(table_creation("sqlite", "secrets"))
        db.executemany("insert or replace into secrets values (?, ?)", secrets.items())


def _count_rows(db: sqlite3.Connection) -> dict[str, int]:
    tables = [name for (name,) in db.execute("select name from sqlite_schema where type = 'table' order by name")]
    return {name: db.execute(f"select count(*) from {name}").fetchone()[0] for name in tables}


def salvage(path: Path, target: Path) -> Mapping[str, int]:
    """Write a new database with all rows of a damaged one that can be read. Return how many rows each table has that could
    not be read completely. Raise StoreError if there is nothing to read, or no room. Nothing but SQLite is needed: the
    `sqlite3` command line of some systems cannot do it."""
    with _errors(), replacing(target) as part, _read_only(path) as damaged, closing(sqlite3.connect(part)) as saved:
        damaged.execute("select count(*) from sqlite_schema").fetchone()
        find_version(damaged)
        prepare(saved)
        incomplete = [name for name in tables_in("sqlite") if not _copy(damaged, saved, name)]
        saved.execute(AFTER_A_GAP)
        saved.commit()
        return {name: saved.execute(f"select count(*) from {name}").fetchone()[0] for name in incomplete}


def _copy(damaged: sqlite3.Connection, saved: sqlite3.Connection, name: str) -> bool:
    """Copy a table's rows from its beginning, and where a page cannot be read also from its end. Was all of it readable?"""
    table = tables_in("sqlite")[name]
    columns = list(table.columns_in("sqlite"))
    names = ", ".join(columns)
    insert = f"insert or ignore into {name} ({names}) values ({', '.join('?' * len(columns))})"
    for order in ("", f"order by {', '.join(f'{key} desc' for key in table.key_columns)}"):
        try:
            rows = damaged.execute(f"select {names} from {name} not indexed {order}")
            while row := rows.fetchone():
                saved.execute(insert, row)
        except sqlite3.DatabaseError:
            continue
        return not order
    return False


@contextmanager
def _errors() -> Iterator[None]:
    """Raise StoreError, with the reason in a few words, for what goes wrong with files and databases."""
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise StoreError(str((isinstance(error, OSError) and error.strerror) or error)) from None


def _read_only(path: Path) -> closing[sqlite3.Connection]:
    return closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=ro", uri=True, timeout=10))


# Wiping: no byte of a deleted row is left. The writer overwrites what it deletes (`secure_delete`), but copies may be left
# where SQLite has moved rows from page to page, and in the WAL. So the file is rewritten and the WAL emptied. Rewriting a
# large file takes seconds in which nobody can write: that waits for the next start.


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
