"""The table page, and the forms on it. Whatever a form may not do is told on the page it came from."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from fastapi import APIRouter, HTTPException, Request, Response

from wildtable import bots
from wildtable.engine.refusals import Refusal
from wildtable.server.errors import Denied
from wildtable.server.html.fragments import fragments
from wildtable.server.html.presenter import clockwise
from wildtable.server.html.regions import presenter_of
from wildtable.server.net.tokens import matches
from wildtable.server.pages.page import Form, Visit, posting, visiting
from wildtable.server.store.rows import MemberRole
from wildtable.server.tables.table import ALL_EVENTS, Table

OPPONENT = "greedy"
"""The bot that sits down where nobody chose one."""
router = APIRouter(include_in_schema=False)
Action = Callable[[Visit, Table, Form], Awaitable[object]]


@router.get("/t/{name}")
async def show(request: Request, name: str) -> Response:
    visit = await visiting(request)
    return table_page(visit, await visit.context.find_watchable(name, visit.visitor))


@router.get("/t/{name}/story")
async def story(request: Request, name: str) -> Response:
    """All that happened in this game so far, and all that its reader still knows of cards gone from sight."""
    visit = await visiting(request)
    table = await visit.context.find_watchable(name, visit.visitor)
    seat = table.seat_of(visit.visitor.id)
    presenter = presenter_of(table.snapshot(seat, latest=ALL_EVENTS), visit.language)
    return visit.page(
        "story.html",
        name=name,
        title=table.config.game.title,
        lines=presenter.lines if presenter else (),
        known=presenter.memory() if presenter and seat is not None else (),
    )


def table_page(visit: Visit, table: Table, status: int = 200, notice: str = "") -> Response:
    """The page as its reader's channel shows it, so that the socket goes on from just there."""
    context = visit.context
    key = context.channel_key(table, visit.visitor, visit.language)
    channel = context.channels_of(table).open(key)
    return visit.page(
        "table.html",
        status,
        name=table.row.id,
        game=table.config.game_name,
        title=table.config.game.title,
        about=table.config.options.get("edition", ""),
        me=key.seat,
        seats=table.config.seats,
        order=clockwise(key.seat, table.config.seats),
        fragments=fragments(table.config.game, visit.language),
        regions=channel.regions,
        epoch=channel.epoch,
        number=channel.number,
        now=context.clock.now(),
        notice=notice,
        is_host=key.host,
        is_open=table.config.open,
        address=f"{visit.address}/t/{table.row.id}",
        origin=visit.address,
    )


async def _sit(visit: Visit, table: Table, form: Form) -> None:
    if not await visit.context.may_sit(table, visit.visitor):
        raise Denied("may-not-sit")
    await table.sit(visit.visitor, form.number("seat"))


async def _bot(visit: Visit, table: Table, form: Form) -> None:
    """`2:greedy` puts a bot into seat 2, `2:` takes it out."""
    seat, _, bot = form.text("put").partition(":")
    if not (seat.isascii() and seat.isdecimal()) or bot not in ("", *bots.names()):
        raise Denied("bad-message")
    await table.seat_bot(visit.visitor, int(seat[:3]), bot or None)


async def _bots(visit: Visit, table: Table, _: Form) -> None:
    """Bots take all the seats that are free."""
    for number, seat in enumerate(table.row.seats):
        if seat.is_free:
            await table.seat_bot(visit.visitor, number, OPPONENT)


async def _answer(visit: Visit, table: Table, form: Form) -> None:
    """The moves ticked; where fewer cards are picked than may be, that is all of them."""
    moves = form.texts("move")
    if len(moves) < form.number("most", 0):
        moves.append("done")
    if "only" in form:
        moves = [form.text("only", 60)]
    await table.answer(_seat(visit, table), moves, form.text("request", 40), form.number("question"))


async def _hand_over(visit: Visit, table: Table, form: Form) -> None:
    await table.hand_over(visit.visitor, form.number("seat"))


async def _chat(visit: Visit, table: Table, form: Form) -> None:
    if not visit.context.messages.allows(visit.visitor.id):
        raise Denied("too-much")
    if text := form.text("text").strip():
        await table.say(visit.visitor, text)


def _seat(visit: Visit, table: Table) -> int:
    seat = table.seat_of(visit.visitor.id)
    if seat is None:
        raise Denied("not-seated")
    return seat


ACTIONS: dict[str, Action] = {
    "sit": _sit,
    "leave": lambda visit, table, _: table.leave(visit.visitor),
    "bot": _bot,
    "bots": _bots,
    "start": lambda visit, table, _: table.start(visit.visitor),
    "answer": _answer,
    "withdraw": lambda visit, table, _: table.withdraw(_seat(visit, table)),
    "undo": lambda visit, table, _: table.undo(_seat(visit, table)),
    "back": lambda visit, table, _: table.take_back(_seat(visit, table)),
    "hand-over": _hand_over,
    "chat": _chat,
}


@router.post("/t/{name}/links")
async def links(request: Request, name: str) -> Response:
    """Fresh links; those made before open nothing any more."""
    visit, _ = await posting(request)
    table = await visit.context.find_watchable(name, visit.visitor)
    try:
        invite, watch = await table.renew_links(visit.visitor)
    except Denied as error:
        return table_page(visit, table, 409, visit.reason(error))
    return to_links(visit, name, invite, watch)


def to_links(visit: Visit, name: str, invite: str, watch: str) -> Response:
    """On to the page of fresh links. Its address holds them, since only their fingerprints are kept: so it can be read again
    without making anything anew."""
    return visit.goes(f"/t/{name}/links/{invite}/{watch}")


@router.get("/t/{name}/links/{invite}/{watch}")
async def show_links(request: Request, name: str, invite: str, watch: str) -> Response:
    """The links to a table, to copy and send, for as long as they open it."""
    visit = await visiting(request)
    row = (await visit.context.table(name)).row
    if not (matches(invite, row.invite) and matches(watch, row.watch)):
        raise HTTPException(404, "bad-link")
    address = f"{visit.address}/t/{name}"
    return visit.page(
        "links.html",
        name=name,
        invite=f"{address}/join/{invite}",
        watch=f"{address}/watch/{watch}",
    )


@router.post("/t/{name}/{action}")
async def act(request: Request, name: str, action: str) -> Response:
    if action not in ACTIONS:
        raise HTTPException(404, "Not Found")
    visit, form = await posting(request)
    table = await visit.context.find_watchable(name, visit.visitor)
    try:
        await ACTIONS[action](visit, table, form)
    except (Denied, Refusal) as error:
        return table_page(visit, table, 409, visit.reason(error))
    return visit.goes(f"/t/{name}")


@router.get("/t/{name}/join/{token}")
async def join(request: Request, name: str, token: str) -> Response:
    return await _enter(request, name, token, "guest")


@router.get("/t/{name}/watch/{token}")
async def watch(request: Request, name: str, token: str) -> Response:
    return await _enter(request, name, token, "watcher")


async def _enter(request: Request, name: str, token: str, role: MemberRole) -> Response:
    """Through a link into a table; one who may sit already is not sent to the spectators."""
    visit = await visiting(request)
    context = visit.context
    table = await context.table(name)
    if not matches(token, table.row.invite if role == "guest" else table.row.watch):
        raise HTTPException(404, "bad-link")
    if await context.store.role(name, visit.visitor.id) != "guest":
        await context.store.admit(name, visit.visitor.id, role)
    return visit.goes(f"/t/{name}")
