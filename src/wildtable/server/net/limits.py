"""Limits: how many requests a client may make in a minute, how many connections it may hold at once, and who a client is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network
from math import ceil
from typing import TYPE_CHECKING, Literal

from fastapi import HTTPException
from ifaddr import get_adapters

from wildtable.server.clock import Clock
from wildtable.server.settings import ALL_INTERFACES, Settings
from wildtable.server.store.rows import Visitor

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection


LimitedWork = Literal["requests", "messages", "checks", "chat", "reviews", "streams", "waiting"]
Counted = Literal["address", "visitor", "server"]
MINUTE, DAY_MINUTES = 60, 24 * 60
ADDRESS_SHARE = 0.1
"""What a deck, a record, a review or a line of chat counts for an address, compared to what it counts for a visitor."""
IPV6_PREFIX = 64
"""Length of the network that one IPv6 client usually has to itself, with any number of addresses in it."""
ROUNDING = 1e-6
"""By what part of a request sums of times may be wrong: who waits as long as they are told to is not refused."""


class TooMuch(HTTPException):
    """A request beyond a limit. The reply names the limit: of what, for whom, how many, within how many seconds; without
    seconds it is how many there may be at the same time."""

    def __init__(
        self,
        what: LimitedWork,
        of: Counted,
        most: int,
        seconds: int | None = None,
        headers: dict[str, str] | None = None,
    ) -> None:
        super().__init__(429, "too-much", headers)
        self.limit = {"what": what, "of": of, "most": most, "seconds": seconds}


class Bucket:
    """A leaky bucket: each request raises its level, which falls at a steady rate."""

    __slots__ = ("at", "level")

    def __init__(self, at: float) -> None:
        self.level = 0.0
        self.at = at


class RateLimit:
    """A number of requests per minute for each key, with bursts of up to a quarter of that, or of another size."""

    def __init__(
        self,
        clock: Clock,
        per_minute: float,
        what: LimitedWork = "requests",
        of: Counted = "visitor",
        *,
        max_keys: int = 10_000,
        burst: float | None = None,
    ) -> None:
        self._clock = clock
        self._per_minute = per_minute
        self._what: LimitedWork = what
        self._of: Counted = of
        self._rate = per_minute / 60
        self._burst = max(per_minute / 4, 1) if burst is None else burst
        self._max_keys = max_keys
        self._buckets: dict[str, Bucket] = {}
        """The least recently used first; beyond the maximum it is dropped."""

    def wait(self, cost: float = 1) -> dict[str, str]:
        """Return the header that says when one more request of this cost will be within the limit, in whole seconds."""
        return {"Retry-After": str(max(ceil(min(cost, self._burst) / self._rate), 1))}

    def too_much(self, cost: float = 1) -> TooMuch:
        """Return what to raise where one more request of this cost is not allowed."""
        return TooMuch(self._what, self._of, round(self._per_minute), MINUTE, self.wait(cost))

    def too_much_of_address(self, share: float) -> TooMuch:
        """Return the same where each request counts as this share of one for the address."""
        return TooMuch(self._what, "address", round(self._per_minute / share), MINUTE, self.wait(share))

    def allows(self, key: str, cost: float = 1) -> bool:
        """Count a request, if it is within the limit. A costly one counts as several, but at most as a whole burst."""
        cost = min(cost, self._burst)
        now = self._clock.monotonic()
        bucket = self._buckets.pop(key, None) or Bucket(now)
        self._buckets[key] = bucket
        if len(self._buckets) > self._max_keys:
            del self._buckets[next(iter(self._buckets))]
        bucket.level = max(0.0, bucket.level - (now - bucket.at) * self._rate)
        bucket.at = now
        if bucket.level + cost > self._burst + ROUNDING:
            return False
        bucket.level += cost
        return True


def daily_limit(clock: Clock, per_day: int) -> RateLimit:
    """Return a limit of a number within a day, which may all come at once."""
    return RateLimit(clock, per_day / DAY_MINUTES, burst=per_day)


def has_share(here: int, everywhere: int, per_address: int, per_server: int) -> bool:
    """May an address have one more of what is limited for each address and for the server? The more of the server's limit
    is taken, by whomever, the fewer may an address have: who has little still gets some."""
    return here < per_address * (1 - everywhere / per_server) if everywhere < per_server else False


class ConnectionLimit:
    """A number of simultaneous connections for each address."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._open: Counter[str] = Counter()

    def too_much(self) -> TooMuch:
        """Return what to raise where one more connection is not allowed."""
        return TooMuch("streams", "address", self._limit)

    def is_full(self, key: str) -> bool:
        return self._open.get(key, 0) >= self._limit

    @contextmanager
    def count(self, key: str) -> Iterator[None]:
        """Count a connection while the block runs, within the limit or not."""
        self._open[key] += 1
        try:
            yield
        finally:
            self._open[key] -= 1
            if not self._open[key]:
                del self._open[key]


class Limits:
    """All limits of a server but those of single parts."""

    def __init__(self, settings: Settings, clock: Clock) -> None:
        self.requests = RateLimit(clock, settings.requests_per_minute, "requests", "address")
        self.messages = RateLimit(clock, settings.messages_per_minute, "messages")
        self.checks = RateLimit(clock, settings.checks_per_minute, "checks")
        self.chat = RateLimit(clock, settings.chat_per_minute, "chat")
        self.reviews = RateLimit(clock, settings.reviews_per_minute, "reviews")
        self.sockets = ConnectionLimit(settings.sockets_per_address)

    @staticmethod
    def count(limit: RateLimit, address: str, visitor: Visitor | None) -> None:
        """Count costly work before it is done, for the address and the visitor; raise 429 if it is too much."""
        allowed = limit.allows(f"address {address}", ADDRESS_SHARE)
        if not limit.allows(visitor.id if visitor else f"anonymous at {address}") or not allowed:
            raise limit.too_much() if allowed else limit.too_much_of_address(ADDRESS_SHARE)


# Where a client connects from, and the network by which it is counted


def client_address(connection: HTTPConnection) -> str:
    """Return the address of a client, an IPv4 address as such also on an IPv6 socket; empty if it has none."""
    return "" if connection.client is None else _unmapped(connection.client.host)


def client_network(connection: HTTPConnection) -> str:
    """Return the key by which a client is counted: its IPv4 address, or the network of its IPv6 address."""
    return network_of(client_address(connection))


@lru_cache(maxsize=4096)
def network_of(address: str) -> str:
    """Return the network of an IPv6 address (`2001:db8::/64`); any other text as it is."""
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    if not isinstance(parsed, IPv6Address):
        return address
    return str(ip_network((int(parsed), IPV6_PREFIX), strict=False))


@lru_cache(maxsize=4096)
def _unmapped(address: str) -> str:
    try:
        parsed = ip_address(address)
    except ValueError:
        return address
    mapped = parsed.ipv4_mapped if isinstance(parsed, IPv6Address) else None
    return str(mapped or parsed)


def friends_addresses(settings: Settings) -> list[str]:
    """Return the addresses under which others in the network can open a server that listens on all interfaces."""
    if settings.base or settings.host not in ALL_INTERFACES:
        return []
    found = [ip_address(str(ip.ip[0] if ip.is_IPv6 else ip.ip)) for adapter in get_adapters() for ip in adapter.ips]
    reachable = [ip for ip in found if not (ip.is_loopback or ip.is_link_local or ip.is_multicast or ip.is_unspecified)]
    wanted = [ip for ip in reachable if ip.version == 4 or settings.host == "::"]
    return [settings.address_at(str(ip)) for ip in sorted(wanted, key=lambda ip: (ip.version, ip))]
