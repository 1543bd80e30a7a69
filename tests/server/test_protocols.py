"""Idle connections are aborted, and slow clients don't hold up others."""

from __future__ import annotations

import json
import logging
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from http.client import HTTPResponse
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ConnectionClosedError, InvalidHandshake, InvalidStatus
from websockets.frames import Frame, Opcode

from tests.harness.lines import TINY, dial, greeting, opened, split_frame
from tests.harness.server import Running, running
from tests.server.test_websocket import Player, begin, receive, reply, until_closed
from wildtable.server import serve
from wildtable.server.context import Context
from wildtable.server.live.feed import FeedReader
from wildtable.server.live.websocket import CROWDED
from wildtable.server.net import protocols

LONG = 1000.0
NONSENSE = Frame(Opcode.TEXT, b"nonsense").serialize(mask=True)


def context_of(server: Running) -> Context:
    context: Context = server.app.state.context
    return context


def readers_of(server: Running) -> list[FeedReader[str]]:
    """Return all open sockets. The server's thread may open or close one meanwhile: then try again."""
    while True:
        with suppress(RuntimeError):
            return context_of(server).live.readers


def send_repeatedly(line: socket.socket, sent: bytes, fine: Callable[[], bool] = lambda: True) -> None:
    """Send the same bytes repeatedly until the connection ends or the condition fails."""
    while fine():
        line.sendall(sent)


@pytest.mark.parametrize(("taking", "pinging"), [(0.3, LONG), (LONG, 0.3)])
def test_a_client_that_never_reads_is_dropped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, taking: float, pinging: float
) -> None:
    """Detected by the full write buffer or by the unanswered ping; a closing handshake would wait for it forever."""
    monkeypatch.setattr(protocols, "STALLED_SECONDS", taking)
    with running(tmp_path, ping_seconds=pinging, queue=4) as server, server.program("Ann") as program:
        ann = Player(server, program)
        table = begin([ann], seats=1)
        context = context_of(server)
        with dial(server.settings.port, TINY) as slow:
            opened(slow, greeting(server.settings.port, table, server.address))
            sent = 0
            while not sent or readers_of(server):
                sent += 1
                program.does(f"/tables/{table}/chat", text=f"{sent} " + "so much to say " * 30)
                assert all(reader.waiting <= context.settings.queue for reader in readers_of(server))
        assert sent > context.settings.queue or pinging < LONG


def read_messages(line: socket.socket) -> Iterator[dict[str, Any]]:
    """Read what a WebSocket is sent, message by message."""
    received = b""
    while True:
        while (frame := split_frame(received)) is None:
            received += line.recv(4096)
        _, message, received = frame
        yield json.loads(message)


def test_a_client_that_reads_again_gets_one_snapshot(tmp_path: Path) -> None:
    """It does not read during many changes, of which it is sent one snapshot, and then goes on with changes. A bot's
    moves would be further changes."""
    with running(tmp_path, queue=4) as server, ExitStack() as stack:
        players = [Player(server, stack.enter_context(server.program(name))) for name in ("Ann", "Ben", "Cleo")]
        program, table = players[0].program, begin(players)
        with dial(server.settings.port, TINY) as slow:
            opened(slow, greeting(server.settings.port, table, server.address))
            words = 0
            while not any(reader.is_behind for reader in readers_of(server)):
                words += 1
                program.does(f"/tables/{table}/chat", text=f"word {words} " + "so much to say " * 30)
                program.get("/me")  # answered when the change is queued
                assert readers_of(server), "dropped before it was behind"
            messages = read_messages(slow)
            sent = [next(messages)]
            while f"word {words} " not in json.dumps(sent[-1]):
                sent.append(next(messages))
            assert "snapshot" in sent[0]
            assert [message for message in sent[1:] if "snapshot" in message] == sent[-1:]
            program.does(f"/tables/{table}/chat", text="one more")
            assert next(messages)["change"] == sent[-1]["snapshot"] + 1


def test_a_server_without_an_outlet_sends_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "GuardedWebSocketProtocol", WebSocketsSansIOProtocol)
    with running(tmp_path) as server, server.program("Ann") as program:
        ann = Player(server, program)
        with ann.socket(begin([ann], seats=1)) as one:
            assert "snapshot" in receive(one)
            one.send(json.dumps({"do": "chat", "id": "c1", "text": "hello"}))
            assert "hello" in json.dumps([*iter(lambda: receive(one), {"re": "c1", "ok": True})])


def test_a_client_that_reads_no_replies_is_dropped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "STALLED_SECONDS", 0.3)
    with running(tmp_path, ping_seconds=LONG, queue=4) as server, server.program("Ann") as program:
        ann = Player(server, program)
        table = begin([ann], seats=1)
        context = context_of(server)
        with dial(server.settings.port, TINY) as slow:
            opened(slow, greeting(server.settings.port, table, server.address, cookie=ann.cookie))
            with pytest.raises(ConnectionError):
                send_repeatedly(
                    slow, NONSENSE * 20, lambda: all(one.waiting <= 2 * context.settings.queue for one in readers_of(server))
                )


def test_a_burst_is_answered_and_a_flood_is_aborted(running_server: Running) -> None:
    with running_server.program("Ann") as program:
        ann = Player(running_server, program)
        table = begin([ann], seats=1)
        with ann.socket(table) as one:
            receive(one)
            one.socket.sendall(NONSENSE * 200)
            replies = (message["error"]["code"] for message in iter(lambda: receive(one), None) if "error" in message)
            assert {*islice(replies, 200)} == {"bad-message"}, "bots' answers may arrive in between"
            with pytest.raises(OSError, match=r"reset|pipe|descriptor"):
                send_repeatedly(one.socket, Frame(Opcode.PING, b"").serialize(mask=True) * 5000)


HALF_A_HANDSHAKE = b"GET /t/x/socket HTTP/1.1\r\nHost: localhost\r\nUpgr"
HALF_A_BODY = (
    b"POST /api/visitors HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{"
)


def is_cut(line: socket.socket) -> bool:
    """Wait for the end of a connection, by FIN or by RST."""
    try:
        return line.recv(100) == b""
    except ConnectionResetError:
        return True


@pytest.mark.parametrize("sent", [b"", HALF_A_HANDSHAKE, HALF_A_BODY])
def test_a_connection_without_a_complete_request_is_aborted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: bytes
) -> None:
    monkeypatch.setattr(protocols, "REQUEST_SECONDS", 0.3)
    with running(tmp_path) as server, dial(server.settings.port) as line:
        line.sendall(sent)
        with pytest.raises(ConnectionResetError):
            line.recv(100)
        assert not context_of(server).monitor.errors.latest


HEALTH = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n"


def read_all(line: socket.socket) -> bytes:
    """Read until the server closes the connection."""
    return b"".join(iter(lambda: line.recv(65536), b""))


def read_status(line: socket.socket) -> int:
    """Read a whole reply, which may come in parts, and return its status."""
    reply = HTTPResponse(line)
    reply.begin()
    reply.read()
    return reply.status


def until_listening_ends(port: int) -> None:
    """Wait until a server accepts no more connections: it is stopping."""
    with suppress(ConnectionRefusedError, ConnectionResetError):
        while True:
            socket.create_connection(("127.0.0.1", port)).close()


def dial_new_and_used(server: Running, stack: ExitStack) -> list[socket.socket]:
    """Open two connections and use the second, so that the server has accepted both: one that still waits for that when the
    server stops listening is reset."""
    lines = [stack.enter_context(dial(server.settings.port)) for _ in range(2)]
    lines[1].sendall(HEALTH)
    assert read_status(lines[1]) == 200
    return lines


@pytest.mark.parametrize(("sent", "status"), [(HEALTH, b"200"), (greeting(1, "x", "http://localhost"), b"503")])
def test_a_connection_opened_before_a_stop_gets_its_first_reply(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, sent: bytes, status: bytes
) -> None:
    monkeypatch.setattr(protocols, "FIRST_REQUEST_SECONDS", LONG)
    with ExitStack() as stack, running(tmp_path) as server:
        new, used = dial_new_and_used(server, stack)
        server.stop()
        until_listening_ends(server.settings.port)
        assert read_all(used) == b"", "an idle keep-alive connection is closed at once"
        new.sendall(sent)
        reply = read_all(new)
        assert reply.startswith(b"HTTP/1.1 " + status)
        assert b"connection: close" in reply.lower()


def test_a_stop_does_not_wait_for_a_connection_that_stays_silent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocols, "FIRST_REQUEST_SECONDS", 0.05)
    with ExitStack() as stack, running(tmp_path) as server:
        silent, _ = dial_new_and_used(server, stack)
        server.stop()
        assert read_all(silent) == b""


def test_a_stop_aborts_connections_that_are_still_open_after_its_grace(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(protocols, "FIRST_REQUEST_SECONDS", LONG)
    monkeypatch.setattr(serve, "SHUTDOWN_SECONDS", 0)
    with ExitStack() as stack, running(tmp_path) as server:
        silent, _ = dial_new_and_used(server, stack)
        server.stop()
        with pytest.raises(ConnectionResetError):
            read_all(silent)


def test_a_refused_handshake_is_no_error_of_the_server(running_server: Running, caplog: pytest.LogCaptureFixture) -> None:
    upgrade = b"GET /t/x/socket HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n"
    with ExitStack() as stack, dial(running_server.settings.port) as line:
        line.sendall(upgrade)
        assert read_all(line).startswith(b"HTTP/1.1 4")
        dial_new_and_used(running_server, stack)  # the server has noticed the end of the other connection meanwhile
    assert [one for one in caplog.records if one.levelno >= logging.WARNING] == []


def test_a_websocket_outlives_the_time_limit_of_requests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with running(tmp_path) as server, server.program("Ann") as program, ExitStack() as stack:
        ann = Player(server, program)
        table = begin([ann], seats=1)
        monkeypatch.setattr(protocols, "REQUEST_SECONDS", 0.2)
        one = None
        while one is None:  # a handshake may take longer than that on a busy machine
            with suppress(ConnectionError, InvalidHandshake):
                one = stack.enter_context(ann.socket(table))
        idle = stack.enter_context(dial(server.settings.port))
        with pytest.raises(ConnectionResetError):
            idle.recv(100)
        assert reply(one, do="chat", id="c1", text="still here")["ok"]


def test_binary_messages_are_accepted(running_server: Running) -> None:
    with running_server.program("Ann") as program:
        ann = Player(running_server, program)
        table = begin([ann], seats=1)
        with ann.socket(table) as one:
            for sent in (b"\x00\xff", b"[]"):
                one.send(sent)
                while (answer := receive(one)).get("re", "") is not None:
                    pass
                assert answer["error"]["code"] == "bad-message"
                assert answer["error"]["where"]
            one.send(json.dumps({"do": "chat", "id": "bytes", "text": "hello"}).encode())
            while (answer := receive(one)).get("re") != "bytes":
                pass
            assert answer["ok"]


def test_invalid_utf_8_closes_the_websocket_and_is_not_logged(running_server: Running) -> None:
    with running_server.program("Ann") as program:
        ann = Player(running_server, program)
        table = begin([ann], seats=1)
        errors = context_of(running_server).monitor.errors
        before = list(errors.latest)
        with ann.socket(table) as one:
            one.socket.sendall(Frame(Opcode.TEXT, b'{"do": "\xff"}').serialize(mask=True))
            with pytest.raises(ConnectionClosedError) as closed:
                until_closed(one)
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == protocols.CLOSE_INVALID_TEXT
        assert list(errors.latest) == before


def test_opening_websockets_counts_as_requests(tmp_path: Path) -> None:
    with running(tmp_path, requests_per_minute=80) as server, server.program("Ann") as program:
        ann = Player(server, program)
        table = begin([ann], seats=1)
        with ExitStack() as stack, pytest.raises(InvalidStatus):  # noqa: PT012
            for opening in (ann.socket(table) for _ in range(30)):
                stack.enter_context(opening)


def test_the_websockets_of_an_address_are_limited(tmp_path: Path) -> None:
    """Open ones stay open, other addresses are unaffected, and a closed one frees its slot."""
    with running(tmp_path, sockets_per_address=2) as server, server.program("Ann") as program:
        ann = Player(server, program)
        table = begin([ann], seats=1)
        refused = context_of(server).monitor.metrics.sockets_refused.counts
        with ann.socket(table) as one, dial(server.settings.port) as elsewhere:
            with ann.socket(table) as two:
                receive(two)
                with ann.socket(table) as three, pytest.raises(ConnectionClosedError) as closed:
                    until_closed(three)
                assert closed.value.rcvd is not None
                assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (CROWDED, "crowded")
                opened(elsewhere, greeting(server.settings.port, table, server.address, address="203.0.113.7"))
                assert reply(one, do="chat", id="c1", text="still here")["ok"]
            while len(readers_of(server)) > 2:
                assert reply(one, do="chat", id="c2", text="one has gone")["ok"]
            with ann.socket(table) as four:
                receive(four)
        assert refused == {"crowded": 1, "too-much": 0}


def test_spectators_never_keep_a_player_from_the_table(tmp_path: Path) -> None:
    """At an address over its limit, a player still gets one page of the table."""
    with running(tmp_path, sockets_per_address=1) as server, server.program("Ann") as ann, server.program("Ben") as ben:
        player, spectator = Player(server, ann), Player(server, ben)
        table = begin([player], seats=1)
        with spectator.socket(table) as crowd:
            receive(crowd)
            with player.socket(table) as page:
                assert reply(page, do="chat", id="c1", text="here I am")["ok"]
                for one in (player, spectator):
                    with one.socket(table) as refused, pytest.raises(ConnectionClosedError):
                        until_closed(refused)


@pytest.mark.parametrize("upgrade", [b"", b"Connection: Upgrade\r\nUpgrade: websocket\r\n"])
@pytest.mark.parametrize(
    ("line", "filling"),
    [(b"GET / HTTP/1.1\r\nHost: x\r\n", b"X: y\r\n"), (b"GET / HTTP/1.1\r\nX: ", b"y"), (b"GET /?", b"y")],
)
def test_a_head_of_more_than_64_kilobytes_is_refused(
    running_server: Running, line: bytes, filling: bytes, upgrade: bytes
) -> None:
    """Many headers, one long header, or a long request line. No more is sent than the server reads, so that it need not
    reset the connection."""
    start = line + upgrade if line.endswith(b"\n") else line
    with dial(running_server.settings.port) as connection:
        connection.sendall((start + filling * 70_000)[: protocols.MAX_HEAD_BYTES + 1])
        assert read_status(connection) == 431


def test_a_head_of_less_than_64_kilobytes_is_accepted_again_and_again(running_server: Running) -> None:
    head = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n" + (b"X: " + b"y" * 95 + b"\r\n") * 600 + b"\r\n"
    with dial(running_server.settings.port) as connection:
        for _ in range(3):
            connection.sendall(head)
            assert read_status(connection) == 200


def test_a_body_does_not_count_as_head(running_server: Running) -> None:
    body = b" " * 60_000
    head = b"POST /api/visitors HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 60000\r\n"
    with dial(running_server.settings.port) as connection:
        connection.sendall(head + (b"X: " + b"y" * 95 + b"\r\n") * 400 + b"\r\n" + body)
        assert read_status(connection) == 400


def test_a_response_does_not_wait_for_an_acknowledgement() -> None:
    """Connections inherit it; without it the second part of a response waits for the client, often 40 ms."""
    with serve.listen("127.0.0.1", 0) as listening, socket.create_connection(listening.getsockname()):
        accepted, _ = listening.accept()
        with accepted:
            assert accepted.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
