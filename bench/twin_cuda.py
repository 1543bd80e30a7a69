"""What the twins do in a second on a CUDA device: python -m bench.twin_cuda [GAME ...] [--variants]

Plays whole games by chance, dealing and scoring included, and compares some of them with the same games on the CPU, word by
word. Prints one line of JSON for each game, or with --variants one for each way to play them.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator
from time import perf_counter
from typing import Any

import numpy as np

import wildtable
from wildtable.engine.twin.cuda import VARIANTS, Player, Variant, cuda
from wildtable.engine.twin.frames import SEED
from wildtable.engine.twin.loops import CHANCE, PLAY_GAME
from wildtable.engine.twin.twin import Twin
from wildtable.games import twinned

GAMES = 1 << 23
COMPARED = 2000
ROUNDS = 3
SHARED_BYTES = 48 * 1024
"""What a block may have of shared memory without asking for more."""
SHARED_BYTES_IN_ALL = 224 * 1024
Launch = tuple[int, int]
"""Blocks for each multiprocessor, and threads in a block."""
LAUNCHES: tuple[Launch, ...] = ((8, 256), (16, 256), (32, 256), (64, 256))


def launches(variant: Variant, size: int, all_of_them: bool) -> Iterator[Launch]:
    """Return the ways to launch a variant that are tried."""
    if variant.memory == "shared":
        threads = SHARED_BYTES // (8 * size) // 32 * 32
        yield SHARED_BYTES_IN_ALL // (8 * size * threads), threads
        yield SHARED_BYTES_IN_ALL // (8 * size * 32), 32
    else:
        yield from LAUNCHES if all_of_them else LAUNCHES[1:3]


class DeviceGames:
    """Games of a twin on the device, and what they should come to."""

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
        """Play the games that are known from the CPU."""
        words = cuda.to_device(np.zeros_like(self.expected))
        scores = cuda.to_device(np.zeros((len(self.expected), len(self.twin.people)), np.int64))
        began = perf_counter()
        decisions = player.play(self.tables, 0, scores, words, 1, 32).copy_to_host()
        equal = np.array_equal(words.copy_to_host(), self.expected) and int(decisions.sum()) == self.decisions
        return {"equal_to_cpu": equal, "compile_seconds": round(perf_counter() - began, 1)}

    def measure(self, player: Player, launch: Launch) -> float:
        """Return the decisions in a second: the best of some runs, copies to and from the device left out."""
        per_processor, threads = launch
        blocks = per_processor * cuda.get_current_device().MULTIPROCESSOR_COUNT
        scores = cuda.to_device(np.zeros((self.games, len(self.twin.people)), np.int64))
        words = cuda.to_device(np.zeros((1, self.twin.rules.size), np.int64))
        best = 0.0
        for number in range(ROUNDS):
            cuda.synchronize()
            began = perf_counter()
            decisions = player.play(self.tables, self.games * number, scores, words, blocks, threads)
            cuda.synchronize()
            best = max(best, int(decisions.copy_to_host().sum()) / (perf_counter() - began))
        return best


def measure_variants(played: DeviceGames, variants: tuple[Variant, ...], seconds: float) -> None:
    """Print what each variant does, launched in several ways, as long as there is time to compile the next."""
    began = perf_counter()
    for variant in variants:
        found: dict[str, Any] = {"game": played.name, **variant._asdict()}
        if perf_counter() - began > seconds:
            print(json.dumps(found | {"skipped": f"more than {seconds} seconds were spent"}), flush=True)
            continue
        try:
            player = Player(played.twin.rules, variant)
            found |= played.compare(player)
            rates = {
                f"{blocks}x{threads}": round(played.measure(player, (blocks, threads)))
                for blocks, threads in launches(variant, played.twin.rules.size, len(variants) > 1)
            }
        except Exception as error:  # noqa: BLE001 - a device may not know a variant; the others are measured all the same
            print(json.dumps(found | {"failed": repr(error)[:300]}), flush=True)
            continue
        found |= {"decisions_per_second": max(rates.values()), "by_blocks_and_threads": rates}
        print(json.dumps(found), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.twin_cuda", description=__doc__)
    parser.add_argument("game", nargs="*", default=twinned(), help="default: all")
    parser.add_argument("--variants", action="store_true", help="measure all ways to play, not just the best known")
    parser.add_argument("--games", type=int, default=GAMES, help=f"whole games in each run (default: {GAMES})")
    parser.add_argument("--seconds", type=float, default=110, help="begin no variant of a game after these (default: 110)")
    arguments = parser.parse_args()
    for name in arguments.game:
        played = DeviceGames(name, arguments.games)
        measure_variants(played, VARIANTS if arguments.variants else (Variant(),), arguments.seconds)


if __name__ == "__main__":
    main()
