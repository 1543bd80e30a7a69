"""Malformed messages of all kinds, over real sockets to a real server, while others play at another table.

Every message gets exactly one reply, in order; anything that is no message closes its connection. In between, the attacker
plays legal moves, which must be accepted. At the end the server is healthy and has logged no error, the log of the other
table holds exactly the acknowledged moves, the logs of the attacked tables still replay, and memory no longer grows.
"""

from __future__ import annotations

import asyncio
import json
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.harness.client import Socket, Stage, entries_of, prepare
from tests.harness.postgres import fresh_database, running_postgres
from tests.harness.process import AsyncServerProcess, serving
from tests.harness.server import settings_for
from tests.soak.api import errors_logged
from tests.soak.malice import ANSWERED, BROKEN, CUT, Memory, in_parts
from tests.soak.polite import Polite, in_ms
from wildtable.server.settings import Settings
from wildtable.server.tables.game_session import GameSession

ATTACKERS = 4
BURST = 40
FATAL_SHARE = 0.25
"""The share of bursts that end with something that closes the connection."""
HONEST_SHARE = 0.2
"""The share of the others that are followed by a legal move."""
PACE = 300
"""Messages per second and socket, some of several frames: more would be cut off as a flood, which is tested separately."""
PATIENCE = 60.0
GROWTH = 16e6
"""Bytes by which memory may grow in the last fifth. Before that the server fills its bounded cache of fragments, some 70 MB;
after that, 100,000 messages would reveal a leak of less than a kilobyte each."""
IDLE = 0.1
"""Minutes for which an idle table stays in memory: few, so that finished ones do not add up."""
POLITE_PAUSE = 0.05


@dataclass
class Report:
    messages: int = 0
    kinds: Counter[str] = field(default_factory=Counter)
    lines: int = 0
    """Sockets opened."""
    honest: int = 0
    """Legal moves of the attackers, all accepted."""
    logged: int = 0
    """Entries in their tables' logs, since some of the noise is legal."""
    polite: list[float] = field(default_factory=list)
    """Seconds for each move at the other table."""
    memory: list[int] = field(default_factory=list)
    troubles: list[str] = field(default_factory=list)

    @property
    def sound(self) -> bool:
        return not self.troubles and bool(self.polite)

    def __str__(self) -> str:
        sizes = [f"{size / 1e6:.0f}" for size in self.memory]
        return (
            f"messages {self.messages} of {len(self.kinds)} kinds over {self.lines} sockets; legal moves between them"
            f" {self.honest}, entries in their logs {self.logged}; at the polite table {len(self.polite)} moves,"
            f" p50 {in_ms(self.polite, 0.5)}, p99 {in_ms(self.polite, 0.99)}; memory {', '.join(sizes)} MB;"
            f" troubles {len(self.troubles)} {self.troubles[:5]}"
        )


class Line:
    """A socket that counts its replies."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.expected = 0
        self._heard = 0
        self._waiting: dict[str, asyncio.Future[dict[str, Any]]] = {}
        self._second, self._said = 0, 0
        self._reading = asyncio.create_task(self._read())

    async def _read(self) -> None:
        try:
            async for text in self.connection:
                if str(text).startswith('{"re"'):
                    self._heard += 1
                    reply = json.loads(text)
                    if (waiting := self._waiting.pop(str(reply["re"]), None)) is not None:
                        waiting.set_result(reply)
        except ConnectionClosed:
            pass
        for waiting in self._waiting.values():
            code, reason = self.connection.close_code, self.connection.close_reason
            waiting.set_exception(ConnectionError(f"the line was cut: {code} {reason}"))

    async def say(self, message: str | bytes) -> None:
        second = int(perf_counter())
        self._second, self._said = second, self._said + 1 if second == self._second else 0
        if self._said > PACE:
            await asyncio.sleep(second + 1 - perf_counter())
        self.expected += 1
        await self.connection.send(message)

    async def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a message and wait for its reply; by then all earlier messages must have been answered."""
        reply = self._waiting[message["id"]] = asyncio.get_running_loop().create_future()
        await self.say(json.dumps(message))
        told: dict[str, Any] = await asyncio.wait_for(reply, PATIENCE)
        if self._heard != self.expected:
            raise AssertionError(f"{self.expected} messages got {self._heard} replies")
        return told

    def write(self, raw: bytes) -> None:
        """Write raw bytes, which need not be a frame."""
        self.connection.transport.write(raw)

    async def cut(self) -> None:
        """Wait for the server to close the connection."""
        await asyncio.wait_for(asyncio.shield(self._reading), PATIENCE)

    async def end(self) -> None:
        self.connection.transport.abort()
        await self._reading


class Attacker:
    """A client with a socket for every seat of one table and for a spectator. Nobody else plays there."""

    def __init__(self, workers: Sequence[Settings], stages: Iterator[Stage], report: Report, rng: Random) -> None:
        self._workers = workers
        self._settings = workers[0]
        self._stages = stages
        self._report = report
        self._rng = rng
        self._stage = next(stages)
        self._memory = Memory(rng)
        self._lines: dict[str, Line] = {}

    async def run(self, until: int) -> None:
        """Attack until all attackers together have sent this many messages."""
        while self._report.messages < until and not self._report.troubles:
            try:
                await self._round()
            except (AssertionError, ConnectionError, ConnectionClosed, TimeoutError) as error:
                self._report.troubles.append(f"after {self._memory.said[-1:]}: {error!r}")

    async def _round(self) -> None:
        cookie = self._rng.choice([*self._stage.cookies, ""])
        line = await self._line(cookie)
        if await self._burst(line):
            await self._lines.pop(cookie).end()
        elif self._rng.random() < HONEST_SHARE and not await self._play():
            await self.leave()
            self._stage = next(self._stages, self._stage)

    async def leave(self) -> None:
        await asyncio.gather(*(line.end() for line in self._lines.values()))
        self._lines = {}

    async def _line(self, cookie: str) -> Line:
        if cookie not in self._lines:
            self._report.lines += 1
            self._lines[cookie] = Line(await dialled(self._rng.choice(self._workers), self._stage, cookie))
        return self._lines[cookie]

    async def _burst(self, line: Line) -> bool:
        """Send many messages at once, then either one with a known reply or one that closes the connection."""
        memory = self._memory
        for _ in range(self._rng.randrange(1, BURST)):
            kind = self._rng.choice((*ANSWERED, in_parts))
            self._count(kind.__name__)
            if kind is in_parts:
                line.expected += 1
                line.write(in_parts(memory))
            else:
                await line.say(kind(memory))
        if self._rng.random() < FATAL_SHARE:
            last = self._rng.choice((*CUT, *BROKEN))
            self._count(last.__name__)
            line.write(last(memory))
            if last in CUT:
                await line.cut()
            return True
        self._count("sync")
        await line.ask({"do": "undo", "id": memory.id})
        return False

    async def _play(self) -> bool:
        """Play a legal move according to the log; return False when the game is over. Messages from a broken connection may
        still arrive first: then the log has changed, and another move is tried."""
        stage = self._stage
        while True:
            before = entries_of(self._settings, stage)
            stage.session = GameSession(stage.game, before)
            self._memory.question = stage.session.question
            if stage.over:
                return False
            seat = self._rng.choice(list(stage.session.asking))
            line = await self._line(stage.cookies[seat])
            self._count("honest")
            reply = await line.ask(stage.message(seat, self._rng))
            if reply.get("ok"):
                self._report.honest += 1
                return True
            if entries_of(self._settings, stage) == before:
                raise AssertionError(f"a legal move was refused: {reply}")

    def _count(self, kind: str) -> None:
        self._report.messages += 1
        self._report.kinds[kind] += 1


async def dialled(settings: Settings, stage: Stage, cookie: str, query: str = "") -> ClientConnection:
    return await connect(
        f"ws://127.0.0.1:{settings.port}/t/{stage.row.id}/socket{query}",
        origin=settings.base or f"http://127.0.0.1:{settings.port}",  # type: ignore[arg-type]
        additional_headers={"Cookie": cookie} if cookie else None,
        compression=None,
        ping_interval=None,
        max_queue=None,
        max_size=None,
        proxy=None,
        open_timeout=PATIENCE,
    )


async def campaign(folder: Path, messages: int, seed: str, *, warm: bool, two: bool = False) -> Report:
    """Run the campaign in an empty folder; with `two`, against two workers on PostgreSQL at once."""
    report = Report()
    async with AsyncExitStack() as stack:
        database = ""
        if two:
            postgres = stack.enter_context(running_postgres())
            database = stack.enter_context(fresh_database(postgres.database("postgres"), drop=False))
        workers = [
            settings_for(folder / name, ping_seconds=PATIENCE, idle_minutes=IDLE, database=database)
            for name in (("one", "other") if two else ("one",))
        ]
        polite = await prepare(workers[0], 2 + messages // 5_000)
        attacked = await prepare(workers[0], 2 * ATTACKERS + messages // 5_000)
        async with AsyncExitStack() as running:
            servers = [await running.enter_async_context(serving(settings, warm=warm)) for settings in workers]
            await _attack_all(servers, polite, attacked, (messages, seed), report)
        for stage in attacked:
            report.logged += len(GameSession(stage.game, entries_of(workers[0], stage)).entries)
    return report


async def _attack_all(
    servers: Sequence[AsyncServerProcess],
    polite: Sequence[Stage],
    attacked: Sequence[Stage],
    plan: tuple[int, str],
    report: Report,
) -> None:
    """Attack some tables at all workers while others are played normally, and collect what the workers noticed."""
    (messages, seed), workers = plan, [server.settings for server in servers]
    for settings in workers:
        for stage in (*polite, *attacked):
            await (await Socket.open(settings, stage.row.id)).close()
    rng, stages = Random(seed), iter(attacked)
    attackers = [Attacker(workers, stages, report, Random(rng.random())) for _ in range(ATTACKERS)]
    company = Polite(workers[-1], polite, POLITE_PAUSE)
    async with company.playing():
        await _attack(servers, attackers, messages, report)
    report.polite = company.times
    report.troubles += company.troubles
    for settings in workers:
        if httpx.get(f"http://127.0.0.1:{settings.port}/healthz", timeout=PATIENCE).status_code != 200:
            report.troubles.append("the server is not well")
        if logged := errors_logged(settings):
            report.troubles.append(f"the server logged {logged} errors")


async def _attack(
    servers: Sequence[AsyncServerProcess], attackers: Sequence[Attacker], messages: int, report: Report
) -> None:
    """Attack in ten parts, and measure memory after each."""
    for tenth in range(1, 11):
        await asyncio.gather(*(attacker.run(messages * tenth // 10) for attacker in attackers))
        report.memory.append(sum(server.resident for server in servers))
    await asyncio.gather(*(attacker.leave() for attacker in attackers))
    if report.memory[-1] - report.memory[-3] > GROWTH:
        report.troubles.append("memory grew")
