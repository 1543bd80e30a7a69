"""Result: how a game ended, with the score explained line by line."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple, Self

from wildtable.engine.cards import Cards, Seat
from wildtable.engine.errors import OptionError
from wildtable.engine.refusals import quote_value

if TYPE_CHECKING:
    from wildtable.engine.game import AnyGame


class Score(NamedTuple):
    """Points of one player, line by line: the name of the line and its points."""

    lines: tuple[tuple[str, int], ...]
    cards: tuple[Cards, ...] = ()
    """For each line the cards that earned it, where the game knows them."""

    @property
    def total(self) -> int:
        return sum(points for _, points in self.lines)


class Result(NamedTuple):
    """How a game ended, for people only, in the order of their seats."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    lines: tuple[Score, ...]
    virtual: tuple[Score, ...] = ()
    """The scores of virtual players that people must beat: rank 1 is only given to those who do."""

    @classmethod
    def ranked(cls, lines: Iterable[Score], ties: Iterable[int]) -> Self:
        """Rank by the totals, ties by the larger number; who is still tied shares the rank, and the next is skipped."""
        lines = tuple(lines)
        standing = [(score.total, number) for score, number in zip(lines, ties, strict=True)]
        ranks = tuple(1 + sum(other > own for other in standing) for own in standing)
        return cls(tuple(total for total, _ in standing), ranks, lines)

    @property
    def shares(self) -> tuple[float, ...]:
        """Each person's share of the win: those who share rank 1 share it equally. A person has none who did not beat the
        virtual players."""
        return tuple(1 / self.ranks.count(1) if rank == 1 else 0.0 for rank in self.ranks)

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    def dump(self) -> dict[str, list[int]]:
        """Return plain data: points and ranks of people, and the points of virtual players."""
        return {
            "scores": list(self.scores),
            "ranks": list(self.ranks),
            "virtual": [score.total for score in self.virtual],
        }


# Utilities: what the end of a game is worth to each person


class Utility(NamedTuple):
    """A way to value results: the value for each person, and its bounds for a number of seats."""

    values: Callable[[Result], tuple[float, ...]]
    bounds: Callable[[AnyGame, int], tuple[float, float]]


def value_ranks(result: Result) -> tuple[float, ...]:
    """Return 1 for the first rank, -1 for the last, evenly spaced between; who share a rank share its values.

    Virtual players whom people must beat count as players, so that a person alone gets 1 or -1.
    """
    players = len(result.ranks) + len(result.virtual)
    return tuple(1 - 2 * (rank - 1 + (result.ranks.count(rank) - 1) / 2) / (players - 1) for rank in result.ranks)


UTILITIES = {
    "win": Utility(lambda result: result.shares, lambda *_: (0.0, 1.0)),
    "rank": Utility(value_ranks, lambda *_: (-1.0, 1.0)),
    "score": Utility(lambda result: tuple(map(float, result.scores)), lambda game, seats: game.score_bounds(seats)),
}
"""The share of the win; the rank from -1 to 1; the points."""


def find_utility(name: str) -> Utility:
    """Return a utility by name; raise an OptionError if there is none."""
    if name not in UTILITIES:
        raise OptionError(f"utility must be one of {', '.join(UTILITIES)}, not {quote_value(name)}")
    return UTILITIES[name]
