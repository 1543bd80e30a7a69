"""Raw TCP connections for misbehaving clients: handshakes written by hand, sockets that never read."""

from __future__ import annotations

import base64
import os
import socket

TINY = 2048
"""Receive buffer of a slow reader, in bytes; the operating system has a minimum."""


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
