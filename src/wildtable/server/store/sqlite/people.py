"""People in the SQLite store: results, ratings, ladders, and the deletion of visitors."""

from __future__ import annotations

import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from wildtable.server.store.rows import ChatLine, Deletion, GameRow, Rung, SeatResult, Tally
from wildtable.server.store.sqlite.deletion import DeletionSteps, begin, deletion_of
from wildtable.server.store.sqlite.rating import RESULT_COLUMNS, RatingSteps, put_results, result_of
from wildtable.server.store.sqlite.rows import CHAT_COLUMNS, GAME_COLUMNS, game_of
from wildtable.server.store.sqlite.wiping import wipe_if_small

T = TypeVar("T")
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
        await self._write(lambda db: put_results(db, results))
        await self.finish_ratings()

    async def finish_ratings(self) -> None:
        for (name,) in await self._all("select name from pending_ratings"):
            await RatingSteps(self._read, self._write, name).run()

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
        await self._write(lambda db: db.execute("insert or ignore into pending_ratings select distinct name from results"))
        await self.finish_ratings()

    async def ladder(self, name: str, limit: int) -> list[Rung]:
        query = (
            "select player, coalesce(visitors.name, ''), mu, sigma, games, coalesce(animal, '')"
            " from ratings left join visitors on id = player"
            " where ratings.name = ? and (player like 'bot-%' or link != '') order by mu - 3 * sigma desc, player limit ?"
        )
        return [Rung(*row) for row in await self._all(query, name, limit)]

    async def latest_results(self, player: str, limit: int, *, include_private: bool) -> list[SeatResult]:
        query = f"select {RESULT_COLUMNS} from results where {VISIBLE_RESULTS} order by ended desc, game desc limit ?"
        return [result_of(row) for row in await self._all(query, player, include_private, limit)]

    async def rating_history(self, player: str, name: str, limit: int) -> list[SeatResult]:
        query = (
            f"select {RESULT_COLUMNS} from results where player = ? and name = ? and rated"
            " group by game order by ended desc, game desc limit ?"
        )
        return [result_of(row) for row in await self._all(query, player, name, limit)][::-1]

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
        query = f"select table_id, {CHAT_COLUMNS} from chat where visitor = ? order by at, number"
        return [(row[0], ChatLine(*row[1:])) for row in await self._all(query, visitor)]

    async def begin_deletion(self, visitor: str, instead: str) -> Deletion:
        names = [name for (name,) in await self._all("select distinct name from chat where visitor = ?", visitor)]
        return await self._write(lambda db: begin(db, visitor, instead, names))

    async def deletions(self) -> list[Deletion]:
        return [deletion_of(row) for row in await self._all("select visitor, instead, names from deletions")]

    async def finish_deletion(self, deletion: Deletion) -> None:
        await DeletionSteps(self._read, self._write, deletion).run()
        await self._alone(wipe_if_small)
