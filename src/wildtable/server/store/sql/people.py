"""People in a store: visitors, results, ratings, ladders, and the deletion of visitors."""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from typing import Any, ClassVar, TypeVar

from wildtable.lab.ratings import Rating
from wildtable.server.store.rows import ChatLine, Deletion, GameRow, Rung, SeatResult, Tally, Visitor
from wildtable.server.store.sql.database import Database, Work
from wildtable.server.store.sql.deletion import DeletionSteps, begin, deletion_of
from wildtable.server.store.sql.rating import RESULT_COLUMNS, RatingSteps, put_results, result_of
from wildtable.server.store.sql.rows import (
    CHAT_COLUMNS,
    GAME_COLUMNS,
    VISITOR_COLUMNS,
    add_visitor,
    change_visitor,
    game_of,
    remove_idle_visitors,
)

T = TypeVar("T")
VISIBLE_RESULTS = "player = ? and (open or rated or ?)"
"""A player's public results, or all of them."""


MAX_VALUES = 500
"""How many ids one query asks for."""


class SqlPeople(ABC):
    """The part of a store that is about people."""

    each_favourite: ClassVar[str]
    """A table with the column `value` that has the favourites of a result."""

    def __init__(self) -> None:
        self._rating = asyncio.Lock()

    @abstractmethod
    async def _write(self, work: Work[T]) -> T: ...

    @abstractmethod
    async def _read(self, work: Work[T]) -> T: ...

    @abstractmethod
    def _wipe_later(self, db: Database) -> None:
        """Store that deleted rows are to be wiped, where that can be done."""

    async def _one(self, query: str, *values: Any) -> tuple[Any, ...] | None:
        row: tuple[Any, ...] | None = await self._read(lambda db: db.execute(query, values).fetchone())
        return row

    async def _all(self, query: str, *values: Any) -> list[tuple[Any, ...]]:
        return await self._each(tuple, query, *values)

    async def _each(self, make: Callable[[tuple[Any, ...]], T], query: str, *values: Any) -> list[T]:
        """Return what is made of each row, in a thread of the store: a long list must not hold up the event loop."""
        return await self._read(lambda db: [make(row) for row in db.execute(query, values)])

    async def _among(self, make: Callable[[tuple[Any, ...]], T], query: str, values: Sequence[Any]) -> list[T]:
        """Do the same for a query that ends in `in`, with any number of values."""
        found: list[T] = []
        for start in range(0, len(values), MAX_VALUES):
            some = values[start : start + MAX_VALUES]
            found += await self._each(make, f"{query} ({', '.join('?' for _ in some)})", *some)
        return found

    async def add_visitor(self, visitor: Visitor, arrived: float | None = None) -> None:
        await self._write(lambda db: add_visitor(db, visitor, arrived))

    async def arrival(self, visitor: str) -> float | None:
        row = await self._one("select arrived from arrivals where visitor = ?", visitor)
        return row[0] if row else None

    async def remove_idle_visitors(self, before: float) -> bool:
        return await self._write(lambda db: remove_idle_visitors(db, before))

    async def rename_visitor(self, visitor: Visitor) -> None:
        await self._write(lambda db: change_visitor(db, visitor, "name = ?, animal = ?", visitor.name, visitor.animal))

    async def set_link(self, visitor: Visitor, link: str) -> None:
        await self._write(lambda db: change_visitor(db, visitor, "link = ?", link))

    async def sign_out(self, visitor: Visitor, link: str) -> None:
        await self._write(lambda db: change_visitor(db, visitor, "generation = generation + 1, link = ?", link))

    async def visitor(self, id: str) -> Visitor | None:
        row = await self._one(f"select {VISITOR_COLUMNS} from visitors where id = ?", id)
        return Visitor(*row) if row else None

    async def visitors(self, ids: Sequence[str]) -> list[Visitor]:
        return await self._among(lambda row: Visitor(*row), f"select {VISITOR_COLUMNS} from visitors where id in", ids)

    async def visitor_by_link(self, link: str) -> Visitor | None:
        row = await self._one(f"select {VISITOR_COLUMNS} from visitors where link = ? and link != ''", link)
        return Visitor(*row) if row else None

    async def visitors_called(self, name: str) -> list[Visitor]:
        query = f"select {VISITOR_COLUMNS} from visitors where name = ?"
        return [Visitor(*row) for row in await self._all(query, name)]

    async def put_results(self, results: Sequence[SeatResult]) -> None:
        await self._write(lambda db: put_results(db, results))

    async def finish_ratings(self) -> None:
        async with self._rating:
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
        query = "insert into pending_ratings select distinct name from results where true on conflict do nothing"
        await self._write(lambda db: db.execute(query))
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
        return await self._each(result_of, query, player, include_private, limit)

    async def rating_history(self, player: str, name: str, points: int, latest: int) -> Mapping[int, Rating]:
        is_rated = "case when rated then name end = ?"  # an expression, so that SQLite takes the index by player
        query = (
            "with history as ("
            "select row_number() over (order by ended, game) as number, count(*) over () as total, mu, sigma"
            f" from results where player = ? and {is_rated} and mu is not null and seat ="
            " (select min(seat) from results as other where other.game = results.game and other.player = results.player))"
            " select number, mu, sigma from history where number % (total / ? + 1) = 0 or number > total - ? order by number"
        )
        rows = await self._all(query, player, name, points, latest)
        return {number: Rating(mu, sigma) for number, mu, sigma in rows}

    async def win_counts(self, player: str, *, include_private: bool) -> list[Tally]:
        query = (
            f"select name, people, count(*), count(*) filter (where rank = 1) from results where {VISIBLE_RESULTS}"
            " group by 1, 2 order by 1, 2"
        )
        return [Tally(row[0], str(row[1]), row[2], row[3]) for row in await self._all(query, player, include_private)]

    async def favourite_counts(self, player: str, *, include_private: bool) -> list[Tally]:
        query = (
            "select name, value, count(*), count(*) filter (where rank = 1)"
            f" from results, {self.each_favourite} where {VISIBLE_RESULTS}"
            " group by 1, 2 order by 1, 3 desc, 4 desc, 2"
        )
        return [Tally(*row) for row in await self._all(query, player, include_private)]

    async def games_of(self, visitor: str) -> list[GameRow]:
        query = f"select {GAME_COLUMNS} from games where id in (select game from results where player = ?) order by id"
        return await self._each(game_of, query, visitor)

    async def chat_by(self, visitor: str) -> list[tuple[str, ChatLine]]:
        query = f"select table_id, {CHAT_COLUMNS} from chat where visitor = ? order by at, number"
        return await self._each(lambda row: (row[0], ChatLine(*row[1:])), query, visitor)

    async def begin_deletion(self, visitor: str, instead: str) -> Deletion:
        names = [name for (name,) in await self._all("select distinct name from chat where visitor = ?", visitor)]
        return await self._write(lambda db: begin(db, visitor, instead, names))

    async def deletions(self) -> list[Deletion]:
        return await self._each(deletion_of, "select visitor, instead, names from deletions")

    async def finish_deletion(self, deletion: Deletion) -> None:
        await DeletionSteps(self._read, self._write, self._wipe_later, deletion).run()
