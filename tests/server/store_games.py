"""The contract of stores: tables, games and their logs."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TypeVar

import pytest

from tests.server.store_samples import CONFIG, FREE, GAME, TABLE, StoreTests, entry
from wildtable.server.store.contract import Stale, Store, Taken
from wildtable.server.store.rows import ChatLine, Entry, SeatResult, SeatRow, TableVersion
from wildtable.server.store.sql.rows import ENTRIES, GAMES, TABLE_ROWS

T = TypeVar("T")


class StoreOfGames(StoreTests):
    """What a store guarantees about tables and games."""

    # Tables

    def test_a_table_comes_back_as_it_was_put(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            assert await store.table("oak") is None
            for version, row in enumerate((TABLE, replace(TABLE, game=7, played=2, closed="over", seats=FREE))):
                stored = await store.swap_table(replace(row, version=version))
                found = await store.table("oak")
                assert found == stored == row
                assert found.version == stored.version == version + 1

        self.run(tmp_path, use)

    def test_what_no_row_can_have_is_not_found(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            assert await store.table("\0") is None
            assert await store.visitor_by_link("a\0b") is None
            assert await store.versions(["\0"]) == {}
            assert await store.tables_of("\0", 9) == []

        self.run(tmp_path, use)

    def test_the_lobby_shows_open_tables_newest_first(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            for number, name in enumerate(("elm", "fir", "yew")):
                await store.swap_table(replace(TABLE, id=name, made=float(number)))
            await store.swap_table(replace(TABLE, id="shut", made=9.0, closed="done"))
            await store.swap_table(replace(TABLE, id="mine", made=9.0, config=replace(CONFIG, open=False)))
            assert [table.id for table in await store.open_tables(10)] == ["yew", "fir", "elm"]
            assert [table.id for table in await store.open_tables(2)] == ["yew", "fir"]

        self.run(tmp_path, use)

    def test_tables_of_a_visitor_are_those_with_their_seat_or_hosted_by_them(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            await store.swap_table(replace(TABLE, id="host", made=1.0))
            await store.swap_table(replace(TABLE, id="seat", made=2.0, host="bob"))
            left = await store.swap_table(replace(TABLE, id="left", made=3.0, host="bob"))
            await store.swap_table(replace(left, seats=FREE))
            await store.swap_table(replace(TABLE, id="shut", made=4.0, closed="done"))
            assert [table.id for table in await store.tables_of("ada", 10)] == ["seat", "host"]
            assert [table.id for table in await store.tables_of("bob", 10)] == ["left", "seat"]
            assert await store.tables_of("nobody", 10) == []

        self.run(tmp_path, use)

    def test_closed_tables_do_not_crowd_out_others(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            await store.swap_table(TABLE)
            for number in range(5):
                await store.swap_table(replace(TABLE, id=f"shut-{number}", made=20.0 + number, closed="done"))
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

    def test_of_two_changes_of_a_table_the_second_is_stale(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            row = await store.swap_table(TABLE)
            changed = await store.swap_table(replace(row, played=1))
            for late in (store.swap_table(TABLE), store.swap_table(row), store.begin_game(GAME, row)):
                with pytest.raises(Stale):
                    await late
            assert await store.table("oak") == changed
            assert await store.tables_in_play(9) == []
            assert await store.game(1) is None
            with pytest.raises(Stale):
                await store.swap_table(replace(TABLE, id="none", version=3))

        self.run(tmp_path, use)

    def test_two_stores_that_change_a_table_cannot_both_win(self, tmp_path: Path) -> None:
        async def main() -> None:
            async with self.opened(tmp_path) as one, self.opened(tmp_path) as two:
                row = await one.swap_table(TABLE)
                for number in range(20):
                    racers = (one.swap_table(replace(row, links=number)), two.begin_game(GAME, replace(row, played=number)))
                    outcomes = await asyncio.gather(*racers, return_exceptions=True)
                    assert sum(isinstance(outcome, Stale) for outcome in outcomes) == 1, outcomes
                    found = await one.table("oak")
                    assert found is not None
                    assert found.version == row.version + 1
                    row = found

        asyncio.run(main())

    def test_versions_tell_how_far_a_table_is(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            assert await store.versions(["oak"]) == {}
            row = await store.swap_table(TABLE)
            assert await store.versions(["oak", "elm"]) == {"oak": TableVersion(1, None, 0, 0)}
            game, row = await store.begin_game(GAME, row)
            await store.append(game.id, entry(1))
            await store.append(game.id, entry(2))
            await store.say("oak", ChatLine(0, "ada", "Ada", "hi", 1.0))
            assert await store.versions(["elm", "oak"]) == {"oak": TableVersion(2, game.id, 2, 1)}
            await store.begin_game(GAME, row)
            assert (await store.versions(["oak"]))["oak"][::2] == (3, 0)
            many = [f"t{number}" for number in range(1200)]
            assert await store.versions(many) == {}

        self.run(tmp_path, use)

    def test_several_tables_and_games_are_read_at_once(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            game, row = await store.begin_game(GAME, TABLE)
            assert (await store.tables(["elm", "oak"]), await store.tables([])) == ([row], [])
            assert (await store.games([game.id + 1, game.id]), await store.games([])) == ([game], [])

        self.run(tmp_path, use)

    # Games

    def test_a_game_gets_a_number_and_its_table_knows_it(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            first, table = await store.begin_game(GAME, TABLE)
            second, table = await store.begin_game(GAME, replace(table, played=1))
            assert first.id != second.id
            assert await store.game(first.id) == first == replace(GAME, id=first.id)
            assert await store.table("oak") == table == replace(TABLE, game=second.id, played=1)
            assert await store.game(999) is None

        self.run(tmp_path, use)

    def test_ended_games_are_listed_last_first(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            games = [(await store.begin_game(GAME, replace(TABLE, id=f"table-{one}")))[0] for one in range(4)]
            for at, game in zip((50.0, 70.0, 60.0), games, strict=False):
                await store.append(game.id, replace(entry(1), at=at), [3, 2, 1])
            ended = await store.latest_games(10)
            assert [game.id for game in ended] == [games[1].id, games[2].id, games[0].id]
            assert ended[0] == replace(games[1], ended=70.0, scores=[3, 2, 1])
            assert [game.id for game in await store.latest_games(1)] == [games[1].id]

        self.run(tmp_path, use)

    def test_tables_in_play_are_those_whose_game_is_not_over(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            begun = {
                name: await store.begin_game(replace(GAME, table=name), replace(TABLE, id=name, made=made))
                for name, made in (("elm", 1.0), ("fir", 2.0), ("yew", 3.0), ("shut", 4.0))
            }
            await store.swap_table(replace(TABLE, id="empty"))
            await store.swap_table(replace(begun["shut"][1], closed="done"))
            await store.append(begun["fir"][0].id, entry(1), [1, 2, 3])
            assert [table.id for table in await store.tables_in_play(10)] == ["yew", "elm"]
            assert [table.id for table in await store.tables_in_play(1)] == ["yew"]
            await store.swap_table(replace(begun["elm"][1], host="bob", seats=[SeatRow(visitor="cid")]))
            for visitor in ("bob", "cid"):
                assert [table.id for table in await store.tables_in_play(10, visitor)] == ["elm"]
            assert await store.tables_in_play(10, "nobody") == []
            await store.begin_game(replace(GAME, table="fir"), replace(begun["fir"][1], played=1))
            assert [table.id for table in await store.tables_in_play(10)] == ["yew", "fir", "elm"]

        self.run(tmp_path, use)

    def test_games_left_are_those_in_progress_that_a_bot_plays_for_somebody(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            left, stayed, ended = [
                (await store.begin_game(replace(GAME, table=name), replace(TABLE, id=name)))[0].id
                for name in ("elm", "fir", "yew")
            ]
            for game in (left, ended):
                await store.append(game, replace(entry(1), kind="away"))
            await store.append(stayed, entry(1))
            await store.append(ended, entry(2), [1, 2, 3])
            assert await store.games_left() == {left}

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
            assert await store.log(1, after=1) == entries[1:]
            assert await store.log(1, after=3) == []

        self.run(tmp_path, use)

    def test_long_lists_are_not_made_in_the_event_loop(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        threads = set[threading.Thread]()

        def noted(make: Callable[..., T], row: tuple[object, ...]) -> T:
            threads.add(threading.current_thread())
            return make(row)

        async def use(store: Store) -> None:
            for rows in (ENTRIES, GAMES, TABLE_ROWS):
                monkeypatch.setattr(rows, "load", partial(noted, rows.load))
            game, _ = await store.begin_game(GAME, TABLE)
            await store.append(game.id, entry(1), [1, 2, 3])
            await store.put_results([SeatResult(game.id, 0, "wild-cards", 1.0, "ada", 3, 1, 5, [], open=True, rated=False)])
            for found in (store.log(game.id), store.games([game.id]), store.tables(["oak"]), store.games_of("ada")):
                assert len(await found) == 1

        self.run(tmp_path, use)
        assert threads
        assert threading.current_thread() not in threads

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
            game, _ = await store.begin_game(GAME, TABLE)
            await store.append(game.id, entry(1, "first"))
            with pytest.raises(Taken):
                await store.append(game.id, entry(1, "second"), scores=[1, 2, 3])
            assert await store.log(game.id) == [entry(1, "first")]
            assert await store.game(game.id) == game

        self.run(tmp_path, use)

    def test_the_last_entry_ends_the_game_at_once(self, tmp_path: Path) -> None:
        async def use(store: Store) -> None:
            game, _ = await store.begin_game(GAME, TABLE)
            await store.append(game.id, entry(1))
            assert await store.latest_games(10) == []
            await store.append(game.id, entry(2), scores=[5, 8, 2])
            assert await store.latest_games(10) == [replace(game, ended=entry(2).at, scores=[5, 8, 2])]

        self.run(tmp_path, use)
