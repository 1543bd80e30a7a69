"""Results and ratings.

A game that ends after all others changes the ratings of its players. After one that comes late, or was timed by a clock set
back, all ratings of its game are computed again: in steps of a few rows each, so that other writes need not wait.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from itertools import groupby

from wildtable.lab.ratings import Rating, update_ratings
from wildtable.server.store.rows import SeatResult
from wildtable.server.store.sql.rows import RESULTS, Database, Run

PAGE_ROWS = 200
STEP_ROWS = 50
"""How many results one write changes at most."""


def put_results(db: Database, results: Sequence[SeatResult]) -> None:
    """Insert or correct a game's results. Only new ones change ratings; after a late one, all are to be computed again."""
    first = results[0]
    _lock(db, first.name)
    known = db.execute("select 1 from results where game = ?", (first.game,)).fetchone()
    db.executemany(
        f"insert into results ({RESULTS.columns}) values ({RESULTS.marks})"
        " on conflict (game, seat) do update set rank = excluded.rank, points = excluded.points,"
        " favourites = excluded.favourites, rated = excluded.rated",
        [RESULTS.dump(replace(result, mu=None, sigma=None)) for result in results],
    )
    if known or not first.rated:
        return
    later = "select 1 from results where rated and name = ? and (ended, game) > (?, ?) limit 1"
    if db.execute(later, (first.name, first.ended, first.game)).fetchone():
        mark_pending(db, first.name)
    else:
        _rate(db, results)


def mark_pending(db: Database, name: str) -> None:
    """Let all ratings of a game be computed again."""
    db.execute("insert into pending_ratings values (?) on conflict do nothing", (name,))


def _lock(db: Database, name: str) -> None:
    """Let one worker at a time change the ratings of a game: each follows from those before it."""
    db.lock(f"ratings {name}")


def _rate(db: Database, results: Sequence[SeatResult]) -> None:
    """Update the ratings of one game's players."""
    name = results[0].name
    query = "select mu, sigma, games from ratings where name = ? and player = ?"
    stored = {one.player: db.execute(query, (name, one.player)).fetchone() for one in results}
    before = {player: Rating(*row[:2]) if row else Rating() for player, row in stored.items()}
    after = update_ratings(before, [(one.player, one.rank) for one in results])
    games = {player: row[2] + 1 if row else 1 for player, row in stored.items()}
    _put_ratings(db, name, after, games)
    _put_changes(_changes(results, after), db)


def _put_ratings(db: Database, name: str, ratings: dict[str, Rating], games: dict[str, int]) -> None:
    rows = [(name, player, rating.mu, rating.sigma, games[player]) for player, rating in ratings.items()]
    db.executemany(
        "insert into ratings values (?, ?, ?, ?, ?) on conflict (name, player) do update"
        " set mu = excluded.mu, sigma = excluded.sigma, games = excluded.games",
        rows,
    )


def _changes(results: Iterable[SeatResult], after: dict[str, Rating]) -> list[tuple[object, ...]]:
    """Return the ratings of players after a game, with its seats."""
    return [(after[one.player].mu, after[one.player].sigma, one.game, one.seat) for one in results]


def _put_changes(changes: Sequence[tuple[object, ...]], db: Database) -> None:
    db.executemany("update results set mu = ?, sigma = ? where game = ? and seat = ?", changes)


class RatingSteps:
    """The steps that compute all ratings of a game again, in the order in which its matches ended.

    The ladder changes with the last step alone. `read` and `write` run a job in a thread of the store.
    """

    def __init__(self, read: Run, write: Run, name: str) -> None:
        self._read = read
        self._write = write
        self._name = name

    async def run(self) -> None:
        while not await self._try():
            pass

    async def _try(self) -> bool:
        """Return False if results that were read have changed meanwhile, so that the caller starts over."""
        self._ratings: dict[str, Rating] = {}
        self._games: Counter[str] = Counter()
        self._last = (float("-inf"), -1)
        is_done: bool | None = None
        while is_done is None:
            while rows := await self._read(self._fetch):
                changes = await asyncio.to_thread(self._rate, rows)
                for start in range(0, len(changes), STEP_ROWS):
                    await self._write(partial(_put_changes, changes[start : start + STEP_ROWS]))
            is_done = await self._write(self._finish)
        return is_done

    def _fetch(self, db: Database) -> list[SeatResult]:
        """Return the next results, those of each game complete."""
        query = (
            f"select {RESULTS.columns} from results where rated and name = ? and (ended, game) > (?, ?)"
            " order by ended, game, seat limit ?"
        )
        rows = [RESULTS.load(row) for row in db.execute(query, (self._name, *self._last, PAGE_ROWS))]
        return rows if len(rows) < PAGE_ROWS else [one for one in rows if one.game != rows[-1].game]

    def _rate(self, rows: Sequence[SeatResult]) -> list[tuple[object, ...]]:
        changes: list[tuple[object, ...]] = []
        for _, group in groupby(rows, lambda one: one.game):
            results = list(group)
            before = {one.player: self._ratings.get(one.player, Rating()) for one in results}
            after = update_ratings(before, [(one.player, one.rank) for one in results])
            self._ratings |= after
            self._games.update(after.keys())
            changes += _changes(results, after)
        self._last = rows[-1].ended, rows[-1].game
        return changes

    def _finish(self, db: Database) -> bool | None:
        """Store the ratings, unless results have changed: None if some came after the others, False if before, or if a
        player was deleted."""
        _lock(db, self._name)
        if self._fetch(db):
            return None
        query = "select player, count(distinct game) from results where rated and name = ? group by player"
        if dict(db.execute(query, (self._name,)).fetchall()) != self._games:
            return False
        db.execute("delete from ratings where name = ?", (self._name,))
        _put_ratings(db, self._name, self._ratings, self._games)
        db.execute("delete from pending_ratings where name = ?", (self._name,))
        return True
