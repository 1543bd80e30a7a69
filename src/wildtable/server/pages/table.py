"""The page of a table and its forms. A denied form shows the reason on the page it came from."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from fastapi import APIRouter, HTTPException, Request, Response

from wildtable import bots
from wildtable.engine.refusals import Refusal
from wildtable.server.errors import Denied
from wildtable.server.html.fragments import load_fragments
from wildtable.server.html.presenter import order_clockwise
from wildtable.server.html.regions import present_table
from wildtable.server.net.tokens import matches
from wildtable.server.pages.page import Form, PageRequest, open_form, open_page
from wildtable.server.store.rows import MemberRole
from wildtable.server.tables.table import ALL_EVENTS, Table

OPPONENT = bots.MEDIUM
"""The bot that takes a seat where none was chosen."""
router = APIRouter(include_in_schema=False)
Action = Callable[[PageRequest, Table, Form], Awaitable[object]]


@router.get("/t/{name}")
async def show(request: Request, name: str) -> Response:
    page = await open_page(request)
    return table_page(page, await page.context.find_watchable(name, page.visitor))


@router.get("/t/{name}/story")
async def story(request: Request, name: str) -> Response:
    """Show all events of this game so far, and what the reader knows about hidden cards."""
    page = await open_page(request)
    table = await page.context.find_watchable(name, page.visitor)
    seat = table.seat_of(page.visitor.id)
    presenter = present_table(table.snapshot(seat, latest=ALL_EVENTS), page.language)
    return page.render(
        "story.html",
        name=name,
        title=table.config.game.title,
        lines=presenter.lines if presenter else (),
        known=presenter.memory() if presenter and seat is not None else (),
    )


def table_page(page: PageRequest, table: Table, status: int = 200, notice: str = "") -> Response:
    """Render the page in the state of the reader's channel, so that the socket continues from there."""
    context = page.context
    key = context.channel_key(table, page.visitor, page.language)
    channel = context.channels_of(table).open(key)
    return page.render(
        "table.html",
        status,
        name=table.row.id,
        game=table.config.game_name,
        title=table.config.game.title,
        about=table.config.options.get("edition", ""),
        me=key.seat,
        seats=table.config.seats,
        order=order_clockwise(key.seat, table.config.seats),
        fragments=load_fragments(table.config.game, page.language),
        regions=channel.regions,
        epoch=channel.epoch,
        number=channel.number,
        now=context.clock.now(),
        notice=notice,
        is_host=key.host,
        is_open=table.config.open,
        address=f"{page.address}/t/{table.row.id}",
        origin=page.address,
    )


async def _sit(page: PageRequest, table: Table, form: Form) -> None:
    if not await page.context.may_sit(table, page.visitor):
        raise Denied("may-not-sit")
    await table.sit(page.visitor, form.number("seat"))


async def _bot(page: PageRequest, table: Table, form: Form) -> None:
    """Seat a bot or remove it: `2:medium` puts one into seat 2, `2:` takes it out."""
    seat, _, bot = form.text("put").partition(":")
    if not (seat.isascii() and seat.isdecimal()) or bot not in ("", *bots.names()):
        raise Denied("bad-message")
    await table.seat_bot(page.visitor, int(seat[:3]), bot or None)


async def _bots(page: PageRequest, table: Table, _: Form) -> None:
    """Fill all free seats with bots."""
    for number, seat in enumerate(table.row.seats):
        if seat.is_free:
            await table.seat_bot(page.visitor, number, OPPONENT)


async def _answer(page: PageRequest, table: Table, form: Form) -> None:
    """Answer with the picked moves; fewer than the maximum are completed with `done`."""
    moves = form.texts("move")
    if len(moves) < form.number("most", 0):
        moves.append("done")
    if "only" in form:
        moves = [form.text("only", 60)]
    await table.answer(_seat(page, table), moves, form.text("request", 40), form.number("question"))


async def _hand_over(page: PageRequest, table: Table, form: Form) -> None:
    await table.hand_over(page.visitor, form.number("seat"))


async def _chat(page: PageRequest, table: Table, form: Form) -> None:
    if not page.context.messages.allows(page.visitor.id):
        raise Denied("too-much")
    if text := form.text("text").strip():
        await table.say(page.visitor, text)


def _seat(page: PageRequest, table: Table) -> int:
    seat = table.seat_of(page.visitor.id)
    if seat is None:
        raise Denied("not-seated")
    return seat


ACTIONS: dict[str, Action] = {
    "sit": _sit,
    "leave": lambda page, table, _: table.leave(page.visitor),
    "bot": _bot,
    "bots": _bots,
    "start": lambda page, table, _: table.start(page.visitor),
    "answer": _answer,
    "withdraw": lambda page, table, _: table.withdraw(_seat(page, table)),
    "undo": lambda page, table, _: table.undo(_seat(page, table)),
    "back": lambda page, table, _: table.take_back(_seat(page, table)),
    "hand-over": _hand_over,
    "chat": _chat,
}


@router.post("/t/{name}/links")
async def links(request: Request, name: str) -> Response:
    """Create new links; earlier ones become invalid."""
    page, _ = await open_form(request)
    table = await page.context.find_watchable(name, page.visitor)
    try:
        invite, watch = await table.renew_links(page.visitor)
    except Denied as error:
        return table_page(page, table, 409, page.explain(error))
    return redirect_to_links(page, name, invite, watch)


def redirect_to_links(page: PageRequest, name: str, invite: str, watch: str) -> Response:
    """Redirect to the page of the links. Its address holds them, as only their hashes are stored."""
    return page.redirect(f"/t/{name}/links/{invite}/{watch}")


@router.get("/t/{name}/links/{invite}/{watch}")
async def show_links(request: Request, name: str, invite: str, watch: str) -> Response:
    """Show the links to a table, to copy and send, while they are valid."""
    page = await open_page(request)
    row = (await page.context.table(name)).row
    if not (matches(invite, row.invite) and matches(watch, row.watch)):
        raise HTTPException(404, "bad-link")
    address = f"{page.address}/t/{name}"
    return page.render(
        "links.html",
        name=name,
        invite=f"{address}/join/{invite}",
        watch=f"{address}/watch/{watch}",
    )


@router.post("/t/{name}/{action}")
async def act(request: Request, name: str, action: str) -> Response:
    if action not in ACTIONS:
        raise HTTPException(404, "Not Found")
    page, form = await open_form(request)
    table = await page.context.find_watchable(name, page.visitor)
    try:
        await ACTIONS[action](page, table, form)
    except (Denied, Refusal) as error:
        return table_page(page, table, 409, page.explain(error))
    return page.redirect(f"/t/{name}")


@router.get("/t/{name}/join/{token}")
async def join(request: Request, name: str, token: str) -> Response:
    return await _enter(request, name, token, "guest")


@router.get("/t/{name}/watch/{token}")
async def watch(request: Request, name: str, token: str) -> Response:
    return await _enter(request, name, token, "watcher")


async def _enter(request: Request, name: str, token: str, role: MemberRole) -> Response:
    """Open a table through a link; a visitor who may sit is not made a spectator."""
    page = await open_page(request)
    context = page.context
    table = await context.table(name)
    if not matches(token, table.row.invite if role == "guest" else table.row.watch):
        raise HTTPException(404, "bad-link")
    if await context.store.role(name, page.visitor.id) != "guest":
        await context.store.admit(name, page.visitor.id, role)
    return page.redirect(f"/t/{name}")
