"""Live play over real WebSockets."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import socket as sockets
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect

from tests.harness.server import Program, Running, running, wait_until
from wildtable.server.live.channels import Channel, SocketReader
from wildtable.server.live.websocket import send_messages
from wildtable.server.net.sessions import SESSION_COOKIE
from wildtable.server.store.rows import Visitor

RECEIVE_SECONDS = 60


class Player:
    """A visitor with an API client, and the cookie of their browser."""

    def __init__(self, server: Running, program: Program) -> None:
        self.server = server
        self.program = program
        self.id: str = program.get("/me").json["visitor"]
        self.cookie = f"{SESSION_COOKIE}={server.app.state.context.access.sessions.sign_cookie(Visitor(self.id, ''))}"

    @contextmanager
    def socket(self, table: str, *, origin: str | None = None, **query: Any) -> Iterator[ClientConnection]:
        asked = "&".join(f"{name}={value}" for name, value in query.items())
        address = f"{self.server.address.replace('http', 'ws')}/t/{table}/socket?{asked}"
        headers = {"Cookie": self.cookie}
        chosen: Any = self.server.address if origin is None else origin or None
        common: Any = {"compression": None, "proxy": None, "open_timeout": 60}
        with connect(address, origin=chosen, additional_headers=headers, **common) as one:
            yield one


@pytest.fixture
def players(running_server: Running) -> Iterator[list[Player]]:
    with running_server.program("Ann") as ann, running_server.program("Ben") as ben, running_server.program("Cleo") as cleo:
        yield [Player(running_server, program) for program in (ann, ben, cleo)]


def begin(players: list[Player], *, open: bool = True, seats: int = 3) -> str:
    """Start a game at a table of the first player, with the first `seats` players and bots in the other seats."""
    host = players[0].program
    name: str = host.does("/tables", game="wild-cards", seats=3, open=open)["table"]
    invite = host.does(f"/tables/{name}/links")["invite"]["token"]
    for seat, player in enumerate(players[:seats]):
        if seat:
            player.program.does(f"/tables/{name}/join", token=invite)
        player.program.does(f"/tables/{name}/sit", seat=seat)
    for seat in range(seats, 3):
        host.does(f"/tables/{name}/bot", seat=seat, bot="random")
    host.does(f"/tables/{name}/start")
    return name


def receive(one: ClientConnection) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(one.recv(timeout=RECEIVE_SECONDS))
    return message


def reply(one: ClientConnection, **message: Any) -> dict[str, Any]:
    """Send a message and return its reply, skipping other messages."""
    one.send(json.dumps(message))
    while (answer := receive(one)).get("re") != message.get("id"):
        pass
    return answer


def until_closed(one: ClientConnection) -> None:
    while True:
        receive(one)


def test_a_snapshot_is_followed_by_numbered_changes(players: list[Player]) -> None:
    table = begin(players)
    with players[0].socket(table) as ann, players[1].socket(table) as ben:
        snapshot = receive(ben)
        assert set(snapshot) == {"snapshot", "epoch", "regions"}
        seen = snapshot["snapshot"]
        assert reply(ann, do="answer", id="a1", question=0, moves=["bid refill"])["ok"] is True
        assert receive(ben)["change"] == seen + 1


def test_a_reply_follows_its_effect_however_many_others_watch(players: list[Player]) -> None:
    table = begin(players, seats=2)
    with ExitStack() as stack:
        sockets = [
            stack.enter_context(player.socket(table, language=language))
            for player in players
            for language in ("en", "de", "nl")
        ]
        for one in sockets:
            assert "snapshot" in receive(one)
        sockets[-1].send(json.dumps({"do": "chat", "id": "c1", "text": "hello everybody"}))
        heard = [receive(sockets[-1])]
        while "re" not in heard[-1]:
            heard.append(receive(sockets[-1]))
        assert any("hello everybody" in json.dumps(message) for message in heard)


def test_a_page_that_reconnects_gets_missed_changes_or_a_snapshot(players: list[Player]) -> None:
    table = begin(players)
    with players[0].socket(table) as ann:
        with players[1].socket(table) as ben:
            first = receive(ben)
        assert reply(ann, do="answer", id="a1", question=0, moves=["bid refill"])["ok"]
        with players[1].socket(table, epoch=first["epoch"], number=first["snapshot"]) as ben:
            ben.send(json.dumps({"do": "answer", "id": "last", "question": 99, "moves": []}))
            regions = {**first["regions"]}
            while "re" not in (missed := receive(ben)):
                assert "change" in missed
                regions.update(missed["regions"])
            assert regions != first["regions"]
            with players[1].socket(table, epoch="another", number=first["snapshot"]) as again:
                assert receive(again)["regions"] == regions


def test_a_repeated_request_gets_the_same_reply_on_any_socket(players: list[Player]) -> None:
    table = begin(players)
    message = {"do": "answer", "id": "once", "question": 0, "moves": ["bid refill"]}
    with players[0].socket(table) as phone, players[0].socket(table) as laptop:
        assert reply(phone, **message) == reply(laptop, **message) == reply(phone, **message)


def test_an_id_used_for_something_else_is_denied_at_every_door(players: list[Player]) -> None:
    """By WebSocket, API and form alike, in any order; a line of chat too."""
    table = begin(players)
    ann, ben = players[:2]
    other = ben.program.get(f"/tables/{table}").json["choice"][0]["move"]
    with ann.socket(table) as page:
        assert reply(page, do="answer", id="once", question=0, moves=["bid refill"])["ok"]
        assert ann.program.does(f"/tables/{table}/answer", moves=["bid refill"], request="once", question=0)["ok"]
        wrong = ann.program.post(f"/tables/{table}/answer", moves=["bid refill", "done"], request="once")
        assert (wrong.status, wrong.json["error"]["code"]) == (409, "request-used")
        assert "“once”" in wrong.json["error"]["text"]
        assert reply(page, do="withdraw", id="once")["error"]["code"] == "request-used"
        sessions = ann.server.app.state.context.access.sessions
        form = {"token": sessions.form_token(Visitor(ann.id, "")), "request": "once", "move": "pass", "question": "0"}
        address, headers = f"{ann.server.address}/t/{table}/answer", {"Cookie": ann.cookie}
        assert httpx.post(address, data=form, headers=headers, timeout=60).status_code == 409
        assert httpx.post(address, data={**form, "move": "bid refill"}, headers=headers, timeout=60).status_code == 303
        assert reply(page, do="chat", id="c", text="hello")["ok"]
        assert reply(page, do="chat", id="c", text=" hello ")["ok"]
        assert reply(page, do="chat", id="c", text="goodbye")["error"]["code"] == "request-used"
    assert ben.program.does(f"/tables/{table}/answer", moves=[other], request="once")["ok"]


def test_a_refusal_names_its_clause_and_the_legal_moves(players: list[Player]) -> None:
    table = begin(players)
    with players[0].socket(table) as ann:
        refusal = reply(ann, do="answer", id="a1", question=0, moves=["take lion"])["refusal"]
        assert refusal["code"] == "another-question"
        assert refusal["clause"] == "WC-08"
        assert "bid refill" in refusal["legal"]
        gone = reply(ann, do="answer", id="a2", question=7, moves=["bid refill"])["error"]
        assert gone["code"] == "question-gone"
        assert reply(ann, do="undo", id="a3")["error"]["code"] == "undo-others-asked"
        assert reply(ann, do="withdraw", id="a4")["refusal"]["code"] == "nothing-to-withdraw"


def test_chat_reaches_everybody(players: list[Player]) -> None:
    table = begin(players)
    with players[0].socket(table) as ann, players[1].socket(table) as ben:
        receive(ben)
        assert reply(ann, do="chat", id="c1", text="  good <b>luck</b>\u202e ")["ok"]
        while "good &lt;b&gt;luck&lt;/b&gt;" not in receive(ben)["regions"].get("chat", ""):
            pass
        assert reply(ann, do="chat", id="c2", text=" \u200b ")["error"]["code"] == "nothing-said"


def test_a_spectator_cannot_move(players: list[Player]) -> None:
    table = begin(players, seats=2)
    with players[2].socket(table) as cleo:
        assert reply(cleo, do="answer", id="x", question=0, moves=["bid refill"])["error"]["code"] == "not-seated"


@pytest.mark.parametrize("origin", ["", "http://evil.example", "null"])
def test_a_websocket_from_another_origin_is_refused(players: list[Player], origin: str) -> None:
    table = begin(players)
    with pytest.raises(InvalidStatus), players[0].socket(table, origin=origin):
        pass


@pytest.mark.parametrize("number", ["x", "", "1.5"])
def test_a_websocket_that_asks_for_no_number_is_refused(players: list[Player], number: str) -> None:
    table = begin(players)
    with pytest.raises(InvalidStatus), players[0].socket(table, number=number):
        pass


def test_a_closed_table_does_not_exist_for_strangers(players: list[Player]) -> None:
    table = begin(players, open=False, seats=2)
    for name in (table, "nowhere"):
        with pytest.raises(InvalidStatus), players[2].socket(name):
            pass


@pytest.mark.parametrize(
    "text",
    [
        "",
        "not json",
        "[]",
        "{}",
        '{"do": "dance", "id": "a"}',
        '{"do": "answer", "id": "a", "moves": "bid refill"}',
        '{"do": "answer", "id": "a", "moves": [true]}',
        '{"do": "answer", "id": "a", "extra": 1}',
        '{"do": "answer", "id": "<script>", "moves": []}',
        '{"do": "answer", "id": "a", "question": "0", "moves": []}',
        json.dumps({"do": "answer", "id": "a", "moves": ["x"] * 21}),
        "[" * 2000,
    ],
)
def test_an_invalid_message_gets_an_error(players: list[Player], text: str) -> None:
    table = begin(players)
    with players[0].socket(table) as ann:
        ann.send(text)
        while (answer := receive(ann)).get("re", "") is not None:
            pass
        assert answer["error"]["code"] == "bad-message"
        assert reply(ann, do="answer", id="a1", question=0, moves=["bid refill"])["ok"]


def test_a_message_that_is_too_long_closes_the_websocket(players: list[Player]) -> None:
    table = begin(players)
    with players[0].socket(table) as ann:
        ann.send("x" * 10_000)
        with pytest.raises(ConnectionClosed):
            until_closed(ann)


def test_too_many_messages_close_the_websocket(tmp_path: Path) -> None:
    with running(tmp_path, messages_per_minute=60) as server, server.program("Ann") as program:
        ann = Player(server, program)
        table = begin([ann], seats=1)
        with ann.socket(table) as one, pytest.raises(ConnectionClosed):  # noqa: PT012
            for number in range(100):
                one.send(json.dumps({"do": "undo", "id": f"u{number}"}))
            until_closed(one)


def test_a_dead_connection_is_detected(tmp_path: Path) -> None:
    """A connection that answers no pings is closed, and its player is no longer shown as present."""
    with running(tmp_path, ping_seconds=1) as server, server.program("Ann") as one, server.program("Ben") as other:
        ann, ben = Player(server, one), Player(server, other)
        table = begin([ann, ben], seats=2)
        host, port = "127.0.0.1", server.settings.port
        with sockets.create_connection((host, port)) as dead:
            key = base64.b64encode(os.urandom(16)).decode()
            lines = [
                f"GET /t/{table}/socket HTTP/1.1",
                f"Host: localhost:{port}",
                "Upgrade: websocket",
                "Connection: Upgrade",
                f"Sec-WebSocket-Key: {key}",
                "Sec-WebSocket-Version: 13",
                f"Origin: {server.address}",
                f"Cookie: {ben.cookie}",
            ]
            dead.sendall(("\r\n".join(lines) + "\r\n\r\n").encode())
            assert b"101" in dead.recv(200)
            seats = server.app.state.context.tables._live[table]
            wait_until(lambda: ben.id not in seats.presence)


def test_a_reader_that_is_behind_gets_one_snapshot_instead_of_a_backlog() -> None:
    """The network stalls during a hundred changes."""

    class Stuck:
        def __init__(self) -> None:
            self.sent: list[str] = []
            self.flowing = asyncio.Event()

        async def send_text(self, text: str) -> None:
            await self.flowing.wait()
            self.sent.append(text)

    async def story() -> list[str]:
        channel, reader, line = Channel("epoch", {"a": "0"}), SocketReader(3), Stuck()
        channel.readers.add(reader)
        stuck: Any = line
        writing = asyncio.create_task(send_messages(stuck, channel, reader))
        for number in range(1, 101):
            channel.update({"a": str(number)})
            await asyncio.sleep(0)
        line.flowing.set()
        while not line.sent or line.sent[-1] != channel.snapshot():
            await asyncio.sleep(0)
        channel.update({"a": "after"})
        while "after" not in line.sent[-1]:
            await asyncio.sleep(0)
        writing.cancel()
        return line.sent

    sent = asyncio.run(story())
    assert len(sent) <= 4
    assert json.loads(sent[-1])["change"] == 101
