"""Matches: bots play the same deals from every seat; the result is each bot's win rate with a 95% interval.

Game i of a match is deal i // n in rotation i % n, where n is the number of people: player p then sits in seat
(p + rotation) % n. Deals, and the chance of each bot in each game, follow from the match's seed and these numbers alone, so
that the result does not depend on how the games are distributed over processes.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field
from functools import cache
from itertools import repeat
from math import sqrt
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from wildtable import bots
from wildtable.engine.errors import OptionError
from wildtable.engine.game import AnyGame
from wildtable.engine.state import State
from wildtable.games import load

Z95 = 1.959963984540054
CHUNK = 48


@dataclass(frozen=True)
class Contest:
    """What bots play: a game with its seats and options, the bots, the number of games, a seed."""

    game: str
    seats: int
    bots: tuple[str, ...]
    games: int
    seed: str
    options: Mapping[str, object] = field(default_factory=dict)
    deck: Path | None = None

    @property
    def people(self) -> int:
        game = load(self.game, self.deck)
        return game.people(self.seats, game.choose(self.seats, self.options))


@dataclass(frozen=True)
class Match(Contest):
    """The settings of a match, with one bot for each person."""

    def __post_init__(self) -> None:
        if len(self.bots) != (people := self.people):
            raise OptionError(f"{self.game} with {self.seats} seats needs {people} bots here, not {len(self.bots)}")
        for name in self.bots:
            bots.make(name)
        if self.games < 1:
            raise OptionError(f"the number of games must be at least 1, not {self.games}")

    @property
    def rotations(self) -> int:
        """How often a deal is played: once with every player in every seat."""
        return len(self.bots)


class Played(NamedTuple):
    """One game, by player: their share of the win and their score; and how many moves it took."""

    shares: tuple[float, ...]
    scores: tuple[int, ...]
    decisions: int


@dataclass(frozen=True)
class MatchStanding:
    """The result of one player over a match."""

    bot: str
    win_rate: float
    ci95: tuple[float, float]
    mean_score: float


@dataclass(frozen=True)
class Report:
    """The result of a match, players in the order they were named."""

    game: str
    games: int
    decisions: int
    seconds: float
    players: tuple[MatchStanding, ...]

    @property
    def decisions_per_second(self) -> float:
        return self.decisions / self.seconds if self.seconds else 0.0

    def dump(self) -> dict[str, object]:
        """Return the report as plain data."""
        return {
            "game": self.game,
            "games": self.games,
            "decisions": self.decisions,
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(self.decisions_per_second),
            "players": [asdict(player) | {"ci95": list(player.ci95)} for player in self.players],
        }


class WinTally:
    """The games of one player, added up one by one; the rotations of a deal are one cluster."""

    def __init__(self) -> None:
        self.games = 0
        self.deals = 0
        self.wins = 0.0
        self.points = 0
        self._clusters: list[tuple[float, int]] = []

    def add(self, deal: Sequence[tuple[float, int]]) -> None:
        """One deal: the share of the win and the score of this player in each of its games."""
        wins = sum(share for share, _ in deal)
        self.games += len(deal)
        self.deals += 1
        self.wins += wins
        self.points += sum(score for _, score in deal)
        self._clusters.append((wins, len(deal)))

    @property
    def win_rate(self) -> float:
        return self.wins / self.games

    @property
    def effective_games(self) -> float:
        """How many independent games are worth as much as these, since those of one deal are correlated.

        With p the win rate over N games in D deals, deal d having n_d games and w_d wins, the variance of p between deals is

            V = D / (D - 1) * sum((w_d - n_d * p) ** 2) / N ** 2

        and N independent games would have p * (1 - p) / N. So the games are worth p * (1 - p) / V independent ones, but
        never fewer than D nor more than N. Where the deals have no variance (one deal, or only wins, or no win) it is D.
        """
        rate = self.win_rate
        spread = sum((wins - games * rate) ** 2 for wins, games in self._clusters)
        if self.deals < 2 or rate in (0, 1):
            return self.deals
        if not spread:
            return self.games
        variance = self.deals / (self.deals - 1) * spread / self.games**2
        return min(max(rate * (1 - rate) / variance, self.deals), self.games)

    def standing(self, bot: str) -> MatchStanding:
        return MatchStanding(bot, self.win_rate, wilson(self.win_rate, self.effective_games), self.points / self.games)


def wilson(rate: float, games: float) -> tuple[float, float]:
    """Wilson's 95% interval for a rate observed in n independent games: with z = 1.96,

    (rate + z**2 / 2n +- z * sqrt(rate * (1 - rate) / n + z**2 / 4n**2)) / (1 + z**2 / n)
    """
    shrink = 1 + Z95**2 / games
    middle = (rate + Z95**2 / (2 * games)) / shrink
    half = Z95 * sqrt(rate * (1 - rate) / games + Z95**2 / (4 * games**2)) / shrink
    return max(0.0, middle - half), min(1.0, middle + half)


def finish(state: State, players: Sequence[bots.Bot], chances: Sequence[Random]) -> int:
    """Let bots, by seat, play a game to its end; return how many moves they made."""
    decisions = 0
    while not state.over:
        seat, choice = next(iter(state.asking.items()))
        state.play(seat, players[seat].choose(state.view(seat), choice, chances[seat]))
        decisions += 1
    return decisions


def play_game(match: Match, number: int) -> Played:
    """Play game `number` of a match, which depends on nothing else."""
    people = match.rotations
    deal, rotation = divmod(number, people)
    player_in = [(seat - rotation) % people for seat in range(people)]
    options: dict[str, Any] = dict(match.options)
    state = _game(match.game, match.deck).new(match.seats, seed=f"{match.seed}-{deal}", **options)
    decisions = finish(
        state,
        [bots.make(match.bots[player]) for player in player_in],
        [Random(f"{match.seed}-{deal}-{rotation}-{player}") for player in player_in],
    )
    result = state.result
    assert result is not None
    seat_of = [(player + rotation) % people for player in range(people)]
    return Played(
        tuple(result.shares[seat] for seat in seat_of),
        tuple(result.scores[seat] for seat in seat_of),
        decisions,
    )


def play(match: Match, workers: int | None = None, on_deal: Callable[[int], None] | None = None) -> Report:
    """Play a match in `workers` processes (None: as many as pay off); call `on_deal` with the games of each deal."""
    start = perf_counter()
    tallies = [WinTally() for _ in match.bots]
    decisions = 0
    for deal in _deals(match, workers or count_workers(match)):
        for player, tally in enumerate(tallies):
            tally.add([(game.shares[player], game.scores[player]) for game in deal])
        decisions += sum(game.decisions for game in deal)
        if on_deal is not None:
            on_deal(len(deal))
    players = tuple(tally.standing(bot) for tally, bot in zip(tallies, match.bots, strict=True))
    return Report(match.game, match.games, decisions, perf_counter() - start, players)


def _deals(match: Match, workers: int) -> Iterator[list[Played]]:
    """The games of each deal, deals in order."""
    size = max(CHUNK // match.rotations, 1) * match.rotations
    starts = range(0, match.games, size)
    with open_map(workers) as map_chunks:
        for chunk in map_chunks(_play_chunk, repeat(match), starts, repeat(size)):
            for first in range(0, len(chunk), match.rotations):
                yield chunk[first : first + match.rotations]


def _play_chunk(match: Match, start: int, size: int) -> list[Played]:
    return [play_game(match, number) for number in range(start, min(start + size, match.games))]


@contextmanager
def open_map(workers: int) -> Iterator[Callable[..., Iterator[Any]]]:
    """Provide a `map` that runs in `workers` processes; one worker is this process."""
    if workers < 2:
        yield map
        return
    with ProcessPoolExecutor(workers) as pool:
        yield pool.map


def count_workers(match: Match) -> int:
    """Return the number of processors, or fewer if each would play less than a few chunks."""
    return max(1, min(os.cpu_count() or 1, match.games // (4 * CHUNK)))


@cache
def _game(name: str, deck: Path | None) -> AnyGame:
    """Load a game once per process."""
    return load(name, deck)
