"""The start page: games to start, tables to join or watch, and recent results."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Any, NamedTuple

from fastapi import APIRouter, Request, Response

import wildtable
from wildtable.games import get_game
from wildtable.server.context import Context
from wildtable.server.pages import games
from wildtable.server.pages.listings import Listings
from wildtable.server.pages.lobby import NOBODY, LobbyReader
from wildtable.server.pages.opponents import last_opponents
from wildtable.server.pages.page import open_page
from wildtable.server.store.rows import GameRow, TableRow

MAX_LISTED = 20
MAX_ENDED = 6
router = APIRouter(include_in_schema=False)


class SharedLists(NamedTuple):
    """Tables and games as the start page lists them to those who are not in them, with their rows."""

    opened: list[tuple[TableRow, dict[str, Any]]]
    ended: list[tuple[GameRow, dict[str, Any]]]


async def _list_for_all(context: Context, language: str) -> SharedLists:
    store, lists = context.store, Listings(LobbyReader(context, NOBODY, language))
    tables, games = await asyncio.gather(store.open_tables(2 * MAX_LISTED), store.latest_games(2 * MAX_LISTED))
    are_open = await asyncio.gather(*map(lists.is_open, games))
    ended = [row for row, is_open in zip(games, are_open, strict=True) if is_open]
    listed = await asyncio.gather(lists.tables(tables), lists.games(ended))
    return SharedLists(list(zip(tables, listed[0], strict=True)), list(zip(ended, listed[1], strict=True)))


@router.get("/")
async def start(request: Request) -> Response:
    page = await open_page(request)
    context, visitor = page.context, page.visitor.id
    lists = Listings(page)
    rows, turns = await asyncio.gather(context.store.tables_of(visitor, MAX_LISTED), lists.turns())
    mine = await lists.tables(rows)
    known = {one["id"] for one in (*turns, *mine)}
    asked = {one["id"] for one in turns}
    shared = await context.lobby.share(("start", page.language), partial(_list_for_all, context, page.language))
    opened = [await lists.table(row) if row.seat_of(visitor) is not None else one for row, one in shared.opened]
    ended = [
        await lists.game(row) if any(player.visitor == visitor for player in row.players) else one
        for row, one in shared.ended
    ]
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
