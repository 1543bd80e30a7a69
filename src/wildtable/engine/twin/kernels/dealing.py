"""Dealing what a viewer cannot see: `imagine` for twins.

A view is packed once into a plan, and dealt from any number of times. Random choices are those of the engine's imagination:
the cards of each lot of memory are spread over its slots, then the cards of each place are put in any order.
"""

from __future__ import annotations

from wildtable.engine.twin.kernels import Words, kernel
from wildtable.engine.twin.kernels.agenda import ask_again, play
from wildtable.engine.twin.kernels.chance import advance, below, generator
from wildtable.engine.twin.kernels.frames import OWING, SEED
from wildtable.engine.twin.kernels.hooks import lay, sample

PLACES, LOTS, ZONES, CARDS, BASE, VIEWER, ANSWERED, PICKS, FIRST = range(9)
"""The words a plan begins with: how many places, lots, zones and cards are hidden and words a state has, then whose view it
is, who has answered, how many moves the viewer has picked; then these moves, for each place where its cards begin, lots,
zones, and the words of what the viewer sees."""


@kernel
def deal(s: Words, t: Words, plan: Words, n: Words) -> None:
    """Deal a state from a plan; `n` begins with the seed and has room for a word for each place and two for each card."""
    state = generator(n[0], -2)
    seed = n[0]
    places, cards = plan[PLACES], plan[CARDS]
    starts = FIRST + plan[PICKS]
    heap = 1 + places
    for place in range(places):
        n[1 + place] = plan[starts + place]
    at = starts + places
    for _ in range(plan[LOTS]):
        size, slots = plan[at], plan[at + 1]
        for place in range(size):
            n[heap + cards + place] = plan[at + 2 + place]
        for left in range(size, 1, -1):
            state = advance(state)
            one, other = heap + cards + left - 1, heap + cards + below(state, left)
            n[one], n[other] = n[other], n[one]
        at += 2 + size
        dealt = heap + cards
        for _ in range(slots):
            place = 1 + plan[at]
            for _ in range(plan[at + 1]):
                n[heap + n[place]] = n[dealt]
                n[place] += 1
                dealt += 1
            at += 2
    for place in range(places):
        first = plan[starts + place]
        for left in range(n[1 + place] - first, 1, -1):
            state = advance(state)
            one, other = heap + first + left - 1, heap + first + below(state, left)
            n[one], n[other] = n[other], n[one]
        n[1 + place] = first
    words = at + 3 * plan[ZONES]
    for place in range(plan[BASE]):
        s[place] = plan[words + place]
    s[SEED] = seed
    for _ in range(plan[ZONES]):
        place = 1 + plan[at + 1]
        for _ in range(plan[at + 2]):
            lay(s, t, plan[at], n[heap + n[place]])
            n[place] += 1
        at += 3
    if s[OWING]:
        s[OWING] = ask_again(s, t)
        answer(s, t, plan, state)


@kernel
def answer(s: Words, t: Words, plan: Words, state: int) -> None:
    """Play the viewer's own picks as they are, and any answer for others who have given theirs."""
    for number in range(plan[PICKS]):
        play(s, t, plan[VIEWER], plan[FIRST + number])
    for seat in range(8):
        if (plan[ANSWERED] >> seat) & 1:
            while (s[OWING] >> seat) & 1:
                state = advance(state)
                play(s, t, seat, sample(s, t, seat, state))
