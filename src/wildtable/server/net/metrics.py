"""Metrics: what a server counts and times, and the text in which Prometheus reads it.

Counting is adding to a dict on the event loop: no locks, nothing formatted until somebody asks.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import accumulate
from typing import Literal

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
TYPE = "text/plain; version=0.0.4; charset=utf-8"
Kind = Literal["counter", "gauge", "histogram"]
Sample = tuple[str, Mapping[str, str], float]
"""What follows the family's name, the labels, the value."""


class Counter:
    """How often something happened, for each value of one label."""

    def __init__(self, label: str, values: Iterable[str] = ()) -> None:
        """`values` known before are told as 0 until they happen."""
        self.label = label
        self.counts = dict.fromkeys(values, 0)

    def add(self, value: str) -> None:
        self.counts[value] = self.counts.get(value, 0) + 1

    def samples(self) -> Iterator[Sample]:
        for value, count in self.counts.items():
            yield "", {self.label: value}, count


class Times:
    """How long something took, for each value of one label: how many up to each bound, and all together."""

    def __init__(self, label: str) -> None:
        self.label = label
        self._counts: dict[str, list[int]] = {}
        self._sums: dict[str, float] = {}

    def add(self, value: str, seconds: float) -> None:
        if value not in self._counts:
            self._counts[value] = [0] * (len(BOUNDS) + 1)
            self._sums[value] = 0.0
        self._counts[value][bisect_left(BOUNDS, seconds)] += 1
        self._sums[value] += seconds

    def samples(self) -> Iterator[Sample]:
        for value, counts in self._counts.items():
            labels = {self.label: value}
            for bound, count in zip((*map(str, BOUNDS), "+Inf"), accumulate(counts), strict=True):
                yield "_bucket", {**labels, "le": bound}, count
            yield "_sum", labels, self._sums[value]
            yield "_count", labels, sum(counts)


@dataclass
class Metrics:
    """What is counted while a server runs; what can be read off when asked for is not."""

    moves: Counter = field(default_factory=lambda: Counter("by", ("person", "bot")))
    answer_seconds: Times = field(default_factory=lambda: Times("kind"))
    log_seconds: Times = field(default_factory=lambda: Times("kind"))
    sockets_refused: Counter = field(default_factory=lambda: Counter("why", ("crowded", "too-much")))
    request_seconds: Times = field(default_factory=lambda: Times("status"))
    bot_seconds: Times = field(default_factory=lambda: Times("bot"))
    bot_failures: Counter = field(default_factory=lambda: Counter("why", ("late", "failed", "died")))
    logged: Counter = field(default_factory=lambda: Counter("level", ("warning", "error")))


@dataclass(frozen=True)
class Family:
    """All samples of one name."""

    name: str
    kind: Kind
    help: str
    samples: Iterable[Sample]

    def __str__(self) -> str:
        head = f"# HELP {self.name} {self.help}\n# TYPE {self.name} {self.kind}\n"
        return head + "".join(
            f"{self.name}{suffix}{_labelled(labels)} {value!r}\n" for suffix, labels, value in self.samples
        )


def gauge(name: str, help: str, value: float) -> Family:
    return Family(name, "gauge", help, [("", {}, value)])


def by(label: str, values: Mapping[str, float]) -> list[Sample]:
    return [("", {label: value}, number) for value, number in values.items()]


def _labelled(labels: Mapping[str, str]) -> str:
    if not labels:
        return ""
    return "{" + ",".join(f'{name}="{_escaped(value)}"' for name, value in labels.items()) + "}"


def _escaped(value: str) -> str:
    return value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")
