"""Matchmaking: people who wait for anyone to play with, by game, and the tables they get.

A table begins when enough visitors wait for the smallest number of seats, or when the patience of one ends: then bots take
the other seats. A visitor who closes the page leaves the queue after a while. The queue is stored and survives restarts.
Of several workers one begins the tables; all know who waits, and which tables are for those whose page they show. A table
is stored together with the fact that its visitors have got it, so that no visitor gets two when a worker is killed or hangs.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass

from fastapi import HTTPException

from wildtable.games import get_game
from wildtable.server.clock import Clock
from wildtable.server.errors import Denied
from wildtable.server.net.limits import TooMuch, has_share
from wildtable.server.store.config import TableConfig
from wildtable.server.store.contract import Stale, Store
from wildtable.server.store.rows import QueueRow, SeatRow, Visitor
from wildtable.server.tables.dealing import check_commitment
from wildtable.server.tables.logged_table import call_all
from wildtable.server.tables.seating import SUBSTITUTE_BOT
from wildtable.server.tables.table import Table

ABSENT_SECONDS = 60.0
"""How long a visitor who closed the page stays in the queue."""
CHECK_SECONDS = 1.0
MAX_WAITING, MAX_WAITING_PER_NETWORK = 1000, 100
PATIENCE = (15, 30, 60, 120, 300)
"""After how many seconds bots may join; or never."""
MakeTable = Callable[[Visitor, TableConfig, Sequence[SeatRow], str, Sequence[str]], Awaitable[Table]]
CheckTables = Callable[[Visitor, str], Awaitable[None]]
"""Raises Denied or 429 if a visitor of a network may create no more tables."""


@dataclass
class Waiting:
    """A visitor in the queue. since, seen: when they joined it and when their page was last open, in monotonic time."""

    row: QueueRow
    since: float
    seen: float

    def is_patient(self, now: float) -> bool:
        return self.row.patience is None or now - self.since < self.row.patience


class Matchmaker:
    """The queue of all games."""

    def __init__(self, store: Store, clock: Clock, make_table: MakeTable, check_tables: CheckTables) -> None:
        self._store = store
        self._clock = clock
        self._make_table = make_table
        self._check_tables = check_tables
        self._lock = asyncio.Lock()
        self.waiting: dict[str, Waiting] = {}
        self._changes = 0
        """Counts what this worker has changed: what was read before is out of date."""
        self.pages: dict[str, int] = {}
        """How many pages of the lobby each visitor has open at this worker."""
        self._outcomes: dict[str, str] = {}
        """The tables of those who have not come to them yet."""
        self.listeners: set[Callable[[], None]] = set()

    async def load(self) -> None:
        """Read who waits, and who has got a table. Those who waited when the server stopped wait on."""
        changes = -1
        while changes != self._changes:
            changes = self._changes
            rows = await self._store.queue()
        now, before = self._clock.monotonic(), self.waiting
        known = {row.visitor: before.get(row.visitor) for row in rows}
        self.waiting = {
            row.visitor: old if (old := known[row.visitor]) and old.row == row else Waiting(row, now, now)
            for row in rows
            if not row.table
        }
        self._outcomes = {row.visitor: row.table for row in rows if row.table}
        self._notify()

    async def run(self) -> None:
        while True:
            await self._clock.sleep(CHECK_SECONDS)
            if self._store.leads:
                await self.match()

    async def join(self, visitor: Visitor, game: str, patience: int | None, network: str, commitment: str = "") -> None:
        """Wait for others, or get the table of an earlier wait. Raise 429 if too many wait, Denied for a malformed
        commitment, and either if the visitor may have no more tables."""
        check_commitment(commitment)
        others = [other.row for other in self.waiting.values() if other.row.visitor != visitor.id]
        if len(others) >= MAX_WAITING:
            raise TooMuch("waiting", "server", MAX_WAITING)
        neighbours = sum(other.network == network for other in others)
        if not has_share(neighbours, len(others), MAX_WAITING_PER_NETWORK, MAX_WAITING):
            raise TooMuch("waiting", "address", neighbours)
        if visitor.id not in self._outcomes:
            await self._check_tables(visitor, network)
        row = await self._store.join_queue(QueueRow(visitor.id, game, self._clock.now(), patience, network, commitment))
        now = self._clock.monotonic()
        if row.table:
            self.waiting.pop(visitor.id, None)
            self._outcomes[visitor.id] = row.table
        else:
            self.waiting[visitor.id] = Waiting(row, now, now)
            self._outcomes.pop(visitor.id, None)
        self._changes += 1
        if self._store.leads:
            await self.match()
        self._notify()

    async def leave(self, *visitors: str) -> None:
        """Let visitors wait no longer, also those of whom only other workers know yet that they wait."""
        if visitors:
            await self._store.leave_queue(visitors)
            self._changes += 1
            if [visitor for visitor in visitors if self.waiting.pop(visitor, None)]:
                self._notify()

    def count(self, game: str) -> int:
        return sum(waiting.row.game == game for waiting in self.waiting.values())

    def outcome_of(self, visitor: str) -> str:
        """Return the table that a visitor got by waiting and has not come to yet, since a reply that told of it may have
        been lost; empty without one."""
        return self._outcomes.get(visitor, "")

    async def welcome(self, visitor: str, table: str) -> None:
        """Note that a visitor comes to a table."""
        if self._outcomes.get(visitor) == table:
            del self._outcomes[visitor]
            self._changes += 1
            await self._store.leave_queue([visitor], table)

    @property
    def with_page(self) -> list[str]:
        """The waiting visitors whose page is open at this worker."""
        return [visitor for visitor in self.pages if visitor in self.waiting]

    def arrive(self, visitor: str) -> None:
        self.pages[visitor] = self.pages.get(visitor, 0) + 1

    def depart(self, visitor: str) -> None:
        self.pages[visitor] -= 1
        if not self.pages[visitor]:
            del self.pages[visitor]
        self.see(visitor)

    def see(self, *visitors: str) -> None:
        """Note that the pages of visitors are open, or were until now."""
        for visitor in visitors:
            if visitor in self.waiting:
                self.waiting[visitor].seen = self._clock.monotonic()

    async def match(self) -> None:
        """Begin the tables that are due."""
        async with self._lock:
            now = self._clock.monotonic()
            gone = [
                visitor
                for visitor, waiting in self.waiting.items()
                if visitor not in self.pages and now - waiting.seen >= ABSENT_SECONDS
            ]
            await self.leave(*gone)
            for game in {waiting.row.game for waiting in self.waiting.values()}:
                while (group := self._find_group(game, now)) and await self._begin(game, group):
                    pass

    def _find_group(self, game: str, now: float) -> list[Waiting]:
        """Return who begins a game now: enough people, or one out of patience and all who would play with bots."""
        size = get_game(game).seat_counts[0]
        group = [waiting for waiting in self.waiting.values() if waiting.row.game == game]
        group.sort(key=lambda waiting: waiting.since)
        if len(group) >= size:
            return group[:size]
        if all(waiting.is_patient(now) for waiting in group):
            return []
        return [waiting for waiting in group if waiting.row.patience is not None]

    async def _begin(self, game: str, group: Sequence[Waiting]) -> bool:
        """Make a table for a group and start, with the first as host who may have another table. Where nobody may, all wait
        on, and it is tried again later. Return whether the queue has changed."""
        config = TableConfig(game, get_game(game).seat_counts[0]).checked()
        rows = [waiting.row for waiting in group]
        people = [row.visitor for row in rows]
        known = [visitor for person in people if (visitor := await self._store.visitor(person))]
        if missing := set(people) - {visitor.id for visitor in known}:
            await self.leave(*missing)
            return True
        pairs = zip(rows, known, strict=True)
        seats = [SeatRow(visitor=row.visitor, commitment=row.commitment, name=visitor.name) for row, visitor in pairs]
        seats += [SeatRow(bot=SUBSTITUTE_BOT) for _ in range(config.people - len(seats))]
        try:
            table = await self._make_table_of_first(known, config, seats, [row.network for row in rows])
        except Stale:
            await self.load()
            return True
        if table is None:
            return False
        for visitor in known:
            table.introduce(visitor)
            self.waiting.pop(visitor.id, None)
            self._outcomes[visitor.id] = table.row.id
        self._changes += 1
        for person in list(self._outcomes)[:-MAX_WAITING]:
            await self._store.leave_queue([person], self._outcomes.pop(person))
        self._notify()
        await table.deal_now()
        return True

    async def _make_table_of_first(
        self, people: Sequence[Visitor], config: TableConfig, seats: Sequence[SeatRow], networks: Sequence[str]
    ) -> Table | None:
        """Make a table whose host is the first who may have another one; None where nobody may."""
        for host, network in zip(people, networks, strict=True):
            with suppress(Denied, HTTPException):
                return await self._make_table(host, config, seats, network, [visitor.id for visitor in people])
        return None

    def _notify(self) -> None:
        call_all(self.listeners)
