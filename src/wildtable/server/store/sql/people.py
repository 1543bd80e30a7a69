"""People in a store: visitors, results, ratings, ladders, and the deletion of visitors.

A deletion is done in steps of a few rows each, so that other writes wait for one step at most. The row in `deletions` is the
first to be written and the last to go: a deletion that was interrupted starts over and finds what is left. Rows that lead to
others are changed after those.
"""

from __future__ import annotations

import asyncio
import re
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import replace
from functools import partial
from hashlib import sha256
from typing import Any, ClassVar, TypeVar

from wildtable.engine.files.record import Record
from wildtable.lab.ratings import Rating
from wildtable.server.store.contract import Stale
from wildtable.server.store.rows import UNKNOWN_NAME, ChatLine, Deletion, GameRow, Rung, SeatResult, Tally, Visitor, unnamed
from wildtable.server.store.schema import TABLES, Forgetting, people_columns
from wildtable.server.store.sql.rating import RatingSteps, mark_pending, put_results
from wildtable.server.store.sql.rows import (
    DELETIONS,
    GAMES,
    LINES,
    RESULTS,
    TABLE_ROWS,
    VISITORS,
    Database,
    Run,
    Work,
    add_visitor,
    as_text,
    change_visitor,
    players_text,
    remove_idle_visitors,
    swap_table,
)

T = TypeVar("T")
VISIBLE_RESULTS = "player = ? and (open or rated or ?)"
"""A player's public results, or all of them."""
MAX_VALUES = 500
"""How many ids one query asks for."""
STEP_ROWS = 50
"""How many rows one write changes at most."""
STEP_TABLES = 4
"""The same in tables, which have rows for their players."""
PAGE_ROWS = 100
"""How many rows one read looks at."""
PAGE_RECORDS = 10
HAVE_STEPS = {"tables", "sitting", "results", "ratings"}
"""Tables in which an anonymous visitor takes a place with steps of their own."""
SHOWN = {"tables", "results", "ratings", "chat"}
"""Tables with methods of their own, from which the export is made."""
LOCK = "deletions"
SEED = re.compile(r"[0-9a-f]{64}")


class SqlPeople(ABC):
    """The part of a store that is about people."""

    each_favourite: ClassVar[str]
    """A table with the column `value` that has the favourites of a result."""

    def __init__(self) -> None:
        self._rating = asyncio.Lock()

    @abstractmethod
    async def _write(self, work: Work[T]) -> T: ...

    @abstractmethod
    async def _read(self, work: Work[T]) -> T: ...

    @abstractmethod
    def _wipe_later(self, db: Database) -> None:
        """Store that deleted rows are to be wiped, where that can be done."""

    async def _one(self, query: str, *values: Any) -> tuple[Any, ...] | None:
        row: tuple[Any, ...] | None = await self._read(lambda db: db.execute(query, values).fetchone())
        return row

    async def _all(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        return await self._each(tuple, query, *values)

    async def _each(self, make: Callable[[tuple[Any, ...]], T], query: str, *values: Any) -> list[T]:
        """Return what is made of each row, in a thread of the store: a long list must not hold up the event loop."""
        return await self._read(lambda db: [make(row) for row in db.execute(query, values)])

    async def _among(self, make: Callable[[tuple[Any, ...]], T], query: str, values: Sequence[Any]) -> list[T]:
        """Do the same for a query that ends in `in`, with any number of values."""
        found: list[T] = []
        for start in range(0, len(values), MAX_VALUES):
            some = values[start : start + MAX_VALUES]
            found += await self._each(make, f"{query} ({', '.join('?' for _ in some)})", *some)
        return found

    async def add_visitor(self, visitor: Visitor, arrived: float | None = None) -> None:
        await self._write(lambda db: add_visitor(db, visitor, arrived))

    async def arrival(self, visitor: str) -> float | None:
        row = await self._one("select arrived from arrivals where visitor = ?", visitor)
        return row[0] if row else None

    async def remove_idle_visitors(self, before: float) -> bool:
        return await self._write(lambda db: remove_idle_visitors(db, before))

    async def rename_visitor(self, visitor: Visitor) -> None:
        await self._write(lambda db: change_visitor(db, visitor, "name = ?, animal = ?", visitor.name, visitor.animal))

    async def set_link(self, visitor: Visitor, link: str) -> None:
        await self._write(lambda db: change_visitor(db, visitor, "link = ?", link))

    async def sign_out(self, visitor: Visitor, link: str) -> None:
        await self._write(lambda db: change_visitor(db, visitor, "generation = generation + 1, link = ?", link))

    async def visitor(self, id: str) -> Visitor | None:
        row = await self._one(f"select {VISITORS.columns} from visitors where id = ?", id)
        return VISITORS.load(row) if row else None

    async def visitors(self, ids: Sequence[str]) -> list[Visitor]:
        return await self._among(VISITORS.load, f"select {VISITORS.columns} from visitors where id in", ids)

    async def visitor_by_link(self, link: str) -> Visitor | None:
        row = await self._one(f"select {VISITORS.columns} from visitors where link = ? and link != ''", link)
        return VISITORS.load(row) if row else None

    async def visitors_called(self, name: str) -> list[Visitor]:
        query = f"select {VISITORS.columns} from visitors where name = ?"
        return await self._each(VISITORS.load, query, name)

    async def put_results(self, results: Sequence[SeatResult]) -> None:
        await self._write(lambda db: put_results(db, results))

    async def finish_ratings(self) -> None:
        async with self._rating:
            for (name,) in await self._all("select name from pending_ratings"):
                await RatingSteps(self._read, self._write, name).run()

    async def games_without_results(self, after: int, limit: int) -> list[int]:
        query = (
            "select id from games where ended is not null and id > ?"
            " and not exists (select 1 from results where game = id) order by id limit ?"
        )
        return [row[0] for row in await self._all(query, after, limit)]

    async def ended_games(self, after: int, limit: int) -> list[int]:
        query = "select id from games where ended is not null and id > ? order by id limit ?"
        return [row[0] for row in await self._all(query, after, limit)]

    async def recompute_ratings(self) -> None:
        query = "insert into pending_ratings select distinct name from results where true on conflict do nothing"
        await self._write(lambda db: db.execute(query))
        await self.finish_ratings()

    async def ladder(self, name: str, limit: int) -> list[Rung]:
        query = (
            "select player, coalesce(visitors.name, ''), mu, sigma, games, coalesce(animal, '')"
            " from ratings left join visitors on id = player"
            " where ratings.name = ? and (player like 'bot-%' or link != '') order by mu - 3 * sigma desc, player limit ?"
        )
        return [Rung(*row) for row in await self._all(query, name, limit)]

    async def latest_results(self, player: str, limit: int, *, include_private: bool) -> list[SeatResult]:
        query = f"select {RESULTS.columns} from results where {VISIBLE_RESULTS} order by ended desc, game desc limit ?"
        return await self._each(RESULTS.load, query, player, include_private, limit)

    async def rating_history(self, player: str, name: str, points: int, latest: int) -> Mapping[int, Rating]:
        is_rated = "case when rated then name end = ?"  # an expression, so that SQLite takes the index by player
        query = (
            "with history as ("
            "select row_number() over (order by ended, game) as number, count(*) over () as total, mu, sigma"
            f" from results where player = ? and {is_rated} and mu is not null and seat ="
            " (select min(seat) from results as other where other.game = results.game and other.player = results.player))"
            " select number, mu, sigma from history where number % (total / ? + 1) = 0 or number > total - ? order by number"
        )
        rows = await self._all(query, player, name, points, latest)
        return {number: Rating(mu, sigma) for number, mu, sigma in rows}

    async def win_counts(self, player: str, *, include_private: bool) -> list[Tally]:
        query = (
            f"select name, people, count(*), count(*) filter (where rank = 1) from results where {VISIBLE_RESULTS}"
            " group by 1, 2 order by 1, 2"
        )
        return [Tally(row[0], str(row[1]), row[2], row[3]) for row in await self._all(query, player, include_private)]

    async def favourite_counts(self, player: str, *, include_private: bool) -> list[Tally]:
        query = (
            "select name, value, count(*), count(*) filter (where rank = 1)"
            f" from results, {self.each_favourite} where {VISIBLE_RESULTS}"
            " group by 1, 2 order by 1, 3 desc, 4 desc, 2"
        )
        return [Tally(*row) for row in await self._all(query, player, include_private)]

    async def games_of(self, visitor: str) -> list[GameRow]:
        query = f"select {GAMES.columns} from games where id in (select game from results where player = ?) order by id"
        return await self._each(GAMES.load, query, visitor)

    async def chat_by(self, visitor: str) -> list[tuple[str, ChatLine]]:
        query = f"select table_id, {LINES.columns} from chat where visitor = ? order by at, number"
        return await self._each(lambda row: (row[0], LINES.load(row[1:])), query, visitor)

    async def rows_about(self, visitor: str) -> Mapping[str, list[dict[str, Any]]]:
        found: dict[str, list[dict[str, Any]]] = {}
        for name, table in TABLES.items():
            if table.exported == name and name not in SHOWN:
                person, hidden = next(iter(table.people)), {*table.people, *table.secrets} - {"text"}
                columns = [column for column in table.columns if column not in hidden]
                query = f"select {', '.join(columns)} from {name} where {person} = ? order by {', '.join(table.key_columns)}"
                found[name] = [dict(zip(columns, row, strict=True)) for row in await self._all(query, visitor)]
        return found

    async def begin_deletion(self, visitor: str, instead: str) -> Deletion:
        names = [name for (name,) in await self._all("select distinct name from chat where visitor = ?", visitor)]
        return await self._write(lambda db: begin_deletion(db, visitor, instead, names))

    async def deletions(self) -> list[Deletion]:
        return await self._each(DELETIONS.load, f"select {DELETIONS.columns} from deletions")

    async def finish_deletion(self, deletion: Deletion) -> None:
        await DeletionSteps(self._read, self._write, self._wipe_later, deletion).run()


# Deletion


def begin_deletion(db: Database, visitor: str, instead: str, names: Collection[str]) -> Deletion:
    """Mark a deletion as begun and delete the visitor's own row, so that their links and tokens are void at once.

    `names`: those the visitor had besides the present one. A deletion that was begun before is returned as it was.
    """
    db.lock(LOCK)
    known = db.execute(f"select {DELETIONS.columns} from deletions where visitor = ?", (visitor,)).fetchone()
    if known:
        return DELETIONS.load(known)
    present = {name for (name,) in db.execute("select name from visitors where id = ?", (visitor,))}
    deletion = Deletion(visitor, instead, sorted(present.union(names)))
    db.execute(f"insert into deletions ({DELETIONS.columns}) values ({DELETIONS.marks})", DELETIONS.dump(deletion))
    db.execute("insert into forgotten values (?) on conflict do nothing", (hash_person(visitor),))
    db.execute("delete from visitors where id = ?", (visitor,))
    db.execute("delete from arrivals where visitor = ?", (visitor,))
    db.notify("deletion", visitor)
    return deletion


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
        for step in (self._leave_tables, self._leave_results, *self._derived_steps()):
            while await self._take(step):
                pass
        await self._write(self._finish)

    async def _take(self, step: Callable[[Database], bool]) -> bool:
        """Do a step, again if another worker has changed the same table meanwhile."""
        with suppress(Stale):
            return bool(await self._write(step))
        return True

    def _finish(self, db: Database) -> None:
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
        places = [place for place in _named("delete", "anonymise") if "table_id" in TABLES[place[0]].columns]
        query = " union ".join(f"select table_id from {table} where {column} = ?" for table, column in places)
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
            row = db.execute(f"select {GAMES.columns} from games where id = ?", (number,)).fetchone()
            players = GAMES.load(row).without(self._visitor, self._instead).players
            db.execute("update games set players = ? where id = ?", (players_text(players), number))

    def _leave_tables(self, db: Database) -> bool:
        query = (
            f"select {TABLE_ROWS.columns} from tables where id in (select table_id from sitting where visitor = ? limit ?)"
        )
        tables = [TABLE_ROWS.load(row) for row in db.execute(query, (self._visitor, STEP_TABLES)).fetchall()]
        for table in tables:
            swap_table(db, table.without(self._visitor, self._instead))
        return bool(tables)

    def _derived_steps(self) -> Iterator[Callable[[Database], bool]]:
        """Yield the steps for all other tables, from what the schema says of their columns."""
        for table, column in _named("delete"):
            if table != "deletions":
                yield partial(self._change_some, table, column, f"delete from {table}", ())
        for table, column in _named("anonymise"):
            if table not in HAVE_STEPS:
                yield partial(self._change_some, table, column, f"update {table} set {column} = ?", (self._instead,))
        cleared: dict[str, list[str]] = {}
        for table, column in _named("clear"):
            cleared.setdefault(table, []).append(column)
        for table, columns in cleared.items():
            changes = ", ".join(f"{column} = ''" for column in columns)
            yield partial(self._change_some, table, columns[0], f"update {table} set {changes}", ())

    def _change_some(self, table: str, column: str, change: str, values: Sequence[object], db: Database) -> bool:
        key = ", ".join(TABLES[table].key_columns)
        some = f"select {key} from {table} where {column} = ? limit ?"
        return db.execute(f"{change} where ({key}) in ({some})", (*values, self._visitor, STEP_ROWS)).rowcount > 0

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


def hash_person(visitor: str) -> str:
    """Return what is stored of a person who was deleted, so that no backup brings them back."""
    return sha256(visitor.encode()).hexdigest()


def _named(*forgettings: Forgetting) -> list[tuple[str, str]]:
    """The tables and columns with ids of people whose rows get this."""
    found = people_columns(*forgettings)
    return [(table, column) for table, column in found if TABLES[table].columns[column].kind == "text"]


def _change_rows(query: str, rows: Sequence[Sequence[object]], db: Database) -> None:
    db.executemany(query, rows)


def _batches(items: Sequence[Any], size: int) -> Iterator[Sequence[Any]]:
    for start in range(0, len(items), size):
        yield items[start : start + size]
