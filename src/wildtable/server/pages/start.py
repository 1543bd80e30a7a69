"""The start page: games to start, tables to join or watch, and recent results. Its lists are live while it is open."""

from __future__ import annotations

from collections.abc import Mapping

from fastapi import APIRouter, Request, Response

import wildtable
from wildtable.games import get_game
from wildtable.server.context import Context
from wildtable.server.html.templating import render
from wildtable.server.pages import games
from wildtable.server.pages.listings import MAX_ENDED, MAX_LISTED, Listings, TableLists, share_lists
from wildtable.server.pages.opponents import last_opponents
from wildtable.server.pages.page import open_page
from wildtable.server.store.rows import Visitor

router = APIRouter(include_in_schema=False)


@router.get("/")
async def start(request: Request) -> Response:
    page = await open_page(request)
    context, lists = page.context, Listings(page)
    channel = await context.live.lobby.open("start", page.language)
    number = channel.number
    shared = await share_lists(context, page.language)
    mine = await lists.tables(await context.store.tables_of(page.visitor.id, MAX_LISTED))
    turns = await lists.turns() if mine else []
    asked = {one["id"] for one in turns}
    others = shared.without(asked | {one["id"] for one in mine})
    return page.render(
        "start.html",
        games=[
            {**games.describe_game(name, page.language), "opponents": last_opponents(request, get_game(name))}
            for name in wildtable.games()
        ],
        turns=turns,
        most_imports=context.settings.imports_per_visitor,
        mine=[one for one in mine if not one["over"] and one["id"] not in asked],
        past=[one for one in mine if one["over"]][:MAX_ENDED],
        regions=channel.regions if others == shared else _draw_lists(others, page.language),
        epoch=channel.epoch,
        number=number,
    )


async def draw_start(context: Context, _: Visitor, language: str) -> Mapping[str, str]:
    """Draw the lists of tables once for all visitors, their own tables included."""

    async def draw() -> Mapping[str, str]:
        return _draw_lists(await share_lists(context, language), language)

    return await context.live.lobby.share(("start", language), draw)


def _draw_lists(lists: TableLists, language: str) -> Mapping[str, str]:
    return {"lists": render("start/lists.html", language, **lists.shown)}
