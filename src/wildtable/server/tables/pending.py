"""Pending: what a background task still has to do."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Hashable
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

T = TypeVar("T", bound=Hashable)


class Pending(Generic[T]):
    """A set that one task empties. What is added twice before that is done once."""

    def __init__(self) -> None:
        self._items: set[T] = set()
        self._wake = asyncio.Event()
        self.is_done = False
        """Is nothing pending or under way, after at least one item?"""

    def add(self, *items: T) -> None:
        self._items.update(items)
        self._wake.set()
        self.is_done = False

    @asynccontextmanager
    async def taken(self) -> AsyncIterator[set[T]]:
        """Wait for items and take all of them. They are pending again if the block fails."""
        await self._wake.wait()
        self._wake.clear()
        items, self._items = self._items, set()
        try:
            yield items
        except BaseException:
            self.add(*items)
            raise
        self.is_done = not self._items
