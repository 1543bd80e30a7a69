"""Bits: sets and multisets of small numbers in one word. Small numbers have a byte and are at most 127.

A set of up to 62 numbers has one bit for each. A multiset of kinds 0 to 15 ("counts") has four bits for each kind, up to 15
copies, of the last kind up to 7; its "flags" have the lowest of the four bits set where there is at least one copy.
"""

from __future__ import annotations

from wildtable.engine.twin.kernels import Words, kernel

FLAGS = 0x1111111111111111
BYTES = 0x0101010101010101
LOW_NIBBLES = 0x0F0F0F0F0F0F0F0F
PAIRS = 0x3333333333333333
ODD_BITS = 0x5555555555555555


@kernel
def sum_bytes(word: int) -> int:
    """Return the sum of the eight bytes of a word, up to 255. A product would do it at once, and overflow."""
    word += word >> 32
    word += word >> 16
    return (word + (word >> 8)) & 255


@kernel
def flags_of(counts: int) -> int:
    """Return the flags of the kinds that are there."""
    halves = counts | (counts >> 1)
    return (halves | (halves >> 2)) & FLAGS


@kernel
def count_flags(flags: int) -> int:
    """Return how many kinds are flagged."""
    return sum_bytes((flags & BYTES) + ((flags >> 4) & BYTES))


@kernel
def count_kinds(counts: int) -> int:
    """Return how many different kinds there are."""
    return count_flags(flags_of(counts))


@kernel
def count_cards(counts: int) -> int:
    """Return how many cards there are, copies included."""
    return sum_bytes((counts & LOW_NIBBLES) + ((counts >> 4) & LOW_NIBBLES))


@kernel
def only_flagged(counts: int, flags: int) -> int:
    """Return the cards of the kinds that are flagged."""
    return counts & (7 * flags | (flags & (FLAGS >> 4)) << 3)


@kernel
def copies_of(counts: int, kind: int) -> int:
    """Return how many copies of a kind there are."""
    return (counts >> (4 * kind)) & 15


@kernel
def kind_at(counts: int, number: int) -> int:
    """Return the kind that has `number` smaller kinds below it."""
    flags = flags_of(counts)
    for _ in range(number):
        flags &= flags - 1
    return count_flags(((flags & -flags) - 1) & FLAGS)


@kernel
def count_bits(members: int) -> int:
    """Return the size of a set."""
    pairs = members - ((members >> 1) & ODD_BITS)
    nibbles = (pairs & PAIRS) + ((pairs >> 2) & PAIRS)
    return sum_bytes((nibbles + (nibbles >> 4)) & LOW_NIBBLES)


@kernel
def lowest(members: int) -> int:
    """Return the smallest member of a set that is not empty."""
    return count_bits((members & -members) - 1)


@kernel
def bit_at(members: int, number: int) -> int:
    """Return the member that has `number` smaller members."""
    for _ in range(number):
        members &= members - 1
    return lowest(members)


@kernel
def byte_at(word: int, place: int) -> int:
    """Return one of the eight small numbers in a word."""
    return (word >> (8 * place)) & 255


@kernel
def with_byte(word: int, place: int, value: int) -> int:
    """Return the word with one of its eight small numbers changed."""
    return word ^ ((((word >> (8 * place)) & 255) ^ value) << (8 * place))


@kernel
def wrap(seat: int, seats: int) -> int:
    """Return a number less than twice the number of seats as a seat; faster than a division."""
    return seat - seats if seat >= seats else seat


# Piles: a word with the number of cards, then the cards, eight to a word, the top card last


@kernel
def card_at(s: Words, pile: int, place: int) -> int:
    """Return the card at a place of a pile, counted from the bottom."""
    return (s[pile + 1 + (place >> 3)] >> (8 * (place & 7))) & 255


@kernel
def put_card(s: Words, pile: int, place: int, card: int) -> None:
    """Change the card at a place of a pile, counted from the bottom."""
    word, shift = pile + 1 + (place >> 3), 8 * (place & 7)
    s[word] ^= (((s[word] >> shift) & 255) ^ card) << shift


@kernel
def push_card(s: Words, pile: int, card: int) -> None:
    """Put a card onto a pile."""
    put_card(s, pile, s[pile], card)
    s[pile] += 1


@kernel
def pop_card(s: Words, pile: int) -> int:
    """Take the top card of a pile that is not empty. What is left where it lay is never read and cleared on leaving, so
    that equal positions have equal words."""
    s[pile] -= 1
    card = card_at(s, pile, s[pile])
    put_card(s, pile, s[pile], 0)
    return card


@kernel
def push_counts(s: Words, pile: int, counts: int) -> None:
    """Put cards onto a pile, in ascending order."""
    while counts:
        kind = kind_at(counts, 0)
        counts -= 1 << (4 * kind)
        push_card(s, pile, kind)
