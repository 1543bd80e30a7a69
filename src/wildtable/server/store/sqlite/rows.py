"""Rows as the tables of the database hold them: one column per field, sequences and mappings as JSON."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from wildtable.server.store.config import TableConfig
from wildtable.server.store.rows import Entry, GameRow, ImportQuota, ImportRow, PlayerRow, SeatRow, TableRow, Visitor

VISITOR_COLUMNS = "id, name, link, generation, animal"
TABLE_COLUMNS = "id, host, made, config, seats, secret, invite, watch, game, played, closed, dealing, network, links"
GAME_COLUMNS = (
    "id, table_id, made, game, rules, seats, options, piles, deck, seed, secret, added, players, ended, scores, commitments"
)
CHAT_COLUMNS = "number, visitor, name, text, at, animal"
ENTRY_COLUMNS = "number, kind, seat, moves, by, request, at"
MIN_INTERVAL = 0.001
MAX_SURPLUS = 20
"""How many imported records one import deletes at most, also if the quota was lowered."""


def put_visitor(db: sqlite3.Connection, visitor: Visitor) -> None:
    """Insert or update a visitor. A row that was read before the visitor signed out elsewhere changes nothing."""
    db.execute(
        f"insert into visitors ({VISITOR_COLUMNS}) values (?, ?, ?, ?, ?) on conflict (id) do update"
        " set name = excluded.name, link = excluded.link, generation = excluded.generation, animal = excluded.animal"
        " where excluded.generation >= generation",
        (visitor.id, visitor.name, visitor.link, visitor.generation, visitor.animal),
    )


def put_table(db: sqlite3.Connection, table: TableRow) -> None:
    db.execute(
        f"insert or replace into tables ({TABLE_COLUMNS}, open) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            table.id,
            table.host,
            table.made,
            as_text(table.config.dump()),
            players_text(table.seats),
            table.secret,
            table.invite,
            table.watch,
            table.game,
            table.played,
            table.closed,
            table.dealing,
            table.network,
            table.links,
            table.config.open,
        ),
    )
    db.execute("delete from sitting where table_id = ?", (table.id,))
    rows = [(person, table.id, table.made) for person in sorted(table.people)]
    db.executemany("insert into sitting values (?, ?, ?)", rows)


def table_of(row: tuple[Any, ...]) -> TableRow:
    name, host, made, config, seats, *others = row
    chosen = json.loads(config)
    return TableRow(
        name,
        host,
        made,
        TableConfig(chosen.pop("game"), **chosen),
        [SeatRow(**seat) for seat in json.loads(seats)],
        *others,
    )


def put_game(db: sqlite3.Connection, game: GameRow) -> int:
    """Insert a new game and return its id."""
    row = db.execute(
        f"insert into games ({GAME_COLUMNS}) values (null, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            game.table,
            game.made,
            game.game,
            game.rules,
            game.seats,
            as_text(game.options),
            as_text(game.piles),
            game.deck,
            game.seed,
            game.secret,
            as_text(game.added),
            players_text(game.players),
            game.ended,
            as_text(game.scores),
            as_text(game.commitments),
        ),
    )
    return int(row.lastrowid or 0)


def game_of(row: tuple[Any, ...]) -> GameRow:
    number, table, made, game, rules, seats, options, piles, deck, seed, secret, added, players, ended, *others = row
    scores, commitments = map(json.loads, others)
    return GameRow(
        id=number,
        table=table,
        made=made,
        game=game,
        rules=rules,
        seats=seats,
        options=json.loads(options),
        piles=json.loads(piles),
        deck=deck,
        seed=seed,
        secret=secret,
        added=json.loads(added),
        players=[PlayerRow(**player) for player in json.loads(players)],
        ended=ended,
        scores=scores,
        commitments=commitments,
    )


def put_import(db: sqlite3.Connection, record: ImportRow, quota: ImportQuota) -> None:
    """Insert an imported record as the latest one, whatever the time of day says, and delete the oldest beyond the quota."""
    (latest,) = db.execute("select coalesce(max(at), 0) from imports").fetchone()
    row = (record.id, record.text, max(record.at, latest + MIN_INTERVAL), record.owner, record.network)
    db.execute("insert into imports values (?, ?, ?, ?, ?) on conflict do update set at = excluded.at", row)
    counted = (
        ("owner = :owner and owner != ''", quota.visitor),
        ("network = :network and network != ''", quota.network),
        ("true", quota.server),
    )
    for condition, most in counted:
        surplus = f"select id from imports where {condition} order by at desc limit {MAX_SURPLUS} offset :most"
        values = {"owner": record.owner, "network": record.network, "most": most}
        db.execute(f"delete from imports where id in ({surplus})", values)


def entry_of(row: tuple[Any, ...]) -> Entry:
    number, kind, seat, moves, by, request, at = row
    return Entry(number, kind, seat, tuple(json.loads(moves)), by, request, at)


def players_text(players: Iterable[PlayerRow]) -> str:
    """Seats or players as JSON, without the fields that are empty."""
    return as_text([{name: value for name, value in vars(player).items() if value} for player in players])


def as_text(value: Sequence[object] | Mapping[str, object]) -> str:
    return json.dumps(value)
