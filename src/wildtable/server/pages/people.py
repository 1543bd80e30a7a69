"""People: a ladder for each game, and a page for each person and bot.

Who may see what: a ladder and the pages it leads to are everybody's. They show what the open tables show anyway, and the
results of rated games, which are public because their table says so. Whoever has no personal link is only passing
through: they are on no ladder, and their page is theirs alone. To themselves everybody is shown everything.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from fastapi import APIRouter, HTTPException, Request, Response

import wildtable
from wildtable import bots
from wildtable.engine.game import AnyGame
from wildtable.games import made, scenes_of
from wildtable.server.html.assets import art
from wildtable.server.html.charts import curve
from wildtable.server.html.templating import isolated
from wildtable.server.html.texts import say
from wildtable.server.pages.page import Visit, visiting
from wildtable.server.store.ratings import Rating
from wildtable.server.store.rows import Rung, SeatResult, Tally
from wildtable.server.tables.results import BOT_PREFIX

RUNGS = 100
GAMES = 30
MOST_RATED = 10_000
FAVOURITES = 3
LATELY = 10
router = APIRouter(include_in_schema=False)


@router.get("/p/{id}")
async def person(request: Request, id: str) -> Response:
    visit = await visiting(request)
    called = await _called(visit, id)
    mine = id == visit.visitor.id
    store = visit.context.store
    liked = await store.favourite_counts(id, include_private=mine)
    return visit.page(
        "person.html",
        called=called,
        mine=mine,
        bot=id.startswith(BOT_PREFIX),
        games=[
            await _game(visit, id, name, list(tallies), liked)
            for name, tallies in groupby(await store.win_counts(id, include_private=mine), lambda one: one.name)
        ],
        latest=[await _listed(visit, one) for one in await store.latest_results(id, GAMES, include_private=mine)],
    )


@router.get("/{name}/ladder")
async def ladder(request: Request, name: str) -> Response:
    if name not in wildtable.games():
        raise HTTPException(404, "Not Found")
    visit = await visiting(request)
    rungs = await visit.context.store.ladder(name, RUNGS)
    return visit.page("ladder.html", name=name, title=made(name).title, rungs=[_rung(visit, one) for one in rungs])


async def _called(visit: Visit, id: str) -> str:
    """The name on somebody's page. To others than its owner there is none of somebody without a personal link."""
    if id == visit.visitor.id:
        return isolated(visit.visitor.name)
    if id in (f"{BOT_PREFIX}{bot}" for bot in bots.names()):
        return _bot(visit, id)
    found = await visit.context.store.visitor(id)
    if found is None or not found.link:
        raise HTTPException(404, "no-person")
    return isolated(found.name)


def _bot(visit: Visit, id: str) -> str:
    return say(visit.language, "seat-bot", bot=id.removeprefix(BOT_PREFIX))


def _rung(visit: Visit, one: Rung) -> dict[str, Any]:
    return {
        "player": one.player,
        "called": isolated(one.called) if one.called else _bot(visit, one.player),
        "mine": one.player == visit.visitor.id,
        "rating": Rating(one.mu, one.sigma),
        "games": one.games,
    }


async def _game(visit: Visit, id: str, name: str, results: Sequence[Tally], liked: Sequence[Tally]) -> dict[str, Any]:
    """What there is to tell of somebody in one game. A favourite that its deck has no longer is left out."""
    game, language = made(name), visit.language
    known = [one for one in liked if one.name == name and one.what in game.catalogue.names]
    history = [_rating(one) for one in await visit.context.store.rating_history(id, name, MOST_RATED)]
    return {
        "name": name,
        "title": game.title,
        "results": results,
        "favourite": game.texts.say(language, f"favourite-{game.favourite}") if game.favourite else "",
        "favourites": [_favourite(game, language, one) for one in known[:FAVOURITES]],
        "rating": history[-1] if history else None,
        "begun": Rating().mu,
        "history": history[-LATELY:],
        "curve": curve(history) if history else None,
        "rated": len(history),
    }


def _favourite(game: AnyGame, language: str, one: Tally) -> dict[str, Any]:
    """A card somebody likes to play: its pictures, its name, and how often."""
    layers = scenes_of(game).face(game, one.what).layers
    return {"art": art(game.name, *layers), "called": game.texts.say(language, f"card-{one.what}"), "tally": one}


def _rating(one: SeatResult) -> Rating:
    assert one.mu is not None
    assert one.sigma is not None
    return Rating(one.mu, one.sigma)


async def _listed(visit: Visit, one: SeatResult) -> dict[str, Any]:
    """A result in the list; its record is linked where its reader may open it."""
    game = await visit.context.store.game(one.game)
    table = None if game is None else await visit.context.store.table(game.table)
    return {
        "game": one.game,
        "title": made(one.name).title,
        "ended": one.ended,
        "rank": one.rank,
        "people": one.people,
        "points": one.points,
        "rated": one.rated,
        "opens": one.open or (table is not None and await visit.context.may_watch(table, visit.visitor)),
    }
