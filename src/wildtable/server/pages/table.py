"""The page of a table and its forms. A denied form shows the reason on the page it came from."""

from __future__ import annotations

from contextlib import suppress
from functools import lru_cache

import segno
from fastapi import APIRouter, HTTPException, Request, Response
from fastapi.responses import JSONResponse
from markupsafe import Markup
from pydantic import ValidationError

from wildtable.engine.choices import Pick
from wildtable.engine.knowledge.view import View
from wildtable.engine.presentation.commands import (
    CHAT,
    ROUND,
    AmbiguousAnswer,
    Command,
    Inquiries,
    parse_answer,
    parse_command,
    write_row,
)
from wildtable.engine.presentation.page_modules import wording_of
from wildtable.engine.presentation.wording import TextRow
from wildtable.engine.refusals import Refusal
from wildtable.games import scenes_of
from wildtable.server.actions import ACTIONS, ChatRequest, chat, describe_invalid
from wildtable.server.errors import Denied
from wildtable.server.html.game_page import load_game_page
from wildtable.server.html.presenter import order_clockwise
from wildtable.server.html.regions import name_seats, present_table
from wildtable.server.html.templating import isolate_name
from wildtable.server.html.texts import format_figure, format_rough, format_signed, say
from wildtable.server.net.limits import TooMuch, client_network
from wildtable.server.net.sessions import matches
from wildtable.server.pages.games import describe_game
from wildtable.server.pages.page import MAX_FIELD_LENGTH, Form, PageRequest, open_form, open_page
from wildtable.server.pages.people import choose_from, save_name
from wildtable.server.pages.preferences import remember_opponents
from wildtable.server.store.rows import MemberRole
from wildtable.server.tables.logged_table import ALL_EVENTS
from wildtable.server.tables.snapshot import TableSnapshot
from wildtable.server.tables.table import Table

MAX_LINE = 200
MAX_MOVE = 60
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


# The text field: moves in notation or by their beginning, and questions, answered from the visitor's own view


@router.post("/t/{name}/command")
async def command(request: Request, name: str) -> Response:
    """Carry out a line: play its moves, or answer its question."""
    page, form = await open_form(request)
    table = await page.caller.table(name)
    page.count_message()
    status = 200
    try:
        lines = await CommandLine(page, table).carry_out(form)
    except (Denied, Refusal, AmbiguousAnswer) as error:
        status, lines = 409, [page.explain(error, table)]
    if "application/json" in request.headers.get("accept", ""):
        return JSONResponse({"lines": lines}, status)
    return table_page(page, table, status, " ".join(lines))


class CommandLine:
    """A visitor's line at a table, understood in the visitor's language."""

    def __init__(self, page: PageRequest, table: Table) -> None:
        self.page = page
        self.table = table
        self.language = page.language
        self.snapshot: TableSnapshot = table.snapshot(table.seat_of(page.visitor.id))
        game = table.config.game
        names = name_seats(self.snapshot.seats, game, table.config.seats, page.language)
        self.wording = wording_of(game, names, page.language)
        self.inquiries = Inquiries(self.wording, scenes_of(game))

    async def carry_out(self, form: Form) -> list[str]:
        """Do or answer what a line says. Return the reply in sentences; none where the table shows what happened."""
        line, view = form.text("line", MAX_LINE), self.snapshot.view
        if view is None:
            raise Denied("no-game")
        asked = parse_command(line, self.wording)
        if asked is None and view.choice is not None:
            await self._play(line, view, form.number("question"))
            return []
        if asked is None:
            if view.viewer is None:
                raise Denied("not-seated")
            return self._write(self.inquiries.answer(Command("turn"), view))
        if asked.name == CHAT:
            await chat(self.page.caller, self.table, ChatRequest(text=asked.text))
            return [self._say("line-chatted")]
        if asked.name == "undo":
            return [self._say(await self._undo())]
        if asked.name == "resume":
            await self.table.take_back(self.page.visitor)
            return [self._say("taken-over")]
        return self._reply(asked, view)

    def _reply(self, asked: Command, view: View) -> list[str]:
        """Answer a question."""
        if asked.name == "time":
            return [self._time_left()]
        if asked.name == "last":
            return self._write(self.inquiries.tell_last(view, self.snapshot.log))
        if asked.name == ROUND:
            log = self.table.snapshot(view.viewer, latest=ALL_EVENTS).log
            return self._write(self.inquiries.tell_round(view, log, asked.text))
        if not self.inquiries.can_answer(asked):
            raise Denied("terminal-only")
        own = [self._say("line-help")] if asked.name == "help" else []
        return self._write(self.inquiries.answer(asked, view)) + own

    def _say(self, message: str, **about: object) -> str:
        return say(self.language, message, **about)

    def _write(self, rows: list[TextRow]) -> list[str]:
        return [line for row in rows for line in write_row(row)]

    async def _play(self, line: str, view: View, question: int) -> None:
        """Answer the question with all that the line names; fewer cards than possible are completed with `done`."""
        verbs = self.inquiries.scenes.build_prompt(view, self.wording.names).verbs
        moves = [str(one)[:MAX_MOVE] for one in parse_answer(line, view, self.wording, verbs)]
        if isinstance(view.choice, Pick) and _is_part(moves, view.choice):
            moves.append("done")
        await self.table.answer(self.page.visitor, moves, "", None if question < 0 else question)

    async def _undo(self) -> str:
        """Take an unfinished or sealed choice back, else the last move; return the message that says so."""
        view = self.snapshot.view
        if view is not None and view.picks:
            await self.table.withdraw(self.page.visitor)
            return "withdrawn"
        await self.table.undo(self.page.visitor)
        return "undone"

    def _time_left(self) -> str:
        deadline, now = self.snapshot.deadline, self.page.context.clock.now()
        left = "none" if deadline is None else format_rough(self.language, deadline - now)
        return self._say("line-time", time=left)


def _is_part(moves: list[str], choice: Pick) -> bool:
    """Are these enough cards, but not all that may be picked?"""
    return choice.least <= len(moves) < choice.most and not {"done", choice.also} & {*moves}


# Forms of actions


@router.post("/t/{name}/{action}")
async def act(request: Request, name: str, action: str) -> Response:
    """Carry out an action."""
    done = ACTIONS.get(action)
    if done is None or "form" not in done.doors:
        raise HTTPException(404, "Not Found")
    page, form = await open_form(request)
    table = await page.caller.table(name)
    page.count_message()
    sent = READERS[action](form) if action in READERS else form.fields(done.input.model_fields)
    try:
        await done.act(page.caller, table, done.input.model_validate(sent, strict=False))
    except ValidationError as error:
        return table_page(page, table, 400, describe_invalid(page.language, error, sent)["text"])
    except TooMuch as error:
        return table_page(page, table, 409, page.explain(Denied("too-much", limit=error.limit)))
    except (Denied, Refusal) as error:
        return table_page(page, table, 409, page.explain(error, table))
    response = page.redirect("/lobby" if action == "leave" and "away" in form else f"/t/{name}")
    return remember_opponents(request, response, table.row.seats) if action == "bot" else response


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


# QR codes


@lru_cache(maxsize=256)
def draw_qr_code(address: str) -> Markup:
    """Draw the QR code of an address, dark on white in every theme: many cameras read nothing else."""
    code = segno.make(address, error="m", micro=False)
    return Markup(code.svg_inline(omitsize=True, border=3, dark="#2b2233", light="#ffffff", svgclass="qr", lineclass=None))
