"""The watchdog: blocking of the event loop is measured, attributed to its route, exported and logged."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import pytest

from tests.harness.server import Running
from tests.server.test_metrics import scrape
from wildtable.server.clock import ManualClock
from wildtable.server.net.monitoring import LOG_SECONDS, Metrics, Watchdog, work_for
from wildtable.server.tables.supervisor import Supervisor

SCOPE = {"type": "http", "path": "/secret", "route": SimpleNamespace(path="/t/{name}")}


class Timer:
    """A clock that the test advances."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def hold(watchdog: Watchdog, timer: Timer, *seconds: float) -> None:
    """Block the loop in a task that a request starts, once before each await."""

    async def work() -> None:
        for one in seconds:
            timer.now += one
            await asyncio.sleep(0)

    async def handle() -> None:
        work_for(SCOPE)
        await asyncio.shield(asyncio.ensure_future(work()))

    async def story() -> None:
        watchdog.watch_tasks()
        await asyncio.create_task(handle())

    asyncio.run(story())


def longest_holds(metrics: Metrics) -> dict[tuple[str, str], float]:
    return {(labels["route"], labels["time"]): value for _, labels, value in metrics.take_longest_holds() if value}


def test_each_stretch_between_awaits_is_measured() -> None:
    timer, metrics = Timer(), Metrics()
    hold(Watchdog(metrics, timer, timer), timer, 0.5, 2.0, 0.25)
    assert longest_holds(metrics) == {("/t/{name}", "wall"): 2.0, ("/t/{name}", "cpu"): 2.0}
    assert longest_holds(metrics) == {}
    samples = {(labels["of"], suffix): value for suffix, labels, value in metrics.holds.samples()}
    assert (samples["request", "_sum"], samples["task", "_sum"]) == (2.75, 0)


def test_background_tasks_are_measured_by_name_and_not_as_the_request_that_started_them() -> None:
    timer, metrics = Timer(), Metrics()
    watchdog = Watchdog(metrics, timer, timer)

    async def play() -> None:
        timer.now += 0.3

    async def handle() -> None:
        work_for(SCOPE)
        await Supervisor(ManualClock(), metrics.task_failures).start("bot", play)

    async def story() -> None:
        watchdog.watch_tasks()
        await asyncio.create_task(handle())

    asyncio.run(story())
    assert longest_holds(metrics) == {("task bot", "wall"): 0.3, ("task bot", "cpu"): 0.3}


def test_long_holds_are_logged_with_their_route_and_not_again_and_again(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", "wildtable")
    timer = Timer()
    watchdog = Watchdog(Metrics(), timer, timer)
    hold(watchdog, timer, 0.05, 0.06, 0.07, 0.08)
    assert caplog.messages == ["/t/{name} held the event loop for 60 ms (60 ms of CPU time)"]
    hold(watchdog, timer, 0.2)
    assert len(caplog.messages) == 2
    timer.now += LOG_SECONDS
    hold(watchdog, timer, 0.06)
    assert len(caplog.messages) == 3


def test_a_measured_task_is_like_any_other() -> None:
    """It returns, fails, and can be cancelled before and after its start; its name and stack show the coroutine."""
    seen: list[str] = []

    async def fail() -> None:
        await asyncio.sleep(0)
        raise ValueError("x")

    async def wait() -> str:
        try:
            await asyncio.sleep(0 if seen else 60)
        except asyncio.CancelledError:
            seen.append("cancelled")
            raise
        return "done"

    async def story() -> None:
        Watchdog(Metrics()).watch_tasks()
        with pytest.raises(ValueError, match="x"):
            await asyncio.create_task(fail())
        early, late = asyncio.create_task(wait()), asyncio.create_task(wait(), name="late")
        early.cancel()
        await asyncio.sleep(0)
        assert "late" in repr(late)
        assert late.get_stack()[0].f_code.co_name == "wait"
        late.cancel()
        await asyncio.gather(early, late, return_exceptions=True)
        assert (early.cancelled(), late.cancelled(), seen) == (True, True, ["cancelled"])
        assert await asyncio.create_task(wait()) == "done"

    asyncio.run(story())


def test_holds_are_exported_by_route(running_server: Running) -> None:
    with running_server.program("Kim") as kim:
        kim.get("/games")
    read = scrape(running_server)
    assert read['wildtable_longest_hold_seconds{route="/api/games",time="wall"}'] > 0
    assert 'wildtable_longest_hold_seconds{route="heartbeat",time="cpu"}' in read
    assert read['wildtable_hold_seconds_count{of="request"}'] > 0
