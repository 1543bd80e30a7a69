"""Running: the application under uvicorn, and how it stops."""

from __future__ import annotations

import gc
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

import uvicorn

from wildtable.server.live.event_stream import EventStreams
from wildtable.server.net.protocols import GuardedHttpProtocol, GuardedWebSocketProtocol
from wildtable.server.settings import Settings

if sys.platform != "win32":
    import resource

if TYPE_CHECKING:
    from fastapi import FastAPI

MOST_FILES = 65_536
PATIENCE = 5
"""How many seconds those who are connected have to finish once the server is told to stop."""


class Server(uvicorn.Server):
    """Says when it can be reached, and ends the streams of those who listen before it waits for everybody to go."""

    def __init__(self, app: FastAPI, settings: Settings, opened: Callable[[], None] = lambda: None) -> None:
        config = uvicorn.Config(
            app,
            log_config=None,
            http=GuardedHttpProtocol,
            ws=GuardedWebSocketProtocol,
            server_header=False,
            timeout_graceful_shutdown=PATIENCE,
            forwarded_allow_ips=settings.proxy,
            ws_max_size=settings.message_bytes * 2,
            ws_per_message_deflate=False,
            ws_ping_interval=settings.ping_seconds,
            ws_ping_timeout=settings.ping_seconds,
        )
        super().__init__(config)
        self.app = app
        self._opened = opened

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        _open_more_files()
        await super().startup(sockets)
        _spare_the_collector()
        self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        streams: EventStreams | None = getattr(self.app.state, "streams", None)
        if streams is not None:
            streams.close()
        await super().shutdown(sockets)


def _open_more_files() -> None:
    """Each line is a file, and systems usually allow a thousand until they are asked for more."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
        if soft < wanted:
            with suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _spare_the_collector() -> None:
    """Tables and sockets live long and make few cycles: looking through all of them often would only hold up the players."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)
