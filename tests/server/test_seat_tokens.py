"""API tokens: a seat's token plays only that seat, and none is stored in plain text."""

from __future__ import annotations

import contextlib
import sqlite3

from tests.harness.server import Running
from tests.server.test_api import TABLE, people, seated


def test_a_seat_token_can_only_play_its_seat(running_server: Running) -> None:
    with people(running_server, "Kim", "Lou", "Mia") as players:
        table = seated(players, open=False)
        token = players[0].does(f"{table}/seat-token")["token"]
        assert token.startswith("seat:")
        with running_server.program(token=token) as program:
            seen = program.get(table).json
            assert seen["viewer"] == 0
            assert not seen["is_host"]
            program.does(f"{table}/answer", moves=[seen["choice"][0]["id"]])
            program.does(f"{table}/withdraw")
            for path in ("links", "seat-token", "leave", "start"):
                assert program.post(f"{table}/{path}").json["error"]["code"] == "seat-only"
            assert program.post(f"{table}/chat", text="hello").status == 403
            assert program.post("/tables", **TABLE).status == 403
            assert program.get("/me").status == 403
            other = f"/tables/{players[1].does('/tables', **TABLE, open=False)['table']}"
            assert program.get(other).status == 404
            assert players[0].does(f"{table}/seat-token")["token"] != token
            assert program.get(table).status == 404


def test_tokens_are_stored_as_hashes(running_server: Running) -> None:
    with people(running_server, "Kim", "Lou", "Mia") as players:
        table = seated(players)
        tokens = [players[0].token, players[0].does(f"{table}/seat-token")["token"]]
        links = players[0].does(f"{table}/links")
        tokens += [links["invite"]["token"], links["watch"]["token"]]
    with contextlib.closing(sqlite3.connect(running_server.settings.data / "wildtable.db")) as db:
        kept = "\n".join(db.iterdump())
    assert not [token for token in tokens if token.removeprefix("seat:") in kept]
