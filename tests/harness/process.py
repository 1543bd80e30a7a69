"""A real server in a process of its own: started, killed at any moment, started again."""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
import socket
import subprocess
import sys
from collections.abc import AsyncIterator, Callable
from dataclasses import asdict
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

from wildtable.server import serve as running
from wildtable.server.app import create_app
from wildtable.server.data_folder import hold
from wildtable.server.settings import Settings

NO_LIMIT = 1_000_000_000
READY = "ready\n"


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def settings_for(folder: Path, **others: Any) -> Settings:
    """A server on a port of its own, whose visitors may ask as fast as they can."""
    names = ("messages_per_minute", "requests_per_minute", "checks_per_minute", "sockets_per_address")
    limits = dict.fromkeys(names, NO_LIMIT)
    return Settings(port=free_port(), data=folder, **{"warm_up": False, "check_seconds": 60.0, **limits, **others})


def serve(settings: Settings, ready: Callable[[], None]) -> None:
    """What runs in the other process: the server as `wildtable serve` runs it."""
    listening = socket.create_server((settings.host, settings.port), backlog=2048)
    with hold(settings.data):
        running.Server(create_app(settings), settings, ready).run([listening])


def serve_forked(settings: Settings, pipe: Connection) -> None:
    serve(settings, pipe.close)


class Server:
    """A server that can be killed and started again.

    `warm` forks each one from a process that has imported everything already: the same server, sooner. Otherwise it is
    started from nothing, as a host does it.
    """

    def __init__(self, settings: Settings, *, warm: bool) -> None:
        self.settings = settings
        self.up = asyncio.Event()
        self.starts = 0
        self._process: BaseProcess | subprocess.Popen[str] | None = None
        self._warm = warm

    @property
    def pid(self) -> int:
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    @property
    def resident(self) -> int:
        """Bytes of memory it holds. Read from /proc, so it wants Linux."""
        pages = int(Path(f"/proc/{self.pid}/statm").read_text(encoding="utf-8").split()[1])
        return pages * resource.getpagesize()

    async def start(self) -> None:
        """Returns when the server listens."""
        await asyncio.to_thread(self._fork if self._warm else self._start)
        self.starts += 1
        self.up.set()

    def _fork(self) -> None:
        context = get_context("forkserver")
        context.set_forkserver_preload([__name__])
        here, there = context.Pipe(duplex=False)
        self._process = context.Process(target=serve_forked, args=(self.settings, there))
        self._process.start()
        there.close()
        with contextlib.closing(here):
            here.poll(None)

    def _start(self) -> None:
        values = json.dumps(asdict(self.settings), default=str)
        self._process = subprocess.Popen([sys.executable, "-m", __name__, values], stdout=subprocess.PIPE, text=True)
        assert self._process.stdout is not None
        if self._process.stdout.readline() != READY:
            raise AssertionError("the server did not start")

    async def kill(self) -> None:
        """As when the power goes: no handler runs, nothing is flushed."""
        self.up.clear()
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        if isinstance(process, subprocess.Popen):
            await asyncio.to_thread(process.communicate)
        else:
            await asyncio.to_thread(process.join)
            process.close()


@contextlib.asynccontextmanager
async def serving(settings: Settings, *, warm: bool) -> AsyncIterator[Server]:
    """A server for as long as it is needed; whatever happens, no process is left over."""
    server = Server(settings, warm=warm)
    try:
        await server.start()
        yield server
    finally:
        await server.kill()


if __name__ == "__main__":
    values = json.loads(sys.argv[1])
    serve(Settings(**{**values, "data": Path(values["data"])}), lambda: print(READY, end="", flush=True))
