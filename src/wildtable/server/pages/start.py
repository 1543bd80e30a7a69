"""The start page: games to start, tables to join or watch, and recent results."""

from __future__ import annotations

from fastapi import APIRouter, Request, Response

import wildtable
from wildtable.games import get_game
from wildtable.server.pages import games
from wildtable.server.pages.listings import Listings
from wildtable.server.pages.opponents import last_opponents
from wildtable.server.pages.page import open_page

MAX_LISTED = 20
MAX_ENDED = 6
router = APIRouter(include_in_schema=False)


@router.get("/")
async def start(request: Request) -> Response:
    page = await open_page(request)
    store = page.context.store
    lists = Listings(page)
    opened = [await lists.table(row) for row in await store.open_tables(2 * MAX_LISTED)]
    mine = [await lists.table(row) for row in await store.tables_of(page.visitor.id, MAX_LISTED)]
    turns = await lists.turns()
    known = {one["id"] for one in (*turns, *mine)}
    asked = {one["id"] for one in turns}
    ended = [await lists.game(row) for row in await store.latest_games(2 * MAX_LISTED) if await lists.is_open(row)]
    return page.render(
        "start.html",
        games=[
            {**games.describe_game(name, page.language), "opponents": last_opponents(request, get_game(name))}
            for name in wildtable.games()
        ],
        turns=turns,
        most_imports=page.context.settings.imports_per_visitor,
        mine=[one for one in mine if not one["over"] and one["id"] not in asked],
        past=[one for one in mine if one["over"]][:MAX_ENDED],
        joinable=[one for one in opened if one["free"] and not one["running"] and one["id"] not in known][:MAX_LISTED],
        watchable=[one for one in opened if one["running"] and one["id"] not in known][:MAX_LISTED],
        ended=[one for one in ended if one["table"] not in known][:MAX_ENDED],
    )
