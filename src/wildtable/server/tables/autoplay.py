"""Autoplay: what a table does without its players. Deals end, bots answer at the pace of those present, clocks run out."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Mapping
from functools import partial
from math import inf
from random import Random
from typing import TYPE_CHECKING

from wildtable import bots
from wildtable.engine.cards import Seat
from wildtable.engine.refusals import Refusal
from wildtable.server.net.sessions import hashed
from wildtable.server.tables.game_session import GameSession

if TYPE_CHECKING:
    from wildtable.server.tables.logged_table import LoggedTable

log = logging.getLogger(__name__)
RESTART_GRACE_SECONDS = 300
"""Everybody who is asked has at least this much time after a start of the server, or all of the table's clock if that is
less: nobody misses a deadline because the server was down."""
MISSED_SECONDS = 30
"""How long a player has to answer who has missed a deadline and not been back since; all of the table's clock if that is
less."""
HOLD_SECONDS = 30.0
"""How long after a question bots wait for listeners at most."""
BOT_PACES = {"calm": 2.0, "normal": 1.0, "fast": 0.4, "none": 0.0}
"""Factors of bots' pauses by the speed that a player prefers."""
HELD = inf
"""The pace of bots while a player still listens to what happened."""


class Autoplay:
    """One task for each seat that a bot answers for, one for the clock of a question, and one for a deal."""

    def __init__(self, table: LoggedTable) -> None:
        self.table = table
        self._tasks: dict[object, asyncio.Task[None]] = {}

    def drive(self) -> None:
        """Start the tasks that are due. May be called at any time."""
        table, session = self.table, self.table.session
        if table.frozen:
            return
        for occupant in table.row.seats:
            if occupant.bot:
                table.tables.bot_pool.prepare(table.config.game, occupant.bot)
        if table.row.dealing is not None and self._is_driver:
            self._start("deal", (table.row.played,), partial(self._finish_deal, table.row.played))
        if session is not None and not session.is_over:
            self._drive_game(session)

    def _drive_game(self, session: GameSession) -> None:
        table, question = self.table, (session.row.id, session.question)
        if (held_until := table.hold_ends_at()) is not None:
            self._start("hold", question, partial(self._end_hold, held_until))
        if not self._is_driver:
            return
        for seat in session.asking:
            if table.bot_in(seat) is not None and not table.is_held(seat):
                self._start("bot", (*question, seat), partial(self._play_bot, session, seat, session.question))
        if table.config.clock is not None:
            self._start("clock", question, partial(self._time_out, session, session.question))

    @property
    def _is_driver(self) -> bool:
        return self.table.tables.store.drives(self.table.row.id)

    @property
    def is_idle(self) -> bool:
        return not self._tasks

    def stop(self) -> None:
        for task in tuple(self._tasks.values()):
            task.cancel()

    def _start(self, name: str, subject: tuple[int, ...], work: Callable[[], Awaitable[None]]) -> None:
        """Start a task unless it is running. It is tried again until the store accepts what it does."""
        key = (name, *subject)
        if key not in self._tasks:
            self._tasks[key] = task = self.table.tables.supervisor.start(name, work)
            task.add_done_callback(lambda _: self._tasks.pop(key, None))

    async def _finish_deal(self, played: int) -> None:
        """Deal without the bytes that did not arrive in time. A start of the server restarts the wait."""
        table, tables = self.table, self.table.tables
        await tables.clock.sleep(tables.settings.deal_seconds)

        async def deal() -> None:
            if table.row.dealing is not None and table.row.played == played and not table.frozen:
                await table.deal()

        await table.attempt(deal)

    async def _end_hold(self, ends: float) -> None:
        """Let bots go on, and show it, when they have waited long enough for players who listen."""
        table, clock = self.table, self.table.tables.clock
        while ends > clock.monotonic():
            await clock.sleep(ends - clock.monotonic())
        table.notify()

    async def _play_bot(self, session: GameSession, seat: Seat, question: int) -> None:
        """Ask the bot pool, and answer after a pause like a person's. A bot's chance follows from the table's secret, so
        that nobody can predict it.

        When the answer is shown tells nothing hidden: neither the pause nor the time that the bot has for any answer depends
        on its cards, and where it needs longer, it gets the same time once more.
        """
        table, tables = self.table, self.table.tables
        bot = table.bot_in(seat)
        if bot is None or session.question != question or seat not in session.asking:
            return
        pace = Random(f"{session.row.id} {question} {seat}").uniform(0.6, 1.4)
        pause, step = tables.settings.bot_pause * table.bot_pace * pace, bots.answer_seconds(bot)
        seed = hashed(f"{session.row.secret} {question} {seat}")
        view = session.view(seat).dump()
        thinking = asyncio.create_task(tables.bot_pool.answer(table.row.id, session.game, view, bot, seed))
        try:
            await tables.clock.sleep(max(pause, step))
            while not thinking.done():
                await tables.clock.sleep(step)
            moves = thinking.result()
        finally:
            thinking.cancel()

        async def play() -> None:
            if session.question != question or seat not in session.asking or table.frozen:
                return
            if table.bot_in(seat) is None or table.is_held(seat):
                return
            chosen = moves or session.random_answer(seat, Random(seed))
            try:
                await table.append("answer", seat, tuple(chosen), "bot", "")
            except Refusal:
                log.exception("bot %s gave an illegal answer; a random one is played", bot)
                await table.append("answer", seat, tuple(session.random_answer(seat, Random(seed))), "bot", "")

        if self._is_driver:
            await table.attempt(play)

    async def _time_out(self, session: GameSession, question: int) -> None:
        """Hand the seats that have not answered in time to a bot, for this question. Their times differ."""
        table, clock = self.table, self.table.tables.clock

        def due_of(seat: Seat) -> float:
            due = table.time_out_at(seat)
            return inf if due is None else due

        async def hand_over(moment: float) -> None:
            for seat in tuple(session.asking):
                if session.question == question and table.bot_in(seat) is None and due_of(seat) <= moment:
                    await table.append("away", seat, (), "clock", "")

        while session.question == question and (slow := [seat for seat in session.asking if table.bot_in(seat) is None]):
            due = min(map(due_of, slow))
            await clock.sleep(due - clock.monotonic())
            if table.frozen or not self._is_driver:
                return
            await table.attempt(partial(hand_over, due))


class Presence:
    """The visitors who are connected, each perhaps more than once, to this worker or to another."""

    def __init__(self) -> None:
        self._connections: dict[str, int] = {}
        self._preferred: dict[str, float] = {}
        self.here: dict[str, float] = {}
        """Those who are connected to this worker, with their pace of bots."""
        self._elsewhere: dict[int, tuple[float, Mapping[str, float]]] = {}
        """What other workers have reported, and when."""

    def __contains__(self, visitor: str | None) -> bool:
        return visitor in self.here or any(visitor in reported for _, reported in self._elsewhere.values())

    def __iter__(self) -> Iterator[str]:
        return iter(self._paces)

    @property
    def _paces(self) -> dict[str, float]:
        paces: dict[str, float] = {}
        for _, reported in self._elsewhere.values():
            paces |= reported
        return paces | self.here

    def arrive(self, visitor: str, bot_speed: str) -> bool:
        """Add a connection. Is it the visitor's first?"""
        self._connections[visitor] = self._connections.get(visitor, 0) + 1
        self.here[visitor] = self._preferred[visitor] = BOT_PACES.get(bot_speed, 1.0)
        return self._connections[visitor] == 1

    def depart(self, visitor: str) -> bool:
        """Remove a connection. Was it the visitor's last?"""
        self._connections[visitor] -= 1
        if self._connections[visitor]:
            return False
        del self._connections[visitor], self.here[visitor], self._preferred[visitor]
        return True

    def hold(self, visitor: str, *, is_held: bool) -> bool:
        """Let bots wait for a visitor, or no longer. Is that new? Who wants no pauses is not waited for."""
        before = self.here.get(visitor)
        if not before or not self._preferred[visitor]:
            return False
        self.here[visitor] = HELD if is_held else self._preferred[visitor]
        return self.here[visitor] != before

    def update_worker(self, worker: int, at: float, reported: Mapping[str, float]) -> bool:
        """Note who is connected to another worker. Is that new?"""
        _, before = self._elsewhere.pop(worker, (0.0, {}))
        if reported:
            self._elsewhere[worker] = at, reported
        return before != reported

    def expire(self, before: float, workers: set[int] | None = None) -> bool:
        """Drop reports that are too old, or of workers that are gone. Was there any?"""
        gone = [worker for worker, (at, _) in self._elsewhere.items() if at < before or (workers and worker not in workers)]
        for worker in gone:
            del self._elsewhere[worker]
        return bool(gone)

    def bot_pace(self, players: set[str | None]) -> float:
        """Return the factor of bots' pauses: the shortest that a player prefers, so that no player waits for others."""
        return min((pace for visitor, pace in self._paces.items() if visitor in players and pace != HELD), default=1.0)

    def listening(self, players: set[str | None]) -> set[str]:
        """Return the players whom bots should wait for: those who still listen, if all who are here do."""
        paces = {visitor: pace for visitor, pace in self._paces.items() if visitor in players}
        return {*paces} if set(paces.values()) == {HELD} else set()
