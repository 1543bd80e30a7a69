"""Settings: what a host may choose, with limits that keep one visitor from hurting another."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    """Everything has a usual value; `wildtable serve --help` tells them."""

    host: str = "127.0.0.1"
    port: int = 8765
    data: Path = Path("wildtable-data")
    base: str = ""
    """The address people open, where a proxy makes it another than host and port."""
    proxy: str = "127.0.0.1"
    """The address of the proxy that may tell where a request came from; several are divided by commas."""
    bot_seconds: float = 5.0
    """How long a bot may think before a move of chance is played for it."""
    bot_pause: float = 0.8
    """How long a bot waits before it answers, so that people can follow."""
    bot_workers: int = 1
    idle_minutes: float = 30.0
    """How long a table nobody looks at is kept in memory."""
    ping_seconds: float = 4.0
    """How often a socket is asked whether it lives; one that stays silent twice as long is closed."""
    message_bytes: int = 8192
    """How long one message on a socket may be."""
    messages_per_minute: int = 240
    requests_per_minute: int = 1200
    sockets_per_address: int = 500
    """How many pages from one address may be live at once; a school is often one address."""
    tables_per_visitor: int = 20
    """How many tables one visitor may have that are not over."""
    queue: int = 64
    """How many changes may wait for a slow reader before it gets a fresh snapshot instead."""

    @property
    def address(self) -> str:
        """Where the server is to be opened."""
        host = "localhost" if self.host in ("127.0.0.1", "0.0.0.0", "::") else self.host
        return self.base.rstrip("/") or f"http://{host}:{self.port}"
