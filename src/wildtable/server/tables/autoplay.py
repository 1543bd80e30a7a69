"""Autoplay: what a table does without its players. Deals end, bots answer, and clocks run out.

Of several workers, the one that has the table's lease drives it. Two that do so for a moment do no harm: the log takes one
answer to each question.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from random import Random
from typing import TYPE_CHECKING

from wildtable.engine.cards import Seat
from wildtable.engine.refusals import Refusal
from wildtable.server.net.tokens import hashed
from wildtable.server.tables.game_session import GameSession
from wildtable.server.tables.presence import HELD

if TYPE_CHECKING:
    from wildtable.server.tables.logged_table import LoggedTable

log = logging.getLogger(__name__)


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
        if not self._is_driver:
            return
        if table.row.dealing is not None:
            self._start("deal", (table.row.played,), partial(self._finish_deal, table.row.played))
        if session is None or session.is_over:
            return
        question = (session.row.id, session.question)
        for seat in session.asking if table.bot_pace != HELD else ():
            if table.bot_in(seat) is not None:
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

    def _start(self, name: str, about: tuple[int, ...], work: Callable[[], Awaitable[None]]) -> None:
        """Start a task unless it is running. It is tried again until the store accepts what it does."""
        key = (name, *about)
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

    async def _play_bot(self, session: GameSession, seat: Seat, question: int) -> None:
        """Pause like a person, ask the bot pool, answer. The pause depends on nothing hidden; a bot's chance follows from
        the table's secret, so that nobody can predict it. While players listen the task ends; it is started again later."""
        table, tables = self.table, self.table.tables
        if table.bot_pace == HELD:
            return
        pace = Random(f"{session.row.id} {question} {seat}").uniform(0.6, 1.4)
        await tables.clock.sleep(tables.settings.bot_pause * table.bot_pace * pace)
        bot = table.bot_in(seat) if table.bot_pace != HELD else None
        if bot is None or session.question != question or seat not in session.asking:
            return
        seed = hashed(f"{session.row.secret} {question} {seat}")
        moves = await tables.bot_pool.answer(table.row.id, session.game, session.view(seat).dump(), bot, seed)

        async def play() -> None:
            if session.question != question or seat not in session.asking or table.bot_in(seat) is None or table.frozen:
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
        """Hand the seats that have not answered in time to a bot, until their players are back."""
        table, clock = self.table, self.table.tables.clock
        while (due := table.time_out_at()) is not None and due > clock.monotonic():
            await clock.sleep(due - clock.monotonic())

        async def hand_over() -> None:
            if session.question != question or table.frozen or due is None:
                return
            for seat in tuple(session.asking):
                if table.bot_in(seat) is None:
                    await table.append("away", seat, (), "clock", "")

        if self._is_driver:
            await table.attempt(hand_over)
