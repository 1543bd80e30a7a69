"""Dealing: commitments are fixed, then bytes are revealed, then a game is dealt; as pure changes of a table's row."""

from __future__ import annotations

import re
from dataclasses import replace

from wildtable.engine.cards import Seat
from wildtable.engine.fairness import HASH_LENGTH, MAX_BYTES, MIN_BYTES, commitment, derive_seed
from wildtable.engine.presentation.guide import GUIDE
from wildtable.server.errors import Denied
from wildtable.server.store.rows import GameRow, SeatRow, TableRow
from wildtable.server.tables.seating import seats_of_next_game, set_seat
from wildtable.server.tables.snapshot import DealSnapshot

COMMITMENT = re.compile(rf"[0-9a-f]{{{HASH_LENGTH}}}")
REVEALED = re.compile(rf"(?:[0-9a-f]{{2}}){{{MIN_BYTES},{MAX_BYTES}}}")


def commit(row: TableRow, seat: Seat, sent: str) -> TableRow:
    """Set a seat's commitment for the next deal; empty for none."""
    return set_seat(row, seat, replace(row.seats[seat], commitment=sent, added=""))


def check_commitment(sent: str) -> str:
    if sent and not COMMITMENT.fullmatch(sent):
        raise Denied("bad-message")
    return sent


def reveal(row: TableRow, seat: Seat, sent: str) -> TableRow:
    """Add a seat's bytes, if they are those it committed to."""
    if not REVEALED.fullmatch(sent) or commitment(bytes.fromhex(sent)) != row.seats[seat].commitment:
        raise Denied("bad-reveal")
    return set_seat(row, seat, replace(row.seats[seat], added=sent))


def is_prepared(row: TableRow) -> bool:
    """Is the next deal prepared by a guide, so that shuffles do not decide it?"""
    return any(seat.bot == GUIDE for seat in seats_of_next_game(row))


def is_complete(row: TableRow) -> bool:
    """Is the deal waiting for nothing: has every seat with a commitment revealed its bytes?"""
    return all(seat.added or not seat.commitment for seat in row.seats)


def snapshot_of(row: TableRow, deadline: float | None) -> DealSnapshot | None:
    """Return the fixed commitments of a deal under way, in the order of the next game's seats."""
    if deadline is None:
        return None
    commitments = [seat.commitment for seat in seats_of_next_game(row)]
    return DealSnapshot(commitment(bytes.fromhex(row.secret)), commitments, deadline)


def next_game(row: TableRow, now: float, secret: str) -> tuple[GameRow, TableRow]:
    """Return the next game of a table, and the table's row with it. secret: the server's share of the game after it."""
    config, seats = row.config, seats_of_next_game(row)
    guide = config.game.guide if is_prepared(row) else None
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
        seed=derive_seed(bytes.fromhex(row.secret), [bytes.fromhex(part) for part in added]),
        secret=row.secret,
        added=added,
        players=[seat.player for seat in seats],
        commitments=[seat.commitment for seat in seats],
    )
    fresh: list[SeatRow] = [replace(seat, commitment="", added="", rematch="") for seat in seats]
    return game, replace(row, seats=fresh, secret=secret, played=row.played + 1, dealing=None)
