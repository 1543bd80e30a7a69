"""The steps of Wild Space as kernels, in the order of the rulebook.

`ask_X` mirrors `X.asks` and returns the seats that owe an answer; `X` mirrors `X.follow` or `X.then`. A frame on the stack
is a step, from bit 8 on a seat, from bit 16 on whatever else the step carries. The answer is its first move; what was paid
is apart.
"""

from __future__ import annotations

from wildtable.engine.twin.kernels import Words, kernel
from wildtable.engine.twin.kernels.bits import byte_at, pop_card, push_card, with_byte
from wildtable.engine.twin.kernels.chance import shuffle
from wildtable.engine.twin.kernels.frames import ANSWER, push
from wildtable.games.wild_space.twin import constants as at
from wildtable.games.wild_space.twin.abilities import fulfils, perform
from wildtable.games.wild_space.twin.drawing import fill_pile, fill_pool, pay
from wildtable.games.wild_space.twin.sets import add, is_empty, size
from wildtable.games.wild_space.twin.smuggler import lay_out

# Setting up


@kernel
def set_up(s: Words, t: Words) -> None:
    """SetUpWildSpace: planets in a row, a captain each, the pool, three cards each, and the first player."""
    lay_planets(s, t)
    for captain in range(at.CAPTAINS - 1, -1, -1):
        push_card(s, at.CAPTAIN_PILE, captain)
    shuffle(s, t, at.CAPTAIN_PILE)
    for seat in range(t[at.SEATS]):
        add(s, at.CREWS + 2 * seat, pop_card(s, at.CAPTAIN_PILE))
    fill_pile(s, ((1 << at.HALF) - 1) & ~((1 << at.CAPTAINS) - 1), (1 << (at.CREW - at.HALF)) - 1)
    shuffle(s, t, at.PILE)
    fill_pool(s, t)
    for seat in range(t[at.PEOPLE]):
        for _ in range(at.HAND):
            add(s, at.HANDS + 2 * seat, pop_card(s, at.PILE))
    if t[at.SMUGGLER] >= 0:
        lay_out(s, t)
    for seat in range(t[at.SEATS] - 1, -1, -1):
        push_card(s, at.SCRATCH_PILE, seat)
    shuffle(s, t, at.SCRATCH_PILE)
    s[at.FIRST_SEAT] = pop_card(s, at.SCRATCH_PILE)
    s[at.SCRATCH_PILE] = s[at.SCRATCH_PILE + 1] = 0
    push(s, at.TURN_STEP)


@kernel
def lay_planets(s: Words, t: Words) -> None:
    """Lay two planets to start from open; one each of 3, 6 and 9 face down after them."""
    planet = 0
    for place in range(at.START_PLANETS):
        planet += 1
        s[at.PLANETS] |= planet << (8 * place)
    for stack in range(at.FACE_DOWN_STACKS):
        count = byte_at(at.STACK_COUNTS, stack)
        for number in range(count - 1, -1, -1):
            push_card(s, at.STACKS + 2 * stack, planet + number)
        planet += count
        shuffle(s, t, at.STACKS + 2 * stack)
        s[at.FACE_DOWN] |= (pop_card(s, at.STACKS + 2 * stack) + 1) << (8 * (at.FIRST_FACE_DOWN + stack))


# A turn


@kernel
def turn(s: Words, t: Words) -> None:
    """Turn: everybody in turn, clockwise, ten times; then the game is over."""
    if s[at.TURN] == at.TURNS * t[at.SEATS]:
        return
    seat = (s[at.FIRST_SEAT] + s[at.TURN]) % t[at.SEATS]
    push(s, at.NEXT_TURN)
    if seat == t[at.SMUGGLER]:
        push(s, at.SMUGGLER_TURN)
    else:
        push(s, at.END_TURN | (seat << 8))
        push(s, at.USE_SHIP | (seat << 8))


@kernel
def ship_at(s: Words, seat: int, sector: int) -> int:
    """Return what a seat has on a sector."""
    return (s[at.SHIPS_AT + seat] >> (2 * sector)) & 3


@kernel
def half_planet(s: Words, sector: int) -> int:
    """Return a sector of a planet that lies face up, as the tables count them."""
    return 2 * (byte_at(s[at.PLANETS], sector >> 1) - 1) + (sector & 1)


@kernel
def ships_left(s: Words, seat: int) -> int:
    """Return how many spaceships a seat can still land."""
    left = at.SHIPS
    for sector in range(at.SECTORS):
        if ship_at(s, seat, sector) != at.FREE:
            left -= 1
    return left


@kernel
def count_met(s: Words, t: Words, seat: int, sector: int) -> int:
    """Return how many conditions of a sector a seat can fulfil."""
    conditions = t[at.SECTOR_CONDITIONS + half_planet(s, sector)]
    count = 0
    while conditions:
        if fulfils(s, t, seat, (conditions & 255) - 1, -1):
            count += 1
        conditions >>= 8
    return count


@kernel
def met_at(s: Words, t: Words, seat: int, sector: int, number: int) -> int:
    """Return one of the conditions of a sector that a seat can fulfil."""
    conditions = t[at.SECTOR_CONDITIONS + half_planet(s, sector)]
    while True:
        if fulfils(s, t, seat, (conditions & 255) - 1, -1):
            if number == 0:
                return (conditions & 255) - 1
            number -= 1
        conditions >>= 8


@kernel
def landable(s: Words, t: Words, seat: int) -> int:
    """Return the sectors on which a seat can land. Where there are conditions, one must be fulfilled."""
    found = 0
    if ships_left(s, seat) == 0:
        return 0
    crew = size(s, at.CREWS + 2 * seat)
    for sector in range(at.SECTORS):
        place = sector >> 1
        if byte_at(s[at.PLANETS], place) == 0 or ship_at(s, seat, sector) != at.FREE or crew < byte_at(at.NEEDS, place):
            continue
        if t[at.SECTOR_CONDITIONS + half_planet(s, sector)] == 0 or count_met(s, t, seat, sector):
            found |= 1 << sector
    return found


@kernel
def explorable(s: Words, seat: int) -> int:
    """Return the sectors on which a seat can explore."""
    found = 0
    for sector in range(at.SECTORS):
        if ship_at(s, seat, sector) == at.LANDED:
            found |= 1 << sector
    return found


@kernel
def ask_use_ship(s: Words, t: Words, seat: int) -> int:
    """UseShip.asks: nobody, where there is one way to go, nothing to fulfil and no card to refresh the pool with."""
    if not is_empty(s, at.HANDS + 2 * seat):
        return 1 << seat
    landing, exploring = landable(s, t, seat), explorable(s, seat)
    ways = landing | exploring << at.SECTORS
    if ways & (ways - 1):
        return 1 << seat
    if ways == 0:
        s[ANSWER] = at.STAY_ID
        return 0
    for sector in range(at.SECTORS):
        if (landing >> sector) & 1:
            if t[at.SECTOR_CONDITIONS + half_planet(s, sector)]:
                return 1 << seat
            s[ANSWER] = at.LAND_ID + sector
        elif (exploring >> sector) & 1:
            s[ANSWER] = at.EXPLORE_ID + sector
    return 0


@kernel
def use_ship(s: Words, t: Words, seat: int) -> None:
    """UseShip: land a new spaceship, or explore with one that has landed. Who can do neither stays, and the turn counts."""
    if s[ANSWER] == at.STAY_ID:
        return
    if s[ANSWER] >= at.EXPLORE_ID:
        sector = s[ANSWER] - at.EXPLORE_ID
        s[at.SHIPS_AT + seat] += (at.EXPLORED_SHIP - at.LANDED) << (2 * sector)
        act(s, t, seat, sector, at.EXPLORING_ACTIONS)
        return
    sector = s[ANSWER] - at.LAND_ID
    s[at.SHIPS_AT + seat] += at.LANDED << (2 * sector)
    pay(s, t, seat)
    act(s, t, seat, sector, t[at.SECTOR_ACTIONS + half_planet(s, sector)])


@kernel
def act(s: Words, t: Words, seat: int, sector: int, actions: int) -> None:
    """Take the action of a sector; where it offers several, one of them."""
    if actions >> 8:
        push(s, at.TAKE_ACTION | (seat << 8) | (sector << 16))
    else:
        perform(s, t, seat, actions - 1, -1)


@kernel
def actions_of(s: Words, t: Words, seat: int, sector: int) -> int:
    """TakeAction.actions: what the sector offers; an exploration always offers the same two."""
    if ship_at(s, seat, sector) == at.EXPLORED_SHIP:
        return at.EXPLORING_ACTIONS
    return t[at.SECTOR_ACTIONS + half_planet(s, sector)]


@kernel
def take_action(s: Words, t: Words, seat: int) -> None:
    """TakeAction: one of the actions that the sector offers."""
    perform(s, t, seat, s[ANSWER] - at.TAKE_ID, -1)


# The end of a turn


@kernel
def ask_end_turn(s: Words, seat: int) -> int:
    """EndTurn.asks: each seat that has a card to refresh the pool with."""
    s[ANSWER] = at.END_ID
    return 0 if is_empty(s, at.HANDS + 2 * seat) else 1 << seat


@kernel
def end_turn(s: Words, seat: int) -> None:
    """EndTurn: each seat that is done says so; then planets are turned up that the crew is large enough for."""
    crew = size(s, at.CREWS + 2 * seat)
    for place in range(at.FIRST_FACE_DOWN, at.PLANETS_IN_ROW):
        if byte_at(s[at.FACE_DOWN], place) and crew >= byte_at(at.NEEDS, place):
            s[at.PLANETS] = with_byte(s[at.PLANETS], place, byte_at(s[at.FACE_DOWN], place))
            s[at.FACE_DOWN] = with_byte(s[at.FACE_DOWN], place, 0)


@kernel
def next_turn(s: Words) -> None:
    """NextTurn: the turn passes to the left."""
    s[at.USED] = s[at.USED + 1] = 0
    s[at.TURN] += 1
    push(s, at.TURN_STEP)
