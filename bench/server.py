"""Server benchmark: latency, CPU and memory with many tables and WebSockets, alone or compared with another source tree.

The server runs in its own process; all clients run in this one, over loopback. Every move is synced to disk before it is
shown, so the time of a bare commit is measured in the same run for comparison. Reads /proc, so it needs Linux.
"""

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from time import perf_counter

import httpx
import uvloop
from tests.harness.client import prepare
from tests.harness.process import AsyncServerProcess, serving
from tests.harness.server import settings_for

from bench.drawing import TREE, beside, measure_drawing
from bench.load import SPECTATORS, Crowd, Times, gather_crowds, percentile, play_all, touch
from wildtable.server.settings import Settings

SEATS = 3
FASTER = (1.25, 1.5, 1.75, 2, 3, 4, 6, 8, 12, 16, 24)
SLOWER = (0.7, 0.5, 0.35, 0.25, 0.1)
SLOW = 0.25
STEP_SECONDS = 8.0
MOVES = 95
"""Every game has at least this many answers."""


PAGE_SECONDS = 0.2
"""Pause between two loads of the start page."""


def measure_server(tables: int, seconds: float, games: int) -> None:
    uvloop.run(_measure(tables, seconds))
    if games:
        from bench.restart import measure_restarts  # noqa: PLC0415 - needs stores that older trees do not have

        measure_restarts(games)


def measure_against(other: Path, tables: int, seconds: float, rounds: int) -> None:
    """Measure this tree and another, alternating, with the same players: the cost of a move, then the server under load."""
    trees = [TREE, other.resolve()]
    measure_drawing(trees, rounds)
    for number in range(rounds):
        for tree in trees:
            print(f"round {number + 1}: {tree}", flush=True)
            command = [sys.executable, "-m", "bench", "server", f"--tables={tables}", f"--seconds={seconds}", "--games=0"]
            with beside(tree) as place:
                subprocess.run(command, cwd=place.cwd, env=place.env, check=True)


async def _measure(tables: int, seconds: float) -> None:
    with TemporaryDirectory(prefix="wildtable-bench-") as folder:
        commits = await asyncio.to_thread(commit_times, Path(folder) / "bare.db")
        print(f"a bare commit of one row, synced     p50 {_ms(commits, 0.5)}   p99 {_ms(commits, 0.99)}")
        settings = settings_for(Path(folder) / "data", queue=1000)
        await measure_load(settings, tables, seconds)


def commit_times(path: Path, commits: int = 500) -> list[float]:
    """Time commits of one row with the settings of the store."""
    times = []
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        db.execute("pragma journal_mode = wal")
        db.execute("pragma synchronous = full")
        db.execute("create table log (game integer, number integer, moves text, primary key (game, number)) without rowid")
        for number in range(commits):
            began = perf_counter()
            db.execute("begin immediate")
            db.execute("insert into log values (?, ?, ?)", (number % 200, number, '["bid forest-3"]'))
            db.execute("commit")
            times.append(perf_counter() - began)
    return times


async def measure_load(settings: Settings, tables: int, seconds: float) -> None:
    """Play one move per second at each table, then faster until the server cannot keep up."""
    first, *stages = await prepare(settings, tables + 1, SEATS)
    async with serving(settings, warm=False) as server:
        await touch(settings, [first])
        empty = server.resident
        await touch(settings, stages)
        loaded = server.resident
        crowds = await gather_crowds([settings], stages)
        full = server.resident
        sockets = tables * (SEATS + SPECTATORS)
        print(f"{tables} tables, {sockets} sockets; the server without them {empty / 1e6:.0f} MB")
        print(f"memory: {(loaded - empty) / tables / 1e3:.0f} kB a table, {(full - loaded) / sockets / 1e3:.0f} kB a socket")
        times = await step(server, crowds, 1, min(seconds, MOVES))
        print(f"after it {server.resident / 1e6:.0f} MB")
        await _leave(crowds)
        await find_knee(server, tables, 1 if percentile(times.seen, 0.99) < SLOW else None)


async def find_knee(server: AsyncServerProcess, tables: int, best: float | None) -> None:
    """Raise the rate, with new tables each time, until the 99th percentile is too slow.

    If one move a second is already too fast (`best` is None), lower it until it is not.
    """
    faster = best is not None
    for rate in FASTER if faster else SLOWER:
        stages = await prepare(server.settings, tables, SEATS)
        crowds = await gather_crowds([server.settings], stages)
        times = await step(server, crowds, rate, min(STEP_SECONDS, MOVES / rate))
        await _leave(crowds)
        good = percentile(times.seen, 0.99) <= SLOW
        best = rate if good else best
        if good != faster:
            break
    if best is None:
        print(f"knee: below {SLOWER[-1]:g} moves a second and table")
    else:
        print(f"knee: {best:g} moves a second and table, {best * tables:,.0f} in all, with p99 under {SLOW * 1e3:.0f} ms")


async def step(server: AsyncServerProcess, crowds: Sequence[Crowd], rate: float, seconds: float) -> Times:
    """Play at one rate and print the result."""
    await asyncio.sleep(1)
    began, theirs, ours = perf_counter(), cpu_seconds(server.pid), _own_cpu()
    async with start_pages(server.settings) as pages:
        times = await play_all(crowds, rate, seconds, Random(str(rate)))
    took = perf_counter() - began
    theirs, ours = cpu_seconds(server.pid) - theirs, _own_cpu() - ours
    moves = max(len(times.seen), 1)
    print(
        f"{rate:g} moves/s a table: {len(times.seen) / took:6.0f} moves/s"
        f"   seen by the last viewer p50 {_ms(times.seen, 0.5)}   p99 {_ms(times.seen, 0.99)}"
        f"   acknowledged p50 {_ms(times.acknowledged, 0.5)}   p99 {_ms(times.acknowledged, 0.99)}"
        f"   start page p50 {_ms(pages, 0.5)}   p99 {_ms(pages, 0.99)}"
        f"   CPU server {theirs / took:.0%}, {theirs / moves * 1e3:.1f} ms a move,"
        f" players {ours / took:.0%}, {ours / moves * 1e3:.1f} ms a move"
        + (f"   never seen {times.unseen}" if times.unseen else ""),
        flush=True,
    )
    return times


@asynccontextmanager
async def start_pages(settings: Settings) -> AsyncIterator[list[float]]:
    """Load the start page repeatedly while the block runs; yield how long each load took, at least one."""
    times: list[float] = []

    async def open_pages() -> None:
        async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{settings.port}", timeout=60) as http:
            while True:
                began = perf_counter()
                (await http.get("/")).raise_for_status()
                times.append(perf_counter() - began)
                first.set()
                await asyncio.sleep(PAGE_SECONDS)

    first = asyncio.Event()
    opening = asyncio.create_task(open_pages())
    try:
        yield times
        await first.wait()
    finally:
        opening.cancel()


async def _leave(crowds: Sequence[Crowd]) -> None:
    await asyncio.gather(*(crowd.leave() for crowd in crowds))


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _own_cpu() -> float:
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime


def _ms(times: Sequence[float], share: float) -> str:
    return f"{percentile(times, share) * 1e3:.1f} ms"
