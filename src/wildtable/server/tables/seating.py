"""Seating: who has which seat, as pure changes of a table's row."""

from __future__ import annotations

import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import lru_cache

from confusable_homoglyphs.confusables import confusables_data

from wildtable import bots
from wildtable.bots import MEDIUM
from wildtable.engine.cards import Seat
from wildtable.engine.presentation.guide import GUIDE
from wildtable.server.errors import Denied
from wildtable.server.plain_text import NAME_LENGTH
from wildtable.server.store.rows import UNKNOWN_NAME, RematchAnswer, SeatRow, TableRow

SUBSTITUTE_BOT = MEDIUM
"""The bot that plays for an absent player, and instead of a guide's partner in a rematch."""


def take_seat(row: TableRow, visitor: str, seat: Seat, commitment: str) -> TableRow:
    """Give a free seat or a bot's seat to a visitor, who leaves any other. commitment: theirs for the next deal."""
    check_seat(row, seat)
    if row.seats[seat].visitor not in (None, visitor):
        raise Denied("seat-taken", seat=seat)
    seats = [SeatRow() if other.visitor == visitor else other for other in row.seats]
    taken = SeatRow(visitor=visitor, commitment=commitment, rematch="yes" if row.played else "")
    return set_seat(replace(row, seats=seats), seat, taken)


def find_seat(row: TableRow, visitor: str) -> Seat:
    """Return the seat of a visitor who comes: the one they have, the first free one, or else the first of a bot."""
    mine = row.seat_of(visitor)
    if mine is not None:
        return mine
    free = [number for number, seat in enumerate(row.seats) if seat.is_free]
    bots = [number for number, seat in enumerate(row.seats) if seat.bot]
    if not free and not bots:
        raise Denied("table-full")
    return [*free, *bots][0]


def seat_bot(row: TableRow, seat: Seat, bot: str | None, *, is_away: bool = False) -> TableRow:
    """Give a seat to a bot, or free it of one. A visitor who declined a rematch, or is away after a game, makes room."""
    check_seat(row, seat)
    old = row.seats[seat]
    if old.visitor and not (row.played and (is_away or old.rematch == "no")):
        raise Denied("seat-taken", seat=seat)
    taken = {other.origin or number for number, other in enumerate(row.seats, 1) if other.bot and number != seat + 1}
    spare = [number for number in range(1, len(row.seats) + 1) if number not in taken]
    origin = 0 if seat + 1 in spare else spare[0]
    return set_seat(row, seat, SeatRow(bot=bot, origin=origin) if bot else SeatRow())


def answer_rematch(row: TableRow, seat: Seat, answer: RematchAnswer) -> TableRow:
    """Accept or decline another game. Declining withdraws nobody else's answer."""
    return set_seat(row, seat, replace(row.seats[seat], rematch=answer))


def is_agreed(row: TableRow) -> bool:
    """Have all players accepted another game?"""
    return all(seat.rematch == "yes" for seat in row.seats if seat.visitor)


def resize(row: TableRow, count: int) -> Sequence[SeatRow]:
    """Return the seats for another number of people: free ones go first, then bots; people stay."""
    seats = list(row.seats)
    for may_go in (lambda seat: seat.is_free, lambda seat: seat.visitor is None):
        for number in reversed(range(len(seats))):
            if len(seats) > count and may_go(seats[number]):
                del seats[number]
    if len(seats) > count:
        raise Denied("seats-occupied", count=len(seats))
    return [*seats, *(SeatRow() for _ in range(count - len(seats)))]


def set_seat(row: TableRow, number: Seat, seat: SeatRow) -> TableRow:
    seats = list(row.seats)
    seats[number] = seat
    return replace(row, seats=seats)


def check_seat(row: TableRow, seat: Seat) -> None:
    if seat not in range(len(row.seats)):
        raise Denied("no-such-seat", seat=seat)


def next_seat(row: TableRow, seat: Seat | None) -> Seat | None:
    """Return where a player sits in the next game."""
    return seat if seat is None or not row.played else (seat - 1) % len(row.seats)


def seats_of_next_game(row: TableRow) -> Sequence[SeatRow]:
    """Return who plays the next game. In a rematch everybody moves on one seat, bots keep their names, and the guide's
    partners are replaced."""
    if empty := [number for number, seat in enumerate(row.seats) if seat.is_free]:
        raise Denied("seats-empty", seats=empty, count=len(empty))
    if not row.played:
        return row.seats
    named = [replace(seat, origin=seat.origin or number) if seat.bot else seat for number, seat in enumerate(row.seats, 1)]
    moved = (*named[1:], *named[:1])
    return [replace(seat, bot=SUBSTITUTE_BOT) if seat.bot == GUIDE else seat for seat in moved]


# Look-alikes: names that could be taken for one another get a number

ROLES = ("admin", "administrator", "host", "moderator", "server", "wildtable")
"""Names of those who have more to say than a player. A visitor of such a name gets a number, too."""


@lru_cache(maxsize=1024)
def number_lookalikes(names: tuple[str, ...]) -> tuple[str, ...]:
    """Return the names with a number added to each that looks like one before it. The first stays as it is."""
    seen: set[str] = set().union(*(_skeletons(name) for name in (*ROLES, *bots.names())))
    shown = []
    for name in names:
        numbered, number = name, 1
        while seen & _skeletons(numbered):
            number += 1
            mark = f" ({number})"
            numbered = name[: NAME_LENGTH - len(mark)].rstrip() + mark
        seen |= _skeletons(numbered)
        shown.append(numbered)
    return tuple(shown)


def shown_name(row: TableRow, names: Mapping[str, str], visitor: str, name: str = UNKNOWN_NAME) -> str:
    """Return the name of a visitor as a table shows it: numbered, if it looks like that of a player or the host.

    `names` are those of the players and the host; `name` is that of any other visitor.
    """
    name = names.get(visitor, name)
    if name == UNKNOWN_NAME:
        return name
    seated = [seat.visitor for seat in row.seats if seat.visitor]
    people = list(dict.fromkeys((*seated, row.host, visitor)))
    shown = number_lookalikes(tuple(name if person == visitor else names.get(person, UNKNOWN_NAME) for person in people))
    return shown[people.index(visitor)]


def _skeletons(name: str) -> set[str]:
    """Return what a name looks like: with each letter as the one Unicode lists for its look-alikes, before and after
    capitals are made small, since `I` looks like `l` and is read as `i`."""
    letters = "".join(unicodedata.normalize("NFKC", name).split())
    return {_skeleton(letters).casefold(), _skeleton(letters.casefold()).casefold()}


def _skeleton(letters: str) -> str:
    return "".join(_prototype(letter) for letter in letters)


def _prototype(letter: str) -> str:
    """Return the letter that stands for all that look like this one. In the data, a look-alike has one entry, its prototype;
    a prototype has all its look-alikes, which may be one as well."""
    alike = [str(entry["c"]).strip("\N{LEFT-TO-RIGHT MARK}") for entry in confusables_data.get(letter, ())]
    if len(alike) != 1:
        return letter
    is_mutual = len(confusables_data.get(alike[0], ())) == 1
    return min(letter, alike[0]) if is_mutual else alike[0]
