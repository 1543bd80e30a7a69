"""Run the suite repeatedly next to busy loops, to find tests whose result depends on timing."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.stages import SuiteStage, lanes, run_all

BUSY = "while True: pass"


@contextmanager
def busy_loops(count: int) -> Iterator[None]:
    loops = [subprocess.Popen([sys.executable, "-c", BUSY]) for _ in range(count)]
    try:
        yield
    finally:
        for loop in loops:
            loop.kill()
            loop.wait()


def _slowed(stage: SuiteStage, slow: str) -> SuiteStage:
    if stage.name != "browser":
        return stage
    return SuiteStage(stage.name, [[*command, f"--slow={slow}"] for command in stage.commands])


def campaign(runs: int, busy: int, only: str, slow: str) -> bool:
    """Run all stages, or only one, `runs` times; return whether nothing failed. `slow` is what browser tests slow down."""
    failures: Counter[str] = Counter()
    with busy_loops(busy):
        for number in range(1, runs + 1):
            with TemporaryDirectory() as folder:
                stages = [[_slowed(stage, slow) for stage in lane] for lane in lanes(Path(folder))]
                ran = [*run_all(stages, Path(folder), only)]
            for one in ran:
                failed = [test.id for test in one.tests if test.failed]
                failures.update(failed or ([] if one.good else [f"stage {one.stage.name}"]))
            times = ", ".join(f"{one.stage.name} {one.seconds:.0f} s" for one in ran)
            print(f"run {number} of {runs} beside {busy} busy loops: {times}", flush=True)
    for name, count in failures.most_common():
        print(f"{count} of {runs}  {name}")
    print(f"{failures.total()} failures in {runs} runs")
    return not failures
