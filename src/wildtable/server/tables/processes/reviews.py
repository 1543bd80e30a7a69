"""Reviews: analyses of finished games, made in idle time of the bot pool while a visitor waits for them.

`IdleWork` and `IdleWorks` are also what experts' opinions are made of (`consulting`).
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Generic, TypeVar

from wildtable import bots
from wildtable.engine.files.record import Record
from wildtable.engine.game import AnyGame
from wildtable.engine.twin.backends import has_numba
from wildtable.games import game_of_record
from wildtable.lab.analysis import Analyst
from wildtable.lab.findings import AnalysisDraft, Finding, Outline, Task
from wildtable.lab.warming import is_warm
from wildtable.server.clock import Clock
from wildtable.server.errors import Denied
from wildtable.server.tables.archive.replays import Replay
from wildtable.server.tables.processes.bot_pool import BotPool
from wildtable.server.tables.processes.process_pool import ProcessDied

log = logging.getLogger(__name__)
MAX_WORKS = 100
"""Reviews in memory, a few kB each, and as many experts' opinions; beyond it, the least recently read is dropped."""
PATIENCE_SECONDS = 10.0
"""Seconds for which work continues after the last request for its progress."""
COMPILING_SECONDS = 2.0
"""How long to wait before looking again whether the game's twin is compiled."""


@dataclass(kw_only=True)
class IdleWork(ABC):
    """Something that is worked out in idle time, as long as it is asked for."""

    has_failed: bool = False
    wanted_until: float = 0.0
    job: asyncio.Task[None] | None = None

    @property
    @abstractmethod
    def is_done(self) -> bool: ...

    @property
    def is_running(self) -> bool:
        return self.job is not None and not self.job.done()

    def stop(self) -> None:
        if self.job is not None:
            self.job.cancel()


W = TypeVar("W", bound=IdleWork)


class IdleWorks(ABC, Generic[W]):
    """Works of a running server by key. Each stops without requests for it, and continues with the next."""

    def __init__(self, bot_pool: BotPool, clock: Clock, max_works: int = MAX_WORKS) -> None:
        self._pool = bot_pool.pool
        self._prepare = bot_pool.prepare
        self._clock = clock
        self._max_works = max_works
        self._works: dict[Hashable, W] = {}

    @abstractmethod
    async def _work(self, work: W) -> None:
        """Work until it is done, or no longer wanted."""

    def _open(self, key: Hashable, game: AnyGame, begin: Callable[[], W]) -> W:
        """Return the work of a key, begun anew if it has failed, and go on with it."""
        if not (has_numba() and game.has_twin()):
            raise Denied("review-numba")
        work = self._works.pop(key, None)
        if work is None or work.has_failed:
            work = begin()
        self._works[key] = work
        if len(self._works) > self._max_works:
            self._works.pop(next(iter(self._works))).stop()
        work.wanted_until = self._clock.monotonic() + PATIENCE_SECONDS
        if not work.is_done and not work.is_running:
            self._prepare(game, bots.EXPERT)
            work.job = asyncio.get_running_loop().create_task(self._try(work))
        return work

    async def _try(self, work: W) -> None:
        name = type(work).__name__
        try:
            await self._work(work)
        except (TimeoutError, ProcessDied):
            log.warning("%s: one step took too long, or its process died", name)
            work.has_failed = True
        except Exception:
            log.exception("%s: failed", name)
            work.has_failed = True

    def _is_wanted(self, work: W) -> bool:
        return self._clock.monotonic() < work.wanted_until

    def close(self) -> None:
        for work in self._works.values():
            work.stop()


@dataclass
class Review(IdleWork):
    """The analysis of a record, as far as it is done."""

    text: str
    draft: AnalysisDraft | None = None
    """None until work has begun."""
    is_done: bool = False
    tasks: Iterator[Task] = field(default_factory=lambda: iter(()))

    @property
    def share(self) -> float:
        """The share of the work that is done."""
        return 1.0 if self.is_done else self.draft.share if self.draft else 0.0


class Reviews(IdleWorks[Review]):
    """The reviews of a running server."""

    def holds(self, record: Record) -> bool:
        """Was a review of this record begun that has not failed?"""
        review = self._works.get(_key(record))
        return review is not None and not review.has_failed

    def open(self, replay: Replay) -> Review:
        """Return the review of a record and go on with it. Raise Denied where there can be none."""
        result = replay.moment().view.result
        if result is None or len(result.ranks) < 2:
            raise Denied("review-unfinished" if result is None else "review-alone")
        key = _key(replay.record)
        return self._open(key, game_of_record(replay.record), lambda: Review(key))

    async def _work(self, review: Review) -> None:
        await self._begin(review)
        while review.draft is not None and self._is_wanted(review):
            task = next(review.tasks, None)
            if task is None:
                review.is_done = True
                return
            review.draft.add(await self._pool.run_in_background(review.text, do_task, review.text, task))

    async def _begin(self, review: Review) -> None:
        """Find out what there is to do, once the game's twin is compiled."""
        while review.draft is None and self._is_wanted(review):
            outline = await self._pool.run_in_background(review.text, outline_record, review.text)
            if outline is None:
                await self._clock.sleep(COMPILING_SECONDS)
            else:
                review.draft = AnalysisDraft(outline)
                review.tasks = review.draft.tasks()


def _key(record: Record) -> str:
    """Return the text of a record without what does not matter here: the same game is reviewed once."""
    return str(replace(record, players=(), fairness=None))


@lru_cache(maxsize=4)
def _analyst(text: str) -> Analyst:
    return Analyst(Record.parse(text))


def outline_record(text: str) -> Outline | None:
    """Return what there is to do for a record; None as long as the game's twin is not compiled."""
    analyst = _analyst(text)
    return analyst.outline if is_warm(analyst.game.name) else None


def do_task(text: str, task: Task) -> Finding:
    """Do one task of the analysis of a record."""
    return _analyst(text).do(task)
