"""The text field of a table: moves in notation or by their beginning, and questions about the game.

Answers come from the visitor's own view. Scripts ask for JSON; without scripts the page is loaded with the answer.
"""

from __future__ import annotations

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

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
from wildtable.server.actions import ChatRequest, chat
from wildtable.server.errors import Denied
from wildtable.server.html.durations import format_rough
from wildtable.server.html.regions import name_seats
from wildtable.server.html.texts import say
from wildtable.server.pages.page import Form, PageRequest, open_form
from wildtable.server.pages.table import table_page
from wildtable.server.tables.logged_table import ALL_EVENTS
from wildtable.server.tables.snapshot import TableSnapshot
from wildtable.server.tables.table import Table

MAX_LINE = 200
MAX_MOVE = 60
router = APIRouter(include_in_schema=False)


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
