"""Routes of the JSON API. A caller gets what a page would show it, and no more."""

from __future__ import annotations

import asyncio
from dataclasses import asdict
from importlib.metadata import version
from typing import Annotated, cast

from fastapi import APIRouter, HTTPException, Path, Query, Request, Response

import wildtable
from wildtable.games import game_types, get_game
from wildtable.server.api import tables as api_tables
from wildtable.server.api.auth import NEEDS_TOKEN, AnyCaller, AuthenticatedCaller
from wildtable.server.api.errors import COMMON_ERRORS, FOUND, TABLE_ERRORS, api_router
from wildtable.server.api.replies import game_detail_reply, game_reply, moment_reply, record_reply, review_reply, row_reply
from wildtable.server.api.requests import NewVisitorRequest, QueueRequest, VerifyRequest
from wildtable.server.api.schema import (
    EXAMPLE_GAME,
    ApiReply,
    GameDetailReply,
    GameReply,
    HealthReply,
    MeReply,
    NewVisitorReply,
    OwnTableReply,
    QueueReply,
    RecordReply,
    ReviewReply,
    VerdictReply,
)
from wildtable.server.context import Caller, context_of
from wildtable.server.live import account_stream
from wildtable.server.live import event_stream as streams
from wildtable.server.net.limits import client_network
from wildtable.server.net.sessions import hashed
from wildtable.server.store.rows import GameRow, TableRow, Visitor
from wildtable.server.tables.archive import ArchivedGame

programs = api_router()
router = APIRouter()
GamePath = Annotated[str, Path(description="The name of the game.", examples=[EXAMPLE_GAME])]
RecordPath = Annotated[int, Path(description="The id of the record, which is `record` of its table.", examples=[71])]
SharePath = Annotated[str, Path(description="The last part of a record's `share` link.", examples=["MjMu…"])]
Moment = Annotated[int | None, Query(ge=0, le=100_000, description="After how many questions to look.", examples=[4])]
MomentSeat = Annotated[
    int | None, Query(ge=0, le=100_000, description="Through whose eyes; without it, all cards are open.", examples=[0])
]


@programs.get("", tags=["Server"])
async def get_api(request: Request) -> ApiReply:
    """Return the addresses of the guide, the reference and the description of the API."""
    address = context_of(request).access.origins.address_of(request)
    return {
        "version": version("wildtable"),
        "guide": f"{address}/docs/bots",
        "reference": f"{address}/docs/api",
        "openapi": f"{address}/api/openapi.json",
    }


@programs.post("/visitors", status_code=201, tags=["Visitors"])
async def new_visitor(request: Request, sent: NewVisitorRequest) -> NewVisitorReply:
    """Register a visitor. The token is shown once; send it as `Authorization: Bearer TOKEN`. A visitor who does nothing for
    30 days is deleted."""
    context = context_of(request)
    token = context.access.randomness.token()
    visitor = Visitor(context.access.randomness.id(16), sent.name, hashed(token), animal=sent.animal or "")
    await context.access.sessions.save_visitor(visitor, client_network(request))
    return {"visitor": visitor.id, "name": visitor.name, "animal": visitor.animal, "token": token}


@programs.get("/me", dependencies=[NEEDS_TOKEN], tags=["Visitors"])
async def get_me(caller: AnyCaller) -> MeReply:
    """Return the visitor of the token, and the tables they sit at or host, with whether it is their turn."""
    visitor = caller.require_visitor()
    store = caller.context.store
    tables = await store.tables_of(visitor.id, api_tables.MAX_LISTED_TABLES)
    games = {game.id: game for game in await store.games([row.game for row in tables if row.game is not None])}
    return {
        "visitor": visitor.id,
        "name": visitor.name,
        "animal": visitor.animal,
        "tables": [await _own_table(caller, row, games.get(row.game or 0)) for row in tables],
    }


async def _own_table(caller: Caller, row: TableRow, game: GameRow | None) -> OwnTableReply:
    """Describe a table of the caller's. It is loaded only where it may be their turn, as only a game's log says so."""
    seat, context = caller.seat_in(row), caller.context
    is_over = game is not None and game.ended is not None
    table = None if game is None or is_over or seat is None else await context.tables.find(row.id)
    view = None if table is None else table.snapshot(seat).view
    asked = view is not None and view.choice is not None
    return {**row_reply(row), "seat": seat, "asked": asked, "record": row.game if is_over else None}


@programs.get("/games", tags=["Games"])
async def list_games(caller: AnyCaller) -> list[GameReply]:
    """List the games."""
    return [game_reply(get_game(name), caller.language) for name in game_types()]


@programs.get("/games/{name}", tags=["Games"], name="get_game", responses=FOUND)
async def get_game_detail(name: GamePath, caller: AnyCaller) -> GameDetailReply:
    """Return a game with its moves and cards, both numbered, and the figures of its deck."""
    if name not in game_types():
        raise HTTPException(404, "no-such-game")
    return game_detail_reply(get_game(name), caller.language, caller.address)


@programs.get("/records/{id}", tags=["Records"], responses=TABLE_ERRORS)
async def get_record(id: RecordPath, caller: AnyCaller, at: Moment = None, seat: MomentSeat = None) -> RecordReply:
    """Return the record of a finished game; with `at` or `seat` also that moment, as seen by the seat or with open cards.
    `share` is its link for everybody."""
    return await _describe_record(caller, await caller.context.archive.find(id, caller.may_watch), at, seat)


@programs.get("/shared/{token}", tags=["Records"], responses=TABLE_ERRORS)
async def get_shared_record(token: SharePath, caller: AnyCaller, at: Moment = None, seat: MomentSeat = None) -> RecordReply:
    """Return the record of a finished game by the token of its link for everybody, which is the last part of `share`."""
    context = caller.context
    return await _describe_record(
        caller, await context.archive.find_shared(context.access.sessions.shared_game(token)), at, seat
    )


async def _describe_record(caller: Caller, game: ArchivedGame | None, at: int | None, seat: int | None) -> RecordReply:
    if game is None:
        raise HTTPException(404, "no-record")
    number = game.row.id
    reply: RecordReply = {
        "id": number,
        "record": record_reply(game.record),
        "text": str(game.record),
        "share": f"{caller.address}/shared/{caller.context.access.sessions.share_token(number)}",
    }
    if at is not None or seat is not None:
        reply["moment"] = moment_reply(await asyncio.to_thread(game.replay.moment, at, seat))
    return reply


@programs.get("/records/{id}/review", tags=["Records"], responses=TABLE_ERRORS)
async def get_review(id: RecordPath, caller: AnyCaller) -> ReviewReply:
    """Return what moves and chance did in a finished game. The work begins with the first call, continues for ten seconds
    after each, and returns partial results: call again every second or two until `done`."""
    return _describe_review(caller, await caller.context.archive.find(id, caller.may_watch))


@programs.get("/shared/{token}/review", tags=["Records"], responses=TABLE_ERRORS)
async def get_shared_review(token: SharePath, caller: AnyCaller) -> ReviewReply:
    """Return the review of a finished game by the token of its link for everybody."""
    context = caller.context
    found = await context.archive.find_shared(context.access.sessions.shared_game(token))
    return _describe_review(caller, found)


def _describe_review(caller: Caller, game: ArchivedGame | None) -> ReviewReply:
    if game is None:
        raise HTTPException(404, "no-record")
    return review_reply(caller.context.work.open_review(game.replay, caller.network, caller.visitor))


@programs.post("/verify", tags=["Records"])
async def verify_record(sent: VerifyRequest, caller: AnyCaller) -> VerdictReply:
    """Verify a record: do its moves replay, and do its shuffles match the commitments made before the deal, also those in
    the caller's notes?"""
    notes = sent.notes.notes() if sent.notes else None
    verdict = await caller.context.work.verify_record(sent.record, caller.network, caller.visitor, notes)
    return cast("VerdictReply", {**asdict(verdict), "withheld": list(verdict.withheld)})


# The queue: who waits for anyone to play with, and does not poll for a minute, is removed


@programs.get("/queue", tags=["Queue"], dependencies=[NEEDS_TOKEN])
async def get_queue(caller: AnyCaller) -> QueueReply:
    """Return how many wait for each game, what the caller waits for, and the table the caller has got, until the caller
    comes to it."""
    return await _describe_queue(caller)


@programs.post("/queue", tags=["Queue"], responses=TABLE_ERRORS)
async def join_queue(sent: QueueRequest, caller: AuthenticatedCaller) -> QueueReply:
    """Wait for others to play a game with, and for no other game any more. With enough people it begins at once."""
    if sent.game not in wildtable.games():
        raise HTTPException(404, "no-such-game")
    network = caller.context.access.sessions.pseudonym(caller.network)
    await caller.context.matchmaker.join(caller.require_visitor(), sent.game, sent.patience, network, sent.commitment or "")
    return await _describe_queue(caller)


@programs.post("/queue/leave", tags=["Queue"], responses=TABLE_ERRORS)
async def leave_queue(caller: AuthenticatedCaller) -> QueueReply:
    """Wait no longer."""
    await caller.context.matchmaker.leave(caller.require_visitor().id)
    return await _describe_queue(caller)


async def _describe_queue(caller: Caller) -> QueueReply:
    visitor, matchmaker = caller.require_visitor(), caller.context.matchmaker
    matchmaker.see(visitor.id)
    mine = matchmaker.waiting.get(visitor.id)
    return {
        "waiting": {name: matchmaker.count(name) for name in wildtable.games()},
        "game": mine.row.game if mine else None,
        "table": matchmaker.outcome_of(visitor.id) or None,
    }


@router.get(
    "/healthz",
    tags=["Server"],
    responses={**COMMON_ERRORS, 503: {"model": HealthReply, "description": "The database is not available."}},
)
async def get_health(request: Request, response: Response) -> HealthReply:
    """Write a row to the database and read it back, for monitoring. The result may be one second old."""
    context = context_of(request)
    failure = await context.monitor.health.failure()
    response.status_code = 503 if failure else 200
    return {
        "ok": not failure,
        "failure": failure,
        "tables": context.tables.live,
        "workers": len(context.worker_sync.workers),
    }


for part in (programs, api_tables.router, streams.router, account_stream.router):
    router.routes.extend(part.routes)
