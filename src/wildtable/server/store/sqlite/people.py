"""People in the SQLite store: standings, ratings, ladders, all that is somebody's own, and forgetting them for good."""

from __future__ import annotations

import json
import logging
import re
import sqlite3
from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Sequence
from dataclasses import replace
from itertools import groupby
from typing import Any, TypeVar

from wildtable.engine.record import Record
from wildtable.server.store.ratings import Rating, moved
from wildtable.server.store.rows import SOMEBODY, GameRow, Line, Rung, SeatResult, Tally, unnamed
from wildtable.server.store.sqlite.rows import (
    GAME_COLUMNS,
    TABLE_COLUMNS,
    as_text,
    game_of,
    players_text,
    put_table,
    table_of,
)

log = logging.getLogger(__name__)
T = TypeVar("T")
STANDING = "game, seat, name, ended, player, people, rank, points, favourites, open, rated, mu, sigma"
SEED = re.compile(r"[0-9a-f]{64}")
SEEN = "player = ? and (open or rated or ?)"
"""The results that are everybody's to see, or all of them."""


class SqlitePeople(ABC):
    """The part of the store that knows people."""

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

    async def put_results(self, standings: Sequence[SeatResult]) -> None:
        await self._write(lambda db: _put(db, standings))

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
        query = f"select {STANDING} from results where {SEEN} order by ended desc, game desc limit ?"
        return [_standing(row) for row in await self._all(query, player, include_private, limit)]

    async def rating_history(self, player: str, name: str, limit: int) -> list[SeatResult]:
        query = (
            f"select {STANDING} from results where player = ? and name = ? and rated"
            " group by game order by ended desc, game desc limit ?"
        )
        return [_standing(row) for row in await self._all(query, player, name, limit)][::-1]

    async def win_counts(self, player: str, *, include_private: bool) -> list[Tally]:
        query = f"select name, people, count(*), sum(rank = 1) from results where {SEEN} group by 1, 2 order by 1, 2"
        return [Tally(row[0], str(row[1]), row[2], row[3]) for row in await self._all(query, player, include_private)]

    async def favourite_counts(self, player: str, *, include_private: bool) -> list[Tally]:
        query = (
            f"select name, value, count(*), sum(rank = 1) from results, json_each(favourites) where {SEEN}"
            " group by 1, 2 order by 1, 3 desc, 4 desc, 2"
        )
        return [Tally(*row) for row in await self._all(query, player, include_private)]

    async def games_of(self, visitor: str) -> list[GameRow]:
        query = f"select {GAME_COLUMNS} from games where id in (select game from results where player = ?) order by id"
        return [game_of(row) for row in await self._all(query, visitor)]

    async def chat_by(self, visitor: str) -> list[tuple[str, Line]]:
        query = "select table_id, number, visitor, name, text, at from chat where visitor = ? order by at, number"
        return [(row[0], Line(*row[1:])) for row in await self._all(query, visitor)]

    async def forget(self, visitor: str, instead: str) -> Collection[str]:
        names = await self._write(lambda db: _forget(db, visitor, instead))
        await self._alone(wipe)
        return names


def _standing(row: tuple[Any, ...]) -> SeatResult:
    values: list[Any] = list(row)
    values[8:11] = json.loads(row[8]), bool(row[9]), bool(row[10])
    return SeatResult(*values)


def _put(db: sqlite3.Connection, standings: Sequence[SeatResult]) -> None:
    """The facts as they are told; a rating moves once. A game that comes in late is put in its place among the others."""
    first = standings[0]
    known = db.execute("select 1 from results where game = ?", (first.game,)).fetchone()
    db.executemany(
        "insert into results values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, null, null) on conflict do update set rank ="
        " excluded.rank, points = excluded.points, favourites = excluded.favourites, rated = excluded.rated",
        [(*_facts(one), as_text(one.favourites), one.open, one.rated) for one in standings],
    )
    if known or not first.rated:
        return
    later = "select 1 from results where rated and name = ? and (ended, game) > (?, ?) limit 1"
    if db.execute(later, (first.name, first.ended, first.game)).fetchone():
        _rate_all(db, first.name)
    else:
        _rate(db, standings)


def _facts(one: SeatResult) -> tuple[object, ...]:
    return one.game, one.seat, one.name, one.ended, one.player, one.people, one.rank, one.points


def _rate(db: sqlite3.Connection, standings: Sequence[SeatResult]) -> None:
    """Move the ratings of one game's players."""
    name, game = standings[0].name, standings[0].game
    players = {one.player for one in standings}
    query = "select mu, sigma, games from ratings where name = ? and player = ?"
    new = Rating()
    kept = {player: db.execute(query, (name, player)).fetchone() or (new.mu, new.sigma, 0) for player in players}
    before = {player: Rating(mu, sigma) for player, (mu, sigma, _) in kept.items()}
    for player, one in moved(before, [(one.player, one.rank) for one in standings]).items():
        row = (name, player, one.mu, one.sigma, kept[player][2] + 1)
        db.execute("insert or replace into ratings values (?, ?, ?, ?, ?)", row)
        db.execute("update results set mu = ?, sigma = ? where game = ? and player = ?", (one.mu, one.sigma, game, player))


def _rate_all(db: sqlite3.Connection, name: str) -> None:
    """All ratings of a game, in the order in which its games ended."""
    db.execute("delete from ratings where name = ?", (name,))
    rows = db.execute(f"select {STANDING} from results where rated and name = ? order by ended, game, seat", (name,))
    for _, standings in groupby(map(_standing, rows.fetchall()), lambda one: one.game):
        _rate(db, list(standings))


# Forgetting


def _forget(db: sqlite3.Connection, visitor: str, instead: str) -> Collection[str]:
    """Everything in which somebody can be recognised, at once: name and doors, seats, chat, and their name in what others
    have said at the same tables or brought along as a record of the same games. Gives their names."""
    names = {name for (name,) in db.execute("select name from visitors where id = ?", (visitor,))}
    names |= {name for (name,) in db.execute("select distinct name from chat where visitor = ?", (visitor,))}
    places = "select table_id from sitting where visitor = ?1 union select table_id from members where visitor = ?1"
    at = {table for (table,) in db.execute(f"{places} union select table_id from chat where visitor = ?1", (visitor,))}
    db.execute("delete from visitors where id = ?", (visitor,))
    db.execute("delete from members where visitor = ?", (visitor,))
    db.execute("delete from chat where visitor = ?", (visitor,))
    at |= _leave_games(db, visitor, instead, names)
    _leave_tables(db, visitor, instead)
    for table in sorted(at):
        for number, text in db.execute("select number, text from chat where table_id = ?", (table,)).fetchall():
            row = (unnamed(text, names), table, number)
            db.execute("update chat set text = ? where table_id = ? and number = ?", row)
    for one in ("results", "ratings"):
        db.execute(f"update {one} set player = ? where player = ?", (instead, visitor))
    db.execute("insert or ignore into pending_wipe values (1)")
    return names


def _leave_games(db: sqlite3.Connection, visitor: str, instead: str, names: set[str]) -> set[str]:
    """Somebody unknown has played the games. Gives the tables where that was."""
    query = f"select {GAME_COLUMNS} from games where instr(players, ?)"
    games = [game_of(row) for row in db.execute(query, (as_text(visitor),)).fetchall()]
    for game in games:
        row = (players_text(game.without(visitor, instead).players), game.id)
        db.execute("update games set players = ? where id = ?", row)
    seeds = {game.seed.hex() for game in games}
    for name, text in db.execute("select id, text from imports").fetchall():
        if not seeds.isdisjoint(SEED.findall(text)):
            record = Record.parse(text)
            players = [SOMEBODY if one in names else one for one in record.players]
            db.execute("update imports set text = ? where id = ?", (str(replace(record, players=players)), name))
    return {game.table for game in games}


def _leave_tables(db: sqlite3.Connection, visitor: str, instead: str) -> None:
    query = f"select {TABLE_COLUMNS} from tables where id in (select table_id from sitting where visitor = ?)"
    for table in [table_of(row) for row in db.execute(query, (visitor,)).fetchall()]:
        put_table(db, table.without(visitor, instead))


def wipe(db: sqlite3.Connection) -> None:
    """Write the whole file anew and empty the log beside it, so that no byte of what was deleted is left in either. Where
    that cannot be done now it is done at the next start."""
    try:
        db.execute("vacuum")
        (busy, _, _) = db.execute("pragma wal_checkpoint(truncate)").fetchone()
        if not busy:
            db.execute("delete from pending_wipe")
            return
    except sqlite3.Error as error:
        log.error("what was deleted is not wiped yet: %s", error)  # noqa: TRY400
        return
    log.error("what was deleted is not wiped yet: another program reads the database")
