"""Throughput of the twins on a CUDA device: python -m bench.twin_cuda [GAME ...] [--variants | --batches]

Plays whole random games, dealing and scoring included, and compares some of them with the same games on the CPU, word by
word. Prints one line of JSON for each game, or with --variants one for each way to launch them. With --batches it plays them
step by step, as a program does that learns from masks and observations on the device: `twin.batch(seeds, device="cuda")`.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from fcntl import LOCK_EX, flock
from itertools import count
from pathlib import Path
from tempfile import gettempdir
from time import perf_counter
from typing import Any

import numpy as np

import wildtable
from wildtable.engine.twin.backends.cuda import THREADS, VARIANTS, Player, Variant, cuda
from wildtable.engine.twin.batch import Batch
from wildtable.engine.twin.kernels.frames import SEED
from wildtable.engine.twin.kernels.loops import CHANCE, PLAY_GAME
from wildtable.engine.twin.twin import Twin
from wildtable.games import twinned

GAMES = 1 << 23
BATCH = 1 << 17
"""Games played step by step."""
COMPARED_IN_BATCH = 200
COMPARED = 2000
ROUNDS = 3
SPREAD = 7919
"""By how much the picks of neighbouring games differ."""
Launch = tuple[int, int]
"""Blocks per multiprocessor, and threads per block."""
LAUNCHES: tuple[Launch, ...] = ((8, 128), (16, 128), (32, 128), (64, 128))


@contextmanager
def alone_on_device() -> Iterator[None]:
    """Wait until no other process measures, so that several can compile in parallel."""
    with (Path(gettempdir()) / "wildtable-twin-cuda.lock").open("w") as file:
        flock(file, LOCK_EX)
        yield


class DeviceGames:
    """Games of a twin on the device, and their expected results."""

    def __init__(self, name: str, games: int) -> None:
        self.name = name
        self.games = games
        self.twin: Twin = wildtable.twin(name)
        self.tables = cuda.to_device(np.array(self.twin.tables))
        compared = min(COMPARED, games)
        self.expected = self.twin.backend.zeros(compared, self.twin.rules.size)
        self.expected[:, SEED] = range(compared)
        numbers = self.twin.backend.zeros(compared, 3)
        numbers[:, 0], numbers[:, 1] = CHANCE, self.expected[:, SEED]
        self.twin.backend.run(PLAY_GAME, self.expected, self.twin.tables, numbers)
        self.decisions = int(numbers[:, 0].sum())

    def compare(self, player: Player) -> dict[str, Any]:
        """Play the games whose results are known from the CPU, and compare."""
        words = cuda.to_device(np.zeros_like(self.expected))
        scores = cuda.to_device(np.zeros((len(self.expected), len(self.twin.people)), np.int64))
        began = perf_counter()
        decisions = player.play(self.tables, 0, scores, words, 1, 32).copy_to_host()
        equal = np.array_equal(words.copy_to_host(), self.expected) and int(decisions.sum()) == self.decisions
        return {"equal_to_cpu": equal, "compile_seconds": round(perf_counter() - began, 1)}

    def measure(self, player: Player, launch: Launch, rounds: int) -> float:
        """Return decisions per second: the best of some runs, without copies to and from the device."""
        per_processor, threads = launch
        blocks = per_processor * cuda.get_current_device().MULTIPROCESSOR_COUNT
        scores = cuda.to_device(np.zeros((self.games, len(self.twin.people)), np.int64))
        words = cuda.to_device(np.zeros((1, self.twin.rules.size), np.int64))
        best = 0.0
        for number in range(rounds):
            cuda.synchronize()
            began = perf_counter()
            decisions = player.play(self.tables, self.games * number, scores, words, blocks, threads)
            cuda.synchronize()
            best = max(best, int(decisions.copy_to_host().sum()) / (perf_counter() - began))
        return best


def measure_variants(played: DeviceGames, variants: Sequence[Variant], rounds: int, seconds: float) -> None:
    """Print the rates of each variant with several launch configurations, as long as there is time to compile the next."""
    began = perf_counter()
    for variant in variants:
        found: dict[str, Any] = {"game": played.name, **variant._asdict()}
        if perf_counter() - began > seconds:
            print(json.dumps(found | {"skipped": f"more than {seconds} seconds were spent"}), flush=True)
            continue
        try:
            player = Player(played.twin.rules, variant)
            found |= played.compare(player)
            with alone_on_device():
                rates = {f"{launch[0]}x{launch[1]}": round(played.measure(player, launch, rounds)) for launch in LAUNCHES}
        except Exception as error:  # noqa: BLE001 - a device may not know a variant; the others are measured all the same
            print(json.dumps(found | {"failed": repr(error)[:300]}), flush=True)
            continue
        found |= {"decisions_per_second": max(rates.values()), "by_blocks_and_threads": rates}
        print(json.dumps(found), flush=True)


@cuda.jit
def pick_on_device(masks, number, moves, taken):  # type: ignore[no-untyped-def] # compiled by Numba
    """Pick the move that `pick_on_host` picks, and count the games that are not over."""
    row = cuda.grid(1)
    if row < masks.shape[0]:
        legal = 0
        for move in range(masks.shape[1]):
            legal += masks[row, move]
        moves[row] = -1
        if legal:
            taken[row] += 1
            left = (SPREAD * row + number) % legal
            for move in range(masks.shape[1]):
                if masks[row, move]:
                    if left == 0:
                        moves[row] = move
                    left -= 1


def pick_on_host(masks: Any, number: int) -> Any:
    """Return a legal move for each game, chosen by its row and the step number; -1 if it is over."""
    legal = masks.sum(axis=1)
    wanted = (SPREAD * np.arange(len(masks)) + number) % np.maximum(legal, 1)
    return np.where(legal, (masks.cumsum(axis=1) > wanted[:, None]).argmax(axis=1), -1)


def play_steps(batch: Batch, pick: Callable[[Any, int], Any], is_over: Callable[[Any], bool], observes: bool) -> float:
    """Play a batch to its end, and return the seconds it took. Whether it is over is checked every 64 steps."""
    began = perf_counter()
    batch.look()
    for number in count():
        if number % 64 == 0 and is_over(batch.seats):
            return perf_counter() - began
        if observes:
            batch.observe()
        batch.step(pick(batch.masks, number), unchecked=True)
    raise AssertionError("a game never ends")


class DeviceSteps:
    """Batches of a twin on the device."""

    def __init__(self, name: str) -> None:
        self.twin: Twin = wildtable.twin(name)

    def play(self, games: int, observes: bool) -> tuple[Batch, float, int]:
        """Return a batch played to its end, the seconds it took and the number of decisions."""
        batch = self.twin.batch(range(games), device="cuda")
        moves, taken = (cuda.to_device(np.zeros(games, np.int64)) for _ in range(2))
        threads = min(games, THREADS)

        def pick(masks: Any, number: int) -> Any:
            pick_on_device[(games + threads - 1) // threads, threads](masks, number, moves, taken)
            return moves

        spent = play_steps(batch, pick, lambda seats: int(seats.copy_to_host().max()) < 0, observes)
        return batch, spent, int(taken.copy_to_host().sum())

    def compare(self, games: int) -> bool:
        """Return whether these games are the same on the CPU, word by word."""
        batch, _, _ = self.play(games, observes=True)
        on_cpu = self.twin.batch(range(games))
        play_steps(on_cpu, pick_on_host, lambda seats: int(seats.max()) < 0, observes=False)
        return np.array_equal(batch.words, on_cpu.words)

    def measure(self, games: int, observes: bool) -> int:
        """Return decisions per second: the best of some runs."""
        runs = (self.play(games, observes) for _ in range(ROUNDS))
        return round(max(decisions / spent for _, spent, decisions in runs))


def measure_batches(name: str, games: int) -> None:
    """Print a batch's rates, with masks alone and with masks and observations."""
    played = DeviceSteps(name)
    found = {"game": name, "batch": games, "equal_to_cpu": played.compare(min(games, COMPARED_IN_BATCH))}
    rates = {"decisions_per_second": False, "observed_decisions_per_second": True}
    print(json.dumps(found | {rate: played.measure(games, observes) for rate, observes in rates.items()}), flush=True)


def parse_variant(text: str) -> Variant:
    """Return a variant, given as `field=number,...`."""
    fields: dict[str, Any] = {name: int(value) for name, value in (pair.split("=") for pair in text.split(","))}
    return Variant(**fields)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.twin_cuda", description=__doc__)
    parser.add_argument("game", nargs="*", default=twinned(), help="default: all")
    parser.add_argument("--variants", action="store_true", help="measure all ways to play, not just the best known")
    parser.add_argument("--variant", type=parse_variant, action="append", help="measure this way: registers=64,together=8")
    parser.add_argument("--rounds", type=int, default=ROUNDS, help=f"runs of which the best counts (default: {ROUNDS})")
    parser.add_argument("--batches", action="store_true", help="measure batches that are played step by step")
    parser.add_argument("--games", type=int, help=f"whole games in each run (default: {GAMES}, with --batches {BATCH})")
    parser.add_argument("--seconds", type=float, default=110, help="begin no variant of a game after these (default: 110)")
    arguments = parser.parse_args()
    for name in arguments.game:
        if arguments.batches:
            measure_batches(name, arguments.games or BATCH)
            continue
        played = DeviceGames(name, arguments.games or GAMES)
        variants = arguments.variant or (VARIANTS if arguments.variants else (Variant(),))
        measure_variants(played, variants, arguments.rounds, arguments.seconds)


if __name__ == "__main__":
    main()
