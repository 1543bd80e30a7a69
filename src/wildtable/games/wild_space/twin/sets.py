"""Sets of crew cards: two words each, the first for the lower half of the cards."""

from __future__ import annotations

from wildtable.engine.twin.kernels import Words, kernel
from wildtable.engine.twin.kernels.bits import bit_at, count_bits
from wildtable.games.wild_space.twin import constants as at


@kernel
def add(s: Words, cards: int, card: int) -> None:
    """Put a card into a set."""
    if card < at.HALF:
        s[cards] |= 1 << card
    else:
        s[cards + 1] |= 1 << (card - at.HALF)


@kernel
def remove(s: Words, cards: int, card: int) -> None:
    """Take a card out of a set."""
    if card < at.HALF:
        s[cards] &= ~(1 << card)
    else:
        s[cards + 1] &= ~(1 << (card - at.HALF))


@kernel
def contains(s: Words, cards: int, card: int) -> bool:
    """Is a card in a set?"""
    if card < at.HALF:
        return (s[cards] >> card) & 1 == 1
    return (s[cards + 1] >> (card - at.HALF)) & 1 == 1


@kernel
def size(s: Words, cards: int) -> int:
    """Return how many cards are in a set."""
    return count_bits(s[cards]) + count_bits(s[cards + 1])


@kernel
def is_empty(s: Words, cards: int) -> bool:
    return s[cards] == 0 and s[cards + 1] == 0


@kernel
def member(low: int, high: int, number: int) -> int:
    """Return the card of a set that has `number` smaller ones."""
    count = count_bits(low)
    return bit_at(low, number) if number < count else at.HALF + bit_at(high, number - count)


@kernel
def count_matching(s: Words, t: Words, cards: int, what: int) -> int:
    """Return how many cards of a set show a thing."""
    things = at.MATCHING + 2 * what
    return count_bits(s[cards] & t[things]) + count_bits(s[cards + 1] & t[things + 1])


@kernel
def captain_of(s: Words, seat: int) -> int:
    """Return a seat's captain."""
    return bit_at(s[at.CREWS + 2 * seat], 0)
