"""Settings of the server, including the limits per visitor and address."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

ALL_INTERFACES = ("0.0.0.0", "::")
LOCAL_HOSTS = ("127.0.0.1", *ALL_INTERFACES)


@dataclass(frozen=True)
class Settings:
    """Every setting has a default and is an option of `wildtable serve`."""

    host: str = "127.0.0.1"
    port: int = 8765
    data: Path = Path("wildtable-data")
    database: str = ""
    """The address of a PostgreSQL database that workers share, such as `postgresql://user@host/name`; without one, an SQLite
    database in the data folder is used."""
    workers: int = 1
    """Processes that serve, all on the same port; more than one needs a PostgreSQL database."""
    base: str = ""
    """The public address, if a proxy makes it differ from host and port. Pages of any other address are refused."""
    allow_host: str = ""
    """Names under which the server may be opened, separated by commas, besides addresses and the name of the machine."""
    allow_origin: str = ""
    """Origins, separated by commas, whose pages may call the API with a token (CORS); `*` for all. Cookies never count
    there."""
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
    warm_up: bool = True
    """Compile templates, texts and documentation before the first request, which takes a second or two."""
    requests_per_minute: int = 1200
    messages_per_minute: int = 240
    checks_per_minute: int = 60
    """Maximum decks and records per visitor, whether accepted or not. An address may send ten times as many."""
    reviews_per_minute: int = 20
    """Maximum reviews of finished games that a visitor begins; an address may begin ten times as many."""
    sockets_per_address: int = 500
    """Maximum open WebSockets and event streams per address. A school often has one. A player's page is never refused."""
    tables_per_visitor: int = 20
    """Maximum unfinished tables per visitor."""
    tables_per_address: int = 1000
    """Maximum tables created from one address within a day."""
    tables_per_server: int = 10_000
    """Maximum tables created within a day. The more of them there are, the fewer an address may create."""
    games_per_address: int = 5000
    """Maximum rematches within a day at tables created from one address."""
    visitors_per_address: int = 1000
    """Maximum new visitors from one address within a day. Who does nothing for 30 days is deleted."""
    chat_per_minute: int = 60
    """Maximum lines of chat per visitor. An address may send ten times as many."""
    imports_per_visitor: int = 50
    """Maximum imported records per visitor; beyond it, the oldest ones are deleted."""
    imports_per_address: int = 500
    """Maximum imported records from one address; beyond it, the oldest ones are deleted."""
    imports_per_server: int = 5000
    """Maximum imported records; beyond it, the oldest ones of the address with most are deleted. Each takes up to 60 kB."""
    check_seconds: float = 2.0
    """Time limit for reading a deck or a record that a visitor sends."""
    ping_seconds: float = 4.0
    """Interval of WebSocket pings; a connection that is silent for twice as long is closed."""
    message_bytes: int = 8192
    """Maximum size of a WebSocket message."""
    queue: int = 64
    """Maximum queued changes per slow client; beyond it, the client gets a new snapshot."""

    @property
    def address(self) -> str:
        """The address to open in a browser on this machine."""
        return self.base.rstrip("/") or self.address_at("localhost" if self.host in LOCAL_HOSTS else self.host)

    @property
    def is_secure(self) -> bool:
        """Do browsers reach the server by HTTPS only?"""
        return self.address.startswith("https:")

    def address_at(self, host: str) -> str:
        """Return the address under which a host name or IP address of this machine is opened."""
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}"
