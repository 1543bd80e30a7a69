"""What the table says about its players, and where leaving it leads."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from pathlib import Path

import wildtable
from tests.harness.admins import Browser
from tests.harness.server import Running
from tests.harness.tables import ANN, BEN, context, make_game, play_out
from wildtable.server.html.presenter import Presenter
from wildtable.server.html.regions import render_regions


def test_somebody_who_is_offline_is_not_called_thinking(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as one:
            table = await make_game(one)
            table.arrive(ANN.id)
            shown = render_regions(table.snapshot(0), "en")["seat-1"]
            assert "offline" in shown
            assert "thinking" not in shown
            table.arrive(BEN.id)
            shown = render_regions(table.snapshot(0), "en")["seat-1"]
            assert "offline" not in shown
            assert "thinking" in shown

    asyncio.run(story())


def test_at_the_end_the_score_is_final(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as one:
            table = await make_game(one)
            assert "Score so far" in render_regions(table.snapshot(0), "en")["score"]
            await play_out(table)
            score = render_regions(table.snapshot(0), "en")["score"]
            assert "Score so far" not in score
            assert "Final score" in score

    asyncio.run(story())


def test_leaving_the_game_leads_to_the_lobby_and_leaving_a_seat_does_not(running_server: Running) -> None:
    browser = Browser(running_server.address)
    table = browser.post("/tables", game="wild-cards", quick="1").headers["location"]
    assert browser.post(f"{table}/leave", away="yes").headers["location"] == "/lobby"
    table = browser.post("/tables", game="wild-cards", people="3", **{"seat-0": "me"}).headers["location"]
    assert browser.post(f"{table}/leave").headers["location"] == table


def test_the_question_says_what_each_move_brings_unless_hints_are_off(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as one:
            table = await make_game(one)
            snapshot = table.snapshot(0)
            assert "&#34;bid refill&#34;:&#34;Draw nothing&#34;" in render_regions(snapshot, "en")["prompt"]
            hidden = snapshot._replace(config=replace(snapshot.config, aids=False))
            assert "data-hints" not in render_regions(hidden, "en")["prompt"]

    asyncio.run(story())


def test_roles_have_hints_for_every_place_in_which_an_animal_can_be_put() -> None:
    state = wildtable.load("wild-realms-alliance").new(3, seed=1)
    while "lead" not in state.asking[0].verbs():
        for seat, choice in list(state.asking.items()):
            state.play(seat, next(iter(choice)))
    presenter = Presenter(state.view(0), ["Ann", "Ben", "Cleo"], (), "en")
    hints = presenter.hints(presenter.scenes.build_prompt(presenter.view, presenter.reader_names))
    assert sorted(move.split()[0] for move in hints) == ["fight"] * 3 + ["lead"] * 3


def test_play_now_starts_a_game_against_the_bots_chosen_last(running_server: Running) -> None:
    """At first, as few as possible of level Medium. A number that a game does not allow is left out."""
    browser = Browser(running_server.address)
    assert [re.findall(r"\d bots?, \w+", browser.http.get(path).text) for path in ("/", "/wild-space")] == [
        ["2 bots, medium", "2 bots, medium", "1 bot, medium"],
        ["1 bot, medium"],
    ]
    seats = {"seat-0": "me", **{f"seat-{number}": "easy" for number in range(1, 5)}}
    browser.post("/tables", game="wild-cards", people="5", **seats)
    assert re.findall(r"\d bots?, \w+", browser.http.get("/").text) == ["4 bots, easy", "2 bots, easy", "4 bots, easy"]
    table = browser.post("/tables", game="wild-cards", quick="1").headers["location"]
    found = browser.http.get(f"/api/tables/{table.removeprefix('/t/')}").json()
    assert [seat["bot"] for seat in found["seats"]] == [None, "easy", "easy", "easy", "easy"]
    browser.http.cookies.set("opponents", "9-nobody")
    assert "2 bots, medium" in browser.http.get("/").text


def test_bots_without_a_pause_are_instant_and_animations_are_off(running_server: Running) -> None:
    browser = Browser(running_server.address)
    table = browser.post("/tables", game="wild-cards", quick="1").headers["location"]
    choices = re.findall(r'name="(bots|pace)" value="none"[^>]*>(\w+)<', browser.http.get(table).text)
    assert dict(choices) == {"bots": "Instant", "pace": "None"}
