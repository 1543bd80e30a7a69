"""The watchdog: holds of the event loop are measured, attributed to their route, exported and logged."""

from __future__ import annotations

import asyncio
from types import SimpleNamespace

import pytest

from tests.harness.server import Running
from tests.server.test_metrics import scrape
from wildtable.server.net.metrics import Metrics
from wildtable.server.net.watchdog import LOG_SECONDS, Watchdog

SCOPE = {"type": "http", "path": "/secret", "route": SimpleNamespace(path="/t/{name}")}


class Timer:
    """A time that passes when a test says so."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def hold(watchdog: Watchdog, timer: Timer, *seconds: float) -> None:
    async def work() -> None:
        for one in seconds:
            timer.now += one
            await asyncio.sleep(0)

    async def story() -> None:
        await watchdog.watch(SCOPE, work())

    asyncio.run(story())


def test_each_stretch_between_awaits_is_measured() -> None:
    timer, metrics = Timer(), Metrics()
    hold(Watchdog(metrics, timer, timer), timer, 0.5, 2.0, 0.25)
    longest = {labels["time"]: value for _, labels, value in metrics.take_longest_holds()}
    assert longest == {"wall": 2.0, "cpu": 2.0}
    assert list(metrics.take_longest_holds()) == []
    samples = {(suffix, labels.get("le")): value for suffix, labels, value in metrics.holds.samples()}
    assert samples["_sum", None] == 2.75
    assert samples["_bucket", "0.5"] == 3


def test_long_holds_are_logged_with_their_route_and_not_again_and_again(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO")
    timer = Timer()
    watchdog = Watchdog(Metrics(), timer, timer)
    hold(watchdog, timer, 0.05, 0.06, 0.07, 0.08)
    assert caplog.messages == ["/t/{name} held the event loop for 60 ms (60 ms of CPU time)"]
    hold(watchdog, timer, 0.2)
    assert len(caplog.messages) == 2
    timer.now += LOG_SECONDS
    hold(watchdog, timer, 0.06)
    assert len(caplog.messages) == 3


def test_errors_and_cancellations_pass() -> None:
    watchdog = Watchdog(Metrics())
    seen: list[str] = []

    async def fail() -> None:
        await asyncio.sleep(0)
        raise ValueError("x")

    async def wait() -> None:
        try:
            await asyncio.sleep(60)
        except asyncio.CancelledError:
            seen.append("cancelled")
            raise

    async def story() -> None:
        with pytest.raises(ValueError, match="x"):
            await watchdog.watch(SCOPE, fail())
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(watchdog.watch(SCOPE, wait()), 0.01)

    asyncio.run(story())
    assert seen == ["cancelled"]


def test_holds_are_exported_by_route(running_server: Running) -> None:
    with running_server.program("Kim") as kim:
        kim.get("/games")
    read = scrape(running_server)
    assert read['wildtable_longest_hold_seconds{route="/api/games",time="wall"}'] > 0
    assert 'wildtable_longest_hold_seconds{route="heartbeat",time="cpu"}' in read
    assert read['wildtable_hold_seconds_count{of="request"}'] > 0
