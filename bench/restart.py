"""Restart benchmark: how long a server takes to start and accept the first move, with few and with many stored games."""

from __future__ import annotations

import asyncio
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.harness.client import Socket, Stage, number_of
from tests.harness.postgres import fresh_database, running_postgres
from tests.harness.process import serving
from tests.harness.server import settings_for

from bench.archive import DISTINCT_GAMES, fill
from bench.server import cpu_seconds
from wildtable.server.settings import Settings


def measure_restarts(games: int) -> None:
    """Time restarts with few and many stored games, on SQLite and on a PostgreSQL of its own that syncs every commit."""
    with running_postgres(fsync=True) as server:
        for count in (min(DISTINCT_GAMES, games), games):
            with TemporaryDirectory(prefix="wildtable-bench-") as folder:
                asyncio.run(measure_restart("SQLite", settings_for(Path(folder)), count))
            with (
                TemporaryDirectory(prefix="wildtable-bench-") as folder,
                fresh_database(server.database("postgres"), drop=False) as address,
            ):
                asyncio.run(measure_restart("PostgreSQL", settings_for(Path(folder), database=address), count))


async def measure_restart(name: str, settings: Settings, games: int, times: int = 3) -> None:
    """Time a restart with many stored games, until the first answer is acknowledged."""
    began = perf_counter()
    stage = await fill(settings, games)
    print(f"{name}: {games:,} stored games, written in {perf_counter() - began:.0f} s", flush=True)
    rng = Random(1)
    for _ in range(times):
        began = perf_counter()
        async with serving(settings, warm=False) as server:
            listening = perf_counter() - began
            await _answer_once(settings, stage, rng)
            took = perf_counter() - began
            print(
                f"{name}: listens after {listening:.2f} s, first move acknowledged after {took:.2f} s,"
                f" CPU of the server {cpu_seconds(server.pid):.2f} s",
                flush=True,
            )


async def _answer_once(settings: Settings, stage: Stage, rng: Random) -> None:
    seat = next(iter(stage.session.asking))
    socket = await Socket.open(settings, stage.row.id, stage.cookies[seat])
    message = stage.message(seat, rng)
    await socket.ask(message)
    await stage.acknowledge(number_of(settings, stage, message), seat, message)
    await socket.close()
