"""Deadlines: a thread that ends connections to the database whose work takes too long, whatever they wait for.

A database that hangs refuses nothing: a statement would wait for its answer without end, and so would everybody behind it.
No setting of the server helps there, and libpq has no time limit of its own but for connecting.
"""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Protocol

LOOK_SECONDS = 0.1


class HasSocket(Protocol):
    """A connection."""

    def fileno(self) -> int: ...


class Deadlines:
    """The connections that work now, and until when."""

    def __init__(self) -> None:
        self._ends: dict[socket.socket, float] = {}
        self._lock = threading.Lock()
        self._started = False

    @contextmanager
    def limit(self, connection: HasSocket, end: float) -> Iterator[None]:
        """End the connection if the block still runs at a moment of `time.monotonic`. Its statement fails then."""
        with socket.fromfd(connection.fileno(), socket.AF_INET, socket.SOCK_STREAM) as line:
            with self._lock:
                self._ends[line] = end
                if not self._started:
                    threading.Thread(target=self._run, name="PostgresDeadlines", daemon=True).start()
                    self._started = True
            try:
                yield
            finally:
                with self._lock:
                    del self._ends[line]

    def _run(self) -> None:
        while True:
            time.sleep(LOOK_SECONDS)
            now = time.monotonic()
            with self._lock:
                for line, end in self._ends.items():
                    if now > end:
                        with suppress(OSError):  # it is closed already
                            line.shutdown(socket.SHUT_RDWR)


DEADLINES = Deadlines()
