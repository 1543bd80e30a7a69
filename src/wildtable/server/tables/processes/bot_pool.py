"""BotPool: bots in processes of their own. They get a view as plain data and nothing else."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping
from random import Random
from time import perf_counter
from typing import Any, NamedTuple

from wildtable import bots
from wildtable.engine.choices import Choice
from wildtable.engine.game import AnyGame
from wildtable.engine.knowledge.view import View
from wildtable.engine.moves import Move
from wildtable.engine.presentation.guide import GUIDE
from wildtable.games import get_game, twin
from wildtable.lab.warming import is_warm, warm_in_background
from wildtable.server.net.monitoring import Metrics
from wildtable.server.tables.processes.process_pool import ProcessDied, ProcessPool

log = logging.getLogger(__name__)


class Partner(bots.Bot):
    """A partner in a guided first game. It has no public name, since it can play nowhere else."""

    name = GUIDE

    def choose(self, view: View, choice: Choice[Any], rng: Random) -> Move:
        guide = view.game.guide
        assert guide is not None
        return guide.partner(view, choice)


class BotQuestion(NamedTuple):
    """What a bot is asked: a dumped view of a game with a deck, the seed of the bot's chance, its share of the budget."""

    game: str
    deck: str
    dump: Mapping[str, Any]
    bot: str
    seed: str
    share: float = 1.0


class BotAnswer(NamedTuple):
    """A bot's moves, and the share of its budget that it used; 1 for bots without a budget."""

    moves: list[str]
    share: float


def load_twin(game: str) -> None:
    """Load the twin of a game; have it compiled in the background if it is not."""
    if is_warm(game):
        twin(game)
    else:
        warm_in_background()


def start() -> None:
    """Do nothing, so that a process starts and gets prepared."""


def think(question: BotQuestion) -> BotAnswer:
    """Return a bot's complete answer.

    Players do not wait for a compiler: a bot whose twin is not compiled yet follows the game's advice, with a share of 0.
    """
    rng = Random(question.seed)
    game: AnyGame = get_game(question.game, question.deck)
    view = View.load(game, question.dump)
    player = Partner() if question.bot == GUIDE else bots.make(question.bot)
    if player.needs_twin(game):
        player.share = question.share
        if not is_warm(game.name):
            player = bots.make("greedy")
            player.share = 0.0
    return BotAnswer([*bots.answer(player, view, rng)], player.share)


class BotPool:
    """Bots in the processes of a pool of their own. Starting a process does not count as a bot's time.

    A bot that fails or takes too long has no answer: the table plays a random one.
    """

    def __init__(self, processes: int, seconds: float, metrics: Metrics | None = None) -> None:
        self._seconds = seconds
        self.pool = ProcessPool(processes, seconds)
        self._size = processes
        self._prepared: set[str] = set()
        self._starting: set[asyncio.Task[None]] = set()
        self.metrics = metrics or Metrics()

    @property
    def asked(self) -> int:
        """The number of questions that are in work or queued."""
        return self.pool.size

    @property
    def share(self) -> float:
        """The share of their budgets that bots may use: the more questions there are for each process, the less."""
        return 1 / (1 << (max(self.asked // self._size, 1).bit_length() - 1))

    def prepare(self, game: AnyGame, bot: str) -> None:
        """Load the twin that a bot needs into all processes, if possible before the bot is asked."""
        if bot == GUIDE or game.name in self._prepared or not bots.make(bot).needs_twin(game):
            return
        self._prepared.add(game.name)
        self.pool.prepare(load_twin, game.name)
        for _ in range(self._size):
            task = asyncio.get_running_loop().create_task(self.pool.run("", start))
            self._starting.add(task)
            task.add_done_callback(self._forget)

    def _forget(self, task: asyncio.Task[None]) -> None:
        """Leave it to the next job if a process could not start."""
        self._starting.discard(task)
        if not task.cancelled():
            task.exception()

    async def answer(self, table: str, game: AnyGame, dump: Mapping[str, Any], bot: str, seed: str) -> list[str] | None:
        """Return a bot's answer to the question in a dumped view; None if it fails or takes too long. Tables take turns."""
        began = perf_counter()
        question = BotQuestion(game.name, game.deck_text, dump, bot, seed, self.share)
        try:
            answer = await self.pool.run(table, think, question)
        except TimeoutError:
            log.warning("bot %s took longer than %.1f s", bot, self._seconds)
            self.metrics.bot_failures.add("late")
        except ProcessDied:
            log.warning("the process of bot %s died", bot)
            self.metrics.bot_failures.add("died")
        except Exception:
            log.exception("bot %s failed", bot)
            self.metrics.bot_failures.add("failed")
        else:
            self.metrics.bot_budgets.add(f"{answer.share:g}")
            return answer.moves
        finally:
            self.metrics.bot_seconds.add(bot, perf_counter() - began)
        return None

    def close(self) -> None:
        self.pool.close()
