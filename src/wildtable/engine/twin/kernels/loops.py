"""Loops over many games and many decisions, the same for all games."""

from __future__ import annotations

from wildtable.engine.twin.kernels import CellGrid, Cells, Grid, Words, kernel
from wildtable.engine.twin.kernels.agenda import PEOPLE, advise, begin, play, rank_of
from wildtable.engine.twin.kernels.bits import lowest
from wildtable.engine.twin.kernels.chance import advance, below, generator
from wildtable.engine.twin.kernels.dealing import deal
from wildtable.engine.twin.kernels.frames import DEPTH, OWING
from wildtable.engine.twin.kernels.hooks import count_moves, move_at, sample, score
from wildtable.engine.twin.kernels.observing import observe

BEGIN, PLAY, LIST, STEP, PLAY_OUT, PLAY_GAME, SCORE, ADVISE, DEAL, OBSERVE = range(10)
"""What to do with each game of a grid."""

CHANCE, ADVICE = range(2)
"""Who decides in a play-out: chance, or the game's advice but for a share of decisions left to chance."""
POLICIES = ("chance", "advice")


@kernel
def play_out(s: Words, t: Words, policy: int, seed: int, noise: int) -> int:
    """Play a game to its end and return the number of decisions. Of 1024 decisions `noise` are left to chance."""
    state = generator(seed, -1)
    decisions = 0
    while s[DEPTH]:
        seat = lowest(s[OWING])
        state = advance(state)
        if policy == CHANCE:
            move = sample(s, t, seat, state)
        elif below(state, 1024) < noise:
            state = advance(state)
            move = sample(s, t, seat, state)
        else:
            move = advise(s, t, seat)
        play(s, t, seat, move)
        decisions += 1
    return decisions


@kernel
def list_moves(s: Words, t: Words, seat: int, found: Words) -> int:
    """List the moves a seat that is asked may choose from, and return how many there are."""
    count = count_moves(s, t, seat)
    for number in range(count):
        found[1 + number] = move_at(s, t, seat, number)
    return count


@kernel
def look(s: Words, t: Words, mask: Cells, moves: int) -> int:
    """Return the seat to answer next, or -1, and note for each move of the vocabulary whether it may play it."""
    for move in range(moves):
        mask[move] = 0
    if s[OWING] == 0:
        return -1
    seat = lowest(s[OWING])
    for number in range(count_moves(s, t, seat)):
        mask[move_at(s, t, seat, number)] = 1
    return seat


@kernel
def rate_seats(s: Words, t: Words, found: Words) -> None:
    """Note each person's points, then each person's rank."""
    people = t[PEOPLE]
    for seat in range(people):
        found[seat] = score(s, t, seat)
        found[people + seat] = rank_of(s, t, seat)


@kernel
def serve(command: int, s: Words, t: Words, plan: Words, n: Words, cells: Cells) -> None:
    """Do something with one game. What a command needs is in `n` and in the plan. What it finds is left in `n`, masks and
    observations in the cells."""
    if command == PLAY:
        play(s, t, n[0], n[1])
    elif command == LIST:
        n[0] = list_moves(s, t, n[0], n)
    elif command == BEGIN:
        begin(s, t)
    elif command == PLAY_OUT:
        n[0] = play_out(s, t, n[0], n[1], n[2])
    elif command == PLAY_GAME:
        begin(s, t)
        n[0] = play_out(s, t, n[0], n[1], n[2])
    elif command == STEP:
        if n[1] >= 0:
            play(s, t, lowest(s[OWING]), n[1])
        n[0] = look(s, t, cells, n[0])
    elif command == SCORE:
        rate_seats(s, t, n)
    elif command == ADVISE:
        n[0] = advise(s, t, n[0])
    elif command == OBSERVE:
        observe(s, plan, n[0], cells)
    elif command == DEAL:
        deal(s, t, plan, n)


@kernel
def work(command: int, grid: Grid, tables: Grid, plan: Grid, numbers: Grid, cells: CellGrid, first: int, last: int) -> None:
    """Do the same with some of the games of a grid. They share one row of tables, or have one each; the plan is that of a
    deal or of an observation."""
    for row in range(first, last):
        serve(command, grid[row], tables[row % len(tables)], plan[0], numbers[row], cells[row % len(cells)])
