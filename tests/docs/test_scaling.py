"""The simulation behind docs/scaling.md is correct: utilization equals its load, and queues grow with it."""

from __future__ import annotations

from random import Random

import pytest
from bench.queues import Costs, Simulation, work_per_move


@pytest.mark.parametrize(("workers", "by_table"), [(1, False), (4, False), (4, True)])
def test_workers_are_as_busy_as_the_load_and_queues_grow_with_it(workers: int, by_table: bool) -> None:
    costs, p99 = Costs(), []
    for load in (0.2, 0.6, 0.9):
        rate = load * workers / work_per_move(workers, by_table, costs)
        result = Simulation(workers, rate, costs, Random(1), by_table=by_table).run(2000)
        assert result.busy == pytest.approx(load, abs=0.08)
        assert result.p50 > costs.accept / 2 + costs.commit
        p99.append(result.p99)
    assert p99 == sorted(p99)
    assert p99[-1] > 2 * p99[0]
