"""Summaries: what games add up to, in integers, so that neither the order nor the parts in which they are added matter."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import astuple, dataclass
from math import sqrt
from typing import Any

Z95 = 1.959963984540054
WIN = 60
"""A win in the unit of its shares, which up to six people can share equally."""

Key = tuple[int | str, ...]
"""What is counted: a player of a match, or a bot, a group and a thing of a balance."""


@dataclass
class WinCount:
    """The games of one player, with the sums that an interval needs; the rotations of a deal are one cluster."""

    games: int = 0
    deals: int = 0
    wins: int = 0
    """In 60ths."""
    points: int = 0
    squared_wins: int = 0
    wins_by_games: int = 0
    squared_games: int = 0
    squared_points: int = 0
    points_by_games: int = 0

    def add_deal(self, shares: Sequence[float], points: int = 0) -> None:
        """Add one deal: this player's share of the win in each of its games, and the points of all."""
        games, wins = len(shares), round(WIN * sum(shares))
        self.games += games
        self.deals += 1
        self.wins += wins
        self.points += points
        self.squared_wins += wins * wins
        self.wins_by_games += wins * games
        self.squared_games += games * games
        self.squared_points += points * points
        self.points_by_games += points * games

    def add(self, other: Iterable[int]) -> None:
        """Add the numbers of another count."""
        for name, number in zip(self.__dataclass_fields__, other, strict=True):
            setattr(self, name, getattr(self, name) + number)

    @property
    def win_rate(self) -> float:
        return self.wins / (WIN * self.games)

    @property
    def mean_points(self) -> float:
        return self.points / self.games

    @property
    def points_error(self) -> float | None:
        """The standard error of the mean points, from their variance between deals; None for a single deal."""
        games, points, deals = self.games, self.points, self.deals
        if deals < 2:
            return None
        spread = games**2 * self.squared_points - 2 * games * points * self.points_by_games + points**2 * self.squared_games
        return sqrt(deals / (deals - 1) * spread) / games**2

    @property
    def effective_games(self) -> float:
        """How many independent games are worth as much as these, since those of one deal are correlated.

        With p the win rate over N games in D deals, deal d having n_d games and w_d wins, the variance of p between deals is

            V = D / (D - 1) * sum((w_d - n_d * p) ** 2) / N ** 2

        and N independent games would have p * (1 - p) / N. So the games are worth p * (1 - p) / V independent ones, but
        never fewer than D nor more than N. Where the deals have no variance (one deal, or only wins, or no win) it is D.
        """
        games, wins, deals = self.games, self.wins, self.deals
        if deals < 2 or wins in (0, WIN * games):
            return deals
        spread = games**2 * self.squared_wins - 2 * games * wins * self.wins_by_games + wins**2 * self.squared_games
        if not spread:
            return games
        worth = wins * (WIN * games - wins) * (deals - 1) * games**2 / (deals * spread)
        return min(max(worth, deals), games)

    @property
    def ci95(self) -> tuple[float, float]:
        return wilson(self.win_rate, self.effective_games)


def wilson(rate: float, games: float) -> tuple[float, float]:
    """Wilson's 95% interval for a rate observed in n independent games: with z = 1.96,

    (rate + z**2 / 2n +- z * sqrt(rate * (1 - rate) / n + z**2 / 4n**2)) / (1 + z**2 / n)

    At a rate of 0 or 1 that is an end of the interval itself, but for rounding.
    """
    shrink = 1 + Z95**2 / games
    middle = (rate + Z95**2 / (2 * games)) / shrink
    half = Z95 * sqrt(rate * (1 - rate) / games + Z95**2 / (4 * games**2)) / shrink
    return max(0.0, middle - half) if rate else 0.0, min(1.0, middle + half) if rate < 1 else 1.0


class Summary:
    """The games of a job, or of a part of it: decisions, and a count for each thing that is counted."""

    def __init__(self) -> None:
        self.decisions = 0
        self.counts: defaultdict[Key, WinCount] = defaultdict(WinCount)

    def add(self, dumped: Any) -> None:
        """Add another summary, given as plain data."""
        decisions, counts = dumped
        self.decisions += decisions
        for key, numbers in counts:
            self.counts[tuple(key)].add(numbers)

    def dump(self) -> list[Any]:
        """Return plain data, the same for the same games."""
        return [self.decisions, [[[*key], [*astuple(count)]] for key, count in sorted(self.counts.items())]]
