"""Channels: the feeds of table pages, one for each kind of viewer (a seat, or all spectators) and language."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, Self

import orjson

from wildtable.engine.cards import Seat
from wildtable.server.html.phrases import GrowingLog
from wildtable.server.html.regions import render_regions
from wildtable.server.live.feed import Feed, FeedReader
from wildtable.server.live.patches import make_patch
from wildtable.server.tables.snapshot import TableSnapshot
from wildtable.server.tables.table import Table

MAX_CHANNEL_HISTORY = 16
"""Changes stored per channel. A page that reconnects gets those it missed as one change, or a snapshot if it missed more."""
logger = logging.getLogger(__name__)
Event = Mapping[str, Any]
EVENT_FIELDS = ("event", "seat", "cards", "count", "from", "to", "number")


class ChannelKey(NamedTuple):
    """The viewers who share a channel."""

    seat: Seat | None
    host: bool
    language: str
    seats: int = 0
    """How many seats the page shows: another number takes another page."""


class Frame(str):
    """A message to pages, as JSON, with the regions in it. It patches regions that pages were sent before."""

    __slots__ = ("regions",)
    regions: Mapping[str, str]

    def __new__(cls, message: Mapping[str, object], regions: Mapping[str, str]) -> Self:
        frame = super().__new__(cls, to_json(message))
        frame.regions = regions
        return frame

    def write_for(self, known: set[str]) -> str:
        """Return the message for a page that was sent the regions `known`, and add those it is sent now. Others are sent
        whole: a page that was loaded has them as its browser writes them."""
        unknown = self.regions.keys() - known
        if not unknown:
            return self
        known |= unknown
        message = orjson.loads(str(self))
        return to_json(message | {"regions": message["regions"] | {name: self.regions[name] for name in unknown}})


class SocketReader(FeedReader[str]):
    """One WebSocket's queue: changes, which may be dropped, and replies, which may not."""

    def __init__(self, capacity: int, visitor: str = "", address: str = "") -> None:
        super().__init__(capacity, visitor, address)
        self._replies: list[tuple[int, str]] = []
        """With the number of queued changes that come before each."""
        self._known: set[str] = set()
        """The regions that were sent over this connection."""

    def reply(self, message: str) -> None:
        """Queue the reply to a message of this client."""
        self._replies.append((len(self._changes), message))
        self.wake()

    @property
    def is_ignoring_replies(self) -> bool:
        """Does the client send messages without reading the replies?"""
        return len(self._replies) >= self._capacity

    @property
    def waiting(self) -> int:
        return super().waiting + len(self._replies)

    def pop(self, *feeds: Feed[str]) -> str | None:
        """Return a reply after the changes that were queued before it, so that a client that reads it has seen its effect;
        later changes don't hold it up."""
        if self.is_behind:
            self._replies = [(len(feeds), reply) for _, reply in self._replies]
        elif self._replies and not self._replies[0][0]:
            return self._replies.pop(0)[1]
        change = super().pop(*feeds)
        self._replies = [(max(before - 1, 0), reply) for before, reply in self._replies]
        return change.write_for(self._known) if isinstance(change, Frame) else change


class PastChange(NamedTuple):
    """What is stored of a change: the regions themselves would be most of the memory of a table."""

    regions: tuple[str, ...]
    events: Sequence[Event]


class Channel(Feed[str]):
    """The regions of a page as these viewers see them now."""

    def __init__(self, epoch: str, regions: Mapping[str, str]) -> None:
        super().__init__(epoch, MAX_CHANNEL_HISTORY)
        self.regions = dict(regions)
        self.log = GrowingLog()
        self.sent_events = (0, 0)
        """The game, and how many of its events have been sent."""
        self.is_stale = False
        """Has the table changed since these regions were drawn?"""

    def update(self, regions: Mapping[str, str], events: Sequence[Event] = ()) -> None:
        """Publish the regions that changed, and what happened. Identical regions are neither sent nor counted."""
        before, changed = self.regions, {name: html for name, html in regions.items() if self.regions.get(name) != html}
        if changed:
            self.regions = dict(regions)
            patches = {name: make_patch(before[name], html) if name in before else html for name, html in changed.items()}
            message = {"change": self.number + 1, "regions": patches, "events": _list_events(events)}
            self.publish(Frame(message, changed), PastChange(tuple(changed), events))

    def restore(self, stored: Sequence[PastChange]) -> list[str]:
        """Return all as one change: the regions as they are now, and all that happened."""
        regions = {name: self.regions[name] for past in stored for name in past.regions}
        events = _list_events(event for past in stored for event in past.events)
        return [Frame({"change": self.number, "regions": regions, "events": events}, regions)] if stored else []

    def snapshot(self) -> str:
        return Frame({"snapshot": self.number, "epoch": self.epoch, "regions": self.regions}, self.regions)


class Channels:
    """All channels of one table: created on demand, updated together after every change."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._channels: dict[ChannelKey, Channel] = {}
        self._scheduled: asyncio.Task[None] | None = None
        table.listeners.add(self._schedule_update)

    def open(self, key: ChannelKey) -> Channel:
        """Return the channel of these viewers, up to date."""
        channel = self._channels.get(key)
        if channel is None:
            channel = Channel(self.table.tables.randomness.epoch(), {})
            channel.regions, snapshot = self._draw(key, channel)
            channel.sent_events = _count_events(snapshot)
            self._channels[key] = channel
        elif channel.is_stale:
            channel.is_stale = False
            self._refresh(key, channel)
        return channel

    @property
    def readers(self) -> list[FeedReader[str]]:
        return [reader for channel in self._channels.values() for reader in channel.readers]

    def close(self) -> None:
        self.table.listeners.discard(self._schedule_update)

    def _draw(self, key: ChannelKey, channel: Channel) -> tuple[dict[str, str], TableSnapshot]:
        """Draw all regions for the viewers of a channel, from what they may know."""
        snapshot = self.take_snapshot(key)
        return render_regions(snapshot, key.language, channel.log), snapshot

    def take_snapshot(self, key: ChannelKey) -> TableSnapshot:
        return self.table.snapshot(key.seat, self.table.row.host if key.host else "")

    def _schedule_update(self) -> None:
        """Combine the changes of one iteration of the event loop into one update."""
        for channel in self._channels.values():
            channel.is_stale = True
        if self._scheduled is None:
            self._scheduled = asyncio.get_running_loop().create_task(self._update())

    async def _update(self) -> None:
        """Refresh all channels with readers, players before spectators. Others take turns: a table may have a dozen."""
        async with self.table.tables.drawing:
            self._scheduled = None
            for key, channel in sorted(self._channels.items(), key=lambda one: one[0].seat is None):
                if channel.readers:
                    self._open_safely(key)
                    await asyncio.sleep(0)

    def _open_safely(self, key: ChannelKey) -> None:
        """Bring a channel up to date. What cannot be drawn for some viewers is drawn for the others, and for these at the
        next change."""
        try:
            self.open(key)
        except Exception:
            self._channels[key].is_stale = True
            logger.exception("table %s: cannot be drawn for %s", self.table.row.id, key)

    def _refresh(self, key: ChannelKey, channel: Channel) -> None:
        """Publish what changed for the viewers of a channel."""
        regions, snapshot = self._draw(key, channel)
        game, before = channel.sent_events
        channel.sent_events = _count_events(snapshot)
        new = snapshot.happened - (before if game == snapshot.game else 0)
        channel.update(regions, snapshot.log[-new:] if new > 0 else ())


def _list_events(events: Iterable[Event]) -> list[Event]:
    return [{name: event[name] for name in EVENT_FIELDS} for event in events]


def to_json(value: object) -> str:
    return orjson.dumps(value).decode()


def _count_events(snapshot: TableSnapshot) -> tuple[int, int]:
    return snapshot.game or 0, snapshot.happened
