"""Routes of the JSON API. A caller gets what a page would show it, and no more."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import APIRouter, HTTPException, Query, Request, Response

from wildtable.games import game_types, get_game
from wildtable.lab.verification import Verdict
from wildtable.server.api import queue as api_queue
from wildtable.server.api import tables as api_tables
from wildtable.server.api.auth import NEEDS_TOKEN, AnyCaller, Caller
from wildtable.server.api.errors import API_ERRORS, COMMON_ERRORS, ApiRoute
from wildtable.server.api.replies import game_reply, moment_reply, moves_reply, record_reply, review_reply, row_reply
from wildtable.server.api.requests import NewVisitorRequest, VerifyRequest
from wildtable.server.api.schema import (
    GameMovesReply,
    GameReply,
    HealthReply,
    MeReply,
    NewVisitorReply,
    RecordReply,
    ReviewReply,
)
from wildtable.server.context import context_of
from wildtable.server.live import event_stream as streams
from wildtable.server.net.addresses import client_network
from wildtable.server.net.tokens import hashed
from wildtable.server.store.rows import Visitor
from wildtable.server.tables.archive import ArchivedGame

programs = APIRouter(prefix="/api", route_class=ApiRoute, responses=API_ERRORS)
router = APIRouter()


@programs.post("/visitors", status_code=201)
async def new_visitor(request: Request, sent: NewVisitorRequest) -> NewVisitorReply:
    """Register a visitor. The token is shown once; send it as `Authorization: Bearer TOKEN`."""
    context = context_of(request)
    token = context.randomness.token()
    visitor = Visitor(context.randomness.id(16), sent.name, hashed(token), animal=sent.animal or "")
    await context.store.add_visitor(visitor)
    return {"visitor": visitor.id, "name": visitor.name, "animal": visitor.animal, "token": token}


@programs.get("/me", dependencies=[NEEDS_TOKEN])
async def me(caller: AnyCaller) -> MeReply:
    """Return the visitor of the token, and the tables they sit at or host."""
    visitor = caller.require_visitor()
    tables = await caller.context.store.tables_of(visitor.id, api_tables.MAX_LISTED_TABLES)
    return {
        "visitor": visitor.id,
        "name": visitor.name,
        "animal": visitor.animal,
        "tables": [row_reply(row) for row in tables],
    }


@programs.get("/games")
async def games(caller: AnyCaller) -> list[GameReply]:
    """List the games."""
    return [game_reply(get_game(name), caller.language) for name in game_types()]


@programs.get("/games/{name}")
async def game(name: str, caller: AnyCaller) -> GameMovesReply:
    """Return a game with the numbered vocabulary of its moves."""
    if name not in game_types():
        raise HTTPException(404, "no-such-game")
    return {**game_reply(get_game(name), caller.language), "moves": moves_reply(get_game(name))}


Ordinal = Annotated[int | None, Query(ge=0, le=100_000)]


@programs.get("/records/{id}")
async def record(id: int, caller: AnyCaller, at: Ordinal = None, seat: Ordinal = None) -> RecordReply:
    """Return the record of a finished game; with `at` or `seat` also that moment, as seen by the seat or with open cards.
    `share` is its link for everybody."""
    return await _describe_record(caller, await caller.context.archive.find(id, caller.may_watch), at, seat)


@programs.get("/shared/{token}")
async def shared(token: str, caller: AnyCaller, at: Ordinal = None, seat: Ordinal = None) -> RecordReply:
    """Return the record of a finished game by the token of its link for everybody, which is the last part of `share`."""
    context = caller.context
    return await _describe_record(caller, await context.archive.find_shared(context.sessions.shared_game(token)), at, seat)


async def _describe_record(caller: Caller, game: ArchivedGame | None, at: int | None, seat: int | None) -> RecordReply:
    if game is None:
        raise HTTPException(404, "no-record")
    number = game.row.id
    reply: RecordReply = {
        "id": number,
        "record": record_reply(game.record),
        "text": str(game.record),
        "share": f"{caller.address}/shared/{caller.context.sessions.share_token(number)}",
    }
    if at is not None or seat is not None:
        reply["moment"] = moment_reply(await asyncio.to_thread(game.replay.moment, at, seat))
    return reply


@programs.get("/records/{id}/review")
async def review(request: Request, id: int, caller: AnyCaller) -> ReviewReply:
    """Return what moves and chance did in a finished game. The work begins with the first call, goes on ten seconds after
    each, and gives its results bit by bit: call again every second or two until `done`."""
    return _describe_review(request, caller, await caller.context.archive.find(id, caller.may_watch))


@programs.get("/shared/{token}/review")
async def shared_review(request: Request, token: str, caller: AnyCaller) -> ReviewReply:
    """Return the review of a finished game by the token of its link for everybody."""
    context = caller.context
    found = await context.archive.find_shared(context.sessions.shared_game(token))
    return _describe_review(request, caller, found)


def _describe_review(request: Request, caller: Caller, game: ArchivedGame | None) -> ReviewReply:
    if game is None:
        raise HTTPException(404, "no-record")
    return review_reply(caller.context.open_review(game.replay, client_network(request), caller.visitor))


@programs.post("/verify")
async def verify_record(request: Request, sent: VerifyRequest, caller: AnyCaller) -> Verdict:
    """Verify a record: do its moves replay, and do its shuffles match the commitments made before the deal, also those in
    the caller's notes?"""
    notes = sent.notes.notes() if sent.notes else None
    return await caller.context.verify_record(sent.record, client_network(request), caller.visitor, notes)


@router.get("/healthz", responses={**COMMON_ERRORS, 503: {"model": HealthReply, "description": "database unavailable"}})
async def health(request: Request, response: Response) -> HealthReply:
    """Write a row to the database and read it back, for monitoring. The result may be one second old."""
    context = context_of(request)
    failure = await context.health.failure()
    response.status_code = 503 if failure else 200
    return {"ok": not failure, "failure": failure, "tables": context.tables.live, "workers": len(context.neighbours.workers)}


programs.include_router(api_tables.router)
programs.include_router(api_queue.router)
programs.include_router(streams.router)
router.include_router(programs)
