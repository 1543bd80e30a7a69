"""A table's text field, over HTTP: typed moves, questions, and its other commands."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

from tests.harness.deals import DEALS
from tests.harness.tables import ANN, BEN, CLEO, DAN, answer_any, make_game, options, play_out
from wildtable.engine.choices import Pick
from wildtable.server.app import create_app
from wildtable.server.clock import ManualClock
from wildtable.server.context import Context
from wildtable.server.net.sessions import SESSION_COOKIE
from wildtable.server.settings import Settings
from wildtable.server.store.rows import Visitor
from wildtable.server.tables.table import Table

ORIGIN = "http://localhost:8765"


class Typist:
    """A visitor who types into the text field of one table."""

    def __init__(self, http: httpx.AsyncClient, context: Context, table: Table, visitor: Visitor) -> None:
        self.http, self.context, self.table = http, context, table
        self.token = context.access.sessions.form_token(visitor)
        self.cookies = {SESSION_COOKIE: context.access.sessions.sign_cookie(visitor)}

    async def type(self, line: str, accept: str = "application/json", **more: str) -> httpx.Response:
        self.http.cookies.clear()
        headers = {"accept": accept, "cookie": "; ".join(f"{name}={value}" for name, value in self.cookies.items())}
        sent = {"token": self.token, "line": line, **more}
        return await self.http.post(f"/t/{self.table.row.id}/command", data=sent, headers=headers)

    async def lines(self, line: str, **more: str) -> list[str]:
        answer = await self.type(line, **more)
        found: list[str] = answer.json()["lines"]
        return found


@asynccontextmanager
async def typists(folder: Path, **config: Any) -> AsyncIterator[list[Typist]]:
    settings = Settings(data=folder, base=ORIGIN, warm_up=False, messages_per_minute=10**6)
    app = create_app(settings, ManualClock(), randomness=DEALS)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url=ORIGIN) as http,
    ):
        context: Context = app.state.context
        for visitor in (ANN, BEN, CLEO, DAN):
            await context.store.add_visitor(visitor)
        table = await make_game(context, "table", **config)
        yield [Typist(http, context, table, visitor) for visitor in (ANN, BEN, CLEO, DAN)]


Story = Callable[[list[Typist]], Coroutine[Any, Any, None]]


def play(folder: Path, story: Story, **config: Any) -> None:
    async def run() -> None:
        async with typists(folder, **config) as people:
            await story(people)

    asyncio.run(run())


def test_a_move_is_played_as_it_is_typed_and_taken_back(tmp_path: Path) -> None:
    async def story(people: list[Typist]) -> None:
        ann = people[0]
        move = options(ann.table, 0)[0]
        assert await ann.lines(move.removeprefix("bid ").replace("-", " ")) == []
        assert options(ann.table, 0) == []
        (waiting,) = await ann.lines("1")
        assert "take your choice back first. Waiting for" in waiting
        assert await ann.lines("undo") == ["Your choice is taken back."]
        assert move in options(ann.table, 0)
        assert (await ann.type("undo")).status_code == 409

    play(tmp_path, story)


def test_a_line_is_a_whole_answer_even_if_more_cards_were_possible(tmp_path: Path) -> None:
    async def story(people: list[Typist]) -> None:
        ann = people[0]
        await ann.lines("refill")
        for seat in (1, 2):
            await answer_any(ann.table, seat)
        session = ann.table.session
        assert session is not None
        assert "discard" in options(ann.table, 0)[0]
        held = session.view(0).choice
        assert isinstance(held, Pick)
        assert held.most > 1
        await ann.lines("1")
        assert not any(move.startswith("discard") for move in options(ann.table, 0)), "only one card is discarded"

    play(tmp_path, story)


def test_what_cannot_be_played_is_refused_with_its_reason(tmp_path: Path) -> None:
    async def story(people: list[Typist]) -> None:
        ann, *_, dan = people
        assert await ann.lines("99") == [f"Enter a number from 1 to {len(await ann.lines('options'))}."]
        assert "a move in this game" in (await ann.lines("zebra"))[0]
        assert "moved on" in (await ann.lines("1", question="77"))[0]
        assert "have a seat at this table" in (await dan.lines("1"))[0]
        assert await ann.lines("quit") == ["This works in the terminal game only. Enter help for what you can ask here."]
        ann.cookies["language"] = "de"
        assert await ann.lines("zeit") == ["Es gibt kein Zeitlimit."]

    play(tmp_path, story)


def test_questions_are_answered_also_to_spectators(tmp_path: Path) -> None:
    async def story(people: list[Typist]) -> None:
        ann, *_, dan = people
        assert (await ann.lines("score"))[0].count(": 0") == 3
        assert "explains a name" in (await ann.lines("?"))[-2]
        assert (await ann.lines("help"))[-1].startswith("time:")
        assert (await dan.lines("hand")) == ["Nothing right now."]
        assert await dan.lines("last")
        assert (await dan.lines("round 1"))[0] == "Round 1 begins."
        assert (await ann.lines("unseen"))[0] != (await dan.lines("unseen"))[0]
        page = (await ann.type("? lion", "text/html")).text
        assert "At home in the" in page.partition('id="notice"')[2].partition("</p>")[0]
        assert await ann.lines("say well met") == ["Sent."]
        assert ann.table.snapshot(0).chat[-1].text == "well met"
        assert "playing yourself again" in (await ann.lines("resume"))[0]
        await play_out(ann.table)
        assert await ann.lines("turn") == ["The game is over. No more moves are possible."]
        assert await ann.lines("1") == await ann.lines("turn")

    play(tmp_path, story)


def test_the_time_that_is_left(tmp_path: Path) -> None:
    async def story(people: list[Typist]) -> None:
        assert await people[0].lines("time") == ["60 seconds left."]

    play(tmp_path, story, clock=60)
