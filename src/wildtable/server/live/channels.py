"""Channels: the feeds of table pages, one for each kind of viewer (a seat, or all spectators) and language."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple, Self

import orjson

from wildtable.engine.cards import Seat
from wildtable.server.html.presenter import Presenter
from wildtable.server.html.region_cache import RegionCache
from wildtable.server.html.regions import present_public, render_regions
from wildtable.server.live.feed import Feed, FeedReader
from wildtable.server.live.patches import make_patch
from wildtable.server.tables.snapshot import TableSnapshot
from wildtable.server.tables.table import Table

MAX_CHANNEL_HISTORY = 16
"""Changes stored per channel. A page that reconnects gets those it missed as one change, or a snapshot if it missed more."""
log = logging.getLogger(__name__)
WHOLE_REGIONS = frozenset({"hand"})
"""Regions that are sent whole: most of their lines change, and comparing takes longer than sending."""
EVENT_FIELDS = ("event", "seat", "cards", "count", "from", "to", "number")


class ChannelKey(NamedTuple):
    """The viewers who share a channel."""

    seat: Seat | None
    host: bool
    language: str
    seats: int = 0
    """How many seats the page shows: another number takes another page."""


class SocketReader(FeedReader[str]):
    """One WebSocket's queue: changes, which may be dropped, and replies, which may not."""

    def __init__(self, capacity: int, visitor: str = "", address: str = "") -> None:
        super().__init__(capacity, visitor, address)
        self._replies: list[tuple[int, str]] = []
        """With the number of queued changes that come before each."""
        self._known: set[str] = set()
        """The regions that were sent over this connection, which patches can change. A page has others as the browser writes
        them."""

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
        return change.for_page(self._known) if isinstance(change, Frame) else change


class Frame(str):
    """What a page is sent, as JSON, with the regions in it by name."""

    __slots__ = ("regions",)
    regions: Mapping[str, str]

    def for_page(self, known: set[str]) -> str:
        """Return it for a page that was sent the regions `known`, and add those it is sent now."""
        known.update(self.regions)
        return self


class SnapshotFrame(Frame):
    """All regions, whole."""

    __slots__ = ()

    def __new__(cls, number: int, epoch: str, regions: Mapping[str, str]) -> Self:
        frame = super().__new__(cls, to_json({"snapshot": number, "epoch": epoch, "regions": regions}))
        frame.regions = regions
        return frame


class ChangeFrame(Frame):
    """Regions that changed, as patches, and the events that caused it; what a page was not sent yet comes whole."""

    __slots__ = ("events",)
    events: str
    """As JSON, separated by commas."""

    def __new__(cls, number: int, regions: Mapping[str, str], patches: Mapping[str, str], events: str) -> Self:
        changed = ",".join([f'"{name}":{patch}' for name, patch in patches.items()])
        frame = super().__new__(cls, f'{{"change":{number},"regions":{{{changed}}},"events":[{events}]}}')
        frame.regions, frame.events = regions, events
        return frame

    def for_page(self, known: set[str]) -> str:
        unknown = self.regions.keys() - known
        super().for_page(known)
        if not unknown:
            return self
        change = orjson.loads(str(self))
        change["regions"] |= {name: self.regions[name] for name in unknown}
        return to_json(change)


class PastChange(NamedTuple):
    """What is stored of a change: the regions themselves would be most of the memory of a table."""

    regions: tuple[str, ...]
    events: str


class PatchMemo:
    """The patches and events of one update, as JSON: a region that changed alike for several channels is compared and
    encoded once, and so is an event that was seen alike."""

    def __init__(self) -> None:
        self._encoded: dict[tuple[int, int], tuple[str | None, str, str]] = {}
        """Both texts and the patch, by the identities of the texts, which it holds: hashing them would take longer."""
        self._events: dict[int, str] = {}
        """By the identity of the event, which its game holds."""

    def encode_event(self, event: Mapping[str, Any]) -> str:
        if id(event) not in self._events:
            self._events[id(event)] = to_json({name: event[name] for name in EVENT_FIELDS})
        return self._events[id(event)]

    def encode(self, before: str | None, after: str) -> str:
        key = id(before), id(after)
        if key not in self._encoded:
            self._encoded[key] = before, after, to_json(after if before is None else make_patch(before, after))
        return self._encoded[key][2]


class Channel(Feed[str]):
    """The regions of a page as these viewers see them now."""

    def __init__(self, epoch: str, regions: Mapping[str, str]) -> None:
        super().__init__(epoch, MAX_CHANNEL_HISTORY)
        self.regions = dict(regions)
        self.memo = RegionCache()
        self.sent_events = (0, 0)
        """The game, and how many of its events have been sent."""
        self.is_stale = False
        """Has the table changed since these regions were drawn?"""
        self._snapshot = (-1, "")

    def update(
        self, regions: Mapping[str, str], events: Sequence[Mapping[str, Any]] = (), memo: PatchMemo | None = None
    ) -> None:
        """Publish how regions changed, and what happened. Identical regions are neither sent nor counted."""
        memo, before = memo or PatchMemo(), self.regions
        different = {name: html for name, html in regions.items() if before.get(name) != html}
        if not different:
            return
        self.regions, self._snapshot = dict(regions), (-1, "")
        patches = {
            name: memo.encode(None if name in WHOLE_REGIONS else before.get(name), html) for name, html in different.items()
        }
        happened = ",".join(map(memo.encode_event, events))
        self.publish(ChangeFrame(self.number + 1, different, patches, happened))

    def _store(self, change: str) -> PastChange:
        assert isinstance(change, ChangeFrame)
        return PastChange(tuple(change.regions), change.events)

    def _restore(self, stored: list[PastChange]) -> list[str]:
        """Return all as one change: the regions as they are now, and all that happened."""
        if not stored:
            return []
        regions = {name: self.regions[name] for past in stored for name in past.regions}
        happened = ",".join([past.events for past in stored if past.events])
        return [ChangeFrame(self.number, regions, {name: to_json(html) for name, html in regions.items()}, happened)]

    def snapshot(self) -> str:
        """Return all regions. The text is as long as they are: it is cached only where many readers may need it at once."""
        if self._snapshot[0] == self.number:
            return self._snapshot[1]
        made = SnapshotFrame(self.number, self.epoch, self.regions)
        self._snapshot = (self.number, made) if len(self.readers) > 1 else (-1, "")
        return made


class Channels:
    """All channels of one table: created on demand, updated together after every change."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._channels: dict[ChannelKey, Channel] = {}
        self._public_caches: dict[str, RegionCache] = {}
        """What spectators see, drawn once for all channels of a language."""
        self._current: TableUpdate | None = None
        """The update under way or to come, until the table changes again."""
        self._scheduled: asyncio.Task[None] | None = None
        table.listeners.add(self._schedule_update)

    def open(self, key: ChannelKey) -> Channel:
        """Return the channel of these viewers, up to date."""
        update = self._find_update()
        if self._scheduled is not None:
            self._current = update
        if key not in self._channels:
            channel = Channel(self.table.tables.randomness.epoch(), {})
            channel.regions, snapshot = update.draw(key, channel)
            channel.sent_events = _count_events(snapshot)
            self._channels[key] = channel
        channel = self._channels[key]
        if channel.is_stale:
            channel.is_stale = False
            update.refresh(key, channel)
        return channel

    @property
    def readers(self) -> list[FeedReader[str]]:
        return [reader for channel in self._channels.values() for reader in channel.readers]

    def close(self) -> None:
        self.table.listeners.discard(self._schedule_update)

    def _schedule_update(self) -> None:
        """Combine the changes of one iteration of the event loop into one update."""
        self._current = None
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
                    self._current = self._find_update()
                    self._open_safely(key)
                    await asyncio.sleep(0)
            self._current = None

    def _find_update(self) -> TableUpdate:
        """Return the update under way, or another one if the table has changed since it began: listeners hear of the end of
        a game only after its results are stored."""
        current = self._current
        return TableUpdate(self) if current is None or current.version != self.table.version else current

    def _open_safely(self, key: ChannelKey) -> None:
        """Bring a channel up to date. What cannot be drawn for some viewers is drawn for the others, and for these at the
        next change."""
        try:
            self.open(key)
        except Exception:
            self._channels[key].is_stale = True
            log.exception("table %s: cannot be drawn for %s", self.table.row.id, key)

    def take_snapshot(self, key: ChannelKey, same_moment: TableSnapshot | None = None) -> TableSnapshot:
        return self.table.snapshot(key.seat, self.table.row.host if key.host else "", same_moment=same_moment)

    def public_cache(self, language: str) -> RegionCache:
        return self._public_caches.setdefault(language, RegionCache())


class TableUpdate:
    """One update of the channels of a table: what looks the same to all is drawn once, as spectators see it."""

    def __init__(self, channels: Channels) -> None:
        self._channels = channels
        self.version = channels.table.version
        self._memo = PatchMemo()
        self._snapshots: dict[ChannelKey, TableSnapshot] = {}
        self._first: TableSnapshot | None = None
        """The first snapshot, from which the others take what all viewers know."""
        self._public: dict[str, Presenter | None] = {}

    def draw(self, key: ChannelKey, channel: Channel) -> tuple[dict[str, str], TableSnapshot]:
        """Draw all regions for the viewers of a channel, from what they may know or from what spectators may."""
        if key.language not in self._public:
            spectators = self._snapshot(ChannelKey(None, False, key.language, key.seats))
            cache = self._channels.public_cache(key.language)
            self._public[key.language] = present_public(spectators, key.language, cache)
        snapshot = self._snapshot(key)
        return render_regions(snapshot, key.language, channel.memo, self._public[key.language]), snapshot

    def refresh(self, key: ChannelKey, channel: Channel) -> None:
        """Publish what changed for the viewers of a channel."""
        regions, snapshot = self.draw(key, channel)
        game, before = channel.sent_events
        channel.sent_events = _count_events(snapshot)
        new = snapshot.happened - (before if game == snapshot.game else 0)
        channel.update(regions, snapshot.log[-new:] if new > 0 else (), self._memo)

    def _snapshot(self, key: ChannelKey) -> TableSnapshot:
        if key not in self._snapshots:
            self._snapshots[key] = self._channels.take_snapshot(key, self._first)
            self._first = self._first or self._snapshots[key]
        return self._snapshots[key]


def to_json(value: object) -> str:
    return orjson.dumps(value).decode()


def _count_events(snapshot: TableSnapshot) -> tuple[int, int]:
    return snapshot.game or 0, snapshot.happened
