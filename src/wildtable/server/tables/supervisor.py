"""Supervisor: background tasks that start again when they fail."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from wildtable.server.clock import Clock
from wildtable.server.net.monitoring import LabelledCounter, work_for
from wildtable.server.store.contract import StoreError

log = logging.getLogger(__name__)
FIRST_PAUSE_SECONDS = 0.5
MAX_PAUSE_SECONDS = 30.0


class Supervisor:
    """Runs background tasks. One that fails starts again after a pause, which doubles with every failure in a row."""

    def __init__(self, clock: Clock, failures: LabelledCounter) -> None:
        self._clock = clock
        self._failures = failures
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self, name: str, work: Callable[[], Awaitable[object]]) -> asyncio.Task[None]:
        """Run `work` until it succeeds. `name` is its label in the log and the metrics."""
        task = asyncio.get_running_loop().create_task(self._run(name, work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def ensure(self, name: str, work: Callable[[], Awaitable[object]]) -> None:
        """Do something now; if that fails, in the background until it succeeds. For what must follow a change that was made
        already, and must not make its caller fail."""
        try:
            await work()
        except Exception as error:  # noqa: BLE001 (as in `_run`)
            self._report(name, error, FIRST_PAUSE_SECONDS)
            self.start(name, work)

    def stop(self) -> None:
        """Cancel all tasks."""
        for task in tuple(self._tasks):
            task.cancel()

    async def _run(self, name: str, work: Callable[[], Awaitable[object]]) -> None:
        work_for(name)
        pause = FIRST_PAUSE_SECONDS
        while True:
            began = self._clock.monotonic()
            try:
                await work()
            except Exception as error:  # noqa: BLE001 (whatever it is, the task must go on)
                if self._clock.monotonic() - began > MAX_PAUSE_SECONDS:
                    pause = FIRST_PAUSE_SECONDS
                self._report(name, error, pause)
            else:
                return
            await self._clock.sleep(pause)
            pause = min(2 * pause, MAX_PAUSE_SECONDS)

    def _report(self, name: str, error: Exception, pause: float) -> None:
        """Count every failure, and log the first of several in a row: there may be a task for each of many tables."""
        self._failures.add(name)
        if pause == FIRST_PAUSE_SECONDS:
            trace = None if isinstance(error, StoreError) else error
            log.error("task %s failed and is tried again: %s", name, error, exc_info=trace)
