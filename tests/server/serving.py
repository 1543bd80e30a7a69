"""A real server in a process of its own: started, killed at any moment, started again."""

from __future__ import annotations

import asyncio
import contextlib
import os
import socket
from collections.abc import AsyncIterator
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any

import uvicorn

from wildtable.server.app import create_app
from wildtable.server.settings import Settings

NO_LIMIT = 1_000_000_000


def free_port() -> int:
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


def settings_for(folder: Path, **others: Any) -> Settings:
    """A server on a port of its own, whose visitors may ask as fast as they can."""
    limits = {"messages_per_minute": NO_LIMIT, "requests_per_minute": NO_LIMIT}
    return Settings(port=free_port(), data=folder, **{**limits, **others})


class Announced(uvicorn.Server):
    """Says when it listens, so that nobody has to knock until somebody opens."""

    def __init__(self, config: uvicorn.Config, ready: Connection) -> None:
        super().__init__(config)
        self._ready = ready

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._ready.send(os.getpid())
        self._ready.close()


def serve(settings: Settings, ready: Connection) -> None:
    """What runs in the other process."""
    config = uvicorn.Config(
        create_app(settings),
        host=settings.host,
        port=settings.port,
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_ping_interval=None,
        log_level="warning",
        timeout_graceful_shutdown=1,
    )
    Announced(config, ready).run()


class Server:
    """`warm` forks each server from a process that has imported everything already: the same server, sooner."""

    def __init__(self, settings: Settings, *, warm: bool) -> None:
        self.settings = settings
        self.up = asyncio.Event()
        self.pid = 0
        self.starts = 0
        self._process: BaseProcess | None = None
        self._warm = warm

    async def start(self) -> None:
        """Returns when the server listens."""
        if self._warm:
            context: Any = get_context("forkserver")
            context.set_forkserver_preload([__name__])
        else:
            context = get_context("spawn")
        here, there = context.Pipe(duplex=False)
        self._process = context.Process(target=serve, args=(self.settings, there))
        await asyncio.to_thread(self._process.start)
        there.close()
        with contextlib.closing(here):
            self.pid = await asyncio.to_thread(here.recv)
        self.starts += 1
        self.up.set()

    async def kill(self) -> None:
        """As when the power goes: no handler runs, nothing is flushed."""
        self.up.clear()
        await self._end("kill")

    async def stop(self) -> None:
        """As a host does it."""
        self.up.clear()
        await self._end("terminate")

    async def _end(self, how: str) -> None:
        process, self._process = self._process, None
        if process is not None:
            getattr(process, how)()
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
