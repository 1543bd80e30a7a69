"""Refilling hands, the second phase of a round, as kernels: exchanges before it, leaders, Leo's pile, and drawing."""

from __future__ import annotations

from wildtable.engine.twin.kernels import Words, kernel
from wildtable.engine.twin.kernels.bits import (
    byte_at,
    copies_of,
    count_cards,
    pop_card,
    push_card,
    push_counts,
    with_byte,
    wrap,
)
from wildtable.engine.twin.kernels.chance import shuffle
from wildtable.engine.twin.kernels.frames import ANSWER, push
from wildtable.games.wild_cards.twin import constants as at
from wildtable.games.wild_cards.twin.state import bid_of, fill_sorted, owner


@kernel
def resolve_refills(s: Words, t: Words) -> None:
    """ResolveRefills: each seat that bid the refill card refills, in seat order, once all exchanges are done."""
    found = False
    for seat in range(t[at.SEATS] - 1, -1, -1):
        if bid_of(s, seat) == at.REFILL + 1:
            found = True
            push(s, at.REFILL_LEO if seat == t[at.LEO] else at.REFILL_HAND | (seat << 8))
    if found:
        push(s, at.EXCHANGE)


@kernel
def exchanger(s: Words, t: Words, frame: int) -> int:
    """Return the seat that may exchange an animal, or -1: the meerkat's owner on a refill bid, once at most."""
    seat = owner(s, at.MEERKAT) - 1
    if seat < 0 or (frame >> (8 + seat)) & 1 or seat >= t[at.PEOPLE] or bid_of(s, seat) != at.REFILL + 1:
        return -1
    return seat


@kernel
def ask_exchange(s: Words, t: Words, frame: int) -> int:
    """Exchange.asks: who may exchange, and has something to give."""
    seat = exchanger(s, t, frame)
    s[ANSWER] = at.PASS_ID
    return 1 << seat if seat >= 0 and s[at.COLLECTIONS + seat] else 0


@kernel
def exchange(s: Words, t: Words, frame: int) -> None:
    """Exchange: the meerkat: on a refill bid its owner may first exchange an animal. Each refill bidder does so once at
    most."""
    seat = exchanger(s, t, frame)
    if seat < 0:
        return
    exchanged = ((frame >> 16) << 3) | (seat + 1)
    push(s, at.EXCHANGE | (((frame >> 8) & 255) | (1 << seat)) << 8 | exchanged << 16)
    if s[ANSWER] != at.PASS_ID:
        push(s, at.GET_ANIMAL | (seat << 8) | ((s[ANSWER] - at.GIVE_ID) << 16))


@kernel
def place_of(s: Words, animal: int) -> int:
    """Return the nearest place with an animal."""
    place = 0
    while byte_at(s[at.DISPLAY], place) != animal + 1:
        place += 1
    return place


@kernel
def chosen_place(s: Words, t: Words, plain: int, placed: int) -> int:
    """Return the place of the display that the answer names."""
    if t[at.LEO] >= 0:
        return (s[ANSWER] - placed) // at.PLACE_STEP
    return place_of(s, s[ANSWER] - plain)


@kernel
def ask_get_animal(s: Words, t: Words, seat: int) -> int:
    """GetAnimal.asks: any animal of the display; where all are of one species nothing is to be chosen."""
    first = byte_at(s[at.DISPLAY], 0) - 1
    s[ANSWER] = at.GET_ID + first
    if t[at.LEO] >= 0:
        return 1 << seat
    for place in range(1, t[at.DISPLAY_SIZE]):
        if byte_at(s[at.DISPLAY], place) - 1 != first:
            return 1 << seat
    return 0


@kernel
def get_animal(s: Words, t: Words, seat: int, given: int) -> None:
    """GetAnimal: the animal given takes the place of the one gained; leaders follow at once."""
    place = chosen_place(s, t, at.GET_ID, at.GET_AT_ID)
    gained = byte_at(s[at.DISPLAY], place) - 1
    s[at.COLLECTIONS + seat] += (1 << (4 * gained)) - (1 << (4 * given))
    s[at.DISPLAY] = with_byte(s[at.DISPLAY], place, given + 1)
    claim_leader(s, t, seat, gained)
    hand_over_leader(s, t, seat, given)


@kernel
def claim_leader(s: Words, t: Words, seat: int, animal: int) -> None:
    """Give the leader to a seat that gained an animal and now has at least as many as any other."""
    own = copies_of(s[at.COLLECTIONS + seat], animal)
    for other in range(t[at.SEATS]):
        if copies_of(s[at.COLLECTIONS + other], animal) > own:
            return
    s[at.LEADERS] = with_byte(s[at.LEADERS], animal, seat + 1)


@kernel
def hand_over_leader(s: Words, t: Words, seat: int, animal: int) -> None:
    """Take the leader from a seat that gave an animal away and now has fewer than another: it goes to the one with most,
    or to the supply."""
    if owner(s, animal) != seat + 1:
        return
    most, heir = copies_of(s[at.COLLECTIONS + seat], animal), seat
    for step in range(1, t[at.SEATS]):
        other = wrap(seat + step, t[at.SEATS])
        if copies_of(s[at.COLLECTIONS + other], animal) > most:
            most, heir = copies_of(s[at.COLLECTIONS + other], animal), other
    s[at.LEADERS] = with_byte(s[at.LEADERS], animal, heir + 1 if most else 0)


@kernel
def ask_refill(s: Words, seat: int) -> int:
    """Refill.asks: each seat that has cards to discard."""
    return 1 << seat if s[at.HANDS + seat] else 0


@kernel
def refill(s: Words, seat: int) -> None:
    """Refill: discard any number of cards, draw up to seven (the squirrel's owner ten), take the refill card back."""
    push_counts(s, at.DISCARD, s[at.PICKS + seat])
    s[at.HANDS + seat] -= s[at.PICKS + seat]
    full = at.HAND_LIMIT if owner(s, at.SQUIRREL) == seat + 1 else 7
    push(s, at.TAKE_REFILL_BACK | (seat << 8))
    draw(s, seat, full - count_cards(s[at.HANDS + seat]))


@kernel
def take_refill_back(s: Words, seat: int) -> None:
    """TakeRefillBack: the refill card always returns to its owner."""
    s[at.BIDS] &= ~(255 << (8 * seat))
    s[at.HELD] |= 1 << seat


@kernel
def refill_leo(s: Words, t: Words) -> None:
    """RefillLeo: Leo discards the rest of his pile and gets a new one."""
    while s[at.LEO_PILE]:
        push_card(s, at.DISCARD, pop_card(s, at.LEO_PILE))
    s[at.BIDS] &= ~(255 << (8 * t[at.LEO]))
    push(s, at.FILL_LEO | (at.LEO_CARDS << 16))


@kernel
def fill_leo(s: Words, t: Words, cards: int) -> None:
    """FillLeo: Leo gets five habitat cards and a refill card, shuffled into a face-down pile."""
    while cards and s[at.HABITAT_PILE]:
        push_card(s, at.LEO_PILE, pop_card(s, at.HABITAT_PILE))
        cards -= 1
    if cards and s[at.DISCARD]:
        push(s, at.FILL_LEO | (cards << 16))
        push(s, at.RESHUFFLE)
        return
    found = 0
    while s[at.LEO_PILE]:
        found += 1 << (4 * pop_card(s, at.LEO_PILE))
    push_card(s, at.LEO_PILE, at.REFILL)
    fill_sorted(s, at.LEO_PILE, found, at.FIRST_WILD + 4)
    shuffle(s, t, at.LEO_PILE)


@kernel
def draw(s: Words, seat: int, cards: int) -> None:
    """Draw habitat cards, up to ten in hand; an empty pile is made again from the discards."""
    cards = min(cards, at.HAND_LIMIT - count_cards(s[at.HANDS + seat]))
    while cards > 0 and s[at.HABITAT_PILE]:
        s[at.HANDS + seat] += 1 << (4 * pop_card(s, at.HABITAT_PILE))
        cards -= 1
    if cards > 0 and s[at.DISCARD]:
        push(s, at.DRAW | (seat << 8) | (cards << 16))
        push(s, at.RESHUFFLE)


@kernel
def reshuffle(s: Words, t: Words) -> None:
    """Reshuffle: the discard pile is shuffled into a new draw pile. It is made when the old one is used up."""
    found = 0
    while s[at.DISCARD]:
        found += 1 << (4 * pop_card(s, at.DISCARD))
    fill_sorted(s, at.HABITAT_PILE, found, at.FIRST_WILD + 4)
    shuffle(s, t, at.HABITAT_PILE)
