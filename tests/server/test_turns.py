"""Slow games and the list of one's turns: whose move it is, until when, in words, whether or not anyone is connected."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import Request

from tests.harness.server import Running, running
from tests.harness.tables import (
    ANN,
    BEN,
    answer_any,
    clock_of,
    context,
    forbid,
    is_over,
    make_game,
    make_table,
    play_out,
    until,
)
from wildtable.server.api.routes import get_me
from wildtable.server.context import Caller, Context
from wildtable.server.html.texts import format_exact, format_rough
from wildtable.server.pages.listings import Listings
from wildtable.server.pages.new import CLOCKS
from wildtable.server.pages.page import PageRequest
from wildtable.server.store.config import LONGEST_CLOCK
from wildtable.server.store.rows import Visitor

HOUR, DAY = 3600, 86400


def lists(context: Context, visitor: Visitor, language: str = "en") -> Listings:
    return Listings(PageRequest(Request({"type": "http"}), context, visitor, language))


async def turns(context: Context, visitor: Visitor) -> list[tuple[str, str]]:
    return [(one["id"], one["left"]) for one in await lists(context, visitor).turns()]


# Deadlines


@pytest.mark.parametrize(
    ("clock", "passed", "left"), [(2 * DAY, 0, 2 * DAY), (2 * DAY, DAY, DAY), (2 * DAY, 3 * DAY, 300), (30, 600, 30)]
)
def test_a_restart_costs_nobody_time_and_gives_nobody_more(tmp_path: Path, clock: int, passed: int, left: int) -> None:
    """Clocks of days run on while the server is down; one that ran out leaves five minutes. Short clocks restart."""

    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_game(h, clock=clock)
            assert table.snapshot(None).deadline == h.clock.now() + clock
        async with context(tmp_path, now=passed) as h:
            await h.tables.resume()
            again = await h.tables.find("table")
            assert again is not None
            assert again.snapshot(None).deadline == h.clock.now() + left
            await clock_of(h).advance(left - 1)
            assert not any(seat.away for seat in again.snapshot(None).seats)
            await clock_of(h).advance(1)
            await until(lambda: all(seat.away for seat in again.snapshot(None).seats), h)

    asyncio.run(story())


# The list


def test_the_next_deadline_comes_first_and_no_deadline_last(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            await make_game(h, "whenever")
            await make_game(h, "week", clock=7 * DAY)
            await make_game(h, "days", clock=2 * DAY)
            await clock_of(h).advance(HOUR)
            assert await turns(h, ANN) == [("days", "47 hours left"), ("week", "6 days left"), ("whenever", "")]

    asyncio.run(story())


def test_a_turn_is_listed_until_it_is_taken(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_game(h)
            await answer_any(table, 0)
            assert await turns(h, ANN) == []
            assert await turns(h, BEN) == [("table", "")]
            await table.leave(BEN)
            assert await turns(h, BEN) == []

    asyncio.run(story())


def test_whose_turn_it_is_survives_sleep_and_restarts(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            await answer_any(await make_game(h), 0)
            await clock_of(h).advance(2 * HOUR)
            assert h.tables.forget_idle() == 1
            assert (await turns(h, ANN), await turns(h, BEN)) == ([], [("table", "")])
        async with context(tmp_path) as h:
            assert (await turns(h, ANN), await turns(h, BEN)) == ([], [("table", "")])

    asyncio.run(story())


def test_an_old_slow_game_is_not_hidden_by_many_quick_ones(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path, tables_per_visitor=3) as h:
            await make_game(h, "slow", clock=DAY)
            for number in range(5):
                await clock_of(h).advance(1)
                quick = await make_game(h, f"quick-{number}")
                while not is_over(quick):
                    for seat in range(3):
                        await answer_any(quick, seat)
            assert await turns(h, ANN) == [("slow", "23 hours left")]

    asyncio.run(story())


def test_programs_learn_whose_turn_it_is_at_all_their_tables_at_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            over, _ = await make_game(h, "over"), await make_game(h, "running")
            await play_out(over)
            await make_table(h, "empty")
            forbid(monkeypatch, h.store, "game")
            tables = {one["table"]: one for one in (await get_me(Caller(h, "en", visitor=ANN)))["tables"]}
            assert {name: one["asked"] for name, one in tables.items()} == {"over": False, "running": True, "empty": False}
            assert [one["record"] for one in tables.values() if one["record"]] == [over.row.game]

    asyncio.run(story())


def test_a_table_that_was_stopped_is_nobodys_turn(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_game(h)
            table.frozen = "stopped"
            assert await turns(h, ANN) == []

    asyncio.run(story())


# Pages that show it


@pytest.mark.parametrize(
    ("language", "title"), [("en", "Your turn"), ("de", "Du bist dran"), ("nl", "Jij bent aan de beurt")]
)
def test_start_page_and_own_page_list_turns_and_count_them(tmp_path: Path, language: str, title: str) -> None:
    with (
        running(tmp_path) as server,
        httpx.Client(base_url=server.address, follow_redirects=True, timeout=60, verify=False) as http,
    ):
        assert http.get("/turns").status_code == 401
        start = http.get("/", params={"language": language}).text
        assert 'id="turns"' not in start
        assert http.get("/turns").text.strip() == ""
        token = re.search(r'name="token" value="(\w+)"', start)
        assert token
        table = http.post("/tables", data={"token": token[1], "game": "wild-cards", "quick": "1"}).url.path
        for path in ("/", "/me", "/turns"):
            page = http.get(path, params={"language": language}).text
            assert f'<h2 id="turns">{title}</h2>' in page
            assert page.count(f'href="{table}"') == 1
            assert path == "/turns" or "<title>(1) " in page


# Time in words


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (-5, "0 seconds"),
        (1, "1 second"),
        (119, "119 seconds"),
        (120, "2 minutes"),
        (2 * HOUR - 1, "119 minutes"),
        (2 * HOUR, "2 hours"),
        (2 * DAY - 1, "47 hours"),
        (2 * DAY, "2 days"),
    ],
)
def test_time_left_is_told_in_the_longest_unit_there_are_two_of(seconds: int, words: str) -> None:
    assert format_rough("en", seconds) == words


def test_clocks_are_offered_in_words_from_seconds_to_days() -> None:
    assert [format_exact("en", seconds) for seconds in CLOCKS] == [
        *("30 seconds", "1 minute", "2 minutes", "5 minutes", "1 hour", "8 hours", "1 day", "2 days", "3 days", "7 days")
    ]
    assert [format_exact("de", seconds) for seconds in CLOCKS[-4:-2]] == ["1 Tag", "2 Tage"]
    assert [format_exact("nl", seconds) for seconds in CLOCKS[-4:-2]] == ["1 dag", "2 dagen"]


@pytest.mark.parametrize("clock", [*CLOCKS, LONGEST_CLOCK])
def test_programs_may_choose_any_clock_up_to_two_weeks(running_server: Running, clock: int) -> None:
    with running_server.program("Kim") as kim:
        table = kim.does("/tables", game="wild-cards", seats=3, clock=clock, bots=[None, "random", "random"])["table"]
        kim.does(f"/tables/{table}/sit", seat=0)
        kim.does(f"/tables/{table}/start")
        seen: Any = kim.get(f"/tables/{table}").json
        assert seen["config"]["clock"] == clock


def test_a_clock_chosen_on_the_form_reaches_the_table(running_server: Running) -> None:
    with httpx.Client(base_url=running_server.address, timeout=60, verify=False) as http:
        form = " ".join(http.get("/tables/new", params={"game": "wild-cards"}).text.split())
        assert '<option value="172800">2 days</option>' in form
        token = re.search(r'name="token" value="(\w+)"', form)
        assert token
        sent = {"token": token[1], "game": "wild-cards", "people": "3", "clock": "172800", "seat-0": "me"}
        path = http.post("/tables", data=sent).headers["location"]
    table = running_server.app.state.context.tables.awake(path.removeprefix("/t/"))
    assert table.config.clock == 2 * DAY
