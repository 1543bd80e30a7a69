"""The contract of stores. A subclass of `StoreContract` that says how to open a store checks it.

`open` gives a store over the same data each time it is called, so that closing and opening again shows what is durable.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import TypeVar

import pytest

from wildtable.server.store.config import TableConfig
from wildtable.server.store.contract import Store, StoreError, Taken
from wildtable.server.store.rows import (
    ChatLine,
    Deletion,
    Entry,
    GameRow,
    ImportQuota,
    ImportRow,
    PlayerRow,
    Sanction,
    SeatRow,
    TableRow,
    Visitor,
)

T = TypeVar("T")

ADA = Visitor("ada", "Ada", "hash-of-ada")
BOB = Visitor("bob", "Bob")
CONFIG = TableConfig("wild-cards", 3, {"edition": "2022"})
NO_QUOTA = ImportQuota(10**9, 10**9, 10**9)
FREE = [SeatRow(), SeatRow(), SeatRow()]
SEATS = [SeatRow(visitor="ada", token="hash", commitment="aa", added="ff"), SeatRow(bot="greedy"), SeatRow()]
TABLE = TableRow("oak", "ada", 10.0, CONFIG, SEATS, "00", "in", "look")
GAME = GameRow(
    id=0,
    table="oak",
    made=20.0,
    game="wild-cards",
    rules=1,
    seats=3,
    options={"edition": "2022", "leo": False},
    piles={"habitats": ["forest-1", "fish-2"]},
    deck="",
    seed=bytes(range(32)),
    secret="00",
    added=["ff", "", ""],
    commitments=["aa", "", ""],
    players=[PlayerRow("ada"), PlayerRow(bot="greedy"), PlayerRow(bot="greedy")],
    scores=[],
)


def entry(number: int, request: str = "", *moves: str) -> Entry:
    return Entry(number, "answer", number % 3, moves or (f"bid forest-{number}",), "person", request, 30.0 + number)


class StoreContract:
    """Each test opens its own store with `self.opened()`."""

    def open(self, folder: Path) -> Store:
        raise NotImplementedError

    @asynccontextmanager
    async def opened(self, folder: Path) -> AsyncIterator[Store]:
        store = self.open(folder)
        try:
            yield store
        finally:
            await store.close()

    def run(self, folder: Path, use: Callable[[Store], Awaitable[T]]) -> T:
        """Use a store and close it."""

        async def main() -> T:
            async with self.opened(folder) as store:
                return await use(store)

        return asyncio.run(main())

    # Sanctions

    def test_sanctions_hold_until_they_are_lifted(self, tmp_path: Path) -> None:
        muted, banned = Sanction("mute", "ada", 1.0), Sanction("ban", "ada", 2.0)

        async def impose(store: Store) -> None:
            for one in (muted, banned, replace(banned, at=3.0)):
                await store.put_sanction(one)

        async def lift(store: Store) -> list[Sanction]:
            before = await store.sanctions()
            await store.lift_sanction("mute", "ada")
            await store.lift_sanction("mute", "nobody")
            return before

        self.run(tmp_path, impose)
        assert self.run(tmp_path, lift) == [muted, replace(banned, at=3.0)]
        assert self.run(tmp_path, lambda store: store.sanctions()) == [replace(banned, at=3.0)]

    # Visitors

    def test_visitors_are_found_by_id_and_by_link(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            assert await store.visitor("ada") is None
            await store.put_visitor(ADA)
            await store.put_visitor(BOB)
            assert await store.visitor("ada") == ADA
            assert await store.visitor_by_link("hash-of-ada") == ADA
            assert await store.visitor_by_link("other") is None

        self.run(tmp_path, use)

    def test_nobody_is_found_by_an_empty_link(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            await store.put_visitor(BOB)
            assert await store.visitor_by_link("") is None

        self.run(tmp_path, use)

    def test_a_visitor_may_change_name_and_link(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            await store.put_visitor(ADA)
            await store.put_visitor(replace(ADA, name="Countess", link="new"))
            assert await store.visitor("ada") == Visitor("ada", "Countess", "new")
            assert await store.visitor_by_link("hash-of-ada") is None

        self.run(tmp_path, use)

    # TableRegistry

    def test_a_table_comes_back_as_it_was_put(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            assert await store.table("oak") is None
            for row in (TABLE, replace(TABLE, game=7, played=2, closed="over", seats=FREE)):
                await store.put_table(row)
                assert await store.table("oak") == row

        self.run(tmp_path, use)

    def test_the_lobby_shows_open_tables_newest_first(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            for number, name in enumerate(("elm", "fir", "yew")):
                await store.put_table(replace(TABLE, id=name, made=float(number)))
            await store.put_table(replace(TABLE, id="shut", made=9.0, closed="done"))
            await store.put_table(replace(TABLE, id="mine", made=9.0, config=replace(CONFIG, open=False)))
            assert [table.id for table in await store.open_tables(10)] == ["yew", "fir", "elm"]
            assert [table.id for table in await store.open_tables(2)] == ["yew", "fir"]

        self.run(tmp_path, use)

    def test_tables_of_a_visitor_are_those_with_their_seat_or_hosted_by_them(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            await store.put_table(replace(TABLE, id="host", made=1.0))
            await store.put_table(replace(TABLE, id="seat", made=2.0, host="bob"))
            await store.put_table(replace(TABLE, id="left", made=3.0, host="bob"))
            await store.put_table(replace(TABLE, id="left", made=3.0, host="bob", seats=FREE))
            await store.put_table(replace(TABLE, id="shut", made=4.0, closed="done"))
            assert [table.id for table in await store.tables_of("ada", 10)] == ["seat", "host"]
            assert [table.id for table in await store.tables_of("bob", 10)] == ["left", "seat"]
            assert await store.tables_of("nobody", 10) == []

        self.run(tmp_path, use)

    def test_closed_tables_do_not_crowd_out_others(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            await store.put_table(TABLE)
            for number in range(5):
                await store.put_table(replace(TABLE, id=f"shut-{number}", made=20.0 + number, closed="done"))
            assert [table.id for table in await store.tables_of("ada", 2)] == ["oak"]

        self.run(tmp_path, use)

    def test_roles_are_stored_by_table_and_visitor(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            assert await store.role("oak", "ada") is None
            await store.admit("oak", "ada", "watcher")
            await store.admit("oak", "bob", "guest")
            assert (await store.role("oak", "ada"), await store.role("oak", "bob")) == ("watcher", "guest")
            assert await store.role("elm", "ada") is None
            await store.admit("oak", "ada", "guest")
            assert await store.role("oak", "ada") == "guest"

        self.run(tmp_path, use)

    # Games

    def test_a_game_gets_a_number_and_its_table_knows_it(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            first, second = await store.begin_game(GAME, TABLE), await store.begin_game(GAME, replace(TABLE, played=1))
            assert first.id != second.id
            assert await store.game(first.id) == first == replace(GAME, id=first.id)
            assert await store.table("oak") == replace(TABLE, game=second.id, played=1)
            assert await store.game(999) is None

        self.run(tmp_path, use)

    def test_ended_games_are_listed_last_first(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            games = [await store.begin_game(GAME, TABLE) for _ in range(4)]
            for at, game in zip((50.0, 70.0, 60.0), games, strict=False):
                await store.append(game.id, replace(entry(1), at=at), [3, 2, 1])
            ended = await store.latest_games(10)
            assert [game.id for game in ended] == [games[1].id, games[2].id, games[0].id]
            assert ended[0] == replace(games[1], ended=70.0, scores=[3, 2, 1])
            assert [game.id for game in await store.latest_games(1)] == [games[1].id]

        self.run(tmp_path, use)

    def test_tables_in_play_are_those_whose_game_is_not_over(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            games = {
                name: await store.begin_game(replace(GAME, table=name), replace(TABLE, id=name, made=made))
                for name, made in (("elm", 1.0), ("fir", 2.0), ("yew", 3.0), ("shut", 4.0))
            }
            await store.put_table(replace(TABLE, id="empty"))
            await store.put_table(replace(TABLE, id="shut", made=4.0, game=games["shut"].id, closed="done"))
            await store.append(games["fir"].id, entry(1), [1, 2, 3])
            assert [table.id for table in await store.tables_in_play(10)] == ["yew", "elm"]
            assert [table.id for table in await store.tables_in_play(1)] == ["yew"]
            await store.put_table(
                replace(TABLE, id="elm", made=1.0, game=games["elm"].id, host="bob", seats=[SeatRow(visitor="cid")])
            )
            for visitor in ("bob", "cid"):
                assert [table.id for table in await store.tables_in_play(10, visitor)] == ["elm"]
            assert await store.tables_in_play(10, "nobody") == []
            await store.begin_game(replace(GAME, table="fir"), replace(TABLE, id="fir", made=2.0, played=1))
            assert [table.id for table in await store.tables_in_play(10)] == ["yew", "fir", "elm"]

        self.run(tmp_path, use)

    # The log

    def test_the_log_comes_back_in_order_and_apart_for_each_game(self, tmp_path: Path) -> None:
        entries = [
            entry(1, "a"),
            Entry(2, "away", 1, (), "clock", "", 33.0),
            entry(3, "b", "pay wild-1", "pay fish-2", "done"),
        ]

        async def use(store: Store) -> None:
            for one in (entries[2], entries[0], entries[1]):
                await store.append(1, one)
            await store.append(2, entry(1))
            assert await store.log(1) == entries
            assert await store.log(2) == [entry(1)]
            assert await store.log(3) == []

        self.run(tmp_path, use)

    def test_of_two_that_race_for_a_number_one_wins(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            for number in range(1, 20):
                racers = [store.append(1, entry(number, f"racer-{one}")) for one in range(4)]
                outcomes = await asyncio.gather(*racers, return_exceptions=True)
                won = [one for one, outcome in enumerate(outcomes) if outcome is None]
                assert len(won) == 1
                assert all(isinstance(outcome, Taken) for one, outcome in enumerate(outcomes) if one not in won)
                assert (await store.log(1))[-1].request == f"racer-{won[0]}"

        self.run(tmp_path, use)

    def test_two_stores_that_race_for_a_number_cannot_both_win(self, tmp_path: Path) -> None:
        async def main() -> None:
            async with self.opened(tmp_path) as one, self.opened(tmp_path) as two:
                for number in range(1, 30):
                    racers = (one.append(1, entry(number, "one")), two.append(1, entry(number, "two")))
                    outcomes = await asyncio.gather(*racers, return_exceptions=True)
                    assert sorted(map(type, outcomes), key=str) == [type(None), Taken]
                assert [row.number for row in await one.log(1)] == list(range(1, 30))
                assert await one.log(1) == await two.log(1)

        asyncio.run(main())

    def test_a_taken_number_changes_nothing(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            game = await store.begin_game(GAME, TABLE)
            await store.append(game.id, entry(1, "first"))
            with pytest.raises(Taken):
                await store.append(game.id, entry(1, "second"), scores=[1, 2, 3])
            assert await store.log(game.id) == [entry(1, "first")]
            assert await store.game(game.id) == game

        self.run(tmp_path, use)

    def test_the_last_entry_ends_the_game_at_once(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            game = await store.begin_game(GAME, TABLE)
            await store.append(game.id, entry(1))
            assert await store.latest_games(10) == []
            await store.append(game.id, entry(2), scores=[5, 8, 2])
            assert await store.latest_games(10) == [replace(game, ended=entry(2).at, scores=[5, 8, 2])]

        self.run(tmp_path, use)

    # Many at once

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
                store.put_table(unfit),
                store.put_visitor(Visitor("eve", "\ud800")),
                store.put_visitor(ADA),
                store.append(1, entry(2)),
            ]
            outcomes = await asyncio.gather(*work, return_exceptions=True)
            assert [isinstance(outcome, Exception) for outcome in outcomes] == [True, False, True, True, False, False]
            assert [row.number for row in await store.log(1)] == [1, 2]
            assert await store.log(2) == [entry(1)]
            assert await store.visitor("ada") == ADA
            assert await store.table("oak") is None
            await store.put_table(TABLE)
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

    # What is said and brought along

    def test_chat_is_numbered_for_each_table(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            said = [await store.say("oak", ChatLine(0, "ada", "Ada", f"line {number}", 1.0)) for number in range(3)]
            other = await store.say("elm", ChatLine(0, "bob", "Bob", "hi", 2.0))
            assert [line.number for line in said] == [1, 2, 3]
            assert other.number == 1
            assert await store.chat("oak", 2) == said[1:]
            assert await store.chat("oak", 10) == said
            assert await store.chat("yew", 10) == []

        self.run(tmp_path, use)

    def test_concurrent_chat_lines_get_distinct_numbers(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            said = await asyncio.gather(*(store.say("oak", ChatLine(0, "ada", "Ada", str(one), 1.0)) for one in range(20)))
            assert sorted(line.number for line in said) == list(range(1, 21))

        self.run(tmp_path, use)

    def test_an_import_is_stored_once(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            assert await store.imported("x") is None
            await store.put_import(ImportRow("x", "first", 1.0), NO_QUOTA)
            await store.put_import(ImportRow("x", "second", 2.0), NO_QUOTA)
            assert await store.imported("x") == "first"

        self.run(tmp_path, use)

    @pytest.mark.parametrize(
        ("quota", "left"),
        [
            (ImportQuota(visitor=2, network=99, server=99), {"a2", "a3", "b1", "b2"}),
            (ImportQuota(visitor=99, network=3, server=99), {"a2", "b1", "b2", "a3"}),
            (ImportQuota(visitor=99, network=99, server=2), {"b2", "a3"}),
        ],
    )
    def test_beyond_a_quota_the_oldest_imports_go(self, tmp_path: Path, quota: ImportQuota, left: set[str]) -> None:
        """Also if the time of day was set back meanwhile. Imports whose owner is unknown count for the server alone."""

        async def use(store: Store) -> None:
            await store.put_import(ImportRow("old", "text", 1.0), NO_QUOTA)
            rows = [("a1", "ada"), ("a2", "ada"), ("b1", "ben"), ("b2", "bob"), ("a3", "ada")]
            for number, (name, owner) in enumerate(rows):
                network = "there" if owner == "bob" else "here"
                await store.put_import(ImportRow(name, "text", 100.0 - number, owner, network), quota)
            found = {name for name, _ in rows if await store.imported(name)}
            assert found == left
            assert (await store.imported("old") is None) == (quota.server == 2)

        self.run(tmp_path, use)

    def test_an_import_that_is_repeated_is_new_again(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            for name in ("x", "y", "x", "z"):
                await store.put_import(ImportRow(name, "text", 1.0, "ada"), ImportQuota(2, 99, 99))
            assert [name for name in "xyz" if await store.imported(name)] == ["x", "z"]

        self.run(tmp_path, use)

    def test_tables_are_counted_by_time_and_network(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            for number, network in enumerate(("here", "here", "there", "here")):
                await store.put_table(replace(TABLE, id=f"t{number}", made=float(number), network=network))
            assert await store.count_tables(1.0, 2.0, "here") == (1, 2)
            assert await store.count_tables(0.0, 9.0, "here") == (3, 4)
            assert await store.count_tables(5.0, 9.0, "here") == (0, 0)

        self.run(tmp_path, use)

    # Deletion

    def test_a_deletion_that_was_begun_is_remembered_until_it_is_finished(self, tmp_path: Path) -> None:
        async def begin(store: Store) -> None:
            await store.put_visitor(ADA)
            await store.say("oak", ChatLine(0, "ada", "Lady A.", "hello", 1.0))
            deletion = await store.begin_deletion("ada", "x1")
            assert deletion == Deletion("ada", "x1", ["Ada", "Lady A."])
            assert await store.begin_deletion("ada", "x2") == deletion
            assert await store.visitor("ada") is None
            assert len(await store.chat("oak", 9)) == 1

        async def finish(store: Store) -> None:
            (deletion,) = await store.deletions()
            assert deletion == Deletion("ada", "x1", ["Ada", "Lady A."])
            await store.finish_deletion(deletion)
            assert await store.chat("oak", 9) == []
            assert await store.deletions() == []
            await store.finish_deletion(deletion)

        self.run(tmp_path, begin)
        self.run(tmp_path, finish)

    # Durability

    def test_everything_stored_is_there_after_reopening(self, tmp_path: Path) -> None:
        async def fill(store: Store) -> GameRow:
            await store.put_visitor(ADA)
            await store.admit("oak", "bob", "guest")
            game = await store.begin_game(GAME, TABLE)
            await store.append(game.id, entry(1))
            await store.append(game.id, entry(2), scores=[1, 2, 3])
            await store.say("oak", ChatLine(0, "ada", "Ada", "hi", 1.0))
            await store.put_import(ImportRow("x", "text", 1.0), NO_QUOTA)
            return game

        game = self.run(tmp_path, fill)

        async def look(store: Store) -> None:
            assert await store.visitor("ada") == ADA
            assert await store.role("oak", "bob") == "guest"
            assert await store.table("oak") == replace(TABLE, game=game.id)
            assert await store.game(game.id) == replace(game, ended=entry(2).at, scores=[1, 2, 3])
            assert await store.log(game.id) == [entry(1), entry(2)]
            assert [line.text for line in await store.chat("oak", 5)] == ["hi"]
            assert await store.imported("x") == "text"
            assert (await store.begin_game(GAME, TABLE)).id != game.id

        self.run(tmp_path, look)

    def test_closing_finishes_queued_writes_and_refuses_new_ones(self, tmp_path: Path) -> None:
        async def main() -> None:
            store = self.open(tmp_path)
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
