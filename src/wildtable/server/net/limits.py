"""Limits: how many requests a client may make in a minute, and how many connections it may hold at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from wildtable.server.clock import Clock


class Bucket:
    """A leaky bucket: each request raises its level, which falls at a steady rate."""

    __slots__ = ("at", "level")

    def __init__(self, at: float) -> None:
        self.level = 0.0
        self.at = at


class RateLimit:
    """A number of requests per minute for each key, with bursts of up to a quarter of that."""

    def __init__(self, clock: Clock, per_minute: int, max_keys: int = 10_000) -> None:
        self._clock = clock
        self._rate = per_minute / 60
        self._burst = max(per_minute / 4, 1)
        self._max_keys = max_keys
        self._buckets: dict[str, Bucket] = {}
        """The least recently used first; beyond the maximum it is dropped."""

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
        if bucket.level + cost > self._burst:
            return False
        bucket.level += cost
        return True


class ConnectionLimit:
    """A number of simultaneous connections for each key."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._open: Counter[str] = Counter()

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
