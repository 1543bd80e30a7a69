"""The feed of the lobby: a channel for each visitor and language, drawn again when a table or the queue changes."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Hashable, Mapping
from typing import Any, TypeVar

from wildtable.server.clock import Clock
from wildtable.server.live.channels import Channel
from wildtable.server.live.feed import FeedReader
from wildtable.server.randomness import Randomness
from wildtable.server.store.rows import Visitor

PAUSE_SECONDS = 0.5
"""Between two drawings, so that many changes at once cost one."""
SHARED_SECONDS = 5.0
"""How long a shared list is used at most, though nothing was announced: other processes may change the store."""
Shared = TypeVar("Shared")
Draw = Callable[[Visitor, str], Awaitable[Mapping[str, str]]]


class LobbyFeed:
    """The open pages of the lobby."""

    draw: Draw
    """Renders the regions for a visitor in a language."""

    def __init__(self, clock: Clock, randomness: Randomness) -> None:
        self._clock = clock
        self._randomness = randomness
        self._changed = asyncio.Event()
        self._version = 0
        self._shared: dict[Hashable, tuple[int, float, Any]] = {}
        self._channels: dict[tuple[Visitor, str], Channel] = {}

    def announce(self) -> None:
        self._version += 1
        self._changed.set()

    async def share(self, key: Hashable, make: Callable[[], Awaitable[Shared]]) -> Shared:
        """Return what all visitors see, made once after a change; `key` names it and its language."""
        version, now = self._version, self._clock.monotonic()
        known, made, _ = self._shared.get(key, (-1, 0.0, None))
        if known != version or now - made > SHARED_SECONDS:
            self._shared[key] = version, now, await make()
        shared: Shared = self._shared[key][2]
        return shared

    async def open(self, visitor: Visitor, language: str) -> Channel:
        """Return the channel of a visitor, up to date."""
        regions = await self.draw(visitor, language)
        key = visitor, language
        if key not in self._channels:
            self._channels[key] = Channel(self._randomness.epoch(), {})
        self._channels[key].update(regions)
        return self._channels[key]

    @property
    def readers(self) -> list[FeedReader[str]]:
        return [reader for channel in self._channels.values() for reader in channel.readers]

    async def run(self) -> None:
        """Draw the channels with readers again after every change."""
        while True:
            await self._changed.wait()
            self._changed.clear()
            self.sweep()
            for key, channel in tuple(self._channels.items()):
                channel.update(await self.draw(*key))
            await self._clock.sleep(PAUSE_SECONDS)

    def sweep(self) -> None:
        """Drop the channels without readers: every visitor who opens the page begins one."""
        self._channels = {key: channel for key, channel in self._channels.items() if channel.readers}
