"""Leaving while bytes are awaited: nothing a player does brings a deal forward, or drops the bytes of others."""

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
    InSeat,
    clock_of,
    context,
    denied,
    play_out,
    record_of,
    until,
)
from tests.server.test_dealing import COMMITMENTS, PLAYERS, is_dealt, notes_of, reveal, seat_players, sources_after
from wildtable.lab.verification import verify
from wildtable.server.context import Context
from wildtable.server.errors import Denied
from wildtable.server.store.rows import GameRow, TableRow
from wildtable.server.tables import dealing
from wildtable.server.tables.table import Table

Action = Callable[[Context, Table], Awaitable[None]]


async def _leave(_: Context, table: Table) -> None:
    await table.leave(BEN)


async def _leave_twice(_: Context, table: Table) -> None:
    await table.leave(BEN)
    await table.take_back(BEN)
    await table.leave(BEN)


async def _ban(h: Context, _: Table) -> None:
    await h.access.ban(BEN.id)


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
    await h.access.sign_out_elsewhere(BEN)


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
