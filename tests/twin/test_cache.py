"""Compiled code that several processes request at the same time."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from wildtable.engine.twin.backends.cache import read_or_make

ROOT = Path(__file__).parents[2]


@contextmanager
def process(*arguments: str, cache: Path) -> Iterator[subprocess.Popen[str]]:
    """Start Python, and wait until it reports that it is ready."""
    command = [sys.executable, *arguments]
    environment = {**os.environ, "WILDTABLE_CACHE": str(cache)}
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment, cwd=ROOT
    ) as started:
        assert started.stdout is not None
        assert started.stdout.readline() == "ready\n"
        yield started


def test_processes_that_start_at_once_compile_once(tmp_path: Path) -> None:
    program = ("-m", "tests.twin.cheap_kernels")
    with process(*program, cache=tmp_path) as one, process(*program, cache=tmp_path) as other:
        for started in (one, other):
            assert started.stdin is not None
            started.stdin.write("\n")
            started.stdin.flush()
        found = [started.communicate()[0] for started in (one, other)]
    assert sorted(found) == ["42 0\n", "42 1\n"]
    assert sorted(path.suffix for path in tmp_path.iterdir()) == [".bin", ".lock"]


def test_process_that_is_killed_leaves_nothing_behind(tmp_path: Path) -> None:
    path = tmp_path / "code.bin"
    program = f"""
from pathlib import Path
from wildtable.engine.twin.backends.cache import read_or_make

def make():
    print("ready", flush=True)
    input()

read_or_make(Path({str(path)!r}), make)
"""
    with process("-c", program, cache=tmp_path) as started:
        path.with_suffix(".draft").write_bytes(b"half of it")
        started.kill()
    assert read_or_make(path, lambda: b"all of it") == b"all of it"
    assert read_or_make(path, lambda: b"something else") == b"all of it"
