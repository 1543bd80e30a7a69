"""Limits: how often somebody may ask, counted in a leaky bucket for each; and how much somebody may hold at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from wildtable.server.clock import Clock


class Bucket:
    """Fills with every drop and leaks steadily; one that is full refuses."""

    __slots__ = ("at", "level")

    def __init__(self, at: float) -> None:
        self.level = 0.0
        self.at = at


class Limits:
    """So many a minute for each key, with room for a short burst of a quarter of that."""

    def __init__(self, clock: Clock, per_minute: int, most: int = 10_000) -> None:
        self._clock = clock
        self._rate = per_minute / 60
        self._room = max(per_minute / 4, 1)
        self._most = most
        self._buckets: dict[str, Bucket] = {}

    def allows(self, key: str, drops: float = 1) -> bool:
        """May it be asked now? What costs more counts as several, but never as more than there is room for."""
        drops = min(drops, self._room)
        now = self._clock.now()
        if len(self._buckets) >= self._most:
            self._sweep(now)
        bucket = self._buckets.setdefault(key, Bucket(now))
        bucket.level = max(0.0, bucket.level - (now - bucket.at) * self._rate)
        bucket.at = now
        if bucket.level + drops > self._room:
            return False
        bucket.level += drops
        return True

    def _sweep(self, now: float) -> None:
        """Forget who has been quiet long enough to be empty; should that not be enough, everybody."""
        still = {key: one for key, one in self._buckets.items() if one.level > (now - one.at) * self._rate}
        self._buckets = still if len(still) < self._most else {}


class Places:
    """So many at the same time for each key."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    @contextmanager
    def taken(self, key: str) -> Iterator[bool]:
        """A place for as long as the block lasts; or none, where all are taken."""
        free = self._taken[key] < self._most
        self._taken[key] += free
        try:
            yield free
        finally:
            self._taken[key] -= free
            if not self._taken[key]:
                del self._taken[key]
