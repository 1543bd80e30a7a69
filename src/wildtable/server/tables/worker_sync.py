"""Worker sync: a worker's memory follows what other workers store and report.

Notices are hints. What has changed is read from the store, and every few seconds all that is in memory is compared with the
store, so that a notice may be missed or come twice.
"""

from __future__ import annotations

import asyncio
import json
import os
import socket
from collections.abc import AsyncIterator, Callable, Hashable, Iterator, Mapping
from contextlib import asynccontextmanager
from functools import partial
from itertools import count
from typing import Generic, TypeVar

from wildtable.server.clock import Clock
from wildtable.server.net.sanctions import Sanctions
from wildtable.server.net.sessions import Sessions
from wildtable.server.store.contract import Notice, Store
from wildtable.server.store.rows import UNKNOWN_NAME, WorkerRow
from wildtable.server.tables.archive import Archive, add_missing_results
from wildtable.server.tables.matchmaking import Matchmaker
from wildtable.server.tables.registry import TableRegistry

POLL_SECONDS = 5.0
"""How often everything in memory is compared with the store."""
PRESENCE_SECONDS = 3 * POLL_SECONDS
"""Reports of presence older than this are dropped."""

POLLS_TO_RESUME = 6
"""Number of comparisons after which games that this worker drives and has not in memory are looked for."""
MAX_NAMED = 200
"""How many visitors one notice names; its length is limited."""


class WorkerSync:
    """What one worker does to keep in step with the others. Does nothing where there is only one."""

    def __init__(
        self,
        store: Store,
        clock: Clock,
        tables: TableRegistry,
        *,
        sessions: Sessions,
        sanctions: Sanctions,
        archive: Archive,
        matchmaker: Matchmaker,
        figures: Callable[[], Mapping[str, float]],
    ) -> None:
        self._store = store
        self._clock = clock
        self._tables = tables
        self._sessions = sessions
        self._sanctions = sanctions
        self._archive = archive
        self._matchmaker = matchmaker
        self._figures = figures
        self._workers: list[WorkerRow] = []
        self._to_read: Pending[tuple[str, str]] = Pending()
        """What has changed in the store: a kind of rows, or the table of this id."""
        self._to_send: Pending[Notice] = Pending()
        """What others want to know. Notices about presence get their content when they are sent."""

    def start(self) -> None:
        """Follow the others until the supervisor stops."""
        supervisor = self._tables.supervisor
        if self._store.is_shared:
            works = {"notices": self._listen, "follow": self._follow, "send": self._send, "poll": self._poll}
            for name, work in works.items():
                supervisor.start(name, work)
            self._tables.on_presence = lambda table: self._to_send.add(Notice("here", table.row.id))
            self._tables.on_load = lambda table: self._to_send.add(Notice("who", table.row.id))

    @property
    def is_up_to_date(self) -> bool:
        """Has everything been read that others are known to have changed?"""
        return self._to_read.is_done

    @property
    def workers(self) -> list[WorkerRow]:
        """All workers that are alive, as they were a few seconds ago."""
        return self._workers or [self._describe()]

    # Receive

    async def _listen(self) -> None:
        async for notice in self._store.notices():
            self.receive(notice)

    def receive(self, notice: Notice) -> None:
        """Note what is to be read; nothing is awaited here."""
        if notice.subject and notice.kind in ("log", "table", "chat", "here", "who"):
            self._receive_about_table(notice)
        elif notice.kind == "who":
            self._report_presence()
        elif notice.kind == "waiting":
            self._matchmaker.see(*json.loads(notice.about))
        elif notice.kind == "leases":
            self._tables.supervisor.start("resume", self._tables.resume)
            self._tables.drive_all()
        elif notice.kind == "workers":
            self._drop_presence(set(json.loads(notice.about)))
            self._read_soon("unfinished")
            self._to_send.add(Notice("who"))  # a worker that seemed gone may have reported before it was seen again
        elif notice.kind == "missed":
            self._read_soon("time", "tables", "visitors", "sanctions", "queue", "deletions")
            self._to_send.add(Notice("who"))
            self._report_presence()
        else:
            self._read_soon({"visitor": "visitors", "deletion": "deletions"}.get(notice.kind, notice.kind))

    def _receive_about_table(self, notice: Notice) -> None:
        table = self._tables.awake(notice.subject)
        if notice.kind == "table":
            self._tables.announce()  # lists show tables that are not in memory, too
        if table is None:
            if self._store.drives(notice.subject):
                self._tables.supervisor.start("load", partial(self._load, notice.subject))
        elif notice.kind == "here":
            if table.presence.update_worker(notice.worker, self._clock.monotonic(), json.loads(notice.about)):
                table.notify()
        elif notice.kind == "who":
            self._to_send.add(Notice("here", table.row.id))
        else:
            self._to_read.add(("table", notice.subject))

    async def _load(self, name: str) -> None:
        """Load a table to drive it, with what others have stored meanwhile: their notices were not for a table in memory."""
        if table := await self._tables.find(name):
            await self._tables.refresh([table])

    def _drop_presence(self, workers: set[int] | None = None) -> None:
        before = self._clock.monotonic() - PRESENCE_SECONDS
        for table in self._tables.all_awake:
            if table.presence.expire(before, workers):
                table.notify()

    # Read

    def _read_soon(self, *kinds: str) -> None:
        self._to_read.add(*((kind, "") for kind in kinds))

    async def _follow(self) -> None:
        """Read what is due, all of it again after a failure."""
        while True:
            async with self._to_read.taken() as due:
                await self._read({kind for kind, _ in due}, {table for _, table in due})

    async def _read(self, due: set[str], changed: set[str]) -> None:
        if "time" in due:
            await self._read_time()
        awake = self._tables.all_awake
        await self._tables.refresh([table for table in awake if "tables" in due or table.row.id in changed])
        gone = await self._read_visitors() if due & {"visitors", "deletions"} else set()
        if gone or "deletions" in due:
            await self._tables.follow_deletions(gone)
            self._archive.clear()
        if due & {"tables", "visitors", "deletions"}:
            self._tables.announce()
        if "sanctions" in due:
            await self._read_sanctions()
        if "queue" in due:
            await self._matchmaker.load()
        if "unfinished" in due and self._store.leads:
            await self._tables.resume_deletions()
            await add_missing_results(self._archive)

    async def _read_time(self) -> None:
        if times := await self._store.times():
            now, began = times
            self._clock.set_to(now)
            self._tables.set_began(began)

    async def _read_visitors(self) -> set[str]:
        """Take over names, animals and sign-outs of all who are at a table in memory or connected. Return who of them is
        deleted."""
        tables = self._tables.all_awake
        known = {person for table in tables for person in (*table.names, *(line.visitor for line in table.chat))}
        known.update(self._matchmaker.pages, *(table.presence.here for table in tables))
        visitors = {visitor.id: visitor for visitor in await self._store.visitors(sorted(known))}
        for visitor in visitors.values():
            self._tables.rename(visitor)
            if self._sessions.end_earlier(visitor):
                self._tables.notify_all()
        return {person for table in tables for person, name in table.names.items() if name != UNKNOWN_NAME} - visitors.keys()

    async def _read_sanctions(self) -> None:
        before = self._sanctions.latest
        await self._sanctions.load()
        if self._sanctions.latest != before:
            self._tables.notify_all()

    # Send, and compare now and then

    async def _send(self) -> None:
        """Send what is due, one batch after another: a report that is sent beside a newer one could arrive after it."""
        while True:
            async with self._to_send.taken() as due:
                await self._store.send_notices([sent for notice in sorted(due) for sent in self._complete(notice)])

    def _report_presence(self) -> None:
        """Report who is connected to this worker, at all tables and in the lobby."""
        reports = (Notice("here", table.row.id) for table in self._tables.all_awake if table.presence.here)
        self._to_send.add(Notice("waiting"), *reports)

    def _complete(self, notice: Notice) -> Iterator[Notice]:
        """Add what is so now. Of a table, only the players are named: spectators are not shown."""
        if notice.kind == "waiting":
            waiting = self._matchmaker.with_page
            for start in range(0, len(waiting), MAX_NAMED):
                yield Notice("waiting", about=json.dumps(waiting[start : start + MAX_NAMED]))
        elif notice.kind == "here":
            if table := self._tables.awake(notice.subject):
                seated = {seat.visitor for seat in table.row.seats}
                paces = {visitor: pace for visitor, pace in table.presence.here.items() if visitor in seated}
                yield Notice("here", notice.subject, json.dumps(paces))
        else:
            yield notice

    async def _poll(self) -> None:
        for number in count(1):
            await self._clock.sleep(POLL_SECONDS)
            self._read_soon("time", "tables", "visitors", "sanctions", "queue")
            self._drop_presence()
            self._tables.drive_all()
            if number % POLLS_TO_RESUME == 0:
                await self._tables.resume()
            self._report_presence()
            self._workers = await self._store.report(self._describe())

    def _describe(self) -> WorkerRow:
        began, now = self._tables.started, self._clock.now()
        return WorkerRow(0, socket.gethostname(), os.getpid(), began, now, self._figures())


T = TypeVar("T", bound=Hashable)


class Pending(Generic[T]):
    """A set that one task empties. What is added twice before that is done once."""

    def __init__(self) -> None:
        self._items: set[T] = set()
        self._wake = asyncio.Event()
        self.is_done = False
        """Is nothing pending or under way, after at least one item?"""

    def add(self, *items: T) -> None:
        self._items.update(items)
        self._wake.set()
        self.is_done = False

    @asynccontextmanager
    async def taken(self) -> AsyncIterator[set[T]]:
        """Wait for items and take all of them. They are pending again if the block fails."""
        await self._wake.wait()
        self._wake.clear()
        items, self._items = self._items, set()
        try:
            yield items
        except BaseException:
            self.add(*items)
            raise
        self.is_done = not self._items
