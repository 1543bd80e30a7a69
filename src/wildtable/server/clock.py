"""Clock: the time, injected so that tests need not wait for it."""

from __future__ import annotations

import asyncio
import time
from typing import Protocol


class Clock(Protocol):
    """The time, and a way to wait for it."""

    def now(self) -> float:
        """Return seconds since the epoch."""
        ...

    async def sleep(self, seconds: float) -> None: ...


class WallClock:
    """The system's time."""

    def now(self) -> float:
        return time.time()

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(max(seconds, 0))


class ManualClock:
    """A time that passes when `advance` is called."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self._now = now
        self._sleepers: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self._now

    async def sleep(self, seconds: float) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sleepers.append((self._now + max(seconds, 0), future))
        await future

    async def advance(self, seconds: float) -> None:
        """Let time pass, and wake the sleepers whose time has come."""
        self._now += seconds
        due = [sleeper for sleeper in self._sleepers if sleeper[0] <= self._now]
        self._sleepers = [sleeper for sleeper in self._sleepers if sleeper[0] > self._now]
        for _, future in sorted(due, key=lambda sleeper: sleeper[0]):
            if not future.done():
                future.set_result(None)
        await asyncio.sleep(0)
