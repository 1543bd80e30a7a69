"""Settings of the server, including the limits per visitor and address."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    """Every setting has a default; most are options of `wildtable serve`."""

    host: str = "127.0.0.1"
    port: int = 8765
    data: Path = Path("wildtable-data")
    base: str = ""
    """The public address, if a proxy makes it differ from host and port."""
    proxy: str = "127.0.0.1"
    """Addresses or networks of trusted proxies, separated by commas; their X-Forwarded headers are used."""
    bot_seconds: float = 5.0
    """Time limit for one decision of a bot; after it, a random move is played."""
    bot_pause: float = 0.8
    """Pause before a bot answers, so that people can follow."""
    bot_workers: int = 1
    deal_seconds: float = 3.0
    """How long a deal waits for the bytes that players' browsers have committed to."""
    idle_minutes: float = 30.0
    """Minutes after which an unused table is unloaded; its log restores it."""
    ping_seconds: float = 4.0
    """Interval of WebSocket pings; a connection that is silent for twice as long is closed."""
    message_bytes: int = 8192
    """Maximum size of a WebSocket message."""
    messages_per_minute: int = 240
    requests_per_minute: int = 1200
    sockets_per_address: int = 500
    """Maximum open WebSockets per address. A school often has one address."""
    tables_per_visitor: int = 20
    """Maximum unfinished tables per visitor."""
    queue: int = 64
    """Maximum queued changes per slow client; beyond it, the client gets a new snapshot."""

    @property
    def address(self) -> str:
        """The address to open in a browser."""
        host = "localhost" if self.host in ("127.0.0.1", "0.0.0.0", "::") else self.host
        return self.base.rstrip("/") or f"http://{host}:{self.port}"
