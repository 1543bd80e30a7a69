"""Mistakes in calls: the error says what is wrong, with the value, and what would be right."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from goofspiel.game import Goofspiel

import wildtable
from wildtable.bots import make_for
from wildtable.engine.errors import HiddenError, OptionError, PositionError, RecordError, WildtableError
from wildtable.engine.knowledge.view import View
from wildtable.lab.matches import Match

GAME = wildtable.load("wild-cards")
OWN = GAME.load(GAME.deck.text.replace('"Wild Cards"', '"Own"'))
STATE = GAME.new(3, seed=1)
VIEW = STATE.view(0)
SPACE_VIEW = wildtable.load("wild-space").new(3, seed=1).view(0)
TWIN = wildtable.twin("wild-cards", compiled=False)
OTHERS: dict[str, Any] = {
    "not of wild-cards, 4 seats, edition='2022', ": GAME.new(4, seed=1),
    "not of wild-cards, 3 seats, edition='2020', ": GAME.new(3, seed=1, edition="2020"),
    "not of wild-space, 3 seats, ": wildtable.load("wild-space").new(3, seed=1),
    "not of wild-cards with the deck 'Own', 3 seats, ": OWN.new(3, seed=1),
}
"""States of other variants, by what is said of them."""
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
        (lambda view: GAME.advise(view, view), STATE, OptionError, "must be a view of wild-cards, as `state.view"),
        (lambda view: GAME.imagine(view, Random(1)), STATE, OptionError, "not <State wild-cards, 3 seats"),
        (lambda view: GAME.imagine(view, Random(1)), SPACE_VIEW, OptionError, "not <View wild-space, seat 0 of 3"),
        (lambda view: GAME.imagine(view, Random(1)), OWN.new(3).view(0), OptionError, "not one of the deck 'Own'"),
        (lambda view: GAME.advise(view, view.choice), OWN.new(3).view(0), OptionError, "not one of the deck 'Own'"),
        (STATE.view(None).cards, "hand-0", HiddenError, "a spectator may not see hand-0; `view.counts` says how many"),
        (VIEW.cards, "hand-1", HiddenError, "seat 0 may not see hand-1"),
        (lambda view: view.history(), View.load(GAME, VIEW.dump()), OptionError, "was loaded or unpickled has no history"),
        (lambda view: view.history(), pickle.loads(pickle.dumps(VIEW)), OptionError, "unpickled has no history"),
        (lambda deck: wildtable.load("wild-cards", deck), "a = 1", OptionError, "deck is the path of a file, not its text"),
        (TWIN.from_state, VIEW, OptionError, "must be a State, not <View wild-cards"),
        (TWIN.dealer, STATE, OptionError, "must be a View, not <State wild-cards"),
        (lambda bots: Match("wild-cards", 3, bots, 1, "1"), "greedy", OptionError, "bots must be a tuple"),
    ],
)
def test_a_wrong_value_is_named_and_what_would_be_right(
    call: Call, given: object, error: type[WildtableError], reason: str
) -> None:
    with pytest.raises(error) as raised:
        call(given)
    assert reason in str(raised.value)


@pytest.mark.parametrize("reason", OTHERS)
def test_a_twin_takes_only_states_and_views_of_its_variant(reason: str) -> None:
    state = OTHERS[reason]
    calls: dict[str, Callable[[], object]] = {
        "State": lambda: TWIN.from_state(state),
        "View": lambda: TWIN.imagine(state.view(0), Random(1)),
    }
    for kind, call in calls.items():
        with pytest.raises(OptionError) as raised:
            call()
        assert str(raised.value).startswith(f"must be a {kind} of wild-cards, 3 seats, edition=")
        assert reason in str(raised.value)


def test_a_twin_plays_out_only_positions_of_its_variant() -> None:
    other = wildtable.twin("wild-cards", 4, compiled=False)
    with pytest.raises(OptionError, match=r"must be a Twin of wild-cards, 3 seats, .*, not of wild-cards, 4 seats"):
        TWIN.play_out([TWIN.new(1), other.new(1)], [1, 2])


@pytest.mark.parametrize("seed", [-1, 2**62, 1.5, "1", True])
def test_seeds_of_cheap_shuffles_have_a_range(seed: Any) -> None:
    calls: list[Call] = [TWIN.batch, TWIN.dealer(VIEW).deal_rows, lambda seeds: TWIN.play_out([TWIN.new(1)] * 2, seeds)]
    for call in calls:
        with pytest.raises(OptionError, match=r"seeds must be integers from 0 to 2\*\*62 - 1, not "):
            call([1, seed])
        assert len(call([0, 2**62 - 1]))  # type: ignore[arg-type]


@pytest.mark.parametrize("name", wildtable.games())
def test_a_spectator_has_no_hand(name: str) -> None:
    view = wildtable.load(name).new(3, seed=1).view(None)
    with pytest.raises(HiddenError, match="a spectator has no seat"):
        view.hand  # noqa: B018
    assert issubclass(HiddenError, PermissionError)


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
