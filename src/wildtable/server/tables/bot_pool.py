"""BotPool: bots in processes of their own. They get a view as plain data and nothing else."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from random import Random
from time import perf_counter
from typing import Any

from wildtable import bots
from wildtable.engine.choices import Choice
from wildtable.engine.game import AnyGame
from wildtable.engine.guide import GUIDE
from wildtable.engine.moves import Move
from wildtable.engine.view import View
from wildtable.games import get_game, twin, twinned
from wildtable.lab.warming import is_warm, warm_in_background
from wildtable.server.net.metrics import Metrics
from wildtable.server.tables.worker_pool import WorkerDied, WorkerPool

log = logging.getLogger(__name__)


class Partner(bots.Bot):
    """A partner in a guided first game. It has no public name, since it can play nowhere else."""

    name = GUIDE

    def choose(self, view: View, choice: Choice[Any], rng: Random) -> Move:
        guide = view.game.guide
        assert guide is not None
        return guide.partner(view, choice)


def prepare() -> None:
    """Load the twins that bots need, when a worker starts; compile those that are not compiled yet in the background."""
    if bots.any_needs_twins():
        warm_in_background()
        for name in filter(is_warm, twinned()):
            twin(name)


def think(game: str, deck: str, dump: Mapping[str, Any], bot: str, seed: str) -> list[str]:
    """Return a bot's complete answer. It plays on a state imagined from its view, where everything hidden is invented.

    Nobody waits for a compiler: a bot whose twin is not compiled yet follows the game's advice.
    """
    rng = Random(seed)
    rules: AnyGame = get_game(game, deck)
    view = View.load(rules, dump)
    seat = view.viewer
    assert seat is not None
    state = rules.imagine(view, rng)
    past = state.history
    player = Partner() if bot == GUIDE else bots.make(bot)
    if player.needs_twins and not is_warm(game):
        player = bots.make("greedy")
    moves: list[str] = []
    while state.history is past and seat in state.asking:
        move = player.choose(state.view(seat), state.asking[seat], rng)
        moves.append(move.notation)
        state.play(seat, move)
    return moves


class BotPool:
    """Bots in the worker processes of a pool of their own. Starting a process does not count as a bot's time.

    A bot that fails or takes too long has no answer: the table plays a random one.
    """

    def __init__(self, workers: int, seconds: float, metrics: Metrics | None = None) -> None:
        self._seconds = seconds
        self.workers = WorkerPool(workers, seconds)
        self.metrics = metrics or Metrics()

    @property
    def asked(self) -> int:
        """The number of questions that are in work or queued."""
        return self.workers.size

    async def answer(self, game: AnyGame, dump: Mapping[str, Any], bot: str, seed: str) -> list[str] | None:
        """Return a bot's answer to the question in a dumped view; None if it fails or takes too long."""
        began = perf_counter()
        try:
            return await self.workers.run("", think, game.name, game.deck_text, dump, bot, seed)
        except TimeoutError:
            log.warning("bot %s took longer than %.1f s", bot, self._seconds)
            self.metrics.bot_failures.add("late")
        except WorkerDied:
            log.warning("the process of bot %s died", bot)
            self.metrics.bot_failures.add("died")
        except Exception:
            log.exception("bot %s failed", bot)
            self.metrics.bot_failures.add("failed")
        finally:
            self.metrics.bot_seconds.add(bot, perf_counter() - began)
        return None

    def close(self) -> None:
        self.workers.close()
