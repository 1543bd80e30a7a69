"""Seating: who has which seat, as pure changes of a table's row, and the game that these seats begin."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from wildtable.engine.cards import Seat
from wildtable.engine.fairness import derive_seed
from wildtable.engine.guide import GUIDE
from wildtable.server.errors import Denied
from wildtable.server.store.rows import GameRow, SeatRow, TableRow

SUBSTITUTE_BOT = "greedy"
"""The bot that plays for an absent player, and instead of a guide's partner in a rematch."""


def take_seat(row: TableRow, visitor: str, seat: Seat, share: str) -> TableRow:
    """Give a free seat or a bot's seat to a visitor, who leaves any other. share: what they add to the next shuffle."""
    check_seat(row, seat)
    if row.seats[seat].visitor not in (None, visitor):
        raise Denied("seat-taken", seat=seat)
    seats = [SeatRow() if other.visitor == visitor else other for other in row.seats]
    return set_seat(replace(row, seats=seats), seat, SeatRow(visitor=visitor, added=share))


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


def next_game(row: TableRow, now: float, secret: str) -> tuple[GameRow, TableRow]:
    """Return the next game of a table, and the table's row with it. secret: the server's share of the game after it."""
    config, seats = row.config, seats_of_next_game(row)
    guide = config.game.guide if any(seat.bot == GUIDE for seat in seats) else None
    added = [seat.added for seat in seats]
    game = GameRow(
        id=0,
        table=row.id,
        made=now,
        game=config.game_name,
        rules=config.game.rules_version,
        seats=config.seats,
        options=config.options,
        piles={} if guide is None else guide.piles,
        deck=config.deck,
        seed=derive_seed(bytes.fromhex(row.secret), [bytes.fromhex(share) for share in added]),
        secret=row.secret,
        added=added,
        players=[seat.player for seat in seats],
    )
    fresh = [replace(seat, added="") for seat in seats]
    return game, replace(row, seats=fresh, secret=secret, played=row.played + 1)
