"""Checks of what comes from outside. Kernels trust numbers: a wrong one could damage memory or never return."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from wildtable.engine.cards import Seat, whole_number
from wildtable.engine.errors import OptionError
from wildtable.engine.refusals import quote_value, spell_value

if TYPE_CHECKING:
    from wildtable.engine.moves import Vocabulary

MAX_LISTED = 12
"""How many of the legal moves an error names."""


def check_seeds(seeds: Iterable[int]) -> list[int]:
    """Return the seeds of cheap shuffles; raise an OptionError for one that is none."""
    found = [*seeds]
    for seed in found:
        if (number := whole_number(seed)) is None or not 0 <= number < 2**62:
            raise OptionError(f"seeds must be integers from 0 to 2**62 - 1, not {quote_value(seed)}")
    return found


def check_seats(seats: Iterable[object], count: int, lowest: int = 0) -> list[Seat]:
    """Return seats as integers; raise a ValueError for one that does not exist."""
    found = []
    for seat in seats:
        number = whole_number(seat)
        if number is None or not lowest <= number < count:
            raise ValueError(f"seats must be integers from {lowest} to {count - 1}, not {quote_value(seat)}")
        found.append(number)
    return found


def check_moves(moves: Iterable[object], legal: Sequence[int], who: str, vocabulary: Vocabulary) -> list[int]:
    """Return moves as integers; raise a ValueError for one that is not legal, which names the player as `who`."""
    found = []
    for move in moves:
        number = whole_number(move)
        if number is None or number not in legal:
            raise refuse_move(move, legal, who, vocabulary)
        found.append(number)
    return found


def refuse_move(move: object, legal: Sequence[int], who: str, vocabulary: Vocabulary) -> ValueError:
    """Return an error that says what was played and what would have been legal."""
    number = whole_number(move)
    known = number is not None and 0 <= number < len(vocabulary)
    played = _spell_move(number, vocabulary) if known and number is not None else f"move {quote_value(move)}"
    listed = ", ".join(_spell_move(one, vocabulary) for one in legal[:MAX_LISTED])
    more = f" and {len(legal) - MAX_LISTED} more" if len(legal) > MAX_LISTED else ""
    return ValueError(f"{who} may not play {played} now; legal: {listed or 'none'}{more}")


def _spell_move(move: int, vocabulary: Vocabulary) -> str:
    return f"{vocabulary[move].notation!r} ({move})"


def refuse_numbers(count: int, numbers: object) -> ValueError:
    """Return an error for what is not one integer for each game."""
    shape, kind = getattr(numbers, "shape", None), getattr(numbers, "dtype", None)
    given = spell_value(repr(numbers)) if shape is None else f"an array of {kind} of shape {tuple(shape)}"
    return ValueError(f"must be {count} integers, one for each game, not {given}")
