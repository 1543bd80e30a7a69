"""Queues: a discrete-event simulation of workers under load, with measured service times.

Moves arrive at random. Each occupies the event loop of the worker that gets it, waits for the next shared commit, and is
then rendered by every worker with viewers of its table. A viewer is at a random worker (a proxy without affinity), or at the
table's worker (a proxy that routes by table). The result is the time until the last viewer has the move.
"""

from __future__ import annotations

import heapq
from collections.abc import Callable
from dataclasses import dataclass
from random import Random
from typing import NamedTuple

from bench.load import percentile

VIEWERS = 5
SEATS = 3
CHART_MS = (10, 20, 30, 50, 100, 200, 500, 1000)
LOADS = (0.1, 0.3, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95)


@dataclass(frozen=True)
class Costs:
    """Milliseconds of a worker's core, and of waiting."""

    accept: float = 0.7
    """To check a move, hand it to the store, and reply; see `scripts/bench parts` for this and the next ones."""
    follow: float = 2.4
    """To receive notice of a move that another worker stored, and read it: the extra cost of two workers over one, see
    `scripts/bench workers`."""
    public: float = 0.5
    """To render what all viewers of a table share."""
    seat: float = 0.7
    """To render the rest for a player, and send it."""
    spectators: float = 0.3
    """To render the rest for all spectators, and send it."""
    commit: float = 1.1
    """From a PostgreSQL statement to its result; all moves that wait meanwhile share the next one."""
    notice: float = 0.3
    """From a commit to the worker that is notified of it."""


class Result(NamedTuple):
    """Milliseconds until the last viewer has a move, and the utilization of workers."""

    p50: float
    p99: float
    busy: float


def work_per_move(workers: int, by_table: bool, costs: Costs) -> float:
    """Return the milliseconds of all workers for a move: the more workers have viewers, the more render the public part."""
    if by_table:
        return costs.accept + costs.public + SEATS * costs.seat + costs.spectators
    with_viewers = 1 + (workers - 1) * (1 - (1 - 1 / workers) ** (VIEWERS - 1))
    spectating = workers * (1 - (1 - 1 / workers) ** (VIEWERS - SEATS))
    drawing = with_viewers * costs.public + SEATS * costs.seat + spectating * costs.spectators
    return costs.accept + drawing + (with_viewers - 1) * costs.follow


class Simulation:
    """Workers, each with one event loop that handles one task at a time, and one writer that commits."""

    def __init__(self, workers: int, rate: float, costs: Costs, rng: Random, *, by_table: bool) -> None:
        self._workers = workers
        self._rate = rate
        self._costs = costs
        self._rng = rng
        self._by_table = by_table
        self._now = 0.0
        self._due: list[tuple[float, int, Callable[[], None]]] = []
        self._number = 0
        self._free = [0.0] * workers
        self._spent = 0.0
        self._waiting: list[list[Callable[[], None]]] = [[] for _ in range(workers)]
        self._commits = [False] * workers
        self._times: list[float] = []

    def run(self, moves: int) -> Result:
        """Simulate this many moves; the first tenth fills the queues and does not count."""
        arrived = 0.0
        for _ in range(moves):
            arrived += self._rng.expovariate(self._rate)
            self._at(arrived, self._arrive)
        while self._due:
            self._now, _, act = heapq.heappop(self._due)
            act()
        counted = self._times[moves // 10 :]
        return Result(percentile(counted, 0.5), percentile(counted, 0.99), self._spent / self._workers / self._now)

    def _at(self, time: float, act: Callable[[], None]) -> None:
        self._number += 1
        heapq.heappush(self._due, (time, self._number, act))

    def _work(self, worker: int, mean: float, then: Callable[[], None]) -> None:
        """Queue work at a worker. It varies by half of its mean, as questions and hands differ."""
        cost = mean * self._rng.uniform(0.5, 1.5)
        self._free[worker] = max(self._free[worker], self._now) + cost
        self._spent += cost
        self._at(self._free[worker], then)

    def _arrive(self) -> None:
        began, worker = self._now, self._rng.randrange(self._workers)
        others = [worker if self._by_table else self._rng.randrange(self._workers) for _ in range(VIEWERS - 1)]
        viewers = [worker, *others]  # the player is at the worker that gets the move
        left = len(set(viewers))

        def seen() -> None:
            nonlocal left
            left -= 1
            if not left:
                self._times.append(self._now - began)

        def draw_all() -> None:
            for one in set(viewers):
                seats, spectators = viewers[:SEATS].count(one), one in viewers[SEATS:]
                cost = self._costs.public + seats * self._costs.seat + spectators * self._costs.spectators
                if one == worker:
                    self._work(one, cost, seen)
                else:
                    self._at(self._now + self._costs.notice, self._draw_later(one, cost + self._costs.follow, seen))

        self._work(worker, self._costs.accept, lambda: self._commit(worker, draw_all))

    def _draw_later(self, worker: int, cost: float, then: Callable[[], None]) -> Callable[[], None]:
        return lambda: self._work(worker, cost, then)

    def _commit(self, worker: int, then: Callable[[], None]) -> None:
        """Wait for the worker's next commit."""
        self._waiting[worker].append(then)
        if not self._commits[worker]:
            self._begin_commit(worker)

    def _begin_commit(self, worker: int) -> None:
        batch, self._waiting[worker] = self._waiting[worker], []
        self._commits[worker] = bool(batch)

        def end() -> None:
            for then in batch:
                then()
            self._begin_commit(worker)

        if batch:
            self._at(self._now + self._costs.commit * self._rng.uniform(0.7, 1.6), end)


def measure_queues(moves: int = 40_000) -> None:
    """Print p50 and p99 by load, for several worker counts and both kinds of routing, and a chart of p99."""
    costs = Costs()
    charts: dict[str, list[float]] = {}
    for workers, by_table in ((1, False), (2, False), (8, False), (8, True)):
        each = work_per_move(workers, by_table, costs)
        name = f"{workers} {'workers' if workers > 1 else 'worker'}, {'by table' if by_table else 'anywhere'}"
        print(f"{name}: {each:.1f} ms of CPU a move, {1000 * workers / each:.0f} moves/s at most")
        for load in LOADS:
            rate = load * workers / each
            result = Simulation(workers, rate, costs, Random(1), by_table=by_table).run(moves)
            charts.setdefault(name, []).append(result.p99)
            print(
                f"  load {load:4.0%}: {1000 * rate:6.0f} moves/s, busy {result.busy:4.0%},"
                f" p50 {result.p50:6.1f} ms, p99 {result.p99:6.1f} ms"
            )
    _draw_chart(charts)


def _draw_chart(charts: dict[str, list[float]]) -> None:
    """Print p99 over load, a letter for each series."""
    letters = {name: "ABCD"[number] for number, name in enumerate(charts)}
    print("\np99 (ms)")
    for high, low in zip(CHART_MS[::-1], (*CHART_MS[-2::-1], 0), strict=True):
        cells = [
            "".join(letters[name] for name, times in charts.items() if low < times[at] <= high) for at in range(len(LOADS))
        ]
        print(f"{high:5} |" + "".join(f"{cell:>6}" for cell in cells))
    print("load   " + "".join(f"{load:>6.0%}" for load in LOADS))
    print("\n".join(f"{letter}: {name}" for name, letter in letters.items()))
