"""No input causes a server error. `scripts/soak inputs` and `hold` run the same campaigns at full size."""

from __future__ import annotations

import asyncio
import socket
import threading
from asyncio import Transport
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import httpx
import pytest

from tests.harness.server import Running, running
from tests.server.test_pages import Person
from tests.soak import hold, inputs
from tests.soak.inputs import Client, Sent, build_world
from wildtable.server.app import create_app
from wildtable.server.net.protocols import GuardedHttpProtocol, abort_connection
from wildtable.server.settings import Settings


@pytest.mark.filterwarnings("ignore:Exception ignored in.*SpooledTemporaryFile")
def test_malformed_requests_cause_no_error(tmp_path: Path) -> None:
    """The framework leaves the file of an interrupted upload open; it is in memory and freed with the request."""
    report = asyncio.run(inputs.campaign(tmp_path, 300, "test"))
    print(report)
    assert report.sound, report
    assert {200, 303, 400, 404} <= set(report.statuses)


def test_the_worst_inputs_are_answered_while_others_play(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hold, "KINDS", (hold.decks,))
    monkeypatch.setattr(hold, "CONNECTIONS", ("messages",))
    report = asyncio.run(hold.campaign(tmp_path, 1, warm=True, tables=6))
    print(report)
    assert report.sound, report
    assert report.kinds["decks"].statuses[303] > 0


def test_inputs_that_caused_errors_are_refused(tmp_path: Path) -> None:
    async def story() -> None:
        settings = Settings(data=tmp_path, base=inputs.ORIGIN, warm_up=False, check_seconds=inputs.PATIENCE)
        app = create_app(settings)
        async with app.router.lifespan_context(app):
            client = Client(app)
            world = await build_world(app, client, settings)
            cookie, host = (b"cookie", world.cookies[0].encode()), (b"host", b"localhost:8765")
            kind = (b"content-type", b"application/x-www-form-urlencoded")
            for sent, status in (
                (Sent("GET", "/", b"\xff\xfe=\x80", [host]), 200),
                (Sent("GET", "/", b"", [host, (b"content-length", b"9" * 15_000)]), 413),
                (Sent("POST", "/me", b"", [host, cookie, kind, (b"content-length", b"12")], b"token=%C3%A9"), 403),
            ):
                assert (await client.send(sent))[0] == status

    asyncio.run(story())


@contextmanager
def opened_browser(server: Running) -> Iterator[Person]:
    person = Person(server)
    with person.http:
        yield person


@pytest.mark.usefixtures("each_store")
def test_the_character_0_is_refused_wherever_it_is_sent(tmp_path: Path) -> None:
    """PostgreSQL stores no text with it."""
    with running(tmp_path) as server, server.program("Kim") as kim, opened_browser(server) as person:
        table = person.begins(seats="3", open="yes").removeprefix("/t/")
        form: dict[str, str]
        for path, form in (
            (f"/t/{table}/answer", {"request": "\0", "move": "bid refill"}),
            (f"/t/{table}/answer", {"request": "r", "move": "\0"}),
            (f"/t/{table}/chat", {"text": "a\0b"}),
            (f"/t/{table}/chat", {"te\0xt": "a"}),
            ("/me", {"name": "Kim\0"}),
            ("/lobby/wait", {"game": "wild-cards", "commitment": "\0"}),
        ):
            assert person.sends(path, **form).status_code == 400, (path, form)
        for path, body in (
            (f"/tables/{table}/chat", {"text": "a\0b"}),
            ("/visitors", {"name": "Kim\0"}),
            ("/verify", {"record": "\0"}),
        ):
            assert kim.http.post(path, json=body).status_code == 400, path
        assert kim.http.post(f"/tables/{table}/chat", json={"text": "this is no NUL: \\u0000"}).status_code == 200
        for path in ("/?language=%00", "/api/games?language=e%00"):
            assert person.http.get(path).status_code == 400, path
        for path in ("/records/%00", f"/t/{table}%00", "/p/%00", "/me/%00"):
            assert person.http.get(path).status_code == 404, path


def test_an_aborted_connection_logs_no_error(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The connection is lost while the first of two requests is answered: uvicorn lets only the second know."""
    opened: list[Transport] = []
    lost = threading.Event()
    connect, lose = GuardedHttpProtocol.connection_made, GuardedHttpProtocol.connection_lost

    def note(self: GuardedHttpProtocol, transport: Transport) -> None:
        opened.append(transport)
        connect(self, transport)

    def tell(self: GuardedHttpProtocol, error: Exception | None) -> None:
        lose(self, error)
        lost.set()

    async def abort() -> str:
        abort_connection(opened[-1])
        while not lost.is_set():
            await asyncio.sleep(0)
        await asyncio.sleep(0)
        return ""

    monkeypatch.setattr(GuardedHttpProtocol, "connection_made", note)
    monkeypatch.setattr(GuardedHttpProtocol, "connection_lost", tell)
    with running(tmp_path) as server:
        context = server.app.state.context
        monkeypatch.setattr(context.monitor.health, "failure", abort)
        with socket.create_connection(("127.0.0.1", server.settings.port)) as client:
            client.sendall(b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n" * 2)
            with suppress(ConnectionResetError):
                assert not client.recv(1)
        monkeypatch.undo()
        assert httpx.get(f"{server.address}/healthz", timeout=60).status_code == 200
        assert not any(context.monitor.metrics.logged.counts.values())
