"""The schema: tables answer what hosts and people ask, both databases follow from it, and earlier ones are upgraded."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any, cast

import psycopg
import pytest

from tests.harness.tables import ANN, BEN, DATABASE, context, make_game, play_out, record_of
from tests.server.store_samples import ADA, GAME, TABLE, entry
from tests.server.test_upgrade import schema_of, schema_of_new
from wildtable.lab.verification import verify
from wildtable.server.live.channels import ChannelKey
from wildtable.server.store import migrations
from wildtable.server.store.contract import StoreError
from wildtable.server.store.migrations import Migration, SqlConnection, add_missing, schema_version
from wildtable.server.store.postgres.store import PostgresStore
from wildtable.server.store.schema import INTEGER, TABLES, TEXT, Dialect, StoredTable, creation, people_columns, tables_in
from wildtable.server.store.sql.rows import Database
from wildtable.server.store.sql.store import SqlStore
from wildtable.server.store.sqlite.file import prepare
from wildtable.server.tables.archive.export import export_visitor

SCHEMAS = Path(__file__).parent / "schemas"
DATA = ("2026-11-16.sqlite.sql", "2026-11-19.sqlite.sql")
"""Stores written by the code of these days: a finished, a running and a closed table."""
PLAIN: dict[str, Any] = {
    "columns": {"id": INTEGER, "visitor": TEXT},
    "secrets": (),
    "copied": True,
    "exported": "",
    "filled_by": "nobody",
    "bound": "none",
}
SAMPLES = {"text": "x", "json": "[]", "integer": 1, "bigint": 1, "real": 1.0, "boolean": True, "bytes": b"x"}


# Answers


@pytest.mark.parametrize("answer", ["columns", "people", "secrets", "copied", "exported", "filled_by", "bound"])
def test_a_table_that_leaves_a_question_open_does_not_load(answer: str) -> None:
    answers = {**PLAIN, "people": {"visitor": "delete"}}
    StoredTable(**answers)
    with pytest.raises(TypeError, match=answer):
        StoredTable(**{name: value for name, value in answers.items() if name != answer})


@pytest.mark.parametrize(
    "wrong", [{"people": {"nobody": "delete"}}, {"bound": ""}, {"traces": ("id",)}, {"secrets": ("no",)}]
)
def test_a_table_whose_answers_do_not_fit_does_not_load(wrong: dict[str, object]) -> None:
    with pytest.raises(ValueError, match="must say"):
        StoredTable(**{**PLAIN, "people": {"visitor": "delete"}, **wrong})


def test_columns_that_may_name_people_say_so() -> None:
    """Every column of these names, in any table that there will be."""
    named = {"visitor", "owner", "host", "player", "subject", "players"}
    columns = {(name, column) for name, table in TABLES.items() for column in table.columns if column in named}
    assert columns - {("workers", "host")} <= {(name, column) for name, table in TABLES.items() for column in table.people}


# Forgetting and export


@pytest.mark.usefixtures("each_store")
def test_nobody_who_is_deleted_is_left_in_any_table(tmp_path: Path) -> None:
    """Every table has a row about the visitor before, also those that will be added."""

    async def main() -> None:
        async with context(tmp_path) as one:
            store = cast("SqlStore", one.store)
            await play_out(await make_game(one, rated=True))
            await make_game(one, "second")
            await store._write(partial(add_rows, list(people_columns("delete", "clear", "keep"))))
            named = {name for name, _ in people_columns("delete", "anonymise", "clear")}
            assert await store._read(partial(find, ANN.id)) >= named - {"deletions"}
            await one.forget(ANN)
            assert await store._read(partial(find, ANN.id)) == {"sanctions"}

    asyncio.run(main())


def add_rows(places: list[tuple[str, str]], db: Database) -> None:
    """Insert a row with Ann's id into these columns, in the tables that have none yet."""
    for name, column in places:
        kinds = {each: kind.kind for each, kind in TABLES[name].columns_in(db.dialect).items()}
        if name not in {"visitors", "deletions"} and kinds[column] == "text":
            values = {each: ANN.id if each == column else SAMPLES[kind] for each, kind in kinds.items()}
            marks = ", ".join("?" for _ in values)
            insert = f"insert into {name} ({', '.join(values)}) values ({marks}) on conflict do nothing"
            db.execute(insert, list(values.values()))


def find(id: str, db: Database) -> set[str]:
    """Return the tables that have the id anywhere."""
    rows = {name: db.execute(f"select * from {name}").fetchall() for name in tables_in(db.dialect)}
    return {
        name for name, found in rows.items() if any(value == id or f'"{id}"' in str(value) for row in found for value in row)
    }


@pytest.mark.usefixtures("each_store")
def test_a_planted_table_is_emptied_of_those_who_are_deleted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    left = {"delete": None, "anonymise": "nobody", "clear": "", "keep": ANN.id}
    for how in left:
        planted = StoredTable(**{**PLAIN, "people": {"visitor": how}})
        monkeypatch.setitem(cast("dict[str, StoredTable]", TABLES), f"planted_{how}", planted)

    async def main() -> None:
        async with context(tmp_path) as one:
            store = cast("SqlStore", one.store)
            await store._write(lambda db: add_missing(db, db.dialect))
            for how in left:
                await store._write(partial(plant, f"planted_{how}"))
            await store.finish_deletion(await store.begin_deletion(ANN.id, "nobody"))
            found = {how: await store._one(f"select visitor from planted_{how}") for how in left}
            assert {how: row[0] if row else None for how, row in found.items()} == left

    asyncio.run(main())


def plant(name: str, db: Database) -> None:
    db.execute(f"insert into {name} values (1, ?)", (ANN.id,))


@pytest.mark.usefixtures("each_store")
def test_the_export_shows_the_rows_of_each_table_that_says_so(tmp_path: Path) -> None:
    async def main() -> None:
        async with context(tmp_path) as one:
            store = cast("SqlStore", one.store)
            table = await make_game(one, rated=True)
            await table.say(ANN, "hello")
            await play_out(table)
            await store._write(partial(add_rows, list(people_columns("delete", "clear"))))
            exported = json.loads("".join([piece async for piece in export_visitor(one.archive, ANN)]))
            names = {table.exported for table in TABLES.values() if table.exported}
            assert {name for name in names if not exported.get(name)} == set()
            assert exported["members"] == [{"table_id": "x", "role": "x"}]
            assert exported["imports"] == [{"id": "x", "text": "x", "at": 1.0}]

    asyncio.run(main())


# Migrations


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_every_change_of_the_schema_has_a_number(kind: Dialect) -> None:
    """Tables that differ from the file of this version need a migration, a number and a file of their own."""
    assert file_of(kind).read_text(encoding="utf-8") == statements(kind)


def file_of(kind: Dialect) -> Path:
    return SCHEMAS / f"{schema_version()}.{kind}.sql"


def statements(kind: Dialect) -> str:
    return "".join(f"{statement};\n" for statement in creation(kind))


@pytest.mark.sqlite
@pytest.mark.parametrize("name", [*DATA, *(path.name for path in SCHEMAS.glob("[0-9].sqlite.sql"))])
def test_older_files_get_the_schema_of_new_ones(tmp_path: Path, name: str) -> None:
    with closing(sqlite3.connect(tmp_path / "old.db")) as db:
        numbered = f"pragma user_version = {name[0]};" if name not in DATA else ""
        db.executescript(numbered + (SCHEMAS / name).read_text(encoding="utf-8"))
    with closing(sqlite3.connect(tmp_path / "old.db", isolation_level=None)) as db:
        prepare(db)
        assert schema_of(db) == schema_of_new(tmp_path)


def schema_of_postgres(address: str) -> tuple[list[Any], list[Any]]:
    columns = (
        "select table_name, column_name, data_type, is_nullable, column_default, collation_name, is_identity"
        " from information_schema.columns where table_schema = 'public' order by 1, 2"
    )
    with closing(psycopg.connect(address)) as db:
        indices = db.execute("select indexname, indexdef from pg_indexes where schemaname = 'public' order by 1")
        return db.execute(columns).fetchall(), indices.fetchall()


def make_older(address: str, name: str = "1.postgresql.sql") -> None:
    """Give a database the schema of an earlier version."""
    with closing(psycopg.connect(address, autocommit=True)) as db:
        db.execute("drop schema public cascade; create schema public")
        db.execute(cast("Any", (SCHEMAS / name).read_text(encoding="utf-8")))


def test_an_older_database_gets_the_schema_of_new_ones(postgres_database: str) -> None:
    new = schema_of_postgres(postgres_database)
    make_older(postgres_database)
    assert schema_of_postgres(postgres_database) != new
    asyncio.run(open_and_close(postgres_database))
    assert schema_of_postgres(postgres_database) == new


async def open_and_close(address: str) -> None:
    await (await PostgresStore(address).open()).close()


@pytest.mark.parametrize("name", DATA)
@pytest.mark.usefixtures("each_store")
def test_games_of_earlier_versions_go_on(tmp_path: Path, name: str) -> None:
    with closing(sqlite3.connect(tmp_path / "wildtable.db")) as db:
        db.executescript((SCHEMAS / name).read_text(encoding="utf-8"))
        lengths = dict(db.execute("select table_id, count(*) from log join games on id = log.game group by 1"))
        if address := DATABASE.get():
            add_missing(db, "sqlite")  # of the earliest day, when there was SQLite only
            make_older(address)
            copy_rows(db, address)

    async def main() -> None:
        async with context(tmp_path) as one:
            table = await one.tables.find("running")
            assert table is not None
            assert len(await one.store.log(table.row.game or 0)) == lengths["running"] > 0
            assert [line.text for line in table.chat] == ["well met, Ann"]
            (frame,) = one.live.channels_of(table).open(ChannelKey(None, host=False, language="en")).since("before", 3)
            assert "snapshot" in json.loads(frame), "pages that were open load anew"
            await play_out(table)
            over = await one.tables.find("over")
            assert over is not None
            for each in (table, over):
                record = record_of(each)
                assert record is not None
                assert verify(record).committed
            closed = await one.store.table("closed")
            assert closed is not None
            assert closed.closed
            await one.access.sanctions.load()
            assert one.access.sanctions.is_muted(BEN.id)
            assert len(await one.store.latest_results(ANN.id, 9, include_private=True)) == 2

    asyncio.run(main())


def copy_rows(source: sqlite3.Connection, address: str) -> None:
    """Copy the rows that an earlier version would have written to PostgreSQL."""
    with closing(psycopg.connect(address)) as target:
        for name, table in TABLES.items():
            columns = table.copied_columns
            if not table.copied or name == "arrivals":
                continue
            booleans = {column for column in columns if table.columns[column].kind == "boolean"}
            for row in source.execute(f"select {', '.join(columns)} from {name}").fetchall():
                values = [bool(value) if column in booleans else value for column, value in zip(columns, row, strict=True)]
                marks = ", ".join("%s" for _ in columns)
                target.execute(cast("Any", f"insert into {name} ({', '.join(columns)}) values ({marks})"), values)
        target.execute("select setval(pg_get_serial_sequence('games', 'id'), (select max(id) + 1 from games), false)")
        target.commit()


# Neighbouring versions


def plant_next_version(monkeypatch: pytest.MonkeyPatch, readable_from: int) -> None:
    """Let the code be that of the next version, which has another table and another column."""
    tables, visitors = cast("dict[str, StoredTable]", TABLES), TABLES["visitors"]
    columns = {**visitors.columns, "later": TEXT.but(default="'later'")}
    monkeypatch.setitem(tables, "visitors", replace(visitors, columns=columns))
    monkeypatch.setitem(tables, "planted", StoredTable(**{**PLAIN, "people": {}}))
    add = Migration(schema_version() + 1, readable_from, add_missing)
    monkeypatch.setattr(migrations, "MIGRATIONS", (*migrations.MIGRATIONS, add))


def test_workers_of_neighbouring_versions_share_a_database(postgres_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """This version goes on beside the next one, which has migrated the database, and can be started again."""

    async def main() -> None:
        running = await PostgresStore(postgres_database).open()
        with monkeypatch.context() as later:
            plant_next_version(later, schema_version())
            newer = await PostgresStore(postgres_database).open()
        started = await PostgresStore(postgres_database).open()
        await newer.swap_table(TABLE)
        more = '[{"visitor": "ada", "later": 1}, {"bot": "greedy"}, {}]'
        await newer._write(lambda db: db.execute("update tables set seats = ?", (more,)))
        for store in (running, started):
            await store.add_visitor(ADA)
            table = await store.table(TABLE.id)
            assert table is not None
            assert table.seats[0].visitor == "ada"
            game, _ = await store.begin_game(GAME, table)
            await store.append(game.id, entry(1))
            await store.finish_deletion(await store.begin_deletion("ada", "nobody"))
            await newer.swap_table(replace(TABLE, version=(await store.versions([TABLE.id]))[TABLE.id].row))
        assert await newer._all("select later from visitors") == []
        for store in (running, started, newer):
            await store.close()
        await open_and_close(postgres_database)

    asyncio.run(main())


def test_a_version_that_cannot_work_with_the_database_says_so(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as later:
        plant_next_version(later, schema_version() + 1)
        asyncio.run(open_and_close(postgres_database))
    with pytest.raises(
        StoreError, match=f"has schema version {schema_version() + 1}; this version of wildtable reads up to"
    ):
        asyncio.run(open_and_close(postgres_database))


def test_a_newer_version_alters_no_database_twice(postgres_database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Workers that start together take turns, and one of them migrates."""

    async def main() -> None:
        make_older(postgres_database)
        stores = await asyncio.gather(*(PostgresStore(postgres_database).open() for _ in range(3)))
        for store in stores:
            await store.close()

    ran = list[int]()
    step = migrations.MIGRATIONS[-1]

    def count(db: SqlConnection, kind: Dialect) -> None:
        ran.append(1)
        step.run(db, kind)

    monkeypatch.setattr(migrations, "MIGRATIONS", (*migrations.MIGRATIONS[:-1], step._replace(run=count)))
    asyncio.run(main())
    assert ran == [1]


if __name__ == "__main__":
    for each in ("sqlite", "postgresql"):
        file_of(each).write_text(statements(each), encoding="utf-8")
