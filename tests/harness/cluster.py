"""A Dask cluster on loopback: a scheduler and workers, each a process of its own."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[2]


class LocalCluster(NamedTuple):
    """The address of the scheduler, and the processes."""

    address: str
    scheduler: subprocess.Popen[str]
    workers: list[subprocess.Popen[str]]


@contextmanager
def run_cluster(folder: Path, workers: int) -> Iterator[LocalCluster]:
    """Run a Dask cluster with its working files in a folder, until the block ends."""
    with ExitStack() as stack:
        listening = ("--host", "127.0.0.1", "--port", "0", "--no-dashboard")
        scheduler, line = stack.enter_context(_run("dask_scheduler", *listening, cwd=folder, ready="Scheduler at:"))
        address = line.split()[-1]
        options = (
            "--nthreads",
            "1",
            "--no-dashboard",
            "--no-nanny",
            "--local-directory",
            str(folder),
            "--memory-limit",
            "0",
        )
        started = [_run("dask_worker", address, *options, cwd=folder, ready="Registered to") for _ in range(workers)]
        yield LocalCluster(address, scheduler, [stack.enter_context(one)[0] for one in started])


@contextmanager
def _run(module: str, *arguments: str, cwd: Path, ready: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """Run a Dask command, and yield it with the line that reports it ready."""
    process = subprocess.Popen(
        [sys.executable, "-m", f"distributed.cli.{module}", *arguments],
        stderr=subprocess.PIPE,
        text=True,
        cwd=cwd,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
    )
    assert process.stderr is not None
    try:
        yield process, next(line for line in process.stderr if ready in line)
    finally:
        process.kill()
        process.wait()
        process.stderr.close()
