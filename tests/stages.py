"""All checks and tests, in stages from cheap to expensive, in two parallel lanes.

A stage that waits for a server, a compiler or a browser thus leaves no core idle. Every stage runs, whatever the result of
those before it. The end of the output says which failed, how to rerun just the failed tests, and which tests took longest.
"""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple, TextIO
from xml.etree import ElementTree as ET

ROOT = Path(__file__).parents[1]
WORKERS = ("--numprocesses", "2", "--dist", "worksteal")
"""As many as there are cores, with work stealing. Each imports all tests and warms up its own servers and browsers, so that
more would take longer, and the other lane uses the time while these wait."""
ONE_TEST = "test_every_test_is_in_one_lane"
COVERED = ("tests/engine", "tests/rules")
BROWSER = "tests/browser"
TWIN = "tests/twin"
SLOWEST = 10
LIMIT_SECONDS = 2400
"""A command that takes longer is considered stuck."""
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


def lanes(reports: Path) -> Sequence[Sequence[SuiteStage]]:
    """List the stages. Those of a lane run in order, and the lanes in parallel."""

    def report(name: str) -> str:
        return f"--junitxml={reports / name}.xml"

    # Import all tests, and run one. Imports are compiled to bytecode here, once, and not by each worker of a stage.
    collect = SuiteStage("collect", [["pytest", "-k", ONE_TEST]])
    # Engine and games must be covered, branch by branch, by their own tests alone: random whole games do not count.
    covered = [
        ["coverage", "erase"],
        ["coverage", "run", "-m", "pytest", *WORKERS, report("rules"), *COVERED],
        ["coverage", "combine", "--quiet"],
        ["coverage", "report", "--fail-under=100", "--skip-covered", "--show-missing"],
    ]
    others = [f"--ignore={path}" for path in (*COVERED, BROWSER, TWIN)]
    server = SuiteStage("server", [["pytest", *WORKERS, report("server"), *others]])
    # The tools of the page scripts are installed here, while the other lane works.
    page_tests = ["node", "--test", "--test-reporter", "dot", "tests/scripts/*.test.js"]
    scripts = SuiteStage("scripts", [["scripts/page-tools"], page_tests])
    # Twins are compiled once, by one process.
    twin = SuiteStage("twin", [["pytest", report("twin"), TWIN]])
    # The browser's driver keeps an event loop running in its process, so it gets separate processes.
    browser = SuiteStage("browser", [["pytest", *WORKERS, report("browser"), BROWSER]])
    check = SuiteStage("check", [["scripts/check"]])
    return (collect, SuiteStage("rules", covered), server), (scripts, check, twin, browser)


def run_all(lanes: Sequence[Sequence[SuiteStage]], reports: Path, only: str = "") -> Iterator[StageRun]:
    """Run all stages, or only one. A stage's output is shown when it has ended."""
    wanted = [[stage for stage in lane if only in ("", stage.name)] for lane in lanes]
    ended: SimpleQueue[StageRun] = SimpleQueue()

    def follow(lane: Sequence[SuiteStage]) -> None:
        for stage in lane:
            ended.put(run(stage, reports, reports / f"{stage.name}.txt"))

    with ThreadPoolExecutor() as threads:
        for lane in wanted:
            threads.submit(follow, lane)
        for _ in chain(*wanted):
            one = ended.get()
            output = (reports / f"{one.stage.name}.txt").read_text(encoding="utf-8")
            print(f"\n== {one.stage.name} ==\n{output}", end="", flush=True)
            yield one


def run(stage: SuiteStage, reports: Path, output: Path) -> StageRun:
    """Run one stage; its output goes to a file."""
    began = perf_counter()
    with output.open("w", encoding="utf-8") as out:
        good = all(succeeds(command, out) for command in stage.commands)
    return StageRun(stage, good, perf_counter() - began, read(reports / f"{stage.name}.xml"))


def succeeds(command: Command, out: TextIO, limit_seconds: float = LIMIT_SECONDS) -> bool:
    """Run a command to its end or to the limit: one that is stuck or missing must not hide the results of others."""
    try:
        return subprocess.run(command, cwd=ROOT, stdout=out, stderr=out, check=False, timeout=limit_seconds).returncode == 0
    except (OSError, subprocess.TimeoutExpired) as error:
        print(error, file=out, flush=True)
        return False


def read(report: Path) -> list[SuiteCase]:
    """Read the tests of a stage from pytest's report; none if there is no report."""
    if not report.exists():
        return []
    return [_test(case) for case in ET.parse(report).iter("testcase")]


def _test(case: ET.Element) -> SuiteCase:
    module = case.get("classname", "").split(".")
    depth = next((n for n in range(len(module), 0, -1) if (ROOT / "/".join(module[:n])).with_suffix(".py").exists()), 0)
    path = "/".join(module[:depth]) + ".py" if depth else case.get("classname", "")
    failed = case.find("failure") is not None or case.find("error") is not None
    return SuiteCase("::".join([path, *module[depth:], case.get("name", "")]), float(case.get("time", 0)), failed)


def summarize(ran: Sequence[StageRun], seconds: float) -> Iterator[str]:
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
    yield f"{counts} in {seconds:.0f} s"


def main() -> int:
    with TemporaryDirectory() as folder:
        for name in ("WILDTABLE_CACHE", "NODE_COMPILE_CACHE"):  # stages share what they compile
            os.environ.setdefault(name, f"{folder}/{name}")
        began = perf_counter()
        ran = [*run_all(lanes(Path(folder)), Path(folder))]
    print("\n".join(summarize(ran, perf_counter() - began)), flush=True)
    return 0 if all(one.good for one in ran) else 1


if __name__ == "__main__":
    sys.exit(main())
