"""Load for the server benchmark: tables with players and spectators, moves at fixed rates, and when each was received."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from time import perf_counter

from tests.harness.client import Socket, Stage, number_of

from wildtable.server.settings import Settings

SPECTATORS = 2
TIMEOUT_SECONDS = 5.0
"""A move that some viewer has not received by then counts with this time."""


@dataclass
class Times:
    """Seconds from the due time of a move to its acknowledgement, and to its receipt by the last viewer: among all, and
    among those at another worker than the one that got the move."""

    acknowledged: list[float] = field(default_factory=list)
    seen: list[float] = field(default_factory=list)
    seen_elsewhere: list[float] = field(default_factory=list)
    unseen: int = 0


def percentile(times: Sequence[float], share: float) -> float:
    ordered = sorted(times)
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)]


class Seen:
    """Tracks which viewers have received a change, and waits until all have the next one."""

    def __init__(self, viewers: int) -> None:
        self._viewers = viewers
        self._missing: set[int] = set()
        self._all = asyncio.Event()
        self._received: dict[int, float] = {}

    def on_change(self, viewer: int) -> None:
        if viewer in self._missing:
            self._missing.remove(viewer)
            self._received[viewer] = perf_counter()
            if not self._missing:
                self._all.set()

    def expect(self) -> None:
        self._missing = set(range(self._viewers))
        self._all.clear()

    async def wait(self) -> dict[int, float] | None:
        """Return when each viewer received it, or None if one did not."""
        try:
            async with asyncio.timeout(TIMEOUT_SECONDS):
                await self._all.wait()
        except TimeoutError:
            return None
        return self._received


class Crowd:
    """A table with its players and spectators, connected to the workers of a server in turn."""

    def __init__(self, workers: Sequence[Settings], stage: Stage) -> None:
        self._workers = workers
        self._stage = stage
        self._seen = Seen(len(stage.cookies) + SPECTATORS)
        self._sockets: list[Socket] = []

    async def come(self) -> None:
        for viewer, cookie in enumerate([*self._stage.cookies, *[""] * SPECTATORS]):

            def on_change(viewer: int = viewer) -> None:
                self._seen.on_change(viewer)

            settings = self._workers[viewer % len(self._workers)]
            self._sockets.append(await Socket.open(settings, self._stage.row.id, cookie, on_change))

    async def leave(self) -> None:
        await asyncio.gather(*(socket.close() for socket in self._sockets))

    async def play(self, times: Times, rng: Random, every: float, until: float) -> None:
        """Play a move every `every` seconds. Latency counts from the due time, so a slow server gains nothing."""
        due = perf_counter() + rng.uniform(0, every)
        while due < until and not self._stage.over:
            seat = rng.choice(list(self._stage.session.asking))
            message = self._stage.message(seat, rng)
            await asyncio.sleep(max(due - perf_counter(), 0))
            self._seen.expect()
            reply = await self._sockets[seat].ask(message)
            times.acknowledged.append(perf_counter() - due)
            if not reply.get("ok"):
                raise AssertionError(f"{message} was refused: {reply}")
            seen = await self._seen.wait()
            times.unseen += seen is None
            times.seen.append(TIMEOUT_SECONDS if seen is None else max(seen.values()) - due)
            workers = len(self._workers)
            if elsewhere := [at for viewer, at in (seen or {}).items() if (viewer - seat) % workers]:
                times.seen_elsewhere.append(max(elsewhere) - due)
            await self._stage.acknowledge(number_of(self._workers[0], self._stage, message), seat, message)
            due += every


async def touch(settings: Settings, stages: Sequence[Stage]) -> None:
    """Make the server load these tables, and disconnect."""
    for stage in stages:
        await (await Socket.open(settings, stage.row.id)).close()


async def gather_crowds(workers: Sequence[Settings], stages: Sequence[Stage], at_once: int = 20) -> list[Crowd]:
    crowds = [Crowd(workers, stage) for stage in stages]
    for first in range(0, len(crowds), at_once):
        await asyncio.gather(*(crowd.come() for crowd in crowds[first : first + at_once]))
    return crowds


async def play_all(crowds: Sequence[Crowd], rate: float, seconds: float, rng: Random) -> Times:
    """Play at all tables at once, each with its own phase. Garbage is not collected meanwhile: this process holds all games,
    and its pauses would count as the server's."""
    times = Times()
    gc.disable()
    try:
        until = perf_counter() + seconds
        await asyncio.gather(*(crowd.play(times, Random(rng.random()), 1 / rate, until) for crowd in crowds))
    finally:
        gc.enable()
    return times
