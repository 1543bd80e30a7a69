"""Hints: what a move brings, as facts without words. Games compute them with the code of their advice."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import reduce
from typing import NamedTuple, TypeVar

from wildtable.engine.moves import Move

A = TypeVar("A")


class Hint(NamedTuple):
    """One fact about a move: a message, and what it uses. `cards` are listed, a `seat` gives a `name`, hints and words
    become texts."""

    message: str
    about: tuple[tuple[str, Hashable], ...] = ()
    is_verdict: bool = False
    """Does it compare the move with the best one, by an estimate? In a guided game the guide says what is best."""

    @classmethod
    def of(cls, message: str, **about: Hashable) -> Hint:
        return cls(message, tuple(about.items()))


HintTable = Mapping[str, Callable[[A, Move], Iterable[Hint]]]
"""For each verb, what a game's advisor knows of a move. A verb that is not listed needs no hint."""


def find_hints(table: HintTable[A], advisor: A, moves: Iterable[Move]) -> dict[Move, tuple[Hint, ...]]:
    """Return the hints of those moves that have any."""
    hints_of = {move: tuple(table[move.verb](advisor, move)) for move in moves if move.verb in table}
    return {move: hints for move, hints in hints_of.items() if hints}


def either(hints: Iterable[Hint]) -> tuple[Hint, ...]:
    """Merge hints of which one comes true, by the message `hint-either`."""
    hints = list(hints)
    return (reduce(lambda one, other: Hint.of("hint-either", one=one, other=other), hints),) if hints else ()
