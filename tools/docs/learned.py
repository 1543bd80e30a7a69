"""Print what the shipped nets have learned, as tables: how often each move is chosen where it is offered.

    python -m tools.docs.learned wild-cards --games 1000

The nets play against themselves. A move's share is how often it is chosen when offered; its lift compares that with random
play, which chooses all moves of a question alike. Games are split into three thirds by their decisions.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator
from typing import Any, NamedTuple

import numpy as np

import wildtable
from tools.docs.markdown import table
from wildtable.bots.foresight import fast_net
from wildtable.bots.trained import load_net
from wildtable.engine.twin.batch import HostBatch
from wildtable.engine.twin.twin import Twin

THIRDS = ("first third", "second third", "last third")
MIN_OFFERS = 100
"""Moves offered less often are left out."""


class Decision(NamedTuple):
    """A decision of a game: who made it, the moves to choose from, the chosen one, and its number."""

    game: int
    seat: int
    moves: tuple[int, ...]
    chosen: int
    number: int


class Tally:
    """How often a move was offered and chosen, how often random play would have chosen it, and how its players fared."""

    def __init__(self) -> None:
        self.offered = self.chosen = 0
        self.expected = self.won = 0.0

    def add(self, decision: Decision, move: int, share: float) -> None:
        self.offered += 1
        self.expected += 1 / len(decision.moves)
        if decision.chosen == move:
            self.chosen += 1
            self.won += share

    def row(self) -> tuple[str, ...]:
        wins = f"{self.won / self.chosen:.0%}" if self.chosen else ""
        return str(self.offered), f"{self.chosen / self.offered:.0%}", f"{self.chosen / self.expected:.2f}", wins


def play(twin: Twin, games: int) -> tuple[list[Decision], Any]:
    """Let the net play all seats; return all decisions with more than one move, and each seat's share of the wins."""
    found = load_net(twin.game)
    assert found is not None
    net, batch = fast_net(found), twin.batch(range(games))
    decisions, number = [], 0
    batch.look()
    while len(going := np.flatnonzero(np.asarray(batch.seats) >= 0)):
        seats, masks = np.asarray(batch.seats)[going], np.asarray(batch.masks)[going]
        seen = HostBatch(twin, batch.words[going], twin.tables).observe(seats.tolist())
        best = np.where(masks == 1, net.rate(seen), -np.inf).argmax(axis=1)
        for game, seat, mask, chosen in zip(going, seats, masks, best, strict=True):
            moves = tuple(np.flatnonzero(mask).tolist())
            if len(moves) > 1:
                decisions.append(Decision(int(game), int(seat), moves, int(chosen), number))
        played = np.full(games, -1)
        played[going] = best
        batch.step(played)
        number += 1
    wins = np.array(batch.ranks) == 1
    return decisions, wins / wins.sum(axis=1, keepdims=True)


def tell(name: str, games: int) -> Iterator[str]:
    """Yield a table for each first word of moves."""
    game = wildtable.load(name)
    found = load_net(game)
    assert found is not None
    decisions, shares = play(game.twin(3, found.about["options"]), games)
    lengths: dict[int, int] = defaultdict(int)
    for one in decisions:
        lengths[one.game] = max(lengths[one.game], one.number + 1)
    tallies: dict[str, dict[str, dict[int, Tally]]] = defaultdict(lambda: defaultdict(lambda: defaultdict(Tally)))
    for one in decisions:
        third = 3 * one.number // lengths[one.game]
        for move in one.moves:
            word, _, rest = game.moves[move].notation.partition(" ")
            tallies[word][rest][third].add(one, move, float(shares[one.game, one.seat]))
            tallies[word][rest][3].add(one, move, float(shares[one.game, one.seat]))
    yield f"{name}: {games} games, {len(decisions)} decisions of more than one move"
    for word, rests in tallies.items():
        rows = [
            (rest, *whole.row(), *(_share(by_third.get(third)) for third in range(3)))
            for rest, by_third in sorted(rests.items(), key=lambda item: -item[1][3].chosen / item[1][3].expected)
            if (whole := by_third[3]).offered >= MIN_OFFERS
        ]
        if rows:
            yield table([word, "offered", "chosen", "lift", "wins of its players", *THIRDS], rows)


def _share(tally: Tally | None) -> str:
    return f"{tally.chosen / tally.offered:.0%}" if tally and tally.offered else ""


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tools.docs.learned")
    parser.add_argument("game", nargs="*")
    parser.add_argument("--games", type=int, default=1000)
    chosen = parser.parse_args()
    for name in chosen.game or wildtable.games():
        print("\n\n".join(tell(name, chosen.games)), end="\n\n", flush=True)


if __name__ == "__main__":
    main()
