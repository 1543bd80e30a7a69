"""Steps: an agenda survives a round trip through a file, nested steps included."""

from __future__ import annotations

import wildtable
from wildtable.engine.steps import StepBook
from wildtable.games.wild_cards import steps

GAME = wildtable.load("wild-cards")
BOOK = StepBook(steps)


def test_a_step_within_a_step_comes_back() -> None:
    step = steps.BreakTie((0, 2), steps.AcquireAnimals((1,), by_talisman=False))
    assert BOOK.load(BOOK.dump(step)) == step


def test_steps_are_compared_by_value() -> None:
    assert steps.TakeOrPass(1) == steps.TakeOrPass(1) != steps.TakeOrPass(2)
    assert len({steps.TakeOrPass(1), steps.TakeOrPass(1), steps.Pass(1)}) == 2


def test_a_step_without_a_question_runs_at_once() -> None:
    assert steps.RevealDisplay().quiet
    assert not steps.PlaceBids().quiet
    assert steps.RevealDisplay().asks(GAME.new(3, seed=1)) == {}


def test_a_choice_counts_its_moves_and_explains_the_rest() -> None:
    choice = GAME.setup(hands={0: ["forest-1", "forest-1"]}).asking[0]
    moves = GAME.moves
    assert len(choice) == 2
    assert choice.why(moves["bid forest-1"]) is None
    refusal = choice.why(moves["bid wild-1"])
    assert refusal is not None
    assert refusal.dump() == {
        "code": "not-in-hand",
        "text": "You have no Wild 1 in your hand.",
        "clause": "WC-08",
        "legal": ["bid forest-1", "bid refill"],
        "near": None,
    }


def test_every_game_has_a_bound() -> None:
    assert GAME.longest(3) < GAME.longest(4)


def test_a_move_is_itself_or_its_notation() -> None:
    state = GAME.setup(hands={0: ["forest-1"]})
    assert state.why(0, GAME.moves["bid forest-1"]) is None
    assert state.why(0, "bid forest-1") is None
