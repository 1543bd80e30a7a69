"""`wildtable migrate` copies everything both ways, and `wildtable serve` runs several workers on the copy."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from time import monotonic, sleep

import httpx
import pytest

from tests.cli.conftest import Run
from tests.cli.test_serve import Fails
from tests.harness.server import Program
from tests.harness.tables import ANN, context, make_game, play_out
from tests.server.test_upgrade import BEFORE_VERSIONS
from wildtable.server.data_folder import hold
from wildtable.server.net.admin import ADMIN_TOKEN
from wildtable.server.net.sessions import KEY_FILE
from wildtable.server.store.opening import hide_password, store_for
from wildtable.server.store.rows import ImportQuota, ImportRow, QueueRow, Sanction, Visitor
from wildtable.server.store.schema import copied_tables

WAIT_SECONDS = 120


async def fill(folder: Path) -> None:
    """Fill a data folder, with rows in every table of the database."""
    async with context(folder) as one:
        table = await make_game(one, rated=True)
        await table.say(ANN, "hello")
        await play_out(table)
        await make_game(one, "second")
        store = one.store
        await store.admit("second", "ben", "guest")
        await store.put_import(ImportRow("x", "text", 1.0, "ann", "home"), ImportQuota(9, 9, 9))
        await store.put_sanction(Sanction("mute", "dan", 1.25))
        await store.join_queue(QueueRow("dan", "wild-cards", 2.0, None, "home"))
        await store.set_link(ANN, "hash")
        await store.add_visitor(Visitor("eve", "Eve"), 3.0)


def rows(folder: Path) -> dict[str, list[object]]:
    with closing(sqlite3.connect(folder / "wildtable.db")) as db:
        return {
            name: db.execute(f"select {', '.join(table.copied_columns)} from {name} order by 1, 2").fetchall()
            for name, table in copied_tables().items()
            if len(table.columns) > 1
        }


def test_an_older_folder_is_copied_and_not_changed(tmp_path: Path, postgres_database: str, run: Run) -> None:
    with closing(sqlite3.connect(tmp_path / "wildtable.db")) as db:
        db.executescript(BEFORE_VERSIONS)
        before = list(db.iterdump())
    assert run("migrate", str(tmp_path), postgres_database)
    with closing(sqlite3.connect(tmp_path / "wildtable.db")) as db:
        assert list(db.iterdump()) == before
        assert db.execute("pragma user_version").fetchone() == (0,)


def test_everything_is_copied_to_postgresql_and_back(tmp_path: Path, postgres_database: str, run: Run) -> None:
    here, back = tmp_path / "here", tmp_path / "back"
    asyncio.run(fill(here))
    printed = run("migrate", str(here), postgres_database).out
    assert "visitors" in printed
    assert "Copied and compared everything" in printed
    assert run("migrate", postgres_database, str(back)).status == 0
    assert rows(back) == rows(here)
    assert sum(map(len, rows(here).values())) > 50
    for name in (KEY_FILE, ADMIN_TOKEN):
        assert (back / name).read_bytes().strip() == (here / name).read_bytes().strip()

    async def next_game() -> None:
        store = await store_for(here, postgres_database).open()
        table = await store.table("second")
        last = (await store.latest_games(1))[0]
        assert table is not None
        game, _ = await store.begin_game(replace(last, ended=None, scores=[]), table)
        assert game.id > last.id, "ids continue after the copy"
        await store.close()

    asyncio.run(next_game())
    shared = ("--database", postgres_database)
    assert "1 game" in run("ratings", *shared).out
    assert run("export", "Ann", "ann.json", *shared).status == 0
    assert run("forget", "Ann", "--sure", *shared).status == 0
    assert run("export", "Ann", "again.json", *shared).status == 2


def test_a_target_with_data_and_a_server_that_runs_are_refused(tmp_path: Path, postgres_database: str, fails: Fails) -> None:
    asyncio.run(fill(tmp_path / "here"))
    asyncio.run(fill(tmp_path / "there"))
    with hold(tmp_path / "here"):
        assert "stop it first" in fails(1, "migrate", str(tmp_path / "here"), postgres_database)
    assert "one of both" in fails(2, "migrate", str(tmp_path / "here"), str(tmp_path / "there"))
    assert "no database at" in fails(2, "migrate", str(tmp_path / "nowhere"), postgres_database)
    asyncio.run(_use(postgres_database))
    assert "not empty" in fails(1, "migrate", str(tmp_path / "here"), postgres_database)
    assert not (tmp_path / "nowhere").exists()


async def _use(address: str) -> None:
    store = await store_for(Path(), address).open()
    await store.add_visitor(ANN)
    await store.close()


@pytest.mark.parametrize(
    ("address", "shown"),
    [
        ("postgresql://me:secret@host/db", "postgresql://me@host/db"),
        ("postgresql://me@host/db?password=secret&x=1", "postgresql://me@host/db?password=&x=1"),
        ("postgresql://host/db", "postgresql://host/db"),
    ],
)
def test_a_password_is_never_shown(address: str, shown: str) -> None:
    assert hide_password(address) == shown


def test_several_workers_need_a_shared_database(fails: Fails) -> None:
    assert "--database" in fails(2, "serve", "--workers", "2")
    assert "such as postgresql://" in fails(2, "serve", "--database", "mysql://host/name")
    message = fails(1, "serve", "--database", "postgresql://me:secret@/none?host=/nowhere")
    assert "cannot open the database postgresql://me@" in message
    assert "secret" not in message


# Workers


@contextmanager
def serving(address: str, folder: Path) -> Iterator[tuple[subprocess.Popen[str], str, str]]:
    """Run two workers; yield their supervisor, the address and the admin token."""
    command = [str(Path(sys.executable).with_name("wildtable")), "serve", "--port", "0", "--no-warm-up"]
    command += ["--requests-per-minute", "1000000"]
    command += ["--database", address, "--workers", "2", "--data", str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            opened = server.stdout.readline().split()[-1]
            token = server.stdout.readline().split()[-1]
            yield server, opened, token
            server.send_signal(signal.SIGTERM)
            assert server.wait(WAIT_SECONDS) == 0
        finally:
            server.kill()


def workers_of(server: subprocess.Popen[str]) -> set[int]:
    """Return the worker processes that a supervisor has started."""
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text(encoding="utf-8").split()
    names = {int(child): Path(f"/proc/{child}/cmdline").read_bytes() for child in children}
    return {child for child, name in names.items() if b"spawn_main" in name}


def until(condition: object, *, seconds: float = WAIT_SECONDS) -> None:
    assert callable(condition)
    deadline = monotonic() + seconds
    while not condition():
        assert monotonic() < deadline
        sleep(0.05)


def test_workers_share_a_port_and_are_replaced(tmp_path: Path, postgres_database: str) -> None:
    """A killed worker is replaced; SIGHUP replaces all of them, while the server stays reachable. Every worker knows the
    visitors of the others."""
    with serving(postgres_database, tmp_path / "data") as (server, address, token):
        first = workers_of(server)
        assert len(first) == 2
        until(lambda: httpx.get(f"{address}/healthz", timeout=60).json()["workers"] == 2)
        made = httpx.post(f"{address}/api/visitors", json={"name": "Kim"}, timeout=60).json()
        program = Program(address, made["token"])
        os.kill(min(first), signal.SIGKILL)
        until(lambda: len(workers_of(server)) == 2 and min(first) not in workers_of(server))
        second = workers_of(server)
        server.send_signal(signal.SIGHUP)

        def are_replaced() -> bool:
            # An accepted connection without a request yet is closed; clients then retry.
            with Program(address, made["token"]).http as fresh, suppress(httpx.RemoteProtocolError):
                assert fresh.get("/me").json()["name"] == "Kim"
            return not workers_of(server) & second

        assert not are_replaced()
        until(are_replaced)
        assert program.get("/me").json["name"] == "Kim"
        program.http.close()
        metrics = httpx.get(f"{address}/metrics", headers={"Authorization": f"Bearer {token}"}, timeout=60).text
        assert "wildtable_workers" in metrics
        assert not (tmp_path / "data").exists()
