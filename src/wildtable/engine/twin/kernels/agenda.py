"""The agenda: what every game does with its steps, its questions and its advice. The hooks are the game's own part of it."""

from __future__ import annotations

from wildtable.engine.twin.kernels import Words, kernel
from wildtable.engine.twin.kernels.chance import TABLES
from wildtable.engine.twin.kernels.frames import ANSWER, DEPTH, OWING, STACK
from wildtable.engine.twin.kernels.hooks import (
    ask,
    clear_advice,
    clear_answers,
    count_moves,
    do_step,
    move_at,
    note_move,
    prepare_advice,
    rank_key,
    rate,
    set_up,
)

SEATS, PEOPLE, FIGURES = range(TABLES, TABLES + 3)
"""The words of the tables with the number of seats and of people, and where the game's own begin."""
WORST = -(1 << 62)
"""Less than any rating."""


@kernel
def take_step(s: Words, t: Words, is_answered: bool) -> bool:
    """Do the next step, unless it has a question that is not answered yet. Has it been done?"""
    if s[DEPTH] == 0:
        s[ANSWER] = 0
        return False
    frame = s[STACK + s[DEPTH] - 1]
    if not is_answered:
        s[OWING] = ask(s, t, frame)
        if s[OWING]:
            s[ANSWER] = 0
            return False
    s[DEPTH] -= 1
    s[STACK + s[DEPTH]] = 0
    do_step(s, t, frame)
    if is_answered:
        clear_answers(s, t)
    return True


@kernel
def run(s: Words, t: Words, is_answered: bool) -> None:
    """Do steps until one has a question, or the game is over. The first one may be answered already."""
    while take_step(s, t, is_answered):
        is_answered = False


@kernel
def begin(s: Words, t: Words) -> None:
    """Begin a game, from words that are all 0 but the seed."""
    set_up(s, t)
    run(s, t, False)


@kernel
def note_answer(s: Words, t: Words, seat: int, move: int) -> bool:
    """Note a legal move of a seat that is asked. Have all seats answered?"""
    if note_move(s, t, seat, move):
        s[OWING] &= ~(1 << seat)
    return s[OWING] == 0


@kernel
def play(s: Words, t: Words, seat: int, move: int) -> None:
    """Play a legal move for a seat that is asked."""
    if note_answer(s, t, seat, move):
        run(s, t, True)


@kernel
def ask_again(s: Words, t: Words) -> int:
    """Return the seats that owe an answer to the question on top, before any has been given."""
    owing = ask(s, t, s[STACK + s[DEPTH] - 1])
    s[ANSWER] = 0
    return owing


@kernel
def advise(s: Words, t: Words, seat: int) -> int:
    """Return the id of the move the game advises to a seat that is asked: the best-rated one, of equals the first."""
    prepare_advice(s, t, seat)
    best, most = 0, WORST
    for number in range(count_moves(s, t, seat)):
        move = move_at(s, t, seat, number)
        rating = rate(s, t, seat, move)
        if rating > most:
            best, most = move, rating
    clear_advice(s)
    return best


@kernel
def rank_of(s: Words, t: Words, seat: int) -> int:
    """Return a person's rank; who is equal shares it, and the next is skipped."""
    own = rank_key(s, t, seat)
    rank = 1
    for other in range(t[SEATS]):
        if rank_key(s, t, other) > own:
            rank += 1
    return rank
