"""Thinkers: bots at work outside the event loop. They get a view as plain data and nothing else."""

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
from wildtable.games import made
from wildtable.server.net.metrics import Metrics

log = logging.getLogger(__name__)


def _attend() -> None:
    """A process of the pool leaves Ctrl-C to its parent, and ends when the parent is gone, however it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = parent_process()
    assert parent is not None

    def follow() -> None:
        parent.join()
        os._exit(1)

    threading.Thread(target=follow, daemon=True).start()


class Partner(bots.Bot):
    """A partner in a guided first game. Made here and not by name, for it can play nowhere else."""

    name = GUIDE

    def choose(self, view: View, choice: Choice[Any], rng: Random) -> Move:
        guide = view.game.guide
        assert guide is not None
        return guide.partner(view, choice)


def think(game: str, deck: str, dump: Mapping[str, Any], bot: str, seed: str) -> list[str]:
    """A whole answer, card by card. The bot plays on a state dealt from the view, where everything hidden is made up."""
    rng = Random(seed)
    rules: AnyGame = made(game, deck)
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


def _wake() -> None:
    """The first work of a pool: when it is done, this module and all it needs is there."""


class BotPool:
    """A pool of processes, started with the first question: starting them counts as nobody's thinking.

    A bot that fails or takes too long has said nothing: the table then plays for it by chance.
    """

    def __init__(self, workers: int, seconds: float, metrics: Metrics | None = None) -> None:
        self._workers = workers
        self._seconds = seconds
        self._pool: ProcessPoolExecutor | None = None
        self._awake: Future[None] = Future()
        self.metrics = metrics or Metrics()
        self.asked = 0
        """How many questions are being thought about, or wait for a process that is free."""

    async def answer(self, game: AnyGame, dump: Mapping[str, Any], bot: str, seed: str) -> list[str] | None:
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
            log.exception("the bots' processes died")
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
            pool = self._pool = ProcessPoolExecutor(self._workers, mp_context=get_context("spawn"), initializer=_attend)
            self._awake = pool.submit(_wake)
        await asyncio.shield(asyncio.wrap_future(self._awake))
        return pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
