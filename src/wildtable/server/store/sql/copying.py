"""Copying a whole store into another one, page by page, and comparing both row by row."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from functools import partial
from typing import Any, NamedTuple

from wildtable.server.store.contract import StoreError
from wildtable.server.store.sql.database import Database
from wildtable.server.store.sql.rating import RESULT_COLUMNS
from wildtable.server.store.sql.rows import (
    CHAT_COLUMNS,
    ENTRY_COLUMNS,
    GAME_COLUMNS,
    QUEUE_COLUMNS,
    TABLE_COLUMNS,
    VISITOR_COLUMNS,
)
from wildtable.server.store.sql.store import SqlStore

PAGE_ROWS = 500
BOOLEANS = {"open", "rated"}


class CopiedTable(NamedTuple):
    """A table of the database: its name, its columns, and how many of the first ones are its key."""

    name: str
    columns: str
    key: int = 1


TABLES = (
    CopiedTable("visitors", VISITOR_COLUMNS),
    CopiedTable("arrivals", "visitor, arrived"),
    CopiedTable("tables", f"{TABLE_COLUMNS}, open"),
    CopiedTable("sitting", "visitor, table_id, made", 2),
    CopiedTable("members", "table_id, visitor, role", 2),
    CopiedTable("games", GAME_COLUMNS),
    CopiedTable("log", f"game, {ENTRY_COLUMNS}", 2),
    CopiedTable("chat", f"table_id, {CHAT_COLUMNS}, mark", 2),
    CopiedTable("imports", "id, text, at, owner, network"),
    CopiedTable("sanctions", "kind, subject, at", 2),
    CopiedTable("results", RESULT_COLUMNS, 2),
    CopiedTable("ratings", "name, player, mu, sigma, games", 2),
    CopiedTable("pending_ratings", "name"),
    CopiedTable("queue", QUEUE_COLUMNS),
    CopiedTable("deletions", "visitor, instead, names"),
)
"""Everything but what a running server needs for itself."""


async def copy_store(source: SqlStore, target: SqlStore) -> AsyncIterator[tuple[str, int]]:
    """Copy all rows into an empty store and compare them; yield each table's name and its number of rows. Raise StoreError
    if the target is not empty, or a row is not the same."""
    for table in TABLES:
        if await anext(_pages(target, table), None):
            raise StoreError(f"the target is not empty: it has rows in {table.name}")
    for table in TABLES:
        async for rows in _pages(source, table):
            await target._write(partial(_insert, table, rows))
    await target._write(target.finish_copy)
    for table in TABLES:
        yield table.name, await _compare(source, target, table)


async def _compare(source: SqlStore, target: SqlStore, table: CopiedTable) -> int:
    count = 0
    copies = _pages(target, table)
    async for rows in _pages(source, table):
        copied: list[tuple[Any, ...]] = await anext(copies, [])
        for number, row in enumerate(rows):
            if number >= len(copied) or copied[number] != row:
                raise StoreError(f"a row of {table.name} was not copied correctly: {row[: table.key]}")
        count += len(rows)
    if await anext(copies, None):
        raise StoreError(f"the target has more rows in {table.name}")
    return count


async def _pages(store: SqlStore, table: CopiedTable) -> AsyncIterator[list[tuple[Any, ...]]]:
    """Yield the rows of a table in the order of its key."""
    key = ", ".join(table.columns.split(", ")[: table.key])
    marks = ", ".join("?" for _ in range(table.key))
    last: Sequence[Any] = ()
    while True:
        after = f"where ({key}) > ({marks})" if last else ""
        query = f"select {table.columns} from {table.name} {after} order by {key} limit {PAGE_ROWS}"
        found = await store._all(query, *last)
        if not found:
            return
        yield [_same_types(table, row) for row in found]
        last = found[-1][: table.key]


def _same_types(table: CopiedTable, row: Sequence[Any]) -> tuple[Any, ...]:
    """Return a row with truth values as such: SQLite has numbers for them."""
    return tuple(
        bool(value) if column in BOOLEANS else value for column, value in zip(table.columns.split(", "), row, strict=True)
    )


def _insert(table: CopiedTable, rows: Sequence[Sequence[Any]], db: Database) -> None:
    marks = ", ".join("?" for _ in table.columns.split(", "))
    db.executemany(f"insert into {table.name} ({table.columns}) values ({marks})", rows)
