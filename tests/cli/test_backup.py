"""`wildtable backup` and `wildtable restore`: of both databases, to both, without those who were deleted or banned since."""

from __future__ import annotations

import asyncio
import json
import os
import re
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run
from tests.cli.test_migrate import fill
from tests.cli.test_people import NAME, ZEB
from tests.cli.test_serve import Fails
from tests.harness.postgres import fresh_database
from tests.harness.tables import ANN, BEN, DAN, context, make_game, play_out, using_database
from tests.server.store_samples import entry
from tests.server.test_forgetting import found
from tests.server.test_schema import DATA, SCHEMAS, make_older
from tests.server.test_sqlite import largest_file
from wildtable.cli.host import serve
from wildtable.cli.host.migrate import Place
from wildtable.server.data_folder import hold
from wildtable.server.live.channels import ChannelKey
from wildtable.server.net.admin import TOKENS
from wildtable.server.net.sessions import KEY_FILE
from wildtable.server.store.migrations import schema_version
from wildtable.server.store.opening import DATABASE_FILE, store_for, transaction
from wildtable.server.store.postgres.store import PostgresStore
from wildtable.server.store.schema import copied_tables

KINDS = ("sqlite", "postgresql")


@pytest.fixture
def source(request: pytest.FixtureRequest, tmp_path: Path) -> Place:
    """A place with rows in every table, of the kind that the test names."""
    database = request.getfixturevalue("postgres_database") if request.param == "postgresql" else ""
    place = Place(tmp_path / "source", database)
    with using_database(database, alone=True):
        asyncio.run(fill(place.folder))
    return place


@pytest.fixture
def target(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Place]:
    """An empty place of the kind that the test names."""
    if request.param == "sqlite":
        yield Place(tmp_path / "target")
        return
    with fresh_database(request.getfixturevalue("postgres_server")) as address:
        yield Place(tmp_path / "target", address)


def arguments(place: Place) -> tuple[str, ...]:
    return ("--data", str(place.folder), *(("--database", place.database) if place.database else ()))


def plain(value: object) -> object:
    """Return a truth value as SQLite has it."""
    return int(value) if isinstance(value, bool) else value


def contents(place: Place) -> dict[str, Any]:
    """Return all rows and secrets of a place."""
    with transaction(*place) as db:
        columns = {name: table.copied_columns for name, table in copied_tables().items() if len(table.columns) > 1}
        queries = {name: f"select {', '.join(names)} from {name} order by 1, 2" for name, names in columns.items()}
        rows = {name: [list(map(plain, row)) for row in db.execute(query)] for name, query in queries.items()}
        return {**rows, "secrets": dict(place.read_secrets(db))}


@pytest.mark.parametrize("source", KINDS, indirect=True)
@pytest.mark.parametrize("target", KINDS, indirect=True)
def test_a_backup_of_either_database_is_restored_to_either_one(source: Place, target: Place, run: Run) -> None:
    """Elsewhere, with all rows and secrets. Games go on there, and pages that were open before load anew."""
    epochs = list[str]()
    with using_database(source.database, alone=True):
        asyncio.run(go_on(source, epochs))
    said = run("backup", "copy.db", *arguments(source))
    assert "checked it" in said.out
    assert Path("copy.db").stat().st_mode & 0o077 == 0
    before = contents(source)
    assert set(before["secrets"]) == {KEY_FILE, *TOKENS}
    assert sum(map(len, before.values())) > 50
    assert run("restore", "copy.db", *arguments(target)).status == 0
    assert contents(target) == before
    with using_database(target.database, alone=True):
        asyncio.run(go_on(target, epochs))
        asyncio.run(finish(target))
    assert not list(target.folder.glob("restore-*"))


async def go_on(place: Place, epochs: list[str]) -> None:
    """Look at a running game as a page does, which knows the numbers of changes of servers before."""
    async with context(place.folder) as one:
        table = await one.tables.find("second")
        assert table is not None
        channel = one.live.channels_of(table).open(ChannelKey(0, host=True, language="en"))
        for epoch in epochs:
            (frame,) = channel.since(epoch, channel.number + 5)
            assert "snapshot" in json.loads(frame)
        epochs.append(channel.epoch)


async def finish(place: Place) -> None:
    async with context(place.folder) as one:
        table = await one.tables.find("second")
        assert table is not None
        await play_out(table)
        assert (await make_game(one, "third")).row.game not in (None, table.row.game)


@pytest.mark.parametrize("source", KINDS, indirect=True)
def test_whoever_was_deleted_or_banned_since_stays_so(source: Place, run: Run) -> None:
    assert run("backup", "copy.db", *arguments(source)).status == 0

    async def change() -> None:
        async with context(source.folder) as one:
            await one.forget(ANN)
            await one.access.ban(BEN.id)
            await one.access.sanctions.lift("mute", DAN.id)

    async def look(place: Place) -> None:
        async with context(place.folder) as one:
            second = await one.store.table("second")
            assert second is not None
            assert ANN.id not in second.people
            assert [(sanction.kind, sanction.subject) for sanction in await one.store.sanctions()] == [("ban", BEN.id)]
            table = await one.tables.find("second")
            assert table is not None
            assert table.snapshot(None).seats[1].away, "a bot plays for who is banned"

    with using_database(source.database, alone=True):
        asyncio.run(change())
    assert run("backup", "newer.db", *arguments(source)).status == 0
    said = run("restore", "copy.db", "--force", *arguments(source))
    assert "deleted again: 1" in said.out
    with using_database(source.database, alone=True):
        asyncio.run(drop_harness_people(source))
        asyncio.run(look(source))
    elsewhere = Place(Path("elsewhere"))
    assert "deleted again: 1" in run("restore", "copy.db", "--journal", "newer.db", *arguments(elsewhere)).out
    with using_database("", alone=True):
        asyncio.run(look(elsewhere))
    assert run("export", "Ann", "ann.json", "--data", "elsewhere").status == 0, "the harness adds her anew"


async def drop_harness_people(place: Place) -> None:
    """Contexts of tests add the same visitors to every store."""
    store = await store_for(*place).open()
    assert await store.visitor(ANN.id) is None
    await store.close()


def test_no_byte_of_whoever_was_deleted_comes_back(tmp_path: Path, run: Run) -> None:
    data = tmp_path / "data"

    async def play() -> None:
        async with context(data) as one:
            await one.store.add_visitor(ZEB)
            table = await make_game(one)
            await table.say(ZEB, f"{NAME} was here")

    async def forget() -> None:
        async with context(data) as one:
            await one.forget(ZEB)

    asyncio.run(play())
    assert run("backup", "copy.db", "--data", "data").status == 0
    asyncio.run(forget())
    assert NAME.encode() in Path("copy.db").read_bytes()
    assert run("restore", "copy.db", "--force", "--data", "data").status == 0
    assert found(data, NAME, ZEB.id) == []


async def open_and_close(place: Place) -> None:
    await (await store_for(*place).open()).close()


@pytest.mark.parametrize("source", KINDS, indirect=True)
def test_a_restore_into_data_or_under_a_server_is_refused(source: Place, run: Run, fails: Fails) -> None:
    assert run("backup", "copy.db", *arguments(source)).status == 0
    before = contents(source)
    assert "use --force" in fails(2, "restore", "copy.db", *arguments(source))
    assert "no backup at" in fails(2, "restore", "nothing.db", *arguments(source))
    Path("text.db").write_text("no database" * 500, encoding="utf-8")
    assert "not a database" in fails(1, "restore", "text.db", "--force", *arguments(source))
    with closing(sqlite3.connect("newer.db")) as db:
        db.execute(f"pragma user_version = {schema_version() + 1}")
        db.execute("create table later (id)")
    assert "this version of wildtable reads up to" in fails(1, "restore", "newer.db", "--force", *arguments(source))
    if source.database:

        async def under_a_worker() -> None:
            store = await PostgresStore(source.database).open()
            async for _ in store.notices():
                break
            try:
                said = await asyncio.to_thread(fails, 1, "restore", "copy.db", "--force", *arguments(source))
            finally:
                await store.close()
            assert "stop it first" in said

        asyncio.run(under_a_worker())
    else:
        with hold(source.folder):
            assert "stop it first" in fails(1, "restore", "copy.db", "--force", *arguments(source))
    assert contents(source) == before


@pytest.mark.parametrize("name", DATA)
@pytest.mark.parametrize("target", KINDS, indirect=True)
def test_a_backup_of_an_earlier_version_is_upgraded(name: str, target: Place, run: Run) -> None:
    with closing(sqlite3.connect("older.db")) as db:
        db.executescript((SCHEMAS / name).read_text(encoding="utf-8"))
        (entries,) = db.execute("select count(*) from log").fetchone()
    assert run("restore", "older.db", *arguments(target)).status == 0
    assert len(contents(target)["log"]) == entries > 20
    assert set(contents(target)["secrets"]) == {KEY_FILE, *TOKENS}, "new ones: there were none"


def test_a_damaged_database_is_replaced(tmp_path: Path, run: Run, fails: Fails) -> None:
    place = Place(tmp_path / "data")
    asyncio.run(fill(place.folder))
    assert run("backup", "copy.db", *arguments(place)).status == 0
    before = contents(place)
    (place.folder / DATABASE_FILE).write_text("rubbish" * 5000, encoding="utf-8")
    if os.geteuid() == 0:
        os.chown(place.folder, 1, 1)
    assert "not a database" in fails(1, "restore", "copy.db", *arguments(place))
    assert "cannot be read" in run("restore", "copy.db", "--force", *arguments(place)).out
    assert contents(place) == before
    assert (place.folder / DATABASE_FILE).stat().st_uid == place.folder.stat().st_uid, "the server may read it"


@pytest.mark.parametrize("source", KINDS, indirect=True)
def test_the_latest_backups_are_kept(source: Place, run: Run) -> None:
    paths = [re.findall(r"\S+\.db", run("backup", "all", "--keep", "2", *arguments(source)).out)[0] for _ in range(3)]
    Path("all/other.db").touch()
    assert sorted(map(str, Path("all").glob("wild*"))) == paths[1:]
    assert Path("all/other.db").exists()


def test_a_backup_of_postgresql_shows_one_moment(postgres_database: str, tmp_path: Path, run: Run) -> None:
    """Rows of two tables that are written together are both in it, or none of them."""

    async def main() -> None:
        store = await PostgresStore(postgres_database).open()
        writing = asyncio.create_task(write(store))
        copies = 0
        while not writing.done() or not copies:
            said = await asyncio.to_thread(run, "backup", f"{copies}.db", "--database", postgres_database)
            assert said.status == 0
            with closing(sqlite3.connect(tmp_path / f"{copies}.db")) as db:
                (log,) = db.execute("select count(*) from log").fetchone()
                numbers = [number for (number,) in db.execute("select number from log order by 1")]
            assert numbers == list(range(1, log + 1))
            copies += 1
        await writing
        await store.close()

    async def write(store: PostgresStore) -> None:
        for number in range(1, 300):
            await store.append(1, entry(number, "", "x" * 500))

    asyncio.run(main())


# Before an upgrade


def test_a_backup_is_made_before_an_upgrade(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """In the schema of the version before, so that the host can go back."""
    path = tmp_path / DATABASE_FILE
    for _ in range(4):
        path.unlink(missing_ok=True)
        with closing(sqlite3.connect(path)) as db:
            db.executescript((SCHEMAS / DATA[1]).read_text(encoding="utf-8"))
            rows = db.execute("select * from log").fetchall()
        serve._claim_folder(tmp_path).close()
    said = capsys.readouterr().out.splitlines()
    copies = sorted((tmp_path / "backups").iterdir())
    assert len(said) == 4
    assert len(copies) == 3
    assert str(copies[-1]) in said[-1]
    with closing(sqlite3.connect(copies[-1])) as db:
        assert db.execute("select * from log").fetchall() == rows
        assert db.execute("pragma user_version").fetchone() == (6,)
    asyncio.run(open_and_close(Place(tmp_path)))
    serve._claim_folder(tmp_path).close()
    assert capsys.readouterr().out == ""


def test_a_server_without_room_for_that_backup_does_not_start(tmp_path: Path) -> None:
    path = tmp_path / DATABASE_FILE
    with closing(sqlite3.connect(path)) as db:
        db.executescript((SCHEMAS / DATA[1]).read_text(encoding="utf-8"))
    before = path.read_bytes()
    with largest_file(20_000), pytest.raises(serve.ServeError, match="before the database is upgraded"):
        serve._claim_folder(tmp_path)
    assert path.read_bytes() == before
    assert list((tmp_path / "backups").iterdir()) == []


def test_a_backup_is_made_before_an_upgrade_of_postgresql(
    postgres_database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    make_older(postgres_database)
    serve._back_up(Place(tmp_path, postgres_database))
    assert "now it is upgraded" in capsys.readouterr().out
    asyncio.run(open_and_close(Place(tmp_path, postgres_database)))
    serve._back_up(Place(tmp_path, postgres_database))
    assert capsys.readouterr().out == ""
    assert len(list((tmp_path / "backups").iterdir())) == 1
