"""BotPool: bots in processes of their own. They get a view as plain data and nothing else."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import threading
from collections.abc import Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from random import Random
from time import perf_counter
from typing import Any

from wildtable import bots
from wildtable.engine.choices import Choice
from wildtable.engine.game import AnyGame
from wildtable.engine.guide import GUIDE
from wildtable.engine.moves import Move
from wildtable.engine.view import View
from wildtable.games import get_game
from wildtable.server.net.metrics import Metrics

log = logging.getLogger(__name__)


def _start_worker() -> None:
    """Leave Ctrl-C to the parent process, and end when the parent does, however it ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def exit_with_parent() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=exit_with_parent, daemon=True).start()


class Partner(bots.Bot):
    """A partner in a guided first game. It has no public name, since it can play nowhere else."""

    name = GUIDE

    def choose(self, view: View, choice: Choice[Any], rng: Random) -> Move:
        guide = view.game.guide
        assert guide is not None
        return guide.partner(view, choice)


def think(game: str, deck: str, dump: Mapping[str, Any], bot: str, seed: str) -> list[str]:
    """Return a bot's complete answer. It plays on a state imagined from its view, where everything hidden is invented."""
    rng = Random(seed)
    rules: AnyGame = get_game(game, deck)
    view = View.load(rules, dump)
    seat = view.viewer
    assert seat is not None
    state = rules.imagine(view, rng)
    past = state.history
    player = Partner() if bot == GUIDE else bots.make(bot)
    moves: list[str] = []
    while state.history is past and seat in state.asking:
        move = player.choose(state.view(seat), state.asking[seat], rng)
        moves.append(move.notation)
        state.play(seat, move)
    return moves


def _warm_up() -> None:
    """The first job of a pool: when it is done, the worker has imported this module."""


class BotPool:
    """A pool of worker processes, started with the first question; starting them does not count as a bot's time.

    A bot that fails or takes too long has no answer: the table plays a random one.
    """

    def __init__(self, workers: int, seconds: float, metrics: Metrics | None = None) -> None:
        self._workers = workers
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        self._warm: Future[None] = Future()
        self.metrics = metrics or Metrics()
        self.asked = 0
        """The number of questions that are in work or queued."""

    async def answer(self, game: AnyGame, dump: Mapping[str, Any], bot: str, seed: str) -> list[str] | None:
        """Return a bot's answer to the question in a dumped view; None if it fails or takes too long."""
        began = perf_counter()
        self.asked += 1
        try:
            pool = await self._start()
            work = pool.submit(think, game.name, game.deck_text, dump, bot, seed)
            return await asyncio.wait_for(asyncio.wrap_future(work), self._seconds)
        except TimeoutError:
            log.warning("bot %s took longer than %.1f s", bot, self._seconds)
            self.metrics.bot_failures.add("late")
        except BrokenProcessPool:
            log.exception("a bot process died")
            self.metrics.bot_failures.add("died")
            self.close()
        except Exception:
            log.exception("bot %s failed", bot)
            self.metrics.bot_failures.add("failed")
        finally:
            self.asked -= 1
            self.metrics.bot_seconds.add(bot, perf_counter() - began)
        return None

    async def _start(self) -> ProcessPoolExecutor:
        pool = self._pool
        if pool is None:
            pool = self._pool = ProcessPoolExecutor(
                self._workers, mp_context=get_context("spawn"), initializer=_start_worker
            )
            self._warm = pool.submit(_warm_up)
        await asyncio.shield(asyncio.wrap_future(self._warm))
        return pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
