"""Hooks: the kernels that every game has of its own. A linker puts those of a game in place of these."""

from __future__ import annotations

from wildtable.engine.twin.kernels import Words, kernel
from wildtable.engine.twin.kernels.chance import below


@kernel
def set_up(s: Words, t: Words) -> None:
    """Do the step that every game begins with, from words that are all 0 but the seed."""


@kernel
def ask(s: Words, t: Words, frame: int) -> int:
    """Return the seats that owe an answer to a step before it can be done; none, if public facts answer it, and the answer
    is noted."""
    return 0


@kernel
def do_step(s: Words, t: Words, frame: int) -> None:
    """Do a step, by the answers to it."""


@kernel
def clear_answers(s: Words, t: Words) -> None:
    """Clear what was noted of the answers to a step, which has been done."""


@kernel
def count_moves(s: Words, t: Words, seat: int) -> int:
    """Return how many moves a seat that is asked may choose from."""
    return 0


@kernel
def move_at(s: Words, t: Words, seat: int, number: int) -> int:
    """Return the id of one of the moves a seat that is asked may choose from, in the order they are listed."""
    return 0


@kernel
def note_move(s: Words, t: Words, seat: int, move: int) -> bool:
    """Note a legal move of a seat that is asked. Is its answer complete?"""
    return True


@kernel
def score(s: Words, t: Words, seat: int) -> int:
    """Return a seat's points."""
    return 0


@kernel
def rank_key(s: Words, t: Words, seat: int) -> int:
    """Return a number that is higher for a seat that ranks higher; a virtual player ranks as well."""
    return 0


@kernel
def rate(s: Words, t: Words, seat: int, move: int) -> int:
    """Rate a move, for the game's advice to a seat that is asked."""
    return 0


@kernel
def prepare_advice(s: Words, t: Words, seat: int) -> None:
    """Note what all ratings of a question need."""


@kernel
def clear_advice(s: Words) -> None:
    """Clear what was noted for ratings."""


@kernel
def lay(s: Words, t: Words, zone: int, card: int) -> None:
    """Lay a card into a hidden zone, given by its index in the layout; onto a pile, or where it belongs in a hand."""


@kernel
def sample(s: Words, t: Words, seat: int, state: int) -> int:
    """Return the id of any legal move, by the next number of a generator."""
    return move_at(s, t, seat, below(state, count_moves(s, t, seat)))
