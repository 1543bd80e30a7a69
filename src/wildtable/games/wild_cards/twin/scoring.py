"""The final scoring of Wild Cards as kernels."""

from __future__ import annotations

from wildtable.engine.twin.kernels import Words, kernel
from wildtable.engine.twin.kernels.bits import byte_at, copies_of, count_cards
from wildtable.games.wild_cards.twin import constants as at


@kernel
def score(s: Words, t: Words, seat: int) -> int:
    """Return a seat's points: two a card of its largest species, one of the second largest, one a leader (the peacock's
    three), tokens."""
    most = second = leaders = 0
    for animal in range(at.SPECIES):
        count = copies_of(s[at.COLLECTIONS + seat], animal)
        if count > most:
            most, second = count, most
        elif count > second:
            second = count
        if byte_at(s[at.LEADERS], animal) == seat + 1:
            leaders += 3 if animal == at.PEACOCK else 1
    return 2 * most + second + leaders + byte_at(s[at.TOKENS], seat)


@kernel
def rank_key(s: Words, t: Words, seat: int) -> int:
    """Return a number that is higher for a seat that ranks higher: points, then the size of the collection. Leo has none."""
    if seat >= t[at.PEOPLE]:
        return -1
    return 64 * score(s, t, seat) + count_cards(s[at.COLLECTIONS + seat])
