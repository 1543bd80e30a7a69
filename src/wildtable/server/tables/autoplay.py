"""Driver: what happens at a table by itself. Bots answer, and clocks run."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from random import Random
from typing import TYPE_CHECKING

from wildtable.engine.cards import Seat
from wildtable.engine.refusals import Refusal
from wildtable.server.net.tokens import hashed
from wildtable.server.tables.game_session import GameSession

if TYPE_CHECKING:
    from wildtable.server.tables.table import Table

log = logging.getLogger(__name__)


class Autoplay:
    """One piece of work for each seat that a bot answers for, and one for the clock of a question."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._tasks: dict[object, asyncio.Task[None]] = {}

    def drive(self) -> None:
        """See to it that bots answer and clocks run. Safe to call at any time."""
        table, play = self.table, self.table.play
        if play is None or play.state.over or table.frozen:
            return
        for seat in play.state.asking:
            if table.bot_in(seat) is not None:
                self._do(("bot", seat, play.row.id, play.question), self._bot_turn(play, seat, play.question))
        if table.config.clock is not None:
            self._do(("clock", play.row.id, play.question), self._time_out(play, play.question))

    @property
    def idle(self) -> bool:
        return not self._tasks

    def stop(self) -> None:
        for task in tuple(self._tasks.values()):
            task.cancel()

    def _do(self, key: object, work: Coroutine[None, None, None]) -> None:
        if key in self._tasks:
            work.close()
            return
        task = asyncio.get_running_loop().create_task(work)
        self._tasks[key] = task
        task.add_done_callback(lambda _: self._tasks.pop(key, None))

    async def _bot_turn(self, play: GameSession, seat: Seat, question: int) -> None:
        """Pause like a person, think elsewhere, answer. The pause does not depend on anything hidden; a bot's chance follows
        from the host's secret, so that nobody foresees it."""
        table, tables = self.table, self.table.tables
        pace = Random(f"{play.row.id} {question} {seat}").uniform(0.6, 1.4)
        await tables.clock.sleep(tables.settings.bot_pause * pace)
        bot = table.bot_in(seat)
        if bot is None or play.question != question or seat not in play.state.asking:
            return
        seed = hashed(f"{play.row.secret} {question} {seat}")
        moves = await tables.bot_pool.answer(play.game, play.state.view(seat).dump(), bot, seed)
        async with table.lock:
            if play.question != question or seat not in play.state.asking or table.bot_in(seat) is None or table.frozen:
                return
            try:
                await table.append("answer", seat, tuple(moves or _by_chance(play, seat, seed)), "bot", "")
            except Refusal:
                log.exception("bot %s answered against the rules", bot)
                await table.append("answer", seat, tuple(_by_chance(play, seat, seed)), "bot", "")

    async def _time_out(self, play: GameSession, question: int) -> None:
        """Who has not answered in time is away: a bot plays until its player is back."""
        table, clock = self.table, self.table.tables.clock
        deadline = table.deadline()
        assert deadline is not None
        await clock.sleep(deadline - clock.now())
        async with table.lock:
            if play.question != question or table.frozen:
                return
            for seat in tuple(play.state.asking):
                if table.bot_in(seat) is None:
                    await table.append("away", seat, (), "clock", "")


def _by_chance(play: GameSession, seat: Seat, seed: str) -> list[str]:
    """Any legal answer, from where the seat's answer stands."""
    rng, state, moves = Random(seed), play.state.copy(), []
    past = state.history
    while state.history is past and seat in state.asking:
        moves.append(state.asking[seat].sample(rng).notation)
        state.play(seat, moves[-1])
    return moves
