"""Ratings: how strong a player is thought to be, and how sure that is; moved by each rated game with OpenSkill."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from openskill.models import PlackettLuce

MODEL = PlackettLuce()


@dataclass(frozen=True)
class Rating:
    """A strength `mu`, and its uncertainty `sigma`, which every game makes smaller. Everybody begins in the middle."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma

    @property
    def spread(self) -> float:
        """The strength lies this much above or below, nineteen times in twenty."""
        return 2 * self.sigma

    @property
    def sure(self) -> float:
        """What one is worth with near certainty: the order of the ladder, so that one lucky game leads nowhere."""
        return self.mu - 3 * self.sigma


def moved(before: Mapping[str, Rating], ranks: Sequence[tuple[str, int]]) -> dict[str, Rating]:
    """The ratings after a game in which these players came out on these ranks; equal ranks are a tie. A bot that sat in
    several seats has played as often, and ends at the mean."""
    teams = [[MODEL.rating(before[player].mu, before[player].sigma)] for player, _ in ranks]
    after = MODEL.rate(teams, ranks=[float(rank) for _, rank in ranks])
    seats: defaultdict[str, list[Rating]] = defaultdict(list)
    for (player, _), (one,) in zip(ranks, after, strict=True):
        seats[player].append(Rating(one.mu, one.sigma))
    return {
        player: Rating(fmean(one.mu for one in ended), fmean(one.sigma for one in ended)) for player, ended in seats.items()
    }
