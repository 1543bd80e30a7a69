"""The SQLite store: WAL mode, every commit synced, one writer thread with group commit."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

from wildtable.server.files import replacing
from wildtable.server.store.contract import StoreError, Taken
from wildtable.server.store.rows import (
    ChatLine,
    Entry,
    GameRow,
    ImportQuota,
    ImportRow,
    MemberRole,
    QueueRow,
    Sanction,
    SanctionKind,
    TableRow,
    Visitor,
)
from wildtable.server.store.sqlite.people import SqlitePeople
from wildtable.server.store.sqlite.rows import (
    CHAT_COLUMNS,
    ENTRY_COLUMNS,
    GAME_COLUMNS,
    TABLE_COLUMNS,
    VISITOR_COLUMNS,
    as_text,
    entry_of,
    game_of,
    put_game,
    put_import,
    put_table,
    put_visitor,
    table_of,
)
from wildtable.server.store.sqlite.schema import prepare
from wildtable.server.store.sqlite.threads import Alone, ReaderThread, Work, WriterThread
from wildtable.server.store.sqlite.wiping import wipe

log = logging.getLogger(__name__)
T = TypeVar("T")
MAX_CHECKED_BYTES = 2**30


class SqliteStore(SqlitePeople):
    """A store in one file. One thread writes and another reads, each with its own connection; WAL lets both work at once."""

    def __init__(self, path: Path | str, *, patience: float = 5.0) -> None:
        """`patience`: how many seconds a write waits while another process holds the database."""
        self.path = str(path)
        self._writes = WriterThread(self.path, patience, _prepare)
        try:
            self._reads = ReaderThread(self.path, patience)
        except StoreError:
            self._writes.stop()
            self._writes.join()
            raise

    async def put_visitor(self, visitor: Visitor) -> None:
        await self._write(lambda db: put_visitor(db, visitor))

    async def visitor(self, id: str) -> Visitor | None:
        row = await self._one(f"select {VISITOR_COLUMNS} from visitors where id = ?", id)
        return Visitor(*row) if row else None

    async def visitor_by_link(self, link: str) -> Visitor | None:
        row = await self._one(f"select {VISITOR_COLUMNS} from visitors where link = ? and link != ''", link)
        return Visitor(*row) if row else None

    async def visitors_called(self, name: str) -> list[Visitor]:
        query = f"select {VISITOR_COLUMNS} from visitors where name = ?"
        return [Visitor(*row) for row in await self._all(query, name)]

    async def put_table(self, table: TableRow) -> None:
        await self._write(lambda db: put_table(db, table))

    async def table(self, id: str) -> TableRow | None:
        row = await self._one(f"select {TABLE_COLUMNS} from tables where id = ?", id)
        return table_of(row) if row else None

    async def open_tables(self, limit: int) -> list[TableRow]:
        query = f"select {TABLE_COLUMNS} from tables where open and closed = '' order by made desc limit ?"
        return [table_of(row) for row in await self._all(query, limit)]

    async def tables_of(self, visitor: str, limit: int) -> list[TableRow]:
        query = (
            f"select {TABLE_COLUMNS} from tables where closed = '' and id in"
            " (select table_id from sitting where visitor = ?) order by made desc limit ?"
        )
        return [table_of(row) for row in await self._all(query, visitor, limit)]

    async def count_tables(self, since: float, until: float, network: str) -> tuple[int, int]:
        query = "select coalesce(sum(network = ?), 0), count(*) from tables where made between ? and ?"
        return await self._read(lambda db: db.execute(query, (network, since, until)).fetchone())

    async def tables_in_play(self, limit: int, visitor: str = "") -> list[TableRow]:
        query = (
            f"select {TABLE_COLUMNS} from tables where closed = '' and game in (select id from games where ended is null)"
            " and (? = '' or id in (select table_id from sitting where visitor = ?)) order by made desc limit ?"
        )
        return [table_of(row) for row in await self._all(query, visitor, visitor, limit)]

    async def admit(self, table: str, visitor: str, role: MemberRole) -> None:
        row = (table, visitor, role)
        await self._write(lambda db: db.execute("insert or replace into members values (?, ?, ?)", row))

    async def role(self, table: str, visitor: str) -> MemberRole | None:
        row = await self._one("select role from members where table_id = ? and visitor = ?", table, visitor)
        return row[0] if row else None

    async def begin_game(self, game: GameRow, table: TableRow) -> GameRow:
        def begin(db: sqlite3.Connection) -> int:
            number = put_game(db, game)
            put_table(db, replace(table, game=number))
            return number

        return replace(game, id=await self._write(begin))

    async def game(self, id: int) -> GameRow | None:
        row = await self._one(f"select {GAME_COLUMNS} from games where id = ?", id)
        return game_of(row) if row else None

    async def latest_games(self, limit: int) -> list[GameRow]:
        query = f"select {GAME_COLUMNS} from games where ended is not null order by ended desc limit ?"
        return [game_of(row) for row in await self._all(query, limit)]

    async def append(self, game: int, entry: Entry, scores: Sequence[int] | None = None) -> None:
        row = (game, entry.number, entry.kind, entry.seat, as_text(entry.moves), entry.by, entry.request, entry.at)

        def add(db: sqlite3.Connection) -> None:
            db.execute("insert into log values (?, ?, ?, ?, ?, ?, ?, ?)", row)
            if scores is not None:
                db.execute("update games set ended = ?, scores = ? where id = ?", (entry.at, as_text(scores), game))

        try:
            await self._write(add)
        except sqlite3.IntegrityError:
            raise Taken(f"game {game} has an entry {entry.number} already") from None

    async def log(self, game: int) -> list[Entry]:
        query = f"select {ENTRY_COLUMNS} from log where game = ? order by number"
        return [entry_of(row) for row in await self._all(query, game)]

    async def say(self, table: str, line: ChatLine) -> ChatLine:
        def add(db: sqlite3.Connection) -> int:
            (last,) = db.execute("select coalesce(max(number), 0) from chat where table_id = ?", (table,)).fetchone()
            row = (table, last + 1, line.visitor, line.name, line.text, line.at, line.animal)
            db.execute(f"insert into chat (table_id, {CHAT_COLUMNS}) values (?, ?, ?, ?, ?, ?, ?)", row)
            return int(last + 1)

        return replace(line, number=await self._write(add))

    async def chat(self, table: str, limit: int) -> list[ChatLine]:
        query = f"select {CHAT_COLUMNS} from chat where table_id = ? order by number desc limit ?"
        return [ChatLine(*row) for row in await self._all(query, table, limit)][::-1]

    async def join_queue(self, row: QueueRow) -> None:
        values = (row.visitor, row.game, row.joined, row.patience, row.network)
        await self._write(lambda db: db.execute("insert or replace into queue values (?, ?, ?, ?, ?)", values))

    async def leave_queue(self, visitors: Sequence[str]) -> None:
        rows = [(visitor,) for visitor in visitors]
        await self._write(lambda db: db.executemany("delete from queue where visitor = ?", rows))

    async def queue(self) -> list[QueueRow]:
        query = "select visitor, game, joined, patience, network from queue order by joined, visitor"
        return [QueueRow(*row) for row in await self._all(query)]

    async def put_import(self, record: ImportRow, quota: ImportQuota) -> None:
        await self._write(lambda db: put_import(db, record, quota))

    async def imported(self, id: str) -> str | None:
        row = await self._one("select text from imports where id = ?", id)
        return row[0] if row else None

    async def put_sanction(self, sanction: Sanction) -> None:
        row = (sanction.kind, sanction.subject, sanction.at)
        await self._write(lambda db: db.execute("insert or replace into sanctions values (?, ?, ?)", row))

    async def lift_sanction(self, kind: SanctionKind, subject: str) -> None:
        row = (kind, subject)
        await self._write(lambda db: db.execute("delete from sanctions where kind = ? and subject = ?", row))

    async def sanctions(self) -> list[Sanction]:
        return [Sanction(*row) for row in await self._all("select kind, subject, at from sanctions order by at")]

    @property
    def waiting(self) -> Mapping[str, int]:
        return {"read": self._reads.waiting, "write": self._writes.waiting}

    async def backup(self, path: str) -> None:
        await asyncio.to_thread(copy_database, Path(self.path), Path(path))

    async def check(self) -> None:
        query = "insert into health values (1, 1) on conflict do update set checks = checks + 1 returning checks"
        written = await self._write(lambda db: db.execute(query).fetchone())
        read = await self._one("select checks from health")
        if read is None or read < written:
            raise StoreError(f"check {written[0]} was written, but {read} read back")

    async def close(self) -> None:
        """Finish the queued jobs and refuse new ones."""
        for worker in (self._writes, self._reads):
            worker.stop()
            await asyncio.to_thread(worker.join)

    async def _write(self, work: Work[T]) -> T:
        return await self._writes.do(work)

    async def _alone(self, work: Work[T]) -> T:
        return await self._writes.do(Alone(work))

    async def _read(self, work: Work[T]) -> T:
        return await self._reads.do(work)


def _prepare(db: sqlite3.Connection) -> None:
    """Create or upgrade the schema, and finish a wipe that failed earlier."""
    prepare(db)
    wipe(db)


def check_integrity(db: sqlite3.Connection) -> None:
    """Raise DatabaseError if the file is damaged. A large one is not checked, since a start must not take minutes."""
    (size,) = db.execute("select page_count * page_size from pragma_page_count, pragma_page_size").fetchone()
    if size > MAX_CHECKED_BYTES:
        log.warning("the database has %d MB; its integrity is not checked at the start", size // 10**6)
        return
    (state,) = db.execute("pragma quick_check(1)").fetchone()
    if state != "ok":
        raise sqlite3.DatabaseError(" ".join(state.split()))


def copy_database(path: Path, target: Path) -> None:
    """Copy a database as of one moment, while it is in use. The copy gets its name when it is complete and checked, and only
    its owner may read it: the secrets of running games are in it."""
    address = f"{path.resolve().as_uri()}?mode=ro"
    try:
        with (
            replacing(target) as part,
            closing(sqlite3.connect(address, uri=True, timeout=10)) as source,
            closing(sqlite3.connect(part)) as copy,
        ):
            source.backup(copy)
            copy.execute("pragma journal_mode = delete")
            check_integrity(copy)
    except (sqlite3.Error, OSError) as error:
        raise StoreError(str((isinstance(error, OSError) and error.strerror) or error)) from None
