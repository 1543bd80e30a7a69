"""The schema of the SQLite store, and the migrations that bring older databases to it."""

from __future__ import annotations

import sqlite3

from wildtable.server.store.sqlite.wiping import expect_wipe

SCHEMA_VERSION = 7
"""Stored as `user_version`. Databases from before there were versions have 0, or 1 while a wipe is pending."""
PENDING_WIPE = 1
NAMED_VERSION = 2
"""The first version whose tables and columns have their present names."""

SCHEMA = """
create table if not exists visitors (
  id text primary key, name text not null, link text not null, generation integer not null default 0,
  animal text not null default '') without rowid;
create index if not exists visitors_link on visitors (link) where link != '';
create table if not exists arrivals (visitor text primary key, arrived real not null) without rowid;
create index if not exists arrivals_arrived on arrivals (arrived);
create table if not exists tables (
  id text primary key, host text not null, made real not null, open integer not null, config text not null,
  seats text not null, secret text not null, invite text not null, watch text not null, game integer,
  played integer not null, closed text not null, dealing real, network text not null default '',
  links integer not null default 0, version integer not null default 1) without rowid;
create index if not exists tables_open on tables (made) where open and closed = '';
create index if not exists tables_made on tables (made, network);
create table if not exists sitting (visitor text, table_id text, made real, primary key (visitor, table_id)) without rowid;
create table if not exists members (table_id text, visitor text, role text not null, primary key (table_id, visitor))
  without rowid;
create index if not exists members_visitor on members (visitor);
create table if not exists games (
  id integer primary key, table_id text not null, made real not null, game text not null, rules integer not null,
  seats integer not null, options text not null, deck text not null, seed blob not null, secret text not null,
  added text not null, players text not null, ended real, scores text not null, piles text not null default '{}',
  commitments text not null default '[]');
create index if not exists games_ended on games (ended) where ended is not null;
create index if not exists games_in_play on games (id) where ended is null;
create table if not exists log (
  game integer, number integer, kind text not null, seat integer not null, moves text not null, by text not null,
  request text not null, at real not null, primary key (game, number)) without rowid;
create table if not exists chat (
  table_id text, number integer, visitor text not null, name text not null, text text not null, at real not null,
  animal text not null default '', mark text not null default '', primary key (table_id, number)) without rowid;
create index if not exists chat_visitor on chat (visitor);
create unique index if not exists chat_mark on chat (table_id, visitor, mark) where mark != '';
create table if not exists imports (
  id text primary key, text text not null, at real not null, owner text not null default '',
  network text not null default '') without rowid;
create index if not exists imports_at on imports (at);
create index if not exists imports_owner on imports (owner, at);
create index if not exists imports_network on imports (network, at);
create table if not exists sanctions (kind text, subject text, at real not null, primary key (kind, subject)) without rowid;
create table if not exists results (
  game integer, seat integer, name text not null, ended real not null, player text not null, people integer not null,
  rank integer not null, points integer not null, favourites text not null, open integer not null, rated integer not null,
  mu real, sigma real, primary key (game, seat)) without rowid;
create index if not exists results_player on results (player, ended);
create index if not exists results_rated on results (name, ended, game) where rated;
create table if not exists ratings (
  name text, player text, mu real not null, sigma real not null, games integer not null, primary key (name, player))
  without rowid;
create table if not exists pending_ratings (name text primary key) without rowid;
create table if not exists queue (
  visitor text primary key, game text not null, joined real not null, patience integer, network text not null,
  commitment text not null default '', table_id text not null default '') without rowid;
create table if not exists deletions (visitor text primary key, instead text not null, names text not null) without rowid;
create table if not exists pending_wipe (id integer primary key);
create table if not exists health (id integer primary key, checks integer not null);
"""
ADDED_COLUMNS = (
    ("visitors", "generation", "integer not null default 0"),
    ("tables", "dealing", "real"),
    ("games", "commitments", "text not null default '[]'"),
    ("tables", "network", "text not null default ''"),
    ("imports", "owner", "text not null default ''"),
    ("imports", "network", "text not null default ''"),
    ("visitors", "animal", "text not null default ''"),
    ("tables", "links", "integer not null default 0"),
    ("chat", "animal", "text not null default ''"),
    ("tables", "version", "integer not null default 1"),
    ("chat", "mark", "text not null default ''"),
    ("queue", "commitment", "text not null default ''"),
    ("queue", "table_id", "text not null default ''"),
)
"""Columns that tables of earlier versions do not have."""


def find_version(db: sqlite3.Connection) -> int:
    """Return the version of a database's schema. Raise OperationalError if it is too new."""
    (version,) = db.execute("pragma user_version").fetchone()
    if version > SCHEMA_VERSION:
        reason = f"has schema version {version}; this version of wildtable reads up to {SCHEMA_VERSION}"
        raise sqlite3.OperationalError(reason)
    return int(version)


def prepare(db: sqlite3.Connection) -> None:
    """Create the tables of a new database, or upgrade an older one in place: completely or not at all."""
    if find_version(db) == SCHEMA_VERSION:
        return
    db.execute("begin immediate")
    try:
        (version,) = db.execute("pragma user_version").fetchone()
        if version < NAMED_VERSION and _columns(db, "tables"):
            _upgrade_unnumbered(db)
        for table, column, kind in ADDED_COLUMNS:
            if _columns(db, table) and column not in _columns(db, table):
                db.execute(f"alter table {table} add column {column} {kind}")
        for statement in SCHEMA.split(";"):
            db.execute(statement)
        if version == PENDING_WIPE:
            expect_wipe(db)
        db.execute(f"pragma user_version = {SCHEMA_VERSION}")
        db.execute("commit")
    except sqlite3.Error:
        db.execute("rollback")
        raise


def _upgrade_unnumbered(db: sqlite3.Connection) -> None:
    """Upgrade from before there were versions: rename what is named differently, and give `piles` a column."""
    if "terms" in _columns(db, "tables"):
        db.execute("alter table tables rename column terms to config")
    if _columns(db, "standings"):
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


def _columns(db: sqlite3.Connection, table: str) -> set[str]:
    """The names of a table's columns; none if there is no such table."""
    return {row[1] for row in db.execute(f"pragma table_info({table})")}
