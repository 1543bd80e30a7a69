"""The server's cost of a move without the network: CPU, and bytes for three players and two spectators, in each game.

Run as a program, it measures the code on its path, so that two trees can be compared in one run: both play the same moves,
alternating, several times, and the cheapest run of each move counts.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import AsyncGenerator, Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import process_time
from typing import NamedTuple

from tests.harness.tables import context, make_game

from wildtable.server.live.channels import ChannelKey, SocketReader
from wildtable.server.serve import _relax_garbage_collector

TREE = Path(__file__).resolve().parent.parent
SEATS = 3
VIEWERS: tuple[int | None, ...] = (0, 1, 2, None, None)
PARTS: dict[str, tuple[int | None, ...]] = {
    "nobody": (),
    "two spectators": VIEWERS[SEATS:],
    "one player": VIEWERS[:1],
    "all players": VIEWERS[:SEATS],
    "all players and two spectators": VIEWERS,
}
"""The viewers for whom moves are rendered, to separate the parts of the cost."""
GAMES = ("wild-cards", "wild-realms-alliance", "wild-space")
ROUNDS = 3
MOVES_A_TURN = 10
"""Moves played in one tree before the other's turn: a process that has just been woken is slow."""
LONG_GAMES, SHORT_GAMES = 2, 7
"""Games whose moves count."""
FILLING_GAMES = 10
"""How many times as many are played before them: on a server, hundreds of tables fill the caches of texts and cards."""


class InSeat(int):
    """The player in a seat, and the seat's number, by which older code finds the player."""

    def seat_in(self, _: object) -> int:
        return self


class MoveCost(NamedTuple):
    """Seconds of CPU, and bytes sent to all viewers."""

    seconds: float
    sent: int


class Place(NamedTuple):
    """Where a process runs: its folder and its environment."""

    cwd: Path
    env: dict[str, str]


def measure_drawing(trees: Sequence[Path], rounds: int = ROUNDS) -> None:
    """Print the costs in each tree, and the ratio of the first to the second."""
    for game in GAMES:
        runs = [_play_together(trees, game) for _ in range(rounds)]
        best = [[min(move) for move in zip(*costs, strict=True)] for costs in zip(*runs, strict=True)]
        figures = [_average(moves) for moves in best]
        for tree, moves, (seconds, sent) in zip(trees, best, figures, strict=True):
            print(f"{game}: {seconds * 1e3:.2f} ms of CPU and {sent / 1e3:.1f} kB a move, {len(moves)} moves, {tree}")
        if len(trees) > 1:
            new, old = figures
            print(f"{game}: CPU {new[0] / old[0]:.0%}, bytes {new[1] / old[1]:.0%} of {trees[1]}", flush=True)


def measure_parts(game: str = "wild-cards", rounds: int = ROUNDS) -> None:
    """Print the cost of a move with more and more viewers."""
    _relax_garbage_collector()
    for name, viewers in PARTS.items():
        runs = [asyncio.run(_list_costs(game, viewers)) for _ in range(rounds)]
        seconds, _ = _average([min(move) for move in zip(*runs, strict=True)])
        print(f"{game}: {seconds * 1e3:.2f} ms of CPU a move, seen by {name}", flush=True)


async def _list_costs(game: str, viewers: Sequence[int | None]) -> list[MoveCost]:
    return [cost async for cost in _play(game, viewers)]


def _average(moves: Sequence[MoveCost]) -> tuple[float, float]:
    return sum(one.seconds for one in moves) / len(moves), sum(one.sent for one in moves) / len(moves)


@contextmanager
def beside(tree: Path) -> Iterator[Place]:
    """Make a folder in which a process finds this benchmark, and a tree's code with its own test harness."""
    with TemporaryDirectory(prefix="wildtable-bench-") as folder:
        (Path(folder) / "bench").symlink_to(TREE / "bench")
        (Path(folder) / "tests").symlink_to(tree / "tests")
        yield Place(Path(folder), {**os.environ, "PYTHONPATH": f"{tree}/src"})


def _play_together(trees: Sequence[Path], game: str) -> list[list[MoveCost]]:
    """Play the same moves with the code of each tree, in separate processes that alternate: a busy machine slows all of
    them."""
    command = [sys.executable, "-m", "bench.drawing", game]
    with ExitStack() as stack:
        return _take_turns([_start(command, stack.enter_context(beside(tree))) for tree in trees])


def _start(command: Sequence[str], place: Place) -> subprocess.Popen[str]:
    return subprocess.Popen(command, cwd=place.cwd, env=place.env, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def _take_turns(players: Sequence[subprocess.Popen[str]]) -> list[list[MoveCost]]:
    costs: list[list[MoveCost]] = [[] for _ in players]
    is_over = False
    while not is_over:
        for player, found in zip(players, costs, strict=True):
            print("go", file=player.stdin, flush=True)
            assert player.stdout is not None
            line = json.loads(player.stdout.readline() or "null")
            is_over = not line
            found += [MoveCost(*cost) for cost in line or ()]
    for player in players:
        player.communicate()
    return costs


async def _play(game: str, viewers: Sequence[int | None] = VIEWERS) -> AsyncGenerator[MoveCost, None]:
    """Play some games, the first ones to fill caches; yield the cost of every move of the others."""
    with TemporaryDirectory(prefix="wildtable-bench-") as folder:
        async with context(Path(folder)) as server:
            games = SHORT_GAMES if game == "wild-realms-alliance" else LONG_GAMES
            for number in range(-FILLING_GAMES * games, games):
                table = await make_game(server, f"table-{number}", game_name=game, seats=SEATS)
                readers = []
                for key in [ChannelKey(viewer, viewer == 0, "en", SEATS) for viewer in viewers]:
                    channel, reader = server.live.channels_of(table).open(key), SocketReader(1000)
                    channel.readers.add(reader)
                    readers.append((channel, reader))
                rng = Random(number)
                while table.session is not None and not table.session.is_over:
                    seat = rng.choice(list(table.session.asking))
                    moves = table.session.random_answer(seat, rng)
                    began = process_time()
                    await table.answer(InSeat(seat), moves)
                    await asyncio.sleep(0)
                    sent = [one for channel, reader in readers if reader.waiting for one in await reader.take(channel)]
                    took = process_time() - began
                    if number >= 0:
                        yield MoveCost(took, sum(len(one.encode()) for one in sent))
                for channel, reader in readers:
                    channel.readers.discard(reader)


async def _follow(game: str) -> None:
    """Play some moves for each line read, and print their costs; end when there are no more."""
    _relax_garbage_collector()  # as a server does
    moves, costs = _play(game), [MoveCost(0, 0)]
    while costs:
        sys.stdin.readline()
        costs = [cost async for cost in _take(moves, MOVES_A_TURN)]
        print(json.dumps(costs), flush=True)


async def _take(moves: AsyncGenerator[MoveCost, None], count: int) -> AsyncGenerator[MoveCost, None]:
    for _ in range(count):
        with suppress(StopAsyncIteration):
            yield await anext(moves)


if __name__ == "__main__":
    asyncio.run(_follow(sys.argv[1]))
