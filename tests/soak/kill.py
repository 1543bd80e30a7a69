"""Kill the server at random moments, restart it, and check that nothing it acknowledged is missing."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

from tests.harness.client import Dealt, Gone, Socket, Stage, entries_of, number_of, prepare, prepare_at, stored
from tests.harness.process import AsyncServerProcess, serving
from tests.harness.server import settings_for
from tests.soak.losses import Losses
from wildtable.engine.cards import Seat
from wildtable.engine.errors import WildtableError
from wildtable.server.errors import Denied
from wildtable.server.randomness import SYSTEM_RANDOMNESS
from wildtable.server.store.config import TableConfig
from wildtable.server.store.opening import store_for
from wildtable.server.tables.game_session import GameSession

AT_ONCE = 4
MIN_BOT_TABLES = 2
CLOCK_SECONDS = 1
BOT_KILLS = 10
"""One in this many kills waits for a bot's move: starting the bots takes longer than most servers live."""
CHAT_SHARE = 0.3
MAX_POLLS, POLL_SECONDS = 3000, 0.02
LATEST = 0.12
"""Most seconds from the first answer to the kill: long enough for dozens of moves."""


@dataclass
class Report(Losses):
    """The results of a campaign. For bots and clocks, a row that another process could read counts as acknowledged."""

    auto_lost: int = 0
    """Rows of bots and clocks from before a kill that are missing or changed after it."""
    auto_invalid: int = 0
    """Games with bots whose log does not replay: a move is missing or stored twice."""
    reconnected: int = 0
    first_answers: list[float] = field(default_factory=list)

    @property
    def sound(self) -> bool:
        return super().sound and not (self.auto_lost or self.auto_invalid)

    def __str__(self) -> str:
        times = sorted(self.first_answers)
        return (
            f"kills {self.kills}\n"
            f"                  acknowledged   lost  doubled\n"
            f"moves of people   {self.acknowledged:12} {self.lost:6} {self.twice:8}\n"
            f"moves of bots     {self.bot_moves:12} {self.auto_lost:6} {self.auto_invalid:8}\n"
            f"seats timed out   {self.clock_moves:12}  (lost and doubled are counted with the bots)\n"
            f"lines of chat     {self.chat:12} {self.chat_lost:6} {self.chat_twice:8}\n"
            f"gaps {self.gaps}, from nowhere {self.strange}; sent again {self.repeated};"
            f" sockets reconnected {self.reconnected}; games finished {self.finished}, not listed {self.unended}\n"
            f"start to first answer: p50 {times[len(times) // 2]:.2f} s, p99 {times[len(times) * 99 // 100]:.2f} s,"
            f" longest {times[-1]:.2f} s"
        )


class Campaign:
    """Plays several tables at once, all seats of each, and takes the next table when a game ends. At other tables bots and
    clocks play alone."""

    def __init__(self, server: AsyncServerProcess, stages: list[Stage], bot_stages: Sequence[Stage], seed: str) -> None:
        self.server = server
        self.stages = stages
        self.bot_stages = bot_stages
        self._said: dict[str, bool] = {}
        """Chat lines, and whether they were acknowledged."""
        self.report = Report()
        self.answered = asyncio.Event()
        self.ending = False
        self._rng = Random(seed)
        self._waiting = iter(tuple(stages))
        self._begun: list[Stage] = []

    async def run(self, kills: int) -> Report:
        async with asyncio.TaskGroup() as group:
            for _ in range(AT_ONCE):
                group.create_task(self._play_tables())
            for number in range(kills):
                await self.answered.wait()
                if number % BOT_KILLS == 0:
                    await self._wait_for_bots()
                await asyncio.sleep(self._rng.uniform(0, LATEST))
                await self._kill_and_restart()
            self.ending = True
        self.report.acknowledged = sum(len(stage.acknowledged) for stage in self.stages)
        self.report.chat = sum(self._said.values())
        await self._check_finished()
        return self.report

    async def _wait_for_bots(self) -> None:
        """Wait until a bot has moved since the start, unless all bots' games are over."""
        before = self._auto_rows()
        for _ in range(MAX_POLLS):
            if self._auto_rows() != before or self._are_bots_done():
                return
            await asyncio.sleep(POLL_SECONDS)
        raise AssertionError("no bot has moved after a start")

    async def _kill_and_restart(self) -> None:
        known = self._auto_rows()
        await self.server.kill_soon()
        self.report.kills += 1
        self.answered.clear()
        began = perf_counter()
        await self.server.start_soon()
        self._check_logs()
        now = self._auto_rows()
        self.report.auto_lost += sum(now[game][: len(rows)] != rows for game, rows in known.items())
        await self.answered.wait()
        self.report.first_answers.append(perf_counter() - began)

    async def _play_tables(self) -> None:
        while not self.ending:
            stage = next(self._waiting, None) or await self._add_table()
            self._begun.append(stage)
            async with asyncio.TaskGroup() as group:
                watching = group.create_task(self._watch(stage))
                players = [group.create_task(self._play_seat(stage, seat)) for seat in range(len(stage.cookies))]
                await asyncio.gather(*players)
                watching.cancel()
            self.report.finished += 1

    async def _add_table(self) -> Stage:
        """Prepare another table: how many games end before the next kill depends on the machine."""
        (stage,) = await prepare(self.server.settings, 1)
        self.stages.append(stage)
        return stage

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
                if rng.random() < CHAT_SHARE:
                    await self._say(line)

    async def _answer(self, line: _Line, message: dict[str, Any]) -> None:
        """Answer as a page does: if the connection breaks, send the same message again over the next one."""
        while True:
            try:
                reply = await (await line.socket()).ask(message)
            except Gone:
                self.report.repeated += 1
                continue
            if not reply.get("ok"):
                raise AssertionError(f"{message} was refused: {reply}")
            return

    async def _say(self, line: _Line) -> None:
        """Send a chat line once: whether a line without a reply was stored is unknown."""
        text = SYSTEM_RANDOMNESS.id(16)
        self._said[text] = False
        with suppress(Gone):
            reply = await (await line.socket()).ask({"do": "chat", "id": text, "text": text})
            if not reply.get("ok"):
                raise AssertionError(f"a line of chat was refused: {reply}")
            self._said[text] = True

    async def _watch(self, stage: Stage) -> None:
        """Watch as a spectator who reconnects each time."""
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
        """Check that the logs hold everything acknowledged, and nothing that was not sent."""
        self.report.count_chat(self.server.settings, self._said)
        for stage in self._begun:
            self.report.count_answers(stage, entries_of(self.server.settings, stage))

    def _auto_rows(self) -> dict[int, list[tuple[object, ...]]]:
        """Return the logs of the bots' games."""
        query = "select number, kind, seat, moves, by from log where game = ? order by number"
        return {stage.game.id: stored(self.server.settings, query, stage.game.id) for stage in self.bot_stages}

    def _are_bots_done(self) -> bool:
        query = "select count(*) from games where id = ? and ended is null"
        return not any(stored(self.server.settings, query, stage.game.id)[0][0] for stage in self.bot_stages)

    async def _check_finished(self) -> None:
        """Check that the store alone, without the server, replays the same games to their end."""
        self._check_logs()
        settings = self.server.settings
        store = await store_for(settings.data, settings.database).open()
        for stage in self._begun:
            row = await store.game(stage.game.id)
            assert row is not None
            session = GameSession(row, await store.log(row.id))
            self.report.unended += row.ended is None or not session.is_over
        for stage in self.bot_stages:
            entries = await store.log(stage.game.id)
            self.report.count_moves_of_bots(entries)
            try:
                GameSession(stage.game, entries)
            except (WildtableError, Denied):
                self.report.auto_invalid += 1
        await store.close()


class _Line:
    """A seat's connection, reopened whenever the server is back."""

    def __init__(self, campaign: Campaign, stage: Stage, cookie: str) -> None:
        self._campaign = campaign
        self._stage = stage
        self._cookie = cookie
        self._socket: Socket | None = None

    async def socket(self) -> Socket:
        """Return an open socket. A server may die during the handshake, but one that stays alive must accept."""
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


async def campaign(folder: Path, kills: int, seed: str, *, warm: bool) -> Report:
    """Run the campaign in an empty folder."""
    settings = settings_for(folder, bot_pause=0.0)
    stages = await prepare(settings, AT_ONCE)
    config = replace(TableConfig("wild-cards", 3).checked(), clock=CLOCK_SECONDS)
    deals = [Dealt(config, SYSTEM_RANDOMNESS.secret()) for _ in range(MIN_BOT_TABLES + kills // BOT_KILLS)]
    bot_stages = await prepare_at(settings, deals, bot="random")
    async with serving(settings, warm=warm) as server:
        return await Campaign(server, stages, bot_stages, seed).run(kills)
