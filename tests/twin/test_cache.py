"""Compiled code that several processes want at the same time."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from wildtable.engine.twin.cache import read_or_make

ROOT = Path(__file__).parents[2]


@contextmanager
def process(*arguments: str, cache: Path) -> Iterator[subprocess.Popen[str]]:
    """Start Python, and wait until it says that it is ready."""
    command = [sys.executable, *arguments]
    environment = {**os.environ, "WILDTABLE_CACHE": str(cache)}
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment, cwd=ROOT
    ) as started:
        assert started.stdout is not None
        assert started.stdout.readline() == "ready\n"
        yield started


def compile_cheaply(names: str, cache: Path) -> str:
    with process("-m", "tests.twin.cheap_kernels", cache=cache) as started:
        return started.communicate(names)[0]


def test_processes_that_start_at_once_compile_once(tmp_path: Path) -> None:
    program = ("-m", "tests.twin.cheap_kernels")
    with process(*program, cache=tmp_path) as one, process(*program, cache=tmp_path) as other:
        for started in (one, other):
            assert started.stdin is not None
            started.stdin.write("double\n")
            started.stdin.flush()
        found = [started.communicate()[0] for started in (one, other)]
    assert sorted(found) == ["double 42 44 46 0\n", "double 42 44 46 1\n"]
    assert sorted(path.suffix for path in tmp_path.iterdir()) == [".bin", ".lock"]


def test_code_of_several_processes_is_loaded_into_one(tmp_path: Path) -> None:
    """Numba numbers the functions of a process from 1 on, so that functions of two processes may have the same name."""
    assert compile_cheaply("double", tmp_path) == "double 42 44 46 1\n"
    assert compile_cheaply("negate", tmp_path) == "negate -21 -22 -23 1\n"
    assert compile_cheaply("double negate", tmp_path) == "double 42 44 46 0\nnegate -21 -22 -23 0\n"
    assert compile_cheaply("negate double", tmp_path) == "negate -21 -22 -23 0\ndouble 42 44 46 0\n"


def test_process_that_is_killed_leaves_nothing_behind(tmp_path: Path) -> None:
    path = tmp_path / "code.bin"
    program = f"""
from pathlib import Path
from wildtable.engine.twin.cache import read_or_make

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
