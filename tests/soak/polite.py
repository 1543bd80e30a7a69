"""A well-behaved player next to hostile clients: how long each move takes, and whether all are stored."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from random import Random
from time import perf_counter

from tests.harness.client import Socket, Stage, changed_logs, number_of
from wildtable.server.settings import Settings


class Polite:
    """Plays all seats of a table, one move after the other with a short pause, game after game."""

    def __init__(self, settings: Settings, stages: Sequence[Stage], pause: float) -> None:
        self.times: list[float] = []
        """Seconds from a move to its acknowledgement."""
        self.troubles: list[str] = []
        self._settings = settings
        self._stages = stages
        self._pause = pause
        self._stopping = False
        self._moved = asyncio.Condition()
        self._rng = Random(0)

    @asynccontextmanager
    async def playing(self) -> AsyncIterator[None]:
        """Play until the block ends and the last move is done; then check the logs."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self._play())
            yield
            self._stopping = True
        changed = changed_logs(self._settings, self._stages)
        self.troubles += [f"{table}: the log holds other moves than those acknowledged" for table in changed]

    async def until(self, moves: int) -> None:
        """Wait for this many moves."""
        async with self._moved:
            await self._moved.wait_for(lambda: len(self.times) >= moves)

    async def _play(self) -> None:
        for stage in self._stages:
            if self._stopping:
                return
            sockets = [await Socket.open(self._settings, stage.row.id, cookie) for cookie in stage.cookies]
            while not stage.over and not self._stopping:
                await self._move(stage, sockets)
                await asyncio.sleep(self._pause)
            await asyncio.gather(*(socket.close() for socket in sockets))
        if not self._stopping:
            raise AssertionError("there were too few tables to play politely to the end")

    async def _move(self, stage: Stage, sockets: Sequence[Socket]) -> None:
        seat = self._rng.choice(list(stage.session.asking))
        message = stage.message(seat, self._rng)
        began = perf_counter()
        reply = await sockets[seat].ask(message)
        self.times.append(perf_counter() - began)
        if not reply.get("ok"):
            raise AssertionError(f"a polite move was refused: {reply}")
        await stage.acknowledge(number_of(self._settings, stage, message), seat, message)
        async with self._moved:
            self._moved.notify_all()


def percentile(times: Sequence[float], share: float) -> float:
    ordered = sorted(times)
    return ordered[min(int(len(ordered) * share), len(ordered) - 1)]


def in_ms(times: Sequence[float], share: float) -> str:
    return f"{percentile(times, share) * 1e3:.1f} ms"
