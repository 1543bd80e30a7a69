"""Authentication: the visitor, or the seat, that a request of the API acts for.

A bearer token identifies a visitor. One that begins with `seat:` identifies one seat of one table and can only play there,
so that a seat can be lent to a program and nothing else. A page's cookie identifies its visitor, but since browsers send it
with every request, changes must then carry the page's form token as well.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated

from fastapi import Depends, HTTPException, Query, Request
from fastapi.security import HTTPBearer

from wildtable.engine.cards import Seat
from wildtable.server.context import Context, context_of
from wildtable.server.html.languages import choose_language
from wildtable.server.net.tokens import hashed, matches
from wildtable.server.store.rows import TableRow, Visitor
from wildtable.server.tables.snapshot import TableSnapshot
from wildtable.server.tables.table import Table

SEAT_PREFIX = "seat:"
MAX_TOKEN_LENGTH = 200
NEEDS_TOKEN = Depends(
    HTTPBearer(scheme_name="token", description="From `POST /api/visitors`, or a seat token.", auto_error=False)
)
"""Documents the token in OpenAPI; the checks are below."""


@dataclass(frozen=True)
class Caller:
    """The client of a request: a visitor, a seat (by its token), or anonymous."""

    context: Context
    language: str
    address: str = ""
    """The address of the server that links are built from."""
    visitor: Visitor | None = None
    token: str = ""

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


Language = Annotated[
    str, Query(description="The language of texts: `en`, `de` or `nl`; else by `Accept-Language`.", examples=["en"])
]


async def identify_caller(request: Request, language: Language = "") -> Caller:
    """Return the caller of a request that reads."""
    context = context_of(request)
    chosen = choose_language(language, request.headers.get("accept-language", ""))
    anonymous = Caller(context, chosen, context.origins.address_of(request))
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if not scheme:
        return _check_banned(replace(anonymous, visitor=await context.sessions.find_visitor(request)))
    if scheme.lower() != "bearer" or not 0 < len(token) <= MAX_TOKEN_LENGTH:
        raise HTTPException(401, "no-token")
    if token.startswith(SEAT_PREFIX):
        return replace(anonymous, token=token)
    visitor = await context.store.visitor_by_link(hashed(token))
    if visitor is None:
        raise HTTPException(401, "no-token")
    return _check_banned(replace(anonymous, visitor=visitor))


def _check_banned(caller: Caller) -> Caller:
    if caller.visitor is not None:
        caller.context.check_not_banned(caller.visitor)
    return caller


async def authenticate_caller(
    request: Request, caller: Annotated[Caller, Depends(identify_caller)], _: Annotated[object, NEEDS_TOKEN]
) -> Caller:
    """Return the caller of a request that writes: not anonymous, within the rate limit, and with a form token if identified
    by cookie."""
    if not caller.token and caller.visitor is None:
        raise HTTPException(401, "no-token")
    if "authorization" not in request.headers:
        caller.context.sessions.check_form(caller.require_visitor(), request.headers.get("x-form-token", ""))
    if not caller.context.messages.allows(caller.key):
        raise caller.context.messages.too_much()
    return caller


AnyCaller = Annotated[Caller, Depends(identify_caller)]
AuthenticatedCaller = Annotated[Caller, Depends(authenticate_caller)]
