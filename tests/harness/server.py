"""A server that really runs, in a thread of the test, on a free port, with data of its own; and programs that call it."""

from __future__ import annotations

import contextlib
import socket
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import httpx

from wildtable.server.app import create_app
from wildtable.server.data_folder import hold
from wildtable.server.serve import Server
from wildtable.server.settings import Settings

if TYPE_CHECKING:
    from fastapi import FastAPI


class Answered(NamedTuple):
    """A call's status and its JSON."""

    status: int
    json: Any


class Program:
    """Somebody who calls the API; `token` says for whom."""

    def __init__(self, address: str, token: str = "", **headers: str) -> None:
        bearer = {"Authorization": f"Bearer {token}"} if token else {}
        self.token = token
        self.http = httpx.Client(base_url=f"{address}/api", headers={**bearer, **headers}, timeout=20, verify=False)

    def get(self, path: str, **query: Any) -> Answered:
        answer = self.http.get(path, params=query)
        return Answered(answer.status_code, answer.json())

    def post(self, path: str, **sent: Any) -> Answered:
        answer = self.http.post(path, json=sent) if sent else self.http.post(path)
        return Answered(answer.status_code, answer.json())

    def does(self, path: str, **sent: Any) -> Any:
        """A call that must go well."""
        answer = self.post(path, **sent)
        assert answer.status in (200, 201), answer
        return answer.json


@dataclass(frozen=True)
class Running:
    """A running server: where it is, and what it is made of."""

    address: str
    app: FastAPI
    settings: Settings

    @contextlib.contextmanager
    def program(self, name: str = "", *, token: str = "", **headers: str) -> Iterator[Program]:
        """A caller: somebody new of this name, or whoever the token speaks for, or nobody known."""
        program = Program(self.address, token or (self.token(name) if name else ""), **headers)
        with program.http:
            yield program

    def token(self, name: str) -> str:
        """Somebody new."""
        token: str = httpx.post(f"{self.address}/api/visitors", json={"name": name}, verify=False).json()["token"]
        return token


@contextlib.contextmanager
def running(data: Path, **settings: Any) -> Iterator[Running]:
    """Run a server for as long as the block lasts. Bots do not pause and limits are wide, unless told otherwise."""
    limits = ("requests_per_minute", "messages_per_minute", "checks_per_minute")
    usual = {"bot_pause": 0.0, "warm_up": False, "check_seconds": 60.0, **dict.fromkeys(limits, 1_000_000)}
    listening = socket.create_server(("127.0.0.1", 0))
    chosen = Settings(data=data, port=listening.getsockname()[1], **{**usual, **settings})
    app = create_app(chosen)
    server = Server(app, chosen)
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
    data.mkdir(parents=True, exist_ok=True)
    with hold(data):
        thread.start()
        try:
            while not server.started:
                assert thread.is_alive(), "the server did not start"
                time.sleep(0.01)
            yield Running(chosen.address, app, chosen)
        finally:
            server.should_exit = True
            thread.join(20)
            listening.close()
    assert not thread.is_alive(), "the server did not stop"
