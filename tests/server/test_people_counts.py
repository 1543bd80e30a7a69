"""Player counts: the virtual player joins where the game needs it, and the host can change the number at the table."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from tests.harness.tables import ANN, BEN, CLEO, context, make_game, make_table
from wildtable.server.errors import Denied
from wildtable.server.store.config import TableConfig


def test_leo_comes_and_goes_with_the_number_of_people() -> None:
    config = TableConfig("wild-cards", 4).checked()
    two = config.for_people(2)
    assert (two.seats, two.people, two.options["leo"]) == (3, 2, True)
    three = two.for_people(3)
    assert (three.seats, three.people, three.options["leo"]) == (3, 3, False)


def test_the_host_changes_how_many_play(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as one:
            table = await make_table(one, seats=4)
            await table.sit(ANN, 0)
            await table.seat_bot(ANN, 1, "random")
            await table.sit(BEN, 3)
            await table.set_people(ANN, 3)
            assert [(seat.visitor, seat.bot) for seat in table.row.seats] == [("ann", None), (None, "random"), ("ben", None)]
            await table.set_people(ANN, 2)
            assert [seat.visitor for seat in table.row.seats] == ["ann", "ben"]
            assert (table.config.seats, table.snapshot(None).config.options["leo"]) == (3, True)
            await table.set_people(ANN, 5)
            assert [seat.visitor for seat in table.row.seats] == ["ann", "ben", None, None, None]
            await table.sit(CLEO, 4)
            for people, visitor, code in ((2, ANN, "seats-occupied"), (3, BEN, "not-host"), (9, ANN, "wrong-people")):
                with pytest.raises(Denied, match=code):
                    await table.set_people(visitor, people)
            stored = await one.store.table(table.row.id)
            assert stored == table.row

    asyncio.run(story())


def test_not_during_a_game(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as one:
            table = await make_game(one)
            with pytest.raises(Denied, match="game-running"):
                await table.set_people(ANN, 4)

    asyncio.run(story())
