"""HTTP clients of a running server: browsers, API clients, and the admin."""

from __future__ import annotations

import html
import re
from typing import Any

import httpx

from tests.harness.client import token_of
from tests.harness.server import Program
from wildtable.server.net.admin import ADMIN_TOKEN
from wildtable.server.settings import Settings

CLIENTS: list[httpx.Client] = []


def close_clients() -> None:
    """Close all HTTP clients opened here."""
    while CLIENTS:
        CLIENTS.pop().close()


def program_of(server: str, token: str) -> Program:
    program = Program(server, token)
    CLIENTS.append(program.http)
    return program


class Browser:
    """An HTTP client with a cookie jar. `address` is the client address a proxy would forward."""

    def __init__(self, server: str, address: str = "") -> None:
        self.server = server
        self.headers = {"X-Forwarded-For": address} if address else {}
        self.http = httpx.Client(base_url=server, headers=self.headers, timeout=60, verify=False)
        CLIENTS.append(self.http)

    @property
    def form(self) -> str:
        found = re.search('name="token" value="([0-9a-f]+)"', self.http.get("/me").text)
        assert found is not None
        return found[1]

    @property
    def id(self) -> str:
        visitor: str = self.http.get("/api/me").json()["visitor"]
        return visitor

    def post(self, path: str, **sent: Any) -> httpx.Response:
        return self.http.post(path, data={"token": self.form, **sent})

    def program(self) -> Program:
        """Return an API client for the same visitor."""
        link = re.search('/me/([^"]+)"', self.post("/me/link").text)
        assert link is not None
        return program_of(self.server, link[1])


class Admin(Browser):
    def __init__(self, settings: Settings) -> None:
        super().__init__(settings.address)
        self.settings = settings
        self.login()

    def login(self) -> None:
        assert self.post("/admin/login", key=token_of(self.settings, ADMIN_TOKEN)).status_code == 303

    def does(self, action: str, **about: Any) -> None:
        answer = self.post(f"/admin/{action}", **about)
        assert answer.status_code == 303, answer.text

    @property
    def page(self) -> str:
        return html.unescape(self.http.get("/admin").text)


def playing(server: str, name: str = "Kim", **about: Any) -> tuple[Program, str, str]:
    """Seat a new visitor in seat 0 of a game with bots; return the API client, the visitor's id and the table's name."""
    token = Browser(server).http.post("/api/visitors", json={"name": name}).json()["token"]
    program = program_of(server, token)
    table = program.does("/tables", game="wild-cards", seats=3, bots=[None, "greedy", "greedy"], **about)["table"]
    program.does(f"/tables/{table}/sit", seat=0)
    program.does(f"/tables/{table}/start")
    return program, program.get("/me").json["visitor"], table
