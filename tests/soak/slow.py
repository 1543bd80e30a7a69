"""Thousands of connections that send nothing, stop in mid-handshake, or never read, while others play: how long a
well-behaved player waits with and without them, alternating within one run.

The crowd runs in its own process and reopens every dropped connection, so that its size stays the same. Those who never read
watch the table being played, with the smallest receive buffer the system allows.
"""

from __future__ import annotations

import asyncio
import select
import socket
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from multiprocessing import get_context
from multiprocessing.connection import Connection
from pathlib import Path

from tests.harness.client import Stage, prepare
from tests.harness.lines import TINY, greeting
from tests.harness.process import serving
from tests.harness.server import settings_for
from tests.soak.api import errors_logged, metric
from tests.soak.polite import Polite, in_ms, percentile
from wildtable.server.settings import Settings

SILENT, HALF, DEAF = "say nothing", "half a handshake", "never read"
KINDS = (SILENT, HALF, DEAF, DEAF)
PAUSE = 0.02
MOVES = 90
"""Every game has at least this many answers."""
TWOFOLD = 2.0


@dataclass
class Report:
    readers: int
    without: list[float] = field(default_factory=list)
    among: list[float] = field(default_factory=list)
    opened: Counter[str] = field(default_factory=Counter)
    cut: Counter[str] = field(default_factory=Counter)
    sockets: list[int] = field(default_factory=list)
    """Open sockets by the server's own count, players included, at the end of each turn with the crowd."""
    troubles: list[str] = field(default_factory=list)

    @property
    def ratio(self) -> float:
        return percentile(self.among, 0.99) / percentile(self.without, 0.99)

    @property
    def held(self) -> bool:
        return self.ratio <= TWOFOLD

    @property
    def sound(self) -> bool:
        return not self.troubles and bool(self.without and self.among)

    def __str__(self) -> str:
        lines = ", ".join(f"{kind}: {self.opened[kind]} opened, {self.cut[kind]} cut" for kind in self.opened)
        return (
            f"{self.readers} lines at a time ({lines}; sockets open {self.sockets});"
            f" a polite player's moves without them: {len(self.without)}, p50 {in_ms(self.without, 0.5)},"
            f" p99 {in_ms(self.without, 0.99)}; with them: {len(self.among)}, p50 {in_ms(self.among, 0.5)},"
            f" p99 {in_ms(self.among, 0.99)}; p99 is {self.ratio:.2f} times as long;"
            f" troubles {len(self.troubles)} {self.troubles[:3]}"
        )


class Crowd:
    """A number of connections, split among the kinds; dropped ones are reopened."""

    def __init__(self, settings: Settings, table: str, readers: int) -> None:
        self._settings = settings
        self._table = table
        self._poll = select.epoll()
        self._lines: dict[int, tuple[socket.socket, str]] = {}
        self.opened: Counter[str] = Counter()
        self.cut: Counter[str] = Counter()
        for number in range(readers):
            self._open(KINDS[number % len(KINDS)])

    def _open(self, kind: str) -> None:
        """Open a connection from its own address, as a proxy would forward it."""
        number = self.opened.total()
        address = f"10.{number >> 16 & 255}.{number >> 8 & 255}.{number & 255}"
        line = socket.socket()
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, TINY)
        line.connect(("127.0.0.1", self._settings.port))
        hello = greeting(self._settings.port, self._table, self._settings.address, address=address)
        line.sendall({SILENT: b"", HALF: hello[: len(hello) // 2], DEAF: hello}[kind])
        self._lines[line.fileno()] = line, kind
        self._poll.register(line, select.EPOLLRDHUP)
        self.opened[kind] += 1

    def stay(self, pipe: Connection) -> None:
        """Keep the connections open until the pipe has a message."""
        self._poll.register(pipe, select.EPOLLIN)
        while True:
            for file, _ in self._poll.poll():
                if file == pipe.fileno():
                    return
                line, kind = self._lines.pop(file)
                line.close()
                self.cut[kind] += 1
                self._open(kind)


def run_crowd(settings: Settings, table: str, readers: int, pipe: Connection) -> None:
    """Run in the crowd's process."""
    crowd = Crowd(settings, table, readers)
    pipe.send(None)
    crowd.stay(pipe)
    pipe.send((crowd.opened, crowd.cut))


@asynccontextmanager
async def crowded(settings: Settings, table: str, report: Report) -> AsyncIterator[None]:
    context = get_context("forkserver")
    here, there = context.Pipe()
    process = context.Process(target=run_crowd, args=(settings, table, report.readers, there))
    process.start()
    there.close()
    await asyncio.to_thread(here.recv)
    try:
        yield
    finally:
        here.send(None)
        opened, cut = await asyncio.to_thread(here.recv)
        report.opened += opened
        report.cut += cut
        await asyncio.to_thread(process.join)


async def campaign(folder: Path, readers: int, moves: int, turns: int, *, warm: bool) -> Report:
    """Run the campaign in an empty folder: `turns` times, `moves` moves without the crowd and as many with it."""
    report = Report(readers)
    settings = settings_for(folder)
    games = 2 + moves // MOVES
    async with serving(settings, warm=warm):
        for _ in range(turns):
            stages = await prepare(settings, 2 * games)
            report.without += await _turn(settings, stages[:games], moves, report)
            async with crowded(settings, stages[games].row.id, report):
                report.among += await _turn(settings, stages[games:], moves, report)
                report.sockets.append(int(await asyncio.to_thread(metric, settings, "wildtable_sockets")))
        if logged := await asyncio.to_thread(errors_logged, settings):
            report.troubles.append(f"the server logged {logged} errors")
    return report


async def _turn(settings: Settings, stages: Sequence[Stage], moves: int, report: Report) -> list[float]:
    polite = Polite(settings, stages, PAUSE)
    async with polite.playing():
        await polite.until(moves)
    report.troubles += polite.troubles
    return polite.times
