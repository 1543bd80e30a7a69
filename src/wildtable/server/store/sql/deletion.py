"""Deletion of a visitor, in steps of a few rows each, so that other writes wait for one step at most.

The row in `deletions` is the first to be written and the last to go: a deletion that was interrupted starts over and finds
what is left. Rows that lead to others are changed after those.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Callable, Collection, Iterator, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import Any

from wildtable.engine.files.record import Record
from wildtable.server.store.contract import Stale
from wildtable.server.store.rows import UNKNOWN_NAME, Deletion, unnamed
from wildtable.server.store.sql.database import Database, Run
from wildtable.server.store.sql.rating import mark_pending
from wildtable.server.store.sql.rows import (
    GAME_COLUMNS,
    TABLE_COLUMNS,
    as_text,
    game_of,
    players_text,
    swap_table,
    table_of,
)

STEP_ROWS = 50
"""How many rows one write changes at most."""
STEP_TABLES = 4
"""The same in tables, which have rows for their players."""
PAGE_ROWS = 100
"""How many rows one read looks at."""
PAGE_RECORDS = 10
LOCK = "deletions"
SEED = re.compile(r"[0-9a-f]{64}")


def begin(db: Database, visitor: str, instead: str, names: Collection[str]) -> Deletion:
    """Mark a deletion as begun and delete the visitor's own row, so that their links and tokens are void at once.

    `names`: those the visitor had besides the present one. A deletion that was begun before is returned as it was.
    """
    db.lock(LOCK)
    known = db.execute("select visitor, instead, names from deletions where visitor = ?", (visitor,)).fetchone()
    if known:
        return deletion_of(known)
    present = {name for (name,) in db.execute("select name from visitors where id = ?", (visitor,))}
    deletion = Deletion(visitor, instead, sorted(present.union(names)))
    db.execute("insert into deletions values (?, ?, ?)", (visitor, instead, as_text(deletion.names)))
    db.execute("delete from visitors where id = ?", (visitor,))
    db.execute("delete from arrivals where visitor = ?", (visitor,))
    db.notify("deletion", visitor)
    return deletion


def deletion_of(row: tuple[Any, ...]) -> Deletion:
    visitor, instead, names = row
    return Deletion(visitor, instead, json.loads(names))


class DeletionSteps:
    """The steps of one deletion. `read` and `write` run a job in a thread of the store; `finish` is done with the last."""

    def __init__(self, read: Run, write: Run, finish: Callable[[Database], None], deletion: Deletion) -> None:
        self._read = read
        self._write = write
        self._finish_with = finish
        self._visitor = deletion.visitor
        self._instead = deletion.instead
        self._names = deletion.names

    async def run(self) -> None:
        games = [game async for game in self._find_games()]
        for table in sorted({table for _, table, _ in games} | await self._read(self._find_tables)):
            await self._unname_chat(table)
        await self._unname_imports({seed for _, _, seed in games})
        for numbers in _batches([number for number, _, _ in games], STEP_ROWS):
            await self._write(partial(self._leave_games, numbers))
        for step in (self._leave_tables, self._delete_chat, self._delete_roles, self._leave_imports, self._leave_results):
            while await self._take(step):
                pass
        await self._write(self._finish)

    async def _take(self, step: Callable[[Database], bool]) -> bool:
        """Do a step, again if another worker has changed the same table meanwhile."""
        with suppress(Stale):
            return bool(await self._write(step))
        return True

    def _finish(self, db: Database) -> None:
        db.execute("delete from queue where visitor = ?", (self._visitor,))
        db.execute("delete from deletions where visitor = ?", (self._visitor,))
        self._finish_with(db)
        db.notify("deletion", self._visitor)

    # Find what refers to the visitor

    async def _find_games(self) -> AsyncIterator[tuple[int, str, str]]:
        """Yield the number, the table and the seed of each of the visitor's games."""
        query = "select id, table_id, seed, players from games where id > ? order by id limit ?"
        name, last = as_text(self._visitor), -1
        while rows := await self._fetch(query, last, PAGE_ROWS):
            for number, table, seed, players in rows:
                if name in players:
                    yield number, table, seed.hex()
            last = rows[-1][0]

    def _find_tables(self, db: Database) -> set[str]:
        places = ("sitting", "members", "chat")
        query = " union ".join(f"select table_id from {place} where visitor = ?" for place in places)
        return {table for (table,) in db.execute(query, [self._visitor for _ in places])}

    async def _fetch(self, query: str, *values: object) -> list[tuple[Any, ...]]:
        rows: list[tuple[Any, ...]] = await self._read(lambda db: db.execute(query, values).fetchall())
        return rows

    # Remove their names from what others wrote

    async def _unname_chat(self, table: str) -> None:
        last = 0
        while True:
            page = await self._read(partial(self._read_chat, table, last))
            if not page:
                return
            last = page[-1][0]
            changed = [(new, table, number, text) for number, text, new in page if new != text]
            query = "update chat set text = ? where table_id = ? and number = ? and text = ?"
            for rows in _batches(changed, STEP_ROWS):
                await self._write(partial(_change_rows, query, rows))

    def _read_chat(self, table: str, last: int, db: Database) -> list[tuple[int, str, str]]:
        """Return the next lines of a table's chat, each as it is and without the visitor's names."""
        query = "select number, text from chat where table_id = ? and number > ? order by number limit ?"
        return [(number, text, unnamed(text, self._names)) for number, text in db.execute(query, (table, last, PAGE_ROWS))]

    async def _unname_imports(self, seeds: set[str]) -> None:
        """Remove the visitor's names from imported records of their own games."""
        query, last = "select id, text from imports where id > ? order by id limit ?", ""
        while rows := await self._fetch(query, last, PAGE_RECORDS):
            last = rows[-1][0]
            for name, text in rows:
                if not seeds.isdisjoint(SEED.findall(text)):
                    new = await asyncio.to_thread(self._unname_record, text)
                    change = "update imports set text = ? where id = ? and text = ?"
                    await self._write(partial(_change_rows, change, [(new, name, text)]))

    def _unname_record(self, text: str) -> str:
        record = Record.parse(text)
        players = [UNKNOWN_NAME if player in self._names else player for player in record.players]
        return str(replace(record, players=players))

    # Delete what is theirs, and put the anonymous visitor in their seats. Steps return whether there may be more to do.

    def _leave_games(self, numbers: Sequence[int], db: Database) -> None:
        db.lock(LOCK)
        for number in numbers:
            row = db.execute(f"select {GAME_COLUMNS} from games where id = ?", (number,)).fetchone()
            players = game_of(row).without(self._visitor, self._instead).players
            db.execute("update games set players = ? where id = ?", (players_text(players), number))

    def _leave_tables(self, db: Database) -> bool:
        query = f"select {TABLE_COLUMNS} from tables where id in (select table_id from sitting where visitor = ? limit ?)"
        tables = [table_of(row) for row in db.execute(query, (self._visitor, STEP_TABLES)).fetchall()]
        for table in tables:
            swap_table(db, table.without(self._visitor, self._instead))
        return bool(tables)

    def _delete_chat(self, db: Database) -> bool:
        return self._delete_some(db, "chat", "table_id, number")

    def _delete_roles(self, db: Database) -> bool:
        return self._delete_some(db, "members", "table_id, visitor")

    def _delete_some(self, db: Database, table: str, key: str) -> bool:
        some = f"select {key} from {table} where visitor = ? limit ?"
        return db.execute(f"delete from {table} where ({key}) in ({some})", (self._visitor, STEP_ROWS)).rowcount > 0

    def _leave_imports(self, db: Database) -> bool:
        query = "update imports set owner = '', network = '' where id in (select id from imports where owner = ? limit ?)"
        return db.execute(query, (self._visitor, STEP_ROWS)).rowcount > 0

    def _leave_results(self, db: Database) -> bool:
        query = "select game, seat, name from results where player = ? limit ?"
        rows = db.execute(query, (self._visitor, STEP_ROWS)).fetchall()
        change = "update results set player = ? where game = ? and seat = ?"
        db.executemany(change, [(self._instead, game, seat) for game, seat, _ in rows])
        for name in sorted({name for _, _, name in rows}):
            db.lock(f"ratings {name}")
            mine = db.execute("select mu, sigma, games from ratings where name = ? and player = ?", (name, self._visitor))
            if rating := mine.fetchone():
                both = (name, self._visitor, self._instead)
                if db.execute("delete from ratings where name = ? and player in (?, ?)", both).rowcount > 1:
                    mark_pending(db, name)  # computed between two steps, as if they were two players
                db.execute("insert into ratings values (?, ?, ?, ?, ?)", (name, self._instead, *rating))
        return bool(rows)


def _change_rows(query: str, rows: Sequence[Sequence[object]], db: Database) -> None:
    db.executemany(query, rows)


def _batches(items: Sequence[Any], size: int) -> Iterator[Sequence[Any]]:
    for start in range(0, len(items), size):
        yield items[start : start + size]
