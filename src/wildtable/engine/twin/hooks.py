"""Hooks: the kernels that every game has of its own. A linker puts those of a game in place of these."""

from __future__ import annotations

from wildtable.engine.twin.chance import below
from wildtable.engine.twin.kernels import Words, kernel


@kernel
def begin(s: Words, t: Words) -> None:
    """Begin a game, from words that are all 0 but the seed."""


@kernel
def count_moves(s: Words, t: Words, seat: int) -> int:
    """Return how many moves a seat that is asked may choose from."""
    return 0


@kernel
def move_at(s: Words, t: Words, seat: int, number: int) -> int:
    """Return the id of one of the moves a seat that is asked may choose from, in the order they are listed."""
    return 0


@kernel
def play(s: Words, t: Words, seat: int, move: int) -> None:
    """Play a legal move for a seat that is asked."""


@kernel
def score(s: Words, t: Words, seat: int) -> int:
    """Return a seat's points."""
    return 0


@kernel
def rank_of(s: Words, t: Words, seat: int) -> int:
    """Return a person's rank."""
    return 1


@kernel
def advise(s: Words, t: Words, seat: int) -> int:
    """Return the id of the move the game advises to a seat that is asked."""
    return move_at(s, t, seat, 0)


@kernel
def ask_again(s: Words, t: Words) -> int:
    """Return the seats that owe an answer to the question on top, before any has been given."""
    return 0


@kernel
def lay(s: Words, t: Words, zone: int, card: int) -> None:
    """Lay a card into a hidden zone, given by its index in the layout; onto a pile, or where it belongs in a hand."""


@kernel
def sample(s: Words, t: Words, seat: int, state: int) -> int:
    """Return the id of any legal move, by the next number of a generator."""
    return move_at(s, t, seat, below(state, count_moves(s, t, seat)))
