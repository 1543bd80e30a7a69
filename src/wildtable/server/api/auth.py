"""Callers: which visitor, or which seat, a program or a page's script speaks for.

A bearer token speaks for a visitor. One that begins with `seat:` speaks for one seat of one table, and can only play:
whoever lends a seat to a program lends nothing else. A page's cookie speaks for its visitor, but since browsers send it
unasked, whatever changes something must then carry the page's form token.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from fastapi import Depends, HTTPException, Request
from fastapi.security import HTTPBearer

from wildtable.engine.cards import Seat
from wildtable.server.context import Context, context_of
from wildtable.server.html.languages import choose_language
from wildtable.server.net.tokens import hashed, matches
from wildtable.server.store.contract import Visitor
from wildtable.server.tables.table import Table

SEAT = "seat:"
LONGEST_TOKEN = 200
NEEDS_TOKEN = Depends(HTTPBearer(scheme_name="token", description="From `POST /api/visitors`.", auto_error=False))
"""Says so in the description of the API; what a token is good for is decided below."""


@dataclass(frozen=True)
class Caller:
    """Who asks: a visitor, a seat (by its token), or nobody known."""

    context: Context
    language: str
    visitor: Visitor | None = None
    token: str = ""

    @property
    def name(self) -> str:
        """What limits count by, and what a stream is for; the same for all whom nobody knows."""
        if self.token:
            return SEAT + hashed(self.token)
        return self.visitor.id if self.visitor else ""

    @property
    def known(self) -> Visitor:
        """The visitor, where only one will do."""
        if self.token:
            raise HTTPException(403, "seat-only")
        if self.visitor is None:
            raise HTTPException(401, "no-token")
        return self.visitor

    def seat_at(self, table: Table) -> Seat | None:
        """The caller's seat as of now: it is another after a rematch."""
        if self.token:
            kept = (str(one.get("token", "")) for one in table.row.seats)
            return next((number for number, token in enumerate(kept) if matches(self.token, token)), None)
        return table.seat_of(self.visitor.id) if self.visitor else None

    def person_at(self, table: Table) -> str:
        """Whose presence at the table this is."""
        seat = self.seat_at(table)
        if self.token and seat is not None:
            return str(table.row.seats[seat].get("visitor", ""))
        return self.visitor.id if self.visitor else ""

    async def may_watch(self, table: Table) -> bool:
        if self.token:
            return self.seat_at(table) is not None and not self.context.sanctions.bans(self.person_at(table))
        return await self.context.may_watch(table, self.visitor)

    async def table(self, name: str) -> Table:
        """A table the caller may look at; any other does not exist."""
        table = await self.context.table(name)
        if not await self.may_watch(table):
            raise HTTPException(404, "no-table")
        return table


async def reading(request: Request, language: str = "") -> Caller:
    """Whoever asks to look at something."""
    context = context_of(request)
    spoken = choose_language(language, request.headers.get("accept-language", ""))
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if not scheme:
        return _welcomed(Caller(context, spoken, await context.sessions.known(request)))
    if scheme.lower() != "bearer" or not 0 < len(token) <= LONGEST_TOKEN:
        raise HTTPException(401, "no-token")
    if token.startswith(SEAT):
        return Caller(context, spoken, token=token)
    visitor = await context.store.visitor_by_link(hashed(token))
    if visitor is None:
        raise HTTPException(401, "no-token")
    return _welcomed(Caller(context, spoken, visitor))


def _welcomed(caller: Caller) -> Caller:
    if caller.visitor is not None:
        caller.context.welcome(caller.visitor)
    return caller


async def changing(
    request: Request, caller: Annotated[Caller, Depends(reading)], _: Annotated[object, NEEDS_TOKEN]
) -> Caller:
    """Whoever asks to change something: known, not too often, and if by cookie then from a page of ours."""
    if not caller.token and caller.visitor is None:
        raise HTTPException(401, "no-token")
    if "authorization" not in request.headers:
        caller.context.sessions.check_form(caller.known, request.headers.get("x-form-token", ""))
    if not caller.context.messages.allows(caller.name):
        raise HTTPException(429, "too-much")
    return caller


Reading = Annotated[Caller, Depends(reading)]
Changing = Annotated[Caller, Depends(changing)]
