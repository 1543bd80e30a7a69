"""The contract of stores. A subclass of `StoreContract` says how to open a store, and inherits the tests.

`open` returns a store over the same data each time, so that closing and reopening shows what is durable.
"""

from __future__ import annotations

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.store_games import StoreOfGames
from tests.server.store_people import StoreOfPeople
from tests.server.store_samples import ADA, GAME, NO_QUOTA, TABLE, entry
from wildtable.server.store.contract import Store, StoreError
from wildtable.server.store.rows import (
    ChatLine,
    GameRow,
    ImportRow,
    Visitor,
)


class StoreContract(StoreOfPeople, StoreOfGames):
    """All that a store guarantees."""

    # Concurrency

    def test_concurrent_writes_are_all_stored(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            await asyncio.gather(*(store.append(game, entry(number)) for number in range(1, 31) for game in range(1, 31)))
            for game in range(1, 31):
                assert [row.number for row in await store.log(game)] == list(range(1, 31))

        self.run(tmp_path, use)

    def test_a_failing_write_does_not_affect_others_of_its_batch(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            await store.append(1, entry(1))
            unfit = replace(TABLE, host="\ud800")
            work = [
                store.append(1, entry(1)),
                store.append(2, entry(1)),
                store.swap_table(unfit),
                store.add_visitor(Visitor("eve", "\ud800")),
                store.add_visitor(ADA),
                store.append(1, entry(2)),
            ]
            outcomes = await asyncio.gather(*work, return_exceptions=True)
            assert [isinstance(outcome, Exception) for outcome in outcomes] == [True, False, True, True, False, False]
            assert [row.number for row in await store.log(1)] == [1, 2]
            assert await store.log(2) == [entry(1)]
            assert await store.visitor("ada") == ADA
            assert await store.table("oak") is None
            await store.swap_table(TABLE)
            assert await store.table("oak") == TABLE

        self.run(tmp_path, use)

    def test_a_cancelled_caller_does_not_stop_the_write(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            waiting = asyncio.create_task(store.append(1, entry(1)))
            await asyncio.sleep(0)
            waiting.cancel()
            await asyncio.gather(waiting, return_exceptions=True)
            await store.append(1, entry(2))
            assert [row.number for row in await store.log(1)] == [1, 2]

        self.run(tmp_path, use)

    # Durability

    def test_everything_stored_is_there_after_reopening(self, tmp_path: Path) -> None:
        async def fill(store: Store) -> GameRow:
            await store.add_visitor(ADA)
            await store.admit("oak", "bob", "guest")
            game, _ = await store.begin_game(GAME, TABLE)
            await store.append(game.id, entry(1))
            await store.append(game.id, entry(2), scores=[1, 2, 3])
            await store.say("oak", ChatLine(0, "ada", "Ada", "hi", 1.0))
            await store.put_import(ImportRow("x", "text", 1.0), NO_QUOTA)
            return game

        game = self.run(tmp_path, fill)

        async def look(store: Store) -> None:
            assert await store.visitor("ada") == ADA
            assert await store.role("oak", "bob") == "guest"
            table = await store.table("oak")
            assert table == replace(TABLE, game=game.id)
            assert await store.game(game.id) == replace(game, ended=entry(2).at, scores=[1, 2, 3])
            assert await store.log(game.id) == [entry(1), entry(2)]
            assert [line.text for line in await store.chat("oak", 5)] == ["hi"]
            assert await store.imported("x") == "text"
            assert (await store.begin_game(GAME, table))[0].id != game.id

        self.run(tmp_path, look)

    def test_closing_finishes_queued_writes_and_refuses_new_ones(self, tmp_path: Path) -> None:
        async def main() -> None:
            store = await self.open(tmp_path).open()
            asked = [asyncio.create_task(store.append(1, entry(number))) for number in range(1, 6)]
            await asyncio.sleep(0)
            await store.close()
            await asyncio.gather(*asked)
            for late in (store.append(1, entry(6)), store.log(1)):
                with pytest.raises(StoreError):
                    await late
            with pytest.raises(StoreError):
                await store.check()
            await store.close()

        asyncio.run(main())

        async def look(store: Store) -> None:
            assert [row.number for row in await store.log(1)] == [1, 2, 3, 4, 5]

        self.run(tmp_path, look)

    def test_an_open_store_can_be_checked_again_and_again(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            for _ in range(3):
                await store.check()

        self.run(tmp_path, use)
