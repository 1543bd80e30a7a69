"""Utilities: what the end of a game is worth to each person, as a number with bounds."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, NamedTuple

from wildtable.engine.errors import OptionError
from wildtable.engine.refusals import quote_value
from wildtable.engine.result import Result

if TYPE_CHECKING:
    from wildtable.engine.game import AnyGame


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
