"""What cards and abilities are worth to a seat of Wild Space now, as kernels, for its advice."""

from __future__ import annotations

from wildtable.engine.twin.kernels import Words, kernel
from wildtable.engine.twin.kernels.bits import byte_at, lowest
from wildtable.games.wild_space import advice
from wildtable.games.wild_space.prospects import CREDIT, REMOVED
from wildtable.games.wild_space.twin import constants as at
from wildtable.games.wild_space.twin.prospects import added, gain, prepare, typical

TRIFLE, FORBIDDEN = advice.TRIFLE, advice.FORBIDDEN


@kernel
def prepare_advice(s: Words, t: Words, seat: int) -> None:
    """Note what all ratings of a question need, in words that are 0 otherwise."""
    prepare(s, t, seat)
    prepare_hand(s, t, seat)
    prepare_pool(s, t, seat)


@kernel
def clear_advice(s: Words) -> None:
    """Clear what was noted for ratings."""
    for place in range(at.PLAYS, at.SIZE):
        s[place] = 0


@kernel
def excess(s: Words, worth: int) -> int:
    """WildSpaceAdvisor.excess: by how much a card of this gain is better than a turn without a good card."""
    return max(0, worth - s[at.IDLE])


@kernel
def insert(s: Words, row: int, place: int, value: int) -> None:
    """Put a value at a place of a row of words, and move it forward past smaller ones."""
    while place > 0 and s[row + place - 1] < value:
        s[row + place] = s[row + place - 1]
        place -= 1
    s[row + place] = value


@kernel
def prepare_hand(s: Words, t: Words, seat: int) -> None:
    """WildSpaceAdvisor.best: the excesses of the cards in hand that are played, and of the next, the best first."""
    plays = s[at.PLAYS]
    for half in range(2):
        cards = s[at.HANDS + 2 * seat + half]
        while cards:
            found = excess(s, gain(s, t, seat, at.HALF * half + lowest(cards)))
            cards &= cards - 1
            if found > s[at.BEST + plays]:
                insert(s, at.BEST, plays, found)


@kernel
def prepare_pool(s: Words, t: Words, seat: int) -> None:
    """WildSpaceAdvisor.pool: the gains of the cards in the pool, the best first."""
    for spot in range(at.SPOTS):
        card = byte_at(s[at.POOL], spot) - 1
        insert(s, at.POOL_GAINS, spot, gain(s, t, seat, card) if card >= 0 else -1)


@kernel
def cost(s: Words, t: Words, seat: int, card: int) -> int:
    """WildSpaceAdvisor.cost: what the turns to come are worth less without a card in hand."""
    return max(0, excess(s, gain(s, t, seat, card)) - s[at.BEST + s[at.PLAYS]])


@kernel
def loss(s: Words, t: Words, seat: int, card: int) -> int:
    """WildSpaceAdvisor.loss: the cost of giving up a card in hand."""
    return cost(s, t, seat, card) + (CREDIT + gain(s, t, seat, card)) // TRIFLE


@kernel
def lift(s: Words, worth: int, before: int) -> int:
    """WildSpaceAdvisor.lift: the value of drawing a card of this gain after `before` better ones."""
    plays = s[at.PLAYS]
    return max(0, excess(s, worth) - s[at.BEST + plays - 1 - before]) if before < plays else 0


@kernel
def draw_worth(s: Words, amount: int) -> int:
    """WildSpaceAdvisor.act: the value of drawing cards, the best of the pool or typical ones."""
    worth = taken = 0
    for before in range(amount):
        found = typical(s)
        if taken < at.SPOTS and s[at.POOL_GAINS + taken] > found:
            found = s[at.POOL_GAINS + taken]
            taken += 1
        worth += lift(s, found, before)
    return worth


@kernel
def act(s: Words, t: Words, seat: int, ability: int, without: int) -> int:
    """WildSpaceAdvisor.act: the value of using an ability now, without a card in hand, or -1."""
    if t[at.ABILITY_EFFECTS + ability] != at.PLAY_EFFECT:
        return act_last(s, t, seat, ability, -1, -1, -1)
    worth = 0
    for half in range(2):
        cards = s[at.HANDS + 2 * seat + half] & t[at.MATCHING + 2 * t[at.ABILITY_WHATS + ability] + half]
        while cards:
            card = at.HALF * half + lowest(cards)
            cards &= cards - 1
            if card != without:
                worth = max(worth, entering(s, t, seat, card) - cost(s, t, seat, card))
    return worth


@kernel
def act_last(s: Words, t: Words, seat: int, ability: int, by: int, one: int, other: int) -> int:
    """WildSpaceAdvisor.act with `last`: the same at the end of a chain, without the card that offers it and two paid."""
    effect = t[at.ABILITY_EFFECTS + ability]
    if effect == at.DRAW_EFFECT:
        return draw_worth(s, t[at.ABILITY_AMOUNTS + ability])
    if effect == at.DRAW_AND_PLAY:
        return max(s[at.AVERAGE], s[at.POOL_GAINS])
    worth = 0
    for half in range(2):
        cards = s[at.HANDS + 2 * seat + half] & t[at.MATCHING + 2 * t[at.ABILITY_WHATS + ability] + half]
        while cards:
            card = at.HALF * half + lowest(cards)
            cards &= cards - 1
            if card != by and card != one and card != other:
                worth = max(worth, gain(s, t, seat, card) - cost(s, t, seat, card))
    return worth


@kernel
def entering(s: Words, t: Words, seat: int, card: int) -> int:
    """WildSpaceAdvisor.entering: the value of a card put into play, with its ability as it can be used now."""
    worth = added(s, t, seat, card)
    return worth + max(0, using(s, t, seat, card)) if t[at.CARD_ABILITIES + card] else worth


@kernel
def using(s: Words, t: Words, seat: int, card: int) -> int:
    """WildSpaceAdvisor.using: the value of an ability less the cost of its condition."""
    condition, ability = t[at.CARD_CONDITIONS + card] - 1, t[at.CARD_ABILITIES + card] - 1
    if condition < 0:
        return act_last(s, t, seat, ability, card, -1, -1)
    effect, what = t[at.CONDITION_EFFECTS_AT + condition], t[at.CONDITION_WHATS + condition]
    if effect == at.HAVE_EFFECT:
        return act_last(s, t, seat, ability, card, -1, -1) if s[at.COUNTS + what] else 0
    if effect == at.REMOVE_EFFECT:
        return act_last(s, t, seat, ability, card, -1, -1) - REMOVED
    paid = find_cheapest(s, t, seat, what, t[at.CONDITION_AMOUNTS + condition], card)
    if paid == FORBIDDEN:
        return 0
    return act_last(s, t, seat, ability, card, s[at.CHEAPEST], s[at.CHEAPEST + 1]) - paid


@kernel
def find_cheapest(s: Words, t: Words, seat: int, what: int, amount: int, without: int) -> int:
    """Note the one or two cards of a kind in hand that cost least to give up, and return their loss."""
    first, second = FORBIDDEN, FORBIDDEN
    s[at.CHEAPEST] = s[at.CHEAPEST + 1] = -1
    for half in range(2):
        cards = s[at.HANDS + 2 * seat + half] & t[at.MATCHING + 2 * what + half]
        while cards:
            card = at.HALF * half + lowest(cards)
            cards &= cards - 1
            if card != without:
                lost = loss(s, t, seat, card)
                if lost < first:
                    first, second = lost, first
                    s[at.CHEAPEST], s[at.CHEAPEST + 1] = card, s[at.CHEAPEST]
                elif lost < second:
                    second = lost
                    s[at.CHEAPEST + 1] = card
    if amount == 1:
        s[at.CHEAPEST + 1] = -1
        return first
    return FORBIDDEN if second == FORBIDDEN else first + second


@kernel
def price(s: Words, t: Words, seat: int, condition: int) -> int:
    """WildSpaceAdvisor.price: the cost of fulfilling a condition with the cheapest cards."""
    effect, what = t[at.CONDITION_EFFECTS_AT + condition], t[at.CONDITION_WHATS + condition]
    if effect == at.HAVE_EFFECT:
        return 0 if s[at.COUNTS + what] else FORBIDDEN
    if effect == at.REMOVE_EFFECT:
        return REMOVED
    return find_cheapest(s, t, seat, what, t[at.CONDITION_AMOUNTS + condition], -1)
