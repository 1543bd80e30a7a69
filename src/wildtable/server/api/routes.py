"""The API: the same tables for programs, in JSON. What it tells a caller is what a page would show it, and no more."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, HTTPException, Query, Request, Response

from wildtable.engine.errors import RecordError, WildtableError
from wildtable.engine.record import Record
from wildtable.games import found, made
from wildtable.server.api import tables as api_tables
from wildtable.server.api.auth import NEEDS_TOKEN, Caller, Reading
from wildtable.server.api.errors import HOUSE_TROUBLES, TROUBLES, Door
from wildtable.server.api.requests import (
    NewVisitor,
    RecordText,
    game_shape,
    moment_shape,
    moves_shape,
    record_shape,
    row_shape,
)
from wildtable.server.api.schema import GameReply, GameWithMoves, Healthy, Me, NewVisitorReply, RecordReply
from wildtable.server.context import context_of
from wildtable.server.live import event_stream as streams
from wildtable.server.net.tokens import hashed
from wildtable.server.store.contract import Visitor
from wildtable.server.tables.game_session import record_of
from wildtable.server.tables.replays import Verdict, moment, verify

MOST_LISTED = 50
MOST_ID = 2**53

programs = APIRouter(prefix="/api", route_class=Door, responses=TROUBLES)
router = APIRouter()


@programs.post("/visitors", status_code=201)
async def new_visitor(request: Request, sent: NewVisitor) -> NewVisitorReply:
    """Become somebody. The token is told once; send it as `Authorization: Bearer TOKEN`."""
    context = context_of(request)
    token = context.randomness.token()
    visitor = Visitor(context.randomness.id(16), sent.name, hashed(token))
    await context.store.put_visitor(visitor)
    return {"visitor": visitor.id, "name": visitor.name, "token": token}


@programs.get("/me", dependencies=[NEEDS_TOKEN])
async def me(caller: Reading) -> Me:
    """Who the token speaks for, and the tables they sit at or host."""
    tables = await caller.context.store.tables_of(caller.known.id, MOST_LISTED)
    return {"visitor": caller.known.id, "name": caller.known.name, "tables": [row_shape(row) for row in tables]}


@programs.get("/games")
async def games(caller: Reading) -> list[GameReply]:
    return [game_shape(made(name), caller.language) for name in found()]


@programs.get("/games/{name}")
async def game(name: str, caller: Reading) -> GameWithMoves:
    """A game, with the numbered vocabulary of its moves."""
    if name not in found():
        raise HTTPException(404, "no-such-game")
    return {**game_shape(made(name), caller.language), "moves": moves_shape(made(name))}


Place = Annotated[int | None, Query(ge=0, le=100_000)]


@programs.get("/records/{id}")
async def record(id: int, caller: Reading, at: Place = None, seat: Place = None) -> RecordReply:
    """The record of a finished game; with `at` or `seat` also that moment, as the seat saw it or with all cards open."""
    kept = await _record(id, caller)
    told: RecordReply = {"id": id, "record": record_shape(kept), "text": str(kept)}
    if at is not None or seat is not None:
        told["moment"] = moment_shape(await asyncio.to_thread(moment, kept, at, seat))
    return told


async def _record(id: int, caller: Caller) -> Record:
    """A finished game of a table the caller may look at; of all others nothing is told, not even that they exist."""
    context = caller.context
    row = await context.store.game(id) if 0 <= id < MOST_ID else None
    if row is None or row.ended is None:
        raise HTTPException(404, "no-record")
    table = await context.tables.find(row.table)
    if table is None or not await caller.may_watch(table):
        raise HTTPException(404, "no-record")
    names = dict(table.names)
    for player in row.players:
        person = str(player.get("visitor", ""))
        if person and person not in names and (visitor := await context.store.visitor(person)):
            names[person] = visitor.name
    return record_of(await context.tables.replay(row), names)


@programs.post("/verify")
async def check(sent: RecordText, caller: Reading) -> Verdict:
    """Does a record play out, and were its shuffles the ones that were committed to before the deal?"""
    if not caller.context.messages.allows(f"verify {caller.name}"):
        raise HTTPException(429, "too-much")
    return await asyncio.to_thread(_verdict, sent.record)


def _verdict(text: str) -> Verdict:
    """What is no record breaks in many ways, none of which is the server's."""
    try:
        return verify(Record.parse(text))
    except WildtableError:
        raise
    except (RecursionError, ValueError, TypeError, KeyError) as error:
        raise RecordError(f"no record: {type(error).__name__}: {error}") from None


@router.get("/healthz", responses={**HOUSE_TROUBLES, 503: {"model": Healthy, "description": "nothing can be kept"}})
async def health(request: Request, response: Response) -> Healthy:
    """Is the server well? For whoever watches over it."""
    context = context_of(request)
    well = await context.store.healthy()
    response.status_code = 200 if well else 503
    return {"ok": well, "tables": context.tables.live}


programs.include_router(api_tables.router)
programs.include_router(streams.router)
router.include_router(programs)
