"""Migrations: a database of an earlier version is upgraded in place, and its games go on."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.harness.server import running
from tests.harness.step_store import reopen
from tests.harness.tables import ANN, BEN, InSeat, context, dumps, make_game, make_table, play_out
from tests.server.test_forgetting import found
from tests.server.test_guide import begin
from tests.server.test_pages import Person
from wildtable.server.store.contract import StoreError
from wildtable.server.store.migrations import schema_version
from wildtable.server.store.sqlite.file import PENDING_WIPE
from wildtable.server.tables.archive import add_missing_results
from wildtable.server.tables.logged_table import CLOSED_BY_ADMIN

pytestmark = pytest.mark.sqlite

BEFORE_PEOPLE = """
create table visitors (id text primary key, name text not null, link text not null) without rowid;
create index visitors_link on visitors (link) where link != '';
create table tables (
  id text primary key, host text not null, made real not null, open integer not null, terms text not null,
  seats text not null, secret text not null, invite text not null, watch text not null, game integer,
  played integer not null, closed text not null) without rowid;
create index tables_open on tables (made) where open and closed = '';
create table sitting (visitor text, table_id text, made real, primary key (visitor, table_id)) without rowid;
create table members (table_id text, visitor text, role text not null, primary key (table_id, visitor)) without rowid;
create table games (
  id integer primary key, table_id text not null, made real not null, game text not null, rules integer not null,
  seats integer not null, options text not null, deck text not null, seed blob not null, secret text not null,
  added text not null, players text not null, ended real, scores text not null);
create index games_ended on games (ended) where ended is not null;
create index games_running on games (id) where ended is null;
create index games_in_play on games (id) where ended is null;
create table log (
  game integer, number integer, kind text not null, seat integer not null, moves text not null, by text not null,
  request text not null, at real not null, primary key (game, number)) without rowid;
create table chat (
  table_id text, number integer, visitor text not null, name text not null, text text not null, at real not null,
  primary key (table_id, number)) without rowid;
create table imports (id text primary key, text text not null, at real not null) without rowid;
create table sanctions (kind text, subject text, at real not null, primary key (kind, subject)) without rowid;
"""
"""The schema before there were results and ratings."""
BEFORE_VERSIONS = f"""{BEFORE_PEOPLE}
create table standings (
  game integer, seat integer, name text not null, ended real not null, player text not null, people integer not null,
  rank integer not null, points integer not null, favourites text not null, open integer not null, rated integer not null,
  mu real, sigma real, primary key (game, seat)) without rowid;
create index standings_player on standings (player, ended);
create index standings_rated on standings (name, ended, game) where rated;
create table ratings (
  name text, player text, mu real not null, sigma real not null, games integer not null, primary key (name, player))
  without rowid;
create index chat_visitor on chat (visitor);
"""
"""The schema before its version was stored."""
RENAMED_TABLES = {"standings": "results"}
RENAMED_COLUMNS = {"terms": "config"}


def aged(source: Path, target: Path, schema: str) -> None:
    """Write the database as an earlier version would have."""
    with closing(sqlite3.connect(target)) as db:
        db.executescript(schema)
        db.execute("attach ? as now", (str(source),))
        for (table,) in db.execute("select name from main.sqlite_master where type = 'table'").fetchall():
            columns = [row[1] for row in db.execute(f"pragma main.table_info({table})")]
            sources = ", ".join(RENAMED_COLUMNS.get(name, name) for name in columns)
            query = f"select {sources} from now.{RENAMED_TABLES.get(table, table)}"
            db.execute(f"insert into main.{table} ({', '.join(columns)}) {query}")
        db.execute(
            "update main.games set options = json_set(main.games.options, '$.piles', json(now.games.piles)) from now.games"
            " where main.games.id = now.games.id and now.games.piles != '{}'"
        )
        db.execute("update main.log set by = 'house' where by = 'admin'")
        db.execute("update main.tables set closed = 'by-house' where closed = 'by-admin'")
        if schema is BEFORE_PEOPLE:
            db.execute("update main.tables set terms = json_remove(terms, '$.rated')")
        db.commit()


@pytest.mark.parametrize(("schema", "without_results"), [(BEFORE_PEOPLE, 1), (BEFORE_VERSIONS, 0)])
def test_games_of_an_earlier_version_go_on(tmp_path: Path, schema: str, without_results: int) -> None:
    old, data = tmp_path / "old", tmp_path / "data"
    data.mkdir()
    before: dict[str, list[str]] = {}

    async def play() -> None:
        async with context(old) as one:
            await play_out(await make_game(one, "over"))
            table = await make_game(one, "running")
            await table.say(BEN, "well met")
            await table.replace_player(1)
            lesson = await begin(one)
            assert lesson.row.game is not None
            await (await make_table(one, "closed")).close()
            await one.access.sanctions.impose("mute", BEN.id)
            before.update({"running": dumps(table), lesson.row.id: dumps(lesson)})

    async def go_on() -> None:
        async with context(data) as one:
            assert await add_missing_results(one.archive) == without_results
            assert [standing.rated for standing in await one.store.latest_results("ann", 9, include_private=True)] == [False]
            for name, seen in before.items():
                again = await one.tables.find(name)
                assert again is not None
                assert dumps(again) == seen
            table = await one.tables.find("running")
            assert table is not None
            assert [line.text for line in table.chat] == ["well met"]
            assert [(entry.kind, entry.by) for entry in await one.store.log(table.row.game or 0)] == [("away", "admin")]
            await table.take_back(InSeat(1))
            await play_out(table)
            rows = [await one.store.table(name) for name in ("closed", "over")]
            assert [row and row.closed for row in rows] == [CLOSED_BY_ADMIN, ""]
            await one.access.sanctions.load()
            assert one.access.sanctions.is_muted(BEN.id)
            assert len(await one.store.latest_results("ann", 9, include_private=True)) == 2

    asyncio.run(play())
    aged(old / "wildtable.db", data / "wildtable.db", schema)
    asyncio.run(go_on())
    with closing(sqlite3.connect(data / "wildtable.db")) as db:
        assert db.execute("pragma integrity_check").fetchone() == ("ok",)
        assert db.execute("pragma user_version").fetchone() == (schema_version(),)
        assert schema_of(db) == schema_of_new(tmp_path)
    with running(data) as server:
        person = Person(server)
        with person.http:
            cookie = server.app.state.context.access.sessions.sign_cookie(ANN)
            person.http.cookies.set("wildtable", cookie)
            assert "Ann" in person.reads("/p/ann").html
            assert person.sends("/me/forget", sure="yes").status_code == 200
    assert found(data, '"ann"') == []


def schema_of(db: sqlite3.Connection) -> dict[str, set[str]]:
    """Return the columns of every table, in any order, and those of every index."""
    names = [row[0] for row in db.execute("select name from sqlite_master where name not like 'sqlite_%'")]
    return {
        name: {str(row[1:]) for row in db.execute(f"pragma table_info({name})")}
        | {str((row[0], row[2])) for row in db.execute(f"pragma index_info({name})")}
        for name in names
    }


def schema_of_new(folder: Path) -> dict[str, set[str]]:
    asyncio.run(reopen(folder / "new.db"))
    with closing(sqlite3.connect(folder / "new.db")) as db:
        return schema_of(db)


def test_an_interrupted_wipe_is_finished_after_the_upgrade(tmp_path: Path) -> None:
    path = tmp_path / "wildtable.db"
    with closing(sqlite3.connect(path)) as db:
        db.executescript(f"{BEFORE_VERSIONS}; pragma user_version = {PENDING_WIPE};")
        db.execute("pragma secure_delete = off")
        db.execute("insert into visitors values ('zeb', 'Zebulon', '')")
        db.commit()
        db.execute("delete from visitors")
        db.commit()
    assert found(tmp_path, "Zebulon") == ["Zebulon"]
    asyncio.run(reopen(path))
    assert found(tmp_path, "Zebulon") == []


def test_a_failed_upgrade_changes_nothing(tmp_path: Path) -> None:
    path = tmp_path / "wildtable.db"
    with closing(sqlite3.connect(path)) as db:
        db.executescript(f"{BEFORE_VERSIONS}; create table results (in_the_way text);")
        before = list(db.iterdump())
    with pytest.raises(StoreError, match="results"):
        asyncio.run(reopen(path))
    with closing(sqlite3.connect(path)) as db:
        assert list(db.iterdump()) == before


def test_a_database_of_a_later_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "wildtable.db"
    with closing(sqlite3.connect(path)) as db:
        db.execute(f"pragma user_version = {schema_version() + 1}")
    with pytest.raises(StoreError, match=f"schema version {schema_version() + 1}"):
        asyncio.run(reopen(path))
