"""Moves, seats and numbers that come from outside are checked before a kernel sees them."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from random import Random
from typing import Any

import numpy as np
import pytest

import wildtable
from wildtable import bots
from wildtable.adapters.vector import VectorEnv
from wildtable.engine.twin.batch import Batch
from wildtable.engine.twin.trials import Trials
from wildtable.engine.twin.twin import Twin
from wildtable.games import twinned

GAMES = 5
HUGE = 10**8

NO_INTEGERS: dict[str, Callable[[list[int]], Any]] = {
    "floats": lambda moves: [float(move) for move in moves],
    "an array of floats": lambda moves: np.array(moves, float),
    "nan": lambda moves: [*moves[:-1], float("nan")],
    "bools": lambda moves: [True] * len(moves),
    "texts": lambda moves: [str(move) for move in moves],
    "None": lambda _: None,
    "Nones": lambda moves: [None] * len(moves),
    "a number": lambda moves: moves[0],
    "too few": lambda moves: moves[:-1],
    "too many": lambda moves: [*moves, moves[0]],
    "one for all": lambda moves: moves[:1],
    "none": lambda _: [],
    "a column": lambda moves: np.array(moves).reshape(-1, 1),
    "ragged": lambda moves: [[move] * (1 + place % 2) for place, move in enumerate(moves)],
    "a mask": lambda moves: np.zeros((len(moves), 7), np.int16),
}
NO_MOVES = {"negative": -5, "huge": HUGE, "one too large": None, "all bits": 2**63 - 1, "lowest": -(2**63)}


@pytest.fixture(params=[(name, compiled) for name in twinned() for compiled in (True, False)], ids=str)
def twin(request: pytest.FixtureRequest) -> Twin:
    name, compiled = request.param
    return wildtable.twin(name, compiled=compiled)


def first_moves(batch: Batch) -> list[int]:
    return [[*mask].index(1) for mask in batch.masks]


def contents(batch: Batch) -> list[list[int]]:
    return [[*map(int, row)] for row in batch.words]


def begin(twin: Twin) -> Batch:
    """Return games some moves after their beginning, so that they differ."""
    batch = twin.batch(range(GAMES))
    batch.look()
    for _ in range(4):
        batch.step(first_moves(batch))
    return batch


def test_batch_takes_integers_alone(twin: Twin) -> None:
    batch = begin(twin)
    moves, before = first_moves(batch), contents(batch)
    for kind, spoil in NO_INTEGERS.items():
        with pytest.raises(ValueError, match=f"must be {GAMES} integers, one for each game, not ") as error:
            batch.step(spoil(moves))
        assert len(str(error.value)) < 200, kind
        if (seats := spoil([0] * GAMES)) is not None:
            with pytest.raises(ValueError, match=f"must be {GAMES} integers"):
                batch.observe(seats)
    with pytest.raises(ValueError, match=r"integers|may not play"):
        batch.step([2**63, *moves[1:]])
    with pytest.raises(ValueError, match="may not play"):
        batch.step(np.array([2**63, *moves[1:]], np.uint64))
    assert contents(batch) == before
    batch.step(np.array(moves, np.uint8 if max(moves) < 256 else np.uint16))


def test_batch_refuses_what_is_not_legal(twin: Twin) -> None:
    batch = begin(twin)
    moves, before, masks = first_moves(batch), contents(batch), [[*mask] for mask in batch.masks]
    vocabulary = twin.game.moves
    beside = {vocabulary[move].notation: move for move in range(len(vocabulary)) if not masks[3][move]}
    for kind, move in (NO_MOVES | beside).items():
        played = len(vocabulary) if move is None else move
        with pytest.raises(ValueError, match="now; legal: ") as error:
            batch.step([*moves[:3], played, *moves[4:]])
        said = str(error.value)
        assert said.startswith(f"game 3 of {GAMES} of {twin.game.name}: seat {batch.seats[3]} may not play "), said
        assert (f"{kind!r} ({move})" if kind in beside else f"move {played}") in said
        assert f"legal: {vocabulary[moves[3]].notation!r} ({moves[3]})" in said
        assert len(said) < 1500
    for seat in (-2, twin.seats, HUGE):
        with pytest.raises(ValueError, match=f"seats must be integers from -1 to {twin.seats - 1}, not {seat}"):
            batch.observe([*[0] * (GAMES - 1), seat])
    assert contents(batch) == before
    assert [[*mask] for mask in batch.masks] == masks, "a refused step leaves the masks, too"


def test_batch_plays_nothing_where_nothing_can_be_played(twin: Twin) -> None:
    batch = twin.batch(range(GAMES))
    with pytest.raises(ValueError, match=r"nobody has looked which moves are legal; call look\(\) before step\(\)"):
        batch.step([0] * GAMES)
    batch.look()
    before = contents(batch)
    batch.step([-1] * GAMES)
    assert contents(batch) == before
    while max(batch.seats) >= 0:
        batch.step([first if seat >= 0 else -1 for seat, first in zip(batch.seats, _first_or_none(batch), strict=True)])
    with pytest.raises(ValueError, match=f"game 0 of {GAMES} of {twin.game.name} is over; its move must be -1, not 0"):
        batch.step([0] * GAMES)


def _first_or_none(batch: Batch) -> list[int]:
    return [next((move for move, may in enumerate(mask) if may), -1) for mask in batch.masks]


def test_unchecked_steps_are_the_same(twin: Twin) -> None:
    one, two = begin(twin), begin(twin)
    for _ in range(10):
        moves = _first_or_none(one)
        one.step(moves)
        two.step(moves, unchecked=True)
    assert contents(one) == contents(two)


@pytest.mark.parametrize("name", twinned())
def test_environment_refuses_what_is_not_legal(name: str) -> None:
    env = VectorEnv(name, 3, games=GAMES)
    step = env.reset(seed=1)
    moves = [int(np.flatnonzero(mask)[0]) for mask in step.masks]
    before = step.observations.copy()
    for spoil in NO_INTEGERS.values():
        with pytest.raises(ValueError, match=f"must be {GAMES} integers"):
            env.step(spoil(moves))
    illegal = [int(np.flatnonzero(step.masks[2] == 0)[0]), -1, *NO_MOVES.values()]
    for move in illegal:
        played = len(env.game.moves) if move is None else move
        with pytest.raises(ValueError, match=f"game 2 of {GAMES} of {name}: seat {step.seats[2]} may not play .*; legal: '"):
            env.step([*moves[:2], played, *moves[3:]])
    assert (env.step(moves).observations != before).any(), "the games go on"
    rng, step = np.random.default_rng(1), env.reset(seed=1)
    for _ in range(300):
        step = env.step((step.masks * rng.random(step.masks.shape)).argmax(axis=1), unchecked=bool(rng.integers(2)))


def test_positions_refuse_seats_and_moves_from_outside(twin: Twin) -> None:
    position = twin.new(3)
    before, (seat, *_) = [*position.words], position.asked
    move = position.legal(seat)[0]
    moves: list[Any] = [-1, HUGE, 2**70, float(move), float("nan"), None, str(move), [move], True]
    for wrong in moves:
        with pytest.raises(ValueError, match=f"seat {seat} of {twin.game.name} may not play "):
            position.play(seat, wrong)
    seats: list[Any] = [-1, twin.seats, HUGE, 2**70, 0.5, None, "0"]
    for wrong in seats:
        with pytest.raises(ValueError, match=r"may not play .* legal: none"):
            position.play(wrong, move)
        with pytest.raises(ValueError, match=f"seats must be integers from 0 to {twin.seats - 1}"):
            position.observe(wrong)
        with pytest.raises(ValueError, match="is not asked; asked: "):
            position.advise(wrong)
        assert position.legal(wrong) == []
    assert [*position.words] == before


def test_trials_refuse_seats_and_moves_from_outside(twin: Twin) -> None:
    state = twin.game.new(seats=twin.seats, seed=4)
    seat = next(iter(state.asking))
    moves = [move.id for move in state.asking[seat]]
    trials = Trials(twin, state.view(seat))
    wrong: list[Any] = [next(move for move in range(HUGE) if move not in moves), -1, HUGE, 0.5, None]
    for move in wrong:
        with pytest.raises(ValueError, match=f"seat {seat} may not play "):
            trials.run([1, 2], [moves[0], move])
    for other in (-1, len(twin.people)):
        with pytest.raises(ValueError, match="seats must be integers from 0 to "):
            trials.run_for([other], [1], moves)
        with pytest.raises(ValueError, match="seats must be integers from 0 to "):
            trials.play_on([other], [1])
    while seat in state.asking:
        state.play(seat, bots.answer(bots.make("random"), state.view(seat), Random(1))[0])
    with pytest.raises(ValueError, match=f"seat {seat} may not play .* legal: none"):
        Trials(twin, state.view(seat)).run([1], moves)


GARBAGE = """
import sys
import numpy as np
from wildtable.adapters.vector import VectorEnv
env, rng, refused = VectorEnv(sys.argv[1], 3, games=64), np.random.default_rng(1), 0
env.reset(seed=1)
for kind in range(300):
    try:
        env.step(rng.integers(-5 if kind % 2 else 0, 10 ** (kind % 9 + 1), 64))
    except ValueError:
        refused += 1
print(refused)
"""


@pytest.mark.parametrize("name", twinned())
def test_moves_drawn_without_the_mask_end_no_process(name: str) -> None:
    ran = subprocess.run([sys.executable, "-c", GARBAGE, name], capture_output=True, text=True, check=False, timeout=120)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert int(ran.stdout) > 290
