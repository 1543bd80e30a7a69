"""Context: the parts of a running server, and the callers it serves."""

from __future__ import annotations

from dataclasses import dataclass

from fastapi import HTTPException, Request, WebSocket

from wildtable.engine.cards import Seat
from wildtable.server.access import Access
from wildtable.server.clock import Clock
from wildtable.server.live.open_pages import OpenPages
from wildtable.server.net.limits import Limits
from wildtable.server.net.monitoring import ErrorLog, Metrics, Watchdog
from wildtable.server.net.sessions import hashed, matches
from wildtable.server.settings import Settings
from wildtable.server.store.contract import Store
from wildtable.server.store.health import HealthCheck
from wildtable.server.store.rows import TableRow, Visitor
from wildtable.server.tables.archive import Archive
from wildtable.server.tables.creation import TableMaker
from wildtable.server.tables.matchmaking import Matchmaker
from wildtable.server.tables.processes.heavy_work import HeavyWork
from wildtable.server.tables.registry import TableRegistry
from wildtable.server.tables.snapshot import TableSnapshot
from wildtable.server.tables.table import Table
from wildtable.server.tables.worker_sync import WorkerSync

SEAT_PREFIX = "seat:"
"""Begins the token of a seat."""


@dataclass
class Monitor:
    """How the server is doing."""

    metrics: Metrics
    watchdog: Watchdog
    errors: ErrorLog
    health: HealthCheck


@dataclass
class Context:
    """The parts of a running server."""

    settings: Settings
    store: Store
    clock: Clock
    monitor: Monitor
    limits: Limits
    tables: TableRegistry
    maker: TableMaker
    matchmaker: Matchmaker
    access: Access
    archive: Archive
    work: HeavyWork
    live: OpenPages
    worker_sync: WorkerSync

    async def forget(self, visitor: Visitor) -> None:
        """Delete a visitor from the store and from memory. A sanction stays: it names an id that nothing else knows,
        and still holds for a browser with that id in its cookie."""
        await self.matchmaker.leave(visitor.id)
        self.monitor.errors.forget(await self.tables.forget(visitor))
        self.archive.clear()
        self.live.lobby.announce()

    def sweep(self) -> None:
        """Drop idle tables and channels from memory."""
        self.tables.forget_idle()
        self.live.sweep()


@dataclass(frozen=True)
class Caller:
    """The client of a request: a visitor, a seat (by its token), or anonymous."""

    context: Context
    language: str
    address: str = ""
    """The address of the server that links are built from."""
    visitor: Visitor | None = None
    token: str = ""
    network: str = ""
    """Where the request comes from, for limits."""

    @property
    def key(self) -> str:
        """The key of rate limits and event streams; empty for all anonymous callers."""
        if self.token:
            return SEAT_PREFIX + hashed(self.token)
        return self.visitor.id if self.visitor else ""

    def require_visitor(self) -> Visitor:
        """Return the visitor; fail for seats and anonymous callers."""
        if self.token:
            raise HTTPException(403, "seat-only")
        if self.visitor is None:
            raise HTTPException(401, "no-token")
        return self.visitor

    def seat_at(self, table: Table) -> Seat | None:
        """Return the caller's current seat, which changes with a rematch."""
        return self.seat_in(table.row)

    def seat_in(self, row: TableRow) -> Seat | None:
        if self.token:
            return next((number for number, seat in enumerate(row.seats) if matches(self.token, seat.token)), None)
        return row.seat_of(self.visitor.id) if self.visitor else None

    def person_at(self, table: Table) -> str:
        """Return the id of the visitor whose presence at the table this is."""
        seat = self.seat_at(table)
        if self.token and seat is not None:
            return table.row.seats[seat].visitor or ""
        return self.visitor.id if self.visitor else ""

    def snapshot(self, table: Table) -> TableSnapshot:
        """Return the table as the caller sees it."""
        return table.snapshot(self.seat_at(table), self.visitor.id if self.visitor else "")

    def is_signed_in(self, row: TableRow) -> bool:
        """Is the caller still who they were: neither signed out nor banned, and in the seat of their token?"""
        if self.token:
            seat = self.seat_in(row)
            return seat is not None and not self.context.access.sanctions.is_banned(row.seats[seat].visitor or "")
        return self.visitor is None or self.context.access.is_signed_in(self.visitor)

    async def may_watch(self, row: TableRow) -> bool:
        return self.is_signed_in(row) and (bool(self.token) or await self.context.access.may_watch(row, self.visitor))

    async def table(self, name: str) -> Table:
        """Return a table the caller may watch; fail with 404 for any other."""
        if self.visitor is not None:
            await self.context.matchmaker.welcome(self.visitor.id, name)
        table = await self.context.access.table(name)
        if not await self.may_watch(table.row):
            raise HTTPException(404, "no-table")
        return table


def context_of(request: Request | WebSocket) -> Context:
    """Return the context that serves a request."""
    context: Context = request.app.state.context
    return context
