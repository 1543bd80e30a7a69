"""Ratings: how a game changes them, which games count, and that they follow from the log alone."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest

import wildtable
from tests.harness.step_store import StepStore
from tests.harness.tables import ANN, BEN, CLEO, context, is_over, make_game, make_table, play_out, until
from wildtable.cli.main import main
from wildtable.lab.ratings import Rating, update_ratings
from wildtable.server.context import Context
from wildtable.server.store.config import TableConfig
from wildtable.server.store.contract import StoreError
from wildtable.server.store.rows import SeatResult
from wildtable.server.store.sql.rating import put_results
from wildtable.server.store.sql.rows import Database
from wildtable.server.store.sqlite.store import SqliteStore
from wildtable.server.tables.archive import add_missing_results, is_rated, results_of
from wildtable.server.tables.game_session import GameSession
from wildtable.server.tables.table import Table

pytestmark = pytest.mark.sqlite
GAME = "wild-cards"
FILE = "wildtable.db"
MAX_ROWS = 100


def rows(folder: Path, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(folder / FILE)) as db:
        return db.execute(query).fetchall()


RATINGS = "select name, player, mu, sigma, games from ratings order by name, player"
STANDINGS = "select * from results order by game, seat"


def standing(game: int, seat: int, player: str, rank: int, ended: float = 0.0, **others: object) -> SeatResult:
    facts = {"name": GAME, "people": 2, "points": 0, "favourites": [], "open": True, "rated": True, **others}
    return SeatResult(game=game, seat=seat, player=player, rank=rank, ended=ended or game, **facts)  # type: ignore[arg-type]


def duel(game: int, winner: str, loser: str, ended: float = 0.0) -> list[SeatResult]:
    return [standing(game, 0, winner, 1, ended), standing(game, 1, loser, 2, ended)]


# Rating changes


def test_who_wins_rises_who_loses_falls_and_all_are_surer() -> None:
    after = update_ratings(dict.fromkeys("abc", Rating()), [("a", 2), ("b", 1), ("c", 3)])
    assert after["b"].mu > after["a"].mu > after["c"].mu
    assert after["b"].mu > Rating().mu > after["c"].mu
    assert all(one.sigma < Rating().sigma for one in after.values())


def test_a_tie_between_equals_changes_no_strength_and_several_may_win() -> None:
    tied = update_ratings(dict.fromkeys("ab", Rating()), [("a", 1), ("b", 1)])
    assert tied["a"].mu == pytest.approx(tied["b"].mu)
    shared = update_ratings(dict.fromkeys("abc", Rating()), [("a", 1), ("b", 1), ("c", 3)])
    assert shared["a"].mu == pytest.approx(shared["b"].mu)
    assert shared["a"].mu > shared["c"].mu


def test_where_a_virtual_player_wins_the_others_are_still_one_before_the_other() -> None:
    """Ranks 2 and 3 count as 1 and 2."""
    assert update_ratings(dict.fromkeys("ab", Rating()), [("a", 2), ("b", 3)]) == update_ratings(
        dict.fromkeys("ab", Rating()), [("a", 1), ("b", 2)]
    )


def test_a_bot_in_two_seats_has_one_rating() -> None:
    after = update_ratings(dict.fromkeys(("a", "bot-greedy"), Rating()), [("bot-greedy", 1), ("a", 2), ("bot-greedy", 3)])
    assert set(after) == {"a", "bot-greedy"}
    apart = update_ratings(dict.fromkeys("abc", Rating()), [("b", 1), ("a", 2), ("c", 3)])
    assert after["a"] == apart["a"]
    assert after["bot-greedy"].mu == pytest.approx((apart["b"].mu + apart["c"].mu) / 2)
    assert after["bot-greedy"].sigma == pytest.approx((apart["b"].sigma + apart["c"].sigma) / 2)


def test_the_ladder_is_ordered_by_guaranteed_rating() -> None:
    assert Rating(30, 8).sure < Rating(28, 2).sure
    assert Rating(30, 8).spread == 16


# Which games count


async def _ended(context: Context, name: str, bots: int = 0, **config: object) -> Table:
    table = await make_game(context, name, bots, **config)
    await (until(lambda: table.snapshot(None).view.over, context) if bots == 3 else play_out(table))  # type: ignore[union-attr]
    return table


def test_a_rated_game_moves_its_players_and_another_does_not(tmp_path: Path) -> None:
    async def main() -> None:
        async with context(tmp_path) as one:
            await _ended(one, "casual")
            assert rows(tmp_path, RATINGS) == []
            await _ended(one, "rated", rated=True)

    asyncio.run(main())
    assert [row[:2] for row in rows(tmp_path, RATINGS)] == [(GAME, one.id) for one in (ANN, BEN, CLEO)]
    assert [row[0] for row in rows(tmp_path, "select sum(rated) from results group by game")] == [0, 3]
    ranked = rows(tmp_path, "select mu from results where rated order by rank, mu desc")
    assert ranked == sorted(ranked, reverse=True)


def test_bots_are_rated_when_they_play_people_and_not_among_themselves(tmp_path: Path) -> None:
    async def main() -> None:
        async with context(tmp_path) as one:
            alone = await make_table(one, "bots", rated=True)
            for seat in range(3):
                await alone.seat_bot(ANN, seat, "random")
            await alone.start(ANN)
            await until(lambda: is_over(alone), one)
            await until(lambda: rows(tmp_path, STANDINGS), one)
            assert rows(tmp_path, RATINGS) == []
            mixed = await make_game(one, "mixed", bots=1, rated=True)
            for seat in (0, 1):
                await mixed.leave((ANN, BEN)[seat])
            await until(lambda: is_over(mixed), one)
            await until(lambda: rows(tmp_path, RATINGS), one)

    asyncio.run(main())
    assert [row[1] for row in rows(tmp_path, RATINGS)] == ["ann", "ben", "bot-random"]


def test_a_player_who_left_has_the_result_of_the_bot_that_played_on(tmp_path: Path) -> None:
    """Otherwise players could leave every game that goes badly."""

    async def main() -> None:
        async with context(tmp_path) as one:
            table = await make_game(one, rated=True)
            for visitor in (ANN, BEN, CLEO):
                await table.leave(visitor)
            await until(lambda: is_over(table), one)
            await until(lambda: len(rows(tmp_path, RATINGS)) == 3, one)

    asyncio.run(main())


def test_neither_guided_games_nor_own_decks_nor_solo_count(tmp_path: Path) -> None:
    async def main() -> None:
        async with context(tmp_path) as one:
            table = await make_game(one, rated=True)
            play = table.session
            assert isinstance(play, GameSession)
            assert is_rated(table.config, play.row)
            assert not is_rated(replace(table.config, rated=False), play.row)
            assert not is_rated(table.config, replace(play.row, piles={"habitats": []}))
            assert not is_rated(replace(table.config, deck=table.config.game.deck.text + "\n# mine\n"), play.row)
            solo = TableConfig("wild-space", 2, {"solo": "easy"}, rated=True).checked()
            assert solo.people == 1
            assert not is_rated(solo, play.row)

    asyncio.run(main())


def test_cards_of_an_own_deck_are_nobodys_favourites(tmp_path: Path) -> None:
    """No page could name or picture them."""

    async def main() -> None:
        async with context(tmp_path) as one:
            own = wildtable.load("wild-realms-alliance").deck.text.replace("[animals.wolf]", "[animals.yak]")
            table = await make_game(one, game_name="wild-realms-alliance", deck=own)
            await play_out(table)
            assert table.session is not None
            assert "yak" in table.session.game.catalogue.names
            assert [standing.favourites for standing in results_of(table.session, table.config)] == [[], [], []]

    asyncio.run(main())


def test_a_virtual_player_has_no_result(tmp_path: Path) -> None:
    async def main() -> None:
        async with context(tmp_path) as one:
            table = await make_table(one, rated=True, seats=3, options={"leo": True})
            assert len(table.row.seats) == 2
            await table.sit(ANN, 0)
            await table.sit(BEN, 1)
            await table.start(ANN)
            await play_out(table)
            assert table.session is not None
            told = results_of(table.session, table.config)
            assert [one.player for one in told] == ["ann", "ben"]
            assert {one.people for one in told} == {2}

    asyncio.run(main())
    assert [row[1] for row in rows(tmp_path, RATINGS)] == ["ann", "ben"]


# Derived from the log


def test_results_missing_after_a_kill_are_stored_at_the_next_start(tmp_path: Path) -> None:
    """The log has the finished game but its results were not stored: they come out the same."""

    async def play() -> None:
        async with context(tmp_path) as one:
            for name in ("first", "second"):
                await _ended(one, name, rated=True)

    async def start_again() -> int:
        async with context(tmp_path) as one:
            return await add_missing_results(one.archive)

    asyncio.run(play())
    before = rows(tmp_path, STANDINGS), rows(tmp_path, RATINGS)
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        db.executescript("delete from results; delete from ratings;")
    assert asyncio.run(start_again()) == 2
    assert (rows(tmp_path, STANDINGS), rows(tmp_path, RATINGS)) == before
    assert asyncio.run(start_again()) == 0


@contextmanager
def disk_full(one: Context) -> Iterator[None]:
    """Let the store take no results."""

    async def refuse(_: object) -> None:
        raise StoreError("the disk is full")

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(one.store, "put_results", refuse)
        yield


def test_a_game_is_over_even_if_its_results_cannot_be_stored(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        async with context(tmp_path) as one:
            table = await make_game(one, rated=True)
            with disk_full(one):
                await play_out(table)
                assert is_over(table)
                assert rows(tmp_path, STANDINGS) == []
            await until(lambda: rows(tmp_path, STANDINGS), one)
            assert await add_missing_results(one.archive) == 0

    asyncio.run(main())
    assert "cannot store the results of game" in caplog.text
    assert len(rows(tmp_path, RATINGS)) == 3


def test_nobody_waits_for_ratings_at_the_end_of_a_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with context(tmp_path) as one:
            table, happened = await make_game(one, rated=True), list[str]()

            async def finish_ratings() -> None:
                happened.append("ratings")

            monkeypatch.setattr(one.store, "finish_ratings", finish_ratings)
            table.listeners.add(lambda: happened.append("over" if is_over(table) else "move"))
            await play_out(table)
            assert rows(tmp_path, STANDINGS)
            await until(lambda: "ratings" in happened, one)
            assert happened.index("over") < happened.index("ratings")

    asyncio.run(main())


def test_the_results_that_are_stored_later_do_not_name_who_was_deleted_meanwhile(tmp_path: Path) -> None:
    async def main() -> None:
        async with context(tmp_path) as one:
            table = await make_game(one, rated=True)
            with disk_full(one):
                await play_out(table)
                await one.forget(ANN)
            await until(lambda: rows(tmp_path, STANDINGS), one)

    asyncio.run(main())
    players = [player for (player,) in rows(tmp_path, "select player from results union select player from ratings")]
    assert len(players) == 3
    assert ANN.id not in players


def test_the_command_recomputes_ratings_from_the_log(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def play() -> None:
        async with context(tmp_path) as one:
            for name in ("first", "second"):
                await _ended(one, name, rated=True)

    asyncio.run(play())
    before = rows(tmp_path, STANDINGS), rows(tmp_path, RATINGS)
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        db.executescript("update ratings set mu = 99; update results set rank = 9, mu = 1 where game = 1;")
        db.execute("delete from results where game = 2")
        db.commit()
    assert main(["ratings", "--data", str(tmp_path)]) == 0
    assert "2 games" in capsys.readouterr().out
    assert (rows(tmp_path, STANDINGS), rows(tmp_path, RATINGS)) == before


def test_results_of_an_old_rules_version_stay(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def play() -> None:
        async with context(tmp_path) as one:
            await _ended(one, "old", rated=True)

    asyncio.run(play())
    before = rows(tmp_path, STANDINGS), rows(tmp_path, RATINGS)
    with closing(sqlite3.connect(tmp_path / FILE)) as db:
        db.executescript("update games set rules = 0")
    assert main(["ratings", "--data", str(tmp_path)]) == 0
    assert "0 games" in capsys.readouterr().out
    assert (rows(tmp_path, STANDINGS), rows(tmp_path, RATINGS)) == before


def test_in_whatever_order_games_come_in_the_ratings_are_the_same(tmp_path: Path) -> None:
    games = [duel(1, "a", "b"), duel(2, "b", "c"), duel(3, "c", "a"), duel(4, "a", "c", ended=0.5)]

    async def keep(folder: Path, order: list[int]) -> None:
        store = await SqliteStore(folder / FILE).open()
        try:
            for number in (*order, order[0]):
                await store.put_results(games[number])
            await store.finish_ratings()
        finally:
            await store.close()

    for number, order in enumerate(([3, 0, 1, 2], [0, 1, 2, 3], [2, 1, 3, 0])):
        folder = tmp_path / str(number)
        folder.mkdir()
        asyncio.run(keep(folder, order))
    kept = [(rows(tmp_path / str(one), RATINGS), rows(tmp_path / str(one), STANDINGS)) for one in range(3)]
    assert kept[0] == kept[1] == kept[2]
    assert [row[4] for row in kept[0][0]] == [3, 2, 3]


def put_all(games: list[list[SeatResult]], db: Database) -> None:
    for game in games:
        put_results(db, game)


def test_after_a_late_game_ratings_follow_in_small_steps_also_after_a_kill(tmp_path: Path) -> None:
    """The ladder changes only with the last step; a game that ends meanwhile counts."""
    games = [duel(number, "ab"[number % 2], "bca"[number % 3]) for number in range(1, 400) if number % 6 not in (2, 3)]
    late, last = duel(1000, "a", "c", ended=0.5), duel(2000, "c", "b")

    async def in_steps() -> None:
        store = await SqliteStore(tmp_path / FILE).open()
        await store._write(partial(put_all, [*games, late]))
        await store.close()
        before = rows(tmp_path, RATINGS)
        for lives in (1, 4):
            store = await StepStore(tmp_path / FILE, lives).open()
            with pytest.raises(StoreError):
                await store.finish_ratings()
            await store.close()
            assert rows(tmp_path, RATINGS) == before
        store = await StepStore(tmp_path / FILE).open()
        await asyncio.gather(store.finish_ratings(), store.put_results(last))
        await store.close()
        assert sum(store.changes) > 2 * len(games)
        assert max(store.changes) <= MAX_ROWS

    async def in_order() -> None:
        (tmp_path / "order").mkdir()
        store = await SqliteStore(tmp_path / "order" / FILE).open()
        await store._write(partial(put_all, [late, *games, last]))
        await store.close()

    asyncio.run(in_steps())
    asyncio.run(in_order())
    for query in (RATINGS, STANDINGS):
        assert rows(tmp_path, query) == rows(tmp_path / "order", query)


def test_ratings_are_computed_once_for_all_who_wait_for_them(tmp_path: Path) -> None:
    async def writes(callers: int) -> int:
        store = await StepStore(tmp_path / f"{callers}.db").open()
        await store._write(partial(put_all, [duel(number, "a", "b", ended=100.0 - number) for number in range(1, 60)]))
        await asyncio.gather(*(store.finish_ratings() for _ in range(callers)))
        await store.close()
        return len(store.changes)

    assert asyncio.run(writes(1)) == asyncio.run(writes(3)) > 3
