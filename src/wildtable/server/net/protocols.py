"""Protocols: uvicorn's HTTP and WebSocket protocols with limits for slow and flooding clients.

A client may disappear silently, or hold connections open to tie the server up: send half a request, or never read the
response. Each connection costs memory and a file descriptor, so such connections are aborted soon. Pings find dead
WebSockets; these protocols handle the rest.
"""

from __future__ import annotations

import asyncio
import socket
import struct
from collections.abc import Callable
from functools import lru_cache
from http import HTTPStatus
from typing import TYPE_CHECKING, Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode

if TYPE_CHECKING:
    from asyncio.transports import BaseTransport

    from websockets.http11 import Request

REQUEST_SECONDS = 20.0
"""How long a request may take to arrive, from its first byte, or from the opening of the connection, to its last."""
FIRST_REQUEST_SECONDS = 1.0
"""How long a server that stops waits for the first request of a new connection, from its opening: its client has just
connected and would take a closed connection for an error."""
STALLED_SECONDS = 10.0
"""How long a client may read nothing while the write buffer is full."""
MAX_WRITE_BUFFER = 32 * 1024
"""Bytes of a response that asyncio buffers before the application has to wait."""
MAX_SEND_BUFFER, MAX_WEBSOCKET_SEND_BUFFER = 64 * 1024, 16 * 1024
"""Bytes, or twice that, that the system buffers in addition; by default it takes megabytes for a client that reads nothing.
Fewer for a WebSocket, on which nothing is written until the last change was sent: many clients that read nothing then cost
little at each change, and what they miss comes as one snapshot."""
MAX_HEAD_BYTES = 64 * 1024
HEAD_PIECE = 4096
"""Bytes that are parsed before the size of a head is checked again."""
HEAD_TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
STOPPING = b"HTTP/1.1 503 Service Unavailable\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
"""The reply to a WebSocket that is opened while the server stops; pages try again."""
MAX_FRAMES_PER_SECOND = 1000
"""Frames a client may send on a WebSocket: far more than any page does, but it bounds the time spent on parsing."""
PARSED_BYTES = 4096
"""Bytes that are parsed before frames are counted."""
CLOSE_INVALID_TEXT = 1007
DIRECT_SENDER = "wildtable.direct-sender"
"""The key in `scope["extensions"]` under which an application finds the protocol of its WebSocket, to write frames
itself."""


def abort_connection(transport: asyncio.Transport) -> None:
    """Close a connection at once and drop unsent data, which the system would otherwise hold for minutes."""
    if not transport.is_closing() or transport.get_write_buffer_size():
        transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    transport.abort()


def limit_send_buffer(transport: asyncio.Transport, size: int) -> None:
    """Set how many bytes the system buffers for a connection."""
    transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, size)


class AbortTimer:
    """Aborts a connection after some seconds, unless it is stopped before."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds
        self._handle: asyncio.TimerHandle | None = None

    def start(self, transport: asyncio.Transport) -> None:
        if self._handle is None:
            self._handle = asyncio.get_running_loop().call_later(self._seconds, abort_connection, transport)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


class StallGuard(asyncio.Protocol):
    """Aborts a connection whose client stops reading."""

    transport: asyncio.Transport

    def connection_made(self, transport: BaseTransport) -> None:
        self._stall_timer = AbortTimer(STALLED_SECONDS)
        super().connection_made(transport)

    def pause_writing(self) -> None:
        self._stall_timer.start(self.transport)
        super().pause_writing()

    def resume_writing(self) -> None:
        self._stall_timer.stop()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stall_timer.stop()
        super().connection_lost(exc)


class GuardedHttpProtocol(StallGuard, HttpToolsProtocol):
    """HTTP, with limits for the time a request takes to arrive, and for the size of its head: request line and headers.

    When the server stops, a new connection is not closed before its first request was answered."""

    def connection_made(self, transport: BaseTransport) -> None:
        self._opened_at = self.loop.time()
        self._is_unused, self._is_stopping = True, False
        self._request_timer = AbortTimer(REQUEST_SECONDS)
        self._is_in_head, self._head_bytes = True, 0
        self._answering: list[RequestResponseCycle] = []
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(MAX_WRITE_BUFFER)
        limit_send_buffer(self.transport, MAX_SEND_BUFFER)
        self._request_timer.start(self.transport)

    def data_received(self, data: bytes) -> None:
        """Parse a head piece by piece, and refuse one that is too large before all of it is in memory."""
        at = 0
        while at < len(data) and not self.transport.is_closing() and self.transport.get_protocol() is self:
            piece = data[at : at + HEAD_PIECE] if self._is_in_head else data[at:]
            at += len(piece)
            if self._is_in_head:
                self._head_bytes += len(piece)
            if self._head_bytes > MAX_HEAD_BYTES:
                self.transport.write(HEAD_TOO_LARGE)
                self.transport.close()
                return
            super().data_received(piece)

    def on_headers_complete(self) -> None:
        self._is_in_head, self._head_bytes = False, 0
        self._is_unused = False
        super().on_headers_complete()
        if self.cycle is not None:
            self._answering = [*(cycle for cycle in self._answering if not cycle.response_complete), self.cycle]
        if self._is_stopping and self.cycle is not None:
            self.cycle.keep_alive = False

    def on_message_begin(self) -> None:
        self._request_timer.start(self.transport)
        super().on_message_begin()

    def on_message_complete(self) -> None:
        self._request_timer.stop()
        self._is_in_head = True
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        if self._is_stopping:
            self.transport.write(STOPPING)
            self.transport.close()
        else:
            super().handle_websocket_upgrade()

    def shutdown(self) -> None:
        """Stop: close the connection, or wait for the first request of a new one."""
        left = self._opened_at + FIRST_REQUEST_SECONDS - self.loop.time()
        if self._is_unused and left > 0 and not self._is_stopping:
            self._is_stopping = True
            self.loop.call_later(left, super().shutdown)
        else:
            super().shutdown()

    def connection_lost(self, exc: Exception | None) -> None:
        """Let all requests that are answered know; uvicorn tells only the last of several that came at once."""
        self._request_timer.stop()
        for cycle in self._answering:
            cycle.disconnected = True
            cycle.message_event.set()
        super().connection_lost(exc)


@lru_cache(maxsize=1)
def encode_text(text: str) -> bytes:
    """Return a text as a frame of a WebSocket. The same text often goes to many in a row."""
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


class MessageQueue:
    """What a WebSocket received and its one reader has not taken yet. An empty `asyncio.Queue` takes 3 kB."""

    def __init__(self) -> None:
        self._messages: list[Any] = []
        self._waiting: asyncio.Future[None] | None = None

    def put_nowait(self, message: Any) -> None:
        self._messages.append(message)
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)

    async def get(self) -> Any:
        """Return the next message. Other tasks run between two of them, though both are there."""
        if self._messages:
            await asyncio.sleep(0)
        while not self._messages:
            self._waiting = asyncio.get_running_loop().create_future()
            await self._waiting
        return self._messages.pop(0)

    def empty(self) -> bool:
        return not self._messages


class GuardedWebSocketProtocol(StallGuard, WebSocketsSansIOProtocol):
    """WebSocket, with a limit for frames per second. A client that answers no ping is aborted: closing would wait for it to
    read the rest.

    It takes messages from `take_next` one by one, each when the client has room for it."""

    take_next: Callable[[], str | None] | None = None

    def send_waiting(self) -> None:
        """Send what waits, as far as the client keeps up; the rest when it has read."""
        while (
            self.take_next is not None
            and self.writable.is_set()
            and not self.close_sent
            and not self.transport.is_closing()
            and (message := self.take_next()) is not None
        ):
            self.transport.write(encode_text(message))

    def resume_writing(self) -> None:
        super().resume_writing()
        self.send_waiting()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == HTTPStatus.SWITCHING_PROTOCOLS:
            self.scope["extensions"][DIRECT_SENDER] = self  # type: ignore[assignment]

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if hasattr(self, "scope"):  # a refused handshake has none
            self.scope["extensions"].clear()

    def connection_made(self, transport: BaseTransport) -> None:
        self._second = 0
        self._frames = 0
        self.queue = MessageQueue()  # type: ignore[assignment]
        super().connection_made(transport)
        self.transport.set_write_buffer_limits(0)
        limit_send_buffer(self.transport, MAX_WEBSOCKET_SEND_BUFFER)

    def data_received(self, data: bytes) -> None:
        for start in range(0, len(data), PARSED_BYTES):
            super().data_received(data[start : start + PARSED_BYTES])
            if self._frames > MAX_FRAMES_PER_SECOND:
                abort_connection(self.transport)
            if self.transport.is_closing():
                return

    def handle_events(self) -> None:
        second = int(self.loop.time())
        if second != self._second:
            self._second, self._frames = second, 0
        self._frames += len(self.conn.events)
        super().handle_events()

    def start_keepalive(self) -> None:
        """Send pings once the connection is open, and drop its handshake: nothing reads it any more."""
        super().start_keepalive()
        del self.request, self.response

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        abort_connection(self.transport)

    def send_receive_event_to_app(self) -> None:
        """Close the connection on text that is not UTF-8, without logging it: it is the client's error."""
        try:
            if self.curr_msg_data_type == "text":
                b"".join(self.frames).decode()
        except UnicodeDecodeError:
            self.conn.send_close(CLOSE_INVALID_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()
