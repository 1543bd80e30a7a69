"""People: a ladder for each game, and a page for each person and bot.

Ladders and the pages they link to are public. They show results of open tables, and of rated games, which are public
because their table says so. Visitors without a personal link are on no ladder, and only they can open their page. Visitors
see all of their own results.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from fastapi import APIRouter, HTTPException, Request, Response

import wildtable
from wildtable import bots
from wildtable.engine.game import AnyGame
from wildtable.games import game_types, get_game, scenes_of, title_of
from wildtable.lab.ratings import Rating
from wildtable.server.html.assets import art
from wildtable.server.html.charts import plot_ratings
from wildtable.server.html.templating import isolate_name
from wildtable.server.html.texts import say
from wildtable.server.pages.page import PageRequest, open_page
from wildtable.server.store.rows import Rung, SeatResult, TableRow, Tally
from wildtable.server.tables.archive import BOT_PREFIX

MAX_RUNGS = 100
MAX_RECENT_GAMES = 30
MAX_POINTS = 200
"""Of a rating's curve."""
MAX_FAVOURITES = 3
MAX_RECENT_RATINGS = 10
router = APIRouter(include_in_schema=False)


@router.get("/p/{id}")
async def person(request: Request, id: str) -> Response:
    page = await open_page(request)
    called, animal = await _called(page, id)
    mine = id == page.visitor.id
    store = page.context.store
    liked = await store.favourite_counts(id, include_private=mine)
    return page.render(
        "person.html",
        called=called,
        animal=animal,
        mine=mine,
        bot=id.startswith(BOT_PREFIX),
        games=[
            await _game(page, id, name, list(tallies), liked)
            for name, tallies in groupby(await store.win_counts(id, include_private=mine), lambda one: one.name)
        ],
        latest=await _latest(page, await store.latest_results(id, MAX_RECENT_GAMES, include_private=mine)),
    )


@router.get("/{name}/ladder")
async def ladder(request: Request, name: str) -> Response:
    if name not in wildtable.games():
        raise HTTPException(404, "Not Found")
    page = await open_page(request)
    rungs = await page.context.store.ladder(name, MAX_RUNGS)
    return page.render(
        "ladder.html", name=name, title=page.title_of(get_game(name)), rungs=[_rung(page, one) for one in rungs]
    )


async def _called(page: PageRequest, id: str) -> tuple[str, str]:
    """Return the name and the animal on a person's page. Without a personal link it exists only for its owner."""
    if id == page.visitor.id:
        return isolate_name(page.visitor.name), page.visitor.animal
    if id in (f"{BOT_PREFIX}{bot}" for bot in bots.names()):
        return _bot(page, id), ""
    found = await page.context.store.visitor(id)
    if found is None or not found.link:
        raise HTTPException(404, "no-person")
    return isolate_name(found.name), found.animal


def _bot(page: PageRequest, id: str) -> str:
    return say(page.language, "seat-bot", bot=id.removeprefix(BOT_PREFIX))


def _rung(page: PageRequest, one: Rung) -> dict[str, Any]:
    return {
        "player": one.player,
        "called": isolate_name(one.called) if one.called else _bot(page, one.player),
        "animal": one.animal,
        "mine": one.player == page.visitor.id,
        "rating": Rating(one.mu, one.sigma),
        "games": one.games,
    }


async def _game(page: PageRequest, id: str, name: str, results: Sequence[Tally], liked: Sequence[Tally]) -> dict[str, Any]:
    """Return a person's results in one game. A favourite that is no longer in the deck is left out."""
    game, language = get_game(name), page.language
    known = [one for one in liked if one.name == name and one.what in game.catalogue.names]
    history = await page.context.store.rating_history(id, name, MAX_POINTS, MAX_RECENT_RATINGS)
    ratings = list(history.values())
    return {
        "name": name,
        "title": page.title_of(game),
        "results": results,
        "favourite": game.texts.say(language, f"favourite-{game.favourite}") if game.favourite else "",
        "favourites": [_favourite(game, language, one) for one in known[:MAX_FAVOURITES]],
        "rating": ratings[-1] if ratings else None,
        "begun": Rating().mu,
        "history": ratings[-MAX_RECENT_RATINGS:],
        "curve": plot_ratings(history) if history else None,
        "rated": max(history, default=0),
    }


def _favourite(game: AnyGame, language: str, one: Tally) -> dict[str, Any]:
    """Return a card that a person plays often: picture, name and count."""
    layers = scenes_of(game).build_face(game, one.what).layers
    return {"art": art(game.name, *layers), "called": game.texts.say(language, f"card-{one.what}"), "tally": one}


def _score(one: SeatResult, language: str) -> str:
    """Return a result in the unit of its game; the bare number if the game cannot be loaded now."""
    known = one.name in game_types()
    return get_game(one.name).texts.say(language, "amount", count=one.points) if known else str(one.points)


async def _latest(page: PageRequest, results: Sequence[SeatResult]) -> list[dict[str, Any]]:
    """Return results as the list shows them, with a link to each record that the reader may open."""
    store = page.context.store
    games = {game.id: game.table for game in await store.games([one.game for one in results if not one.open])}
    tables = {table.id: table for table in await store.tables(sorted(set(games.values())))}
    return [await _listed(page, one, tables.get(games.get(one.game, ""))) for one in results]


async def _listed(page: PageRequest, one: SeatResult, table: TableRow | None) -> dict[str, Any]:
    return {
        "game": one.game,
        "title": title_of(one.name, page.language),
        "ended": one.ended,
        "rank": one.rank,
        "people": one.people,
        "score": _score(one, page.language),
        "rated": one.rated,
        "opens": one.open or (table is not None and await page.context.access.may_watch(table, page.visitor)),
    }
