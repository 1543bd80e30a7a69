"""The page of a table and its forms. A denied form shows the reason on the page it came from."""

from __future__ import annotations

from contextlib import suppress
from functools import partial

from fastapi import APIRouter, HTTPException, Request, Response
from markupsafe import Markup

from wildtable.engine.refusals import Refusal
from wildtable.server.actions import ACTIONS, InvalidInput
from wildtable.server.errors import Denied
from wildtable.server.html.game_page import load_game_page
from wildtable.server.html.presenter import order_clockwise
from wildtable.server.html.qr_codes import draw_qr_code
from wildtable.server.html.regions import present_table
from wildtable.server.html.templating import isolate_name
from wildtable.server.html.texts import format_figure, format_signed
from wildtable.server.net.addresses import client_network
from wildtable.server.net.limits import TooMuch
from wildtable.server.net.tokens import matches
from wildtable.server.pages.games import describe_game
from wildtable.server.pages.me import choose_from, save_name
from wildtable.server.pages.opponents import remember_opponents
from wildtable.server.pages.page import MAX_FIELD_LENGTH, Form, PageRequest, open_form, open_page
from wildtable.server.store.rows import MemberRole
from wildtable.server.tables.logged_table import ALL_EVENTS
from wildtable.server.tables.table import Table

router = APIRouter(include_in_schema=False)


@router.get("/t/{name}")
async def show(request: Request, name: str) -> Response:
    page = await open_page(request)
    return table_page(page, await page.caller.table(name))


@router.get("/t/{name}/story")
async def story(request: Request, name: str) -> Response:
    """Show all events of this game so far, and what the reader knows about hidden cards."""
    page = await open_page(request)
    table = await page.caller.table(name)
    seat = table.seat_of(page.visitor.id)
    presenter = present_table(table.snapshot(seat, latest=ALL_EVENTS), page.language)
    return page.render(
        "story.html",
        name=name,
        title=page.title_of(table.config.game),
        log=Markup(presenter.log() if presenter else ""),
        known=presenter.memory() if presenter and seat is not None else (),
    )


@router.get("/t/{name}/expert")
async def expert(request: Request, name: str) -> Response:
    """Show what an expert would do with the question before the reader."""
    page = await open_page(request)
    table = await page.caller.table(name)
    try:
        one = page.context.work.consult(table, table.seat_of(page.visitor.id), client_network(request), page.visitor)
    except Denied as error:
        return table_page(page, table, 409, page.explain(error))
    presenter = present_table(table.snapshot(one.seat), page.language)
    assert presenter is not None, "a question is open"
    return page.render(
        "expert.html",
        name=name,
        title=page.title_of(table.config.game),
        found=one,
        answer=presenter.answer(one.opinion.answer),
        moves=[
            (
                each,
                presenter.answer([each.move]),
                format_signed(page.language, each.margin.mean),
                format_figure(page.language, 2 * each.margin.error),
            )
            for each in one.opinion.moves
        ],
    )


def table_page(page: PageRequest, table: Table, status: int = 200, notice: str = "") -> Response:
    """Render the page in the state of the reader's channel, so that the socket continues from there."""
    context = page.context
    key = context.live.channel_key(table, page.visitor, page.language)
    channel = context.live.channels_of(table).open(key)
    return page.render(
        "table.html",
        status,
        name=table.row.id,
        game=table.config.game_name,
        title=page.title_of(table.config.game),
        about=table.config.options.get("edition", ""),
        me=key.seat,
        seats=table.config.seats,
        order=order_clockwise(key.seat, table.config.seats),
        game_page=load_game_page(table.config.game, page.language),
        regions=channel.regions,
        epoch=channel.epoch,
        number=channel.number,
        now=context.clock.now(),
        notice=notice,
        is_host=key.host,
        is_open=table.config.open,
    )


def _read_answer(form: Form) -> dict[str, object]:
    """Read the picked moves; fewer than the maximum are completed with `done`."""
    moves = form.texts("move")
    if len(moves) < form.number("most", 0):
        moves.append("done")
    if "only" in form:
        moves = [form.text("only", MAX_FIELD_LENGTH)]
    return {"moves": moves, "request": form.text("request"), "question": form.text("question")}


def _read_bot(form: Form) -> dict[str, object]:
    """Read a bot to be seated or removed: `2:medium` puts one into seat 2, `2:` takes it out."""
    seat, _, bot = form.text("put", MAX_FIELD_LENGTH).partition(":")
    return {"seat": seat, "bot": bot or None}


READERS = {"answer": _read_answer, "bot": _read_bot}
"""How forms are read whose fields are not those of the action."""


@router.get("/t/{name}/links")
async def show_links(request: Request, name: str) -> Response:
    """Show the links to a table to its host, to send, as often as they like."""
    page = await open_page(request)
    table = await page.caller.table(name)
    table.check_host(page.visitor)
    invite, watch = page.context.maker.links_of(table.row)
    is_current = matches(invite, table.row.invite)
    address = f"{page.address}/t/{name}"
    return page.render(
        "links.html",
        name=name,
        title=page.title_of(table.config.game),
        invite=f"{address}/join/{invite}" if is_current else "",
        watch=f"{address}/watch/{watch}",
        qr=draw_qr_code(f"{address}/join/{invite}"),
    )


@router.post("/t/{name}/links")
async def renew_links(request: Request, name: str) -> Response:
    """Replace the links; earlier ones become invalid."""
    page, _ = await open_form(request)
    table = await page.caller.table(name)
    await page.context.maker.renew_links(table, page.visitor)
    return page.redirect(f"/t/{name}/links")


@router.post("/t/{name}/{action}")
async def act(request: Request, name: str, action: str) -> Response:
    """Carry out an action."""
    done = ACTIONS.get(action)
    if done is None or "form" not in done.doors:
        raise HTTPException(404, "Not Found")
    page, form = await open_form(request)
    table = await page.caller.table(name)
    page.count_message()
    try:
        read = READERS.get(action, partial(Form.fields, names=done.input.model_fields))
        await done.act(page.caller, table, done.read(read(form), strict=False))
    except InvalidInput as error:
        return table_page(page, table, 400, error.describe(page.language)["text"])
    except TooMuch as error:
        return table_page(page, table, 409, page.explain(Denied("too-much", limit=error.limit)))
    except (Denied, Refusal) as error:
        return table_page(page, table, 409, page.explain(error, table))
    response = page.redirect("/lobby" if action == "leave" and "away" in form else f"/t/{name}")
    return remember_opponents(request, response, table.row.seats) if action == "bot" else response


@router.get("/t/{name}/join/{token}")
async def invitation(request: Request, name: str, token: str) -> Response:
    """Show an invitation; who is at the table already goes there."""
    page = await open_page(request)
    table = await _find_by_link(page, name, token, "guest")
    if page.visitor.id == table.row.host or table.seat_of(page.visitor.id) is not None:
        return page.redirect(f"/t/{name}")
    return _invite(page, table)


def _invite(page: PageRequest, table: Table, status: int = 200, notice: str = "") -> Response:
    snapshot = table.snapshot(None)
    return page.render(
        "invite.html",
        status,
        here=page.request.url.path,
        path=page.request.url.path,
        about=describe_game(table.config.game_name, page.language),
        host=isolate_name(snapshot.host),
        host_animal=table.animals.get(table.row.host, ""),
        seated=[one._replace(name=isolate_name(one.name)) for one in snapshot.seats if one.name],
        animals=choose_from(page.language),
        has_room=not snapshot.playing and snapshot.deal is None and any(not one.name for one in snapshot.seats),
        notice=notice,
    )


@router.post("/t/{name}/join/{token}")
async def accept(request: Request, name: str, token: str) -> Response:
    """Accept an invitation: save name and animal, and take a seat. Where there is none, the visitor watches."""
    page, form = await open_form(request)
    table = await _find_by_link(page, name, token, "guest")
    try:
        visitor = await save_name(page, form)
    except Denied as error:
        return _invite(page, table, 409, page.explain(error))
    await page.context.access.admit(table, visitor, "guest", client_network(request))
    with suppress(Denied):
        await table.sit(visitor, None)
    return page.redirect(f"/t/{name}")


@router.get("/t/{name}/watch/{token}")
async def watch(request: Request, name: str, token: str) -> Response:
    """Open a table through the link for spectators; a visitor who may sit is not made one."""
    page = await open_page(request)
    table = await _find_by_link(page, name, token, "watcher")
    if await page.context.store.role(name, page.visitor.id) is None:
        await page.context.access.admit(table, page.visitor, "watcher", client_network(request))
    return page.redirect(f"/t/{name}")


async def _find_by_link(page: PageRequest, name: str, token: str, role: MemberRole) -> Table:
    table = await page.context.access.table(name)
    if not matches(token, table.row.invite if role == "guest" else table.row.watch):
        raise HTTPException(404, "bad-link")
    return table
