"""Salvage: save the readable rows of a damaged database. Nothing but SQLite is needed: the `sqlite3` command line of some
systems cannot do it."""

from __future__ import annotations

import sqlite3
from collections.abc import Mapping
from contextlib import closing
from pathlib import Path

from wildtable.server.files import replacing
from wildtable.server.store.contract import StoreError
from wildtable.server.store.sqlite.schema import find_version, prepare

AFTER_A_GAP = """
delete from log where (game, number) in (
  select game, number from (select game, number, row_number() over (partition by game order by number) as place from log)
  where number != place)
"""
"""A game continues from its last move before those that are lost: later moves fit no other position."""


def salvage(path: Path, target: Path) -> Mapping[str, int]:
    """Write a new database with all rows of a damaged one that can be read. Return how many rows each table has that could
    not be read completely. Raise StoreError if there is nothing to read, or no room."""
    address = f"{path.resolve().as_uri()}?mode=ro"
    try:
        with (
            replacing(target) as part,
            closing(sqlite3.connect(address, uri=True)) as damaged,
            closing(sqlite3.connect(part)) as saved,
        ):
            damaged.execute("select count(*) from sqlite_schema").fetchone()
            find_version(damaged)
            prepare(saved)
            tables = [name for (name,) in saved.execute("select name from sqlite_schema where type = 'table'")]
            incomplete = [name for name in tables if not _copy(damaged, saved, name)]
            saved.execute(AFTER_A_GAP)
            saved.commit()
            return {name: saved.execute(f"select count(*) from {name}").fetchone()[0] for name in incomplete}
    except (sqlite3.Error, OSError) as error:
        raise StoreError(str((isinstance(error, OSError) and error.strerror) or error)) from None


def _copy(damaged: sqlite3.Connection, saved: sqlite3.Connection, table: str) -> bool:
    """Copy a table's rows from its beginning, and where a page cannot be read also from its end. Was all of it readable?"""
    columns = saved.execute(f"pragma table_info({table})").fetchall()
    names = ", ".join(name for _, name, *_ in columns)
    insert = f"insert or ignore into {table} ({names}) values ({', '.join('?' * len(columns))})"
    keys = [name for _, name, *_, key in sorted(columns, key=lambda column: int(column[-1])) if key]
    for order in ("", f"order by {', '.join(f'{key} desc' for key in keys)}"):
        try:
            rows = damaged.execute(f"select {names} from {table} not indexed {order}")
            while row := rows.fetchone():
                saved.execute(insert, row)
        except sqlite3.DatabaseError:
            continue
        return not order
    return False
