"""People: a visitor's own page, a ladder for each game, and a page for each person and bot."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from math import ceil, floor
from typing import Any

from fastapi import APIRouter, HTTPException, Request, Response
from fastapi.responses import StreamingResponse

import wildtable
from wildtable import bots
from wildtable.engine.game import AnyGame
from wildtable.games import game_types, get_game, scenes_of, title_of
from wildtable.lab.ratings import Rating
from wildtable.server.context import Context, context_of
from wildtable.server.errors import Denied
from wildtable.server.html.assets import art, avatars, name_avatar
from wildtable.server.html.templating import isolate_name
from wildtable.server.html.texts import say
from wildtable.server.net.limits import client_network
from wildtable.server.net.sessions import hashed
from wildtable.server.pages.listings import Listings
from wildtable.server.pages.page import NO_STORE, Form, PageRequest, open_form, open_page
from wildtable.server.plain_text import plain_name
from wildtable.server.store.rows import Rung, SeatResult, TableRow, Tally, Visitor
from wildtable.server.tables.archive import BOT_PREFIX
from wildtable.server.tables.archive.export import export_visitor

DELETION_COST = EXPORT_COST = 200
"""Costs in requests: a deletion looks at all games and imported records, an export replays them."""
MAX_RUNGS = 100
MAX_RECENT_GAMES = 30
MAX_POINTS = 200
"""Of a rating's curve."""
MAX_FAVOURITES = 3
MAX_RECENT_RATINGS = 10
router = APIRouter(include_in_schema=False)


@router.get("/me")
async def me(request: Request) -> Response:
    return await _page(await open_page(request))


@router.post("/me")
async def rename(request: Request) -> Response:
    page, form = await open_form(request)
    await save_name(page, form)
    return page.redirect("/me")


async def save_name(page: PageRequest, form: Form) -> Visitor:
    """Save the name and the animal in a form; an unknown animal changes nothing."""
    name, animal = plain_name(form.text("name")), form.text("animal")
    if not name:
        raise Denied("invisible-name")
    visitor = replace(page.visitor, name=name, animal=animal if animal in avatars() else page.visitor.animal)
    await page.context.store.rename_visitor(visitor)
    page.context.tables.rename(visitor)
    page.context.live.lobby.announce()
    return visitor


def choose_from(language: str) -> list[tuple[str, str]]:
    """Return the animals to choose from, each with its name in a language."""
    return [(name, name_avatar(name, language)) for name in avatars()]


@router.post("/me/link")
async def link(request: Request) -> Response:
    """Make a fresh personal link, shown only once; the earlier one becomes invalid."""
    page, _ = await open_form(request)
    token = page.context.access.randomness.token()
    await page.context.store.set_link(page.visitor, hashed(token))
    return await _page(page, link=f"{page.address}/me/{token}")


@router.get("/me/export")
async def export(request: Request) -> Response:
    """Send all stored data of the visitor as a file."""
    context = context_of(request)
    visitor = await context.access.sessions.require_visitor(request)
    context.access.check_not_banned(visitor)
    _count(context, request, EXPORT_COST)
    headers = NO_STORE | {"Content-Disposition": 'attachment; filename="wildtable.json"'}
    return StreamingResponse(export_visitor(context.archive, visitor), media_type="application/json", headers=headers)


@router.post("/me/forget")
async def forget(request: Request) -> Response:
    """Delete the visitor after confirmation. Their games stay, without a name, and their browser becomes a new visitor."""
    page, form = await open_form(request)
    if form.text("sure") != "yes":
        return await _page(page, 409, unsure=True)
    _count(page.context, request, DELETION_COST)
    await page.context.forget(page.visitor)
    return replace(page, visitor=page.context.access.sessions.unsaved_visitor(request)).render("forgotten.html", here="/")


def _count(context: Context, request: Request, cost: int) -> None:
    if not context.limits.requests.allows(client_network(request), cost):
        raise context.limits.requests.too_much(cost)


@router.post("/me/sign-out")
async def sign_out(request: Request) -> Response:
    """Sign out everywhere else: other browsers, programs, and the personal link, which is replaced."""
    page, _ = await open_form(request)
    turns = await Listings(page).turns()  # nothing may fail once the sessions have ended
    visitor, token = await page.context.access.sign_out_elsewhere(page.visitor)
    link = f"{page.address}/me/{token}" if token else ""
    return _render(replace(page, visitor=visitor), turns, link=link, is_signed_out=True)


@router.get("/me/{token}")
async def confirm_link(request: Request, token: str) -> Response:
    """Ask whether to become the visitor of a personal link. A link alone changes nothing: another site could open it."""
    page = await open_page(request)
    found = await _find_linked(page, token)
    return page.render("personal_link.html", here="/me", name=found.name, is_self=found.id == page.visitor.id, link=token)


@router.post("/me/{token}")
async def become(request: Request, token: str) -> Response:
    page, _ = await open_form(request)
    return replace(page, visitor=await _find_linked(page, token)).redirect("/me")


async def _find_linked(page: PageRequest, token: str) -> Visitor:
    found = await page.context.store.visitor_by_link(hashed(token))
    if found is None:
        raise HTTPException(404, "bad-link")
    return found


async def _page(page: PageRequest, status: int = 200, *, link: str = "", unsure: bool = False) -> Response:
    return _render(page, await Listings(page).turns(), status, link=link, unsure=unsure)


def _render(
    page: PageRequest,
    turns: Sequence[Mapping[str, object]],
    status: int = 200,
    *,
    link: str = "",
    unsure: bool = False,
    is_signed_out: bool = False,
) -> Response:
    return page.render(
        "me.html",
        status,
        link=link,
        unsure=unsure,
        is_signed_out=is_signed_out,
        turns=turns,
        animals=choose_from(page.language),
    )


# Ladders, and the pages they link to, are public. They show results of open tables, and of rated games, which are public
# because their table says so. Visitors without a personal link are on no ladder, and only they can open their page. Visitors
# see all of their own results


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


# The chart of a rating: coordinates only; the template draws them


WIDTH, HEIGHT, LEFT, EDGE = 360, 168, 26, 8
STEPS = (5, 10, 20, 50)


@dataclass(frozen=True)
class Curve:
    """Points for an SVG of this size: the line, the band around it, the last point, and lines of the scale with figures."""

    line: str
    band: str
    last: tuple[float, float]
    scale: Sequence[tuple[float, int]]
    width: int = WIDTH
    height: int = HEIGHT
    left: int = LEFT


def plot_ratings(history: Mapping[int, Rating]) -> Curve:
    """Plot a rating from its initial value. `history`: the rating after some games, by their numbers, in order."""
    points = {0: Rating(), **history}
    low = min(one.mu - one.spread for one in points.values())
    high = max(one.mu + one.spread for one in points.values())
    step = next((one for one in STEPS if (high - low) / one <= 6), STEPS[-1])
    bottom, top = floor(low / step) * step, ceil(high / step) * step

    def x(number: int) -> float:
        return round(LEFT + (WIDTH - LEFT - EDGE) * number / max(points), 1)

    def y(value: float) -> float:
        return round(EDGE + (HEIGHT - 2 * EDGE) * (top - value) / (top - bottom), 1)

    above = [(x(number), y(one.mu + one.spread)) for number, one in points.items()]
    below = [(x(number), y(one.mu - one.spread)) for number, one in points.items()]
    line = [(x(number), y(one.mu)) for number, one in points.items()]
    return Curve(
        line=_points(line),
        band=_points([*above, *reversed(below)]),
        last=line[-1],
        scale=[(y(value), value) for value in range(bottom, top + 1, step)],
    )


def _points(points: Sequence[tuple[float, float]]) -> str:
    return " ".join(f"{x:g},{y:g}" for x, y in points)
