"""Rows as the tables of a database hold them: one column per field, sequences and mappings as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from wildtable.server.store.config import TableConfig
from wildtable.server.store.contract import SignedOut, Stale
from wildtable.server.store.rows import (
    Entry,
    GameRow,
    ImportQuota,
    ImportRow,
    PlayerRow,
    QueueRow,
    SeatRow,
    TableRow,
    Visitor,
)
from wildtable.server.store.sql.database import Database

VISITOR_COLUMNS = "id, name, link, generation, animal"
TABLE_COLUMNS = (
    "id, host, made, config, seats, secret, invite, watch, game, played, closed, dealing, network, links, version"
)
GAME_COLUMNS = (
    "id, table_id, made, game, rules, seats, options, piles, deck, seed, secret, added, players, ended, scores, commitments"
)
CHAT_COLUMNS = "number, visitor, name, text, at, animal"
ENTRY_COLUMNS = "number, kind, seat, moves, by, request, at"
QUEUE_COLUMNS = "visitor, game, joined, patience, network, commitment, table_id"
MIN_INTERVAL = 0.001
IDLE_STEP = 50
"""How many visitors one write removes at most."""
TRACES = (
    ("sitting", "visitor"),
    ("chat", "visitor"),
    ("imports", "owner"),
    ("results", "player"),
    ("queue", "visitor"),
    ("sanctions", "subject"),
)
"""What visitors leave who do more than look: tables and columns with their ids."""
MAX_SURPLUS = 20
"""How many imported records one import deletes at most, also if the quota was lowered."""


def add_visitor(db: Database, visitor: Visitor, arrived: float | None) -> None:
    added = db.execute(
        f"insert into visitors ({VISITOR_COLUMNS}) values (?, ?, ?, ?, ?) on conflict do nothing",
        (visitor.id, visitor.name, visitor.link, visitor.generation, visitor.animal),
    )
    if added.rowcount and arrived is not None:
        db.execute("insert into arrivals values (?, ?) on conflict do nothing", (visitor.id, arrived))


def remove_idle_visitors(db: Database, before: float) -> bool:
    """Delete a few visitors who have done nothing since they arrived, and the arrivals of those who have."""
    rows = db.execute("select visitor from arrivals where arrived < ? order by arrived limit ?", (before, IDLE_STEP))
    arrived = [visitor for (visitor,) in rows.fetchall()]
    used = " or ".join(f"exists (select 1 from {table} where {column} = ?)" for table, column in TRACES)
    for visitor in arrived:
        if not db.execute(f"select 1 where {used}", [visitor] * len(TRACES)).fetchone():
            db.execute("delete from members where visitor = ?", (visitor,))
            db.execute("delete from visitors where id = ?", (visitor,))
        db.execute("delete from arrivals where visitor = ?", (visitor,))
    return bool(arrived)


def change_visitor(db: Database, visitor: Visitor, changes: str, *values: object) -> None:
    """Change some columns of a visitor; raise SignedOut if they signed out elsewhere since the row was read."""
    changed = db.execute(
        f"update visitors set {changes} where id = ? and generation = ?", (*values, visitor.id, visitor.generation)
    )
    if not changed.rowcount:
        raise SignedOut
    db.execute("delete from arrivals where visitor = ?", (visitor.id,))
    db.notify("visitor", visitor.id)


def swap_table(db: Database, table: TableRow) -> TableRow:
    """Insert a table of version 0, or update the row of its version. Raise Stale if there is none."""
    stored = replace(table, version=table.version + 1)
    columns = f"{TABLE_COLUMNS}, open"
    values = (
        stored.id,
        stored.host,
        stored.made,
        as_text(stored.config.dump()),
        players_text(stored.seats),
        stored.secret,
        stored.invite,
        stored.watch,
        stored.game,
        stored.played,
        stored.closed,
        stored.dealing,
        stored.network,
        stored.links,
        stored.version,
        stored.config.open,
    )
    if table.version:
        changes = ", ".join(f"{column} = ?" for column in columns.split(", "))
        done = db.execute(f"update tables set {changes} where id = ? and version = ?", (*values, table.id, table.version))
    else:
        marks = ", ".join("?" for _ in values)
        done = db.execute(f"insert into tables ({columns}) values ({marks}) on conflict do nothing", values)
    if not done.rowcount:
        raise Stale(f"table {table.id} is not of version {table.version} any more")
    db.execute("delete from sitting where table_id = ?", (table.id,))
    rows = [(person, table.id, table.made) for person in sorted(table.people)]
    db.executemany("insert into sitting values (?, ?, ?)", rows)
    db.notify("table", table.id)
    return stored


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


def put_game(db: Database, game: GameRow) -> int:
    """Insert a new game and return its id."""
    columns = GAME_COLUMNS.removeprefix("id, ")
    (number,) = db.execute(
        f"insert into games ({columns}) values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?) returning id",
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
    ).fetchone()
    return int(number)


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


def put_entries(db: Database, game: int, entries: Sequence[Entry]) -> None:
    """Insert the first entries of a new game's log."""
    rows = [(game, one.number, one.kind, one.seat, as_text(one.moves), one.by, one.request, one.at) for one in entries]
    db.executemany(f"insert into log (game, {ENTRY_COLUMNS}) values (?, ?, ?, ?, ?, ?, ?, ?)", rows)


def put_import(db: Database, record: ImportRow, quota: ImportQuota) -> None:
    """Insert an imported record as the latest one, whatever the time of day says, and delete the oldest beyond the quota."""
    db.lock("imports")
    (latest,) = db.execute("select coalesce(max(at), 0) from imports").fetchone()
    row = (record.id, record.text, max(record.at, latest + MIN_INTERVAL), record.owner, record.network)
    columns = "id, text, at, owner, network"
    db.execute(
        f"insert into imports ({columns}) values (?, ?, ?, ?, ?) on conflict (id) do update set at = excluded.at", row
    )
    counted: Sequence[tuple[str, Sequence[str], int]] = (
        ("owner = ? and owner != ''", [record.owner], quota.visitor),
        ("network = ? and network != ''", [record.network], quota.network),
    )
    for condition, values, most in counted:
        surplus = f"select id from imports where {condition} order by at desc limit {MAX_SURPLUS} offset ?"
        db.execute(f"delete from imports where id in ({surplus})", (*values, most))
    (total,) = db.execute("select count(*) from imports").fetchone()
    largest = "select network from imports group by network order by count(*) desc, min(at) limit 1"
    for _ in range(min(total - quota.server, MAX_SURPLUS)):
        oldest = f"select id from imports where network = ({largest}) order by at limit 1"
        db.execute(f"delete from imports where id = ({oldest})")


def queue_values(row: QueueRow) -> tuple[object, ...]:
    return (row.visitor, row.game, row.joined, row.patience, row.network, row.commitment, row.table)


def entry_of(row: tuple[Any, ...]) -> Entry:
    number, kind, seat, moves, by, request, at = row
    return Entry(number, kind, seat, tuple(json.loads(moves)), by, request, at)


def players_text(players: Iterable[PlayerRow]) -> str:
    """Seats or players as JSON, without the fields that are empty."""
    return as_text([{name: value for name, value in vars(player).items() if value} for player in players])


def as_text(value: Sequence[object] | Mapping[str, object]) -> str:
    return json.dumps(value)
