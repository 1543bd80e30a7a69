"""New tables: the form, and the ways to create one."""

from __future__ import annotations

from collections.abc import Mapping

from fastapi import APIRouter, HTTPException, Request, Response

import wildtable
from wildtable import bots
from wildtable.engine.errors import DeckError, OptionError
from wildtable.engine.game import AnyGame
from wildtable.engine.presentation.guide import GUIDE
from wildtable.games import get_game
from wildtable.server.actions import OPPONENT
from wildtable.server.errors import Denied
from wildtable.server.html.texts import format_exact, say
from wildtable.server.net.limits import client_network
from wildtable.server.pages.games import label_value
from wildtable.server.pages.page import Form, PageRequest, open_form, open_page
from wildtable.server.pages.preferences import Opponents, last_opponents, remember_opponents
from wildtable.server.store.config import MAX_DECK_LENGTH, TableConfig
from wildtable.server.store.rows import SeatRow
from wildtable.server.tables.table import Table

MINUTE, HOUR, DAY = 60, 3600, 86400
CLOCKS = (30, MINUTE, 2 * MINUTE, 5 * MINUTE, HOUR, 8 * HOUR, DAY, 2 * DAY, 3 * DAY, 7 * DAY)
router = APIRouter(include_in_schema=False)


@router.get("/tables/new")
async def new(request: Request, game: str = "") -> Response:
    if game not in wildtable.games():
        raise HTTPException(404, "Not Found")
    return _form(await open_page(request), get_game(game), {})


@router.post("/tables")
async def make(request: Request) -> Response:
    page, form = await open_form(request)
    name = form.text("game") or form.text("first")
    if name not in wildtable.games():
        raise HTTPException(404, "Not Found")
    game = get_game(name)
    try:
        if "quick" in form:
            chosen = last_opponents(request, game)
            table = await make_quick_table(page, game, chosen, form.text("commitment"))
            return page.redirect(f"/t/{table.row.id}")
        if "first" in form:
            first = Opponents(game.seat_counts[0] - 1, bots.EASY)
            return page.redirect(f"/t/{(await make_quick_table(page, game, first)).row.id}")
        if "guide" in form:
            return page.redirect(f"/t/{(await make_guided_table(page, game)).row.id}")
        if "start" in form:
            table = await make_table_with_option(page, game, form.text("start"), form.text("commitment"))
            return page.redirect(f"/t/{table.row.id}")
        if "friends" in form:
            return await make_private_table(page, game)
        config = await page.context.work.check_config(_read_config(form, game), client_network(request), page.visitor)
        table = await page.make_table(config, _seats(page, form, config.people))
    except (Denied, OptionError, DeckError) as error:
        values = {one: form.text(one, MAX_DECK_LENGTH) for one in _fields(game) if one in form}
        return _form(page, game, values, 409, page.explain(error))
    return remember_opponents(request, page.redirect(f"/t/{table.row.id}"), table.row.seats)


async def make_quick_table(page: PageRequest, game: AnyGame, opponents: Opponents, commitment: str = "") -> Table:
    """Create a table where a game starts at once, with bots in all other seats."""
    config = TableConfig(game.name, opponents.bots + 1, open=False)
    return await _start_at_once(page, config, opponents.level, commitment)


async def make_guided_table(page: PageRequest, game: AnyGame) -> Table:
    """Create a table for a guided first game, which starts at once, too."""
    if game.guide is None:
        raise HTTPException(404, "Not Found")
    return await _start_at_once(page, TableConfig(game.name, game.guide.seats, game.guide.options, open=False), GUIDE)


async def make_table_with_option(page: PageRequest, game: AnyGame, way: str, commitment: str) -> Table:
    """Create a table where a game starts at once in a way the game declares: `way` is an option and its value."""
    option, _, value = way.partition("=")
    start = next((one for one in game.starts if one.setting.name == option), None)
    if start is None:
        raise HTTPException(404, "Not Found")
    return await _start_at_once(page, TableConfig(game.name, start.seats, {option: value}, open=False), OPPONENT, commitment)


async def _start_at_once(page: PageRequest, config: TableConfig, bot: str, commitment: str = "") -> Table:
    config = config.checked()
    seats = [SeatRow(visitor=page.visitor.id), *(SeatRow(bot=bot) for _ in range(config.people - 1))]
    table = await page.make_table(config, seats)
    if commitment:
        await table.commit(page.visitor, commitment)
    await table.start(page.visitor)
    return table


async def make_private_table(page: PageRequest, game: AnyGame) -> Response:
    """Create a table for friends and show its links. The host can let bots take the seats that stay free."""
    config = TableConfig(game.name, game.seat_counts[len(game.seat_counts) // 2], open=False).checked()
    seats = [SeatRow(visitor=page.visitor.id), *(SeatRow() for _ in range(config.people - 1))]
    table = await page.make_table(config, seats)
    return page.redirect(f"/t/{table.row.id}/links")


def _read_config(form: Form, game: AnyGame) -> TableConfig:
    options = {one.name: form.text(f"option-{one.name}") for one in game.settings if f"option-{one.name}" in form}
    deck = form.file("deck-file", MAX_DECK_LENGTH) or form.text("deck", MAX_DECK_LENGTH)
    seats, chosen = game.seats_for(form.number("people", game.seat_counts[0]), options)
    return TableConfig(
        game_name=game.name,
        seats=seats,
        options={name: str(value) for name, value in chosen.items()},
        deck=deck if deck.strip() else "",
        clock=form.number("clock", 0) or None,
        open=form.text("open") == "yes",
        hide_answers="hide" in form,
        aids="plain" not in form,
        rated="rated" in form,
    )


def _seats(page: PageRequest, form: Form, people: int) -> list[SeatRow]:
    """Return the occupant of each seat: the host at most once, bots by name, the rest free."""
    seats: list[SeatRow] = []
    for number in range(people):
        chosen = form.text(f"seat-{number}")
        if chosen == "me" and all(one.visitor is None for one in seats):
            seats.append(SeatRow(visitor=page.visitor.id))
        else:
            seats.append(SeatRow(bot=chosen if chosen in bots.names() else None))
    return seats


def _fields(game: AnyGame) -> list[str]:
    seats = [f"seat-{number}" for number in range(game.people_counts[-1])]
    return ["people", *_options(game), "open", "rated", "deck", *seats]


def _options(game: AnyGame) -> list[str]:
    """Return the fields of the advanced options."""
    return [*(f"option-{one.name}" for one in game.settings), "clock", "plain", "hide"]


def _form(page: PageRequest, game: AnyGame, values: Mapping[str, str], status: int = 200, notice: str = "") -> Response:
    language = page.language
    settings = [
        (
            f"option-{one.name}",
            game.texts.say(language, f"option-{one.name}"),
            [label_value(game, one, value, language) for value in one.values],
        )
        for one in game.settings
    ]
    return page.render(
        "new.html",
        status,
        here=f"/tables/new?game={game.name}",
        game=game,
        title=page.title_of(game),
        settings=settings,
        clocks=[("0", say(language, "clock-none")), *((str(one), format_exact(language, one)) for one in CLOCKS)],
        bots=bots.levels_for(game),
        values={"people": str(game.seat_counts[0]), "seat-0": "me", "open": "no", **values},
        opened=any(values.get(one) for one in _options(game)),
        notice=notice,
    )
