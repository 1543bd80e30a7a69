"""Web: the pages, for people. All of them work without scripts; with them, a table is live."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

import wildtable
from wildtable.server.pages import (
    admin,
    docs,
    games,
    install,
    me,
    new,
    people,
    preferences,
    records,
    table,
    turns,
)
from wildtable.server.pages.listings import Lists
from wildtable.server.pages.page import problem, visiting

__all__ = ["problem", "router"]

SHOWN = 20
ENDED = 6
router = APIRouter(include_in_schema=False)
PARTS = (
    new,
    table,
    turns,
    me,
    people,
    records,
    preferences,
    install,
    docs,
    admin,
)
for part in PARTS:
    router.include_router(part.router)


@router.get("/")
async def lobby(request: Request) -> Response:
    visit = await visiting(request)
    store = visit.context.store
    lists = Lists(visit)
    opened = [await lists.table(row) for row in await store.open_tables(2 * SHOWN)]
    mine = [await lists.table(row) for row in await store.tables_of(visit.visitor.id, SHOWN)]
    turns = await lists.turns()
    known = {one["id"] for one in (*turns, *mine)}
    asked = {one["id"] for one in turns}
    ended = [await lists.game(row) for row in await store.latest_games(2 * SHOWN) if await lists.is_open(row)]
    return visit.page(
        "lobby.html",
        games=[games.described(name, visit.language) for name in wildtable.games()],
        turns=turns,
        mine=[one for one in mine if not one["over"] and one["id"] not in asked],
        past=[one for one in mine if one["over"]][:ENDED],
        joinable=[one for one in opened if one["free"] and not one["running"] and one["id"] not in known][:SHOWN],
        watchable=[one for one in opened if one["running"] and one["id"] not in known][:SHOWN],
        ended=[one for one in ended if one["table"] not in known][:ENDED],
    )


router.include_router(games.router)
