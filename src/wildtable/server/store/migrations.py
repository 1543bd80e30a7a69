"""Migrations: numbered steps that bring a database of an earlier version to the present schema, one list for SQLite and
PostgreSQL.

Workers of two versions may share a PostgreSQL database while one replaces the other, so a migration leaves the version
before it working: it adds tables, columns with a default, and indices, which `add_missing` derives from the schema; what the
last version does not use any more may go. Each change of the schema has a number; tests/server/schemas has its statements.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from wildtable.server.store.schema import Dialect, creation, tables_in


class SqlConnection(Protocol):
    """A connection to either database, in a transaction."""

    def execute(self, query: str, /) -> Any: ...


class Migration(NamedTuple):
    """A step. number: the version it leads to; readable_from: the oldest version whose code works with the result."""

    number: int
    readable_from: int
    run: Callable[[SqlConnection, Dialect], None]


def add_missing(db: SqlConnection, dialect: Dialect) -> None:
    """Add the tables, columns and indices that the database does not have yet."""
    for name, table in tables_in(dialect).items():
        if known := columns_of(db, dialect, name):
            for column, kind in table.columns_in(dialect).items():
                if column not in known:
                    db.execute(f"alter table {name} add column {column} {kind.sql(dialect)}")
    for statement in creation(dialect):
        db.execute(statement)


def _name_as_today(db: SqlConnection, dialect: Dialect) -> None:
    """Rename what is named differently, and give `piles` a column: in SQLite, before versions were stored."""
    if dialect == "postgresql":
        return
    if "terms" in columns_of(db, dialect, "tables"):
        db.execute("alter table tables rename column terms to config")
    if columns_of(db, dialect, "standings"):
        db.execute("drop index if exists standings_player")
        db.execute("drop index if exists standings_rated")
        db.execute("alter table standings rename to results")
    db.execute("drop index if exists games_running")
    db.execute("alter table games add column piles text not null default '{}'")
    db.execute(
        "update games set piles = json_extract(options, '$.piles'), options = json_remove(options, '$.piles')"
        " where json_type(options, '$.piles') is not null"
    )
    db.execute("update log set by = 'admin' where by = 'house'")
    db.execute("update tables set closed = 'by-admin' where closed = 'by-house'")


def _number_both(db: SqlConnection, dialect: Dialect) -> None:
    """Give both databases the same schema. Up to here only that of SQLite was numbered."""
    add_missing(db, dialect)
    if dialect == "postgresql":
        for name, table in tables_in(dialect).items():
            for column, kind in table.columns_in(dialect).items():
                if kind.default is not None:
                    db.execute(f"alter table {name} alter column {column} set default {kind.default}")


MIGRATIONS = (Migration(2, 1, _name_as_today), Migration(8, 8, _number_both))
"""Databases from before there were versions have 0, or 1 while a wipe is pending; those of PostgreSQL have 1 up to 8.
Code from before 8 cannot read seats with a name or with who made a player leave."""


def schema_version() -> int:
    return MIGRATIONS[-1].number


def readable_from() -> int:
    """Return the oldest version whose code works with a database of the present one."""
    return MIGRATIONS[-1].readable_from


def upgrade(db: SqlConnection, dialect: Dialect, version: int) -> None:
    """Run the migrations that a database of this version lacks, in a transaction of the caller."""
    for migration in MIGRATIONS:
        if migration.number > version:
            migration.run(db, dialect)


def needs_upgrade(db: SqlConnection, dialect: Dialect) -> bool:
    """Is the database of an earlier version? An empty one is not."""
    if not columns_of(db, dialect, "visitors"):
        return False
    query = "pragma user_version"
    if dialect == "postgresql":
        query = "select coalesce((to_jsonb(server) ->> 'version')::integer, schema) from server"
    return bool(db.execute(query).fetchone()[0] < schema_version())


def too_new(version: int) -> str:
    """Return the reason why a database of this version cannot be used."""
    return f"has schema version {version}; this version of wildtable reads up to {schema_version()}"


def columns_of(db: SqlConnection, dialect: Dialect, table: str) -> set[str]:
    """The names of a table's columns; none if there is no such table."""
    query = f"select name from pragma_table_info('{table}')"
    if dialect == "postgresql":
        query = (
            "select column_name from information_schema.columns"
            f" where table_schema = current_schema() and table_name = '{table}'"
        )
    return {name for (name,) in db.execute(query).fetchall()}
