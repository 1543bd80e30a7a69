"""Run a server in a process of its own, so that it can be killed at any moment and restarted at the same address."""

from __future__ import annotations

import asyncio
import contextlib
import os
import resource
import signal
import threading
from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.context import ForkServerProcess, SpawnProcess
from pathlib import Path
from random import Random

from tests.harness.deals import PredictableDeals
from tests.harness.server import NO_LIMIT, free_port, prepared, settings_for
from tests.harness.slow_line import slow_line
from wildtable.server.clock import WallClock
from wildtable.server.settings import Settings
from wildtable.server.store.contract import Notice
from wildtable.server.tables.worker_sync import WorkerSync


@dataclass(frozen=True)
class Faults:
    """Faults of a worker. ahead: seconds its clock is ahead; deaf: the share of notices it misses."""

    ahead: float = 0.0
    deaf: float = 0.0


NO_FAULTS = Faults()


class ServerProcess:
    """A server process. It ends when the process that started it does.

    With `warm`, it is forked from a process that has imported everything and filled its caches: the same server, sooner.
    Otherwise it starts cold, as on a host.
    """

    def __init__(self, settings: Settings, *, warm: bool = True, faults: Faults = NO_FAULTS) -> None:
        self.settings = settings
        self._faults = faults
        self._warm = warm
        self._process: ForkServerProcess | SpawnProcess | None = None

    @property
    def address(self) -> str:
        return self.settings.address

    @property
    def pid(self) -> int:
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    @property
    def resident(self) -> int:
        """Resident memory in bytes, from /proc."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text(encoding="utf-8").split()[1])
        return pages * resource.getpagesize()

    def start(self) -> None:
        """Start the server, and return when it listens."""
        if self._warm:
            warm = get_context("forkserver")
            warm.set_forkserver_preload(["tests.harness.warm"])
            self._line, there = warm.Pipe()
            self._process = warm.Process(target=_serve, args=(self.settings, there, self._faults))
        else:
            cold = get_context("spawn")
            self._line, there = cold.Pipe()
            self._process = cold.Process(target=_serve, args=(self.settings, there, self._faults))
        self._process.start()
        there.close()
        self._line.recv()

    def deal_by(self, seed: str) -> None:
        """Make all deals from now on follow from the seed and the number of tables and games since."""
        self._line.send(seed)
        self._line.recv()

    def kill(self) -> None:
        """Kill the server and its bots' processes with SIGKILL: no handler runs, nothing is flushed."""
        if self._process is not None:
            os.killpg(self.pid, signal.SIGKILL)
            self.stop()

    def stop(self) -> None:
        if self._process is not None:
            self._line.close()
            self._process.join()
            self._process.close()
            self._process = None


@contextlib.contextmanager
def serving_browsers(folder: Path, *, is_slow: bool = False) -> Iterator[ServerProcess]:
    """Run a server process for browsers, at a numeric address; behind a slow proxy with `is_slow`."""
    port = free_port()
    public = free_port() if is_slow else port
    server = ServerProcess(settings_for(folder, port=port, base=f"http://127.0.0.1:{public}", tables_per_visitor=NO_LIMIT))
    server.start()
    try:
        with slow_line(public, port) if is_slow else contextlib.nullcontext():
            yield server
    finally:
        server.stop()


def _serve(settings: Settings, line: Connection, faults: Faults) -> None:
    """Run in the child process: report when the server listens, receive seeds, stop when the pipe closes."""
    os.setsid()
    deals, clock = PredictableDeals(), WallClock(faults.ahead)
    if faults.deaf:
        _deafen(faults.deaf)
    with prepared(settings, lambda: line.send("listening"), deals, clock) as (server, listening):

        def receive_seeds() -> None:
            with contextlib.suppress(EOFError):
                while True:
                    deals.deal_by(line.recv())
                    line.send("dealing")
            server.stop()

        threading.Thread(target=receive_seeds, daemon=True).start()
        server.run([listening])


def _deafen(share: float) -> None:
    """Make a worker miss other workers' notices at random; the store's own notices always arrive."""
    hear, rng = WorkerSync.receive, Random(os.getpid())

    def hear_some(self: WorkerSync, notice: Notice) -> None:
        if not notice.worker or rng.random() >= share:
            hear(self, notice)

    WorkerSync.receive = hear_some  # type: ignore[method-assign]


class AsyncServerProcess(ServerProcess):
    """A server process for asyncio code."""

    def __init__(self, settings: Settings, *, warm: bool, faults: Faults = NO_FAULTS) -> None:
        super().__init__(settings, warm=warm, faults=faults)
        self.up = asyncio.Event()
        self.starts = 0

    async def start_soon(self) -> None:
        await asyncio.to_thread(self.start)
        self.starts += 1
        self.up.set()

    async def kill_soon(self) -> None:
        self.up.clear()
        await asyncio.to_thread(self.kill)


@contextlib.asynccontextmanager
async def serving(settings: Settings, *, warm: bool, faults: Faults = NO_FAULTS) -> AsyncIterator[AsyncServerProcess]:
    """Run a server process until the block ends, and leave none behind."""
    server = AsyncServerProcess(settings, warm=warm, faults=faults)
    try:
        await server.start_soon()
        yield server
    finally:
        await server.kill_soon()
