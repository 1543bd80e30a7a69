"""Rows of the database: what the code for all SQL databases needs of a connection, and how typed values become rows."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from inspect import signature
from operator import attrgetter
from typing import Any, Generic, Protocol, TypeVar

from wildtable.server.store.config import TableConfig
from wildtable.server.store.contract import NoticeKind, SignedOut, Stale
from wildtable.server.store.rows import (
    ChatLine,
    Deletion,
    Entry,
    GameRow,
    ImportQuota,
    ImportRow,
    PlayerRow,
    QueueRow,
    SeatResult,
    SeatRow,
    TableRow,
    Visitor,
)
from wildtable.server.store.schema import TABLES, Dialect, people_columns

MIN_INTERVAL = 0.001
IDLE_STEP = 50
"""How many visitors one write removes at most."""
MAX_SURPLUS = 20
"""How many imported records one import deletes at most, also if the quota was lowered."""
T = TypeVar("T")


class Rows(Protocol):
    """The rows that a statement returned, or the number of those it changed."""

    @property
    def rowcount(self) -> int: ...

    def fetchone(self) -> Any: ...

    def fetchall(self) -> list[Any]: ...

    def __iter__(self) -> Iterator[Any]: ...


class Database(Protocol):
    """A connection in a transaction. Statements mark values by `?`."""

    @property
    def dialect(self) -> Dialect: ...

    def execute(self, query: str, values: Sequence[Any] = ..., /) -> Rows: ...

    def executemany(self, query: str, rows: Iterable[Sequence[Any]], /) -> object: ...

    def lock(self, name: str) -> None:
        """Let no other transaction take the same lock until this one ends."""
        ...

    def notify(self, kind: NoticeKind, subject: str) -> None:
        """Tell other workers what has changed, when the transaction is committed."""
        ...


Work = Callable[[Database], T]
Run = Callable[[Work[Any]], Awaitable[Any]]


def as_text(value: Sequence[object] | Mapping[str, object]) -> str:
    return json.dumps(value)


def players_text(players: Iterable[PlayerRow]) -> str:
    """Seats or players as JSON, without the fields that are empty."""
    return as_text([{name: value for name, value in vars(player).items() if value} for player in players])


def _loads_as(make: Callable[..., T]) -> Callable[[Mapping[str, Any]], T]:
    """Return a function that ignores fields of a later version, with which this worker may share the database."""
    names = signature(make).parameters.keys()
    return lambda values: make(**{name: value for name, value in values.items() if name in names})


_config, _seat, _player = _loads_as(TableConfig), _loads_as(SeatRow), _loads_as(PlayerRow)


def _load_config(text: str) -> TableConfig:
    chosen = json.loads(text)
    return _config({"game_name": chosen["game"], **chosen})


LOAD: Mapping[tuple[str, str], Callable[[str], object]] = {
    ("tables", "config"): _load_config,
    ("tables", "seats"): lambda text: [_seat(seat) for seat in json.loads(text)],
    ("games", "players"): lambda text: [_player(player) for player in json.loads(text)],
    ("log", "moves"): lambda text: tuple(json.loads(text)),
}
DUMP: Mapping[tuple[str, str], Callable[[Any], str]] = {
    ("tables", "config"): lambda config: as_text(config.dump()),
    ("tables", "seats"): players_text,
    ("games", "players"): players_text,
}
"""Columns with other values than those of JSON."""


class RowType(Generic[T]):
    """A type of rows: a dataclass, and the table that has a column for each of its fields."""

    def __init__(self, make: Callable[..., T], table: str) -> None:
        self._make = make
        fields = list(signature(make).parameters)
        self._values = attrgetter(*fields)
        self.names = [f"{name}_id" if name == "table" else name for name in fields]
        self.columns = ", ".join(self.names)
        self.marks = ", ".join("?" for _ in self.names)
        kinds = [TABLES[table].columns[name].kind for name in self.names]
        self._loads = [
            (place, bool if kind == "boolean" else LOAD.get((table, name), json.loads))
            for place, (name, kind) in enumerate(zip(self.names, kinds, strict=True))
            if kind in ("boolean", "json")
        ]
        self._dumps = [
            (place, DUMP.get((table, name), as_text))
            for place, (name, kind) in enumerate(zip(self.names, kinds, strict=True))
            if kind == "json"
        ]

    def load(self, row: Sequence[Any]) -> T:
        values = list(row)
        for place, load in self._loads:
            values[place] = load(values[place])
        return self._make(*values)

    def dump(self, value: T) -> list[object]:
        values: list[Any] = list(self._values(value))
        for place, dump in self._dumps:
            values[place] = dump(values[place])
        return values


VISITORS, TABLE_ROWS, GAMES = RowType(Visitor, "visitors"), RowType(TableRow, "tables"), RowType(GameRow, "games")
ENTRIES, LINES, RESULTS = RowType(Entry, "log"), RowType(ChatLine, "chat"), RowType(SeatResult, "results")
QUEUE, IMPORTS, DELETIONS = RowType(QueueRow, "queue"), RowType(ImportRow, "imports"), RowType(Deletion, "deletions")


def add_visitor(db: Database, visitor: Visitor, arrived: float | None) -> None:
    added = db.execute(
        f"insert into visitors ({VISITORS.columns}) values ({VISITORS.marks}) on conflict do nothing", VISITORS.dump(visitor)
    )
    if added.rowcount and arrived is not None:
        db.execute("insert into arrivals values (?, ?) on conflict do nothing", (visitor.id, arrived))


def remove_idle_visitors(db: Database, before: float) -> bool:
    """Delete a few visitors who have done nothing since they arrived, and the arrivals of those who have."""
    rows = db.execute("select visitor from arrivals where arrived < ? order by arrived limit ?", (before, IDLE_STEP))
    arrived = [visitor for (visitor,) in rows.fetchall()]
    traces = [(name, column) for name, table in TABLES.items() for column in table.traces]
    used = " or ".join(f"exists (select 1 from {table} where {column} = ?)" for table, column in traces)
    for visitor in arrived:
        db.execute("delete from arrivals where visitor = ?", (visitor,))
        if not db.execute(f"select 1 where {used}", [visitor] * len(traces)).fetchone():
            for table, column in people_columns("delete"):
                db.execute(f"delete from {table} where {column} = ?", (visitor,))
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
    names, values = [*TABLE_ROWS.names, "open"], [*TABLE_ROWS.dump(stored), stored.config.open]
    if table.version:
        changes = ", ".join(f"{name} = ?" for name in names)
        done = db.execute(f"update tables set {changes} where id = ? and version = ?", (*values, table.id, table.version))
    else:
        insert = f"insert into tables ({', '.join(names)}) values ({TABLE_ROWS.marks}, ?) on conflict do nothing"
        done = db.execute(insert, values)
    if not done.rowcount:
        raise Stale(f"table {table.id} is not of version {table.version} any more")
    db.execute("delete from sitting where table_id = ?", (table.id,))
    rows = [(person, table.id, table.made) for person in sorted(table.people)]
    db.executemany("insert into sitting values (?, ?, ?)", rows)
    db.notify("table", table.id)
    return stored


def put_game(db: Database, game: GameRow) -> int:
    """Insert a new game and return its id."""
    names, (_, *values) = GAMES.names[1:], GAMES.dump(game)
    marks = ", ".join("?" for _ in names)
    (number,) = db.execute(f"insert into games ({', '.join(names)}) values ({marks}) returning id", values).fetchone()
    return int(number)


def put_entries(db: Database, game: int, entries: Sequence[Entry]) -> None:
    """Insert the first entries of a new game's log."""
    rows = [(game, *ENTRIES.dump(entry)) for entry in entries]
    db.executemany(f"insert into log (game, {ENTRIES.columns}) values (?, {ENTRIES.marks})", rows)


def put_import(db: Database, record: ImportRow, quota: ImportQuota) -> None:
    """Insert an imported record as the latest one, whatever the time of day says, and delete the oldest beyond the quota."""
    db.lock("imports")
    (latest,) = db.execute("select coalesce(max(at), 0) from imports").fetchone()
    row = IMPORTS.dump(replace(record, at=max(record.at, latest + MIN_INTERVAL)))
    insert = f"insert into imports ({IMPORTS.columns}) values ({IMPORTS.marks})"
    db.execute(f"{insert} on conflict (id) do update set at = excluded.at", row)
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
