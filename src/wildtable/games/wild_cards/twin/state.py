"""What there is to know of a table of Wild Cards, as kernels."""

from __future__ import annotations

from wildtable.engine.twin.kernels import Words, kernel
from wildtable.engine.twin.kernels.bits import byte_at, copies_of, count_cards, kind_at, push_card
from wildtable.games.wild_cards.twin import constants as at


@kernel
def value(card: int) -> int:
    """Return the printed value of a habitat card."""
    return ((at.VALUES >> (2 * card)) & 3) + 1


@kernel
def total(counts: int) -> int:
    """Return the sum of the printed values."""
    found = 0
    while counts:
        card = kind_at(counts, 0)
        copies = copies_of(counts, card)
        found += value(card) * copies
        counts -= copies << (4 * card)
    return found


@kernel
def bid_of(s: Words, seat: int) -> int:
    """Return the card a seat has bid, plus 1, or 0."""
    return byte_at(s[at.BIDS], seat)


@kernel
def price(s: Words, seat: int) -> int:
    """Return how many further cards a bid costs."""
    bid = bid_of(s, seat)
    return value(bid - 1) - 1 if bid else 0


@kernel
def owes(s: Words, seat: int) -> bool:
    """Does this seat still have to pay for its bid?"""
    return price(s, seat) > count_cards(s[at.PAYMENTS + seat])


@kernel
def can_pay(s: Words, seat: int) -> bool:
    """Has this seat laid its payment, or the cards to do so?"""
    cost = price(s, seat)
    return cost <= count_cards(s[at.PAYMENTS + seat]) or cost <= count_cards(s[at.HANDS + seat])


@kernel
def owner(s: Words, animal: int) -> int:
    """Return the seat that owns a leader, plus 1, or 0."""
    return byte_at(s[at.LEADERS], animal)


@kernel
def is_last_round(s: Words, t: Words) -> bool:
    """Are there too few animals left for another display?"""
    return s[at.ANIMAL_PILE] < t[at.DISPLAY_SIZE]


@kernel
def receive(s: Words, seat: int, card: int) -> None:
    """Put a card into a hand."""
    if card == at.REFILL:
        s[at.HELD] |= 1 << seat
    else:
        s[at.HANDS + seat] += 1 << (4 * card)


@kernel
def take_from_hand(s: Words, seat: int, card: int) -> None:
    """Take a card out of a hand."""
    if card == at.REFILL:
        s[at.HELD] &= ~(1 << seat)
    else:
        s[at.HANDS + seat] -= 1 << (4 * card)


@kernel
def fill_sorted(s: Words, pile: int, counts: int, kinds: int) -> None:
    """Fill an empty pile in ascending order from the top, as a shuffle expects it."""
    for kind in range(kinds - 1, -1, -1):
        for _ in range(copies_of(counts, kind)):
            push_card(s, pile, kind)
