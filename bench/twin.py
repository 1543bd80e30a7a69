"""Throughput of the twins, compared with the steps in the same run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from random import Random
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

import wildtable
from bench.engine import play_games, play_random_games
from bench.peers import Peer
from wildtable.engine.game import AnyGame
from wildtable.engine.twin.kernels.loops import ADVICE, CHANCE, PLAY_GAME
from wildtable.engine.twin.twin import Twin
from wildtable.games import twinned

SEATS = 3
PEERS = ("hearts", "uno")


def play_advised_games(game: AnyGame, seconds: float) -> float:
    """Return decisions per CPU second of complete games by the game's advice, with the steps."""
    return play_games(
        seconds,
        lambda number: game.new(SEATS, seed=number),
        lambda state, seat, choice: game.advise(state.view(seat), choice),
    )


def deal_time(twin: Twin, deals: int = 1000) -> float:
    """Return the microseconds of one deal from an already packed view, in mid-game."""
    rng = Random(5)
    state = twin.game.new(SEATS, seed=5)
    for _ in range(20):
        seat, choice = next(iter(state.asking.items()))
        state.play(seat, choice.sample(rng))
    dealer = twin.dealer(state.view(0))
    return microseconds(lambda: dealer.deal_rows(range(deals)), 5) / deals


class TwinGames:
    """Whole games of a twin, `games` at a time."""

    def __init__(self, twin: Twin, policy: int, games: int = 500) -> None:
        self.twin = twin
        self.policy = policy
        self.games = games
        self.seed = 0

    def rate(self, seconds: float) -> float:
        """Return decisions per second of work on one core, dealing included."""
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


def measure_game(name: str, rounds: int, seconds: float, peers: dict[str, Peer]) -> dict[str, Any]:
    """Measure one game: the best of some alternating runs."""
    game = wildtable.load(name)
    with TemporaryDirectory() as folder:
        cold, warm = (ready_seconds(name, folder) for _ in range(2))
    twin = wildtable.twin(name, SEATS)
    chance = TwinGames(twin, CHANCE)
    chance.rate(1e-9)
    rivals: list[Callable[[float], float]] = [
        partial(play_random_games, game, SEATS),
        chance.rate,
        *(peer.rate for peer in peers.values()),
    ]
    runs = [[rate(seconds) for rate in rivals] for _ in range(rounds)]
    steps, twins, *rates = map(max, zip(*runs, strict=True))
    copied = twin.new(1)
    return {
        "game": name,
        "steps_per_second": round(steps),
        "decisions_per_second": round(twins),
        "ratio_to_steps": round(twins / steps, 1),
        **{f"{peer}_per_second": round(rate) for peer, rate in zip(peers, rates, strict=True)},
        **{f"ratio_to_{peer}": round(twins / rate, 2) for peer, rate in zip(peers, rates, strict=True)},
        "imagine_microseconds": round(deal_time(twin), 2),
        "copy_microseconds": round(microseconds(copied.copy), 2),
        "state_bytes": 8 * twin.rules.size,
        "cold_seconds": round(cold, 2),
        "warm_seconds": round(warm, 2),
        **(measure_advice(game, twin, rounds, seconds) if twin.has_advice else {}),
    }


def ready_seconds(name: str, folder: str) -> float:
    """Return the CPU seconds until a process has a twin, imports included, with this cache folder."""
    program = f"import time, wildtable; wildtable.twin({name!r}); print(time.process_time())"
    environment = {**os.environ, "WILDTABLE_CACHE": folder}
    return float(subprocess.run([sys.executable, "-c", program], env=environment, capture_output=True, check=True).stdout)


def measure_advice(game: AnyGame, twin: Twin, rounds: int, seconds: float) -> dict[str, Any]:
    """Measure whole games by the game's advice: the best of some alternating runs."""
    advice = TwinGames(twin, ADVICE, 50)
    runs = [(play_advised_games(game, seconds), advice.rate(seconds)) for _ in range(rounds)]
    steps, twins = map(max, zip(*runs, strict=True))
    return {
        "advised_steps_per_second": round(steps),
        "advised_decisions_per_second": round(twins),
        "advised_ratio_to_steps": round(twins / steps, 1),
    }


def microseconds(call: Callable[[], object], repeats: int = 2000) -> float:
    """Return the microseconds of one call, the best of five runs."""
    best = float("inf")
    for _ in range(5):
        began = process_time()
        for _ in range(repeats):
            call()
        best = min(best, process_time() - began)
    return best / repeats * 1e6


def measure_twins(rounds: int, seconds: float, as_json: bool, with_peers: bool) -> None:
    peers = {name: Peer(name) for name in PEERS} if with_peers else {}
    measured = [measure_game(name, rounds, seconds, peers) for name in twinned()]
    for peer in peers.values():
        peer.close()
    if as_json:
        print(json.dumps(measured, indent=2))
        return
    print(f"whole games, {SEATS} seats, one core, best of {rounds} alternating runs")
    for found in measured:
        print(found.pop("game"))
        for name, value in found.items():
            print(f"  {name.replace('_', ' '):30} {value:14,}")
