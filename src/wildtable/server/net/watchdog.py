"""Watchdog: measures how long anything holds the event loop, during which no other request is served.

A heartbeat measures every hold, whatever causes it. What runs for a request is measured from one await to the next, so that
a long hold can be attributed to its route.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Generator
from functools import partial
from time import perf_counter, thread_time
from typing import TYPE_CHECKING, Any

from wildtable.server.net.metrics import HEARTBEAT, Metrics

if TYPE_CHECKING:
    from starlette.types import Scope

log = logging.getLogger(__name__)
HEARTBEAT_SECONDS = 0.02
MAX_HOLD_SECONDS = 0.05
LOG_SECONDS = 60.0
"""How long a route is not logged again, unless its longest hold doubles."""


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
            began, cpu_began = self.times
            await asyncio.sleep(HEARTBEAT_SECONDS)
            ended, cpu_ended = self.times
            self._metrics.add_hold(HEARTBEAT, max(ended - began - HEARTBEAT_SECONDS, 0.0), cpu_ended - cpu_began)

    def watch(self, scope: Scope, work: Awaitable[None]) -> Awaitable[None]:
        """Return the same work, with what runs from one await to the next measured for the scope's route."""
        return _Stretches(self, scope, work)

    def add(self, scope: Scope, seconds: float, cpu: float) -> None:
        """Count a hold, and log it if it is long."""
        route = route_of(scope)
        self._metrics.add_hold(route, seconds, cpu)
        if seconds <= MAX_HOLD_SECONDS:
            return
        now, (logged_at, longest) = self._timer(), self._logged.get(route, (float("-inf"), 0.0))
        if now - logged_at >= LOG_SECONDS or seconds >= 2 * longest:
            self._logged[route] = now, max(seconds, longest)
            log.info("%s held the event loop for %.0f ms (%.0f ms of CPU time)", route, seconds * 1e3, cpu * 1e3)

    @property
    def times(self) -> tuple[float, float]:
        return self._timer(), self._cpu_timer()


class _Stretches:
    """An awaitable that passes everything on to another, and measures each of its steps."""

    def __init__(self, watchdog: Watchdog, scope: Scope, work: Awaitable[None]) -> None:
        self._watchdog = watchdog
        self._scope = scope
        self._work = work

    def __await__(self) -> Generator[Any, Any, None]:
        steps = self._work.__await__()
        resume = partial(steps.send, None)
        while True:
            began, cpu_began = self._watchdog.times
            try:
                waits_for = resume()
            except StopIteration:
                return
            finally:
                ended, cpu_ended = self._watchdog.times
                self._watchdog.add(self._scope, ended - began, cpu_ended - cpu_began)
            try:
                value = yield waits_for
            except BaseException as error:  # noqa: BLE001 - a cancellation, too, is passed on
                resume = partial(steps.throw, error)
            else:
                resume = partial(steps.send, value)


def route_of(scope: Scope) -> str:
    """Return the path template of a request's route: there are few of them, and no secret is in one."""
    return str(getattr(scope.get("route"), "path", "other"))
