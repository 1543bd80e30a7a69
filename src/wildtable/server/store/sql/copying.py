"""Copying a whole store into another one, page by page, and comparing both row by row."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from functools import partial
from typing import Any

from wildtable.server.store.contract import StoreError
from wildtable.server.store.schema import TABLES, copied_tables
from wildtable.server.store.sql.rows import Database
from wildtable.server.store.sql.store import SqlStore

PAGE_ROWS = 500


async def copy_store(source: SqlStore, target: SqlStore) -> AsyncIterator[tuple[str, int]]:
    """Copy all rows into an empty store and compare them; yield each table's name and its number of rows. Raise StoreError
    if the target is not empty, or a row is not the same."""
    for table in copied_tables():
        if await anext(_pages(target, table), None):
            raise StoreError(f"the target is not empty: it has rows in {table}")
    for table in copied_tables():
        async for rows in _pages(source, table):
            await target._write(partial(_insert, table, rows))
    await target._write(target.finish_copy)
    for table in copied_tables():
        yield table, await _compare(source, target, table)


async def _compare(source: SqlStore, target: SqlStore, table: str) -> int:
    count = 0
    copies = _pages(target, table)
    async for rows in _pages(source, table):
        copied: list[tuple[Any, ...]] = await anext(copies, [])
        for number, row in enumerate(rows):
            if number >= len(copied) or copied[number] != row:
                raise StoreError(f"a row of {table} was not copied correctly: {row[: TABLES[table].key]}")
        count += len(rows)
    if await anext(copies, None):
        raise StoreError(f"the target has more rows in {table}")
    return count


async def _pages(store: SqlStore, table: str) -> AsyncIterator[list[tuple[Any, ...]]]:
    """Yield the rows of a table in the order of its key."""
    columns, size = TABLES[table].copied_columns, TABLES[table].key
    booleans = [place for place, name in enumerate(columns) if TABLES[table].columns[name].kind == "boolean"]
    key = ", ".join(columns[:size])
    last: Sequence[Any] = ()
    while True:
        after = f"where ({key}) > ({', '.join('?' * size)})" if last else ""
        query = f"select {', '.join(columns)} from {table} {after} order by {key} limit {PAGE_ROWS}"
        found = await store._each(partial(_same_types, booleans), query, *last)
        if not found:
            return
        yield found
        last = found[-1][:size]


def _same_types(booleans: Sequence[int], row: Sequence[Any]) -> tuple[Any, ...]:
    """Return a row with truth values as such: SQLite has numbers for them."""
    values = list(row)
    for place in booleans:
        values[place] = bool(values[place])
    return tuple(values)


def _insert(table: str, rows: Sequence[Sequence[Any]], db: Database) -> None:
    columns = TABLES[table].copied_columns
    marks = ", ".join("?" for _ in columns)
    db.executemany(f"insert into {table} ({', '.join(columns)}) values ({marks})", rows)
