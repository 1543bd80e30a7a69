"""The advice of Wild Space as kernels: the same ratings as `wild_space.advice`, for a seat's own cards and what is open."""

from __future__ import annotations

from wildtable.engine.twin.kernels import Words, kernel
from wildtable.engine.twin.kernels.bits import byte_at, with_byte
from wildtable.engine.twin.kernels.frames import DEPTH, STACK
from wildtable.games.wild_space import advice
from wildtable.games.wild_space.prospects import CREDIT
from wildtable.games.wild_space.twin import constants as at
from wildtable.games.wild_space.twin.abilities import fulfils
from wildtable.games.wild_space.twin.prospects import added, gain, spread, timely, typical
from wildtable.games.wild_space.twin.scoring import score
from wildtable.games.wild_space.twin.sets import add, captain_of, remove, size
from wildtable.games.wild_space.twin.steps import half_planet, ship_at, ships_left
from wildtable.games.wild_space.twin.valuation import act, cost, entering, lift, loss, price

RESERVE, BOTHER, MARGIN, SMUGGLED = advice.RESERVE, advice.BOTHER, advice.MARGIN, advice.SMUGGLED
TRIFLE, ENVY, FORBIDDEN = advice.TRIFLE, advice.ENVY, advice.FORBIDDEN
WORST = -(1 << 40)


@kernel
def rate(s: Words, t: Words, seat: int, move: int) -> int:
    """RATINGS: rate a move by its verb."""
    if move >= at.LAND_HOSTILE_ID:
        if move < at.EXPLORE_HOSTILE_ID:
            return -harm(s, t, seat, t[at.LANDINGS + move - at.LAND_HOSTILE_ID])
        return -harm(s, t, seat, t[at.EXPLORINGS + move - at.EXPLORE_HOSTILE_ID])
    if move < at.EXPLORE_ID:
        return rate_landing(s, t, seat, move - at.LAND_ID)
    if move < at.STAY_ID:
        return best_action(s, t, seat, at.EXPLORING_ACTIONS)
    if move == at.STAY_ID or move == at.DECLINE_ID or move == at.END_ID:
        return 0
    if move < at.TAKE_ID:
        return -price(s, t, seat, move - at.MEET_ID)
    if move < at.DRAW_PILE_ID:
        return act(s, t, seat, move - at.TAKE_ID, -1)
    if move < at.REFRESH_ID + at.CAPTAINS:
        return rate_draw(s, t, seat, move)
    if move < at.PLAY_ID + at.CAPTAINS:
        return rate_refresh(s, t, seat, move - at.REFRESH_ID)
    if move < at.DISCARD_ID + at.CAPTAINS:
        return rate_play(s, t, seat, move - at.PLAY_ID)
    if move < at.REMOVE_ID + at.CAPTAINS:
        return rate_discard(s, t, seat, move - at.DISCARD_ID)
    if move < at.USE_ID:
        return rate_removal(s, t, seat, move - at.REMOVE_ID)
    return CREDIT if move == at.USE_ID else rate_order(s, t, seat, move)


# Spaceships


@kernel
def best_action(s: Words, t: Words, seat: int, actions: int) -> int:
    """WildSpaceAdvisor.explore: the value of the best of several actions."""
    worth = WORST
    while actions:
        worth = max(worth, act(s, t, seat, (actions & 255) - 1, -1))
        actions >>= 8
    return worth


@kernel
def rate_landing(s: Words, t: Words, seat: int, sector: int) -> int:
    """WildSpaceAdvisor.land: the action less its price, and less a share of the better sector that then lacks a ship."""
    half = half_planet(s, sector)
    worth = best_action(s, t, seat, t[at.SECTOR_ACTIONS + half])
    conditions = t[at.SECTOR_CONDITIONS + half]
    if conditions:
        cheapest = FORBIDDEN
        while conditions:
            cheapest = min(cheapest, price(s, t, seat, (conditions & 255) - 1))
            conditions >>= 8
        worth -= cheapest
    return worth - RESERVE * max(0, reserve(s, t, seat) - t[at.USUAL + half]) // 1000


@kernel
def sector_worth(s: Words, t: Words, seat: int, sector: int) -> int:
    """WildSpaceAdvisor.worth: the general value of a sector, or -1 where the seat has a ship or never comes."""
    place = sector >> 1
    reach = size(s, at.CREWS + 2 * seat) + s[at.PLAYS]
    if ship_at(s, seat, sector) != at.FREE or reach < byte_at(at.NEEDS, place):
        return -1
    if byte_at(s[at.PLANETS], place):
        return t[at.USUAL + half_planet(s, sector)]
    return t[at.USUAL_FACE_DOWN + place]


@kernel
def reserve(s: Words, t: Words, seat: int) -> int:
    """WildSpaceAdvisor.reserve: the lowest value among the best sectors for the spaceships left."""
    ships = ships_left(s, seat)
    lowest_worth = -WORST
    for sector in range(at.SECTORS):
        worth = sector_worth(s, t, seat, sector)
        better = 0
        for other in range(at.SECTORS):
            if sector_worth(s, t, seat, other) > worth:
                better += 1
        if worth >= 0 and better < ships:
            lowest_worth = min(lowest_worth, worth)
    return lowest_worth


# Cards


@kernel
def drawn(s: Words, worth: int, step: int) -> int:
    """WildSpaceAdvisor.drawn: the value of a card of this gain where it goes now: into play, or into the hand."""
    return worth if step == at.DRAW_INTO_PLAY else lift(s, worth, 0) + worth // TRIFLE


@kernel
def good(s: Words, step: int) -> int:
    """WildSpaceAdvisor.good: the value of drawing a good card."""
    return drawn(s, s[at.AVERAGE] + spread(s), step)


@kernel
def bad(s: Words, step: int) -> int:
    """WildSpaceAdvisor.bad: the value of drawing a bad card."""
    return drawn(s, max(0, s[at.AVERAGE] - spread(s)), step)


@kernel
def rate_draw(s: Words, t: Words, seat: int, move: int) -> int:
    """WildSpaceAdvisor.draw: the value of the card in this spot; a card of the pile is as often good as bad."""
    step = s[STACK + s[DEPTH] - 1] & 255
    if move == at.DRAW_PILE_ID:
        return (good(s, step) + bad(s, step)) // 2
    card = byte_at(s[at.POOL], move - at.DRAW_SPOT_ID) - 1
    if step == at.DRAW_INTO_PLAY:
        return entering(s, t, seat, card)
    return drawn(s, gain(s, t, seat, card), step)


@kernel
def rate_refresh(s: Words, t: Words, seat: int, card: int) -> int:
    """WildSpaceAdvisor.refresh: only before drawing, if the best of three new cards is clearly worth more."""
    step = s[STACK + s[DEPTH] - 1] & 255
    if step != at.DRAW and step != at.DRAW_INTO_PLAY:
        return -CREDIT
    return (7 * good(s, step) + bad(s, step)) // 8 - loss(s, t, seat, card) - timely(s, BOTHER) - MARGIN


@kernel
def rate_play(s: Words, t: Words, seat: int, card: int) -> int:
    """WildSpaceAdvisor.play: of cards that will all be played sooner or later, the best first."""
    return entering(s, t, seat, card) - cost(s, t, seat, card) + gain(s, t, seat, card) // TRIFLE


@kernel
def paid_for(s: Words, t: Words, seat: int, without: int) -> int:
    """WildSpaceAdvisor.paid: the value of what is paid for: a card's ability."""
    frame = s[STACK + s[DEPTH] - 1]
    if frame & 255 != at.USE_ABILITY:
        return 0
    return act(s, t, seat, t[at.CARD_ABILITIES + (frame >> 16)] - 1, without)


@kernel
def rate_discard(s: Words, t: Words, seat: int, card: int) -> int:
    """WildSpaceAdvisor.discard: the least useful card, if what it pays for is worth more."""
    frame = s[STACK + s[DEPTH] - 1]
    owed = 1
    if frame & 255 == at.USE_ABILITY:
        owed = t[at.CONDITION_AMOUNTS + t[at.CARD_CONDITIONS + (frame >> 16)] - 1] - size(s, at.PAID)
    return paid_for(s, t, seat, card) - loss(s, t, seat, card) * owed


@kernel
def rate_removal(s: Words, t: Words, seat: int, card: int) -> int:
    """WildSpaceAdvisor.remove: the card that costs least: the credits lost, or what it would add if it were played again."""
    lost = score(s, t, seat)
    remove(s, at.CREWS + 2 * seat, card)
    lost -= score(s, t, seat)
    add(s, at.CREWS + 2 * seat, card)
    return paid_for(s, t, seat, -1) - max(CREDIT * lost, added(s, t, seat, card)) - CREDIT // TRIFLE


@kernel
def rate_order(s: Words, t: Words, seat: int, move: int) -> int:
    """WildSpaceAdvisor.first: draw before playing; an ability whose condition is not met yet comes last."""
    rest = s[STACK + s[DEPTH] - 1] >> 16
    card, square = rest & 255, rest >> 8
    ability = byte_at(t[at.TRACKS + captain_of(s, seat)], square - 1) - 1
    if move == at.FIRST_CARD_ID:
        ability = t[at.CARD_ABILITIES + card] - 1
        condition = t[at.CARD_CONDITIONS + card] - 1
        has = condition >= 0 and t[at.CONDITION_EFFECTS_AT + condition] == at.HAVE_EFFECT
        if has and not fulfils(s, t, seat, condition, card):
            return -1
    effect = t[at.ABILITY_EFFECTS + ability]
    return 2 if effect == at.DRAW_EFFECT else int(effect == at.DRAW_AND_PLAY)


# The Smuggler


@kernel
def harm(s: Words, t: Words, seat: int, abilities: int) -> int:
    """WildSpaceAdvisor.smuggling: what the Smuggler gains, and the value of the cards that leave the pool."""
    pool = s[at.POOL]
    done = 0
    while abilities:
        spot = (abilities & 15) - 1
        card = byte_at(pool, spot) - 1
        pool = with_byte(pool, spot, 0)
        done += ENVY * (typical(s) if card < 0 else gain(s, t, seat, card)) // 1000
        if abilities & at.TAKE:
            done += SMUGGLED if card < 0 else CREDIT * smuggled(s, t, card)
        abilities >>= 8
    return done


@kernel
def smuggled(s: Words, t: Words, card: int) -> int:
    """WildSpaceAdvisor.smuggled: the credits that a card brings the Smuggler."""
    crew = at.CREWS + 2 * t[at.SMUGGLER]
    before = score(s, t, t[at.SMUGGLER])
    add(s, crew, card)
    after = score(s, t, t[at.SMUGGLER])
    remove(s, crew, card)
    return after - before
