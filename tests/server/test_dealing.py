"""Deals: all commit before anyone reveals, and a deal waits for no player longer than announced."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from tests.harness.tables import (
    ANN,
    BEN,
    CLEO,
    DAN,
    InSeat,
    clock_of,
    context,
    denied,
    make_table,
    play_out,
    record_of,
    until,
)
from wildtable import Record
from wildtable.engine.fairness import Notes, commitment
from wildtable.engine.presentation.guide import GUIDE
from wildtable.lab.verification import verify
from wildtable.server.context import Context
from wildtable.server.errors import Denied
from wildtable.server.store.rows import Visitor
from wildtable.server.tables.table import Table

PLAYERS = (ANN, BEN, CLEO)
BYTES = {visitor: bytes([number]) * 16 for number, visitor in enumerate(PLAYERS)}
COMMITMENTS = {visitor: commitment(part) for visitor, part in BYTES.items()}


async def seat_players(context: Context, *committing: Visitor) -> Table:
    table = await make_table(context)
    for seat, visitor in enumerate(PLAYERS):
        await table.sit(visitor, seat, COMMITMENTS[visitor] if visitor in committing else "")
    return table


async def reveal(table: Table, visitor: Visitor) -> None:
    seat = table.seat_of(visitor.id)
    assert seat is not None
    await table.reveal(InSeat(seat), BYTES[visitor].hex())


def is_dealt(table: Table) -> bool:
    return table.playing


def notes_of(table: Table, visitor: Visitor) -> Notes:
    """Return what a visitor's page notes before it reveals anything."""
    deal = table.snapshot(table.seat_of(visitor.id)).deal
    assert deal is not None
    own = BYTES[visitor].hex()
    return Notes(deal.commitment, list(deal.commitments), own, True, deal.terms, list(deal.players), deal.seat)


async def sources_after(table: Table, *notes: Notes) -> tuple[list[str], list[str]]:
    """Play to the end. Return where the bytes of each seat came from, and what notes make of the record."""
    await play_out(table)
    record = record_of(table)
    assert record is not None
    assert record.fairness is not None
    return list(record.fairness.sources), [verify(Record.parse(str(record)), one).verdict for one in notes]


def test_a_deal_needs_all_bytes_that_were_committed_to(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            table = await seat_players(h, ANN, CLEO)
            published = table.snapshot(None).commitment
            await table.start(BEN)
            deal = table.snapshot(None).deal
            assert deal is not None
            assert (deal.commitment, deal.deadline) == (published, h.clock.now() + 3)
            assert list(deal.commitments) == [COMMITMENTS[ANN], "", COMMITMENTS[CLEO]]
            notes = notes_of(table, ANN)
            await reveal(table, ANN)
            await reveal(table, ANN)
            assert not is_dealt(table)
            await reveal(table, CLEO)
            assert is_dealt(table)
            assert (table.snapshot(None).deal, table.snapshot(None).dealt) == (None, published)
            assert table.snapshot(None).commitment != published
            await reveal(table, CLEO)
            await play_out(table)
            record = record_of(table)
            assert record is not None
            assert record.fairness is not None
            assert list(record.fairness.sources) == ["player", "server", "player"]
            assert (verify(record).verdict, verify(record, notes).verdict) == ("consistent", "proven")

    asyncio.run(story())


def test_bytes_that_do_not_come_in_time_are_left_out_and_named(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path, deal_seconds=2.0) as h:
            table = await seat_players(h, *PLAYERS)
            await table.start(ANN)
            notes, late = notes_of(table, ANN), notes_of(table, BEN)
            await reveal(table, ANN)
            await clock_of(h).advance(1.9)
            assert not is_dealt(table)
            await until(lambda: is_dealt(table), h)
            with pytest.raises(Denied) as error:
                await reveal(table, BEN)
            assert denied(error) == "reveal-late"
            await play_out(table)
            record = record_of(table)
            assert record is not None
            assert record.fairness is not None
            assert list(record.fairness.sources) == ["player", "withheld", "withheld"]
            verdict = verify(record, notes)
            assert (verdict.verdict, list(verdict.withheld)) == ("proven", [1, 2])
            assert verify(record, late).verdict == "broken"
            unconfirmed = Notes(late.commitment, late.commitments, late.bytes)
            assert (verify(record, unconfirmed).verdict, "in time" in verify(record, unconfirmed).reason) == (
                "consistent",
                True,
            )

    asyncio.run(story())


def test_the_list_is_fixed_while_bytes_are_awaited(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            table = await seat_players(h, ANN)
            with pytest.raises(Denied) as error:
                await table.commit(InSeat(1), "no hash")
            assert denied(error) == "bad-message"
            with pytest.raises(Denied) as error:
                await reveal(table, ANN)
            assert denied(error) == "reveal-late"
            await table.start(ANN)
            for change in (
                table.commit(InSeat(1), COMMITMENTS[BEN]),
                table.commit(InSeat(0), COMMITMENTS[BEN]),
                table.sit(DAN, 1),
                table.seat_bot(ANN, 1, "random"),
                table.start(ANN),
            ):
                with pytest.raises(Denied) as error:
                    await change
                assert denied(error) == "game-running"
            for wrong in ("", "00", BYTES[BEN].hex(), "00" * 33, "zz" * 16):
                with pytest.raises(Denied) as error:
                    await table.reveal(InSeat(0), wrong)
                assert denied(error) == "bad-reveal"
            assert not is_dealt(table)

    asyncio.run(story())


def test_a_deal_goes_on_after_a_restart(tmp_path: Path) -> None:
    async def start() -> Notes:
        async with context(tmp_path) as h:
            table = await seat_players(h, ANN, BEN)
            await table.start(ANN)
            await reveal(table, ANN)
            return notes_of(table, ANN)

    async def go_on(notes: Notes) -> None:
        async with context(tmp_path, now=3600) as h:
            table = await h.tables.find("table")
            assert table is not None
            deal = table.snapshot(None).deal
            assert deal is not None
            assert deal.deadline == h.clock.now() + 3
            assert notes_of(table, ANN) == notes
            await reveal(table, BEN)
            assert is_dealt(table)

    asyncio.run(go_on(asyncio.run(start())))


def test_a_rematch_lists_commitments_in_the_order_of_its_seats(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            table = await seat_players(h)
            await table.start(ANN)
            assert is_dealt(table)
            await play_out(table)
            await table.commit(InSeat(0), COMMITMENTS[ANN])
            for player in (ANN, BEN, CLEO):
                await table.start(player)
            deal = table.snapshot(None).deal
            assert deal is not None
            assert list(deal.commitments) == ["", "", COMMITMENTS[ANN]]
            await reveal(table, ANN)
            assert table.seat_of(ANN.id) == 2
            assert table.session is not None
            assert list(table.session.row.commitments) == list(deal.commitments)
            assert all(not seat.commitment and not seat.added for seat in table.row.seats)

    asyncio.run(story())


@pytest.mark.parametrize("committing", [PLAYERS, ()], ids=["with bytes", "without"])
def test_a_record_names_players_as_they_were_called_at_the_deal(tmp_path: Path, committing: tuple[Visitor, ...]) -> None:
    """Else a new name would look like another player in a seat; a deleted player has none any more."""

    async def story() -> None:
        async with context(tmp_path) as h:
            table = await seat_players(h, *committing)
            await table.start(ANN)
            h.tables.rename(replace(BEN, name="Benjamin"))
            for visitor in committing:
                await reveal(table, visitor)
            assert is_dealt(table)
            await play_out(table)
            record = record_of(table)
            assert record is not None
            assert record.players == ("Ann", "Ben", "Cleo")
            await h.forget(BEN)
            record = record_of(table)
            assert record is not None
            assert record.players == ("Ann", "somebody", "Cleo")

    asyncio.run(story())


def test_a_prepared_deal_waits_for_nobody(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            table = await make_table(h)
            await table.sit(ANN, 0, COMMITMENTS[ANN])
            for seat in (1, 2):
                await table.seat_bot(ANN, seat, GUIDE)
            await table.start(ANN)
            assert is_dealt(table)
            assert table.snapshot(None).dealt == ""

    asyncio.run(story())
