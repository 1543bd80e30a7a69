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
from typing import Any, Generic, NamedTuple, TypeVar

from wildtable import bots
from wildtable.engine.errors import OptionError
from wildtable.engine.game import AnyGame
from wildtable.engine.state import State
from wildtable.games import load

Z95 = 1.959963984540054
CHUNK = 48


B = TypeVar("B", bound=bots.BotLike)


@dataclass(frozen=True)
class Contest(Generic[B]):
    """What bots play: a game with its seats and options, the bots, the number of games, a seed."""

    game: str
    seats: int
    bots: tuple[B, ...]
    games: int
    seed: str
    options: Mapping[str, object] = field(default_factory=dict)
    deck: Path | None = None

    @property
    def people(self) -> int:
        game = load(self.game, self.deck)
        return game.people(self.seats, game.choose(self.seats, self.options))


@dataclass(frozen=True)
class Match(Contest[bots.BotLike]):
    """The settings of a match, with one bot for each person: names, classes of your own, or objects of them, which go to
    other processes as copies."""

    def __post_init__(self) -> None:
        if len(self.bots) != (people := self.people):
            raise OptionError(f"{self.game} with {self.seats} seats needs {people} bots here, not {len(self.bots)}")
        for bot in self.bots:
            bots.make(bot)
        if self.games < 1:
            raise OptionError(f"the number of games must be at least 1, not {self.games}")

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the bots."""
        return tuple(bot if isinstance(bot, str) else bot.name for bot in self.bots)

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
    """The result of one player over a match, or of all players with the same bot, per player."""

    bot: str
    win_rate: float
    """Its mean share of the win: players who share the first rank share the win equally."""
    ci95: tuple[float, float]
    """The 95% interval of the win rate; the games of one deal count as correlated."""
    mean_score: float
    score_error: float | None
    """The standard error of the mean score; None for a single deal."""
    players: int = 1
    """How many of the players it stands for."""


@dataclass(frozen=True)
class Report:
    """The result of a match, players in the order they were named."""

    game: str
    games: int
    decisions: int
    seconds: float
    players: tuple[MatchStanding, ...]
    kinds: tuple[MatchStanding, ...]
    """The same, players with the same bot together."""

    @property
    def chance(self) -> float:
        """The win rate of each player if all were equally good."""
        return 1 / len(self.players)

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
            "chance": self.chance,
            "players": [asdict(player) | {"ci95": list(player.ci95)} for player in self.players],
            "kinds": [asdict(kind) | {"ci95": list(kind.ci95)} for kind in self.kinds],
        }


class WinTally:
    """The games of one player, added up one by one; the rotations of a deal are one cluster."""

    def __init__(self) -> None:
        self.games = 0
        self.deals = 0
        self.wins = 0.0
        self.points = 0
        self._clusters: list[tuple[float, int]] = []
        self._scores: list[tuple[float, int]] = []

    def add(self, deal: Sequence[tuple[float, int]]) -> None:
        """One deal: the share of the win and the score of this player in each of its games."""
        wins = sum(share for share, _ in deal)
        self.games += len(deal)
        self.deals += 1
        self.wins += wins
        points = sum(score for _, score in deal)
        self.points += points
        self._clusters.append((wins, len(deal)))
        self._scores.append((points, len(deal)))

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
        if self.deals < 2 or rate in (0, 1):
            return self.deals
        variance = self._variance(self._clusters, rate)
        return min(max(rate * (1 - rate) / variance, self.deals), self.games) if variance else self.games

    @property
    def score_error(self) -> float | None:
        """The standard error of the mean score, from the same variance between deals; None for a single deal."""
        return sqrt(self._variance(self._scores, self.points / self.games)) if self.deals > 1 else None

    def _variance(self, clusters: Sequence[tuple[float, int]], mean: float) -> float:
        """The variance of a mean over all games, between deals that each have a sum and a number of games."""
        spread = sum((total - games * mean) ** 2 for total, games in clusters)
        return self.deals / (self.deals - 1) * spread / self.games**2

    def standing(self, bot: str, players: int = 1) -> MatchStanding:
        interval = wilson(self.win_rate, self.effective_games)
        return MatchStanding(bot, self.win_rate, interval, self.points / self.games, self.score_error, players)


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
    if len(players) != len(state.people) or len(chances) != len(players):
        raise OptionError(
            f"{len(state.people)} people play: that many bots and generators, not {len(players)} and {len(chances)}"
        )
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
    seats_of = {name: [seat for seat, one in enumerate(match.names) if one == name] for name in match.names}
    kinds = {name: WinTally() for name in seats_of}
    decisions = 0
    for deal in _deals(match, workers or count_workers(match)):
        for player, tally in enumerate(tallies):
            tally.add([(game.shares[player], game.scores[player]) for game in deal])
        for name, players in seats_of.items():
            kinds[name].add([(game.shares[player], game.scores[player]) for game in deal for player in players])
        decisions += sum(game.decisions for game in deal)
        if on_deal is not None:
            on_deal(len(deal))
    return Report(
        match.game,
        match.games,
        decisions,
        perf_counter() - start,
        tuple(tally.standing(bot) for tally, bot in zip(tallies, match.names, strict=True)),
        tuple(tally.standing(name, len(seats_of[name])) for name, tally in kinds.items()),
    )


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
