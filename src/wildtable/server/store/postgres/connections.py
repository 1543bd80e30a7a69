"""Connections to PostgreSQL: threads that run the jobs of the store, each with a connection of its own.

A connection that breaks is replaced, and the job repeated, unless it was lost during the commit: nobody can know then
whether the database has it.
"""

from __future__ import annotations

import queue
import threading
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from functools import cache, partial
from typing import Any, TypeVar, cast
from zlib import crc32

import psycopg
from psycopg import errors

from wildtable.server.store.contract import NoticeKind, StoreError
from wildtable.server.store.jobs import Outcome, StoreJob, resolve_all
from wildtable.server.store.postgres.deadlines import DEADLINES
from wildtable.server.store.schema import Dialect
from wildtable.server.store.sql.rows import Rows, Work

T = TypeVar("T")
CHANNEL = "wildtable"
MAX_CONNECTIONS = 8
FIRST_PAUSE_SECONDS, MAX_PAUSE_SECONDS = 0.02, 0.25
"""Between two attempts, while the database cannot be reached."""
CONNECT_SECONDS = 5.0
"""How long a command waits for a database that cannot be reached."""
LOCK_CLASS = 0x57_4C
OPTIONS = {
    "lock_timeout": "5s",
    "idle_in_transaction_session_timeout": "10s",
    "tcp_keepalives_idle": "5",
    "tcp_keepalives_interval": "2",
    "tcp_keepalives_count": "3",
    "tcp_user_timeout": "10000",
}
"""Settings of each session. The server notices a lost machine within seconds; by default, its locks would stay for hours."""
Connection = psycopg.Connection[tuple[Any, ...]]


def connect(address: str, **options: str) -> Connection:
    """Open a connection with autocommit. Values are inserted into statements by the client, so that their types follow from
    the statement."""
    chosen = " ".join(f"-c {name}={value}" for name, value in {**OPTIONS, **options}.items())
    return psycopg.connect(
        address,
        autocommit=True,
        connect_timeout=3,
        keepalives_idle=5,
        keepalives_interval=2,
        keepalives_count=3,
        tcp_user_timeout=10_000,
        target_session_attrs="read-write",
        application_name="wildtable",
        options=chosen,
        cursor_factory=psycopg.ClientCursor,
    )


@cache
def in_dialect(query: str) -> str:
    """Return a statement with the marks that psycopg expects."""
    return query.replace("%", "%%").replace("?", "%s")


class PostgresDatabase:
    """A connection in a transaction, as the code for all databases uses it."""

    dialect: Dialect = "postgresql"

    def __init__(self, connection: Connection, worker: int) -> None:
        self._connection = connection
        self._worker = worker
        self._notices: dict[str, None] = {}

    def execute(self, query: str, values: Sequence[Any] = (), /) -> Rows:
        return cast("Rows", self._connection.execute(in_dialect(query), values))

    def executemany(self, query: str, rows: Iterable[Sequence[Any]], /) -> object:
        for row in rows:
            self.execute(query, row)
        return None

    def lock(self, name: str) -> None:
        self.execute("select pg_advisory_xact_lock(?, ?)", (LOCK_CLASS, crc32(name.encode()) - 2**31))

    def notify(self, kind: NoticeKind, subject: str) -> None:
        self._notices[f"{self._worker} {kind} {subject}"] = None

    def send_notices(self) -> None:
        for notice in self._notices:
            self.execute("select pg_notify(?, ?)", (CHANNEL, notice))


@contextmanager
def transaction(address: str, *, writes: bool = False) -> Iterator[PostgresDatabase]:
    """Open a database for one transaction: a reader sees it as of one moment, a writer changes all or nothing."""
    try:
        with closing(Session(partial(connect, address), CONNECT_SECONDS)) as session:
            connection = session.run(lambda opened: opened)
            connection.execute("begin" if writes else "begin isolation level repeatable read, read only")
            yield PostgresDatabase(connection, 0)
            connection.execute("commit")
    except psycopg.Error as error:
        raise StoreError(_reason(error)) from None


def _reason(error: psycopg.Error) -> str:
    """Return the sentence of an error, without hints and the statement."""
    return str(error).strip().partition("\n")[0]


class Unreachable(StoreError):
    """The database could not be reached in time."""


class PostgresJob(StoreJob):
    """A function of the store, and whether it writes."""

    def __init__(self, work: Work[Any], patience: float, *, writes: bool) -> None:
        super().__init__(patience)
        self.work = work
        self.writes = writes


class Session:
    """A connection that is opened when it is needed, and replaced when it breaks."""

    def __init__(self, open_connection: Callable[[], Connection], patience: float) -> None:
        self._open = open_connection
        self._patience = patience
        self._connection: Connection | None = None
        self._refused = (float("-inf"), "")
        """When the database could not be reached last, and why."""

    def run(self, work: Callable[[Connection], T], since: float | None = None) -> T:
        """Run something that may be repeated, until it succeeds or patience ends, which ends also the connection. Raise
        Unreachable then. `since`: when the caller began to wait, if not now."""
        began = time.monotonic() if since is None else since
        deadline, pause = began + self._patience, FIRST_PAUSE_SECONDS
        while True:
            try:
                connection = self._connected(deadline)
                with DEADLINES.limit(connection, deadline):
                    return work(connection)
            except errors.DiskFull as error:  # which no pause of ours changes
                raise StoreError(_reason(error)) from None
            except (psycopg.OperationalError, errors.ReadOnlySqlTransaction) as error:
                if self._connection is not None and self._connection.broken:
                    self.close()
                if time.monotonic() + pause > deadline:
                    raise Unreachable(_reason(error)) from None
            except psycopg.Error as error:
                raise StoreError(_reason(error)) from None
            time.sleep(pause)
            pause = min(2 * pause, MAX_PAUSE_SECONDS)

    def _connected(self, deadline: float) -> Connection:
        """Return the connection. Do not open one if that failed after the deadline: each attempt may take seconds, and many
        jobs may have waited."""
        if self._connection is None:
            refused_at, reason = self._refused
            if refused_at > deadline:
                raise psycopg.OperationalError(reason)
            try:
                self._connection = self._open()
            except psycopg.OperationalError as error:
                self._refused = time.monotonic(), str(error)
                raise
        return self._connection

    def close(self) -> None:
        if self._connection is not None:
            with suppress(psycopg.Error):
                self._connection.close()
            self._connection = None


class ConnectionPool:
    """Threads that take jobs from one queue. There are as many as are needed, up to a maximum."""

    def __init__(self, open_connection: Callable[[], Connection], worker: int, patience: float) -> None:
        self._open = open_connection
        self._worker = worker
        self._patience = patience
        self._queue: queue.SimpleQueue[PostgresJob | None] = queue.SimpleQueue()
        self._threads: list[threading.Thread] = []
        self._idle = 0
        self._lock = threading.Lock()
        self._closed = False

    async def do(self, work: Work[T], *, writes: bool) -> T:
        """Run a job and return its result. It is done even if the caller is cancelled."""
        if self._closed:
            raise StoreError("the store is closed")
        job = PostgresJob(work, self._patience, writes=writes)
        with self._lock:
            if self._queue.qsize() >= self._idle and len(self._threads) < MAX_CONNECTIONS:
                thread = threading.Thread(target=self._run, name="PostgresThread", daemon=True)
                self._threads.append(thread)
                thread.start()
        self._queue.put(job)
        result: T = await job.future
        return result

    @property
    def waiting(self) -> int:
        return self._queue.qsize()

    def close(self) -> None:
        """Finish the queued jobs and refuse new ones."""
        self._closed = True
        for _ in self._threads:
            self._queue.put(None)
        for thread in self._threads:
            thread.join()
        self._threads = []

    def _run(self) -> None:
        session = Session(self._open, self._patience)
        while True:
            with self._lock:
                self._idle += 1
            job = self._queue.get()
            with self._lock:
                self._idle -= 1
            if job is None:
                break
            if job.is_given_up:
                continue
            try:
                work = self._write(job.work) if job.writes else self._read(job.work)
                outcome: Outcome = session.run(work, job.queued_at), None
            except Exception as error:  # noqa: BLE001 (passed to the caller)
                outcome = None, error
            resolve_all([job], [outcome])
        session.close()

    def _read(self, work: Work[T]) -> Callable[[Connection], T]:
        return lambda connection: work(PostgresDatabase(connection, self._worker))

    def _write(self, work: Work[T]) -> Callable[[Connection], T]:
        def write(connection: Connection) -> T:
            connection.execute("begin")
            try:
                db = PostgresDatabase(connection, self._worker)
                result = work(db)
                db.send_notices()
            except BaseException:
                with suppress(psycopg.Error):
                    connection.execute("rollback")
                raise
            try:
                connection.execute("commit")
            except psycopg.OperationalError as error:
                if not connection.broken:
                    raise
                raise StoreError(f"the connection was lost during a commit: {error}") from None
            return result

        return write
