"""Health: whether the store can be written and read now."""

from __future__ import annotations

import asyncio

from wildtable.server.clock import Clock
from wildtable.server.store.contract import Store, StoreError

PATIENCE_SECONDS = 5.0
"""How long the store may take. A disk or a database that hangs refuses nothing."""
MAX_AGE_SECONDS = 1.0
"""How long a result is returned again, so that requests cannot keep the disk busy."""


class HealthCheck:
    """Writes a row to the store and reads it back, at most once a second and once at a time."""

    def __init__(self, store: Store, clock: Clock, patience: float = PATIENCE_SECONDS) -> None:
        self._store = store
        self._clock = clock
        self._patience = patience
        self._lock = asyncio.Lock()
        self._checked_at = float("-inf")
        self._failure = ""

    async def failure(self) -> str:
        """Return why the store cannot be used; empty if it can."""
        async with self._lock:
            if self._clock.monotonic() - self._checked_at >= MAX_AGE_SECONDS:
                try:
                    async with asyncio.timeout(self._patience):
                        await self._store.check()
                    self._failure = ""
                except StoreError as error:
                    self._failure = str(error)
                except TimeoutError:
                    self._failure = f"no answer within {self._patience:g} s"
                self._checked_at = self._clock.monotonic()
            return self._failure
