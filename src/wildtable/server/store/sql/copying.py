"""Copying a whole store into another one, page by page, and comparing both row by row."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from wildtable.server.store.contract import StoreError
from wildtable.server.store.migrations import columns_of
from wildtable.server.store.schema import TABLES, copied_tables
from wildtable.server.store.sql.rows import Database

PAGE_ROWS = 500


def copy_store(source: Database, target: Database) -> Mapping[str, int]:
    """Copy all rows into an empty store, compare them, and return their number by table. Raise StoreError if the target is
    not empty, or a row is not the same. Both are in a transaction; the source may be of an earlier version."""
    counts = {}
    if filled := next(filled_tables(target), None):
        raise StoreError(f"the target is not empty: it has rows in {filled}")
    for table in copied_tables():
        columns = [name for name in TABLES[table].copied_columns if name in columns_of(source, source.dialect, table)]
        if columns:
            for rows in _pages(source, table, columns):
                marks = f"({', '.join('?' for _ in columns)})"
                insert = f"insert into {table} ({', '.join(columns)}) values {', '.join([marks] * len(rows))}"
                target.execute(insert, [value for row in rows for value in row])
            counts[table] = _compare(_pages(source, table, columns), _pages(target, table, columns), table)
    if target.dialect == "postgresql":
        target.execute(
            "select setval(pg_get_serial_sequence('games', 'id'), (select coalesce(max(id), 0) + 1 from games), false)"
        )
    return counts


def filled_tables(db: Database) -> Iterator[str]:
    """Yield the tables that have rows which a copy would have. The database may be empty or of an earlier version."""
    for table in copied_tables():
        if columns_of(db, db.dialect, table) and db.execute(f"select 1 from {table} limit 1").fetchone():
            yield table


def clear_store(db: Database) -> None:
    """Delete all rows that a copy would have."""
    for table in copied_tables():
        db.execute(f"delete from {table}")


def _compare(rows: Iterator[list[Any]], copied: Iterator[list[Any]], table: str) -> int:
    count = 0
    for page in rows:
        copies = next(copied, [])
        for number, row in enumerate(page):
            if number >= len(copies) or copies[number] != row:
                raise StoreError(f"a row of {table} was not copied correctly: {row[: TABLES[table].key]}")
        count += len(page)
    if next(copied, None):
        raise StoreError(f"the target has more rows in {table}")
    return count


def _pages(db: Database, table: str, columns: Sequence[str]) -> Iterator[list[Any]]:
    """Yield the rows of a table in the order of its key, with truth values as such: SQLite has numbers for them."""
    size, key = TABLES[table].key, ", ".join(TABLES[table].key_columns)
    booleans = [place for place, name in enumerate(columns) if TABLES[table].columns[name].kind == "boolean"]
    last: Sequence[Any] = ()
    while True:
        after = f"where ({key}) > ({', '.join('?' * size)})" if last else ""
        query = f"select {', '.join(columns)} from {table} {after} order by {key} limit {PAGE_ROWS}"
        page = [list(row) for row in db.execute(query, last)]
        if not page:
            return
        for row in page:
            for place in booleans:
                row[place] = bool(row[place])
        yield page
        last = page[-1][:size]
