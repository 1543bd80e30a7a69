"""Malformed requests of every kind to every route: no input may cause a server error.

Each case follows from the seed and its number. Paths, queries, headers, cookies, forms, JSON bodies, decks and records are
made from valid ones, with some parts exchanged for odd values. Requests go to the application itself, without a network.
"""

from __future__ import annotations

import asyncio
import json
import re
import traceback
from collections import Counter
from collections.abc import Mapping, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from dataclasses import fields as fields_of
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any
from urllib.parse import quote, urlencode

from fastapi.routing import iter_route_contexts

import wildtable
from tests.harness.client import token_of
from tests.harness.postgres import fresh_database, running_postgres
from wildtable.server import pages
from wildtable.server.app import create_app
from wildtable.server.net.admin import ADMIN_TOKEN
from wildtable.server.settings import Settings

if TYPE_CHECKING:
    from fastapi import FastAPI
NO_LIMIT = 1_000_000_000
PATIENCE = 60.0
ORIGIN = "http://localhost:8765"
ODD_TEXTS = (
    *("", " ", "0", "-1", "1", "3", "1e400", "NaN", "true", "null", "[]", "{}", "٣", "²", "\x00", "\n", "\ud800", "\u202e"),
    *("9" * 20, "9" * 5000, "9" * 15_000, "x" * 70, "x" * 3000, "../../etc/passwd", "%00", "%", "a.b.c", "'", '"', "<b>"),
    *("wild-cards", "wild-space", "en", "de", "xx", "greedy", "me", "yes", "bid forest-3", "seat:x", "Bearer", 'W/"x"'),
)
ODD_VALUES: Sequence[Any] = (
    *(None, True, False, 0, -1, 1, 2.0, 1.5, 10**18, 10**400, 1e308, [], {}, [[]], [None], [[[[["x"]]]]], {"a": {"b": [1]}}),
    *ODD_TEXTS,
)
QUERIES = ("language", "game", "at", "seat", "epoch", "number", "sure", "v", "next", "page")
FORM_FIELD = re.compile(r"""form\.(?:text|texts|number|file)\("([\w-]+)"|"([\w-]+)" in form""")
PAGES = "".join(path.read_text(encoding="utf-8") for path in Path(pages.__file__).parent.glob("*.py"))
FIELDS = (
    *sorted({one or other for one, other in FORM_FIELD.findall(PAGES)}),
    *("option-edition", "option-leo", "option-solo", "seat-0", "seat-1", "hide", "plain", "rated", "moves", "admin-token"),
)
"""Fields that the server's pages read from forms."""
HEADERS = (
    *("accept-language", "accept-encoding", "cookie", "authorization", "if-none-match", "last-event-id", "x-form-token"),
    *("range", "origin", "host", "content-type", "content-length", "transfer-encoding", "x-forwarded-for", "referer"),
)
ENDING = ("/me/forget", "/me/sign-out")
"""Routes that would end the campaign's own session, and with it most of what other routes do."""
AT_ONCE = 20
"""Requests in flight: many of them wait for a process that checks a deck or a record."""
PARAMETER = re.compile(r"\{(\w+)(?::\w+)?\}")


@dataclass
class Report:
    cases: int = 0
    statuses: Counter[int] = field(default_factory=Counter)
    troubles: list[str] = field(default_factory=list)

    @property
    def sound(self) -> bool:
        return not self.troubles

    def __str__(self) -> str:
        statuses = ", ".join(f"{status}: {count}" for status, count in sorted(self.statuses.items()))
        different = {trouble.rstrip().rpartition("\n")[2]: trouble for trouble in self.troubles}
        troubles = "".join(f"\n\n{one}" for one in list(different.values())[:5])
        return f"{self.cases} cases; responses by status {statuses}; troubles {len(self.troubles)}{troubles}"


@dataclass(frozen=True)
class Sent:
    """A request as the application receives it."""

    method: str
    path: str
    query: bytes = b""
    headers: Sequence[tuple[bytes, bytes]] = ()
    body: bytes = b""


class Client:
    """Calls the application directly, without a network."""

    def __init__(self, app: FastAPI) -> None:
        self._app = app

    async def send(self, sent: Sent) -> tuple[int, dict[str, list[str]], bytes]:
        """Return status, headers and body. A streamed body ends at once, since the client disconnects."""
        waiting = [{"type": "http.request", "body": sent.body, "more_body": False}]
        status, parts = 0, []
        headers: dict[str, list[str]] = {}

        async def receive() -> dict[str, Any]:
            return waiting.pop() if waiting else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                for name, value in message["headers"]:
                    headers.setdefault(name.decode(), []).append(value.decode("latin-1"))
            else:
                parts.append(message.get("body", b""))

        scope = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": sent.method,
            "scheme": "http",
            "path": sent.path,
            "raw_path": quote(sent.path, errors="replace").encode(),
            "query_string": sent.query,
            "root_path": "",
            "headers": list(sent.headers),
            "client": ("127.0.0.1", 1),
            "server": ("localhost", 8765),
        }
        await self._app(scope, receive, send)
        return status, headers, b"".join(parts)


@dataclass(frozen=True)
class World:
    """What exists on the server, by the names that requests use for it."""

    routes: Sequence[tuple[str, str]]
    cookies: Sequence[str]
    form_token: str
    bearer: str
    names: Sequence[str]
    decks: Sequence[str]
    records: Sequence[str]
    openapi: Mapping[str, Any] = field(default_factory=dict)


async def build_world(app: FastAPI, client: Client, settings: Settings) -> World:
    status, headers, page = await client.send(Sent("GET", "/", b"", [(b"host", b"localhost:8765")]))
    cookie = headers["set-cookie"][0].partition(";")[0]
    found = re.search(rb'name="token" value="([^"]+)"', page)
    assert found is not None
    form = found[1].decode()
    record = str(_played_record())
    names = ["wild-cards", "wild-space", "docs", "index", "records"]
    browser = Maker(Random(0), World([], [cookie], form, "", [], [], []))
    for fields in ({"game": "wild-cards", "quick": "yes"}, {"game": "wild-cards", "people": "3", "open": "yes"}):
        _, headers, _ = await client.send(browser.form_request("/tables", [("token", form), *fields.items()]))
        names.append(headers["location"][0].rpartition("/")[2])
    _, headers, _ = await client.send(browser.form_request("/records/import", [("token", form), ("record", record)]))
    names.append(headers["location"][0].rpartition("/")[2])
    admin = token_of(settings, ADMIN_TOKEN)
    _, headers, _ = await client.send(browser.form_request("/admin/login", [("token", form), ("admin-token", admin)]))
    cookies = [cookie, *(one.partition(";")[0] for one in headers.get("set-cookie", []))]
    body = json.dumps({"name": "Kim"}).encode()
    headers_sent = [(b"host", b"localhost:8765"), (b"content-type", b"application/json"), (b"content-length", b"15")]
    _, _, reply = await client.send(Sent("POST", "/api/visitors", b"", headers_sent, body))
    routes = [
        (method, str(route.path))
        for route in iter_route_contexts(app.routes)
        for method in sorted(route.methods or ())
        if method != "HEAD" and route.path not in ENDING
    ]
    decks = [wildtable.load(game).deck.text for game in wildtable.games()]
    assert status == 200
    return World(routes, cookies, form, json.loads(reply)["token"], names, decks, [record], app.openapi())


def _played_record() -> Any:
    rng = Random(1)
    state = wildtable.load("wild-cards").new(3, seed=1)
    while not state.over:
        seat = next(iter(state.asking))
        state.play(seat, state.asking[seat].sample(rng))
    return state.record()


class Maker:
    """Makes one request at random."""

    def __init__(self, rng: Random, world: World) -> None:
        self._rng = rng
        self._world = world

    def request(self) -> Sent:
        method, template = self._rng.choice(self._world.routes)
        path = PARAMETER.sub(lambda _: self._name(), template).encode(errors="replace").decode()
        if self._rng.random() < 0.02:
            path, method = (
                "/" + self._text().encode(errors="replace").decode(),
                self._rng.choice(("GET", "POST", "PUT", "PATCH", "OPTIONS", "DELETE")),
            )
        query = urlencode(self._pairs(QUERIES, 3), errors="replace").encode() if self._rng.random() < 0.3 else b""
        if self._rng.random() < 0.02:
            query = self._rng.randbytes(20)
        if method == "GET":
            return Sent(method, path, query, self._headers(b"", ""))
        sent = self._json_request(path, template) if path.startswith("/api/") else self._form(path)
        return Sent(method, path, query, sent.headers, sent.body)

    def form_request(self, path: str, fields: Sequence[tuple[str, str]]) -> Sent:
        body = urlencode(fields, errors="replace").encode()
        return Sent("POST", path, b"", self._headers(body, "application/x-www-form-urlencoded", odd=0.0), body)

    def _form(self, path: str) -> Sent:
        fields = self._pairs(FIELDS, 8)
        if self._rng.random() < 0.9:
            fields.insert(0, ("token", self._world.form_token))
        if path in ("/tables", "/records/import"):
            fields.append(("game", self._rng.choice(wildtable.games())))
            fields.append(("deck", self._document(self._world.decks)) if path == "/tables" else self._record())
        if self._rng.random() < 0.1:
            return self._multipart(path, fields)
        sent = self.form_request(path, fields)
        kind = "application/x-www-form-urlencoded" if self._rng.random() < 0.95 else self._text()
        body = sent.body if self._rng.random() < 0.97 else self._rng.randbytes(200)
        return Sent("POST", path, b"", self._headers(body, kind), body)

    def _record(self) -> tuple[str, str]:
        return "record", self._document(self._world.records)

    def _multipart(self, path: str, fields: Sequence[tuple[str, str]]) -> Sent:
        boundary = self._rng.choice(("x", "--", "x" * 71, ""))
        parts = []
        for name, value in fields:
            file = f'; filename="{self._text()}"' if self._rng.random() < 0.3 else ""
            parts.append(f'--{boundary}\r\nContent-Disposition: form-data; name="{name}"{file}\r\n\r\n{value}\r\n')
        body = ("".join(parts) + f"--{boundary}--\r\n" * (self._rng.random() < 0.8)).encode(errors="replace")
        return Sent("POST", path, b"", self._headers(body, f"multipart/form-data; boundary={boundary}"), body)

    def _json_request(self, path: str, template: str) -> Sent:
        """Make the body that a route's schema asks for, mostly with something odd in it."""
        described = self._world.openapi["paths"].get(template, {}).get("post", {}).get("requestBody")
        chosen = self._json_value(described["content"]["application/json"]["schema"]) if described else {}
        chosen = chosen if isinstance(chosen, dict) else {}
        if "deck" in chosen and self._rng.random() < 0.5:
            chosen["deck"] = self._document(self._world.decks)
        if "record" in chosen:
            chosen["record"] = self._document(self._world.records)
        if self._rng.random() < 0.6:
            chosen[self._rng.choice([*chosen, "x"])] = self._rng.choice(ODD_VALUES)
        value = chosen if self._rng.random() < 0.95 else self._rng.choice(ODD_VALUES)
        body = json.dumps(value).encode()
        if self._rng.random() < 0.03:
            body = self._rng.choice((b"[" * 60_000, b'{"a":' * 9000, b"9" * 20_000, b"\xff\xfe", body[:-1], b"1e999"))
        return Sent("POST", path, b"", self._headers(body, "application/json"), body)

    def _json_value(self, schema: Mapping[str, Any]) -> Any:
        """Make a value that a schema allows, or nearly; some fields are left out."""
        if "$ref" in schema:
            schema = self._world.openapi["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
        if options := schema.get("anyOf") or schema.get("oneOf"):
            return self._json_value(self._rng.choice(options))
        if "enum" in schema or "const" in schema:
            return self._rng.choice(schema.get("enum") or [schema["const"]])
        if schema.get("type") == "object":
            properties = schema.get("properties", {})
            return {name: self._json_value(one) for name, one in properties.items() if self._rng.random() < 0.9}
        if schema.get("type") == "array":
            return [self._json_value(schema["items"]) for _ in range(self._rng.randrange(4))]
        if schema.get("type") == "string":
            letters = "0123456789abcdef" * 16
            known = self._rng.choice([*self._world.names, "bid forest-3", "Kim"])
            return letters[: schema.get("minLength", 1)] if "pattern" in schema else known
        return {"integer": self._rng.randrange(4), "boolean": self._rng.random() < 0.5}.get(schema.get("type", ""))

    def _document(self, documents: Sequence[str]) -> str:
        """Make a deck or record with some lines or values exchanged."""
        text = self._rng.choice(documents)
        for _ in range(self._rng.randrange(4)):
            text = self._rng.choice((_drop_line, _double_line, _exchange_value, _cut, _insert))(self._rng, text)
        return text

    def _headers(self, body: bytes, kind: str, odd: float = 0.1) -> list[tuple[bytes, bytes]]:
        headers = {"cookie": "; ".join(self._world.cookies), "accept-language": "de", "host": "localhost:8765"}
        if kind:
            headers |= {"content-type": kind, "content-length": str(len(body)), "x-form-token": self._world.form_token}
        if self._rng.random() < 3 * odd:
            headers["authorization"] = f"Bearer {self._world.bearer}"
        while self._rng.random() < odd:
            headers[self._rng.choice(HEADERS)] = self._text()
        return [(name.encode(), value.encode("latin-1", "replace")) for name, value in headers.items()]

    def _pairs(self, names: Sequence[str], most: int) -> list[tuple[str, str]]:
        return [(self._rng.choice(names), self._text()) for _ in range(self._rng.randrange(most))]

    def _name(self) -> str:
        if self._rng.random() < 0.7:
            return self._rng.choice(self._world.names)
        return self._rng.choice(("chat", "sit", "leave", "answer", "undo", self._text().replace("/", "")[:500], "1")) or "x"

    def _text(self) -> str:
        if self._rng.random() < 0.7:
            return self._rng.choice(ODD_TEXTS)
        return "".join(chr(self._rng.randrange(1, 0x3000)) for _ in range(self._rng.randrange(12)))


def _drop_line(rng: Random, text: str) -> str:
    lines = text.splitlines()
    del lines[(at := rng.randrange(len(lines) or 1)) : at + 1]
    return "\n".join(lines)


def _double_line(rng: Random, text: str) -> str:
    line = rng.choice(text.splitlines() or [""])
    return text.replace(line, f"{line}\n{line}", 1)


def _exchange_value(rng: Random, text: str) -> str:
    values = re.findall(r"= *(.+)", text) or [text]
    return text.replace(rng.choice(values), json.dumps(rng.choice(ODD_VALUES)), 1)


def _cut(rng: Random, text: str) -> str:
    return text[: rng.randrange(len(text) + 1)]


def _insert(rng: Random, text: str) -> str:
    at = rng.randrange(len(text) + 1)
    odd = (
        "[" * 2000,
        "9" * 15_000,
        ".".join("abcdefghijkl"),
        "\x00",
        "\ud800",
        '"""',
        "'''",
        "{" * 500,
        rng.choice(ODD_TEXTS),
    )
    return text[:at] + rng.choice(odd) + text[at:]


async def campaign(folder: Path, cases: int, seed: str, first: int = 0, *, two: bool = False) -> Report:
    """Run the campaign in an empty folder; with `two`, against two workers on PostgreSQL in turn."""
    limits = [one.name for one in fields_of(Settings) if "_per_" in one.name]
    chosen: dict[str, Any] = {"warm_up": False, "check_seconds": PATIENCE, **dict.fromkeys(limits, NO_LIMIT)}
    report = Report()
    async with AsyncExitStack() as stack:
        if two:
            server = stack.enter_context(running_postgres())
            chosen["database"] = stack.enter_context(fresh_database(server.database("postgres"), drop=False))
        workers = [Settings(data=folder / name, base=ORIGIN, **chosen) for name in (("one", "other") if two else ("one",))]
        apps = [create_app(settings) for settings in workers]
        for app in apps:
            await stack.enter_async_context(app.router.lifespan_context(app))
        clients = [Client(app) for app in apps]
        world = await build_world(apps[0], clients[0], workers[0])
        numbers = range(first, first + cases)
        for start in range(0, cases, AT_ONCE):
            batch = numbers[start : start + AT_ONCE]
            await asyncio.gather(*(_try(clients[one % len(clients)], world, seed, one, report) for one in batch))
    return report


async def _try(client: Client, world: World, seed: str, number: int, report: Report) -> None:
    sent = Maker(Random(f"{seed} {number}"), world).request()
    report.cases += 1
    try:
        status, _, _ = await client.send(sent)
    except Exception as error:  # noqa: BLE001 - this is what the campaign looks for
        where = "".join(traceback.format_exception(error)[-3:])
        report.troubles.append(f"case {number}: {sent.method} {sent.path[:80]} {sent.body[:300]!r}\n{where}")
        status = 500
    report.statuses[status] += 1
    if status >= 500 and status != 503 and len(report.troubles) == 0:
        report.troubles.append(f"case {number}: {status} for {sent.method} {sent.path[:80]}")
