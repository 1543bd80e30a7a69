"""The feeds of the lobby and the start page, drawn again when a table or the queue changes."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Hashable, Mapping
from typing import Any, NamedTuple, TypeVar

from wildtable.server.clock import Clock
from wildtable.server.live.channels import Channel
from wildtable.server.live.feed import FeedReader
from wildtable.server.randomness import Randomness
from wildtable.server.store.contract import StoreError
from wildtable.server.store.rows import Visitor

log = logging.getLogger(__name__)
PAUSE_SECONDS = 0.5
"""Between two drawings, so that many changes at once cost one."""
SHARED_SECONDS = 5.0
"""How long a shared list is used at most, though nothing was announced: other processes may change the store."""
Shared = TypeVar("Shared")
Draw = Callable[[Visitor, str], Awaitable[Mapping[str, str]]]
EVERYBODY = Visitor("", "")


class PageKey(NamedTuple):
    """The visitors who share a channel: one, or all of a page that looks the same to everybody."""

    page: str
    visitor: Visitor
    language: str


class LobbyFeed:
    """The open pages that list tables."""

    draw: Mapping[str, Draw]
    """Render the regions of a page, by its name, for a visitor in a language."""

    def __init__(self, clock: Clock, randomness: Randomness) -> None:
        self._clock = clock
        self._randomness = randomness
        self._changed = asyncio.Event()
        self._version = 0
        self._shared: dict[Hashable, tuple[int, float, Any]] = {}
        self._channels: dict[PageKey, Channel] = {}

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

    async def open(self, page: str, language: str, visitor: Visitor = EVERYBODY) -> Channel:
        """Return the channel of a page, up to date."""
        key = PageKey(page, visitor, language)
        regions = await self._draw(key)
        if key not in self._channels:
            self._channels[key] = Channel(self._randomness.epoch(), {})
        self._channels[key].update(regions)
        return self._channels[key]

    async def _draw(self, key: PageKey) -> Mapping[str, str]:
        return await self.draw[key.page](key.visitor, key.language)

    @property
    def readers(self) -> list[FeedReader[str]]:
        return [reader for channel in self._channels.values() for reader in channel.readers]

    async def run(self) -> None:
        """Draw the channels with readers after every change; also at first, since a failure may have ended the last run.
        Others take turns: there may be a channel for each of many visitors."""
        while True:
            self._changed.clear()
            self.sweep()
            for key, channel in tuple(self._channels.items()):
                await self._update(key, channel)
                await asyncio.sleep(0)
            await self._clock.sleep(PAUSE_SECONDS)
            await self._changed.wait()

    async def _update(self, key: PageKey, channel: Channel) -> None:
        """Bring a channel up to date. What cannot be drawn for some visitors is drawn for the others, and for these at the
        next change; nothing is drawn while the store fails."""
        try:
            channel.update(await self._draw(key))
        except StoreError:
            raise
        except Exception:
            log.exception("%s cannot be drawn", key.page)

    def sweep(self) -> None:
        """Drop the channels without readers: every visitor who opens the page begins one."""
        self._channels = {key: channel for key, channel in self._channels.items() if channel.readers}
