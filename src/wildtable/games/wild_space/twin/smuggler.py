"""The Smuggler as kernels: a player without a hand, whose moves the only person makes."""

from __future__ import annotations

from wildtable.engine.twin.kernels import Words, kernel
from wildtable.engine.twin.kernels.bits import byte_at, pop_card, push_card, put_card, with_byte
from wildtable.engine.twin.kernels.chance import shuffle
from wildtable.engine.twin.kernels.frames import ANSWER
from wildtable.games.wild_space.twin import constants as at
from wildtable.games.wild_space.twin.drawing import fill_pool
from wildtable.games.wild_space.twin.sets import add


@kernel
def lay_out(s: Words, t: Words) -> None:
    """lay_out: five hostile planets, mixed by difficulty and shuffled, two of them open."""
    per_category = at.ALL_HOSTILE // at.CATEGORIES
    for category in range(at.CATEGORIES):
        stack = at.HOSTILE_STACKS + 2 * category
        for number in range(per_category - 1, -1, -1):
            push_card(s, stack, category * per_category + number)
        shuffle(s, t, stack)
        count = byte_at(t[at.MIX], category)
        for number in range(count):
            put_card(s, at.HOSTILE_PILES + 2 * category, count - 1 - number, pop_card(s, stack))
        s[at.HOSTILE_PILES + 2 * category] = count
    show_back(s, t)
    for place in range(2):
        s[at.HOSTILE] |= (reveal(s, t) + 1) << (8 * place)


@kernel
def show_back(s: Words, t: Words) -> None:
    """show_back: the top of the pile shows its back, drawn from the backs of those to come."""
    for category in range(at.CATEGORIES - 1, -1, -1):
        for _ in range(s[at.HOSTILE_PILES + 2 * category]):
            push_card(s, at.SCRATCH_PILE, category + 1)
    s[at.HOSTILE_BACK] = 0
    if s[at.SCRATCH_PILE]:
        shuffle(s, t, at.SCRATCH_PILE)
        s[at.HOSTILE_BACK] = pop_card(s, at.SCRATCH_PILE)
    s[at.SCRATCH_PILE] = s[at.SCRATCH_PILE + 1] = 0


@kernel
def reveal(s: Words, t: Words) -> int:
    """reveal: turn up the next hostile planet and return it, or -1 if there is none."""
    if s[at.HOSTILE_BACK] == 0:
        return -1
    planet = pop_card(s, at.HOSTILE_PILES + 2 * (s[at.HOSTILE_BACK] - 1))
    show_back(s, t)
    return planet


@kernel
def count_visits(s: Words) -> int:
    """Return on how many hostile planets the Smuggler can land or explore."""
    return (byte_at(s[at.HOSTILE], 0) > 0) + (byte_at(s[at.HOSTILE], 1) > 0)


@kernel
def visit_at(s: Words, number: int) -> int:
    """Return the id of a move that lands on a hostile planet, or explores the one where a spaceship has landed."""
    place = number if byte_at(s[at.HOSTILE], 0) else 1
    planet = byte_at(s[at.HOSTILE], place) - 1
    return (at.EXPLORE_HOSTILE_ID if (s[at.HOSTILE_SHIPS] >> place) & 1 else at.LAND_HOSTILE_ID) + planet


@kernel
def ask_smuggler_turn(s: Words) -> int:
    """SmugglerTurn.asks: the person, if there are two planets to choose from."""
    s[ANSWER] = visit_at(s, 0)
    return 1 if count_visits(s) > 1 else 0


@kernel
def smuggler_turn(s: Words, t: Words) -> None:
    """SmugglerTurn: the player lands the Smuggler's spaceship on an open hostile planet, or explores the one where it has
    landed."""
    lands = s[ANSWER] < at.EXPLORE_HOSTILE_ID
    planet = s[ANSWER] - (at.LAND_HOSTILE_ID if lands else at.EXPLORE_HOSTILE_ID)
    place = 0 if byte_at(s[at.HOSTILE], 0) == planet + 1 else 1
    if lands:
        s[at.HOSTILE_SHIPS] |= 1 << place
        smuggle(s, t, t[at.LANDINGS + planet])
        return
    smuggle(s, t, t[at.EXPLORINGS + planet])
    s[at.EXPLORED] |= 1 << planet
    s[at.HOSTILE_SHIPS] &= ~(1 << place)
    s[at.HOSTILE] = with_byte(s[at.HOSTILE], place, reveal(s, t) + 1)


@kernel
def smuggle(s: Words, t: Words, abilities: int) -> None:
    """Do all abilities from left to right; what leaves the pool is replaced before the next. The cards trigger nothing."""
    while abilities:
        spot = (abilities & 15) - 1
        card = byte_at(s[at.POOL], spot) - 1
        if card >= 0:
            s[at.POOL] = with_byte(s[at.POOL], spot, 0)
            if abilities & at.TAKE:
                add(s, at.CREWS + 2 * t[at.SMUGGLER], card)
            else:
                push_card(s, at.DISCARDS, card)
        fill_pool(s, t)
        abilities >>= 8
