"""Setting the clock back or forward ends no game, stops none, and locks nobody out."""

from __future__ import annotations

import asyncio
from pathlib import Path

import httpx
import pytest
from starlette.requests import Request
from starlette.responses import Response

from tests.harness.tables import ANN, InSeat, clock_of, context, make_game, until
from wildtable.server.app import create_app
from wildtable.server.clock import MIN_JUMP_SECONDS, ManualClock, WallClock
from wildtable.server.net.admin import ADMIN_COOKIE, ADMIN_SESSION_SECONDS, AdminAccess, ServerSecrets
from wildtable.server.net.limits import RateLimit, network_of
from wildtable.server.settings import Settings
from wildtable.server.tables.autoplay import RESTART_GRACE_SECONDS

HOUR, YEAR = 3600, 365 * 86400
JUMPS = [sign * seconds for seconds in (3, HOUR, YEAR, 30 * YEAR) for sign in (1, -1)]
LIMIT = 600


@pytest.mark.parametrize("back", JUMPS)
def test_a_running_clock_is_not_affected(tmp_path: Path, back: int) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            clock, table = clock_of(h), await make_game(h, clock=LIMIT)
            await clock.advance(100)
            clock.set_back(back)
            table.notify()
            assert table.snapshot(None).deadline == clock.now() + LIMIT - 100
            await clock.advance(LIMIT - 101)
            assert not any(seat.away for seat in table.snapshot(None).seats)
            await clock.advance(1)
            await until(lambda: any(seat.away for seat in table.snapshot(None).seats), h)
            await until(lambda: table.snapshot(None).question > 0, h)

    asyncio.run(story())


@pytest.mark.parametrize("back", JUMPS)
def test_the_next_question_has_its_full_time(tmp_path: Path, back: int) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            clock, table = clock_of(h), await make_game(h, clock=LIMIT)
            await clock.advance(100)
            clock.set_back(back)
            for seat in range(3):
                await table.answer(InSeat(seat), ["bid refill"])
            assert table.snapshot(None).deadline == clock.now() + LIMIT

    asyncio.run(story())


@pytest.mark.parametrize("jump", JUMPS)
def test_a_clock_set_while_the_server_is_down_costs_at_most_the_grace(tmp_path: Path, jump: int) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            await make_game(h, clock=LIMIT)
        async with context(tmp_path, now=jump) as h:
            await h.tables.resume()
            table = await h.tables.find("table")
            assert table is not None
            left = (table.snapshot(None).deadline or 0) - h.clock.now()
            assert RESTART_GRACE_SECONDS <= left <= LIMIT

    asyncio.run(story())


@pytest.mark.parametrize("back", JUMPS)
def test_a_limit_neither_opens_nor_locks(back: int) -> None:
    clock = ManualClock()
    limit = RateLimit(clock, 4)
    assert limit.allows("kim")
    clock.set_back(back)
    assert not limit.allows("kim"), "a jump does not reset the limit"
    asyncio.run(clock.advance(15))
    assert limit.allows("kim"), "a jump locks nobody out"


@pytest.mark.parametrize("back", JUMPS)
def test_every_request_is_answered_after_a_jump(tmp_path: Path, back: int) -> None:
    async def story() -> None:
        clock = ManualClock()
        app = create_app(Settings(data=tmp_path, warm_up=False), clock)
        transport = httpx.ASGITransport(app=app)
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=transport, base_url="http://localhost:8765") as browser,
        ):
            await browser.get("/")
            mine = (await browser.get("/api/me")).json()["visitor"]
            clock.set_back(back)
            assert (await browser.get("/healthz")).status_code == 200
            assert (await browser.get("/")).status_code == 200
            assert (await browser.get("/api/me")).json()["visitor"] == mine

    asyncio.run(story())


def test_a_clock_that_is_wrong_follows_the_database() -> None:
    clock = WallClock(5.0, lambda: 1000.0, lambda: 10.0)
    assert clock.now() == 1005
    clock.set_to(1000)
    assert clock.now() == clock.time_at(clock.monotonic()) == 1000


@pytest.mark.parametrize(("back", "is_valid"), [(3, True), (HOUR, True), (YEAR, True), (-HOUR, True), (-YEAR, False)])
def test_an_admin_stays_signed_in_for_half_a_day(back: int, is_valid: bool) -> None:
    """A clock set forward by years signs admins out; they can sign in again with the token."""
    clock, response = ManualClock(), Response()
    admins = AdminAccess(ServerSecrets(b"key" * 20, "admin", "metrics"), clock, secure=False)
    admins.set_cookie(response, ANN.id)
    cookie = response.headers["set-cookie"].partition(";")[0]
    assert cookie.startswith(ADMIN_COOKIE)
    request = Request({"type": "http", "headers": [(b"cookie", cookie.encode())]})
    clock.set_back(back)
    assert admins.is_admin(request, ANN.id) is is_valid
    clock.set_back(-back)
    asyncio.run(clock.advance(ADMIN_SESSION_SECONDS + 1))
    assert not admins.is_admin(request, ANN.id)


def test_an_idle_table_is_unloaded_by_the_time_that_passed(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path, idle_minutes=30) as h:
            table = await make_game(h)
            clock_of(h).set_back(-YEAR)
            h.sweep()
            assert h.tables.holds(table)
            clock_of(h).set_back(2 * YEAR)
            await clock_of(h).advance(1801)
            h.sweep()
            assert not h.tables.holds(table)

    asyncio.run(story())


def test_the_system_clock_shows_a_moment_always_at_the_same_time() -> None:
    times = [1000.0, 1000 + MIN_JUMP_SECONDS / 2, 1000.0 - HOUR]
    clock = WallClock(0.0, lambda: times[0], lambda: 10.0)
    for shown in (1030, 1030, 1030 - HOUR):
        assert clock.time_at(clock.monotonic() + 30) == shown
        times.pop(0)


# Rate limits


def test_the_least_recently_used_is_forgotten_first() -> None:
    limit = RateLimit(ManualClock(), 4, max_keys=3)
    for key in ("kim", "lou", "mia"):
        assert limit.allows(key)
    assert not limit.allows("kim")
    for number in range(1000):
        assert limit.allows(f"flood {number}")
        assert not limit.allows("kim"), "a flood of addresses does not reset the others"
    assert limit.allows("lou"), "unused for long, so its count is dropped"


@pytest.mark.parametrize(
    ("address", "network"),
    [
        ("2001:db8::1", "2001:db8::/64"),
        ("2001:db8::ffff:1", "2001:db8::/64"),
        ("2001:db8:0:1::1", "2001:db8:0:1::/64"),
        ("203.0.113.7", "203.0.113.7"),
        ("", ""),
        ("not an address", "not an address"),
    ],
)
def test_ipv6_is_counted_by_network(address: str, network: str) -> None:
    assert network_of(address) == network


# Clocks that have run for an awkward time

AWKWARD = (0.0, 0.1, 100.3, 333.3, 599.7, 86_400.1, 1_000_000 / 3)
"""Moments at which a sum of times is not the sum: 100.3 + 60 - 100.3 is less than 60."""


@pytest.mark.parametrize("start", AWKWARD)
def test_who_waits_as_long_as_told_is_allowed(start: float) -> None:
    clock = ManualClock(start)
    limit = RateLimit(clock, 8)
    while limit.allows("kim"):
        pass
    for _ in range(1000):
        asyncio.run(clock.advance(60 / 8))
        assert limit.allows("kim")


@pytest.mark.parametrize("start", AWKWARD)
@pytest.mark.parametrize("step", [0.1, 0.3, 1 / 3, 0.7])
def test_sleepers_wake_when_their_time_has_come(start: float, step: float) -> None:
    async def story() -> None:
        clock = ManualClock(start)
        for count in range(1, 50):
            sleeper = asyncio.ensure_future(clock.sleep(round(step * 1e9) * count / 1e9))
            await asyncio.sleep(0)
            for _ in range(count):
                assert not sleeper.done()
                await clock.advance(step)
            assert sleeper.done()

    asyncio.run(story())


@pytest.mark.parametrize("start", AWKWARD)
def test_a_deadline_and_a_hold_end_when_their_time_has_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, start: float
) -> None:
    async def story() -> None:
        async with context(tmp_path, clock=ManualClock(start), bot_pause=0.0) as h:
            table = await make_game(h, clock=60)
            noted = list[str]()
            monkeypatch.setattr(table, "append", lambda kind, *_: note(noted, kind))
            await asyncio.sleep(0.01)
            for _ in range(599):
                await clock_of(h).advance(0.1)
            assert noted == []
            await clock_of(h).advance(0.1)
            for _ in range(20):
                await asyncio.sleep(0)
            assert noted == ["away"] * 3

    async def note(noted: list[str], kind: str) -> None:
        noted.append(kind)

    asyncio.run(story())
