"""All checks and tests, in stages from cheap to dear.

Every stage runs, whatever became of those before it. The end of the output says which failed, how to run just the failed
tests again, and which tests took longest.
"""

from __future__ import annotations

import shlex
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple
from xml.etree import ElementTree as ET

ROOT = Path(__file__).parents[1]
WORKERS = ("--numprocesses", "2", "--dist", "worksteal")
"""Some tests last; a worker that is done takes over from the other."""
COVERED = ("tests/engine", "tests/rules")
BROWSER = "tests/browser"
TWIN = "tests/twin"
SLOWEST = 10
Command = Sequence[str]


@dataclass(frozen=True)
class SuiteStage:
    """Commands that run one after the other until one fails."""

    name: str
    commands: Sequence[Command]


class SuiteCase(NamedTuple):
    """A test as pytest reported it."""

    id: str
    seconds: float
    failed: bool


class StageRun(NamedTuple):
    stage: SuiteStage
    good: bool
    seconds: float
    tests: Sequence[SuiteCase]


def stages(reports: Path) -> Iterator[SuiteStage]:
    def report(name: str) -> str:
        return f"--junitxml={reports / name}.xml"

    yield SuiteStage("check", [["scripts/check"]])
    yield SuiteStage("scripts", [["node", "--test", "--test-reporter", "dot", "tests/scripts/*.test.js"]])
    # Engine and games must be covered, branch by branch, by their own tests alone: whole games by chance do not count.
    yield SuiteStage(
        "rules",
        [
            ["coverage", "erase"],
            ["coverage", "run", "-m", "pytest", *WORKERS, report("rules"), *COVERED],
            ["coverage", "combine", "--quiet"],
            ["coverage", "report", "--fail-under=100", "--skip-covered", "--show-missing"],
        ],
    )
    others = [f"--ignore={path}" for path in (*COVERED, BROWSER, TWIN)]
    yield SuiteStage("server", [["pytest", *WORKERS, report("server"), *others]])
    # The twin of a game is compiled once, by the process that has all tests of this game.
    yield SuiteStage("twin", [["pytest", *WORKERS[:2], "--dist", "loadgroup", report("twin"), TWIN]])
    # The browser's driver keeps an event loop running in its process, so it gets processes of its own.
    yield SuiteStage("browser", [["pytest", *WORKERS, report("browser"), BROWSER]])


def run(stage: SuiteStage, reports: Path) -> StageRun:
    print(f"\n== {stage.name} ==", flush=True)
    began = perf_counter()
    good = all(subprocess.run(command, cwd=ROOT, check=False).returncode == 0 for command in stage.commands)
    return StageRun(stage, good, perf_counter() - began, read(reports / f"{stage.name}.xml"))


def read(report: Path) -> list[SuiteCase]:
    """Read the tests of a stage from pytest's report; a stage without one has none."""
    if not report.exists():
        return []
    return [_test(case) for case in ET.parse(report).iter("testcase")]


def _test(case: ET.Element) -> SuiteCase:
    module = case.get("classname", "").split(".")
    depth = next((n for n in range(len(module), 0, -1) if (ROOT / "/".join(module[:n])).with_suffix(".py").exists()), 0)
    path = "/".join(module[:depth]) + ".py" if depth else case.get("classname", "")
    failed = case.find("failure") is not None or case.find("error") is not None
    return SuiteCase("::".join([path, *module[depth:], case.get("name", "")]), float(case.get("time", 0)), failed)


def summarize(ran: Sequence[StageRun]) -> Iterator[str]:
    tests = [test for one in ran for test in one.tests]
    failed = [test.id for test in tests if test.failed]
    yield "\n== slowest =="
    yield from (f"{test.seconds:7.1f} s  {test.id}" for test in sorted(tests, key=lambda one: -one.seconds)[:SLOWEST])
    if failed:
        yield "\n== failed =="
        yield from failed
        yield f"again: scripts/test {shlex.join(failed)}"
    yield "\n== stages =="
    yield from (f"{'passed' if one.good else 'FAILED'}  {one.seconds:6.0f} s  {one.stage.name}" for one in ran)
    counts = f"{len(failed)} failed, {len(tests) - len(failed)} passed" if failed else f"{len(tests)} passed"
    yield f"{counts} in {sum(one.seconds for one in ran):.0f} s"


def main() -> int:
    with TemporaryDirectory() as folder:
        ran = [run(stage, Path(folder)) for stage in stages(Path(folder))]
    print("\n".join(summarize(ran)), flush=True)
    return 0 if all(one.good for one in ran) else 1


if __name__ == "__main__":
    sys.exit(main())
