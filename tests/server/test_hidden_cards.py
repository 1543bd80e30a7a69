"""Law 4 on the bytes the server sends: deal anew what a viewer cannot see, and no byte changes."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple
from unittest.mock import AsyncMock

import httpx
import pytest

from tests.harness.deals import DEALS
from tests.harness.tables import ANN, BEN, CLEO, DAN, InSeat, is_over, make_game, options
from tests.server.noninterference import dealt_anew
from wildtable.server.api.replies import facts_reply
from wildtable.server.app import create_app
from wildtable.server.clock import ManualClock
from wildtable.server.context import Context
from wildtable.server.live import channels
from wildtable.server.live.channels import ChannelKey, Channels
from wildtable.server.net.sessions import SESSION_COOKIE
from wildtable.server.settings import Settings
from wildtable.server.store.rows import Visitor
from wildtable.server.tables.snapshot import TableSnapshot
from wildtable.server.tables.table import Table

if TYPE_CHECKING:
    from fastapi import FastAPI

ORIGIN = "http://localhost:8765"
QUESTIONS = (
    "table",
    "hand",
    "players",
    "score",
    "options",
    "turn",
    "last",
    "help",
    "? lion, forest 1, refill card, hand, 1",
)
VOLATILE = ("set-cookie", "date")


class SentResponse(NamedTuple):
    """A response as it is sent."""

    path: str
    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes


class Caller:
    """The browser of a visitor, or an anonymous one."""

    def __init__(self, app: FastAPI, context: Context, visitor: Visitor | None) -> None:
        self.context = context
        self.visitor = visitor
        cookies = {SESSION_COOKIE: context.access.sessions.sign_cookie(visitor)} if visitor else {}
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url=ORIGIN, cookies=cookies)

    async def get(self, path: str) -> SentResponse:
        return self._sent_response(path, await self.http.get(path))

    async def post(self, path: str, **sent: Any) -> SentResponse:
        token = self.context.access.sessions.form_token(self.visitor) if self.visitor else ""
        return self._sent_response(path, await self.http.post(path, json=sent, headers={"X-Form-Token": token}))

    async def type(self, table: str, line: str) -> SentResponse:
        """Type a question into the text field of a table."""
        token = self.context.access.sessions.form_token(self.visitor) if self.visitor else ""
        sent, path = {"token": token, "line": line}, f"/t/{table}/command"
        return self._sent_response(path, await self.http.post(path, data=sent, headers={"accept": "application/json"}))

    def _sent_response(self, path: str, answer: httpx.Response) -> SentResponse:
        headers = tuple(sorted((name, value) for name, value in answer.headers.items() if name not in VOLATILE))
        return SentResponse(path, answer.status_code, headers, answer.content)


async def everything(caller: Caller, table: Table) -> list[SentResponse | str]:
    """Return every response about a running game that a caller can get."""
    name, game = table.row.id, table.row.game
    visitor = caller.visitor
    seat = None if visitor is None else table.seat_of(visitor.id)
    paths = [f"/t/{name}", f"/t/{name}/story", f"/api/tables/{name}", "/", "/api/tables", f"/api/records/{game}"]
    paths += [f"/records/{game}{rest}" for rest in ("", ".toml", "/shuffles.json", "/moment.json?at=3", "?at=3&seat=0")]
    found: list[SentResponse | str] = [await caller.get(path) for path in paths]
    found += [await caller.type(name, line) for line in QUESTIONS]
    page = Channels(table)
    found.append(json.dumps(page.open(caller.context.live.channel_key(table, visitor, "en")).regions))
    page.close()
    found.append(json.dumps(facts_reply(table.snapshot(seat))))
    if seat is not None:
        wrong = ["take lion", "bid wild-4", "pay forest-1", "choose refill", "nonsense", "done", "reveal pile"]
        asked = table.snapshot(seat).question
        illegal = [move for move in wrong if move not in options(table, seat)]
        found += [await caller.post(f"/api/tables/{name}/answer", moves=[move], question=asked) for move in illegal]
        found.append(await caller.post(f"/api/tables/{name}/undo") if not table.snapshot(seat).may_undo else "")
    return found


def seat_of(caller: Caller, table: Table) -> int | None:
    return None if caller.visitor is None else table.seat_of(caller.visitor.id)


async def check(caller: Caller, table: Table, rng: Random) -> None:
    """Exchange everything this caller may not see; all responses must stay the same."""
    before = await everything(caller, table)
    with dealt_anew(table, seat_of(caller, table), rng):
        again = await everything(caller, table)
    assert again == before


class Follower:
    """A page that receives a change and its events twice: as they were, and with everything it may not see exchanged."""

    def __init__(self, caller: Caller, table: Table) -> None:
        self.caller = caller
        self.table = table
        self.key = caller.context.live.channel_key(table, caller.visitor, "en")
        self.pages = (Channels(table), Channels(table))
        self.since = [page.open(self.key).number for page in self.pages]

    def check(self, rng: Random) -> int:
        """Compare both and return the number of events."""
        before = self.changes(0)
        with dealt_anew(self.table, seat_of(self.caller, self.table), rng):
            again = self.changes(1)
        assert again == before
        return sum(len(json.loads(change)["events"]) for change in before)

    def changes(self, which: int) -> list[str]:
        page = self.pages[which]
        channel = page.open(self.key)
        page.close()
        return channel.since(channel.epoch, self.since[which])


def story(folder: Path, games: int, every: int) -> None:
    """Play random games with three players, and check some callers every few answers."""

    async def play() -> None:
        settings = Settings(data=folder, base=ORIGIN, warm_up=False, requests_per_minute=10**9, messages_per_minute=10**9)
        app = create_app(settings, ManualClock(), randomness=DEALS)
        async with app.router.lifespan_context(app):
            context: Context = app.state.context
            for visitor in (ANN, BEN, CLEO, DAN):
                await context.store.add_visitor(visitor)
            callers = [Caller(app, context, visitor) for visitor in (ANN, BEN, CLEO, DAN, None)]
            for number in range(games):
                rng = Random(number)
                table = await make_game(context, f"table-{number}", edition=("2022", "2020")[number % 2])
                await play_one(table, callers, rng, every)
            for caller in callers:
                await caller.http.aclose()

    asyncio.run(play())


async def play_one(table: Table, callers: list[Caller], rng: Random, every: int) -> None:
    events = 0
    for turn in range(150):
        asked = [seat for seat in range(3) if options(table, seat)]
        if not asked:
            break
        seat = rng.choice(asked)
        followers = [Follower(caller, table) for caller in callers] if turn % (every // 2) == 0 else []
        await table.answer(InSeat(seat), [rng.choice(options(table, seat))])
        await asyncio.sleep(0)
        events += sum(follower.check(rng) for follower in followers)
        if turn % every == 0 and not is_over(table):
            for caller in rng.sample(callers, 3):
                await check(caller, table, rng)
    assert events


def test_no_response_depends_on_a_hidden_card(tmp_path: Path) -> None:
    story(tmp_path, games=2, every=28)


def test_a_planted_leak_in_the_page_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page shows others how many cards a seat has picked so far."""
    honest = Table.snapshot

    def snapshot(table: Table, viewer: int | None, *about: Any, **more: Any) -> Any:
        seen = honest(table, viewer, *about, **more)
        assert table.session is not None
        picked = sum(map(len, table.session.state.sealed.values()))
        top = table.session.state.zones[0][:1]
        return seen._replace(host=f"{seen.host} {picked} {top}")

    monkeypatch.setattr(Table, "snapshot", snapshot)
    with pytest.raises(AssertionError):
        story(tmp_path, games=1, every=3)


def test_a_planted_leak_in_the_events_is_caught(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The events of a change name cards that moved unseen; the regions are as before."""
    honest = channels.Channels.take_snapshot

    def snapshot(page: Channels, key: ChannelKey) -> TableSnapshot:
        seen = honest(page, key)
        assert page.table.session is not None
        happened = page.table.session.log[-len(seen.log) :]
        catalogue = page.table.session.game.catalogue
        log = [{**before, "cards": catalogue.spell(event.cards)} for before, event in zip(seen.log, happened, strict=True)]
        return seen._replace(log=log)

    monkeypatch.setattr(channels.Channels, "take_snapshot", snapshot)
    monkeypatch.setattr(channels, "render_regions", lambda seen, *_: {"happened": str(seen.happened)})
    monkeypatch.setattr(f"{__name__}.check", AsyncMock())
    with pytest.raises(AssertionError, match='"events"'):
        story(tmp_path, games=1, every=3)
