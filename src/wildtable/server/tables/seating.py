"""Seating: who has which seat, as pure changes of a table's row."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from wildtable.bots import MEDIUM
from wildtable.engine.cards import Seat
from wildtable.engine.guide import GUIDE
from wildtable.server.errors import Denied
from wildtable.server.store.rows import SeatRow, TableRow

SUBSTITUTE_BOT = MEDIUM
"""The bot that plays for an absent player, and instead of a guide's partner in a rematch."""


def take_seat(row: TableRow, visitor: str, seat: Seat, commitment: str) -> TableRow:
    """Give a free seat or a bot's seat to a visitor, who leaves any other. commitment: theirs for the next deal."""
    check_seat(row, seat)
    if row.seats[seat].visitor not in (None, visitor):
        raise Denied("seat-taken", seat=seat)
    seats = [SeatRow() if other.visitor == visitor else other for other in row.seats]
    return set_seat(replace(row, seats=seats), seat, SeatRow(visitor=visitor, commitment=commitment))


def find_seat(row: TableRow, visitor: str) -> Seat:
    """Return the seat of a visitor who comes: the one they have, the first free one, or else the first of a bot."""
    numbers = range(len(row.seats))
    free = [number for number in numbers if row.seats[number].is_free]
    bots = [number for number in numbers if row.seats[number].bot]
    mine = row.seat_of(visitor)
    found = next(iter([*([] if mine is None else [mine]), *free, *bots]), None)
    if found is None:
        raise Denied("table-full")
    return found


def seat_bot(row: TableRow, seat: Seat, bot: str | None) -> TableRow:
    """Give a seat to a bot, or free it of one."""
    check_seat(row, seat)
    if row.seats[seat].visitor:
        raise Denied("seat-taken", seat=seat)
    return set_seat(row, seat, SeatRow(bot=bot))


def set_seat(row: TableRow, number: Seat, seat: SeatRow) -> TableRow:
    seats = list(row.seats)
    seats[number] = seat
    return replace(row, seats=seats)


def check_seat(row: TableRow, seat: Seat) -> None:
    if seat not in range(len(row.seats)):
        raise Denied("no-such-seat", seat=seat)


def seats_of_next_game(row: TableRow) -> Sequence[SeatRow]:
    """Return who plays the next game. In a rematch everybody moves on one seat, and the guide's partners are replaced."""
    if empty := [number for number, seat in enumerate(row.seats) if seat.is_free]:
        raise Denied("seats-empty", seats=empty)
    if not row.played:
        return row.seats
    return [SeatRow(bot=SUBSTITUTE_BOT) if seat.bot == GUIDE else seat for seat in (*row.seats[1:], *row.seats[:1])]
