"""Checks: visitors' decks and records are read outside the event loop, in bounded time, and every attempt counts."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

import wildtable
from tests.harness.deals import DEALS
from wildtable.engine.errors import DeckError, RecordError
from wildtable.engine.files import deck, parsing, record
from wildtable.server.app import create_app
from wildtable.server.clock import ManualClock
from wildtable.server.settings import Settings
from wildtable.server.tables.processes.process_pool import MAX_REASON, Checks, check_deck, check_record

ORIGIN = "http://localhost:8765"
DECK = wildtable.load("wild-space").deck.text + "\n# of the host\n"
TABLE = {"game": "wild-space", "seats": 2}
RECORD = str(wildtable.load("wild-space", None).new(2, seed=1).record())


@asynccontextmanager
async def browser(folder: Path, **settings: Any) -> AsyncIterator[tuple[httpx.AsyncClient, dict[str, str]]]:
    """A visitor of a server on a manual clock, and their form token."""
    chosen = {"warm_up": False, "check_seconds": 60.0, **settings}
    app = create_app(Settings(data=folder, base=ORIGIN, **chosen), ManualClock(), randomness=DEALS)
    async with (
        app.router.lifespan_context(app),
        httpx.AsyncClient(transport=httpx.ASGITransport(app=app), base_url=ORIGIN) as visitor,
    ):
        token = re.search(r'name="token" value="([^"]+)"', (await visitor.get("/")).text)
        assert token is not None
        yield visitor, {"token": token[1]}


def own_record() -> str:
    return str(type(wildtable.load("wild-space"))(DECK).new(2, seed=1).record())


def test_no_text_of_a_visitor_is_parsed_on_the_event_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    parsed = []

    def parse(text: str) -> dict[str, Any]:
        with pytest.raises(RuntimeError):
            asyncio.get_running_loop()
        parsed.append(text)
        return parsing.parse_toml(text)

    text = own_record()
    for name in wildtable.games():
        wildtable.load(name)
    monkeypatch.setattr(deck, "parse_toml", parse)
    monkeypatch.setattr(record, "parse_toml", parse)

    async def story() -> None:
        async with browser(tmp_path) as (visitor, form):
            table = await visitor.post("/tables", data={**form, **TABLE, "deck": DECK + "#form"})
            assert table.status_code == 303
            assert (await visitor.get(table.headers["location"])).status_code == 200
            headers = {"X-Form-Token": form["token"]}
            called = await visitor.post("/api/tables", json={**TABLE, "deck": DECK + "#api"}, headers=headers)
            assert called.status_code == 201
            imported = await visitor.post("/records/import", data={**form, "record": text})
            assert imported.status_code == 303
            assert (await visitor.get(imported.headers["location"])).status_code == 200
            assert (await visitor.post("/api/verify", json={"record": text})).json()["plays_out"]

    asyncio.run(story())
    assert {DECK + "#form", DECK + "#api", text, DECK} == set(parsed)


def test_every_attempt_counts_for_the_visitor_whether_accepted_or_not(tmp_path: Path) -> None:
    async def story() -> None:
        async with browser(tmp_path, checks_per_minute=16) as (visitor, form):
            sent = [
                visitor.post("/tables", data={**form, **TABLE, "deck": "no deck"}),
                visitor.post("/tables", data={**form, **TABLE, "deck": DECK}),
                visitor.post("/records/import", data={**form, "record": "no record"}),
                visitor.post("/api/verify", json={"record": RECORD}),
            ]
            assert [(await one).status_code for one in sent] == [409, 303, 409, 200]
            assert (await visitor.post("/tables", data={**form, **TABLE, "deck": DECK})).status_code == 429
            assert (await visitor.post("/records/import", data={**form, "record": RECORD})).status_code == 429
            assert (await visitor.post("/api/verify", json={"record": RECORD})).status_code == 429
            assert (await visitor.post("/tables", data={**form, **TABLE})).status_code == 303

    asyncio.run(story())


def test_attempts_count_for_the_address_of_many_visitors(tmp_path: Path) -> None:
    async def story() -> None:
        async with browser(tmp_path, checks_per_minute=4) as (visitor, _):
            statuses = []
            for number in range(11):
                token = (await visitor.post("/api/visitors", json={"name": f"v{number}"})).json()["token"]
                bearer = {"Authorization": f"Bearer {token}"}
                statuses.append((await visitor.post("/api/verify", json={"record": "x"}, headers=bearer)).status_code)
            assert statuses == [400] * 10 + [429]

    asyncio.run(story())


def test_what_takes_too_long_is_refused() -> None:
    async def story() -> None:
        checks = Checks(0.0)
        try:
            with pytest.raises(DeckError, match="less than"):
                await checks.load_deck("a", "wild-space", DECK)
            with pytest.raises(RecordError, match="less than"):
                await checks.verify_record("a", RECORD)
        finally:
            checks.close()

    asyncio.run(story())


def test_reasons_are_bounded_and_can_be_encoded() -> None:
    for text in ('game = "' + "x" * 9000 + '"', 'game = "\ud800"', "game = [[[[[[1]]]]]]"):
        with pytest.raises(DeckError) as deck_error:
            check_deck("wild-space", text)
        with pytest.raises(RecordError) as record_error:
            check_record(text)
        for error in (deck_error, record_error):
            assert 0 < len(str(error.value).encode()) <= MAX_REASON
