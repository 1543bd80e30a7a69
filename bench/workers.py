"""Workers benchmark: the same tables on SQLite, and on PostgreSQL with one worker and with two.

Measures the cost of an append, moves per second when every player answers at once, the time from a move to the last viewer
at any worker, and the CPU of each part. Starts its own PostgreSQL on this machine, which syncs every commit. Reads /proc, so
it needs Linux.
"""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import NamedTuple

import psycopg
from tests.harness.client import Stage, prepare
from tests.harness.postgres import PostgresServer, fresh_database, running_postgres
from tests.harness.process import AsyncServerProcess, serving
from tests.harness.server import settings_for

from bench.load import gather_crowds, percentile, play_all
from wildtable.server.settings import Settings
from wildtable.server.store.opening import store_for
from wildtable.server.store.rows import Entry

APPENDS = 300
AT_ONCE = 100
CALM_RATE, BUSY_RATE = 1.0, 1000.0
"""Moves per second at each table: few, to measure latency, and more than can be served."""


class Place(NamedTuple):
    """What is measured: its name, the number of workers, and the database."""

    name: str
    workers: int
    database: str = ""


class Run(NamedTuple):
    """A place with its running workers."""

    place: Place
    workers: Sequence[AsyncServerProcess]
    database: PostgresServer


def measure_workers(tables: int, seconds: float) -> None:
    with running_postgres(fsync=True) as server, fresh_database(server.database("postgres"), drop=False) as address:
        for place in (Place("SQLite", 1), Place("PostgreSQL", 1, address), Place("PostgreSQL", 2, address)):
            with TemporaryDirectory(prefix="wildtable-bench-") as folder:
                asyncio.run(_measure(place, server, Path(folder), tables, seconds))


async def _measure(place: Place, server: PostgresServer, folder: Path, tables: int, seconds: float) -> None:
    settings = [
        settings_for(folder if not place.database else folder / str(number), database=place.database, queue=1000)
        for number in range(place.workers)
    ]
    if place.workers == 1:
        await _measure_appends(place, settings[0])
    async with AsyncExitStack() as stack:
        calm, busy = [await prepare(settings[0], tables) for _ in range(2)]
        workers = [await stack.enter_async_context(serving(one, warm=False)) for one in settings]
        run = Run(place, workers, server)
        await _play(run, calm, CALM_RATE, seconds)
        await _play(run, busy, BUSY_RATE, seconds)


async def _measure_appends(place: Place, settings: Settings) -> None:
    """Time appends one after the other, and the rate of many tables whose appends wait for a commit at the same time."""
    stages = await prepare(settings, AT_ONCE)
    store = await store_for(settings.data, settings.database).open()
    times = []

    async def append(stage: Stage, number: int) -> None:
        await store.append(stage.game.id, Entry(number, "answer", 0, ("bid refill",), "person", f"r{number}", 1.0))

    for number in range(1, APPENDS + 1):
        began = perf_counter()
        await append(stages[0], number)
        times.append(perf_counter() - began)
    began, rounds = perf_counter(), 20
    for number in range(APPENDS + 1, APPENDS + 1 + rounds):
        await asyncio.gather(*(append(stage, number) for stage in stages))
    rate = rounds * AT_ONCE / (perf_counter() - began)
    await store.close()
    print(
        f"{place.name}: append {_ms(times)}; {AT_ONCE} tables at once {rate:,.0f} appends/s",
        flush=True,
    )


async def _play(run: Run, stages: Sequence[Stage], rate: float, seconds: float) -> None:
    """Play at one rate; viewers of a table are connected to all workers in turn."""
    place, workers, server = run
    crowds = await gather_crowds([worker.settings for worker in workers], stages)
    pids = [[worker.pid] for worker in workers] + ([_backends(server)] if place.database else [])
    began, before = perf_counter(), [_cpu(one) for one in pids]
    times = await play_all(crowds, rate, seconds, Random(1))
    took, moves = perf_counter() - began, len(times.seen)
    cpu = [_cpu(one) - spent for one, spent in zip(pids, before, strict=True)]
    await asyncio.gather(*(crowd.leave() for crowd in crowds))
    print(f"{place.name}, workers: {len(workers)}, {len(stages)} tables: {moves / took:.0f} moves/s", end="")
    if rate == CALM_RATE:
        print(f", acknowledged {_ms(times.acknowledged)}, seen by the last viewer {_ms(times.seen)}", end="")
        print(f", at another worker {_ms(times.seen_elsewhere)}" if times.seen_elsewhere else "", end="")
    parts = {"workers": sum(cpu[: len(workers)]), **({"PostgreSQL": cpu[-1]} if place.database else {})}
    shown = [f"{name} {spent / took:.0%}, {1000 * spent / max(moves, 1):.1f} ms a move" for name, spent in parts.items()]
    print(f"; CPU of {'; '.join(shown)}", flush=True)


def _ms(times: Sequence[float]) -> str:
    return f"p50 {percentile(times, 0.5) * 1e3:.1f} ms p99 {percentile(times, 0.99) * 1e3:.1f} ms"


def _backends(server: PostgresServer) -> list[int]:
    """Return the current backend processes of the database, which include those of the workers."""
    with psycopg.connect(server.database("postgres")) as connection:
        return [pid for (pid,) in connection.execute("select pid from pg_stat_activity")]


def _cpu(pids: Sequence[int]) -> float:
    """Return the CPU time of processes; one that has ended counts nothing."""
    spent = 0.0
    for pid in pids:
        stat = Path(f"/proc/{pid}/stat")
        if stat.exists():
            fields = stat.read_text(encoding="utf-8").rpartition(")")[2].split()
            spent += (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
    return spent
