"""Expert opinions: from a view alone, in the bot pool, for players against bots with hints on."""

from __future__ import annotations

import asyncio
import time
from io import StringIO
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import wildtable
from tests.harness.admins import Browser
from tests.harness.server import running
from tests.harness.tables import ANN, InSeat, context, make_game
from wildtable.cli.terminal.session import TerminalSession
from wildtable.engine.knowledge.view import View
from wildtable.lab.expert import DEALS_OF_A_LOOK, ask_expert, find_answer, seed_of, try_moves
from wildtable.server.errors import Denied
from wildtable.server.html.regions import render_regions
from wildtable.server.tables.processes.consulting import Consultation

GAME = "wild-realms-alliance"


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    wildtable.twin(GAME)


def asked(seed: int, steps: int) -> View:
    """Return the view of seat 0 when it is asked, after this many rounds of answers by advice."""
    state = wildtable.load(GAME).new(3, seed=seed)
    while steps or 0 not in state.asking:
        for seat, choice in list(state.asking.items()):
            state.play(seat, state.game.advise(state.view(seat), choice))
        steps = max(0, steps - 1)
    view: View = state.view(0)
    return view


@pytest.mark.parametrize("steps", [0, 3])
def test_the_opinion_is_the_same_for_other_hidden_cards(steps: int) -> None:
    """Law 4: the view itself, the view of a state dealt anew from it, and a deserialized view give the same."""
    view = asked(1, steps)
    other = view.game.imagine(view, Random(7)).view(0)
    sent = type(view).load(view.game, view.dump())
    seed = seed_of(view.dump())
    assert seed_of(other.dump()) == seed
    assert find_answer(view, seed) == find_answer(other, seed) == find_answer(sent, seed)
    assert try_moves(view, seed, 1) == try_moves(other, seed, 1) == try_moves(sent, seed, 1)
    assert try_moves(view, seed, 1) != try_moves(view, seed, 2)


def test_all_moves_have_a_chance_with_a_range_and_the_likeliest_comes_first() -> None:
    view = asked(2, 0)
    opinion = ask_expert(view)
    assert opinion.share == 1
    assert view.choice is not None
    assert {one.move for one in opinion.moves} == {move.notation for move in view.choice}
    chances = [one.chance.mean for one in opinion.moves]
    assert chances == sorted(chances, reverse=True)
    assert all(0 < one.chance.error < 0.1 for one in opinion.moves)
    assert all(len(ends) == DEALS_OF_A_LOOK for ends in opinion.looks[0].values())
    assert opinion.answer[0] in {one.move for one in opinion.moves}


async def rest(one: Consultation) -> None:
    while one.is_running:
        await asyncio.sleep(0.005)


def test_work_ends_when_the_question_has_gone(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as here:
            table = await make_game(here, bots=2, game_name=GAME)
            one = here.work.consult(table, 0, "", ANN)
            assert here.work.consult(table, 0, "", ANN) is one
            await rest(one)
            assert one.is_done
            assert one.opinion == ask_expert(asked_of(table.snapshot(0).view))
            question = table.snapshot(0).question
            await table.answer(InSeat(0), [one.opinion.answer[0]], "", question)
            assert not one.is_open

    asyncio.run(story())


def asked_of(view: View | None) -> View:
    assert view is not None
    return view


def test_page_and_api_tell_it_bit_by_bit(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        browser = Browser(server.address)
        table = browser.post("/tables", game=GAME, quick="1").headers["location"]
        assert "data-expert" in browser.http.get(table).text
        while "data-waiting" in (page := browser.http.get(f"{table}/expert")).text:
            time.sleep(0.02)
        assert page.status_code == 200
        assert "Expert plays:" in page.text
        assert page.text.count('<th scope="row">') == 4
        found = browser.http.get(f"/api/tables/{table.removeprefix('/t/')}/expert").json()
        assert (found["done"], found["failed"], found["progress"], len(found["moves"])) == (True, False, 1.0, 4)
        assert found["answer"][0] in {one["move"] for one in found["moves"]}


def test_hints_off_and_other_people_leave_the_expert_out(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as here:
            for name, config in (("plain", {"aids": False}), ("rated", {"rated": True})):
                table = await make_game(here, name, bots=2, game_name=GAME, **config)
                assert "data-expert" not in render_regions(table.snapshot(0), "en")["prompt"]
                with pytest.raises(Denied, match="expert-not-now"):
                    here.work.consult(table, 0, "", ANN)
            table = await make_game(here, "people", bots=1, game_name=GAME)
            for seat in (0, None):
                with pytest.raises(Denied, match="expert-not-now"):
                    here.work.consult(table, seat, "", ANN)

    asyncio.run(story())


def test_the_terminal_tells_it(tmp_path: Path) -> None:
    console = Console(file=StringIO(), width=100)
    state = wildtable.load(GAME).new(3, seed=1)
    session = TerminalSession(console, state, 0, kinds=["easy"] * 3, name=None, path=tmp_path / "game.toml")
    session.show_expert()
    assert isinstance(console.file, StringIO)
    said = console.file.getvalue()
    assert said.startswith("Expert plays: Keep ")
    assert said.count("wins") == 4
