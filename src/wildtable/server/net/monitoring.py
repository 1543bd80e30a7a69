"""Monitoring: metrics in the text format of Prometheus, what holds the event loop, and the latest errors.

Counting adds to a dict on the event loop: no locks, and nothing is formatted until a scrape.
"""

from __future__ import annotations

import asyncio
import logging
from bisect import bisect_left
from collections import deque
from collections.abc import Callable, Collection, Coroutine, Generator, Iterable, Iterator, Mapping
from contextvars import ContextVar
from dataclasses import dataclass, field, replace
from itertools import accumulate
from pathlib import Path
from time import perf_counter, thread_time
from traceback import extract_tb
from typing import TYPE_CHECKING, Any, Literal, ParamSpec, TypeVar

from wildtable.server.store.rows import unnamed

if TYPE_CHECKING:
    from starlette.types import Scope


BUCKET_BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
METRICS_TYPE = "text/plain; version=0.0.4; charset=utf-8"
HEARTBEAT, TASK = "heartbeat", "task "
"""The route of a hold that was measured without one, and how the route of a background task begins."""
BACKGROUND_TASKS = ("bot", "clock", "deal", "resume", "results", "sweep", "watchdog")
NO_HOLD = 0.0, 0.0
MetricKind = Literal["counter", "gauge", "histogram"]
Sample = tuple[str, Mapping[str, str], float]
"""The suffix after the family's name, the labels, the value."""


class LabelledCounter:
    """Counts events by the value of one label."""

    def __init__(self, label: str, values: Iterable[str] = ()) -> None:
        """Start the known `values` at 0, so that they are reported before they occur."""
        self.label = label
        self.counts = dict.fromkeys(values, 0)

    def add(self, value: str) -> None:
        self.counts[value] = self.counts.get(value, 0) + 1

    def samples(self) -> Iterator[Sample]:
        for value, count in self.counts.items():
            yield "", {self.label: value}, count


class LabelledHistogram:
    """Distributions of durations by the value of one label: counts per bucket, and the sum."""

    def __init__(self, label: str) -> None:
        self.label = label
        self._counts: dict[str, list[int]] = {}
        self._sums: dict[str, float] = {}

    def add(self, value: str, seconds: float) -> None:
        if value not in self._counts:
            self._counts[value] = [0] * (len(BUCKET_BOUNDS) + 1)
            self._sums[value] = 0.0
        self._counts[value][bisect_left(BUCKET_BOUNDS, seconds)] += 1
        self._sums[value] += seconds

    def samples(self) -> Iterator[Sample]:
        for value, counts in self._counts.items():
            labels = {self.label: value}
            for bound, count in zip((*map(str, BUCKET_BOUNDS), "+Inf"), accumulate(counts), strict=True):
                yield "_bucket", {**labels, "le": bound}, count
            yield "_sum", labels, self._sums[value]
            yield "_count", labels, sum(counts)


@dataclass
class Metrics:
    """What must be counted while a server runs; everything else is read at each scrape."""

    moves: LabelledCounter = field(default_factory=lambda: LabelledCounter("by", ("person", "bot")))
    answer_seconds: LabelledHistogram = field(default_factory=lambda: LabelledHistogram("kind"))
    log_seconds: LabelledHistogram = field(default_factory=lambda: LabelledHistogram("kind"))
    sockets_refused: LabelledCounter = field(default_factory=lambda: LabelledCounter("why", ("crowded", "too-much")))
    request_seconds: LabelledHistogram = field(default_factory=lambda: LabelledHistogram("status"))
    bot_seconds: LabelledHistogram = field(default_factory=lambda: LabelledHistogram("bot"))
    bot_failures: LabelledCounter = field(default_factory=lambda: LabelledCounter("why", ("late", "failed", "died")))
    bot_budgets: LabelledCounter = field(
        default_factory=lambda: LabelledCounter("share", ("1", "0.5", "0.25", "0.125", "0"))
    )
    holds: LabelledHistogram = field(default_factory=lambda: LabelledHistogram("of"))
    _longest_holds: dict[str, tuple[float, float]] = field(default_factory=dict)
    task_failures: LabelledCounter = field(default_factory=lambda: LabelledCounter("task", BACKGROUND_TASKS))
    logged: LabelledCounter = field(default_factory=lambda: LabelledCounter("level", ("warning", "error")))

    def add_hold(self, route: str, seconds: float, cpu: float) -> None:
        """Count a time during which the event loop did nothing else, and its CPU time, which no other process affects."""
        self.holds.add(HEARTBEAT if route == HEARTBEAT else "task" if route.startswith(TASK) else "request", seconds)
        longest = self._longest_holds.get(route, NO_HOLD)
        self._longest_holds[route] = max(seconds, longest[0]), max(cpu, longest[1])

    def longest_cpu(self, route: str) -> float:
        return self._longest_holds.get(route, NO_HOLD)[1]

    def take_longest_holds(self) -> Iterator[Sample]:
        """Yield the longest hold of each route since the last call, and the longest in CPU time."""
        taken, self._longest_holds = self._longest_holds, {}
        for route, (seconds, cpu) in taken.items():
            yield "", {"route": route, "time": "wall"}, seconds
            yield "", {"route": route, "time": "cpu"}, cpu


@dataclass(frozen=True)
class MetricFamily:
    """All samples of one name."""

    name: str
    kind: MetricKind
    help: str
    samples: Iterable[Sample]

    def __str__(self) -> str:
        head = f"# HELP {self.name} {self.help}\n# TYPE {self.name} {self.kind}\n"
        return head + "".join(
            f"{self.name}{suffix}{_format_labels(labels)} {value!r}\n" for suffix, labels, value in self.samples
        )


def gauge(name: str, help: str, value: float) -> MetricFamily:
    return MetricFamily(name, "gauge", help, [("", {}, value)])


def label_samples(label: str, values: Mapping[str, float]) -> list[Sample]:
    return [("", {label: value}, number) for value, number in values.items()]


def _format_labels(labels: Mapping[str, str]) -> str:
    if not labels:
        return ""
    return "{" + ",".join(f'{name}="{_escape(value)}"' for name, value in labels.items()) + "}"


def _escape(value: str) -> str:
    return value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")


# What holds the event loop, during which no other request is served: a heartbeat measures every hold. What runs in a task is
# measured from one await to the next, and attributed to the route of its request, with the tasks that it starts, or to the
# background task


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


# The latest warnings and errors, for the admin page. An exception is shown by its type and place only: its text may name a
# hidden card


MAX_LOGGED_ERRORS = 50
MAX_ERROR_TEXT = 200


@dataclass(frozen=True)
class LoggedError:
    """One warning or error."""

    at: float
    level: str
    text: str
    cause: str


class ErrorLog(logging.Handler):
    """A handler of the root logger that counts warnings and errors and stores the latest."""

    def __init__(self, counter: LabelledCounter) -> None:
        super().__init__(logging.WARNING)
        self._counter = counter
        self.latest: deque[LoggedError] = deque(maxlen=MAX_LOGGED_ERRORS)

    def emit(self, record: logging.LogRecord) -> None:
        level = "warning" if record.levelno < logging.ERROR else "error"
        text = record.getMessage().partition("\n")[0][:MAX_ERROR_TEXT]
        self._counter.add(level)
        self.latest.appendleft(LoggedError(record.created, level, text, _describe_cause(record)))

    def forget(self, names: Collection[str]) -> None:
        """Remove the names of a deleted visitor from all lines."""
        lines = [replace(one, text=unnamed(one.text, names)) for one in self.latest]
        self.latest = deque(lines, maxlen=MAX_LOGGED_ERRORS)

    def attach(self) -> None:
        logging.getLogger().addHandler(self)

    def close(self) -> None:
        logging.getLogger().removeHandler(self)
        super().close()


def _describe_cause(record: logging.LogRecord) -> str:
    """Return the exception of a log record as `KeyError, steps.py:12`."""
    error = record.exc_info[1] if isinstance(record.exc_info, tuple) else None
    if error is None:
        return ""
    frames = extract_tb(error.__traceback__)
    name = type(error).__name__
    return f"{name}, {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else name
