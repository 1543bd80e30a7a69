"""Two workers on one PostgreSQL database: kill one of them, or the database, repeatedly, while games are played at both.

One worker misses half of the notices, and their clocks are five seconds apart. Afterwards everything acknowledged must be
stored once, both workers must show the same, and of two visitors who race for a seat at two workers one must get it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import httpx

from tests.harness.client import Dealt, Gone, Socket, Stage, entries_of, number_of, prepare, prepare_at, stored
from tests.harness.postgres import PostgresServer, fresh_database, running_postgres
from tests.harness.process import AsyncServerProcess, Faults, serving
from tests.harness.server import settings_for
from tests.soak import races
from tests.soak.lobby import Lobby
from tests.soak.losses import Losses
from wildtable.engine.cards import Seat
from wildtable.engine.errors import WildtableError
from wildtable.server.errors import Denied
from wildtable.server.randomness import SYSTEM_RANDOMNESS
from wildtable.server.settings import Settings
from wildtable.server.store.config import TableConfig
from wildtable.server.tables.game_session import GameSession
from wildtable.server.tables.worker_sync import POLL_SECONDS, PRESENCE_SECONDS

AT_ONCE = 4
CLOCK_SECONDS = 1
CHAT_SHARE = 0.3
MAX_PAUSE = 0.3
BOT_LOOK_SECONDS = 1.0
MIN_LIFE, MAX_LIFE = 2.0, 6.0
"""Seconds from one kill of a worker to the next."""
DATABASE_KILLS = 5
"""One in this many kills also kills the database."""
MAX_UNENDED = 30
"""With more running games than this, no visitor enters the lobby: bots finish games as fast as the machine allows."""
SETTLE_SECONDS = 120
"""At the end, some game must make progress within this time, until none is left."""
FAULTS = (Faults(ahead=0.0, deaf=0.5), Faults(ahead=5.0))


@dataclass
class Report(Losses):
    """The results of a campaign."""

    database_kills: int = 0
    told_try_again: int = 0
    bot_games: int = 0
    lobby_visitors: int = 0
    lobby_troubles: int = 0
    different: int = 0
    """Tables that the two workers show differently at the end."""
    races: int = 0
    bad_races: int = 0
    times: list[float] = field(default_factory=list)

    @property
    def sound(self) -> bool:
        return super().sound and not (self.different or self.bad_races or self.lobby_troubles)

    def __str__(self) -> str:
        times = sorted(self.times) or [0.0]
        return (
            f"workers killed {self.kills}, database killed {self.database_kills}\n"
            f"                  acknowledged   lost  doubled\n"
            f"moves of people   {self.acknowledged:12} {self.lost:6} {self.twice:8}\n"
            f"lines of chat     {self.chat:12} {self.chat_lost:6} {self.chat_twice:8}\n"
            f"moves of bots {self.bot_moves}, seats timed out {self.clock_moves}, games of bots {self.bot_games},"
            f" games of people {self.finished}, not ended {self.unended}\n"
            f"visitors of the lobby {self.lobby_visitors}, without a table or with two {self.lobby_troubles}\n"
            f"gaps {self.gaps}, from nowhere {self.strange}; sent again {self.repeated}, told to try again"
            f" {self.told_try_again}; tables that differ {self.different}; races {self.races}, wrong {self.bad_races}\n"
            f"answers: p50 {times[len(times) // 2] * 1e3:.0f} ms, p99 {times[len(times) * 99 // 100] * 1e3:.0f} ms,"
            f" slowest {times[-1]:.2f} s"
        )


class Campaign:
    """People play at any live worker; each answer is sent until it is acknowledged."""

    def __init__(
        self,
        database: PostgresServer,
        servers: Sequence[AsyncServerProcess],
        seed: str,
        max_pause: float,
    ) -> None:
        self.report = Report()
        self._max_pause = max_pause
        self._database = database
        self._servers = servers
        self._settings = servers[0].settings
        self._bot_stages: list[Stage] = []
        self._stages: list[Stage] = []
        self._lobby = Lobby(servers, seed)
        self._said: dict[str, bool] = {}
        self._rng = Random(seed)
        self._putting_up = asyncio.Lock()
        """Held while this process itself writes to the database: a table it does not know of would never end."""
        self._ending = False

    async def run(self, seconds: float, races: int, at_once: int) -> Report:
        async with asyncio.TaskGroup() as group:
            for _ in range(at_once):
                for play in (self._play_tables, self._follow_bots, self._visit_lobby):
                    group.create_task(play())
            await self._kill_often(perf_counter() + seconds)
            self._ending = True
        await self._wait_for_bots()
        for number in range(races // 2):
            await self._race(number)
        await self._race_answers(races - races // 2)
        await self._check_same()
        self._check_logs()
        await self._lobby.close()
        print("\n".join(self._lobby.troubles), end="")
        self.report.lobby_visitors = len(self._lobby.visitors)
        self.report.lobby_troubles = len(self._lobby.troubles)
        return self.report

    async def _kill_often(self, until: float) -> None:
        while perf_counter() < until:
            await asyncio.sleep(self._rng.uniform(MIN_LIFE, MAX_LIFE))
            victim = self._rng.choice(self._servers)
            await victim.kill_soon()
            self.report.kills += 1
            if self.report.kills % DATABASE_KILLS == 1:
                async with self._putting_up:
                    await asyncio.to_thread(self._restart_database)
                self.report.database_kills += 1
            await victim.start_soon()

    def _restart_database(self) -> None:
        """Kill and restart the database in one thread: all others may be waiting for it."""
        self._database.stop()
        self._database.start()

    # Play

    async def _play_tables(self) -> None:
        while not self._ending:
            async with self._putting_up:
                (stage,) = await prepare(self._settings, 1)
            self._stages.append(stage)
            await asyncio.gather(*(self._play_seat(stage, seat) for seat in range(len(stage.cookies))))
            self.report.finished += 1

    async def _follow_bots(self) -> None:
        """Start one game after another with bots and an absent player, whose time runs out."""
        config = replace(TableConfig("wild-cards", 3).checked(), clock=CLOCK_SECONDS)
        while not self._ending:
            async with self._putting_up:
                (stage,) = await prepare_at(self._settings, [Dealt(config, SYSTEM_RANDOMNESS.secret())], bot="random")
            self._bot_stages.append(stage)
            query = "select count(*) from games where id = ? and ended is null"
            while not self._ending and (await asyncio.to_thread(stored, self._settings, query, stage.game.id))[0][0]:
                await asyncio.sleep(BOT_LOOK_SECONDS)

    async def _visit_lobby(self) -> None:
        while not self._ending:
            if await asyncio.to_thread(self._count_unended) > MAX_UNENDED:
                await asyncio.sleep(BOT_LOOK_SECONDS)
            else:
                await asyncio.gather(self._lobby.visit(), self._lobby.visit())

    async def _play_seat(self, stage: Stage, seat: Seat) -> None:
        rng = Random(self._rng.random())
        line = Line(self._servers, stage, seat, rng)
        while True:
            await stage.until(lambda: stage.over or stage.asks(seat))
            if stage.over:
                break
            message = stage.message(seat, rng)
            began = perf_counter()
            await self._send(line, message)
            self.report.times.append(perf_counter() - began)
            number = await asyncio.to_thread(number_of, self._settings, stage, message)
            await stage.acknowledge(number, seat, message)
            if rng.random() < CHAT_SHARE:
                text = SYSTEM_RANDOMNESS.id(16)
                self._said[text] = False
                await self._send(line, {"do": "chat", "id": text, "text": text})
                self._said[text] = True
            await asyncio.sleep(rng.uniform(0, self._max_pause))
        await line.close()

    async def _send(self, line: Line, message: dict[str, Any]) -> None:
        """Send as a page does: if the connection breaks, send the same message again over the next one."""
        while True:
            try:
                reply = await (await line.socket()).ask(message)
            except Gone:
                self.report.repeated += 1
                continue
            if reply.get("ok"):
                return
            if (reply.get("error") or {}).get("code") != "try-again":
                raise AssertionError(f"{message} was refused: {reply}")
            self.report.told_try_again += 1

    # Race

    async def _race(self, number: int) -> None:
        """Let two visitors sit down at two workers at once: for one seat one is refused, for two seats none."""
        one_seat = number % 2 == 0
        async with AsyncExitStack() as stack:
            addresses = [f"http://127.0.0.1:{server.settings.port}/api" for server in self._servers]
            people = [await stack.enter_async_context(httpx.AsyncClient(base_url=one, timeout=60)) for one in addresses]
            for person in people:
                made = (await person.post("/visitors", json={"name": "Racer"})).json()
                person.headers["Authorization"] = f"Bearer {made['token']}"
            table = (await people[0].post("/tables", json={"game": "wild-cards", "seats": 3})).json()["table"]
            seats = (0, 0) if one_seat else (0, 1)
            sat = [
                person.post(f"/tables/{table}/sit", json={"seat": seat}) for person, seat in zip(people, seats, strict=True)
            ]
            statuses = sorted(answer.status_code for answer in await asyncio.gather(*sat))
            shown = [(await person.get(f"/tables/{table}")).json()["seats"] for person in people]
            taken = sum(bool(seat["name"]) for seat in shown[0])
        self.report.races += 1
        expected = ([200, 409], 1) if one_seat else ([200, 200], 2)
        self.report.bad_races += (statuses, taken) != expected or shown[0] != shown[1]

    async def _race_answers(self, rounds: int) -> None:
        """Let every seat answer each question several times over sockets at both workers: one answer is accepted."""
        report = races.Report()
        while report.rounds < rounds and report.sound:
            (stage,) = await prepare(self._settings, 1)
            await races.play([server.settings for server in self._servers], stage, report, self._rng, rounds)
            self._stages.append(stage)
        print("\n".join(report.troubles), end="")
        self.report.races += report.rounds
        self.report.bad_races += len(report.troubles)

    # Check

    async def _wait_for_bots(self) -> None:
        """Wait until the games of bots and clocks are over, whichever worker drives them."""
        entries, deadline = 0, 0.0
        while self._count_unended():
            before, entries = entries, stored(self._settings, "select count(*) from log")[0][0]
            if entries != before:
                deadline = perf_counter() + SETTLE_SECONDS
            elif perf_counter() > deadline:
                break
            await asyncio.sleep(0.2)
        self.report.unended = self._count_unended()

    def _count_unended(self) -> int:
        return int(stored(self._settings, "select count(*) from games where ended is null")[0][0])

    async def _check_same(self) -> None:
        """Check that both workers show the same of every table. Presence may lag by some seconds."""
        for stage in (*self._stages, *self._bot_stages):
            deadline = perf_counter() + PRESENCE_SECONDS + POLL_SECONDS
            while (differs := await self._differs(stage)) and perf_counter() < deadline:
                await asyncio.sleep(0.2)
            if differs:
                print(f"{stage.row.id}: {differs}")
            self.report.different += bool(differs)

    async def _differs(self, stage: Stage) -> dict[str, Any]:
        """Return what two workers show differently of a table."""
        shown = []
        for server in self._servers:
            async with httpx.AsyncClient(timeout=60) as person:
                answer = await person.get(f"http://127.0.0.1:{server.settings.port}/api/tables/{stage.row.id}")
                shown.append(answer.json())
        one, two = shown
        return {name: (one[name], two[name]) for name in one if one[name] != two[name]}

    def _check_logs(self) -> None:
        report = self.report
        report.chat = sum(self._said.values())
        report.count_chat(self._settings, self._said)
        for stage in self._stages:
            report.acknowledged += len(stage.acknowledged)
            report.count_answers(stage, [one for one in entries_of(self._settings, stage) if one.kind == "answer"])
        for stage in self._bot_stages:
            entries_of_bots = entries_of(self._settings, stage)
            report.count_moves_of_bots(entries_of_bots)
            try:
                report.bot_games += GameSession(stage.game, entries_of_bots).is_over
            except (WildtableError, Denied):
                report.strange += 1


class Line:
    """A seat's connection to any live worker."""

    def __init__(self, servers: Sequence[AsyncServerProcess], stage: Stage, seat: Seat, rng: Random) -> None:
        self._servers = servers
        self._stage = stage
        self._cookie = stage.cookies[seat]
        self._rng = rng
        self._socket: Socket | None = None

    async def socket(self) -> Socket:
        while self._socket is None or self._socket.broken:
            server = self._rng.choice(self._servers)
            try:
                self._socket = await Socket.open(server.settings, self._stage.row.id, self._cookie)
            except Gone:
                await asyncio.sleep(0.05)
        return self._socket

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()


def _settings(folder: Path, database: str) -> Settings:
    return settings_for(folder, database=database, bot_pause=0.05, deal_seconds=1.0)


async def campaign(
    folder: Path,
    seconds: float,
    races: int,
    seed: str,
    *,
    warm: bool,
    at_once: int = AT_ONCE,
    max_pause: float = MAX_PAUSE,
) -> Report:
    """Run the campaign with a database of its own that syncs every commit. At least one worker is killed."""
    with running_postgres(fsync=True) as database, fresh_database(database.database("postgres"), drop=False) as address:
        async with AsyncExitStack() as stack:
            servers = [
                await stack.enter_async_context(serving(_settings(folder / str(number), address), warm=warm, faults=faults))
                for number, faults in enumerate(FAULTS)
            ]
            return await Campaign(database, servers, seed, max_pause).run(seconds, races, at_once)
