"""The PostgreSQL store: any number of workers on any number of machines share one database."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import AsyncIterator, Callable, Mapping, Sequence
from contextlib import closing, suppress
from functools import partial
from typing import Any, Self, TypeVar

from wildtable.server.store.contract import Notice, StoreError
from wildtable.server.store.migrations import readable_from, schema_version, too_new, upgrade
from wildtable.server.store.postgres.appending import Appender
from wildtable.server.store.postgres.connections import CHANNEL, Connection, ConnectionPool, Session, connect
from wildtable.server.store.postgres.membership import LOCKS, WORKER_CLASS, Membership, slot_of
from wildtable.server.store.rows import Entry, WorkerRow
from wildtable.server.store.schema import creation
from wildtable.server.store.sql.rows import Database, Work
from wildtable.server.store.sql.store import SqlStore

T = TypeVar("T")
LEADER_SLOT = 0
SCHEMA_LOCK = 0x57_49_4C_44
"""The number of the advisory lock of workers that start at the same time."""
MIN_SERVER_VERSION = 140_000
MIGRATION_SECONDS = 3600.0
"""How long the migration of a large database may take."""
GONE_SECONDS = 30
"""After this time without a report a worker is no longer listed."""


class PostgresStore(SqlStore):
    """A store in a PostgreSQL database. One thread appends to logs, one is the worker's membership, up to eight do the
    rest, each with its own connection."""

    each_favourite = "json_array_elements_text(favourites::json) as each (value)"
    is_shared = True

    def __init__(self, address: str, *, patience: float = 5.0) -> None:
        """`patience`: how many seconds a job may take in all, from the moment it is queued, whatever the database does."""
        super().__init__()
        self.address = address
        self.worker = secrets.randbelow(2**31 - 1) + 1
        self._patience = patience
        self._connect = partial(connect, address)
        self._membership: Membership | None = None
        self._notices: asyncio.Queue[Notice | None] = asyncio.Queue()

    async def open(self) -> Self:
        with closing(Session(self._connect, self._patience)) as session:
            is_current = await asyncio.to_thread(session.run, lambda db: find_version(db) >= schema_version())
        if not is_current:
            with closing(Session(self._connect, max(self._patience, MIGRATION_SECONDS))) as session:
                await asyncio.to_thread(session.run, prepare)
        self._appender = Appender(self._connect, self.worker, self._patience)
        self._pool = ConnectionPool(self._connect, self.worker, self._patience)
        return self

    async def close(self) -> None:
        """Leave the other workers last: whom they know to be gone tells them nothing more."""
        self._notices.put_nowait(None)
        await asyncio.to_thread(self._appender.close)
        await asyncio.to_thread(self._pool.close)
        if self._membership is not None:
            await asyncio.to_thread(self._membership.close)

    async def append(self, game: int, entry: Entry, scores: Sequence[int] | None = None) -> None:
        await self._appender.append(game, entry, scores)

    @property
    def waiting(self) -> Mapping[str, int]:
        return {"read": self._pool.waiting, "write": self._appender.waiting}

    async def _one(self, query: str, *values: Any) -> tuple[Any, ...] | None:
        return None if _unstorable(values) else await super()._one(query, *values)

    async def _each(self, make: Callable[[tuple[Any, ...]], T], query: str, *values: Any) -> list[T]:
        return [] if _unstorable(values) else await super()._each(make, query, *values)

    async def _write(self, work: Work[T]) -> T:
        return await self._pool.do(work, writes=True)

    async def _read(self, work: Work[T]) -> T:
        return await self._pool.do(work, writes=False)

    def _wipe_later(self, db: Database) -> None:
        """Nothing: the database itself decides when it overwrites what was deleted."""

    def _write_check(self, db: Database) -> Any:
        """Write also what needs space on the disk: a changed row needs none while its page has room. A temporary table that
        every commit empties does not grow, and hinders no backup."""
        db.execute("create temporary table if not exists health_space (filler text) on commit delete rows")
        db.execute("insert into health_space values ('')")
        return super()._write_check(db)

    # Several workers

    async def notices(self) -> AsyncIterator[Notice]:
        loop = asyncio.get_running_loop()

        def deliver(notice: Notice) -> None:
            with suppress(RuntimeError):
                loop.call_soon_threadsafe(self._notices.put_nowait, notice)

        self._membership = self._membership or Membership(self._connect, self.worker, self._patience, deliver)
        while (notice := await self._notices.get()) is not None:
            yield notice

    async def send_notices(self, notices: Sequence[Notice]) -> None:
        def send(db: Database) -> None:
            for notice in notices:
                about = f"{self.worker} {notice.kind} {notice.subject} {notice.about}"
                db.execute("select pg_notify(?, ?)", (CHANNEL, about))

        if notices:
            await self._pool.do(send, writes=True)

    def drives(self, table: str) -> bool:
        return self._membership is not None and slot_of(table) in self._membership.slots

    @property
    def leads(self) -> bool:
        return self._membership is not None and LEADER_SLOT in self._membership.slots

    async def report(self, worker: WorkerRow) -> list[WorkerRow]:
        row = (self.worker, worker.host, worker.pid, worker.began, worker.at, json.dumps(worker.figures))

        def exchange(db: Database) -> list[WorkerRow]:
            db.execute("delete from workers where id = ? or at < ?", (self.worker, worker.at - GONE_SECONDS))
            db.execute("insert into workers values (?, ?, ?, ?, ?, ?)", row)
            rows = db.execute("select id, host, pid, began, at, figures from workers order by host, pid").fetchall()
            return [WorkerRow(number, host, pid, began, at, json.loads(told)) for number, host, pid, began, at, told in rows]

        return await self._write(exchange)

    async def secret(self, name: str, new: bytes) -> bytes | None:
        def find(db: Database) -> bytes:
            db.execute("insert into secrets values (?, ?) on conflict do nothing", (name, new))
            return bytes(db.execute("select value from secrets where name = ?", (name,)).fetchone()[0])

        return await self._write(find)

    async def is_in_use(self) -> bool:
        return any(row[0] == WORKER_CLASS for row in await self._all(LOCKS))

    async def times(self) -> tuple[float, float] | None:
        row = await self._one("select extract(epoch from clock_timestamp())::float8, began from server")
        return (row[0], row[1]) if row else None


def _unstorable(values: Sequence[Any]) -> bool:
    """Can no row have these values? PostgreSQL has no text with the character 0."""
    return any(isinstance(value, str) and "\0" in value for value in values)


def find_version(connection: Connection) -> int:
    """Return the version of a database's schema, 0 for an empty one. Raise StoreError if this code does not work with it.

    Of the table `server`, `version` is the last migration, which is missing before 8; `schema` is the oldest version whose
    code works with the result.
    """
    if connection.info.server_version < MIN_SERVER_VERSION:
        raise StoreError(f"needs PostgreSQL 14 or later, not {connection.info.server_version // 10_000}")
    if connection.execute("select to_regclass('server')").fetchone() == (None,):
        return 0
    row = connection.execute("select to_jsonb(server) from server").fetchone()
    numbers = row[0] if row else {"schema": 0}
    version = numbers.get("version", numbers["schema"])
    if numbers["schema"] > schema_version():
        raise StoreError(too_new(version))
    return int(version)


def prepare(connection: Connection) -> None:
    """Create the tables of a new database, or upgrade an older one, completely or not at all; workers that start together
    take turns."""
    with connection.transaction():
        connection.execute(f"select pg_advisory_xact_lock({SCHEMA_LOCK})")
        version = find_version(connection)
        if version >= schema_version():
            return
        if version:
            upgrade(connection, "postgresql", version)
            connection.execute(f"update server set schema = {readable_from()}, version = {schema_version()}")
        else:
            for statement in creation("postgresql"):
                connection.execute(statement)
            began = "extract(epoch from clock_timestamp())"
            row = f"1, {readable_from()}, {began}, {schema_version()}"
            connection.execute(f"insert into server (id, schema, began, version) values ({row})")
