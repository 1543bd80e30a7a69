"""Law 4 on the bytes that leave the server: deal anew what a viewer cannot see, and not one of them changes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, NamedTuple
from unittest.mock import AsyncMock

import httpx
import pytest

from tests.harness.tables import ANN, BEN, CLEO, DAN, make_game, options
from tests.laws.laws import any_cards, sees
from wildtable.engine.events import Event
from wildtable.engine.state import State
from wildtable.server.api.requests import facts_shape
from wildtable.server.app import create_app
from wildtable.server.clock import ManualClock
from wildtable.server.context import Context
from wildtable.server.live import channels
from wildtable.server.live.channels import Channels, Key
from wildtable.server.net.sessions import COOKIE
from wildtable.server.settings import Settings
from wildtable.server.store.contract import Visitor
from wildtable.server.tables.snapshot import TableSnapshot
from wildtable.server.tables.table import Table

if TYPE_CHECKING:
    from fastapi import FastAPI

ORIGIN = "http://localhost:8765"
VOLATILE = ("set-cookie", "date")


class Heard(NamedTuple):
    """An answer as it goes over the wire."""

    path: str
    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes


class Caller:
    """A browser of a visitor, or of nobody."""

    def __init__(self, app: FastAPI, context: Context, visitor: Visitor | None) -> None:
        self.context = context
        self.visitor = visitor
        cookies = {COOKIE: context.sessions.cookie(visitor)} if visitor else {}
        self.http = httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url=ORIGIN, cookies=cookies)

    async def get(self, path: str) -> Heard:
        return self._heard(path, await self.http.get(path))

    async def post(self, path: str, **sent: Any) -> Heard:
        token = self.context.sessions.form_token(self.visitor) if self.visitor else ""
        return self._heard(path, await self.http.post(path, json=sent, headers={"X-Form-Token": token}))

    def _heard(self, path: str, answer: httpx.Response) -> Heard:
        headers = tuple(sorted((name, value) for name, value in answer.headers.items() if name not in VOLATILE))
        return Heard(path, answer.status_code, headers, answer.content)


async def everything(caller: Caller, table: Table) -> list[Heard | str]:
    """Whatever a caller can get out of the server about a running game."""
    name, game = table.row.id, table.row.game
    visitor = caller.visitor
    seat = None if visitor is None else table.seat_of(visitor.id)
    paths = [f"/t/{name}", f"/t/{name}/story", f"/api/tables/{name}", "/", "/api/tables", f"/api/records/{game}"]
    paths += [f"/records/{game}{rest}" for rest in ("", ".toml", "/shuffles.json", "/moment.json?at=3", "?at=3&seat=0")]
    found: list[Heard | str] = [await caller.get(path) for path in paths]
    page = Channels(table)
    found.append(json.dumps(page.open(caller.context.key(table, visitor, "en")).regions))
    page.close()
    found.append(json.dumps(facts_shape(table.snapshot(seat))))
    if seat is not None:
        wrong = ["take lion", "bid wild-4", "pay forest-1", "choose refill", "nonsense", "done", "reveal pile"]
        asked = table.snapshot(seat).question
        illegal = [move for move in wrong if move not in options(table, seat)]
        found += [await caller.post(f"/api/tables/{name}/answer", moves=[move], question=asked) for move in illegal]
        found.append(await caller.post(f"/api/tables/{name}/undo") if not table.snapshot(seat).may_undo else "")
    return found


@contextmanager
def dealt_anew(table: Table, seat: int | None, rng: Random) -> Iterator[None]:
    """Everything that this viewer may not see is exchanged: the cards that lie hidden, and those that moved unseen."""
    play = table.play
    assert play is not None
    real, log, seen = play.state, play.log, play._seen
    play.state = play.game.imagine(real.view(seat), rng)
    play.state.past = real.past
    play.log = [(at, blinded(event, seat, real, rng)) for at, event in log]
    play._seen = {}
    try:
        yield
    finally:
        play.state, play.log, play._seen = real, log, seen


def blinded(event: Event, seat: int | None, state: State, rng: Random) -> Event:
    return event if sees(seat, event) else event._replace(cards=any_cards(state, len(event.cards), rng))


def seat_of(caller: Caller, table: Table) -> int | None:
    return None if caller.visitor is None else table.seat_of(caller.visitor.id)


async def check(caller: Caller, table: Table, rng: Random) -> None:
    """Exchange everything this caller may not see, and ask again."""
    told = await everything(caller, table)
    with dealt_anew(table, seat_of(caller, table), rng):
        again = await everything(caller, table)
    assert again == told


class Follower:
    """A page that is told of a change and what happened: as it was, and with all exchanged that it may not see."""

    def __init__(self, caller: Caller, table: Table) -> None:
        self.caller = caller
        self.table = table
        self.key = caller.context.key(table, caller.visitor, "en")
        self.pages = (Channels(table), Channels(table))
        self.since = [page.open(self.key).number for page in self.pages]

    def check(self, rng: Random) -> int:
        """How many events were told."""
        told = self.changes(0)
        with dealt_anew(self.table, seat_of(self.caller, self.table), rng):
            again = self.changes(1)
        assert again == told
        return sum(len(json.loads(change)["events"]) for change in told)

    def changes(self, which: int) -> list[str]:
        page = self.pages[which]
        channel = page.open(self.key)
        page.close()
        return channel.since(channel.epoch, self.since[which])


def story(folder: Path, games: int, every: int) -> None:
    """Play games by chance with three people and look from all sides every so many answers."""

    async def play() -> None:
        settings = Settings(data=folder, base=ORIGIN, requests_per_minute=10**9, messages_per_minute=10**9)
        app = create_app(settings, ManualClock())
        async with app.router.lifespan_context(app):
            context: Context = app.state.context
            for visitor in (ANN, BEN, CLEO, DAN):
                await context.store.put_visitor(visitor)
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
        await table.answer(seat, [rng.choice(options(table, seat))])
        await asyncio.sleep(0)
        events += sum(follower.check(rng) for follower in followers)
        if turn % every == 0 and table.record() is None:
            for caller in callers:
                await check(caller, table, rng)
    assert events


def test_no_byte_betrays_a_hidden_card(tmp_path: Path) -> None:
    story(tmp_path, games=2, every=28)


def test_a_leak_into_the_page_would_be_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The seat's neighbours learn how many cards somebody has picked so far."""
    honest = Table.snapshot

    def snapshot(table: Table, viewer: int | None, *about: Any, **more: Any) -> Any:
        seen = honest(table, viewer, *about, **more)
        assert table.play is not None
        picked = sum(map(len, table.play.state.sealed.values()))
        top = table.play.state.zones[0][:1]
        return type(seen)(**{**vars(seen), "host": f"{seen.host} {picked} {top}"})

    monkeypatch.setattr(Table, "snapshot", snapshot)
    with pytest.raises(AssertionError):
        story(tmp_path, games=1, every=3)


def test_a_leak_into_the_events_would_be_seen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The events of a change tell everybody which cards moved unseen; the regions, as before, do not."""
    honest = channels.Channels._sight

    def snapshot(page: Channels, key: Key) -> TableSnapshot:
        seen = honest(page, key)
        assert page.table.play is not None
        happened = [event for _, event in page.table.play.log[-len(seen.log) :]]
        catalogue = page.table.play.game.catalogue
        log = [{**told, "cards": catalogue.spell(event.cards)} for told, event in zip(seen.log, happened, strict=True)]
        return replace(seen, log=log)

    monkeypatch.setattr(channels.Channels, "_sight", snapshot)
    monkeypatch.setattr(channels, "regions", lambda seen, *_: {"happened": str(seen.happened)})
    monkeypatch.setattr(f"{__name__}.check", AsyncMock())
    with pytest.raises(AssertionError, match='"events"'):
        story(tmp_path, games=1, every=3)
