"""Jobs for the threads of a store: the coroutine that waits for one, and a queue that hands over all that wait at once."""

from __future__ import annotations

import asyncio
import queue
import time
from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from typing import Any, Generic, TypeVar

from wildtable.server.store.contract import StoreError

MAX_BATCH = 256
Outcome = tuple[Any, BaseException | None]
"""The result of a job, or its error."""


class StoreJob:
    """Something to do in a thread of the store, with the future of the coroutine that waits for it."""

    def __init__(self, patience: float | None = None) -> None:
        """`patience`: after how many seconds the job is given up, whatever it waits for."""
        loop = asyncio.get_running_loop()
        self.future: asyncio.Future[Any] = loop.create_future()
        self.queued_at = time.monotonic()
        self.is_given_up = False
        self._timer = None if patience is None else loop.call_later(patience, self._give_up, patience)

    def _give_up(self, patience: float) -> None:
        """Let the caller wait no longer. A job that has not begun is not done any more."""
        self.is_given_up = True
        self.resolve(None, StoreError(f"the database has not answered within {patience:g} s"))

    def resolve(self, result: Any, error: BaseException | None = None) -> None:
        """Pass the result or the error on. The caller may have been cancelled."""
        if self._timer is not None:
            self._timer.cancel()
        if self.future.done():
            return
        if error is not None:
            self.future.set_exception(error)
        else:
            self.future.set_result(result)


def resolve_all(jobs: Sequence[StoreJob], outcomes: Iterable[Outcome]) -> None:
    """Pass the outcomes of jobs of one event loop on to it, from any thread, and wake it once. It may be closed."""

    def resolve() -> None:
        for job, outcome in zip(jobs, outcomes, strict=True):
            job.resolve(*outcome)

    with suppress(RuntimeError):
        jobs[0].future.get_loop().call_soon_threadsafe(resolve)


J = TypeVar("J", bound=StoreJob)


class BatchQueue(Generic[J]):
    """The jobs of one thread, which iterates over batches of them until the queue is closed and empty."""

    def __init__(self) -> None:
        self._queue: queue.SimpleQueue[J | None] = queue.SimpleQueue()
        self._is_closed = False

    async def do(self, job: J) -> Any:
        """Queue a job and return its result. It is done even if the caller is cancelled."""
        if self._is_closed:
            raise StoreError("the store is closed")
        self._queue.put(job)
        return await job.future

    def __len__(self) -> int:
        return self._queue.qsize()

    def close(self) -> None:
        """Refuse new jobs; those in the queue are still done."""
        if not self._is_closed:
            self._is_closed = True
            self._queue.put(None)

    def __iter__(self) -> Iterator[list[J]]:
        is_open = True
        while is_open:
            batch = [self._queue.get()]
            while len(batch) < MAX_BATCH and not self._queue.empty():
                batch.append(self._queue.get_nowait())
            is_open = None not in batch
            if jobs := [job for job in batch if job is not None]:
                yield jobs
