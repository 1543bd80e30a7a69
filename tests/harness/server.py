"""Run a server in a thread of the test, with the class that `wildtable serve` uses; and API clients that call it."""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import httpx

from tests.harness.deals import DEALS
from tests.harness.tables import DATABASE
from wildtable.server.app import create_app
from wildtable.server.clock import Clock
from wildtable.server.data_folder import hold
from wildtable.server.randomness import Randomness
from wildtable.server.serve import Server, listen
from wildtable.server.settings import Settings

if TYPE_CHECKING:
    from fastapi import FastAPI


class Answered(NamedTuple):
    """The status and JSON of a response."""

    status: int
    json: Any


class Program:
    """An API client, authenticated by a visitor's token."""

    def __init__(self, address: str, token: str = "", **headers: str) -> None:
        bearer = {"Authorization": f"Bearer {token}"} if token else {}
        self.token = token
        self.http = httpx.Client(base_url=f"{address}/api", headers={**bearer, **headers}, timeout=60, verify=False)

    def get(self, path: str, **query: Any) -> Answered:
        answer = self.http.get(path, params=query)
        return Answered(answer.status_code, answer.json())

    def post(self, path: str, **sent: Any) -> Answered:
        answer = self.http.post(path, json=sent) if sent else self.http.post(path)
        return Answered(answer.status_code, answer.json())

    def does(self, path: str, **sent: Any) -> Any:
        """Post, and assert that it succeeds; return the JSON."""
        answer = self.post(path, **sent)
        assert answer.status in (200, 201), answer
        return answer.json


@dataclass(frozen=True)
class Running:
    """A running server: its address, application and settings."""

    address: str
    app: FastAPI
    settings: Settings
    stop: Callable[[], None] = lambda: None
    """Asks the server to stop, without waiting for it."""

    @contextlib.contextmanager
    def program(self, name: str = "", *, token: str = "", **headers: str) -> Iterator[Program]:
        """Open an API client: for a new visitor of this name, for a token, or anonymous."""
        program = Program(self.address, token or (self.token(name) if name else ""), **headers)
        with program.http:
            yield program

    def token(self, name: str) -> str:
        """Register a visitor and return its token."""
        made = httpx.post(f"{self.address}/api/visitors", json={"name": name}, verify=False, timeout=60)
        token: str = made.json()["token"]
        return token


NO_LIMIT = 1_000_000_000


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def settings_for(folder: Path, **others: Any) -> Settings:
    """Return settings for a test: a free port, bots that answer at once, generous time limits for bots and clients, and no
    rate limits, unless given."""
    usual = {
        "port": free_port(),
        "bot_pause": 0.0,
        "bot_seconds": 60.0,
        "ping_seconds": 60.0,
        "messages_per_minute": NO_LIMIT,
        "requests_per_minute": NO_LIMIT,
        "checks_per_minute": NO_LIMIT,
        "reviews_per_minute": NO_LIMIT,
        "chat_per_minute": NO_LIMIT,
        "visitors_per_address": NO_LIMIT,
        "games_per_address": NO_LIMIT,
        "check_seconds": 60.0,
        "deal_seconds": 60.0,
        "warm_up": False,
        "sockets_per_address": NO_LIMIT,
        "tables_per_address": NO_LIMIT,
        "tables_per_server": NO_LIMIT,
        "imports_per_visitor": NO_LIMIT,
        "imports_per_address": NO_LIMIT,
        "imports_per_server": NO_LIMIT,
        "database": DATABASE.get(),
    }
    return Settings(data=folder, **{**usual, **others})


def wait_until(condition: Callable[[], bool]) -> None:
    """Poll for a condition that a server in another thread brings about."""
    deadline = time.monotonic() + 60
    while not condition():
        assert time.monotonic() < deadline
        time.sleep(0.01)


@contextlib.contextmanager
def prepared(
    settings: Settings, opened: Callable[[], None], randomness: Randomness = DEALS, clock: Clock | None = None
) -> Iterator[tuple[Server, socket.socket]]:
    """Prepare a server as `wildtable serve` does: data folder locked, socket listening. All tests start servers by this."""
    settings.data.mkdir(parents=True, exist_ok=True)
    with hold(settings.data), listen(settings.host, settings.port) as listening:
        yield Server(create_app(settings, clock, randomness), settings, opened), listening


@contextlib.contextmanager
def running(data: Path, **settings: Any) -> Iterator[Running]:
    """Run a server in a thread until the block ends."""
    chosen, settled = settings_for(data, **settings), threading.Event()
    with prepared(chosen, settled.set) as (server, listening):

        def run() -> None:
            try:
                server.run([listening])
            finally:
                settled.set()

        thread = threading.Thread(target=run, daemon=True)
        thread.start()
        settled.wait()
        try:
            assert server.started, "the server did not start"
            yield Running(chosen.address, server.app, chosen, server.stop)
        finally:
            server.stop()
            thread.join()
