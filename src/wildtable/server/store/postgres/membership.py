"""Membership: a worker's connection to the others. It receives their notices, and holds the leases of the tables it drives.

A lease is an advisory lock: it goes with the connection, however that ends. There is one for each of a number of slots, and
a table belongs to a slot. The workers share the slots equally. A session that says nothing for some seconds is ended by the
database, so that a worker that hangs loses its leases as well.
"""

from __future__ import annotations

import json
import logging
import selectors
import socket
import threading
from collections.abc import Callable, Collection
from contextlib import AbstractContextManager, closing, suppress
from time import monotonic
from typing import cast
from zlib import crc32

import psycopg
from psycopg import Notify

from wildtable.server.store.contract import Notice, NoticeKind
from wildtable.server.store.postgres.connections import CHANNEL, Connection
from wildtable.server.store.postgres.deadlines import DEADLINES

log = logging.getLogger(__name__)
SLOTS = 64
WORKER_CLASS, SLOT_CLASS, JOIN_CLASS = 0x57_4D, 0x57_4E, 0x57_4F
BALANCE_SECONDS = 0.5
"""How often leases are balanced. A worker that dies is noticed within this time."""
SILENCE_SECONDS = 2
"""How long a worker may say nothing before it loses its leases. One that hangs is replaced when they are balanced next."""
LOCKS = f"""
select classid::bigint, objid::bigint, pid = pg_backend_pid() from pg_locks
where locktype = 'advisory' and granted and objsubid = 2 and classid in ({WORKER_CLASS}, {SLOT_CLASS})
and database = (select oid from pg_database where datname = current_database())"""


def slot_of(table: str) -> int:
    return crc32(table.encode()) % SLOTS


class Membership:
    """The thread of this connection. `deliver` is called in it with each notice."""

    def __init__(
        self, open_connection: Callable[..., Connection], worker: int, patience: float, deliver: Callable[[Notice], None]
    ) -> None:
        """`patience`: how many seconds the database may take to answer."""
        self._open = open_connection
        self._patience = patience
        self._worker = worker
        self._deliver = deliver
        self.slots: Collection[int] = frozenset()
        self._workers: set[int] = set()
        self._senders: set[int] = set()
        """The workers when leases were balanced last, and those that have sent something since; one may come and go."""
        self._wakes, self._waker = socket.socketpair()
        self._stopped = threading.Event()
        self._thread = threading.Thread(target=self._run, name="PostgresMembership", daemon=True)
        self._thread.start()

    def close(self) -> None:
        if not self._stopped.is_set():
            self._stopped.set()
            self._waker.send(b"x")
            self._thread.join()
            self._waker.close()
            self._wakes.close()

    def _run(self) -> None:
        while not self._stopped.is_set():
            try:
                self._take_part()
            except Exception as error:  # whatever it is, this worker must take part again
                trace = None if isinstance(error, psycopg.Error) else error
                log.warning("connection to other workers lost: %s", str(error).strip(), exc_info=trace)
            finally:
                self.slots = frozenset()
            self._stopped.wait(BALANCE_SECONDS / 2)

    def _take_part(self) -> None:
        with (
            closing(self._open(idle_session_timeout=f"{SILENCE_SECONDS}s")) as connection,
            selectors.DefaultSelector() as selector,
        ):
            connection.add_notify_handler(self._on_notify)
            selector.register(self._wakes, selectors.EVENT_READ)
            selector.register(connection.fileno(), selectors.EVENT_READ)
            with self._limited(connection):
                self._join(connection)
            while not self._stopped.is_set():
                with self._limited(connection):
                    self._balance_leases(connection)
                self._wait(connection, selector)
            # the database gives locks back some time after a connection was closed
            with suppress(psycopg.Error), self._limited(connection):
                connection.execute("select pg_advisory_unlock_all()")

    def _limited(self, connection: Connection) -> AbstractContextManager[None]:
        """End the connection, and with it the leases, if the block takes too long."""
        return DEADLINES.limit(connection, monotonic() + self._patience)

    def _join(self, connection: Connection) -> None:
        """Listen and register. A worker that finds no other one restarts the clocks: every player gets time to answer."""
        connection.execute(f"listen {CHANNEL}")
        connection.execute(f"select pg_advisory_lock({JOIN_CLASS}, 0)")
        others = [row for row in connection.execute(LOCKS) if row[0] == WORKER_CLASS and not row[2]]
        if not others:
            connection.execute("update server set began = extract(epoch from clock_timestamp())")
        connection.execute(f"select pg_advisory_lock({WORKER_CLASS}, %s)", (self._worker,))
        connection.execute(f"select pg_advisory_unlock({JOIN_CLASS}, 0)")
        self._deliver(Notice("missed"))

    def _wait(self, connection: Connection, selector: selectors.BaseSelector) -> None:
        """Take notices, until it is time to balance the leases again: that costs more than a notice."""
        until = monotonic() + BALANCE_SECONDS
        while not self._stopped.is_set() and (left := until - monotonic()) > 0:
            if selector.select(left):
                connection.pgconn.consume_input()
                while notice := connection.pgconn.notifies():
                    self._receive(notice.extra.decode())

    def _on_notify(self, notify: Notify) -> None:
        self._receive(notify.payload)

    def _receive(self, payload: str) -> None:
        sender, kind, subject, about = (*payload.split(" ", 3), "", "", "", "")[:4]
        if sender.isdecimal() and int(sender) != self._worker:
            self._senders.add(int(sender))
            self._deliver(Notice(cast("NoticeKind", kind), subject, about, int(sender)))

    def _balance_leases(self, connection: Connection) -> None:
        """Take a share of the slots: what is free, or give back what is too much."""
        locks = connection.execute(LOCKS).fetchall()
        workers = {number for kind, number, _ in locks if kind == WORKER_CLASS}
        mine = {number for kind, number, is_mine in locks if kind == SLOT_CLASS and is_mine}
        free = set(range(SLOTS)) - {number for kind, number, _ in locks if kind == SLOT_CLASS}
        share = -(-SLOTS // max(len(workers), 1))
        surplus = sorted(mine)[share:]
        before = self.slots
        self.slots = frozenset(mine.difference(surplus))
        for slot in surplus:
            connection.execute(f"select pg_advisory_unlock({SLOT_CLASS}, %s)", (slot,))
        for slot in sorted(free)[: max(share - len(mine), 0)]:
            (done,) = connection.execute(f"select pg_try_advisory_lock({SLOT_CLASS}, %s)", (slot,)).fetchone() or (False,)
            if done:
                self.slots = frozenset({*self.slots, slot})
        if set(self.slots) - set(before):
            self._deliver(Notice("leases"))
        if workers != self._workers or not self._senders <= workers:
            self._deliver(Notice("workers", about=json.dumps(sorted(workers))))
        self._workers, self._senders = workers, set()
