"""Legality is consistent in choices, refusals and the bounds of an answer, in every variant of every game."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import wildtable
from wildtable.engine.choices import Choice
from wildtable.engine.moves import Move
from wildtable.engine.refusals import Refusal
from wildtable.engine.state import State

VARIANTS = [(name, seats, options) for name in wildtable.games() for seats, options in wildtable.load(name).variants()]
IDS = [f"{name}-{seats}-{'-'.join(map(str, options.values()))}" for name, seats, options in VARIANTS]


TYPOS = 0.05
"""The share of typos: finding what was meant takes as long as hundreds of moves."""


def spoiled(rng: Random, state: State, choice: Choice[Any]) -> Any:
    """Return what a client might send: any move of the game, by any of its names; a typo; nonsense."""
    if rng.random() < TYPOS:
        typo = list(rng.choice(choice.notations))
        del typo[rng.randrange(len(typo))]
        return "".join(typo)
    move = rng.choice(list(state.game.moves))
    return rng.choice([move, move.notation.upper(), move.id, -1, None, [move]])


@pytest.mark.whole_games
@pytest.mark.parametrize(("name", "seats", "options"), VARIANTS, ids=IDS)
def test_what_a_refusal_calls_legal_is_legal(name: str, seats: int, options: dict[str, Any]) -> None:
    """Choice, state and play agree about a move however it is named, and a refusal lists exactly the legal moves."""
    rng = Random(f"{name} {seats} {options}")
    state = wildtable.load(name).new(seats, seed=rng.getrandbits(32), **options)
    while not state.over:
        asked, choice = rng.choice(list(state.asking.items()))
        check(state, asked, (spoiled(rng, state, choice),))
        check(state, rng.choice(state.people), (spoiled(rng, state, choice),))
        check_too_many(state, asked, choice.sample(rng))
        state.play(asked, choice.sample(rng))


def check(state: State, seat: int, sent: tuple[Any, ...]) -> None:
    choice = state.asking.get(seat)
    legal = () if choice is None else choice.notations
    refusal = state.why(seat, sent[-1])
    if choice is not None:
        assert (sent[-1] in choice) == (refusal is None) == (choice.why(sent[-1]) is None)
    trial, raised = state.copy(), None
    try:
        trial.play(seat, *sent)
    except Refusal as error:
        raised = error
    assert (raised is None) == (refusal is None)
    if raised is not None and refusal is not None:
        assert (raised.code, raised.legal) == (refusal.code, refusal.legal) == (raised.code, legal)
        assert (trial.history, trial.sealed, trial.asking) == (state.history, state.sealed, state.asking)


def check_too_many(state: State, seat: int, move: Move) -> None:
    """What comes after a complete answer is too much, whatever it is, and changes nothing."""
    legal, is_complete = state.asking[seat].notations, state.asking[seat].after(move) is None
    trial = state.copy()
    with pytest.raises(Refusal) as refused:
        trial.play(seat, move, "nonsense")
    assert (refused.value.code, refused.value.legal) == ("too-many" if is_complete else "unknown-move", legal)
    assert (trial.history, trial.sealed, trial.asking) == (state.history, state.sealed, state.asking)


@pytest.mark.parametrize(("name", "seats", "options"), VARIANTS, ids=IDS)
def test_an_answer_takes_as_many_moves_as_it_is_said_to_owe(name: str, seats: int, options: dict[str, Any]) -> None:
    rng = Random(f"owed {name} {seats} {options}")
    state = wildtable.load(name).new(seats, seed=rng.getrandbits(32), **options)
    while not state.over:
        seat, choice = rng.choice(list(state.asking.items()))
        promised = [choice.owed]
        while choice is not None:
            move = choice.sample(rng)
            rest = choice.after(move)
            state.play(seat, move)
            if rest is not None:
                promised.append(rest.owed)
            choice = rest
            ended = move.notation == "done"
        for left, (least, most) in zip(range(len(promised), 0, -1), promised, strict=True):
            assert least <= left - ended <= most, (promised, ended)
