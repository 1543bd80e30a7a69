"""Deals: all commit before anyone reveals, and a deal waits for no player longer than announced."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
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
from wildtable.server.store.rows import GameRow, TableRow, Visitor
from wildtable.server.tables import dealing
from wildtable.server.tables.table import Table

Action = Callable[[Context, Table], Awaitable[None]]
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


async def _leave(_: Context, table: Table) -> None:
    await table.leave(BEN)


async def _leave_twice(_: Context, table: Table) -> None:
    await table.leave(BEN)
    await table.take_back(BEN)
    await table.leave(BEN)


async def _ban(h: Context, _: Table) -> None:
    await h.ban(BEN.id)


async def _forget(h: Context, table: Table) -> None:
    await h.forget(BEN)
    assert table.seat_of(BEN.id) is None


async def _come_back(_: Context, table: Table) -> None:
    await table.leave(BEN)
    await table.take_back(BEN)


async def _close_the_tab(_: Context, table: Table) -> None:
    table.arrive(BEN.id)
    table.depart(BEN.id)


async def _sign_out(h: Context, _: Table) -> None:
    await h.sign_out_elsewhere(BEN)


async def _rename(h: Context, _: Table) -> None:
    h.tables.rename(replace(BEN, name="Cleo"))


async def _do_what_is_denied(_: Context, table: Table) -> None:
    for change in (
        table.start(ANN),
        table.decline(BEN),
        table.sit(BEN, 2),
        table.commit(InSeat(1), ""),
        table.seat_bot(ANN, 1, "random"),
        table.set_people(ANN, 4),
        table.hand_over(ANN, 1),
        table.replace_player(1),
    ):
        with pytest.raises(Denied):
            await change


LEAVING = (_leave, _leave_twice, _ban, _forget)
STAYING = (_come_back, _close_the_tab, _sign_out, _rename, _do_what_is_denied)


@pytest.mark.parametrize("revealed", [True, False], ids=["revealed", "unrevealed"])
@pytest.mark.parametrize("action", [*LEAVING, *STAYING])
def test_nothing_a_player_does_brings_the_deal_forward(tmp_path: Path, action: Action, revealed: bool) -> None:
    """The others have as much time as before, and their bytes count; so do those that the player has revealed."""

    async def story() -> None:
        async with context(tmp_path) as h:
            table = await seat_players(h, *PLAYERS)
            await table.start(ANN)
            announced, notes = table.snapshot(None).deal, [notes_of(table, one) for one in (ANN, CLEO)]
            if revealed:
                await reveal(table, BEN)
            await action(h, table)
            await clock_of(h).advance(2.9)
            assert not is_dealt(table)
            assert table.snapshot(None).deal == (
                announced
                and announced._replace(players=["Ann", "somebody", "Cleo"] if action is _forget else ["Ann", "Ben", "Cleo"])
            )
            await reveal(table, ANN)
            await reveal(table, CLEO)
            assert is_dealt(table) == revealed
            await until(lambda: is_dealt(table), h)
            assert (table.bot_in(1) is not None) == (action in LEAVING)
            sources = ["player", "player" if revealed else "withheld", "player"]
            assert await sources_after(table, *notes) == (sources, ["proven", "proven"])

    asyncio.run(story())


def test_a_deal_that_a_player_has_left_waits_no_longer_than_announced(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            table = await seat_players(h, *PLAYERS)
            await table.start(ANN)
            await reveal(table, ANN)
            await clock_of(h).advance(2)
            await table.leave(BEN)
            await clock_of(h).advance(1.1)
            await until(lambda: is_dealt(table), h, 0)
            assert table.session is not None
            assert [(entry.kind, entry.seat) for entry in table.session.entries] == [("away", 1)]

    asyncio.run(story())


def test_a_table_that_closes_during_a_deal_deals_nothing(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            table = await seat_players(h, ANN)
            await table.start(ANN)
            await table.close()
            for change in (reveal(table, ANN), table.take_back(ANN)):
                with pytest.raises(Denied) as error:
                    await change
                assert denied(error) == "table-closed"
            await table.deal_now()
            await clock_of(h).advance(10)
            assert not is_dealt(table)

    asyncio.run(story())


def test_who_left_during_a_deal_is_away_after_a_restart(tmp_path: Path) -> None:
    async def start() -> None:
        async with context(tmp_path) as h:
            table = await seat_players(h, ANN, BEN)
            await table.start(ANN)
            await table.leave(BEN)

    async def deal() -> None:
        async with context(tmp_path, now=60) as h:
            table = await h.tables.find("table")
            assert table is not None
            await until(lambda: is_dealt(table), h)

    async def go_on() -> None:
        async with context(tmp_path, now=120) as h:
            table = await h.tables.find("table")
            assert table is not None
            assert (table.bot_in(0), table.bot_in(1) is None) == (None, False)
            await table.take_back(BEN)
            assert table.bot_in(1) is None

    for part in (start, deal, go_on):
        asyncio.run(part())


def test_a_host_may_leave_and_seats_move_on(tmp_path: Path) -> None:
    """In a rematch the list has the seats of the next game, and so has who left."""

    async def story() -> None:
        async with context(tmp_path) as h:
            table = await seat_players(h)
            await table.start(ANN)
            await play_out(table)
            for seat, player in enumerate(PLAYERS):
                await table.commit(InSeat(seat), COMMITMENTS[player])
            for player in PLAYERS:
                await table.start(player)
            notes = [notes_of(table, one) for one in PLAYERS]
            assert [one.seat for one in notes] == [2, 0, 1]
            assert notes[0].players == ["Ben", "Cleo", "Ann"]
            for player in PLAYERS[1:]:
                await reveal(table, player)
            await table.leave(ANN)
            await reveal(table, ANN)
            played = [replace(one, played=table.seat_of(who.id)) for one, who in zip(notes, PLAYERS, strict=True)]
            assert [table.bot_in(seat) is not None for seat in range(3)] == [False, False, True]
            assert await sources_after(table, *played) == (["player"] * 3, ["proven"] * 3)

    asyncio.run(story())


@pytest.mark.parametrize("is_told", [True, False], ids=["in the record", "not in the record"])
def test_seats_swapped_after_the_reveal_are_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_told: bool) -> None:
    """An operator who has changed the server, so that two players sit in each other's seat once all bytes are known."""
    honest = dealing.next_game

    def swap(row: TableRow, now: float, secret: str) -> tuple[GameRow, TableRow]:
        game, after = honest(row, now, secret)
        (ann, ben, *others), seats = game.players, after.seats
        if not is_told:
            ann, ben = replace(ben, name=ann.name), replace(ann, name=ben.name)
            ann, ben = ben, ann
        return replace(game, players=[ben, ann, *others]), replace(after, seats=[seats[1], seats[0], *seats[2:]])

    async def story() -> None:
        async with context(tmp_path) as h:
            table = await seat_players(h, ANN, BEN)
            await table.start(ANN)
            notes = notes_of(table, ANN)
            await reveal(table, ANN)
            monkeypatch.setattr(dealing, "next_game", swap)
            await reveal(table, BEN)
            assert table.seat_of(ANN.id) == 1
            await play_out(table)
            record = record_of(table)
            assert record is not None
            assert record.players == (("Ben", "Ann", "Cleo") if is_told else ("Ann", "Ben", "Cleo"))
            assert verify(record, replace(notes, played=1)).verdict == "broken"
            assert verify(record, notes).code == ("players" if is_told else "")

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
