"""Serve: the application under uvicorn, and its shutdown."""

from __future__ import annotations

import gc
import signal
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from types import FrameType
from typing import TYPE_CHECKING

import uvicorn

from wildtable.server.live.event_stream import EventStreams
from wildtable.server.net.protocols import GuardedHttpProtocol, GuardedWebSocketProtocol, abort_connection
from wildtable.server.settings import Settings

if sys.platform != "win32":
    import resource

if TYPE_CHECKING:
    from fastapi import FastAPI

MAX_OPEN_FILES = 65_536
SHUTDOWN_SECONDS = 5
"""Open connections are dropped after this time."""
KEEP_ALIVE_SECONDS = 75
"""How long an idle connection stays open: longer than HTTP clients use one, since a request fails if it is on its way to a
connection that is being closed."""
SWITCH_SECONDS = 0.001
"""After how long the event loop lets another thread run. By default it takes five times as long, and the thread that stores
a move asks for that several times."""


class Server(uvicorn.Server):
    """A uvicorn server that reports when it can be reached, and ends event streams before it waits for open connections."""

    def __init__(self, app: FastAPI, settings: Settings, opened: Callable[[], None] = lambda: None) -> None:
        config = uvicorn.Config(
            app,
            log_config=None,
            http=GuardedHttpProtocol,
            ws=GuardedWebSocketProtocol,
            server_header=False,
            timeout_graceful_shutdown=SHUTDOWN_SECONDS,
            timeout_keep_alive=KEEP_ALIVE_SECONDS,
            forwarded_allow_ips=settings.proxy,
            ws_max_size=settings.message_bytes * 2,
            ws_per_message_deflate=False,
            ws_ping_interval=settings.ping_seconds,
            ws_ping_timeout=settings.ping_seconds,
        )
        super().__init__(config)
        self.app = app
        self._opened = opened

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; at the second interrupt at once. Uvicorn would raise the signal again at the end, as if it had failed."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True

    def stop(self) -> None:
        """Begin to stop; can be called from any thread."""
        self.should_exit = True

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        _raise_file_limit()
        await super().startup(sockets)
        _relax_garbage_collector()
        sys.setswitchinterval(SWITCH_SECONDS)
        self._opened()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        streams: EventStreams | None = getattr(self.app.state, "streams", None)
        if streams is not None:
            streams.close()
        await super().shutdown(sockets)
        for connection in self.server_state.connections.copy():
            abort_connection(connection.transport)


def listen(host: str, port: int) -> socket.socket:
    """Open the socket to listen on; `::` accepts IPv4 as well. Its connections send at once: a response has two parts, and
    the second would wait for the client's acknowledgement of the first, often 40 ms."""
    listening = socket.create_server(
        (host, port),
        family=socket.AF_INET6 if ":" in host else socket.AF_INET,
        backlog=2048,
        dualstack_ipv6=host == "::" and socket.has_dualstack_ipv6(),
    )
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return listening


def _raise_file_limit() -> None:
    """Raise the limit of file descriptors, usually a thousand: each connection needs one."""
    if sys.platform != "win32":
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = MAX_OPEN_FILES if hard == resource.RLIM_INFINITY else min(hard, MAX_OPEN_FILES)
        if soft < wanted:
            with suppress(ValueError, OSError):
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def _relax_garbage_collector() -> None:
    """Collect new objects in small portions, since two thousand of them hold the event loop for a millisecond, survivors
    after every second portion, and all objects hardly ever: tables and connections are long-lived and make few cycles."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(5_000, 0, 10_000)
