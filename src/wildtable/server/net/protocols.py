"""Connections: how long the server waits for whoever is at the other end of a line.

Lines are cut in silence, and some are opened to tie a server up: they never say what they want, or never take what they are
told. Neither may be held for long, since each costs memory and a file. Pings find sockets that are dead; here is the rest.
"""

from __future__ import annotations

import asyncio
import socket
import struct
from typing import TYPE_CHECKING

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

if TYPE_CHECKING:
    from asyncio.transports import BaseTransport

ASKING_SECONDS = 20.0
"""How long a request may take to arrive, from its first byte to its last or from the opening of the line."""
TAKING_SECONDS = 10.0
"""How long a reader may take nothing while too much waits for it."""
MOST_WRITTEN = 32 * 1024
"""So many bytes of an answer may wait in a line before the server waits as well."""
MOST_SENT, MOST_SENT_TO_PAGE = 64 * 1024, 16 * 1024
"""So many, or twice that, may wait in the system besides: left alone it takes megabytes for every reader that reads none.
Fewer on a socket, on which the server writes nothing more until the last change was taken: a crowd that reads nothing then
costs a glance for each change, and what it misses comes as one snapshot."""
MOST_FRAMES = 1000
"""So many frames a second may come on a socket. Far more than anybody says: it bounds what parsing them costs the others."""
PIECE = 4096
"""So many bytes are parsed before it is seen how many frames were in them."""
NO_TEXT = 1007


def cut(transport: asyncio.Transport) -> None:
    """End a line at once, and let the system forget what was to be sent on it: it would keep it for minutes otherwise."""
    if not transport.is_closing() or transport.get_write_buffer_size():
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    transport.abort()


def let_wait(transport: asyncio.Transport, most: int) -> None:
    """How many bytes the system may hold back for a line."""
    transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, most)


class Timer:
    """Cuts a line when time is up; nothing happens where it was stopped before."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._handle: asyncio.TimerHandle | None = None

    def start(self, transport: asyncio.Transport) -> None:
        if self._handle is None:
            self._handle = asyncio.get_running_loop().call_later(self._seconds, cut, transport)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


class Line(asyncio.Protocol):
    """What is sent on it must be taken soon."""

    transport: asyncio.Transport

    def connection_made(self, transport: BaseTransport) -> None:
        self._taking = Timer(TAKING_SECONDS)
        super().connection_made(transport)

    def pause_writing(self) -> None:
        self._taking.start(self.transport)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._taking.stop()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._taking.stop()
        super().connection_lost(exc)


class Request(Line, HttpToolsProtocol):
    """A line on which requests come: each must come soon."""

    def connection_made(self, transport: BaseTransport) -> None:
        self._asking = Timer(ASKING_SECONDS)
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(MOST_WRITTEN)
        let_wait(self.transport, MOST_SENT)
        self._asking.start(self.transport)

    def on_message_begin(self) -> None:
        self._asking.start(self.transport)
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self._asking.stop()
        super().on_message_complete()

    def connection_lost(self, exc: Exception | None) -> None:
        self._asking.stop()
        super().connection_lost(exc)


class Socket(Line, WebSocketsSansIOProtocol):
    """A line that became a socket: one that answers no ping is cut, not closed, since closing would wait for it to take the
    rest. One that floods is cut as well."""

    def connection_made(self, transport: BaseTransport) -> None:
        self._second = 0
        self._frames = 0
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(0)
        let_wait(self.transport, MOST_SENT_TO_PAGE)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PIECE):
            super().data_received(data[start : start + PIECE])
            if self._frames > MOST_FRAMES:
                cut(self.transport)
            if self.transport.is_closing():
                return

    def handle_events(self) -> None:
        second = int(self.loop.time())
        if second != self._second:
            self._second, self._frames = second, 0
        self._frames += len(self.conn.events)
        super().handle_events()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        cut(self.transport)

    def send_receive_event_to_app(self) -> None:
        """What is said to be text and is none is the sender's mistake, and no error of ours to be logged."""
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.conn.send_close(NO_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()
