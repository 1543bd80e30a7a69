"""Raw TCP connections for misbehaving clients: handshakes written by hand, sockets that never read."""

from __future__ import annotations

import base64
import os
import socket

from websockets.frames import Opcode

TINY = 2048
"""Receive buffer of a slow reader, in bytes; the operating system has a minimum."""

EXTENDED = {126: 2, 127: 8}
"""Bytes of the length of a frame that does not fit into one, by what is there instead."""


def split_frame(received: bytes) -> tuple[Opcode, bytes, bytes] | None:
    """Return the opcode and the content of a server's first frame, and what follows; None while it is incomplete."""
    if len(received) < 2:
        return None
    size = EXTENDED.get(received[1], 0)
    length = int.from_bytes(received[2 : 2 + size]) if size else received[1]
    end = 2 + size + length
    return None if len(received) < end else (Opcode(received[0] & 15), received[2 + size : end], received[end:])


def dial(port: int, receive_buffer: int = 0) -> socket.socket:
    line = socket.socket()
    if receive_buffer:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    line.settimeout(60)
    line.connect(("127.0.0.1", port))
    return line


def greeting(port: int, table: str, origin: str, *, cookie: str = "", address: str = "") -> bytes:
    """Return the WebSocket handshake of a page; `address` is the client address a proxy would forward."""
    lines = [
        f"GET /t/{table}/socket HTTP/1.1",
        f"Host: localhost:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
        "Sec-WebSocket-Version: 13",
        f"Origin: {origin}",
        *([f"Cookie: {cookie}"] if cookie else []),
        *([f"X-Forwarded-For: {address}"] if address else []),
    ]
    return ("\r\n".join(lines) + "\r\n\r\n").encode()


def opened(line: socket.socket, hello: bytes) -> None:
    """Send the handshake and read the response, not a byte more."""
    line.sendall(hello)
    answer = b""
    while not answer.endswith(b"\r\n\r\n"):
        answer += line.recv(1)
    assert answer.startswith(b"HTTP/1.1 101"), answer
