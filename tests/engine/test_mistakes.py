"""Mistakes in calls: the error says what is wrong, with the value, and what would be right."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from goofspiel.game import Goofspiel

import wildtable
from wildtable.bots import make_for
from wildtable.engine.errors import OptionError, PositionError, RecordError, WildtableError
from wildtable.lab.matches import Match

GAME = wildtable.load("wild-cards")
STATE = GAME.new(3, seed=1)
VIEW = STATE.view(0)
Call = Callable[[Any], object]


@pytest.mark.parametrize(
    ("call", "given", "error", "reason"),
    [
        (GAME.from_position, {}, PositionError, "position: 'wildtable' is missing"),
        (GAME.from_position, "hello", PositionError, "as `state.position()` returns it, not 'hello'"),
        (GAME.replay, "hello", RecordError, "must be a Record, as `Record.read(path)`"),
        (GAME.new, "3", OptionError, "has 3 to 5 seats, not '3'"),
        (STATE.view, "0", OptionError, "no person sits in seat '0'"),
        (lambda seat: STATE.play(seat, "bid refill"), "0", wildtable.Refusal, "There is no seat '0'"),
        (VIEW.names, ["lion"], OptionError, "cards are numbers from 0 to 29, as in view.cards(zone), not ['lion']"),
        (VIEW.cards, "hands", OptionError, "there is no zone 'hands'; zones are habitats, "),
        (lambda nothing: GAME.advise(VIEW, nothing), None, OptionError, "the viewer is not asked; `view.choice` is None"),
        (lambda view: GAME.advise(view, view), STATE, OptionError, "advice needs a view of wild-cards"),
        (lambda deck: wildtable.load("wild-cards", deck), "a = 1", OptionError, "deck is the path of a file, not its text"),
        (lambda bots: Match("wild-cards", 3, bots, 1, "1"), "greedy", OptionError, "bots must be a tuple"),
    ],
)
def test_a_wrong_value_is_named_and_what_would_be_right(
    call: Call, given: object, error: type[WildtableError], reason: str
) -> None:
    with pytest.raises(error) as raised:
        call(given)
    assert reason in str(raised.value)


@pytest.mark.parametrize("name", wildtable.games())
def test_nothing_can_be_advised_after_the_end(name: str) -> None:
    game, rng = wildtable.load(name), Random(1)
    state = game.new(game.seat_counts[-1], seed=1)
    while not state.over:
        seat, choice = next(iter(state.asking.items()))
        state.play(seat, choice.sample(rng))
    view = state.view(0)
    with pytest.raises(OptionError, match="the viewer is not asked"):
        game.advise(view, view.choice)


def test_a_bot_that_searches_is_refused_before_a_game_without_a_twin_begins() -> None:
    reason = "cannot play goofspiel, which has no twin to search with; bots that can are easy, medium, random, eager, greedy"
    for bot in ("hard", "expert", "search:deals=4"):
        with pytest.raises(OptionError, match=reason):
            make_for(Goofspiel.load(), bot)
    assert make_for(Goofspiel.load(), "medium").name == "medium"
