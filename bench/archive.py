"""Fill a store with many games, most of them finished, as after a long time in service."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from random import Random

from tests.harness.client import FILE, Stage, prepare

from wildtable.server.settings import Settings
from wildtable.server.store.rows import Entry
from wildtable.server.tables.game_session import GameSession

DISTINCT_GAMES = 40
RUNNING_EVERY = 10
"""One game in this many is not finished."""


async def fill(settings: Settings, games: int) -> Stage:
    """Store copies of a few random games under other names, and return one unfinished game with its log."""
    stages = await prepare(settings, DISTINCT_GAMES)
    rng = Random(1)
    for stage in stages:
        await _play_out(stage, rng)
    await asyncio.to_thread(_copy, settings, stages, games)
    last = stages[-1]
    half = Stage(last.row, last.game, last.cookies)
    for number in range(1, len(last.acknowledged) // 2):
        half.acknowledged[number] = last.acknowledged[number]
    half.session = GameSession(half.game, list(half.acknowledged.values()))
    return half


async def _play_out(stage: Stage, rng: Random) -> None:
    number = 0
    while not stage.over:
        number += 1
        seat = next(iter(stage.session.asking))
        await stage.acknowledge(number, seat, stage.message(seat, rng))


def _copy(settings: Settings, stages: list[Stage], games: int) -> None:
    """Write into the file directly: a million rows through the store would take minutes."""
    with closing(sqlite3.connect(settings.data / FILE)) as db, db:
        for stage in stages[:-1]:
            db.executemany("insert into log values (?, ?, ?, ?, ?, ?, ?, ?)", _rows(stage, stage.game.id, half=False))
        db.executemany("insert into log values (?, ?, ?, ?, ?, ?, ?, ?)", _rows(stages[-1], stages[-1].game.id, half=True))
        columns = "made, game, rules, seats, options, deck, seed, secret, added, players"
        for number in range(DISTINCT_GAMES, games):
            stage, half, name = stages[number % DISTINCT_GAMES], number % RUNNING_EVERY == 0, f"table-{number}"
            ended = "null, '[]'" if half else "9.0, '[1, 2, 3]'"
            query = f"insert into games (table_id, {columns}, ended, scores) select ?, {columns}, {ended} from games"
            game = db.execute(f"{query} where id = ?", (name, stage.game.id)).lastrowid
            query = (
                "insert into tables select ?, host, made, open, config, seats, secret, invite, watch, ?, played, closed"
                " from tables where id = ?"
            )
            db.execute(query, (name, game, stage.row.id))
            db.execute("insert into sitting select visitor, ?, made from sitting where table_id = ?", (name, stage.row.id))
            db.executemany("insert into log values (?, ?, ?, ?, ?, ?, ?, ?)", _rows(stage, int(game or 0), half=half))


def _rows(stage: Stage, game: int, *, half: bool) -> list[tuple[object, ...]]:
    entries: list[Entry] = list(stage.acknowledged.values())
    kept = entries[: len(entries) // 2 - 1] if half else entries
    return [(game, one.number, one.kind, one.seat, json.dumps(one.moves), one.by, one.request, one.at) for one in kept]
