"""A database of an earlier version opens, with all that was played, and has what came later."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.harness.server import running
from tests.harness.tables import ANN, BEN, context, make_game, play_out
from tests.server.test_forgetting import found
from tests.server.test_pages import Person
from wildtable.server.tables.results import settle

BEFORE_PEOPLE = """
create table visitors (id text primary key, name text not null, link text not null) without rowid;
create index visitors_link on visitors (link) where link != '';
create table tables (
  id text primary key, host text not null, made real not null, open integer not null, config text not null,
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
"""The database before there were standings and ratings. It also stands for what every later version must open."""


def aged(source: Path, target: Path) -> None:
    """The same database as the earlier version would have it."""
    with closing(sqlite3.connect(target)) as db:
        db.executescript(BEFORE_PEOPLE)
        db.execute("attach ? as now", (str(source),))
        for (table,) in db.execute("select name from main.sqlite_master where type = 'table'").fetchall():
            columns = ", ".join(f'"{row[1]}"' for row in db.execute(f"pragma main.table_info({table})"))
            db.execute(f"insert into main.{table} ({columns}) select {columns} from now.{table}")
        for table, config in db.execute("select id, config from main.tables").fetchall():
            known = {key: value for key, value in json.loads(config).items() if key != "rated"}
            db.execute("update main.tables set config = ? where id = ?", (json.dumps(known), table))
        db.commit()


def test_games_go_on_and_results_are_made_up_for(tmp_path: Path) -> None:
    old, data = tmp_path / "old", tmp_path / "data"
    data.mkdir()

    async def play() -> None:
        async with context(old) as one:
            await play_out(await make_game(one, "over"))
            table = await make_game(one, "running")
            await table.say(BEN, "well met")
            await one.sanctions.impose("mute", BEN.id)

    async def go_on() -> None:
        async with context(data) as one:
            assert await settle(one.store) == 1
            assert [standing.rated for standing in await one.store.standings_of("ann", 9, everything=True)] == [False]
            table = await one.tables.find("running")
            assert table is not None
            assert [line.text for line in table.chat] == ["well met"]
            await play_out(table)
            await one.sanctions.load()
            assert one.sanctions.is_muted(BEN.id)
            assert len(await one.store.standings_of("ann", 9, everything=True)) == 2

    asyncio.run(play())
    aged(old / "wildtable.db", data / "wildtable.db")
    asyncio.run(go_on())
    with closing(sqlite3.connect(data / "wildtable.db")) as db:
        assert db.execute("pragma integrity_check").fetchone() == ("ok",)
    with running(data) as server:
        person = Person(server)
        with person.http:
            cookie = server.app.state.context.sessions.sign_cookie(ANN)
            person.http.cookies.set("wildtable", cookie)
            assert "Ann" in person.reads("/p/ann").html
            assert person.sends("/me/forget", sure="yes").status_code == 200
    assert found(data, '"ann"') == []
