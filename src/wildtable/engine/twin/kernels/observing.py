"""Observations: what a seat sees, as numbers in fixed places.

A game declares its fields as data; one kernel reads them. Seats are counted from the viewer, who is always the first, so
that a learner need not know where it sits. Every game has room for as many seats as it can have.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import accumulate, chain, pairwise
from typing import NamedTuple

from wildtable.engine.twin.kernels import Words, kernel
from wildtable.engine.twin.kernels.bits import byte_at, card_at, count_bits, count_cards
from wildtable.engine.twin.kernels.frames import DEPTH, OWING, STACK

TABLE, SEATS, OWN, ASKED = range(4)
"""What a field describes: the table, each seat, the viewer, or the table while the viewer is asked."""
IN_WORDS, IN_BYTES, IN_BITS, IN_FRAME = range(4)
"""Where the values of a field are: words, bytes or bits of a word, or the bytes of the frame of the next step."""
NUMBER, CELLS, ONE_HOT, HOLDER, CARDS, MEMBERS, PILE = range(7)
"""What becomes of a value: itself; the small numbers in it; a 1 in its place; a 1 in the place of a seat; how many cards or
members it has; how many cards of each kind are in the pile that begins there."""


class Field(NamedTuple):
    """Some numbers of an observation, `size` for each word of each value; `MEMBERS` has one for each value."""

    name: str
    word: int
    of: int = TABLE
    place: int = IN_WORDS
    form: int = NUMBER
    size: int = 1
    values: int = 1
    """How many values there are, of a table; a field of seats has one for each."""
    first: int = 0
    """The index of the first value."""
    words: int = 1
    """How many words each value has, one after the other."""
    bits: int = 4
    """The bits of each small number, for `CELLS`."""
    lowest: int = 1
    """The value of the first place, for `ONE_HOT` and `HOLDER`."""
    more: int = 0
    """The word with the set of seats that have one card more than their words say, for `CARDS`; 0 for none."""


def common_fields(steps: int) -> tuple[Field, ...]:
    """Return the fields that every game has: who is asked, and what the question is."""
    return (
        Field("asked", OWING, SEATS, IN_BITS),
        Field("step", 0, place=IN_FRAME, form=ONE_HOT, size=steps, lowest=0),
        Field("detail", 0, place=IN_FRAME, first=2, values=2),
    )


class Observation:
    """The fields of a game's observations: `slices` says by name where each of them is."""

    def __init__(self, fields: Iterable[Field], seats: int, max_seats: int) -> None:
        """Lay out the fields for a number of seats."""
        found = [
            field._replace(
                values={SEATS: max_seats, OWN: 1}.get(field.of, field.values),
                size=max_seats if field.form == HOLDER else field.size,
            )
            for field in fields
        ]
        sizes = [field.values * (1 if field.form == MEMBERS else field.words * field.size) for field in found]
        ends = [*accumulate(sizes, initial=0)]
        self.size = ends[-1]
        self.slices: Mapping[str, slice] = {
            field.name: slice(*bounds) for field, bounds in zip(found, pairwise(ends), strict=True)
        }
        self.plan = [len(found), seats, *chain.from_iterable(field[1:] for field in found)]


FIELD_WORDS = len(Field._fields) - 1
WORD, OF, PLACE, FORM, SIZE, VALUES, FIRST, WORDS, BITS, LOWEST, MORE = range(FIELD_WORDS)


@kernel
def observe(s: Words, plan: Words, seat: int, n: Words, at: int) -> None:
    """Write what a seat sees, from an index on. A seat of -1, if no seat is asked, means the first seat."""
    viewer = max(0, seat)
    seats = plan[1]
    field = 2
    for _ in range(plan[0]):
        for entry in range(plan[field + VALUES]):
            source = entry
            if plan[field + OF] == SEATS:
                source = (viewer + entry) % seats if entry < seats else -1
            elif plan[field + OF] == OWN:
                source = viewer
            elif plan[field + OF] == ASKED and not (s[OWING] >> viewer) & 1:
                source = -1
            if plan[field + FORM] == CARDS:
                n[at] = count_cards(value_at(s, plan, field, source, 0))
                if source >= 0 and plan[field + MORE]:
                    n[at] += (s[plan[field + MORE]] >> source) & 1
                at += 1
            elif plan[field + FORM] == MEMBERS:
                n[at] = 0
                for extra in range(plan[field + WORDS]):
                    n[at] += count_bits(value_at(s, plan, field, source, extra))
                at += 1
            else:
                for extra in range(plan[field + WORDS]):
                    if plan[field + FORM] == PILE:
                        note_pile(s, plan[field + WORD], n, at, plan[field + SIZE])
                    else:
                        note_value(plan, field, viewer, value_at(s, plan, field, source, extra), n, at)
                    at += plan[field + SIZE]
        field += FIELD_WORDS


@kernel
def value_at(s: Words, plan: Words, field: int, source: int, extra: int) -> int:
    """Return a value of a field; 0, where there is none."""
    if source < 0:
        return 0
    word = plan[field + WORD]
    source += plan[field + FIRST]
    if plan[field + PLACE] == IN_BYTES:
        return byte_at(s[word], source)
    if plan[field + PLACE] == IN_BITS:
        return (s[word] >> source) & 1
    if plan[field + PLACE] == IN_FRAME:
        return byte_at(s[STACK + s[DEPTH] - 1], source) if s[DEPTH] else 0
    return s[word + source * plan[field + WORDS] + extra]


@kernel
def note_value(plan: Words, field: int, viewer: int, value: int, n: Words, at: int) -> None:
    """Write a value in the form of its field."""
    form, size = plan[field + FORM], plan[field + SIZE]
    if form == NUMBER:
        n[at] = value
    elif form == CELLS:
        width = plan[field + BITS]
        for place in range(size):
            n[at + place] = (value >> (width * place)) & ((1 << width) - 1)
    else:
        for place in range(size):
            n[at + place] = 0
        place = value - plan[field + LOWEST]
        if form == HOLDER and place >= 0:
            place = (place - viewer + plan[1]) % plan[1]
        if 0 <= place < size:
            n[at + place] = 1


@kernel
def note_pile(s: Words, pile: int, n: Words, at: int, size: int) -> None:
    """Write how many cards of each kind are in a pile."""
    for place in range(size):
        n[at + place] = 0
    for place in range(s[pile]):
        n[at + card_at(s, pile, place)] += 1
