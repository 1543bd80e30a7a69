"""People in the SQLite store: results, ratings, ladders, and the deletion of visitors."""

from __future__ import annotations

import json
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from itertools import groupby
from typing import Any, TypeVar

from wildtable.server.store.ratings import Rating, update_ratings
from wildtable.server.store.rows import ChatLine, Deletion, GameRow, Rung, SeatResult, Tally
from wildtable.server.store.sqlite.deletion import DeletionSteps, begin, deletion_of
from wildtable.server.store.sqlite.rows import GAME_COLUMNS, as_text, game_of
from wildtable.server.store.sqlite.wiping import wipe_if_small

T = TypeVar("T")
RESULT_COLUMNS = "game, seat, name, ended, player, people, rank, points, favourites, open, rated, mu, sigma"
VISIBLE_RESULTS = "player = ? and (open or rated or ?)"
"""A player's public results, or all of them."""


class SqlitePeople(ABC):
    """The part of the store that is about people."""

    @abstractmethod
    async def _write(self, work: Callable[[sqlite3.Connection], T]) -> T: ...

    @abstractmethod
    async def _alone(self, work: Callable[[sqlite3.Connection], T]) -> T:
        """Write outside of any transaction."""

    @abstractmethod
    async def _read(self, work: Callable[[sqlite3.Connection], T]) -> T: ...

    async def _one(self, query: str, *values: Any) -> tuple[Any, ...] | None:
        row: tuple[Any, ...] | None = await self._read(lambda db: db.execute(query, values).fetchone())
        return row

    async def _all(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        return await self._read(lambda db: db.execute(query, values).fetchall())

    async def put_results(self, results: Sequence[SeatResult]) -> None:
        await self._write(lambda db: _put(db, results))

    async def games_without_results(self, after: int, limit: int) -> list[int]:
        query = (
            "select id from games where ended is not null and id > ?"
            " and not exists (select 1 from results where game = id) order by id limit ?"
        )
        return [row[0] for row in await self._all(query, after, limit)]

    async def ended_games(self, after: int, limit: int) -> list[int]:
        query = "select id from games where ended is not null and id > ? order by id limit ?"
        return [row[0] for row in await self._all(query, after, limit)]

    async def recompute_ratings(self) -> None:
        def again(db: sqlite3.Connection) -> None:
            for (name,) in db.execute("select distinct name from results").fetchall():
                _rate_all(db, name)

        await self._write(again)

    async def ladder(self, name: str, limit: int) -> list[Rung]:
        query = (
            "select player, coalesce(visitors.name, ''), mu, sigma, games from ratings left join visitors on id = player"
            " where ratings.name = ? and (player like 'bot-%' or link != '') order by mu - 3 * sigma desc, player limit ?"
        )
        return [Rung(*row) for row in await self._all(query, name, limit)]

    async def latest_results(self, player: str, limit: int, *, include_private: bool) -> list[SeatResult]:
        query = f"select {RESULT_COLUMNS} from results where {VISIBLE_RESULTS} order by ended desc, game desc limit ?"
        return [_result(row) for row in await self._all(query, player, include_private, limit)]

    async def rating_history(self, player: str, name: str, limit: int) -> list[SeatResult]:
        query = (
            f"select {RESULT_COLUMNS} from results where player = ? and name = ? and rated"
            " group by game order by ended desc, game desc limit ?"
        )
        return [_result(row) for row in await self._all(query, player, name, limit)][::-1]

    async def win_counts(self, player: str, *, include_private: bool) -> list[Tally]:
        query = (
            f"select name, people, count(*), sum(rank = 1) from results where {VISIBLE_RESULTS} group by 1, 2 order by 1, 2"
        )
        return [Tally(row[0], str(row[1]), row[2], row[3]) for row in await self._all(query, player, include_private)]

    async def favourite_counts(self, player: str, *, include_private: bool) -> list[Tally]:
        query = (
            f"select name, value, count(*), sum(rank = 1) from results, json_each(favourites) where {VISIBLE_RESULTS}"
            " group by 1, 2 order by 1, 3 desc, 4 desc, 2"
        )
        return [Tally(*row) for row in await self._all(query, player, include_private)]

    async def games_of(self, visitor: str) -> list[GameRow]:
        query = f"select {GAME_COLUMNS} from games where id in (select game from results where player = ?) order by id"
        return [game_of(row) for row in await self._all(query, visitor)]

    async def chat_by(self, visitor: str) -> list[tuple[str, ChatLine]]:
        query = "select table_id, number, visitor, name, text, at from chat where visitor = ? order by at, number"
        return [(row[0], ChatLine(*row[1:])) for row in await self._all(query, visitor)]

    async def begin_deletion(self, visitor: str, instead: str) -> Deletion:
        names = [name for (name,) in await self._all("select distinct name from chat where visitor = ?", visitor)]
        return await self._write(lambda db: begin(db, visitor, instead, names))

    async def deletions(self) -> list[Deletion]:
        return [deletion_of(row) for row in await self._all("select visitor, instead, names from deletions")]

    async def finish_deletion(self, deletion: Deletion) -> None:
        await DeletionSteps(self._read, self._write, deletion).run()
        await self._alone(wipe_if_small)


def _result(row: tuple[Any, ...]) -> SeatResult:
    values: list[Any] = list(row)
    values[8:11] = json.loads(row[8]), bool(row[9]), bool(row[10])
    return SeatResult(*values)


def _put(db: sqlite3.Connection, results: Sequence[SeatResult]) -> None:
    """Insert or correct a game's results. Only new ones change ratings; a game that comes late is rated in its place."""
    first = results[0]
    known = db.execute("select 1 from results where game = ?", (first.game,)).fetchone()
    db.executemany(
        "insert into results values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, null, null) on conflict do update set rank ="
        " excluded.rank, points = excluded.points, favourites = excluded.favourites, rated = excluded.rated",
        [_row(result) for result in results],
    )
    if known or not first.rated:
        return
    later = "select 1 from results where rated and name = ? and (ended, game) > (?, ?) limit 1"
    if db.execute(later, (first.name, first.ended, first.game)).fetchone():
        _rate_all(db, first.name)
    else:
        _rate(db, results)


def _row(result: SeatResult) -> tuple[object, ...]:
    return (
        result.game,
        result.seat,
        result.name,
        result.ended,
        result.player,
        result.people,
        result.rank,
        result.points,
        as_text(result.favourites),
        result.open,
        result.rated,
    )


def _rate(db: sqlite3.Connection, results: Sequence[SeatResult]) -> None:
    """Update the ratings of one game's players."""
    name, game = results[0].name, results[0].game
    ranks = [(result.player, result.rank) for result in results]
    query = "select mu, sigma, games from ratings where name = ? and player = ?"
    new = Rating()
    stored = {player: db.execute(query, (name, player)).fetchone() or (new.mu, new.sigma, 0) for player, _ in ranks}
    before = {player: Rating(mu, sigma) for player, (mu, sigma, _) in stored.items()}
    for player, rating in update_ratings(before, ranks).items():
        row = (name, player, rating.mu, rating.sigma, stored[player][2] + 1)
        db.execute("insert or replace into ratings values (?, ?, ?, ?, ?)", row)
        db.execute(
            "update results set mu = ?, sigma = ? where game = ? and player = ?", (rating.mu, rating.sigma, game, player)
        )


def _rate_all(db: sqlite3.Connection, name: str) -> None:
    """Compute all ratings of a game again, in the order in which its matches ended."""
    db.execute("delete from ratings where name = ?", (name,))
    rows = db.execute(f"select {RESULT_COLUMNS} from results where rated and name = ? order by ended, game, seat", (name,))
    for _, results in groupby(map(_result, rows.fetchall()), lambda result: result.game):
        _rate(db, list(results))
