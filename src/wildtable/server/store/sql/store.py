"""The part of a store that is about tables, games, chat, the queue and sanctions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from wildtable.server.store.contract import Crowded, Stale, StoreError
from wildtable.server.store.rows import (
    MAX_CHAT_LINES,
    MAX_MEMBERS,
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
    TableVersion,
)
from wildtable.server.store.sql.people import SqlPeople
from wildtable.server.store.sql.rows import (
    ENTRIES,
    GAMES,
    LINES,
    QUEUE,
    TABLE_ROWS,
    Database,
    put_entries,
    put_game,
    put_import,
    swap_table,
)


class SqlStore(SqlPeople):
    """A store in an SQL database. A subclass runs jobs: `_read` and `_write` with a connection."""

    async def swap_table(self, table: TableRow) -> TableRow:
        return await self._write(lambda db: swap_table(db, table))

    async def table(self, id: str) -> TableRow | None:
        row = await self._one(f"select {TABLE_ROWS.columns} from tables where id = ?", id)
        return TABLE_ROWS.load(row) if row else None

    async def tables(self, ids: Sequence[str]) -> list[TableRow]:
        return await self._among(TABLE_ROWS.load, f"select {TABLE_ROWS.columns} from tables where id in", ids)

    async def versions(self, tables: Sequence[str]) -> Mapping[str, TableVersion]:
        query = (
            "select id, version, game, coalesce((select max(number) from log where log.game = tables.game), 0),"
            " coalesce((select max(number) from chat where table_id = id), 0) from tables where id in"
        )
        return dict(await self._among(lambda row: (row[0], TableVersion(*row[1:])), query, tables))

    async def open_tables(self, limit: int) -> list[TableRow]:
        query = f"select {TABLE_ROWS.columns} from tables where open and closed = '' order by made desc limit ?"
        return await self._each(TABLE_ROWS.load, query, limit)

    async def tables_of(self, visitor: str, limit: int) -> list[TableRow]:
        query = (
            f"select {TABLE_ROWS.columns} from tables where closed = '' and id in"
            " (select table_id from sitting where visitor = ?) order by made desc limit ?"
        )
        return await self._each(TABLE_ROWS.load, query, visitor, limit)

    async def count_tables(self, since: float, until: float, network: str) -> tuple[int, int]:
        query = "select count(*) filter (where network = ?), count(*) from tables where made between ? and ?"
        ((here, all_tables),) = await self._all(query, network, since, until)
        return here, all_tables

    async def tables_in_play(self, limit: int, visitor: str = "") -> list[TableRow]:
        query = (
            f"select {TABLE_ROWS.columns} from tables where closed = ''"
            " and game in (select id from games where ended is null)"
            " and (? = '' or id in (select table_id from sitting where visitor = ?)) order by made desc limit ?"
        )
        return await self._each(TABLE_ROWS.load, query, visitor, visitor, limit)

    async def games_left(self) -> set[int]:
        query = "select distinct game from log where kind = 'away' and game in (select id from games where ended is null)"
        return {game for (game,) in await self._all(query)}

    async def admit(self, table: str, visitor: str, role: MemberRole) -> None:
        query = "insert into members values (?, ?, ?) on conflict (table_id, visitor) do update set role = excluded.role"

        def add(db: Database) -> None:
            others = "select count(*) from members where table_id = ? and role = ? and visitor != ?"
            (count,) = db.execute(others, (table, role, visitor)).fetchone()
            if count >= MAX_MEMBERS:
                raise Crowded(f"table {table} has {count} members with the role {role}")
            db.execute(query, (table, visitor, role))

        await self._write(add)

    async def role(self, table: str, visitor: str) -> MemberRole | None:
        row = await self._one("select role from members where table_id = ? and visitor = ?", table, visitor)
        return row[0] if row else None

    async def begin_game(self, game: GameRow, table: TableRow, entries: Sequence[Entry] = ()) -> tuple[GameRow, TableRow]:
        def begin(db: Database) -> tuple[GameRow, TableRow]:
            number = put_game(db, game)
            put_entries(db, number, entries)
            return replace(game, id=number), swap_table(db, replace(table, game=number))

        return await self._write(begin)

    async def game(self, id: int) -> GameRow | None:
        row = await self._one(f"select {GAMES.columns} from games where id = ?", id)
        return GAMES.load(row) if row else None

    async def games(self, ids: Sequence[int]) -> list[GameRow]:
        return await self._among(GAMES.load, f"select {GAMES.columns} from games where id in", ids)

    async def latest_games(self, limit: int) -> list[GameRow]:
        query = f"select {GAMES.columns} from games where ended is not null order by ended desc limit ?"
        return await self._each(GAMES.load, query, limit)

    async def log(self, game: int, after: int = 0) -> list[Entry]:
        query = f"select {ENTRIES.columns} from log where game = ? and number > ? order by number"
        return await self._each(ENTRIES.load, query, game, after)

    async def say(self, table: str, line: ChatLine, mark: str = "") -> ChatLine:
        def add(db: Database) -> ChatLine:
            db.lock(f"chat {table}")
            if mark:
                query = f"select {LINES.columns} from chat where table_id = ? and visitor = ? and mark = ?"
                if known := db.execute(query, (table, line.visitor, mark)).fetchone():
                    return LINES.load(known)
            (last,) = db.execute("select coalesce(max(number), 0) from chat where table_id = ?", (table,)).fetchone()
            said = replace(line, number=last + 1)
            insert = f"insert into chat (table_id, mark, {LINES.columns}) values (?, ?, {LINES.marks})"
            db.execute(insert, (table, mark, *LINES.dump(said)))
            db.execute("delete from chat where table_id = ? and number <= ?", (table, last + 1 - MAX_CHAT_LINES))
            db.notify("chat", table)
            return said

        return await self._write(add)

    async def chat(self, table: str, limit: int, after: int = 0) -> list[ChatLine]:
        query = f"select {LINES.columns} from chat where table_id = ? and number > ? order by number desc limit ?"
        return (await self._each(LINES.load, query, table, after, limit))[::-1]

    async def join_queue(self, row: QueueRow) -> QueueRow:
        changes = ", ".join(f"{column} = excluded.{column}" for column in QUEUE.names)
        query = (
            f"insert into queue ({QUEUE.columns}) values ({QUEUE.marks})"
            f" on conflict (visitor) do update set {changes} where queue.table_id = ''"
        )

        def join(db: Database) -> QueueRow:
            db.execute(query, QUEUE.dump(row))
            db.notify("queue", row.visitor)
            return QUEUE.load(db.execute(f"select {QUEUE.columns} from queue where visitor = ?", (row.visitor,)).fetchone())

        return await self._write(join)

    async def leave_queue(self, visitors: Sequence[str], table: str = "") -> None:
        def leave(db: Database) -> None:
            rows = [(visitor, table) for visitor in visitors]
            db.executemany("delete from queue where visitor = ? and table_id = ?", rows)
            db.notify("queue", "")

        await self._write(leave)

    async def seat_waiting(self, table: TableRow, visitors: Sequence[str]) -> TableRow:
        query = "update queue set table_id = ? where visitor = ? and table_id = ''"

        def seat(db: Database) -> TableRow:
            for visitor in sorted(visitors):
                if not db.execute(query, (table.id, visitor)).rowcount:
                    raise Stale(f"visitor {visitor} does not wait any more")
            db.notify("queue", "")
            return swap_table(db, table)

        return await self._write(seat)

    async def queue(self) -> list[QueueRow]:
        return await self._each(QUEUE.load, f"select {QUEUE.columns} from queue order by joined, visitor")

    async def put_import(self, record: ImportRow, quota: ImportQuota) -> None:
        await self._write(lambda db: put_import(db, record, quota))

    async def imported(self, id: str) -> str | None:
        row = await self._one("select text from imports where id = ?", id)
        return row[0] if row else None

    async def put_sanction(self, sanction: Sanction) -> None:
        query = "insert into sanctions values (?, ?, ?) on conflict (kind, subject) do update set at = excluded.at"
        await self._sanction(query, sanction.kind, sanction.subject, sanction.at)

    async def lift_sanction(self, kind: SanctionKind, subject: str) -> None:
        await self._sanction("delete from sanctions where kind = ? and subject = ?", kind, subject)

    async def _sanction(self, query: str, *values: object) -> None:
        def change(db: Database) -> None:
            db.execute(query, values)
            db.notify("sanctions", "")

        await self._write(change)

    async def sanctions(self) -> list[Sanction]:
        return [Sanction(*row) for row in await self._all("select kind, subject, at from sanctions order by at")]

    async def check(self) -> None:
        written = await self._write(self._write_check)
        read = await self._one("select checks from health")
        if read is None or read < written:
            raise StoreError(f"check {written[0]} was written, but {read} read back")

    def _write_check(self, db: Database) -> Any:
        query = "insert into health values (1, 1) on conflict (id) do update set checks = health.checks + 1 returning checks"
        return db.execute(query).fetchone()
