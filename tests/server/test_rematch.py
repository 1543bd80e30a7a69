"""Rematches: another game starts when all seated players want it, and bots keep their names."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from html import unescape
from pathlib import Path

import pytest

from tests.harness.tables import ANN, BEN, CLEO, DAN, context, make_game, make_table, play_out
from tests.server.store_samples import TABLE
from wildtable.server.errors import Denied
from wildtable.server.html.regions import name_seats, render_regions
from wildtable.server.plain_text import plain_name
from wildtable.server.store.rows import SeatRow, TableRow
from wildtable.server.tables import seating
from wildtable.server.tables.dealing import next_game
from wildtable.server.tables.snapshot import SeatSnapshot
from wildtable.server.tables.table import Table


def after_a_game(folder: Path, story: Callable[[Table], Awaitable[None]]) -> None:
    async def main() -> None:
        async with context(folder) as one:
            table = await make_game(one)
            await play_out(table)
            await story(table)

    asyncio.run(main())


def answers(table: Table) -> list[str]:
    return [seat.rematch for seat in table.snapshot(None).seats]


def test_an_answer_that_waits_for_the_deal_is_its_senders(tmp_path: Path) -> None:
    """The deal moves everybody on by one seat."""

    async def story(table: Table) -> None:
        before = table.seat_of(ANN.id)
        await table.start(ANN)
        await table.start(BEN)
        last = asyncio.create_task(table.start(CLEO))
        while not table.lock.locked():
            await asyncio.sleep(0)
        answer = asyncio.create_task(table.answer(ANN, ["bid refill"]))
        await last
        assert before != table.seat_of(ANN.id) == (await answer).seat

    after_a_game(tmp_path, story)


def test_a_rematch_begins_when_everybody_wants_it(tmp_path: Path) -> None:
    async def story(table: Table) -> None:
        first = table.row.game
        await table.start(BEN)
        assert (answers(table), table.row.game) == (["", "yes", ""], first)
        await table.start(BEN)
        await table.start(ANN)
        assert (answers(table), table.row.game) == (["yes", "yes", ""], first)
        await table.start(CLEO)
        assert table.row.game != first
        assert answers(table) == ["", "", ""]

    after_a_game(tmp_path, story)


def test_whoever_reads_the_end_keeps_it_on_the_page(tmp_path: Path) -> None:
    async def story(table: Table) -> None:
        before = render_regions(table.snapshot(2), "en")
        await table.start(ANN)
        after = render_regions(table.snapshot(2), "en")
        assert {name for name in after if after[name] != before[name]} == {"prompt"}
        assert "Ann\N{POP DIRECTIONAL ISOLATE} wants a rematch" in unescape(after["prompt"])

    after_a_game(tmp_path, story)


def test_a_declined_seat_can_be_given_away(tmp_path: Path) -> None:
    async def story(table: Table) -> None:
        first = table.row.game
        table.arrive(CLEO.id)
        await table.start(ANN)
        await table.start(BEN)
        with pytest.raises(Denied, match="seat-taken"):
            await table.seat_bot(ANN, 2, "random")
        await table.decline(CLEO)
        people = enumerate((ANN, BEN, CLEO))
        told = [unescape(render_regions(table.snapshot(seat, who.id), "en")["prompt"]) for seat, who in people]
        assert ["A bot can take their place" in one for one in told] == [True, False, False]
        assert ["You declined the rematch" in one for one in told] == [False, False, True]
        assert answers(table) == ["yes", "yes", "no"]
        await table.seat_bot(ANN, 2, "random")
        assert table.row.game == first
        await table.start(ANN)
        assert table.row.game != first

    after_a_game(tmp_path, story)


def test_an_offer_can_be_taken_back(tmp_path: Path) -> None:
    async def story(table: Table) -> None:
        first = table.row.game
        await table.start(ANN)
        await table.decline(ANN)
        await table.start(BEN)
        await table.start(CLEO)
        assert table.row.game == first
        await table.start(ANN)
        assert table.row.game != first

    after_a_game(tmp_path, story)


def test_the_seat_of_somebody_who_left_can_be_given_away(tmp_path: Path) -> None:
    async def story(table: Table) -> None:
        assert CLEO.id not in table.presence
        await table.seat_bot(ANN, 2, "random")
        await table.start(ANN)
        await table.start(BEN)
        assert table.playing

    after_a_game(tmp_path, story)


def test_whoever_sits_down_after_a_game_wants_to_play(tmp_path: Path) -> None:
    async def story(table: Table) -> None:
        await table.leave(CLEO)
        await table.sit(DAN, 2)
        assert answers(table) == ["", "", "yes"]

    after_a_game(tmp_path, story)


def test_nothing_can_be_declined_before_the_first_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as one:
            table = await make_table(one)
            await table.sit(ANN, 0)
            with pytest.raises(Denied, match="no-game"):
                await table.decline(ANN)
            with pytest.raises(Denied, match="not-seated"):
                await table.decline(BEN)

    asyncio.run(story())


def test_an_answer_survives_a_restart(tmp_path: Path) -> None:
    async def offer() -> None:
        async with context(tmp_path) as one:
            table = await make_game(one)
            await play_out(table)
            await table.start(BEN)

    async def go_on() -> None:
        async with context(tmp_path) as one:
            table = await one.tables.find("table")
            assert table is not None
            assert answers(table) == ["", "yes", ""]

    asyncio.run(offer())
    asyncio.run(go_on())


def names(row: TableRow) -> list[str]:
    seats = [
        SeatSnapshot(number, seat.visitor or "", seat.bot, away=False, here=True, origin=seat.origin)
        for number, seat in enumerate(row.seats)
    ]
    return [plain_name(name) for name in name_seats(seats, row.config.game, 3, "en")]


def test_bots_keep_their_names_and_a_new_one_gets_another() -> None:
    row = replace(TABLE, seats=[SeatRow("Ann"), SeatRow(bot="random"), SeatRow(bot="random")], played=1)
    assert names(row) == ["Ann", "Bruno", "Cleo"]
    row = replace(row, seats=seating.seats_of_next_game(row))
    assert names(row) == ["Bruno", "Cleo", "Ann"]
    left = seating.set_seat(row, 2, SeatRow())
    assert names(seating.seat_bot(left, 2, "random")) == ["Bruno", "Cleo", "Ada"]
    row = replace(row, seats=seating.seats_of_next_game(row))
    assert names(row) == ["Cleo", "Ann", "Bruno"]
    assert [one.origin for one in next_game(row, 0.0, "00")[0].players] == [0, 2, 3]
