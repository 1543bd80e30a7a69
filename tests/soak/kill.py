"""Kill the server at random moments, start it again, and see whether anything it acknowledged is missing."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from tests.harness.client import FILE, Gone, Socket, Stage, number_of, prepare
from tests.harness.process import AsyncServerProcess, serving
from tests.harness.server import settings_for
from wildtable.engine.cards import Seat
from wildtable.server.store.sqlite.store import SqliteStore
from wildtable.server.tables.game_session import GameSession

AT_ONCE = 4
LATEST = 0.12
"""At most so many seconds after the first answer comes the kill: long enough for dozens of moves."""


@dataclass
class Report:
    """What a campaign saw. Only `acknowledged`, `finished`, `reconnected` and the times may be other than nothing."""

    kills: int = 0
    acknowledged: int = 0
    repeated: int = 0
    """Answers that were under way when the server died and were sent again."""
    lost: int = 0
    gaps: int = 0
    twice: int = 0
    strange: int = 0
    """Rows of the log that nobody sent."""
    finished: int = 0
    unended: int = 0
    """Games played to their end that the store does not list as ended."""
    reconnected: int = 0
    first_answers: list[float] = field(default_factory=list)

    @property
    def sound(self) -> bool:
        return not (self.lost or self.gaps or self.twice or self.strange or self.unended)

    def __str__(self) -> str:
        times = sorted(self.first_answers)
        return (
            f"kills {self.kills}: moves acknowledged {self.acknowledged}, lost {self.lost}, gaps {self.gaps},"
            f" written twice {self.twice}, from nowhere {self.strange}; sent again {self.repeated};"
            f" sockets reconnected {self.reconnected}; games finished {self.finished}, not listed {self.unended};"
            f" start to first answer: median {times[len(times) // 2]:.2f} s, longest {times[-1]:.2f} s"
        )


class Campaign:
    """Some tables are played at once, all seats of each; when a game ends the next table is taken."""

    def __init__(self, server: AsyncServerProcess, stages: Sequence[Stage], seed: str) -> None:
        self.server = server
        self.stages = stages
        self.report = Report()
        self.answered = asyncio.Event()
        self.ending = False
        self._rng = Random(seed)
        self._waiting = iter(stages)
        self._begun: list[Stage] = []

    async def run(self, kills: int) -> Report:
        async with asyncio.TaskGroup() as group:
            for _ in range(AT_ONCE):
                group.create_task(self._play_tables())
            for _ in range(kills):
                await self.answered.wait()
                await asyncio.sleep(self._rng.uniform(0, LATEST))
                await self._kill_and_restart()
            self.ending = True
        self.report.acknowledged = sum(len(stage.acknowledged) for stage in self.stages)
        await self._check_finished()
        return self.report

    async def _kill_and_restart(self) -> None:
        await self.server.kill_soon()
        self.report.kills += 1
        self.answered.clear()
        began = perf_counter()
        await self.server.start_soon()
        self._check_logs()
        await self.answered.wait()
        self.report.first_answers.append(perf_counter() - began)

    async def _play_tables(self) -> None:
        for stage in self._waiting:
            if self.ending:
                return
            self._begun.append(stage)
            async with asyncio.TaskGroup() as group:
                watching = group.create_task(self._watch(stage))
                players = [group.create_task(self._play_seat(stage, seat)) for seat in range(len(stage.cookies))]
                await asyncio.gather(*players)
                watching.cancel()
            self.report.finished += 1
        if not self.ending:
            raise AssertionError("the campaign was given too few tables")

    async def _play_seat(self, stage: Stage, seat: Seat) -> None:
        rng = Random(self._rng.random())
        async with self._line(stage, stage.cookies[seat]) as line:
            while True:
                await stage.until(lambda: stage.over or stage.asks(seat))
                if stage.over:
                    return
                message = stage.message(seat, rng)
                await self._answer(line, message)
                await stage.acknowledge(number_of(self.server.settings, stage, message), seat, message)
                self.answered.set()

    async def _answer(self, line: _Line, message: dict[str, Any]) -> None:
        """As a page does it: if the connection breaks, the same message again over the next one."""
        while True:
            try:
                reply = await (await line.socket()).ask(message)
            except Gone:
                self.report.repeated += 1
                continue
            if not reply.get("ok"):
                raise AssertionError(f"{message} was refused: {reply}")
            return

    async def _watch(self, stage: Stage) -> None:
        """A spectator who comes back each time."""
        async with self._line(stage, "") as line:
            while True:
                await (await line.socket()).gone()

    @asynccontextmanager
    async def _line(self, stage: Stage, cookie: str) -> AsyncIterator[_Line]:
        line = _Line(self, stage, cookie)
        try:
            yield line
        finally:
            await line.close()

    def _check_logs(self) -> None:
        """All that was acknowledged before must be in the log now, and nothing that was not sent."""
        known = [(stage, dict(stage.acknowledged)) for stage in self._begun]
        with closing(sqlite3.connect(f"file:{self.server.settings.data / FILE}?mode=ro", uri=True)) as db:
            for stage, acknowledged in known:
                rows = {number: row for number, *row in _rows(db, stage.game.id)}
                self.report.gaps += sorted(rows) != list(range(1, len(rows) + 1))
                for number, entry in acknowledged.items():
                    self.report.lost += rows.get(number) != [entry.seat, entry.request]
                requests = [request for _, request in rows.values()]
                self.report.twice += len(requests) - len(set(requests))
                self.report.strange += len(set(requests) - stage.sent)

    async def _check_finished(self) -> None:
        """The store alone, without the server, tells the same games to their end."""
        self._check_logs()
        store = SqliteStore(self.server.settings.data / FILE)
        for stage in self._begun:
            row = await store.game(stage.game.id)
            assert row is not None
            session = GameSession(row, await store.log(row.id))
            self.report.unended += row.ended is None or not session.is_over
        await store.close()


class _Line:
    """A seat's connection, made anew whenever the server is there again."""

    def __init__(self, campaign: Campaign, stage: Stage, cookie: str) -> None:
        self._campaign = campaign
        self._stage = stage
        self._cookie = cookie
        self._socket: Socket | None = None

    async def socket(self) -> Socket:
        """A server may die while one knocks, but one that lives must open."""
        server = self._campaign.server
        while self._socket is None or self._socket.broken:
            before = self._socket
            await server.up.wait()
            starts = server.starts
            try:
                self._socket = await Socket.open(server.settings, self._stage.row.id, self._cookie)
            except Gone as error:
                if server.up.is_set() and server.starts == starts:
                    raise AssertionError("a server that lives did not open") from error
                continue
            self._campaign.report.reconnected += before is not None
        return self._socket

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()


def _rows(db: sqlite3.Connection, game: int) -> Iterator[tuple[int, int, str]]:
    yield from db.execute("select number, seat, request from log where game = ? order by number", (game,))


async def campaign(folder: Path, kills: int, seed: str, *, warm: bool) -> Report:
    """The whole of it, in an empty folder."""
    settings = settings_for(folder)
    stages = await prepare(settings, kills + 2 * AT_ONCE)
    async with serving(settings, warm=warm) as server:
        return await Campaign(server, stages, seed).run(kills)
