"""Rows: what the tables of the database hold, as they go in and come out."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping, Sequence
from typing import Any

from wildtable.server.store.contract import GameRow, TableRow

TABLE_COLUMNS = "id, host, made, config, seats, secret, invite, watch, game, played, closed"


def put_table(db: sqlite3.Connection, table: TableRow) -> None:
    db.execute(
        "insert or replace into tables values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            table.id,
            table.host,
            table.made,
            bool(table.config.get("open")),
            as_text(table.config),
            as_text(table.seats),
            table.secret,
            table.invite,
            table.watch,
            table.game,
            table.played,
            table.closed,
        ),
    )
    people = {table.host, *(str(seat["visitor"]) for seat in table.seats if seat.get("visitor"))}
    db.execute("delete from sitting where table_id = ?", (table.id,))
    db.executemany("insert into sitting values (?, ?, ?)", [(person, table.id, table.made) for person in sorted(people)])


def table_of(row: tuple[Any, ...]) -> TableRow:
    name, host, made, config, seats, secret, invite, watch, game, played, closed = row
    return TableRow(name, host, made, json.loads(config), json.loads(seats), secret, invite, watch, game, played, closed)


def game_of(row: tuple[Any, ...]) -> GameRow:
    values: list[Any] = list(row)
    for column in (6, 10, 11, 13):
        values[column] = json.loads(values[column])
    return GameRow(*values)


def as_text(value: Sequence[Any] | Mapping[str, Any]) -> str:
    return json.dumps(value)
