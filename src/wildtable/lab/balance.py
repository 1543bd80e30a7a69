"""Balance: how often the owner of each thing that a game counts wins, when bots of one kind play each other.

A player who has a thing (an animal, a leader, a seat) is its owner. In a fair game of n people owners win one game in n.
Game i has seed `SEED-i`, whatever is counted.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from itertools import repeat
from random import Random
from typing import Any, NamedTuple

from wildtable import bots
from wildtable.games import load
from wildtable.lab.matches import CHUNK, Match, WinTally, count_workers, finish, open_map, wilson


class Counted(NamedTuple):
    """One game: the names that each person owns by group, and each person's share of the win."""

    things: dict[str, list[list[str]]]
    shares: tuple[float, ...]


@dataclass(frozen=True)
class Row:
    """One thing: how many owners it had, in what share of the games, and how often they won."""

    name: str
    owners: int
    presence: float
    win_rate: float
    ci95: tuple[float, float]


@dataclass(frozen=True)
class Balance:
    """The result for one kind of bot: rows by group, the highest win rate first."""

    bot: str
    games: int
    fair: float
    groups: dict[str, tuple[Row, ...]]

    def dump(self) -> dict[str, object]:
        """Return the result as plain data."""
        groups = {name: [asdict(row) | {"ci95": list(row.ci95)} for row in rows] for name, rows in self.groups.items()}
        return {"bot": self.bot, "games": self.games, "fair": self.fair, "groups": groups}


def measure(match: Match, workers: int | None = None) -> Balance:
    """Play a match and count."""
    tallies: dict[str, dict[str, WinTally]] = defaultdict(lambda: defaultdict(WinTally))
    for game in _games(match, workers or count_workers(match)):
        for group, things in game.things.items():
            for name, shares in _owners(things, game.shares).items():
                tallies[group][name].add([(share, 0) for share in shares])
    groups = {group: _rows(found, match.games) for group, found in tallies.items()}
    return Balance(match.names[0], match.games, 1 / len(match.bots), groups)


def _owners(things: list[list[str]], shares: tuple[float, ...]) -> dict[str, list[float]]:
    """Return the shares of the win of the owners of each thing."""
    found: dict[str, list[float]] = {}
    for names, share in zip(things, shares, strict=True):
        for name in names:
            found.setdefault(name, []).append(share)
    return found


def _rows(tallies: dict[str, WinTally], games: int) -> tuple[Row, ...]:
    rows = [
        Row(name, tally.games, tally.deals / games, tally.win_rate, wilson(tally.win_rate, tally.effective_games))
        for name, tally in tallies.items()
    ]
    return tuple(sorted(rows, key=lambda row: (-row.win_rate, row.name)))


def _games(match: Match, workers: int) -> Iterator[Counted]:
    starts = range(0, match.games, CHUNK)
    with open_map(workers) as map_chunks:
        for chunk in map_chunks(_count, repeat(match), starts):
            yield from chunk


def _count(match: Match, start: int) -> list[Counted]:
    game = load(match.game, match.deck)
    options: dict[str, Any] = dict(match.options)
    players = [bots.make(name) for name in match.bots]
    counted: list[Counted] = []
    for number in range(start, min(start + CHUNK, match.games)):
        seed = f"{match.seed}-{number}"
        state = game.new(match.seats, seed=seed, **options)
        finish(state, players, [Random(f"{seed}-{seat}") for seat in state.people])
        counted.append(Counted(game.counted(state), state.result.shares))
    return counted
