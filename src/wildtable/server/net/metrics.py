"""Metrics: counters and histograms of a running server, and the text format of Prometheus.

Counting adds to a dict on the event loop: no locks, and nothing is formatted until a scrape.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Literal

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
