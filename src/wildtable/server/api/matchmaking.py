"""Routes of the queue: wait for anyone to play with. A caller who does not poll for a minute is removed."""

from __future__ import annotations

from fastapi import HTTPException

import wildtable
from wildtable.server.api.auth import NEEDS_TOKEN, AnyCaller, AuthenticatedCaller
from wildtable.server.api.errors import TABLE_ERRORS, api_router
from wildtable.server.api.requests import QueueRequest
from wildtable.server.api.schema.tables import QueueReply
from wildtable.server.context import Caller

router = api_router("/queue", "Queue")


@router.get("", dependencies=[NEEDS_TOKEN])
async def get_queue(caller: AnyCaller) -> QueueReply:
    """Return how many wait for each game, what the caller waits for, and the table the caller has got, until the caller
    comes to it."""
    return await _describe(caller)


@router.post("", responses=TABLE_ERRORS)
async def join_queue(sent: QueueRequest, caller: AuthenticatedCaller) -> QueueReply:
    """Wait for others to play a game with, and for no other game any more. With enough people it begins at once."""
    if sent.game not in wildtable.games():
        raise HTTPException(404, "no-such-game")
    network = caller.context.access.sessions.pseudonym(caller.network)
    await caller.context.matchmaker.join(caller.require_visitor(), sent.game, sent.patience, network, sent.commitment or "")
    return await _describe(caller)


@router.post("/leave", responses=TABLE_ERRORS)
async def leave_queue(caller: AuthenticatedCaller) -> QueueReply:
    """Wait no longer."""
    await caller.context.matchmaker.leave(caller.require_visitor().id)
    return await _describe(caller)


async def _describe(caller: Caller) -> QueueReply:
    visitor, matchmaker = caller.require_visitor(), caller.context.matchmaker
    matchmaker.see(visitor.id)
    mine = matchmaker.waiting.get(visitor.id)
    return {
        "waiting": {name: matchmaker.count(name) for name in wildtable.games()},
        "game": mine.row.game if mine else None,
        "table": matchmaker.outcome_of(visitor.id) or None,
    }
