"""`wildtable export` and `wildtable forget`."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import httpx
import pytest

from tests.cli.conftest import Run
from tests.harness.server import running
from tests.harness.tables import ANN, BEN, CLEO, context, make_table, play_out
from tests.server.test_forgetting import found
from wildtable.server.store.rows import Visitor

Fails = Callable[..., str]
NAME = "Zebulon-Quagga"
ZEB = Visitor("zeb0", NAME, "hash")
SAID = "a word of mine"


@pytest.fixture
def data(tmp_path: Path) -> str:
    """A data folder with a visitor who has finished and running games, has chatted, and is muted and banned; two others
    share a name."""

    async def story() -> None:
        async with context(tmp_path / "data") as one:
            for visitor in (ZEB, Visitor("twin1", "Twin"), Visitor("twin2", "Twin")):
                await one.store.add_visitor(visitor)
            for name in ("over", "running"):
                table = await make_table(one, name)
                for seat, visitor in enumerate((ZEB, BEN, CLEO)):
                    await table.sit(visitor, seat)
                await table.start(ANN)
                await table.say(ZEB, SAID)
                if name == "over":
                    await play_out(table)
            await one.access.sanctions.impose("mute", ZEB.id)
            await one.access.sanctions.impose("ban", ZEB.id)

    asyncio.run(story())
    return str(tmp_path / "data")


def rows(data: str, query: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(Path(data) / "wildtable.db")) as db:
        return db.execute(query).fetchall()


@pytest.mark.parametrize("command", ["ratings", "export", "forget"])
def test_help_has_examples(run: Run, command: str) -> None:
    assert f"examples:\n  wildtable {command}" in run(command, "--help").out


@pytest.mark.parametrize("command", [("export", "Kim", "kim.json"), ("forget", "Kim"), ("ratings",)])
def test_a_missing_database_is_an_error(fails: Fails, command: tuple[str, ...]) -> None:
    assert "no database at" in fails(2, *command, "--data", "nowhere")


def test_export_while_the_server_runs(data: str, run: Run, fails: Fails, tmp_path: Path) -> None:
    file = tmp_path / "zeb.json"
    with running(Path(data)):
        assert f"Exported the data of {NAME} to" in run("export", NAME, str(file), "--data", data).out
    exported = json.loads(file.read_text(encoding="utf-8"))
    assert (exported["person"], len(exported["results"]), len(exported["records"])) == (ZEB.id, 1, 1)
    assert [line["text"] for line in exported["chat"]] == [SAID, SAID]
    assert file.stat().st_mode & 0o077 == 0
    assert "already exists" in fails(2, "export", ZEB.id, str(file), "--data", data)
    assert run("export", ZEB.id, str(file), "--data", data, "--force").status == 0
    assert "cannot write" in fails(1, "export", NAME, str(tmp_path / "no" / "zeb.json"), "--data", data)
    assert not list(tmp_path.glob("*.part"))


def test_a_person_is_found_by_id_or_unique_name(data: str, fails: Fails) -> None:
    assert "no such person: 'Nobody'" in fails(2, "forget", "Nobody", "--sure", "--data", data)
    assert "several people are called 'Twin'; use one of these ids: twin1, twin2" in fails(
        2, "forget", "Twin", "--sure", "--data", data
    )
    error = fails(2, "forget", NAME, "--data", data)
    assert f"would delete {NAME} ({ZEB.id}), who has 1 finished game; add --sure" in error
    assert found(Path(data), NAME) == [NAME]


def test_forget_is_refused_while_a_server_runs(data: str, fails: Fails) -> None:
    with running(Path(data)):
        assert "stop the server first" in fails(1, "forget", NAME, "--sure", "--data", data)
    assert found(Path(data), NAME) == [NAME]


def test_forget_leaves_nothing_but_the_id_in_a_ban(data: str, run: Run, tmp_path: Path) -> None:
    """The id in a sanction exists nowhere else. A bot takes over in running games."""
    ran = run("forget", NAME, "--sure", "--data", data)
    assert (ran.status, ran.out) == (0, "Deleted. Backups made earlier still contain the data; delete them yourself.\n")
    assert found(Path(data), NAME, SAID) == []
    assert rows(data, "select kind, subject from sanctions") == [("ban", ZEB.id), ("mute", ZEB.id)]
    elsewhere = "select name from sqlite_master where type = 'table' and name != 'sanctions'"
    for (table,) in rows(data, elsewhere):
        assert ZEB.id not in str(rows(data, f"select * from {table}"))
    assert rows(data, "select kind, seat, by from log where kind = 'away'") == [("away", 0, "person")]
    assert run("backup", "copy.db", "--data", data).status == 0
    assert NAME.encode() not in (tmp_path / "copy.db").read_bytes()
    with running(Path(data)) as server:
        sessions, admins = server.app.state.context.access.sessions, (Path(data) / "admin-token").read_text(encoding="utf-8")
        with httpx.Client(base_url=server.address, follow_redirects=True, timeout=60, verify=False) as banned:
            banned.cookies.set("wildtable", sessions.sign_cookie(ZEB))
            assert banned.get("/").status_code == 403
        with httpx.Client(base_url=server.address, follow_redirects=True, timeout=60, verify=False) as admin:
            token = admin.get("/admin").text.partition('name="token" value="')[2].partition('"')[0]
            page = admin.post("/admin/login", data={"token": token, "key": admins.strip()}).text
    sanctions = page.partition('id="sanctions"')[2].partition("</section>")[0]
    assert sanctions.count("<b>Anonymous</b>") == 2
    assert NAME not in page
