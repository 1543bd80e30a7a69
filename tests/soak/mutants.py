"""Plant faults, one at a time, in a copy of the tree, and check that the tests named for each fail."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from dataclasses import dataclass
from importlib.util import cache_from_source
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.stages import BROWSER

ROOT = Path(__file__).parents[2]
LIST = Path(__file__).with_suffix(".toml")
CAUGHT, MISSED, STALE, BROKEN = "caught", "MISSED", "STALE", "BROKEN"
TESTS_PASSED, TESTS_FAILED = 0, 1
"""Exit statuses of pytest; with any other, no test has run to a verdict."""


@dataclass(frozen=True)
class Mutant:
    """A fault: `new` replaces `old`, which occurs once in `file`; what it breaks, and the tests that must fail."""

    name: str
    file: str
    old: str
    new: str
    breaks: str
    tests: Sequence[str]

    def is_stale(self, tree: Path) -> bool:
        """Has the code changed, so that `old` no longer occurs exactly once?"""
        path = tree / self.file
        return not path.exists() or path.read_text(encoding="utf-8").count(self.old) != 1

    @contextmanager
    def planted(self, tree: Path) -> Iterator[None]:
        path = tree / self.file
        text = path.read_text(encoding="utf-8")
        _write(path, text.replace(self.old, self.new))
        try:
            yield
        finally:
            _write(path, text)


def _write(path: Path, text: str) -> None:
    """Write a file and delete its bytecode, which Python would reuse for a text of the same length written in the same
    second."""
    path.write_text(text, encoding="utf-8")
    Path(cache_from_source(path)).unlink(missing_ok=True)


def mutants() -> list[Mutant]:
    return [Mutant(**one) for one in tomllib.loads(LIST.read_text(encoding="utf-8"))["mutant"]]


def copy_tree(target: Path) -> None:
    """Copy all files that git tracks or does not ignore."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        check=True,
        capture_output=True,
        text=True,
    )
    for name in listed.stdout.splitlines():
        if (ROOT / name).is_file():
            (target / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target / name)


def run_tests(tree: Path, tests: Sequence[str]) -> tuple[int, str]:
    """Run tests in a copy, with its sources instead of the installed ones, until one fails."""
    command = [sys.executable, "-m", "pytest", "-x", "-p", "no:cacheprovider", *tests]
    environment = {**os.environ, "PYTHONPATH": str(tree / "src")}
    done = subprocess.run(command, cwd=tree, env=environment, check=False, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def attempt(mutant: Mutant, tree: Path) -> str:
    if mutant.is_stale(tree):
        return STALE
    with mutant.planted(tree):
        status, _ = run_tests(tree, mutant.tests)
    return {TESTS_FAILED: CAUGHT, TESTS_PASSED: MISSED}.get(status, BROKEN)


def campaign(only: str, jobs: int) -> bool:
    """Try all mutants, or those whose name contains a word; return whether all are caught and the tests pass without any."""
    chosen = [mutant for mutant in mutants() if only in mutant.name]
    with TemporaryDirectory(prefix="wildtable-mutants-") as folder:
        trees: SimpleQueue[Path] = SimpleQueue()
        for number in range(jobs):
            copy_tree(Path(folder) / str(number))
            trees.put(Path(folder) / str(number))

        def judge(mutant: Mutant) -> str:
            tree, began = trees.get(), perf_counter()
            try:
                verdict = attempt(mutant, tree)
            finally:
                trees.put(tree)
            print(f"{verdict}  {perf_counter() - began:5.0f} s  {mutant.name}: {mutant.breaks}", flush=True)
            return verdict

        with ThreadPoolExecutor(jobs) as pool:
            verdicts = list(pool.map(judge, chosen))
        tests = {test for mutant in chosen for test in mutant.tests}
        is_sound = all(passes(Path(folder) / "0", part) for part in split(tests))
    print(f"{verdicts.count(CAUGHT)} of {len(chosen)} mutants caught")
    return is_sound and verdicts.count(CAUGHT) == len(chosen) > 0


def split(tests: set[str]) -> list[list[str]]:
    """Separate browser tests from the others: their driver keeps an event loop running in its process."""
    browser = {test for test in tests if test.startswith(BROWSER)}
    return [sorted(part) for part in (tests - browser, browser) if part]


def passes(tree: Path, tests: Sequence[str]) -> bool:
    """Do the tests pass without a mutant?"""
    status, said = run_tests(tree, tests)
    if status != TESTS_PASSED:
        print(f"{said}\nwithout a mutant these tests must pass")
    return status == TESTS_PASSED
