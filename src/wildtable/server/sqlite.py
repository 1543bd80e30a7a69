"""The store in a file: SQLite in WAL mode, every commit synced, one thread that writes and commits what waits together."""

from __future__ import annotations

import asyncio
import json
import queue
import sqlite3
import threading
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

from wildtable.server.store import Entry, GameRow, Line, StoreError, TableRow, Taken, Visitor

T = TypeVar("T")
Work = Callable[[sqlite3.Connection], T]

SCHEMA = """
create table if not exists visitors (id text primary key, name text not null, link text not null) without rowid;
create index if not exists visitors_link on visitors (link) where link != '';
create table if not exists tables (
  id text primary key, host text not null, made real not null, open integer not null, terms text not null,
  seats text not null, secret text not null, invite text not null, watch text not null, game integer,
  played integer not null, closed text not null) without rowid;
create index if not exists tables_open on tables (made) where open and closed = '';
create table if not exists sitting (visitor text, table_id text, made real, primary key (visitor, table_id)) without rowid;
create table if not exists members (table_id text, visitor text, role text not null, primary key (table_id, visitor))
  without rowid;
create table if not exists games (
  id integer primary key, table_id text not null, made real not null, game text not null, rules integer not null,
  seats integer not null, options text not null, deck text not null, seed blob not null, secret text not null,
  added text not null, players text not null, ended real, scores text not null);
create index if not exists games_ended on games (ended) where ended is not null;
create table if not exists log (
  game integer, number integer, kind text not null, seat integer not null, moves text not null, by text not null,
  request text not null, at real not null, primary key (game, number)) without rowid;
create table if not exists chat (
  table_id text, number integer, visitor text not null, name text not null, text text not null, at real not null,
  primary key (table_id, number)) without rowid;
create table if not exists imports (id text primary key, text text not null, at real not null) without rowid;
"""
BATCH = 256
TABLE_COLUMNS = "id, host, made, terms, seats, secret, invite, watch, game, played, closed"


class SqliteStore:
    """One connection writes in a thread of its own, another reads in a second thread; WAL lets both work at once."""

    def __init__(self, path: Path | str) -> None:
        self.path = str(path)
        self._writes = _Worker(self.path, commits=True)
        self._reads = _Worker(self.path, commits=False)

    async def put_visitor(self, visitor: Visitor) -> None:
        row = (visitor.id, visitor.name, visitor.link)
        await self._write(lambda db: db.execute("insert or replace into visitors values (?, ?, ?)", row))

    async def visitor(self, id: str) -> Visitor | None:
        row = await self._one("select id, name, link from visitors where id = ?", id)
        return Visitor(*row) if row else None

    async def visitor_by_link(self, link: str) -> Visitor | None:
        row = await self._one("select id, name, link from visitors where link = ? and link != ''", link)
        return Visitor(*row) if row else None

    async def put_table(self, table: TableRow) -> None:
        await self._write(lambda db: _put_table(db, table))

    async def table(self, id: str) -> TableRow | None:
        row = await self._one(f"select {TABLE_COLUMNS} from tables where id = ?", id)
        return _table(row) if row else None

    async def open_tables(self, limit: int) -> list[TableRow]:
        query = f"select {TABLE_COLUMNS} from tables where open and closed = '' order by made desc limit ?"
        return [_table(row) for row in await self._all(query, limit)]

    async def tables_of(self, visitor: str, limit: int) -> list[TableRow]:
        query = (
            f"select {TABLE_COLUMNS} from tables where closed = '' and id in"
            " (select table_id from sitting where visitor = ? order by made desc limit ?) order by made desc"
        )
        return [_table(row) for row in await self._all(query, visitor, limit)]

    async def admit(self, table: str, visitor: str, role: str) -> None:
        row = (table, visitor, role)
        await self._write(lambda db: db.execute("insert or replace into members values (?, ?, ?)", row))

    async def role(self, table: str, visitor: str) -> str | None:
        row = await self._one("select role from members where table_id = ? and visitor = ?", table, visitor)
        return row[0] if row else None

    async def begin_game(self, game: GameRow, table: TableRow) -> GameRow:
        def begin(db: sqlite3.Connection) -> int:
            row = db.execute(
                "insert into games (table_id, made, game, rules, seats, options, deck, seed, secret, added, players, ended,"
                " scores) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    game.table,
                    game.made,
                    game.game,
                    game.rules,
                    game.seats,
                    _text(game.options),
                    game.deck,
                    game.seed,
                    game.secret,
                    _text(game.added),
                    _text(game.players),
                    game.ended,
                    _text(game.scores),
                ),
            )
            number = int(row.lastrowid or 0)
            _put_table(db, replace(table, game=number))
            return number

        return replace(game, id=await self._write(begin))

    async def game(self, id: int) -> GameRow | None:
        row = await self._one("select * from games where id = ?", id)
        return _game(row) if row else None

    async def end_game(self, game: int, ended: float, scores: Sequence[int]) -> None:
        row = (ended, _text(scores), game)
        await self._write(lambda db: db.execute("update games set ended = ?, scores = ? where id = ?", row))

    async def games_ended(self, limit: int) -> list[GameRow]:
        query = "select * from games where ended is not null order by ended desc limit ?"
        return [_game(row) for row in await self._all(query, limit)]

    async def append(self, game: int, entry: Entry) -> None:
        row = (game, entry.number, entry.kind, entry.seat, _text(entry.moves), entry.by, entry.request, entry.at)
        try:
            await self._write(lambda db: db.execute("insert into log values (?, ?, ?, ?, ?, ?, ?, ?)", row))
        except sqlite3.IntegrityError:
            raise Taken(f"game {game} has an entry {entry.number} already") from None

    async def log(self, game: int) -> list[Entry]:
        query = "select number, kind, seat, moves, by, request, at from log where game = ? order by number"
        rows = await self._all(query, game)
        return [Entry(row[0], row[1], row[2], tuple(json.loads(row[3])), row[4], row[5], row[6]) for row in rows]

    async def say(self, table: str, line: Line) -> Line:
        def add(db: sqlite3.Connection) -> int:
            (last,) = db.execute("select coalesce(max(number), 0) from chat where table_id = ?", (table,)).fetchone()
            row = (table, last + 1, line.visitor, line.name, line.text, line.at)
            db.execute("insert into chat values (?, ?, ?, ?, ?, ?)", row)
            return int(last + 1)

        return replace(line, number=await self._write(add))

    async def chat(self, table: str, limit: int) -> list[Line]:
        query = "select number, visitor, name, text, at from chat where table_id = ? order by number desc limit ?"
        return [Line(*row) for row in await self._all(query, table, limit)][::-1]

    async def put_import(self, id: str, text: str, at: float) -> None:
        await self._write(lambda db: db.execute("insert or ignore into imports values (?, ?, ?)", (id, text, at)))

    async def imported(self, id: str) -> str | None:
        row = await self._one("select text from imports where id = ?", id)
        return row[0] if row else None

    async def backup(self, path: str) -> None:
        def copy(db: sqlite3.Connection) -> None:
            with sqlite3.connect(path) as target:
                db.backup(target)
            target.close()

        await self._read(copy)

    async def healthy(self) -> bool:
        try:
            await self._one("select 1")
        except (StoreError, sqlite3.Error):
            return False
        return True

    async def close(self) -> None:
        for worker in (self._writes, self._reads):
            await asyncio.to_thread(worker.close)

    async def _write(self, work: Work[T]) -> T:
        return await self._writes.do(work)

    async def _read(self, work: Work[T]) -> T:
        return await self._reads.do(work)

    async def _one(self, query: str, *values: Any) -> tuple[Any, ...] | None:
        row: tuple[Any, ...] | None = await self._read(lambda db: db.execute(query, values).fetchone())
        return row

    async def _all(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        return await self._read(lambda db: db.execute(query, values).fetchall())


class _Worker:
    """A thread with a connection. A writer commits all that waits at once, each piece of work undone alone if it fails."""

    def __init__(self, path: str, *, commits: bool) -> None:
        self._path = path
        self._commits = commits
        self._queue: queue.SimpleQueue[tuple[Work[Any], asyncio.Future[Any]] | None] = queue.SimpleQueue()
        self._opened: queue.SimpleQueue[Exception | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name=f"store-{'write' if commits else 'read'}", daemon=True)
        self._thread.start()
        if error := self._opened.get():
            raise error

    async def do(self, work: Work[T]) -> T:
        future: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put((work, future))
        return await asyncio.shield(future)

    def close(self) -> None:
        self._queue.put(None)
        self._thread.join()

    def _run(self) -> None:
        try:
            db = self._open()
        except sqlite3.Error as error:
            self._opened.put(StoreError(f"{self._path}: {error}"))
            return
        self._opened.put(None)
        going = True
        while going:
            batch = [self._queue.get()]
            while len(batch) < BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            going = None not in batch
            self._do_all(db, [item for item in batch if item is not None])
        db.close()

    def _open(self) -> sqlite3.Connection:
        db = sqlite3.connect(self._path, isolation_level=None, timeout=5)
        db.execute("pragma journal_mode = wal")
        db.execute("pragma synchronous = full")
        if self._commits:
            db.executescript(SCHEMA)
        return db

    def _do_all(self, db: sqlite3.Connection, batch: list[tuple[Work[Any], asyncio.Future[Any]]]) -> None:
        outcomes: list[tuple[asyncio.Future[Any], Any, Exception | None]] = []
        try:
            if self._commits:
                db.execute("begin immediate")
            outcomes = [(future, *self._attempt(db, work)) for work, future in batch]
            if self._commits:
                db.execute("commit")
        except sqlite3.Error as error:
            if db.in_transaction:
                db.execute("rollback")
            outcomes = [(future, None, StoreError(str(error))) for _, future in batch]
        for future, result, failure in outcomes:
            _settle(future, result, failure)

    def _attempt(self, db: sqlite3.Connection, work: Work[Any]) -> tuple[Any, Exception | None]:
        """One piece of work; a broken rule of the schema is its own fault, anything else everybody's."""
        if not self._commits:
            return work(db), None
        db.execute("savepoint one")
        try:
            result = work(db)
        except sqlite3.IntegrityError as error:
            db.execute("rollback to one")
            return None, error
        finally:
            db.execute("release one")
        return result, None


def _settle(future: asyncio.Future[Any], result: Any, error: Exception | None) -> None:
    def settle() -> None:
        if future.done():
            return
        if error is not None:
            future.set_exception(error)
        else:
            future.set_result(result)

    try:
        future.get_loop().call_soon_threadsafe(settle)
    except RuntimeError:
        return


def _put_table(db: sqlite3.Connection, table: TableRow) -> None:
    db.execute(
        "insert or replace into tables values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            table.id,
            table.host,
            table.made,
            bool(table.terms.get("open")),
            _text(table.terms),
            _text(table.seats),
            table.secret,
            table.invite,
            table.watch,
            table.game,
            table.played,
            table.closed,
        ),
    )
    people = {table.host, *(str(seat["visitor"]) for seat in table.seats if seat.get("visitor"))}
    db.execute("delete from sitting where table_id = ?", (table.id,))
    db.executemany("insert into sitting values (?, ?, ?)", [(person, table.id, table.made) for person in sorted(people)])


def _table(row: tuple[Any, ...]) -> TableRow:
    name, host, made, terms, seats, secret, invite, watch, game, played, closed = row
    return TableRow(name, host, made, json.loads(terms), json.loads(seats), secret, invite, watch, game, played, closed)


def _game(row: tuple[Any, ...]) -> GameRow:
    values: list[Any] = list(row)
    for column in (6, 10, 11, 13):
        values[column] = json.loads(values[column])
    return GameRow(*values)


def _text(value: Sequence[Any] | Mapping[str, Any]) -> str:
    return json.dumps(value)
