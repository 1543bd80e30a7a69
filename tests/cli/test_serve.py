"""`wildtable serve`, `verify` and `backup`."""

from __future__ import annotations

import contextlib
import json
import os
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import asdict, replace
from pathlib import Path
from random import Random
from time import sleep

import httpx
import pytest

import wildtable
from tests.cli.conftest import Run
from tests.harness.cheats import NOTES, OLD_NOTES, cases
from tests.harness.server import Program, running
from wildtable.engine.fairness import Fairness, commitment, derive_seed
from wildtable.engine.files.record import Record
from wildtable.server.net.admin import ADMIN_TOKEN, METRICS_TOKEN
from wildtable.server.net.limits import friends_addresses
from wildtable.server.net.sessions import KEY_FILE
from wildtable.server.settings import Settings
from wildtable.server.store.migrations import schema_version
from wildtable.server.store.sqlite.file import prepare

Fails = Callable[..., str]
SECRET = bytes(range(32))


@contextlib.contextmanager
def served(data: Path, *argv: str, warm_up: bool = False) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Start a server process and yield it with its address, after checking the two lines it prints."""
    command = [str(Path(sys.executable).with_name("wildtable")), "serve", "--port", "0", "--data", str(data), *argv]
    command += [] if warm_up else ["--no-warm-up"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            assert line.startswith("Wildtable is running at http://localhost:"), line
            address = line.split()[-1]
            token = (data / ADMIN_TOKEN).read_text(encoding="utf-8").strip()
            assert server.stdout.readline() == f"Admin page: {address}/admin with the token {token}\n"
            yield server, address
        finally:
            if server.poll() is None:
                server.kill()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_starts_prints_its_address_and_stops_cleanly(tmp_path: Path, number: signal.Signals) -> None:
    with served(tmp_path / "data", warm_up=number == signal.SIGTERM) as (server, address):
        assert httpx.get(f"{address}/healthz", timeout=60).json()["ok"]
        assert "server" not in httpx.get(f"{address}/healthz", timeout=60).headers
        assert (tmp_path / "data").stat().st_mode & 0o077 == 0, "the folder holds the secrets of running games"
        server.send_signal(number)
        out, err = server.communicate(timeout=60)
        others = [line for line in err.splitlines() if "held the event loop" not in line]
        assert (server.returncode, out, others) == (0, "", []), "only warnings about a blocked event loop may occur"


@pytest.mark.parametrize(
    "command",
    ["serve", "export Kim kim.json", "forget Kim --sure", "ratings", "migrate", "backup --damaged saved.db"],
)
def test_a_database_of_a_later_version_is_refused_in_one_line(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fails: Fails, command: str
) -> None:
    monkeypatch.chdir(tmp_path)
    with contextlib.closing(sqlite3.connect("wildtable.db")) as db:
        db.execute(f"pragma user_version = {schema_version() + 1}")
        db.execute("create table later (id)")
    place = [str(tmp_path), "postgresql://nobody@localhost/nothing"] if command == "migrate" else ["--data", str(tmp_path)]
    said = fails(1, *command.split(), *place)
    assert len(said.splitlines()) == 1
    assert f"schema version {schema_version() + 1}; this version of wildtable reads up to {schema_version()}" in said
    with contextlib.closing(sqlite3.connect("wildtable.db")) as db:
        assert db.execute("select name from sqlite_schema").fetchall() == [("later",)]


def test_a_server_on_all_interfaces_prints_what_friends_can_open(tmp_path: Path) -> None:
    command = [str(Path(sys.executable).with_name("wildtable")), "serve", "--port", "0", "--data", str(tmp_path)]
    with subprocess.Popen([*command, "--host", "0.0.0.0", "--no-warm-up"], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        lines = [server.stdout.readline()]
        while not lines[-1].startswith("Admin page: "):
            lines.append(server.stdout.readline())
        server.terminate()
    port = int(lines[0].rpartition(":")[2])
    friends = friends_addresses(Settings(host="0.0.0.0", port=port))
    assert lines[1:-1] == ([f"Friends in your network can open: {' '.join(friends)}\n"] if friends else [])
    assert lines[-1].startswith(f"Admin page: http://localhost:{port}/admin")


def test_names_of_the_server_have_no_port(fails: Fails) -> None:
    assert "host names such as games.local" in fails(2, "serve", "--allow-host", "games.local:8765")


def test_json_logs_contain_no_secrets_and_all_files_are_private(tmp_path: Path) -> None:
    data, previous = tmp_path / "data", os.umask(0)
    try:
        with served(data, "--log-json") as (server, address):
            httpx.get(f"{address}/t/table/join/SECRET-1?language=SECRET-2", timeout=60)
            httpx.get(f"{address}/me/SECRET-3", timeout=60)
            httpx.get(f"{address}/shared/SECRET-4/moment.json", timeout=60)
            modes = {path.name: path.stat().st_mode & 0o777 for path in data.iterdir()}
            server.terminate()
            _, err = server.communicate(timeout=60)
    finally:
        os.umask(previous)
    lines = [json.loads(line) for line in err.splitlines()]
    assert all(set(line) >= {"at", "level", "from", "text"} for line in lines)
    assert any("/t/table/join/…" in line["text"] for line in lines)
    assert "SECRET" not in err
    assert (data / ADMIN_TOKEN).read_text(encoding="utf-8").strip() not in err
    assert len(modes) >= 5
    assert set(modes.values()) == {0o600}, modes


def test_a_port_in_use_is_one_line(fails: Fails) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        assert f"port {port}: Address already in use" in fails(1, "serve", "--port", port)


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (("--port", "http"), "or 0 for any free port, not 'http'"),
        (("--port", "65536"), "must be a port from 1 to 65535"),
        (("--bot-pause", "soon"), "must be a number such as 5 or 0.8, not 'soon'"),
        (("--bot-seconds", "-1"), "must be a number such as 5 or 0.8, not '-1'"),
        (("--base", "games.example.org"), "must be an address such as https://games.example.org"),
        (("--base", "https://games.example.org/under?x"), "without a path, not 'https://games.example.org/under?x'"),
        (("--proxy", "nginx"), "separated by commas, not 'nginx'"),
        (("--bot-workers", "0"), "must be an integer of at least 1, not '0'"),
        (("--loud",), "unrecognized arguments: --loud"),
    ],
)
def test_a_usage_error_is_one_line(fails: Fails, argv: tuple[str, ...], words: str) -> None:
    assert words in fails(2, "serve", *argv)


def test_an_unusable_folder_is_one_line(fails: Fails, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    assert "cannot open the database" in fails(1, "serve", "--port", "0", "--data", str(tmp_path / "file"))
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "wildtable.db").write_text("no database at all, whatever it is called" * 50, encoding="utf-8")
    assert "file is not a database" in fails(1, "serve", "--port", "0", "--data", str(tmp_path / "data"))


def test_a_damaged_database_is_one_line(fails: Fails, tmp_path: Path) -> None:
    path = tmp_path / "wildtable.db"
    with contextlib.closing(sqlite3.connect(path)) as db:
        db.execute("create table words (word text)")
        db.executemany("insert into words values (?)", [("word " * 100,)] * 500)
        db.commit()
    with path.open("r+b") as file:
        file.seek(8 * 4096)
        file.write(b"\xff" * 4096)
    told = fails(1, "serve", "--port", "0", "--data", str(tmp_path))
    assert f"the database {path} is damaged (" in told
    assert "restore a backup" in told


@pytest.mark.parametrize("name", [KEY_FILE, ADMIN_TOKEN, METRICS_TOKEN])
def test_a_damaged_secret_is_one_line(fails: Fails, tmp_path: Path, name: str) -> None:
    (tmp_path / name).touch()
    told = fails(1, "serve", "--port", "0", "--data", str(tmp_path))
    assert f"the file {tmp_path / name} is damaged (0 bytes instead of" in told
    assert "restore it from a copy, or delete it" in told
    (tmp_path / name).unlink()
    (tmp_path / name).mkdir()
    assert f"cannot write or read {tmp_path / name}: Is a directory" in fails(
        1, "serve", "--port", "0", "--data", str(tmp_path)
    )


def wait_for_bots(address: str) -> None:
    """Start a game and wait until all bots have answered, so that the worker processes exist."""
    kim = Program(address, httpx.post(f"{address}/api/visitors", json={"name": "Kim"}, timeout=60).json()["token"])
    with kim.http:
        table = f"/tables/{kim.does('/tables', game='wild-cards', seats=3)['table']}"
        kim.does(f"{table}/sit", seat=0)
        for seat in (1, 2):
            kim.does(f"{table}/bot", seat=seat, bot="random")
        kim.does(f"{table}/start")
        while kim.get(table).json["waiting"] != [0]:
            sleep(0.05)


def test_a_second_server_on_one_folder_is_an_error(fails: Fails, tmp_path: Path) -> None:
    """A killed server, bots included, leaves no lock that would stop the next one."""
    data = tmp_path / "data"
    with served(data, "--bot-pause", "0", "--requests-per-minute", "1000000") as (first, address):
        wait_for_bots(address)
        output = fails(1, "serve", "--port", "0", "--data", str(data))
        assert f"the folder {data} is in use by another server: stop it, or choose another folder" in output
        (data / "lock").rename(data / "moved")
        assert fails(1, "serve", "--port", "0", "--data", str(data)) == output
        assert httpx.get(f"{address}/healthz", timeout=60).json()["ok"]
        first.kill()
        with running(data) as again:
            assert httpx.get(f"{again.address}/healthz", timeout=60).json()["ok"]


def test_an_unusable_lock_is_one_line(fails: Fails, tmp_path: Path) -> None:
    (tmp_path / "lock").mkdir()
    assert f"{tmp_path / 'lock'}: unable to open" in fails(1, "serve", "--port", "0", "--data", str(tmp_path))


@pytest.mark.parametrize("command", ["serve", "verify", "backup"])
def test_help_has_examples(run: Run, command: str) -> None:
    ran = run(command, "--help")
    assert ran.status == 0
    assert f"examples:\n  wildtable {command}" in ran.out


# Backup


def test_a_backup_while_the_server_runs(tmp_path: Path, run: Run, fails: Fails) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.db"
    with served(data) as (_, address):
        httpx.post(f"{address}/api/visitors", json={"name": "Kim"}, timeout=60).raise_for_status()
        assert "Copied everything to" in run("backup", str(copy), "--data", str(data)).out
        assert "already exists" in fails(2, "backup", str(copy), "--data", str(data))
        httpx.post(f"{address}/api/visitors", json={"name": "Lou"}, timeout=60).raise_for_status()
        assert run("backup", str(copy), "--data", str(data), "--force").status == 0
    with contextlib.closing(sqlite3.connect(copy)) as db:
        assert sorted(db.execute("select name from visitors").fetchall()) == [("Kim",), ("Lou",)]
    assert copy.stat().st_mode & 0o077 == 0
    assert not list(tmp_path.glob("copy.db?*"))
    restored = tmp_path / "restored"
    restored.mkdir()
    shutil.copy(copy, restored / "wildtable.db")
    with running(restored) as one:
        assert httpx.get(f"{one.address}/healthz", timeout=60).json()["ok"]


def test_what_is_readable_of_a_damaged_database_can_be_saved(tmp_path: Path, run: Run, fails: Fails) -> None:
    data, saved = tmp_path / "data", tmp_path / "saved.db"
    data.mkdir()
    path, games, moves = data / "wildtable.db", range(200), range(1, 21)
    with contextlib.closing(sqlite3.connect(path)) as db:
        prepare(db)
        db.executemany("insert into visitors values (?, 'Kim', '', 0, '')", [(f"{game:05}",) for game in games])
        rows = [(game, number) for game in games for number in moves]
        db.executemany("insert into log values (?, ?, 'answer', 0, '[]', 'bot', '', 0)", rows)
        db.commit()
        (pages,) = db.execute("pragma page_count").fetchone()
    with path.open("r+b") as file:
        file.seek(4096 * (pages * 3 // 4))
        file.write(b"\xff" * 4096)
    assert "cannot write" in fails(1, "backup", str(saved), "--data", str(data))
    told = run("backup", str(saved), "--data", str(data), "--damaged").out
    shutil.move(path, tmp_path / "damaged.db")
    shutil.copy(saved, path)
    with running(data) as one, contextlib.closing(sqlite3.connect(path)) as db:
        assert httpx.get(f"{one.address}/healthz", timeout=60).json()["ok"]
        logs = dict(db.execute("select game, count(*) from log where number <= 20 group by game"))
        assert len(rows) > sum(logs.values()) > len(rows) / 2
        assert (logs[0], logs[199]) == (20, 20), "games before and after the damage are saved"
        assert db.execute("select game, max(number) from log group by game").fetchall() == list(logs.items())
        assert f"Table log could not be read completely: {sum(logs.values()):,} rows saved." in told
        assert told.count("completely") == 1
        assert db.execute("select count(*) from visitors").fetchone() == (len(games),)


def test_a_backup_of_nothing(fails: Fails, tmp_path: Path) -> None:
    assert "no database at" in fails(2, "backup", "copy.db", "--data", str(tmp_path / "nowhere"))
    (tmp_path / "wildtable.db").write_text("no database at all, whatever it is called" * 50, encoding="utf-8")
    assert "file is not a database" in fails(1, "backup", "copy.db", "--data", str(tmp_path))
    assert "No such file or directory" in fails(1, "backup", str(tmp_path / "no" / "copy.db"), "--data", str(tmp_path))
    assert not list(tmp_path.glob("copy.db*"))


# Verify


@pytest.fixture
def record() -> Record:
    """Return the record of a finished game with its commitment and secret."""
    state, rng = wildtable.load("wild-cards").new(3, seed=derive_seed(SECRET, [b"", b"\x01", b""])), Random(1)
    while not state.over:
        seat, choice = next(iter(state.asking.items()))
        state.play(seat, choice.sample(rng))
    fairness = Fairness(commitment(SECRET), SECRET.hex(), ("", "01", ""))
    record: Record = state.record(["Kim", "Lou", "Mia"])
    return replace(record, fairness=fairness)


def test_a_good_record(run: Run, record: Record, tmp_path: Path) -> None:
    record.write(tmp_path / "game.toml")
    ran = run("verify", "game.toml")
    assert (ran.status, ran.err) == (0, "")
    assert "Valid: every move" in ran.out
    assert "matches the commitment" in ran.out
    assert json.loads(run("verify", "game.toml", "--json").out)["committed"] is True


def test_the_notes_of_a_player(run: Run, fails: Fails, record: Record, tmp_path: Path) -> None:
    own = bytes(16)
    seed = derive_seed(SECRET, [b"", own, b""])
    state, rng = wildtable.load("wild-cards").new(3, seed=seed), Random(1)
    while not state.over:
        seat, choice = next(iter(state.asking.items()))
        state.play(seat, choice.sample(rng))
    commitments = ["", commitment(own), commitment(b"withheld")]
    fairness = Fairness(
        commitment(SECRET), SECRET.hex(), ("", own.hex(), ""), tuple(commitments), ("server", "player", "withheld")
    )
    replace(state.record(), fairness=fairness).write(tmp_path / "game.toml")
    notes = {"commitment": commitment(SECRET), "commitments": commitments, "bytes": own.hex(), "acknowledged": True}
    (tmp_path / "notes.json").write_text(json.dumps(notes))
    ran = run("verify", "game.toml", "--notes", "notes.json")
    assert ran.status == 0
    assert "Proven to you" in ran.out
    assert "seats: 2" in ran.out
    told = json.loads(run("verify", "game.toml", "--notes", "notes.json", "--json").out)
    assert (told["verdict"], told["withheld"]) == ("proven", [2])
    assert "Consistent only" in run("verify", "game.toml").out
    (tmp_path / "notes.json").write_text(json.dumps(notes | {"commitment": "00" * 32}))
    ran = run("verify", "game.toml", "--notes", "notes.json")
    assert ran.status == 1
    assert "Broken" in ran.out
    record.write(tmp_path / "old.toml")
    assert "Consistent only" in run("verify", "old.toml").out
    assert "No such file" in fails(1, "verify", "game.toml", "--notes", "none.json")


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "noted different options"),
        ("de", "andere Optionen notiert"),
        ("nl", "andere opties"),
    ],
)
def test_a_cheat_is_named(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: str, said: str) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    case = cases()["options changed"]
    case.record.write(tmp_path / "game.toml")
    (tmp_path / "notes.json").write_text(json.dumps(asdict(NOTES)))
    ran = run("verify", "game.toml", "--notes", "notes.json")
    assert ran.status == 1
    assert said in " ".join(ran.out.split())
    assert "notes: options was" in ran.out


def test_notes_of_the_older_form(run: Run, tmp_path: Path) -> None:
    cases()["an old record"].record.write(tmp_path / "game.toml")
    (tmp_path / "notes.json").write_text(json.dumps(asdict(OLD_NOTES)))
    out = " ".join(run("verify", "game.toml", "--notes", "notes.json").out.split())
    assert "Proven to you" in out
    assert "show whether seats, options and deck stayed the same" in out


def test_a_record_without_a_commitment(run: Run, record: Record, tmp_path: Path) -> None:
    replace(record, fairness=None).write(tmp_path / "game.toml")
    ran = run("verify", "game.toml")
    assert ran.status == 0
    assert "contains no commitment" in ran.out


def test_a_forged_record(run: Run, record: Record, tmp_path: Path) -> None:
    assert record.fairness is not None
    replace(record, fairness=replace(record.fairness, added=("", "02", ""))).write(tmp_path / "game.toml")
    ran = run("verify", "game.toml")
    assert ran.status == 1
    assert "does not match the commitment" in ran.out
    assert "does not follow" in ran.out


def test_a_record_that_cannot_be_replayed(run: Run, fails: Fails, record: Record, tmp_path: Path) -> None:
    replace(record, moves=[{0: ["pass"]}, *record.moves]).write(tmp_path / "game.toml")
    ran = run("verify", "game.toml", "--json")
    assert ran.status == 1
    assert json.loads(ran.out)["plays_out"] is False
    assert "cannot be replayed" in run("verify", "game.toml").out
    assert "No such file" in fails(1, "verify", "nothing.toml")
    assert "required: RECORD" in fails(2, "verify")
