"""The worst inputs of every kind and the largest pages while a game is played: how long the event loop is blocked, by the
server's own metrics, and how long a well-behaved player waits for a move."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx

import wildtable
from tests.harness.client import Stage, prepare, token_of
from tests.harness.process import serving
from tests.harness.server import settings_for
from tests.soak import crowd
from tests.soak.polite import Polite
from wildtable.server.net.admin import ADMIN_TOKEN, METRICS_TOKEN
from wildtable.server.net.monitoring import HEARTBEAT
from wildtable.server.settings import Settings

TABLES = 60
PAUSE = 0.01
PING_SECONDS = 60.0
"""Long enough for a busy machine: a player who does not answer pings is dropped."""
LONGEST_HOLD = 0.05
HOLD = re.compile(r'wildtable_longest_hold_seconds\{route="([^"]*)",time="(\w+)"\} (\S+)')
TEXT_BYTES = 45_000
Call = tuple[str, str, dict[str, Any]]
"""A method, a path, and further arguments for httpx."""


@dataclass
class World:
    """What the calls refer to."""

    form: dict[str, str]
    headers: dict[str, str]
    tables: Sequence[str]
    imported: str
    record: str


@dataclass
class Measured:
    statuses: Counter[int] = field(default_factory=Counter)
    route: str = ""
    hold: float = 0.0
    """Seconds of CPU time, independent of the machine's load."""
    wall: float = 0.0
    heartbeat: float = 0.0
    waited: float = 0.0

    def __str__(self) -> str:
        statuses = " ".join(f"{status}:{count}" for status, count in sorted(self.statuses.items()))
        return (
            f"hold {self.hold * 1e3:6.1f} ms of CPU, {self.wall * 1e3:6.1f} ms in all,"
            f" heartbeat {self.heartbeat * 1e3:6.1f} ms, polite player waited {self.waited * 1e3:6.1f} ms"
            f"  ({statuses}; {self.route})"
        )


@dataclass
class Report:
    kinds: dict[str, Measured] = field(default_factory=dict)
    troubles: list[str] = field(default_factory=list)

    @property
    def longest(self) -> float:
        return max(kind.hold for kind in self.kinds.values())

    @property
    def held(self) -> bool:
        return self.longest <= LONGEST_HOLD

    @property
    def sound(self) -> bool:
        return not self.troubles and not any(kind.statuses[500] for kind in self.kinds.values())

    def __str__(self) -> str:
        lines = [f"{name:24} {kind}" for name, kind in self.kinds.items()]
        waited = max(kind.waited for kind in self.kinds.values())
        ending = f"longest hold {self.longest * 1e3:.1f} ms, longest wait of the polite player {waited * 1e3:.1f} ms"
        return "\n".join(["", *lines, f"{ending}; troubles {len(self.troubles)} {self.troubles[:3]}"])


def finished_record(game: str, seats: int) -> str:
    """Return the record of a random game."""
    rng = Random(1)
    state = wildtable.load(game).new(seats, seed=1)
    while not state.over:
        seat = next(iter(state.asking))
        state.play(seat, state.asking[seat].sample(rng))
    return str(state.record())


def absurd_texts() -> Iterator[str]:
    """Yield texts that are expensive to parse as TOML or JSON."""
    yield ".".join(["a"] * (TEXT_BYTES // 2)) + " = 1"
    yield "\n".join(f"{'.'.join(['a'] * 7)}.k{number} = 1" for number in range(2000))
    yield "[" + ".".join(["a"] * (TEXT_BYTES // 2)) + "]"
    yield "a = " + "9" * 15_000
    yield "a = " + "[" * TEXT_BYTES
    yield "a = " + "{a=" * (TEXT_BYTES // 3)
    yield "".join(f"a{number}=1\n" for number in range(TEXT_BYTES // 8))
    yield "".join(f"[[a]]\nb{number}=1\n" for number in range(TEXT_BYTES // 16))
    yield 'a = """' + '\\"""' * (TEXT_BYTES // 4)
    yield 'a = "' + "\\u0041" * (TEXT_BYTES // 6) + '"'
    yield "\n" * TEXT_BYTES
    yield "\N{FAMILY}\u202e\u0300" * (TEXT_BYTES // 9)


def decks(world: World) -> Iterator[Call]:
    """Yield decks, absurd and legal, by form and by API."""
    own = wildtable.load("wild-space").deck.text
    legal = [own + "\n# x" * ((TEXT_BYTES - len(own)) // 4), own + "\n# " + "x" * 20_000]
    for text in (*absurd_texts(), *legal):
        yield "POST", "/tables", {"data": {**world.form, "game": "wild-space", "people": "2", "deck": text}}
        yield "POST", "/api/tables", {"json": {"game": "wild-space", "seats": 2, "deck": text}, "headers": world.headers}


def records(world: World) -> Iterator[Call]:
    """Yield records, absurd and real, to import and to verify."""
    position = world.record.replace("moves =", f"position = '{'[' * 30_000}'\nmoves =", 1)
    seats = world.record.replace("moves = '''\n", "moves = '''\n" + "9" * 15_000 + " pass\n", 1)
    for text in (*absurd_texts(), world.record, position, seats):
        yield "POST", "/records/import", {"data": {**world.form, "record": text}}
        yield "POST", "/records/import", {"data": world.form, "files": {"file": ("r.toml", text.encode())}}
        yield "POST", "/api/verify", {"json": {"record": text}}


def forms(world: World) -> Iterator[Call]:
    """Yield forms with many, repeated and nested fields, and multipart bodies of many parts."""
    many = "&".join(f"f{number}=x" for number in range(7000)).encode()
    html = {"Content-Type": "application/x-www-form-urlencoded"}
    yield "POST", "/tables", {"content": many, "headers": html}
    yield "POST", "/tables", {"content": b"game=" + b"%F0%9F%92%A9" * 4000, "headers": html}
    yield "POST", "/tables", {"content": b"&" * 60_000, "headers": html}
    yield "POST", "/tables", {"content": b"a[b][c]" * 8000, "headers": html}
    parts = {"Content-Type": "multipart/form-data; boundary=x"}
    part = b'--x\r\nContent-Disposition: form-data; name="f"\r\n\r\nx\r\n'
    yield "POST", "/tables", {"content": part * 1000, "headers": parts}
    yield "POST", "/tables", {"content": b"--x" * 20_000, "headers": parts}
    yield "POST", "/tables", {"content": b"--x\r\n" + b"X: y\r\n" * 10_000, "headers": parts}
    yield "POST", "/me", {"data": {**world.form, "name": "\u0300" * 10_000}}
    yield "POST", f"/t/{world.tables[0]}/chat", {"data": {**world.form, "text": "\u202e" * 10_000}}


def json_bodies(world: World) -> Iterator[Call]:
    """Yield JSON that is deep, wide or full of long numbers."""
    json_type = {"Content-Type": "application/json", **world.headers}
    for body in (
        b"[" * 60_000,
        b'{"a":' * 12_000,
        b'{"moves": [' + b"1," * 30_000 + b"1]}",
        b'{"text": "' + "\N{PILE OF POO}".encode() * 15_000 + b'"}',
        b'{"question": ' + b"9" * 60_000 + b"}",
        b'{"moves": [' + b'"bid forest-3",' * 4000 + b'""]}',
        b"{" + b",".join(b'"k%d": 1' % number for number in range(5000)) + b"}",
    ):
        for path in ("visitors", "tables", f"tables/{world.tables[0]}/answer", f"tables/{world.tables[0]}/chat", "verify"):
            yield "POST", f"/api/{path}", {"content": body, "headers": json_type}


def addresses(world: World) -> Iterator[Call]:
    """Yield long query strings, paths, cookies and headers."""
    long = "a=b&" * 7500
    for path in ("/", "/docs", f"/t/{world.tables[0]}", "/api/tables", f"{world.imported}/moment.json"):
        yield "GET", f"{path}?{long}", {}
        yield "GET", f"{path}?at={'9' * 15_000}&seat={'9' * 10_000}", {}
        yield "GET", path, {"headers": {"Cookie": "a=b;" * 9000}}
        yield "GET", path, {"headers": {"Cookie": 'a="' + "\\1" * 15_000}}
        yield "GET", path, {"headers": {"Accept-Language": "de;q=0.1," * 5000}}
        yield "GET", path, {"headers": {"Accept-Encoding": "gzip;q=0.1," * 4000}}
        yield "GET", path, {"headers": {f"X-{number}": "y" for number in range(2000)}}
        yield "GET", path, {"headers": {"Authorization": "Bearer " + "x" * 40_000}}
    yield "GET", "/" + "%C3%A9" * 7000, {}
    yield "GET", "/" + "a/" * 15_000, {}
    yield "GET", "/records/" + "9" * 20_000, {}


def pages(world: World) -> Iterator[Call]:
    """Yield the largest pages, in all languages."""
    names = [path.stem for path in Path("docs").glob("*.md")]
    for language in ("en", "de", "nl"):
        for path in (
            *("/", "/turns", "/me", "/admin", "/docs", "/manifest.webmanifest", "/worker.js", "/offline", "/healthz"),
            *(f"/docs/{name}" for name in names),
            *(f"/{game}" for game in wildtable.games()),
            *(f"/{game}/ladder" for game in wildtable.games()),
            *(f"/tables/new?game={game}" for game in wildtable.games()),
            *(f"/t/{table}" for table in world.tables[:3]),
            *(f"/t/{world.tables[0]}/story", world.imported, f"{world.imported}?at=3", f"{world.imported}.toml"),
            *(f"{world.imported}/{file}.json" for file in ("moment", "shuffles")),
            *("/api/openapi.json", "/api/games", "/api/games/wild-space", "/api/tables", "/me/export"),
        ):
            mark = "&" if "?" in path else "?"
            yield "GET", f"{path}{mark}language={language}", {"headers": {"Accept-Encoding": "gzip"}}


KINDS: Sequence[Callable[[World], Iterator[Call]]] = (decks, records, forms, json_bodies, addresses, pages)
CONNECTIONS = ("messages", "crowd")
"""What is done over connections that stay open."""


class Campaign:
    """Clients of a server with a running game."""

    def __init__(self, settings: Settings, stages: Sequence[Stage], watched: Stage, polite: Polite, report: Report) -> None:
        self._settings = settings
        self._watched = watched
        self._polite = polite
        self._report = report
        self._tables = [stage.row.id for stage in stages]
        self._address = f"http://127.0.0.1:{settings.port}"
        self._http = httpx.AsyncClient(base_url=self._address, timeout=120)

    async def run(self) -> None:
        async with self._http:
            world = await self._enter()
            for kind in KINDS:
                await self._measure(kind.__name__, self._call(list(kind(world))))
            if "messages" in CONNECTIONS:
                await self._measure("messages", crowd.send_messages(self._settings, self._watched))
            if "crowd" in CONNECTIONS:
                await self._measure("crowd", crowd.watch(self._settings, self._watched, self._address))

    async def _enter(self) -> World:
        page = (await self._http.get("/")).text
        token = re.search(r'name="token" value="([^"]+)"', page)
        assert token is not None
        form = {"token": token[1]}
        record = finished_record("wild-space", 5)
        imported = await self._http.post("/records/import", data={**form, "record": record})
        admin = token_of(self._settings, ADMIN_TOKEN)
        await self._http.post("/admin/login", data={**form, "admin-token": admin})
        return World(form, {"X-Form-Token": token[1]}, self._tables, imported.headers["location"], record)

    async def _call(self, calls: Sequence[Call]) -> Counter[int]:
        statuses = Counter[int]()
        for method, path, others in calls:
            try:
                statuses[(await self._http.request(method, path, **others)).status_code] += 1
            except (httpx.RemoteProtocolError, httpx.WriteError, httpx.ReadError):
                statuses[0] += 1
            except httpx.InvalidURL:
                continue
        return statuses

    async def _measure(self, name: str, attack: Awaitable[Counter[int]]) -> None:
        await self._take_holds()
        measured, moves = Measured(), len(self._polite.times)
        measured.statuses = await attack
        await self._polite.until(len(self._polite.times) + 1)
        holds = await self._take_holds()
        measured.heartbeat = holds.pop(HEARTBEAT, {"wall": 0.0})["wall"]
        measured.route, longest = max(holds.items(), key=lambda item: item[1]["cpu"])
        measured.hold, measured.wall = longest["cpu"], max(hold["wall"] for hold in holds.values())
        measured.waited = max(self._polite.times[moves:])
        self._report.kinds[name] = measured

    async def _take_holds(self) -> dict[str, dict[str, float]]:
        token = token_of(self._settings, METRICS_TOKEN)
        read = await self._http.get("/metrics", headers={"Authorization": f"Bearer {token}"})
        holds: dict[str, dict[str, float]] = {}
        for route, time, seconds in HOLD.findall(read.text):
            holds.setdefault(route, {})[time] = float(seconds)
        return holds


async def campaign(folder: Path, times: int, *, warm: bool, tables: int = TABLES) -> Report:
    """Run the campaign several times in an empty folder; only the last run is free of first-time costs."""
    report = Report()
    settings = settings_for(folder, warm_up=True, tables_per_visitor=1_000_000, ping_seconds=PING_SECONDS)
    stages, watched = await prepare(settings, tables), await crowd.prepare_crowd(settings)
    async with serving(settings, warm=warm):
        polite = Polite(settings, stages, PAUSE)
        async with polite.playing():
            for _ in range(times):
                await Campaign(settings, stages[-tables // 2 :], watched, polite, report).run()
        report.troubles += polite.troubles
    return report
