"""Clock: the time, injected so that tests need not wait for it.

The time of day is for what is stored and shown; it may be set back or forward at any moment. Whatever is measured while the
server runs, such as limits and the clocks of games, uses `monotonic`, which only runs forward.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Protocol

MIN_JUMP_SECONDS = 0.5
"""A smaller difference between both clocks is a matter of measuring, not a time that was set."""

MAX_DIFFERENCE_SECONDS = 0.1
"""By how much the clocks of workers may differ; less could be the time that a message takes."""


class Clock(Protocol):
    """The time, and a way to wait for it."""

    def now(self) -> float:
        """Return the time of day: seconds since the epoch."""
        ...

    def monotonic(self) -> float:
        """Return seconds since some moment, whatever happens to the time of day."""
        ...

    def time_at(self, moment: float) -> float:
        """Return the time of day at a moment of `monotonic`: always the same, unless the time of day was set."""
        ...

    async def sleep(self, seconds: float) -> None: ...

    def set_to(self, now: float) -> None:
        """Set the time of day, so that workers on several machines agree about it."""
        ...


class WallClock:
    """The system's time."""

    def __init__(
        self,
        ahead: float = 0.0,
        time_of_day: Callable[[], float] = time.time,
        monotonic: Callable[[], float] = time.monotonic,
    ) -> None:
        """`ahead`: by how many seconds the system's time of day is to be changed."""
        self._ahead = ahead
        self._time_of_day = time_of_day
        self._monotonic = monotonic
        self._offset = self.now() - self.monotonic()

    def now(self) -> float:
        return self._time_of_day() + self._ahead

    def monotonic(self) -> float:
        return self._monotonic()

    def time_at(self, moment: float) -> float:
        offset = self.now() - self.monotonic()
        if abs(offset - self._offset) > MIN_JUMP_SECONDS:
            self._offset = offset
        return moment + self._offset

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(max(seconds, 0))

    def set_to(self, now: float) -> None:
        if abs(now - self.now()) > MAX_DIFFERENCE_SECONDS:
            self._ahead += now - self.now()


NANOSECONDS = 1_000_000_000


class ManualClock:
    """A time that passes when `advance` is called. `set_back` changes the time of day alone. It counts nanoseconds: sums of
    fractions of a second would wake a sleeper too late, at some times of day."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self._nanoseconds = round(now * NANOSECONDS)
        self._set_back = 0.0
        self._sleepers: list[tuple[int, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self.monotonic() - self._set_back

    def monotonic(self) -> float:
        return self._nanoseconds / NANOSECONDS

    def time_at(self, moment: float) -> float:
        return moment - self._set_back

    def set_back(self, seconds: float) -> None:
        """Set the time of day back, or forward by a negative number of seconds."""
        self._set_back += seconds

    def set_to(self, now: float) -> None:
        """Nothing: the time is what the test says."""

    async def sleep(self, seconds: float) -> None:
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._sleepers.append((self._after(max(seconds, 0)), future))
        await future

    async def advance(self, seconds: float) -> None:
        """Let time pass, and wake the sleepers whose time has come."""
        self._nanoseconds = self._after(seconds)
        due = [sleeper for sleeper in self._sleepers if sleeper[0] <= self._nanoseconds]
        self._sleepers = [sleeper for sleeper in self._sleepers if sleeper[0] > self._nanoseconds]
        for _, future in sorted(due, key=lambda sleeper: sleeper[0]):
            if not future.done():
                future.set_result(None)
        await asyncio.sleep(0)

    def _after(self, seconds: float) -> int:
        return self._nanoseconds + round(seconds * NANOSECONDS)
