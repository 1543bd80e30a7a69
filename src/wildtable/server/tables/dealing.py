"""Dealing: commitments are fixed, then bytes are revealed, then a game is dealt; as pure changes of a table's row."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Literal

from wildtable.engine.cards import Seat
from wildtable.engine.fairness import (
    HASH_LENGTH,
    MAX_BYTES,
    MIN_BYTES,
    commitment,
    derive_seed,
    hash_terms,
    write_terms,
)
from wildtable.engine.presentation.guide import GUIDE
from wildtable.server.errors import Denied
from wildtable.server.store.rows import UNKNOWN_NAME, Actor, Entry, GameRow, SeatRow, TableRow
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


def fix_list(row: TableRow, names: Mapping[str, str], now: float) -> TableRow:
    """Fix the list of the next deal, with its players by name; their bytes are awaited from now on."""
    seats = [replace(seat, name=names.get(seat.visitor or "", "")) for seat in row.seats]
    return replace(row, seats=seats, dealing=now)


def leave(row: TableRow, seat: Seat, by: Actor | Literal[""]) -> TableRow:
    """Note that a player has left while bytes are awaited, or is back. The seat stays in the list; a bot plays it then."""
    return set_seat(row, seat, replace(row.seats[seat], left=by))


def is_prepared(row: TableRow) -> bool:
    """Is the next deal prepared by a guide, so that shuffles do not decide it?"""
    return any(seat.bot == GUIDE for seat in seats_of_next_game(row))


def is_complete(row: TableRow) -> bool:
    """Is the deal waiting for nothing: has every seat with a commitment revealed its bytes?"""
    return all(seat.added or not seat.commitment for seat in row.seats)


def snapshot_of(row: TableRow, deadline: float | None) -> DealSnapshot | None:
    """Return the fixed list of a deal under way, in the order of the next game's seats, for spectators."""
    if deadline is None:
        return None
    seats = seats_of_next_game(row)
    return DealSnapshot(
        commitment=commitment(bytes.fromhex(row.secret)),
        commitments=[seat.commitment for seat in seats],
        terms=terms_of(row, seats),
        players=[seat.bot or seat.name or UNKNOWN_NAME for seat in seats],
        seat=None,
        deadline=deadline,
    )


def terms_of(row: TableRow, seats: Sequence[SeatRow]) -> str:
    """Return the terms of a table's next deal."""
    config = row.config
    options = config.game.choose(config.seats, config.options)
    bots, deck = [seat.bot or "" for seat in seats], config.deck
    return write_terms(
        config.game_name, config.game.rules_version, seats=config.seats, options=options, deck=deck, bots=bots
    )


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
        seed=derive_seed(bytes.fromhex(row.secret), list(map(bytes.fromhex, added)), hash_terms(terms_of(row, seats))),
        secret=row.secret,
        added=added,
        players=[seat.player for seat in seats],
        commitments=[seat.commitment for seat in seats],
    )
    fresh: list[SeatRow] = [replace(seat, commitment="", added="", rematch="", name="", left="") for seat in seats]
    return game, replace(row, seats=fresh, secret=secret, played=row.played + 1, dealing=None)


def leavers(row: TableRow, now: float) -> list[Entry]:
    """Return the first entries of the next game's log: bots play for those who have left during the deal."""
    left = [(number, seat.left) for number, seat in enumerate(seats_of_next_game(row)) if seat.left]
    return [Entry(number, "away", seat, (), by, "", now) for number, (seat, by) in enumerate(left, 1)]
