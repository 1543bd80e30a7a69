"""Watchdog: measures how long anything holds the event loop, during which no other request is served.

A heartbeat measures every hold, whatever causes it. What runs in a task is measured from one await to the next, and
attributed to the route of its request or to the background task. The tasks that a request starts count as part of it.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Generator
from contextvars import ContextVar
from time import perf_counter, thread_time
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar

from wildtable.server.net.metrics import HEARTBEAT, TASK, Metrics

if TYPE_CHECKING:
    from starlette.types import Scope

log = logging.getLogger(__name__)
HEARTBEAT_SECONDS = 0.02
MAX_HOLD_SECONDS = 0.05
LOG_SECONDS = 60.0
"""How long a route is not logged again, unless its longest hold doubles."""
P = ParamSpec("P")
T = TypeVar("T")

_holder: ContextVar[Scope | str] = ContextVar("holder", default="other")
"""What the current task works for: a request, or a background task by its name."""


def work_for(holder: Scope | str) -> None:
    """Attribute the holds of the current task, and of those it starts, to a request or a background task."""
    _holder.set(holder)


class Watchdog:
    """The longest holds of a running server."""

    def __init__(
        self, metrics: Metrics, timer: Callable[[], float] = perf_counter, cpu_timer: Callable[[], float] = thread_time
    ) -> None:
        self._metrics = metrics
        self._timer = timer
        self._cpu_timer = cpu_timer
        self._logged: dict[str, tuple[float, float]] = {}

    async def beat(self) -> None:
        """Measure how much later than planned this task is resumed, until it is cancelled."""
        while True:
            began, cpu_began = self._timer(), self._cpu_timer()
            await asyncio.sleep(HEARTBEAT_SECONDS)
            late, cpu = self._timer() - began - HEARTBEAT_SECONDS, self._cpu_timer() - cpu_began
            self._metrics.add_hold(HEARTBEAT, max(late, 0.0), cpu)

    def watch_tasks(self) -> None:
        """Measure all tasks that are started from now on in the running event loop."""

        def start(loop: asyncio.AbstractEventLoop, work: Any, **about: Any) -> asyncio.Task[Any]:
            return asyncio.Task(_MeasuredWork(self, work), loop=loop, **about)

        asyncio.get_running_loop().set_task_factory(start)

    def measure(self, step: Callable[P, T], *args: P.args, **kwargs: P.kwargs) -> T:
        """Call a function. Count that as a hold of what the current task works for, and log it if it is long."""
        began, cpu_began = self._timer(), self._cpu_timer()
        try:
            return step(*args, **kwargs)
        finally:
            self._add(self._timer() - began, cpu_began)

    def _add(self, seconds: float, cpu_began: float) -> None:
        """Count a hold. Its CPU time, which is never longer and takes a system call to read, only if it may be the longest
        or is logged."""
        route = route_of(_holder.get())
        is_read = seconds > min(self._metrics.longest_cpu(route), MAX_HOLD_SECONDS)
        cpu = self._cpu_timer() - cpu_began if is_read else 0.0
        self._metrics.add_hold(route, seconds, cpu)
        if seconds <= MAX_HOLD_SECONDS:
            return
        now, (logged_at, longest) = self._timer(), self._logged.get(route, (float("-inf"), 0.0))
        if now - logged_at >= LOG_SECONDS or seconds >= 2 * longest:
            self._logged[route] = now, max(seconds, longest)
            log.info("%s held the event loop for %.0f ms (%.0f ms of CPU time)", route, seconds * 1e3, cpu * 1e3)


class _MeasuredWork(Coroutine[Any, Any, T]):
    """A coroutine that passes everything on to another, and measures each of its steps."""

    def __init__(self, watchdog: Watchdog, work: Coroutine[Any, Any, T]) -> None:
        self._watchdog = watchdog
        self._work = work

    def send(self, value: Any) -> Any:
        return self._watchdog.measure(self._work.send, value)

    def throw(self, *error: Any) -> Any:
        return self._watchdog.measure(self._work.throw, *error)

    def close(self) -> None:
        self._work.close()

    def __await__(self) -> Generator[Any, Any, T]:
        return self._work.__await__()

    def __getattr__(self, name: str) -> Any:
        """Look like the other one: those who show a task, or ask whether it has begun, read attributes of its coroutine."""
        return getattr(self._work, name)


def route_of(holder: Scope | str) -> str:
    """Return the name of a background task, or the path template of a request's route: there are few of them, and no secret
    is in one."""
    return f"{TASK}{holder}" if isinstance(holder, str) else str(getattr(holder.get("route"), "path", "other"))
