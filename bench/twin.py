"""What the twins do in a second, beside the steps in the same run."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

import wildtable
from wildtable.engine.game import AnyGame
from wildtable.engine.twin.loops import ADVICE, CHANCE, PLAY_GAME
from wildtable.engine.twin.twin import Twin
from wildtable.games import twinned

SEATS = 3


def step_play(game: AnyGame, seconds: float) -> float:
    """Decisions in a second of work, of whole games by chance with the steps, dealing included."""
    rng = Random(1)
    decisions = number = 0
    began = process_time()
    while process_time() - began < seconds:
        state = game.new(SEATS, seed=number)
        while state.asking:
            for seat, choice in tuple(state.asking.items()):
                state.play(seat, choice.sample(rng))
                decisions += 1
        number += 1
    return decisions / (process_time() - began)


def advised_play(game: AnyGame, seconds: float) -> float:
    """Decisions in a second of work, of whole games by the game's advice with the steps."""
    decisions = number = 0
    began = process_time()
    while process_time() - began < seconds:
        state = game.new(SEATS, seed=number)
        while state.asking:
            for seat, choice in tuple(state.asking.items()):
                state.play(seat, game.advise(state.view(seat), choice))
                decisions += 1
        number += 1
    return decisions / (process_time() - began)


def deal_time(twin: Twin, deals: int = 1000) -> float:
    """Microseconds of one deal from a view that is packed already, in the middle of a game."""
    rng = Random(5)
    state = twin.game.new(SEATS, seed=5)
    for _ in range(20):
        seat, choice = next(iter(state.asking.items()))
        state.play(seat, choice.sample(rng))
    dealer = twin.dealer(state.view(0))
    return microseconds(lambda: dealer.deal_rows(range(deals)), 5) / deals


class TwinGames:
    """Whole games of a twin, so many at a time."""

    def __init__(self, twin: Twin, policy: int, games: int = 500) -> None:
        self.twin = twin
        self.policy = policy
        self.games = games
        self.seed = 0

    def rate(self, seconds: float) -> float:
        """Decisions in a second of work on one core, dealing included."""
        backend = self.twin.backend
        words = backend.zeros(self.games, self.twin.rules.size)
        numbers = backend.zeros(self.games, 1 + len(self.twin.game.moves))
        decisions, spent = 0, 0.0
        while spent < seconds:
            words[:] = 0
            words[:, 0] = range(self.seed, self.seed + self.games)
            numbers[:, 0], numbers[:, 1], numbers[:, 2] = self.policy, words[:, 0], 0
            self.seed += self.games
            began = process_time()
            backend.run(PLAY_GAME, words, self.twin.tables, numbers)
            spent += process_time() - began
            decisions += int(numbers[:, 0].sum())
        return decisions / spent


def measure_game(name: str, rounds: int, seconds: float) -> dict[str, Any]:
    """Measure one game: the best of some alternating runs."""
    game = wildtable.load(name)
    began = process_time()
    twin = wildtable.twin(name, SEATS)
    chance = TwinGames(twin, CHANCE)
    chance.rate(1e-9)
    ready = process_time() - began
    runs = [(step_play(game, seconds), chance.rate(seconds)) for _ in range(rounds)]
    steps, twins = map(max, zip(*runs, strict=True))
    copied = twin.new(1)
    return {
        "game": name,
        "steps_per_second": round(steps),
        "decisions_per_second": round(twins),
        "ratio_to_steps": round(twins / steps, 1),
        "imagine_microseconds": round(deal_time(twin), 2),
        "ready_seconds": round(ready, 2),
        "copy_microseconds": round(microseconds(copied.copy), 2),
        "state_bytes": 8 * twin.rules.size,
        **(measure_advice(game, twin, rounds, seconds) if twin.has_advice else {}),
    }


def measure_advice(game: AnyGame, twin: Twin, rounds: int, seconds: float) -> dict[str, Any]:
    """Measure whole games by the game's advice: the best of some alternating runs."""
    advice = TwinGames(twin, ADVICE, 50)
    runs = [(advised_play(game, seconds), advice.rate(seconds)) for _ in range(rounds)]
    steps, twins = map(max, zip(*runs, strict=True))
    return {
        "advised_steps_per_second": round(steps),
        "advised_decisions_per_second": round(twins),
        "advised_ratio_to_steps": round(twins / steps, 1),
    }


def microseconds(call: Callable[[], object], repeats: int = 2000) -> float:
    """Microseconds of one call, the best of five runs."""
    best = float("inf")
    for _ in range(5):
        began = process_time()
        for _ in range(repeats):
            call()
        best = min(best, process_time() - began)
    return best / repeats * 1e6


def measure_twins(rounds: int, seconds: float, as_json: bool) -> None:
    measured = [measure_game(name, rounds, seconds) for name in twinned()]
    if as_json:
        print(json.dumps(measured, indent=2))
        return
    print(f"whole games by chance, {SEATS} seats, one core, decisions a second, best of {rounds} alternating runs")
    for found in measured:
        print(
            f"  {found['game']:22} steps {found['steps_per_second']:9,}   twin {found['decisions_per_second']:12,}   "
            f"ratio {found['ratio_to_steps']:6.1f}   copy {found['copy_microseconds']:.1f} us   "
            f"imagine {found['imagine_microseconds']:.1f} us   "
            f"{found['state_bytes']} bytes   ready in {found['ready_seconds']:.1f} s"
        )
        if "advised_ratio_to_steps" in found:
            print(
                f"  {'by advice':22} steps {found['advised_steps_per_second']:9,}   "
                f"twin {found['advised_decisions_per_second']:12,}   ratio {found['advised_ratio_to_steps']:6.1f}"
            )
