"""Speed of the engine: decisions per second against RLCard, single operations, record sizes, import time."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from functools import partial
from random import Random
from time import process_time
from typing import Any

import wildtable
from bench.peers import Peer
from wildtable.engine.cards import Seat
from wildtable.engine.choices import Choice
from wildtable.engine.game import AnyGame
from wildtable.engine.moves import Move
from wildtable.engine.state import State

Chooser = Callable[[State, Seat, Choice[Any]], Move]
"""Chooses a move for a seat."""
IMPORT_BASELINE = "import dataclasses, json, tomllib"
IMPORT_TIMER = "from time import perf_counter as now; began = now(); {statement}; print(now() - began)"
"""Prints the seconds an import takes, without the start of Python."""


def play_games(seconds: float, deal: Callable[[int], State], choose: Chooser) -> float:
    """Return decisions per CPU second of complete games, dealing included."""
    decisions = number = 0
    began = process_time()
    while process_time() - began < seconds:
        state = deal(number)
        while state.asking:
            for seat, choice in tuple(state.asking.items()):
                state.play(seat, choose(state, seat, choice))
                decisions += 1
        number += 1
    return decisions / (process_time() - began)


def play_random_games(game: AnyGame, seats: int, seconds: float, **options: Any) -> float:
    rng = Random(1)
    return play_games(
        seconds, lambda number: game.new(seats, seed=number, **options), lambda _, __, choice: choice.sample(rng)
    )


def measure_engine(rounds: int, seconds: float) -> None:
    game = wildtable.load("wild-cards")
    uno = Peer("uno")
    uno.rate(0.2)
    print(f"random play, decisions per second, best of {rounds} alternating runs")
    for edition in ("2022", "2020"):
        for seats in (3, 4, 5):
            runs = [(play_random_games(game, seats, seconds, edition=edition), uno.rate(seconds)) for _ in range(rounds)]
            ours, theirs = map(max, zip(*runs, strict=True))
            print(
                f"  wild-cards {edition}, {seats} seats {ours:8,.0f}   RLCard uno {theirs:8,.0f}   ratio {ours / theirs:.2f}"
            )
    uno.close()
    measure_parts()
    measure_import(rounds)


def measure_import(rounds: int) -> None:
    """Compare `import wildtable` with importing three standard modules, in fresh processes, alternating."""
    runs = [(import_seconds("import wildtable"), import_seconds(IMPORT_BASELINE)) for _ in range(5 * rounds)]
    ours, theirs = map(min, zip(*runs, strict=True))
    ratio = f"ratio {ours / theirs:.1f}"
    print(f"{'import wildtable':30} {ours * 1000:8.0f} ms   {IMPORT_BASELINE} {theirs * 1000:.0f} ms   {ratio}")


def import_seconds(statement: str) -> float:
    command = [sys.executable, "-c", IMPORT_TIMER.format(statement=statement)]
    return float(subprocess.run(command, capture_output=True, text=True, check=True).stdout)


def states() -> list[State]:
    """Return positions from random games of both editions."""
    game = wildtable.load("wild-cards")
    rng = Random(2)
    found: list[State] = []
    for number in range(6):
        state = game.new(3 + number % 3, seed=number, edition=("2022", "2020")[number % 2])
        while not state.over:
            seat, choice = next(iter(state.asking.items()))
            state.play(seat, choice.sample(rng))
            if rng.random() < 0.1 and not state.over:
                found.append(state.copy())
    return found


def read_view(state: State) -> None:
    view = state.view(0)
    _ = (view.shown, view.counts, view.facts, view.agenda, view.asked, view.answered, view.picks, view.choice, view.memory)


def dump_view(state: State) -> object:
    return state.view(0).dump()


def measure_parts() -> None:
    game = wildtable.load("wild-cards")
    some = states()
    rng = Random(3)
    views = [state.view(0) for state in some]
    for view in views:
        _ = view.memory
    parts: dict[str, list[Callable[[], object]]] = {
        "state.copy()": [state.copy for state in some],
        "a view, every part of it read": [partial(read_view, state) for state in some],
        "a view as plain data": [partial(dump_view, state) for state in some],
        "an imagined state": [partial(game.imagine, view, rng) for view in views],
    }
    for name, calls in parts.items():
        print(f"{name:30} {min(microseconds(calls) for _ in range(5)):8.1f} us")
    finished = [play_out(state, rng) for state in some[::10]]
    sizes = sorted(len(str(state.record()).encode()) for state in finished)
    print(f"{'a record':30} {sizes[0]:,} to {sizes[-1]:,} bytes")
    began = process_time()
    for state in finished:
        game.replay(state.record())
    moves = sum(len(moves) for state in finished for answers in state.history.lines() for moves in answers.values())
    print(f"{'replay':30} {moves / (process_time() - began):8,.0f} moves/s")
    print(f"{'import wildtable':30} {min(import_time() for _ in range(5)):8.1f} ms")


def import_time() -> float:
    """Return the milliseconds of importing the package in a new process, as Python reports them."""
    command = [sys.executable, "-X", "importtime", "-c", "import wildtable"]
    *_, last = subprocess.run(command, capture_output=True, text=True, check=True).stderr.splitlines()
    return int(last.split("|")[1]) / 1000


def microseconds(calls: list[Callable[[], object]]) -> float:
    repeats = 1 + 2000 // len(calls)
    began = process_time()
    for _ in range(repeats):
        for call in calls:
            call()
    return (process_time() - began) / repeats / len(calls) * 1e6


def play_out(state: State, rng: Random) -> State:
    state = state.copy()
    while not state.over:
        seat, choice = next(iter(state.asking.items()))
        state.play(seat, choice.sample(rng))
    return state
