"""Observations: what a seat sees, as numbers in fixed places.

A game declares its fields as data; one kernel reads them. Seats are counted from the viewer, who is always the first, so
that a learner need not know where it sits. Every game has room for as many seats as it can have.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import accumulate, chain, pairwise
from typing import NamedTuple

from wildtable.engine.twin.kernels import Cells, Words, kernel
from wildtable.engine.twin.kernels.bits import byte_at, card_at, count_bits, count_cards, lowest, wrap
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
        self.plan = [len(found), seats, self.size, *chain.from_iterable(field[1:] for field in found)]


FIELD_WORDS = len(Field._fields) - 1
WORD, OF, PLACE, FORM, SIZE, VALUES, FIRST, WORDS, BITS, LOWEST, MORE = range(FIELD_WORDS)


@kernel
def observe(s: Words, plan: Words, seat: int, n: Cells) -> None:
    """Write what a seat sees. A seat of -1, if no seat is asked, means the first seat. Most numbers are 0: those are written
    first, all at once."""
    viewer = max(0, seat)
    seats = plan[1]
    for place in range(plan[2]):
        n[place] = 0
    field = 3
    at = 0
    for _ in range(plan[0]):
        of, form, size, words = plan[field + OF], plan[field + FORM], plan[field + SIZE], plan[field + WORDS]
        for entry in range(plan[field + VALUES]):
            source = entry
            if of == SEATS:
                source = wrap(viewer + entry, seats) if entry < seats else -1
            elif of == OWN:
                source = viewer
            elif of == ASKED and not (s[OWING] >> viewer) & 1:
                source = -1
            if source >= 0:
                note_entry(s, plan, field, viewer, source, n, at)
            at += 1 if form == MEMBERS else words * size
        field += FIELD_WORDS


@kernel
def note_entry(s: Words, plan: Words, field: int, viewer: int, source: int, n: Cells, at: int) -> None:
    """Write what a field says of one of its values."""
    form, size, words = plan[field + FORM], plan[field + SIZE], plan[field + WORDS]
    if form == PILE:
        note_pile(s, plan[field + WORD], n, at)
        return
    for extra in range(words):
        value = value_at(s, plan, field, source, extra)
        if value == 0 and form != CARDS and plan[field + LOWEST]:
            continue
        if form == CELLS:
            note_cells(value, plan[field + BITS], size, n, at + extra * size)
        elif form == NUMBER:
            n[at + extra * size] = value
        elif form == CARDS:
            n[at] = count_cards(value)
            if plan[field + MORE]:
                n[at] += (s[plan[field + MORE]] >> source) & 1
        elif form == MEMBERS:
            n[at] += count_bits(value)
        else:
            place = value - plan[field + LOWEST]
            if form == HOLDER:
                place = wrap(place - viewer + plan[1], plan[1])
            if place < size:
                n[at + extra * size + place] = 1


@kernel
def value_at(s: Words, plan: Words, field: int, source: int, extra: int) -> int:
    """Return a value of a field."""
    word = plan[field + WORD]
    source += plan[field + FIRST]
    if plan[field + PLACE] == IN_WORDS:
        return s[word + source * plan[field + WORDS] + extra]
    if plan[field + PLACE] == IN_BYTES:
        return byte_at(s[word], source)
    if plan[field + PLACE] == IN_BITS:
        return (s[word] >> source) & 1
    return byte_at(s[STACK + s[DEPTH] - 1], source) if s[DEPTH] else 0


@kernel
def note_cells(value: int, width: int, size: int, n: Cells, at: int) -> None:
    """Write the small numbers in a value, of which there are at most `size`."""
    if width == 1:
        members = value & ((1 << size) - 1)
        while members:
            n[at + lowest(members)] = 1
            members &= members - 1
        return
    for place in range(size):
        n[at + place] = (value >> (width * place)) & ((1 << width) - 1)


@kernel
def note_pile(s: Words, pile: int, n: Cells, at: int) -> None:
    """Write how many cards of each kind are in a pile."""
    for place in range(s[pile]):
        n[at + card_at(s, pile, place)] += 1
