"""Every endpoint, called by every kind of caller: the statuses are documented in docs/endpoints.md."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import Response
from fastapi.routing import iter_route_contexts
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.harness.server import Program, Running, running
from wildtable.server.actions import actions_at
from wildtable.server.app import create_app
from wildtable.server.context import Context
from wildtable.server.net.sessions import SESSION_COOKIE
from wildtable.server.settings import Settings
from wildtable.server.store.rows import Visitor

PAGE = Path(__file__).parents[2] / "docs" / "endpoints.md"
CALLERS = ("nobody", "expired", "stranger", "spectator", "other", "seat", "host")
TERMS = {"game": "wild-cards", "seats": 3}
SCENES = {"start": "ready", "withdraw": "answered"} | dict.fromkeys(
    ("answer", "undo", "back", "hand-over", "chat", "command"), "playing"
)


def documented() -> dict[str, tuple[int, ...]]:
    """Return the statuses of each endpoint, by caller, from the tables in docs/endpoints.md."""
    rows = re.findall(r"^\| `(\w+ /[^`]*)` +\|(.+)\|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    return {endpoint: tuple(int(cell) for cell in cells.split("|")) for endpoint, cells in rows}


@dataclass(frozen=True)
class CallerIdentity:
    """A caller, with a token for the API and a cookie for pages."""

    token: str = ""
    cookie: str = ""
    form: str = ""

    @property
    def headers(self) -> dict[str, str]:
        """The headers of a browser."""
        return {"Cookie": f"{SESSION_COOKIE}={self.cookie}"} if self.cookie else {}

    @property
    def bearer(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"} if self.token else {}


class EndpointStage:
    """A server, its callers, and as many private tables with them as needed."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.context: Context = server.app.state.context
        self.http = httpx.Client(timeout=60, verify=False)
        self.people = {name: self._person(name) for name in (*CALLERS[2:], "third")} | {"nobody": CallerIdentity()}
        self.programs = {name: Program(server.address, person.token) for name, person in self.people.items()}
        signed_out = Visitor(self.programs["seat"].get("/me").json["visitor"], "seat", generation=-1)
        cookie = self.context.access.sessions.sign_cookie(signed_out)
        self.people["expired"] = CallerIdentity("no-longer-known", cookie, self.people["seat"].form)
        self._scenes: dict[str, dict[str, str]] = {}
        self.finished = self._finished()

    def _person(self, name: str) -> CallerIdentity:
        token = self.server.token(name)
        with self.server.program(token=token) as program:
            visitor = Visitor(program.get("/me").json["visitor"], name)
        response = Response()
        self.context.access.sessions.set_cookie(response, visitor)
        cookie = response.headers["set-cookie"].partition("=")[2].partition(";")[0]
        return CallerIdentity(token, cookie, self.context.access.sessions.form_token(visitor))

    def close(self) -> None:
        for client in (self.http, *(program.http for program in self.programs.values())):
            client.close()

    def scene(self, kind: str = "waiting") -> dict[str, str]:
        """Set up a table and return the values for paths and bodies of calls.

        `waiting`: "seat" and "other" sit, a seat is free. `ready`: it is taken. `playing`: the game has begun and "other"
        has answered; `answered`: "seat" has.
        """
        host, spectator, *players = (self.programs[name] for name in ("host", "spectator", "seat", "other", "third"))
        made = host.does("/tables", **TERMS, open=False)
        table, invite, watch = f"/tables/{made['table']}", made["invite"]["token"], made["watch"]["token"]
        spectator.does(f"{table}/join", token=watch)
        for number, player in enumerate(players[: 2 if kind == "waiting" else 3]):
            player.does(f"{table}/join", token=invite)
            player.does(f"{table}/sit", seat=number)
        filled = {"name": made["table"], "invite": invite, "watch": watch, "move": ""}
        if kind in ("playing", "answered"):
            host.does(f"{table}/start")
            answering = players[kind == "playing"]
            answering.does(f"{table}/answer", moves=[answering.get(table).json["choice"][0]["id"]])
            filled["move"] = "" if kind == "answered" else players[0].get(table).json["choice"][0]["move"]
        return filled

    def _finished(self) -> dict[str, str]:
        """Play a game to its end at a `ready` table."""
        filled = self.scene("ready")
        table = f"/tables/{filled['name']}"
        host, *players = (self.programs[name] for name in ("host", "seat", "other", "third"))
        host.does(f"{table}/start")
        while not (seen := host.get(table).json)["over"]:
            for player in players:
                if choice := player.get(table).json["choice"]:
                    player.does(f"{table}/answer", moves=[choice[0]["id"]])
        text = players[0].get(f"/records/{seen['game']}").json["text"]
        imported = self.call("POST", "/records/import", "seat", {"record": text})
        return {
            "game": str(seen["game"]),
            "shared": players[0].get(f"/records/{seen['game']}").json["share"].rpartition("/")[2],
            "record": text,
            "import": imported.headers["location"].rpartition("/")[2],
            "person": players[0].get("/me").json["visitor"],
        }

    def call(self, method: str, path: str, caller: str, sent: dict[str, Any] | None = None) -> httpx.Response:
        person, url = self.people[caller], self.server.address + path
        if path in ("/me/link", "/me/sign-out", "/me/forget") and person.token and caller != "expired":
            person = self._person(caller)  # A new link invalidates the token, and a deleted visitor is gone.
        self.http.cookies.clear()
        if path.startswith("/api"):
            with self.http.stream(method, url, headers=person.bearer, json=sent) as answer:
                return answer
        form = {"token": person.form, **(sent or {})} if method == "POST" else None
        return self.http.request(method, url, headers=person.headers, data=form)

    def open_websocket(self, path: str, caller: str) -> int:
        """Open a WebSocket and return the status; 101 if it was accepted."""
        address = self.server.address.replace("http", "ws") + path
        headers, origin = self.people[caller].headers, Origin(self.server.address)
        try:
            with connect(address, additional_headers=headers, origin=origin, open_timeout=60):
                return 101
        except InvalidStatus as refused:
            return refused.response.status_code

    def _unused_scene(self, kind: str) -> dict[str, str]:
        """Return a scene that no call has changed yet."""
        if kind not in self._scenes:
            self._scenes[kind] = self.scene(kind)
        return self._scenes[kind]

    def status(self, endpoint: str, caller: str) -> int:
        """Call an endpoint and return the status."""
        method, path = endpoint.split()
        action = path.rpartition("/")[2]
        kind = SCENES.get(action, "waiting")
        filled = {**self._unused_scene(kind), **self.finished}
        if "/join/" in path or "/watch/" in path:
            filled["token"] = filled["invite" if "/join/" in path else "watch"]
        elif path == "/me/{token}":
            filled["token"] = self.people["third"].token
        if path.startswith("/api/games") or path in ("/{name}", "/{name}/ladder"):
            filled["name"] = "wild-cards"
        elif path.startswith("/docs/"):
            filled["name"] = "bot.py" if "/examples/" in path else "players"
        elif path.startswith("/api/shared/"):
            filled["token"] = filled["shared"]
        ids = {"/imports": "import", "/shared": "shared", "/p/{id}": "person"}
        filled["id"] = filled[next((what for begin, what in ids.items() if path.startswith(begin)), "game")]
        address = path.format(**filled) + ("?game=wild-cards" if path == "/tables/new" else "")
        if method == "WS":
            return self.open_websocket(address, caller)
        sent = body(action, filled, form=not path.startswith("/api")) if method == "POST" else None
        status = self.call(method, address, caller, sent).status_code
        if status < 400 and (method == "POST" or "{token}" in path):
            self._scenes.pop(kind)
        if status < 400 and action in ("queue", "wait"):
            self.programs[caller].does("/queue/leave")  # Or the next caller would be matched with this one.
        return status


def body(action: str, filled: dict[str, str], *, form: bool) -> dict[str, Any] | None:
    """Return the body for an endpoint, by the last segment of its path."""
    bodies: dict[str, dict[str, Any]] = {
        "visitors": {"name": "Kim"},
        "me": {"name": "Kim"},
        "{token}": {"name": "Kim"},
        "tables": {"game": "wild-cards", "people": "3", "open": "no"} if form else {**TERMS, "open": False},
        "verify": {"record": filled["record"]},
        "import": {"record": filled["record"]},
        "join": {"token": filled.get("invite", "")},
        "sit": {"seat": 2},
        "bot": {"put": "2:medium"} if form else {"seat": 2, "bot": "medium"},
        "people": {"people": 4},
        "queue": {"game": "wild-realms-alliance"},
        "wait": {"game": "wild-cards", "patience": "never"},
        "hand-over": {"seat": 2},
        "chat": {"text": "hello"},
        "command": {"line": "table"},
        "commit": {"commitment": "0" * 64},
        "reveal": {"bytes": "0" * 32},
        "forget": {"sure": "yes"},
        "answer": {"move": filled.get("move"), "question": 0} if form else {"moves": [filled.get("move")]},
    }
    return bodies.get(action)


@pytest.fixture(scope="module")
def stage(tmp_path_factory: pytest.TempPathFactory) -> Iterator[EndpointStage]:
    settings = {"tables_per_visitor": 10_000}
    with running(tmp_path_factory.mktemp("data"), **settings) as server, contextlib.closing(EndpointStage(server)) as stage:
        yield stage


@pytest.mark.parametrize("endpoint", documented())
def test_every_caller_gets_the_documented_status(stage: EndpointStage, endpoint: str) -> None:
    found = {caller: stage.status(endpoint, caller) for caller in CALLERS}
    assert found == dict(zip(CALLERS, documented()[endpoint], strict=True))


@pytest.mark.parametrize("endpoint", [endpoint for endpoint in documented() if endpoint.startswith("GET ")])
def test_a_head_gets_the_status_of_a_get(stage: EndpointStage, endpoint: str) -> None:
    found = {caller: stage.status(endpoint.replace("GET", "HEAD", 1), caller) for caller in CALLERS}
    assert found == dict(zip(CALLERS, documented()[endpoint], strict=True))


CHANGING = {"date", "set-cookie"}


def test_a_head_gets_the_headers_of_a_get_and_no_body(stage: EndpointStage) -> None:
    """On one connection, where a body would be taken for the next response; a stream ends before anybody is announced."""
    table = stage.scene("playing")["name"]
    pages = ("/", "/docs", "/docs/api", "/docs/examples/bot.py", "/docs/nothing", "/players", "/wild-cards")
    calls = ("/api", "/api/games", "/api/nothing", f"/api/tables/{table}", "/api/openapi.json", "/healthz", "/metrics")
    files = ("/static/base.css", "/art/wild-cards.svg", "/static/nothing.css")
    person = stage.people["seat"]
    for path in (*pages, *calls, *files):
        headers = person.bearer if path.startswith("/api") else person.headers
        for sent in (headers, headers | {"Accept-Encoding": "identity"}):
            head, got = (stage.http.request(how, stage.server.address + path, headers=sent) for how in ("HEAD", "GET"))
            assert head.content == b""
            assert got.content
            assert _lasting(head) == _lasting(got), path
    stream = stage.http.head(f"{stage.server.address}/api/tables/{table}/events", headers=person.bearer)
    assert stream.headers["content-type"].startswith("text/event-stream")
    assert not stage.programs["seat"].get(f"/tables/{table}").json["seats"][0]["here"]


def _lasting(answer: httpx.Response) -> tuple[int, dict[str, str]]:
    headers = {name: value for name, value in answer.headers.items() if name not in CHANGING}
    return answer.status_code, headers


def test_the_address_of_the_api_says_where_its_documentation_is(stage: EndpointStage) -> None:
    for path in ("/api", "/api/"):
        answer = stage.http.get(stage.server.address + path, follow_redirects=True)
        assert {*answer.json()} == {"version", "guide", "reference", "openapi"}
        assert answer.headers["cache-control"] == "no-store"
        for address in [value for name, value in answer.json().items() if name != "version"]:
            assert stage.http.get(address).status_code == 200, address
    wrong = stage.http.post(f"{stage.server.address}/api", json={})
    assert (wrong.status_code, wrong.json()["error"]["code"]) == (405, "other-405")


MOUNTED = {"/static": "/static/base.css", "/art": "/art/wild-cards.svg"}


def test_every_endpoint_is_documented(tmp_path: Path) -> None:
    rows = set(documented())
    endpoints: set[str] = set()
    for route in iter_route_contexts(create_app(Settings(data=tmp_path)).routes):
        path = str(route.path)
        methods = sorted(set(route.methods or ()) - {"HEAD"})
        if path in MOUNTED:
            methods, path = ["GET"], MOUNTED[path]
        endpoints |= {f"{method} {path}" for method in methods or ["WS"]}
    endpoints.remove("POST /t/{name}/{action}")
    endpoints |= {f"POST /t/{{name}}/{action.name}" for action in actions_at("form")}
    assert rows == endpoints


def test_a_form_without_its_token_is_forbidden(stage: EndpointStage) -> None:
    """Another site can make a browser send its cookie, but does not know the token."""
    filled = {**stage.scene(), "token": stage.people["third"].token}
    for endpoint in documented():
        method, path = endpoint.split()
        if method != "POST" or path in ("/api/visitors", "/preferences"):
            continue
        address = stage.server.address + path.format(**filled)
        stage.http.cookies.clear()
        answer = stage.http.post(address, headers=stage.people["host"].headers, data={"token": "0" * 64})
        assert answer.status_code in ((400, 403) if path == "/api/verify" else (403,)), endpoint


def test_a_token_is_valid_for_its_own_purpose_only(stage: EndpointStage) -> None:
    filled = stage.scene()
    table = f"/tables/{filled['name']}"
    seat_token = stage.programs["seat"].does(f"{table}/seat-token")["token"]
    personal = stage.people["third"].token
    stranger = stage.programs["stranger"]
    for token in (filled["invite"], filled["watch"]):
        with stage.server.program(token=token) as program:
            assert program.get("/me").status == 401
        with stage.server.program(token=f"seat:{token}") as program:
            assert program.get(table).status == 404
        assert stage.call("GET", f"/me/{token}", "stranger").status_code == 404
    with stage.server.program(token=f"seat:{personal}") as program:
        assert program.get(table).status == 404
    for token in (seat_token, seat_token.removeprefix("seat:"), personal, "x" * 27):
        assert stranger.post(f"{table}/join", token=token).status in (400, 404)
        for link in ("join", "watch"):
            assert stage.call("GET", f"/t/{filled['name']}/{link}/{token}", "stranger").status_code == 404
    assert stage.call("GET", f"/t/{filled['name']}/join/{filled['watch']}", "stranger").status_code == 404
    assert stranger.get(table).status == 404
