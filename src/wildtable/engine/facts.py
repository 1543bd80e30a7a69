"""Facts: what a position says besides its cards, declared with shape and bounds."""

from __future__ import annotations

from math import prod
from typing import TYPE_CHECKING, NamedTuple

from wildtable.engine.errors import InvariantError
from wildtable.engine.refusals import quote_value

if TYPE_CHECKING:
    from wildtable.engine.state import State

FactValue = int | tuple[int, ...]
SEATS = 0
"""A length that is the number of seats."""


class Fact(NamedTuple):
    """A public fact of a state: a number, several in a fixed shape, or a list of seats or cards.

    Without a shape and a length it is a single value. A shape of several lengths is stored row by row in one tuple.
    """

    name: str
    most: int = 0
    least: int = 0
    of: str = "number"
    """What each value is: a `number`, a `seat` or a `card`."""
    shape: tuple[int, ...] = ()
    upto: int = 0
    """The greatest length of a list without repetitions."""

    def count(self, seats: int) -> int:
        """Return how many values there are; of a list, at most."""
        return self.upto or prod(length or seats for length in self.shape)

    def check(self, state: State) -> None:
        """Raise an InvariantError unless a state has this fact in its shape and within its bounds."""
        value: object = getattr(state, self.name)
        count = self.count(state.seats)
        least, most = self.bounds(state.seats, len(state.game.catalogue))
        values = value if isinstance(value, tuple) else (value,)
        within = all(type(number) is int and least <= number <= most for number in values)
        if self.upto:
            fits = isinstance(value, tuple) and within and len({*value}) == len(value) <= count
            wanted = f"a list of at most {count} different values"
        elif self.shape:
            fits, wanted = isinstance(value, tuple) and len(value) == count, f"a list of {count} values"
        else:
            fits, wanted = not isinstance(value, tuple), "a number"
        if not fits or not within:
            raise InvariantError(f"{self.name} must be {wanted} from {least} to {most}, not {quote_value(value)}")

    def bounds(self, seats: int, cards: int) -> tuple[int, int]:
        """Return the least and the greatest value, for a number of seats and of kinds of cards."""
        return {"seat": (0, seats - 1), "card": (0, cards - 1)}.get(self.of, (self.least, self.most))
