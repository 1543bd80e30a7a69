"""Caller: the client of a request, at whichever door it came in, and the tables they may watch."""

from __future__ import annotations

from dataclasses import dataclass

from fastapi import HTTPException

from wildtable.engine.cards import Seat
from wildtable.server.context import Context
from wildtable.server.net.tokens import hashed, matches
from wildtable.server.store.rows import TableRow, Visitor
from wildtable.server.tables.snapshot import TableSnapshot
from wildtable.server.tables.table import Table

SEAT_PREFIX = "seat:"
"""Begins the token of a seat."""


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
            return seat is not None and not self.context.sanctions.is_banned(row.seats[seat].visitor or "")
        return self.visitor is None or self.context.is_signed_in(self.visitor)

    async def may_watch(self, row: TableRow) -> bool:
        return self.is_signed_in(row) and (bool(self.token) or await self.context.may_watch(row, self.visitor))

    async def table(self, name: str) -> Table:
        """Return a table the caller may watch; fail with 404 for any other."""
        if self.visitor is not None:
            await self.context.matchmaker.welcome(self.visitor.id, name)
        table = await self.context.table(name)
        if not await self.may_watch(table.row):
            raise HTTPException(404, "no-table")
        return table
