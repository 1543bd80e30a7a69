"""The process pool: jobs in processes that can be killed, and a queue in which owners take turns."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from wildtable.server.tables.processes import process_pool
from wildtable.server.tables.processes.process_pool import ProcessDied, ProcessPool, TooManyJobs


def run_with(pool: ProcessPool, story: Coroutine[Any, Any, None]) -> None:
    async def run() -> None:
        try:
            await story
        finally:
            pool.close()

    asyncio.run(run())


def test_a_job_that_takes_too_long_ends_with_its_process_and_the_next_gets_another() -> None:
    pool = ProcessPool(1, 0.2)

    async def story() -> None:
        first = await pool.run("a", os.getpid)
        with pytest.raises(TimeoutError):
            await pool.run("a", time.sleep, 600)
        with pytest.raises(ProcessLookupError):
            os.kill(first, 0)
        assert await pool.run("a", os.getpid) != first

    run_with(pool, story())


def test_a_job_whose_process_dies_is_reported_and_the_next_gets_another() -> None:
    pool = ProcessPool(1, 30)

    async def story() -> None:
        with pytest.raises(ProcessDied):
            await pool.run("a", os._exit, 3)
        (stopped,) = [await pool.run("a", os.getpid)]
        os.kill(stopped, signal.SIGKILL)
        with pytest.raises(ProcessDied):
            await pool.run("a", os.getpid)
        assert await pool.run("a", os.getpid) != stopped

    run_with(pool, story())


@pytest.mark.parametrize("argument", ["4", "4" * 2_000_000])
def test_a_process_that_is_stopped_is_replaced(argument: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also if the job does not fit into the pipe, so that sending it would block forever."""
    pool = ProcessPool(1, 30)

    async def story() -> None:
        stopped = await pool.run("a", os.getpid)
        os.kill(stopped, signal.SIGSTOP)
        with monkeypatch.context() as patch:
            patch.setattr(pool, "_seconds", 0.2)
            patch.setattr(process_pool, "SEND_SECONDS", 0.2)
            with pytest.raises((TimeoutError, ProcessDied)):
                await pool.run("a", len, argument)
        with pytest.raises(ProcessLookupError):
            os.kill(stopped, 0)
        assert await pool.run("a", len, argument) == len(argument)

    run_with(pool, story())


def test_interrupts_while_a_process_starts_do_not_harm_it() -> None:
    """Ctrl-C in a terminal reaches all processes; a starting interpreter would end with a traceback."""
    pool = ProcessPool(1, 30)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # It may be ignored, as in a background job.

    async def story() -> None:
        job = asyncio.create_task(pool.run("a", os.getpid))
        interrupts = 0
        while not job.done():
            for process in pool.pids:
                os.kill(process, signal.SIGINT)
                interrupts += 1
            await asyncio.sleep(0)
        assert await job in pool.pids
        assert interrupts

    try:
        run_with(pool, story())
    finally:
        signal.signal(signal.SIGINT, before)


def test_a_pool_that_closes_while_a_process_starts_leaves_none_behind() -> None:
    pool = ProcessPool(1, 30)
    started: list[int] = []

    async def story() -> None:
        job = asyncio.create_task(pool.run("a", os.getpid))
        while not pool.pids:
            await asyncio.sleep(0.001)
        started.extend(pool.pids)
        pool.close()
        await asyncio.gather(job, return_exceptions=True)

    run_with(pool, story())
    with pytest.raises(ProcessLookupError):
        os.kill(started[0], 0)


def test_errors_of_a_job_reach_its_caller() -> None:
    pool = ProcessPool(1, 30)

    async def story() -> None:
        with pytest.raises(ValueError, match="invalid literal"):
            await pool.run("a", int, "x")

    run_with(pool, story())


def test_owners_take_turns() -> None:
    """An owner of many queued jobs does not delay an owner of one."""
    pool = ProcessPool(1, 30)
    finished: list[str] = []

    async def job(owner: str) -> None:
        await pool.run(owner, os.getpid)
        finished.append(owner)

    async def story() -> None:
        await asyncio.gather(*(job(owner) for owner in ("many", "many", "many", "many", "one")))
        assert finished.index("one") == 2

    run_with(pool, story())


def test_jobs_in_the_background_start_when_no_other_job_waits() -> None:
    pool = ProcessPool(1, 30)
    finished: list[str] = []

    async def job(name: str) -> None:
        await (pool.run_in_background if name == "later" else pool.run)(name, os.getpid)
        finished.append(name)

    async def story() -> None:
        jobs = [asyncio.create_task(job(name)) for name in ("first", "later", "later", "second", "third")]
        await asyncio.sleep(0)
        assert pool.size == 3
        await asyncio.gather(*jobs)
        assert finished == ["first", "second", "third", "later", "later"]

    run_with(pool, story())


def test_a_full_queue_refuses_jobs() -> None:
    pool = ProcessPool(1, 30, max_waiting=0)

    async def story() -> None:
        job = asyncio.create_task(pool.run("a", os.getpid))
        await asyncio.sleep(0)
        with pytest.raises(TooManyJobs):
            await pool.run("b", os.getpid)
        await job

    run_with(pool, story())


def test_a_cancelled_caller_leaves_the_worker_usable() -> None:
    pool = ProcessPool(1, 30)

    async def story() -> None:
        caller = asyncio.create_task(pool.run("a", time.sleep, 0.05))
        await asyncio.sleep(0)
        caller.cancel()
        with pytest.raises(asyncio.CancelledError):
            await caller
        assert await pool.run("b", int, "4") == 4

    run_with(pool, story())


def test_every_process_is_prepared_before_its_next_job(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Also one already running, and one that replaces another. A failing preparation is logged and not repeated."""
    pool = ProcessPool(1, 60)

    async def story() -> None:
        first = await pool.run("a", os.getpid)
        pool.prepare(os.chdir, tmp_path)
        pool.prepare(os.chdir, tmp_path / "missing")
        for _ in range(2):
            assert await pool.run("a", os.getcwd) == str(tmp_path)
        assert await pool.run("a", os.getpid) == first
        assert caplog.text.count("a process could not be prepared") == 1
        with pytest.raises(ProcessDied):
            await pool.run("a", os._exit, 3)
        assert await pool.run("a", os.getcwd) == str(tmp_path)

    run_with(pool, story())
