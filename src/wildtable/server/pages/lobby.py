"""The start page and the lobby: tables to join or watch, and the queue. Their lists are live while they are open."""

from __future__ import annotations

from collections.abc import Mapping

from fastapi import APIRouter, HTTPException, Request, Response

import wildtable
from wildtable.games import get_game
from wildtable.server.context import Context
from wildtable.server.html.templating import render
from wildtable.server.html.texts import format_exact, say
from wildtable.server.net.limits import client_network
from wildtable.server.pages import games
from wildtable.server.pages.games import describe_game
from wildtable.server.pages.listings import MAX_ENDED, MAX_LISTED, Listings, TableLists, share_lists
from wildtable.server.pages.page import open_form, open_page
from wildtable.server.pages.preferences import last_opponents
from wildtable.server.store.rows import Visitor
from wildtable.server.tables.matchmaking import PATIENCE

router = APIRouter(include_in_schema=False)


@router.get("/lobby")
async def lobby(request: Request) -> Response:
    """Show the lobby; who got a table goes there."""
    page = await open_page(request)
    matchmaker = page.context.matchmaker
    matchmaker.see(page.visitor.id)
    if table := matchmaker.outcome_of(page.visitor.id):
        return page.redirect(f"/t/{table}")
    channel = await page.context.live.lobby.open("lobby", page.language, page.visitor)
    return page.render(
        "lobby.html",
        regions=channel.regions,
        epoch=channel.epoch,
        number=channel.number,
        is_waiting=page.visitor.id in matchmaker.waiting,
        patience=[
            *((str(seconds), format_exact(page.language, seconds)) for seconds in PATIENCE),
            ("never", say(page.language, "queue-never")),
        ],
    )


async def draw_lobby(context: Context, visitor: Visitor, language: str) -> Mapping[str, str]:
    """Draw the regions of the lobby: the tables, once for all, and the queue."""
    matchmaker = context.matchmaker
    mine = matchmaker.waiting.get(visitor.id)
    patience = None if mine is None or mine.row.patience is None else format_exact(language, mine.row.patience)
    games = [{**describe_game(name, language), "waiting": matchmaker.count(name)} for name in wildtable.games()]
    return {
        "tables": await context.live.lobby.share(("lobby", language), lambda: _draw_tables(context, language)),
        "queue": render(
            "lobby/queue.html",
            language,
            games=games,
            mine=mine.row.game if mine else "",
            patience=patience,
            ready=matchmaker.outcome_of(visitor.id),
        ),
    }


async def _draw_tables(context: Context, language: str) -> str:
    return render("lobby/tables.html", language, **(await share_lists(context, language)).shown)


@router.post("/lobby/wait")
async def wait(request: Request) -> Response:
    """Wait for others to play a game with."""
    page, form = await open_form(request)
    game, patience = form.text("game"), form.text("patience")
    if game not in wildtable.games():
        raise HTTPException(404, "Not Found")
    page.count_message()
    seconds = next((one for one in PATIENCE if str(one) == patience), None)
    network = page.context.access.sessions.pseudonym(client_network(request))
    await page.context.matchmaker.join(page.visitor, game, seconds, network, form.text("commitment"))
    return page.redirect("/lobby")


@router.post("/lobby/leave")
async def leave(request: Request) -> Response:
    """Wait no longer."""
    page, _ = await open_form(request)
    await page.context.matchmaker.leave(page.visitor.id)
    return page.redirect("/lobby")


# The start page


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
