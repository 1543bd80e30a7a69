"""Ratings of players, updated by each rated game with OpenSkill."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from statistics import fmean

from openskill.models import PlackettLuce

MODEL = PlackettLuce()


@dataclass(frozen=True)
class Rating:
    """A rating: the estimate `mu` and its standard deviation `sigma`, which every game makes smaller."""

    mu: float = MODEL.mu
    sigma: float = MODEL.sigma

    @property
    def spread(self) -> float:
        """Half the width of the 95% interval."""
        return 2 * self.sigma

    @property
    def sure(self) -> float:
        """The guaranteed rating, which orders the ladder: a lower bound, so that one lucky game does not lead it."""
        return self.mu - 3 * self.sigma


def update_ratings(before: Mapping[str, Rating], ranks: Sequence[tuple[str, int]]) -> dict[str, Rating]:
    """Return the ratings after a game with these ranks; equal ranks are a tie. A bot that played several seats gets the mean
    of their ratings."""
    teams = [[MODEL.rating(before[player].mu, before[player].sigma)] for player, _ in ranks]
    after = MODEL.rate(teams, ranks=[float(rank) for _, rank in ranks])
    seats: defaultdict[str, list[Rating]] = defaultdict(list)
    for (player, _), (rated,) in zip(ranks, after, strict=True):
        seats[player].append(Rating(rated.mu, rated.sigma))
    return {
        player: Rating(fmean(seat.mu for seat in rated), fmean(seat.sigma for seat in rated))
        for player, rated in seats.items()
    }
