"""Putting cards into play, and what they set off, as kernels: abilities with their conditions, veterans, chains."""

from __future__ import annotations

from wildtable.engine.twin.kernels import Words, kernel
from wildtable.engine.twin.kernels.bits import byte_at, count_bits
from wildtable.engine.twin.kernels.frames import ANSWER, push
from wildtable.games.wild_space.twin import constants as at
from wildtable.games.wild_space.twin.drawing import pay, take
from wildtable.games.wild_space.twin.sets import (
    add,
    captain_of,
    contains,
    count_matching,
    is_empty,
    remove,
    size,
)

# Conditions


@kernel
def payable(s: Words, t: Words, seat: int, condition: int, half: int) -> int:
    """Return the cards among which a seat chooses what to discard or to remove, one half of the set."""
    if t[at.CONDITION_EFFECTS_AT + condition] == at.DISCARD_EFFECT:
        return s[at.HANDS + 2 * seat + half] & t[at.MATCHING + 2 * t[at.CONDITION_WHATS + condition] + half]
    crew = s[at.CREWS + 2 * seat + half]
    return crew if half else crew & ~((1 << at.CAPTAINS) - 1)


@kernel
def count_payable(s: Words, t: Words, seat: int, condition: int) -> int:
    return count_bits(payable(s, t, seat, condition, 0)) + count_bits(payable(s, t, seat, condition, 1))


@kernel
def fulfils(s: Words, t: Words, seat: int, condition: int, by: int) -> bool:
    """Can a seat fulfil a condition? What it must have is in the crew, without the card that asks for it."""
    if t[at.CONDITION_EFFECTS_AT + condition] == at.HAVE_EFFECT:
        what = t[at.CONDITION_WHATS + condition]
        own = 0
        if by >= 0 and contains(s, at.CREWS + 2 * seat, by) and contains(t, at.MATCHING + 2 * what, by):
            own = 1
        return count_matching(s, t, at.CREWS + 2 * seat, what) > own
    return count_payable(s, t, seat, condition) >= t[at.CONDITION_AMOUNTS + condition]


@kernel
def may_fulfil(s: Words, t: Words, seat: int, condition: int, by: int) -> bool:
    """Could a condition be fulfilled, by public facts alone? Of a hand, that is its size."""
    if t[at.CONDITION_EFFECTS_AT + condition] == at.DISCARD_EFFECT:
        return size(s, at.HANDS + 2 * seat) >= t[at.CONDITION_AMOUNTS + condition]
    return fulfils(s, t, seat, condition, by)


# Steps


@kernel
def ask_put_into_play(s: Words, seat: int) -> int:
    """PutIntoPlay.asks: each seat that has a hand."""
    s[ANSWER] = at.NOTHING
    return 0 if is_empty(s, at.HANDS + 2 * seat) else 1 << seat


@kernel
def put_into_play(s: Words, t: Words, seat: int, by: int) -> None:
    """PutIntoPlay: one may put a card of a kind from hand into play. `by` is the card whose ability allows it, or -1."""
    if s[ANSWER] == at.NOTHING or s[ANSWER] == at.DECLINE_ID:
        return
    if by >= 0:
        add(s, at.USED, by)
    card = s[ANSWER] - at.PLAY_ID
    remove(s, at.HANDS + 2 * seat, card)
    add(s, at.CREWS + 2 * seat, card)
    enter(s, t, seat, card)


@kernel
def draw_into_play(s: Words, t: Words, seat: int) -> None:
    """DrawIntoPlay: draw a card, from pile or pool, and put it into play at once."""
    if s[ANSWER] == at.NOTHING:
        return
    card = take(s, t)
    add(s, at.CREWS + 2 * seat, card)
    enter(s, t, seat, card)


@kernel
def enter(s: Words, t: Words, seat: int, card: int) -> None:
    """Give what a card gives that was put into play: its ability, and for a veteran that of the next square of the track."""
    offers = t[at.CARD_ABILITIES + card] > 0 and not contains(s, at.USED, card)
    square = byte_at(s[at.TOKENS], seat)
    gift = 0
    captain = captain_of(s, seat)
    if t[at.VETERANS + card] and square < t[at.TRACK_LENGTHS + captain]:
        s[at.TOKENS] += 1 << (8 * seat)
        gift = byte_at(t[at.TRACKS + captain], square)
    if offers and gift:
        push(s, at.IN_ANY_ORDER | (seat << 8) | ((card | (square + 1) << 8) << 16))
    elif offers:
        push(s, at.USE_ABILITY | (seat << 8) | (card << 16))
    elif gift:
        perform(s, t, seat, gift - 1, -1)


@kernel
def in_any_order(s: Words, t: Words, seat: int, rest: int) -> None:
    """InAnyOrder: card and square both give something: the player says which comes first, and all of that comes before the
    other."""
    card, square = rest & 255, rest >> 8
    gift = byte_at(t[at.TRACKS + captain_of(s, seat)], square - 1) - 1
    if s[ANSWER] == at.FIRST_CARD_ID:
        perform(s, t, seat, gift, -1)
        push(s, at.USE_ABILITY | (seat << 8) | (card << 16))
    else:
        push(s, at.USE_ABILITY | (seat << 8) | (card << 16))
        perform(s, t, seat, gift, -1)


@kernel
def is_offered(s: Words, t: Words, seat: int, card: int) -> bool:
    """UseAbility.offered: is the card in the crew and unused, and its condition one that could be fulfilled by
    public facts alone?"""
    if contains(s, at.USED, card) or not contains(s, at.CREWS + 2 * seat, card):
        return False
    condition = t[at.CARD_CONDITIONS + card] - 1
    return condition < 0 or may_fulfil(s, t, seat, condition, card)


@kernel
def asks_for_cards(t: Words, card: int) -> bool:
    """Must cards be paid for the ability of a card?"""
    condition = t[at.CARD_CONDITIONS + card] - 1
    return condition >= 0 and t[at.CONDITION_EFFECTS_AT + condition] != at.HAVE_EFFECT


@kernel
def count_price(s: Words, t: Words, seat: int, card: int) -> int:
    """Return how many cards may be chosen to pay for the ability of a card: none if they are too few."""
    condition = t[at.CARD_CONDITIONS + card] - 1
    count = count_payable(s, t, seat, condition)
    return count if count >= t[at.CONDITION_AMOUNTS + condition] else 0


@kernel
def ask_use_ability(s: Words, t: Words, seat: int, card: int) -> int:
    """UseAbility.asks: whether to use it, and what to pay; nothing where the choice of a card to play is all there is."""
    s[ANSWER] = at.NOTHING
    if not is_offered(s, t, seat, card):
        return 0
    if asks_for_cards(t, card):
        s[ANSWER] = at.DECLINE_ID
        return 0 if is_empty(s, at.HANDS + 2 * seat) and count_price(s, t, seat, card) == 0 else 1 << seat
    return 0 if t[at.ABILITY_EFFECTS + t[at.CARD_ABILITIES + card] - 1] == at.PLAY_EFFECT else 1 << seat


@kernel
def use_ability(s: Words, t: Words, seat: int, card: int) -> None:
    """UseAbility: a card just put into play offers its ability, if its condition is fulfilled; it never has to be used."""
    ability = t[at.CARD_ABILITIES + card] - 1
    if s[ANSWER] == at.NOTHING:
        if is_offered(s, t, seat, card):
            perform(s, t, seat, ability, card)
    elif s[ANSWER] != at.DECLINE_ID:
        add(s, at.USED, card)
        pay(s, t, seat)
        perform(s, t, seat, ability, -1)


@kernel
def perform(s: Words, t: Words, seat: int, ability: int, by: int) -> None:
    """Put the step of an ability, a square or a planet's action before all others."""
    effect = t[at.ABILITY_EFFECTS + ability]
    if effect == at.DRAW_EFFECT:
        push(s, at.DRAW | (seat << 8) | (t[at.ABILITY_AMOUNTS + ability] << 16))
    elif effect == at.PLAY_EFFECT:
        push(s, at.PUT_INTO_PLAY | (seat << 8) | ((t[at.ABILITY_WHATS + ability] | (by + 1) << 8) << 16))
    else:
        push(s, at.DRAW_INTO_PLAY | (seat << 8))
