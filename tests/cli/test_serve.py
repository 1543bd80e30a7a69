"""`wildtable serve`, `verify` and `backup`: the server as its host runs it."""

from __future__ import annotations

import contextlib
import json
import shutil
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from random import Random

import httpx
import pytest

import wildtable
from tests.cli.conftest import Run
from tests.harness.server import Program
from wildtable.engine.fairness import Fairness, commitment, derive_seed
from wildtable.engine.record import Record
from wildtable.server.net.admin import ADMIN_TOKEN

Fails = Callable[..., str]
SECRET = bytes(range(32))


@contextlib.contextmanager
def served(data: Path, *argv: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """A server in a process of its own, and its address as it prints it; then it prints how to look after it."""
    command = [str(Path(sys.executable).with_name("wildtable")), "serve", "--port", "0", "--data", str(data), *argv]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            assert line.startswith("Wildtable is open at http://localhost:"), line
            address = line.split()[-1]
            token = (data / ADMIN_TOKEN).read_text(encoding="utf-8").strip()
            assert server.stdout.readline() == f"Look after it at {address}/admin with the token {token}\n"
            yield server, address
        finally:
            if server.poll() is None:
                server.kill()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_starts_says_where_and_stops_cleanly(tmp_path: Path, number: signal.Signals) -> None:
    with served(tmp_path / "data") as (server, address):
        assert httpx.get(f"{address}/healthz", timeout=60).json()["ok"]
        assert "server" not in httpx.get(f"{address}/healthz", timeout=60).headers
        assert (tmp_path / "data").stat().st_mode & 0o077 == 0, "the secrets of running games are in it"
        server.send_signal(number)
        out, err = server.communicate(timeout=60)
        assert (server.returncode, out, err) == (0, "", "")


def test_logs_for_programs_hold_no_secrets(tmp_path: Path) -> None:
    with served(tmp_path, "--log-json") as (server, address):
        httpx.get(f"{address}/t/table/join/SECRET-1?language=SECRET-2", timeout=60)
        httpx.get(f"{address}/me/SECRET-3", timeout=60)
        httpx.get(f"{address}/t/table/links/SECRET-4/SECRET-5", timeout=60)
        server.terminate()
        _, err = server.communicate(timeout=60)
    lines = [json.loads(line) for line in err.splitlines()]
    assert all(set(line) >= {"at", "level", "from", "text"} for line in lines)
    assert any("/t/table/join/…" in line["text"] for line in lines)
    assert "SECRET" not in err
    assert (tmp_path / ADMIN_TOKEN).read_text(encoding="utf-8").strip() not in err


def test_a_port_that_is_taken_is_said_in_one_line(fails: Fails) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        assert f"port {port}: Address already in use" in fails(1, "serve", "--port", port)


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        (("--port", "http"), "“http” is no port"),
        (("--port", "65536"), "“65536” is no port"),
        (("--bot-pause", "soon"), "“soon” is no length of time"),
        (("--bot-seconds", "-1"), "“-1” is no length of time"),
        (("--base", "games.example.org"), "is no address to open"),
        (("--base", "https://games.example.org/under?x"), "is no address to open"),
        (("--proxy", "nginx"), "“nginx” is no address of a proxy"),
        (("--bot-workers", "0"), "“0” is no whole number from 1 on"),
        (("--loud",), "unrecognized arguments: --loud"),
    ],
)
def test_wrong_words_get_one_line(fails: Fails, argv: tuple[str, ...], words: str) -> None:
    assert words in fails(2, "serve", *argv)


def test_a_folder_that_cannot_be_used_is_said_in_one_line(fails: Fails, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    assert "cannot use the database" in fails(1, "serve", "--port", "0", "--data", str(tmp_path / "file"))
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "wildtable.db").write_text("no database at all, whatever it is called" * 50, encoding="utf-8")
    assert "file is not a database" in fails(1, "serve", "--port", "0", "--data", str(tmp_path / "data"))


def bots_have_answered(address: str) -> None:
    """A game in which only a person has still to answer: the processes that think for the bots are there."""
    kim = Program(address, httpx.post(f"{address}/api/visitors", json={"name": "Kim"}, timeout=60).json()["token"])
    with kim.http:
        table = f"/tables/{kim.does('/tables', game='wild-cards', seats=3)['table']}"
        kim.does(f"{table}/sit", seat=0)
        for seat in (1, 2):
            kim.does(f"{table}/bot", seat=seat, bot="random")
        kim.does(f"{table}/start")
        while kim.get(table).json["waiting"] != [0]:
            pass


def test_a_second_server_on_one_folder_says_what_to_do(fails: Fails, tmp_path: Path) -> None:
    """Whoever is killed leaves nothing behind that keeps the next one out, not even for a moment, nor do its bots."""
    data = tmp_path / "data"
    with served(data, "--bot-pause", "0", "--requests-per-minute", "1000000") as (first, address):
        bots_have_answered(address)
        told = fails(1, "serve", "--port", "0", "--data", str(data))
        assert f"the folder {data} is in use by another server: stop that one, or name another folder" in told
        assert httpx.get(f"{address}/healthz", timeout=60).json()["ok"]
        first.kill()
        with served(data) as (_, address):
            assert httpx.get(f"{address}/healthz", timeout=60).json()["ok"]


def test_a_folder_whose_lock_cannot_be_used_is_said_in_one_line(fails: Fails, tmp_path: Path) -> None:
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
        assert "copied to" in run("backup", str(copy), "--data", str(data)).out
        assert "is there already" in fails(2, "backup", str(copy), "--data", str(data))
        httpx.post(f"{address}/api/visitors", json={"name": "Lou"}, timeout=60).raise_for_status()
        assert run("backup", str(copy), "--data", str(data), "--force").status == 0
    with contextlib.closing(sqlite3.connect(copy)) as db:
        assert sorted(db.execute("select name from visitors").fetchall()) == [("Kim",), ("Lou",)]
    assert copy.stat().st_mode & 0o077 == 0
    assert not list(tmp_path.glob("copy.db?*"))
    restored = tmp_path / "restored"
    restored.mkdir()
    shutil.copy(copy, restored / "wildtable.db")
    with served(restored) as (_, address):
        assert httpx.get(f"{address}/healthz", timeout=60).json()["ok"]


def test_a_backup_of_nothing(fails: Fails, tmp_path: Path) -> None:
    assert "there is no database" in fails(2, "backup", "copy.db", "--data", str(tmp_path / "nowhere"))
    (tmp_path / "wildtable.db").write_text("no database at all, whatever it is called" * 50, encoding="utf-8")
    assert "file is not a database" in fails(1, "backup", "copy.db", "--data", str(tmp_path))
    assert "No such file or directory" in fails(1, "backup", str(tmp_path / "no" / "copy.db"), "--data", str(tmp_path))
    assert not list(tmp_path.glob("copy.db*"))


# Verify


@pytest.fixture
def record() -> Record:
    """A finished game with all that proves its shuffles."""
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
    assert "plays out" in ran.out
    assert "the one that was committed to" in ran.out
    assert json.loads(run("verify", "game.toml", "--json").out)["committed"] is True


def test_a_record_that_does_not_tell_its_secret(run: Run, record: Record, tmp_path: Path) -> None:
    replace(record, fairness=None).write(tmp_path / "game.toml")
    ran = run("verify", "game.toml")
    assert ran.status == 0
    assert "does not tell" in ran.out


def test_a_forged_record(run: Run, record: Record, tmp_path: Path) -> None:
    assert record.fairness is not None
    replace(record, fairness=replace(record.fairness, added=("", "02", ""))).write(tmp_path / "game.toml")
    ran = run("verify", "game.toml")
    assert ran.status == 1
    assert "is not the one" in ran.out
    assert "does not follow" in ran.out


def test_a_record_that_breaks_off(run: Run, fails: Fails, record: Record, tmp_path: Path) -> None:
    replace(record, moves=[{0: ["pass"]}, *record.moves]).write(tmp_path / "game.toml")
    ran = run("verify", "game.toml", "--json")
    assert ran.status == 1
    assert json.loads(ran.out)["plays_out"] is False
    assert "does not play out" in run("verify", "game.toml").out
    assert "No such file" in fails(1, "verify", "nothing.toml")
    assert "required: RECORD" in fails(2, "verify")
