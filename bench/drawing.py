"""What a move costs the server without its network: CPU, and bytes for three players and two spectators, in each game.

Run as a program it measures the code that it finds in its path, so that two trees can be compared in one run: the same games
are played several times in each, in turns, and of every move the cheapest counts.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import process_time
from typing import NamedTuple

from tests.harness.tables import context, make_game

from wildtable.server.live.channels import ChannelKey, SocketReader

TREE = Path(__file__).resolve().parent.parent
SEATS, SPECTATORS = 3, 2
GAMES = ("wild-cards", "wild-realms-alliance", "wild-space")
ROUNDS = 3


class MoveCost(NamedTuple):
    """Seconds of CPU, and bytes sent to all viewers."""

    seconds: float
    sent: int


def measure_drawing(trees: Sequence[Path], rounds: int = ROUNDS) -> None:
    """Print the costs in each tree, and the ratio of the first to the second."""
    for game in GAMES:
        runs: dict[Path, list[list[MoveCost]]] = {tree: [] for tree in trees}
        for _ in range(rounds):
            for tree in trees:
                runs[tree].append(_play_apart(tree, game))
        best = {tree: [min(move) for move in zip(*found, strict=True)] for tree, found in runs.items()}
        figures = {tree: _average(moves) for tree, moves in best.items()}
        for tree, (seconds, sent) in figures.items():
            print(f"{game}: {seconds * 1e3:.2f} ms of CPU and {sent / 1e3:.1f} kB a move, {len(best[tree])} moves, {tree}")
        if len(trees) > 1:
            new, old = (figures[tree] for tree in trees)
            print(f"{game}: CPU {new[0] / old[0]:.0%}, bytes {new[1] / old[1]:.0%} of {trees[1]}", flush=True)


def _average(moves: Sequence[MoveCost]) -> tuple[float, float]:
    return sum(one.seconds for one in moves) / len(moves), sum(one.sent for one in moves) / len(moves)


def environment_of(tree: Path) -> dict[str, str]:
    """Return the environment of a process with the code of a tree, and with the benchmark and the harness of this one."""
    return {**os.environ, "PYTHONPATH": f"{tree}/src"}


def _play_apart(tree: Path, game: str) -> list[MoveCost]:
    """Play in a process of its own, with the code of a tree."""
    command = [sys.executable, "-m", "bench.drawing", game]
    done = subprocess.run(command, env=environment_of(tree), cwd=TREE, check=True, capture_output=True, text=True)
    return [MoveCost(*one) for one in json.loads(done.stdout)]


async def _play(game: str) -> list[MoveCost]:
    """Play some games, the first to fill caches; return the costs of all moves of the others."""
    costs: list[MoveCost] = []
    with TemporaryDirectory(prefix="wildtable-bench-") as folder:
        async with context(Path(folder)) as server:
            for number in range(4 if game != "wild-realms-alliance" else 10):
                table = await make_game(server, f"table-{number}", game_name=game, seats=SEATS)
                keys = [ChannelKey(seat, seat == 0, "en", SEATS) for seat in range(SEATS)]
                keys += [ChannelKey(None, False, "en", SEATS)] * SPECTATORS
                readers = []
                for key in keys:
                    channel, reader = server.channels_of(table).open(key), SocketReader(1000)
                    channel.readers.add(reader)
                    readers.append((channel, reader))
                rng = Random(number)
                while table.session is not None and not table.session.is_over:
                    seat = rng.choice(list(table.session.asking))
                    moves = table.session.random_answer(seat, rng)
                    began = process_time()
                    await table.answer(seat, moves)
                    await asyncio.sleep(0)
                    sent = [one for channel, reader in readers if reader.waiting for one in await reader.take(channel)]
                    took = process_time() - began
                    if number:
                        costs.append(MoveCost(took, sum(len(one.encode()) for one in sent)))
                for channel, reader in readers:
                    channel.readers.discard(reader)
    return costs


if __name__ == "__main__":
    json.dump(asyncio.run(_play(sys.argv[1])), sys.stdout)
