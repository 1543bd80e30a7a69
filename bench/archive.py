"""Fill a store with many games, most of them finished, as after long service."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import NamedTuple

from tests.harness.client import Stage, prepare

from wildtable.server.settings import Settings
from wildtable.server.store.opening import store_for
from wildtable.server.store.rows import Entry
from wildtable.server.store.sql.rows import ENTRIES, GAMES, TABLE_ROWS, Database, as_text
from wildtable.server.store.sql.store import SqlStore
from wildtable.server.tables.game_session import GameSession

DISTINCT_GAMES = 40
RUNNING_EVERY = 10
"""One game in this many is not finished."""
COPIES_AT_ONCE = 500


class Copy(NamedTuple):
    """A stored game to be copied: the number of the copy, its original, and whether only half of it is played."""

    number: int
    stage: Stage
    is_running: bool


async def fill(settings: Settings, games: int) -> Stage:
    """Store copies of a few random games under other names, and return one unfinished game with its log."""
    stages = await prepare(settings, min(DISTINCT_GAMES, games))
    rng = Random(1)
    for stage in stages:
        await _play_out(stage, rng)
    half = _half_of(stages[-1])
    store = store_for(settings.data, settings.database)
    assert isinstance(store, SqlStore)
    await store.open()
    try:
        await store._write(partial(_put_logs, [*stages[:-1], half]))
        originals = stages[:-1]
        copies = [
            Copy(number, originals[number % len(originals)], number % RUNNING_EVERY == 0)
            for number in range(len(stages), games)
        ]
        for first in range(0, len(copies), COPIES_AT_ONCE):
            await store._write(partial(_put_copies, copies[first : first + COPIES_AT_ONCE]))
    finally:
        await store.close()
    return half


async def _play_out(stage: Stage, rng: Random) -> None:
    number = 0
    while not stage.over:
        number += 1
        seat = next(iter(stage.session.asking))
        await stage.acknowledge(number, seat, stage.message(seat, rng))


def _half_of(stage: Stage) -> Stage:
    half = Stage(stage.row, stage.game, stage.cookies)
    for number in range(1, len(stage.acknowledged) // 2):
        half.acknowledged[number] = stage.acknowledged[number]
    half.session = GameSession(half.game, list(half.acknowledged.values()))
    return half


def _put_logs(stages: Sequence[Stage], db: Database) -> None:
    query = f"insert into log (game, {ENTRIES.columns}) values (?, ?, ?, ?, ?, ?, ?, ?)"
    for stage in stages:
        db.executemany(query, [_entry_row(stage.game.id, entry) for entry in stage.acknowledged.values()])
        if stage.over:
            db.execute("update games set ended = 9.0, scores = '[1, 2, 3]' where id = ?", (stage.game.id,))


def _entry_row(game: int, entry: Entry) -> tuple[object, ...]:
    return game, entry.number, entry.kind, entry.seat, as_text(entry.moves), entry.by, entry.request, entry.at


def _put_copies(copies: Sequence[Copy], db: Database) -> None:
    """Copy rows within the database: a million of them through the store's interface would take minutes."""
    for number, stage, is_running in copies:
        table, entries = f"table-{number}", len(stage.acknowledged)
        ended = {"ended": "null", "scores": "'[]'"} if is_running else {}
        (game,) = _copy_row(
            db, "games", GAMES.columns.removeprefix("id, "), {"table_id": "?", **ended}, table, stage.game.id
        )
        _copy_row(db, "tables", f"{TABLE_ROWS.columns}, open", {"id": "?", "game": "?"}, table, game, stage.row.id)
        db.execute(
            "insert into sitting select visitor, ?, made from sitting where table_id = ?",
            (table, stage.row.id),
        )
        db.execute(
            f"insert into log (game, {ENTRIES.columns}) select ?, {ENTRIES.columns} from log where game = ? and number <= ?",
            (game, stage.game.id, entries // 2 if is_running else entries),
        )


def _copy_row(db: Database, table: str, columns: str, other: dict[str, str], *values: object) -> tuple[object, ...]:
    """Copy a row with other values in some columns, in order; the last value is the id of the original."""
    chosen = ", ".join(other.get(column, column) for column in columns.split(", "))
    query = f"insert into {table} ({columns}) select {chosen} from {table} where id = ? returning id"
    (row,) = db.execute(query, values).fetchall()
    return tuple(row)
