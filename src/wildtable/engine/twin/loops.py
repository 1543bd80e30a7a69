"""Loops over many decisions and many games. They know no game: `Linker` gives them the kernels they name below."""

from __future__ import annotations

from typing import TypeAlias

from wildtable.engine.twin.bits import lowest
from wildtable.engine.twin.chance import DEPTH, OWING, SEED, advance, below, generator
from wildtable.engine.twin.kernels import Words, kernel

Grid: TypeAlias = list[Words]
"""The words of many states, a row for each."""


@kernel
def begin(s: Words, t: Words) -> None:
    """Begin a game. The game's own kernel takes this place, as those of the same names below."""


@kernel
def count_moves(s: Words, t: Words, seat: int) -> int:
    return 0


@kernel
def move_at(s: Words, t: Words, seat: int, number: int) -> int:
    return 0


@kernel
def play(s: Words, t: Words, seat: int, move: int) -> None:
    pass


@kernel
def play_by_chance(s: Words, t: Words, seed: int) -> int:
    """Play a game to its end by chance and return the number of decisions."""
    state = generator(seed, -1)
    decisions = 0
    while s[DEPTH]:
        seat = lowest(s[OWING])
        state = advance(state)
        play(s, t, seat, move_at(s, t, seat, below(state, count_moves(s, t, seat))))
        decisions += 1
    return decisions


@kernel
def play_games(s: Words, t: Words, seed: int, games: int) -> int:
    """Play new games by chance, one after the other in the same words, and return the number of decisions."""
    decisions = 0
    for number in range(games):
        for place in range(len(s)):
            s[place] = 0
        s[SEED] = seed + number
        begin(s, t)
        decisions += play_by_chance(s, t, seed + number)
    return decisions
