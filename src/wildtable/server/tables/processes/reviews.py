"""Reviews: analyses of finished games, made in idle time of the bot pool while a visitor waits for them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from functools import lru_cache

from wildtable import bots
from wildtable.engine.files.record import Record
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
MAX_REVIEWS = 100
"""Reviews in memory, a few kB each; beyond it, the least recently read is dropped."""
PATIENCE_SECONDS = 10.0
"""Seconds for which work continues after the last request for its progress."""
COMPILING_SECONDS = 2.0
"""How long to wait before looking again whether the game's twin is compiled."""


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


@dataclass
class Review:
    """The analysis of a record, as far as it is done."""

    text: str
    draft: AnalysisDraft | None = None
    """None until work has begun."""
    is_done: bool = False
    has_failed: bool = False
    wanted_until: float = 0.0
    job: asyncio.Task[None] | None = None
    tasks: Iterator[Task] = field(default_factory=lambda: iter(()))

    @property
    def is_running(self) -> bool:
        return self.job is not None and not self.job.done()

    @property
    def share(self) -> float:
        """The share of the work that is done."""
        return 1.0 if self.is_done else self.draft.share if self.draft else 0.0


class Reviews:
    """The reviews of a running server. Work on one stops without requests for it, and continues with the next."""

    def __init__(self, bot_pool: BotPool, clock: Clock, max_reviews: int = MAX_REVIEWS) -> None:
        self._bot_pool = bot_pool
        self._clock = clock
        self._max_reviews = max_reviews
        self._reviews: dict[str, Review] = {}

    def holds(self, record: Record) -> bool:
        """Was a review of this record begun that has not failed?"""
        found = self._reviews.get(_key(record))
        return found is not None and not found.has_failed

    def open(self, replay: Replay) -> Review:
        """Return the review of a record and go on with it. Raise Denied where there can be none."""
        game = game_of_record(replay.record)
        result = replay.moment().view.result
        if result is None or len(result.ranks) < 2:
            raise Denied("review-unfinished" if result is None else "review-alone")
        if not (has_numba() and game.has_twin()):
            raise Denied("review-numba")
        key = _key(replay.record)
        review = self._reviews.pop(key, None)
        if review is None or review.has_failed:
            review = Review(key)
        self._reviews[key] = review
        if len(self._reviews) > self._max_reviews:
            _stop(self._reviews.pop(next(iter(self._reviews))))
        review.wanted_until = self._clock.monotonic() + PATIENCE_SECONDS
        if not review.is_done and not review.is_running:
            self._bot_pool.prepare(game, bots.EXPERT)
            review.job = asyncio.get_running_loop().create_task(self._work(review))
        return review

    async def _work(self, review: Review) -> None:
        try:
            await self._begin(review)
            while review.draft is not None and self._is_wanted(review):
                task = next(review.tasks, None)
                if task is None:
                    review.is_done = True
                    return
                review.draft.add(await self._bot_pool.pool.run_in_background(review.text, do_task, review.text, task))
        except (TimeoutError, ProcessDied):
            log.warning("a review took too long in one step, or its process died")
            review.has_failed = True
        except Exception:
            log.exception("a review failed")
            review.has_failed = True

    async def _begin(self, review: Review) -> None:
        """Find out what there is to do, once the game's twin is compiled."""
        while review.draft is None and self._is_wanted(review):
            outline = await self._bot_pool.pool.run_in_background(review.text, outline_record, review.text)
            if outline is None:
                await self._clock.sleep(COMPILING_SECONDS)
            else:
                review.draft = AnalysisDraft(outline)
                review.tasks = review.draft.tasks()

    def _is_wanted(self, review: Review) -> bool:
        return self._clock.monotonic() < review.wanted_until

    def close(self) -> None:
        for review in self._reviews.values():
            _stop(review)


def _key(record: Record) -> str:
    """Return the text of a record without what does not matter here: the same game is reviewed once."""
    return str(replace(record, players=(), fairness=None))


def _stop(review: Review) -> None:
    if review.job is not None:
        review.job.cancel()
