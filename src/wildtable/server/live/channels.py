"""Channels: what each viewer of a table has been shown, in numbered changes.

A channel belongs to one kind of viewer (a seat, or all spectators) in one language, and counts its own changes, so that
what happens out of its sight leaves no gap. A reader who was away gets what it missed, or a fresh snapshot: what a new page
would get. Numbers mean something only within an epoch, the life of one channel.
"""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import Mapping, Sequence
from secrets import token_hex
from typing import Any, NamedTuple

from wildtable.engine.cards import Seat
from wildtable.server.html.presenter import RegionCache
from wildtable.server.html.regions import render_regions
from wildtable.server.tables.snapshot import TableSnapshot
from wildtable.server.tables.table import Table

KEPT = 4
"""How many changes are kept for readers who were away: few, as a snapshot is not much longer than a few changes."""


class Key(NamedTuple):
    """Whom a channel is for."""

    seat: Seat | None
    host: bool
    language: str


class Reader:
    """One socket's place in a channel: a bounded queue of changes, and replies, which are never lost.

    Where the queue was too short the reader is behind: it then gets a snapshot instead of the changes. One that asks and
    asks and takes no replies is deaf, and not listened to any longer.
    """

    def __init__(self, room: int, visitor: str = "", address: str = "") -> None:
        self.visitor = visitor
        self.address = address
        self._room = room
        self._changes: deque[str] = deque()
        self._replies: deque[str] = deque()
        self._news = asyncio.Event()
        self.behind = False

    def push(self, message: str) -> None:
        """A change, as long as there is room."""
        if len(self._changes) >= self._room:
            self.behind = True
        if self.behind:
            self._changes.clear()
        else:
            self._changes.append(message)
        self._news.set()

    def reply(self, message: str) -> None:
        """An answer to what the reader said."""
        self._replies.append(message)
        self._news.set()

    @property
    def deaf(self) -> bool:
        return len(self._replies) >= self._room

    @property
    def waiting(self) -> int:
        return len(self._changes) + len(self._replies)

    async def next(self, channel: Channel) -> list[str]:
        """What is to be sent now: changes before replies, so that who reads a reply has seen what it did."""
        await self._news.wait()
        self._news.clear()
        changes = [channel.snapshot()] if self.behind else list(self._changes)
        messages = [*changes, *self._replies]
        self.behind = False
        self._changes.clear()
        self._replies.clear()
        return messages


class Channel:
    """The regions one kind of viewer sees now, the number of their last change, and the last few changes."""

    def __init__(self, regions: Mapping[str, str]) -> None:
        self.epoch = token_hex(8)
        self.number = 0
        self.regions = dict(regions)
        self.memo = RegionCache()
        self.happened = (0, 0)
        """The game, and how many of its events have been told."""
        self.stale = False
        """Has the table changed while nobody was reading?"""
        self.readers: set[Reader] = set()
        self._changes: deque[tuple[int, str]] = deque(maxlen=KEPT)
        self._snapshot = (-1, "")

    def update(self, regions: Mapping[str, str], events: Sequence[Mapping[str, Any]] = ()) -> None:
        """Tell all readers what is different, and what happened; what is the same is not told and not counted."""
        different = {name: html for name, html in regions.items() if self.regions.get(name) != html}
        if not different:
            return
        self.number += 1
        self.regions = dict(regions)
        message = json.dumps({"change": self.number, "regions": different, "events": [_told(event) for event in events]})
        self._changes.append((self.number, message))
        for reader in self.readers:
            reader.push(message)

    def snapshot(self) -> str:
        """All regions. Many may come at once, or have fallen behind at the same moment: one text does for all of them."""
        if self._snapshot[0] != self.number:
            text = json.dumps({"snapshot": self.number, "epoch": self.epoch, "regions": self.regions})
            self._snapshot = (self.number, text)
        return self._snapshot[1]

    def since(self, epoch: str, number: int) -> list[str]:
        """What a reader missed that has seen changes up to `number`; a snapshot where that is not known any more."""
        if epoch == self.epoch and 0 <= number <= self.number:
            missed = [message for count, message in self._changes if count > number]
            if len(missed) == self.number - number:
                return missed
        return [self.snapshot()]


class Channels:
    """All channels of one table. They are made when somebody looks and updated together after every change."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._channels: dict[Key, Channel] = {}
        self._update: asyncio.Handle | None = None
        table.listeners.add(self._later)

    def open(self, key: Key) -> Channel:
        if key not in self._channels:
            snapshot = self._sight(key)
            channel = self._channels[key] = Channel({})
            channel.regions = render_regions(snapshot, key.language, channel.memo)
            channel.happened = _happened(snapshot)
        channel = self._channels[key]
        if channel.stale:
            channel.stale = False
            self._refresh(key, channel)
        return channel

    @property
    def readers(self) -> list[Reader]:
        return [reader for channel in self._channels.values() for reader in channel.readers]

    def close(self) -> None:
        self.table.listeners.discard(self._later)

    def _later(self) -> None:
        """Several changes of one moment are told as one."""
        if self._update is None:
            self._update = asyncio.get_running_loop().call_soon(self._now)

    def _now(self) -> None:
        """Whoever plays hears it before a crowd that looks on."""
        self._update = None
        for key, channel in sorted(self._channels.items(), key=lambda one: one[0].seat is None):
            if channel.readers:
                self._refresh(key, channel)
            else:
                channel.stale = True

    def _sight(self, key: Key) -> TableSnapshot:
        return self.table.snapshot(key.seat, self.table.row.host if key.host else "")

    def _refresh(self, key: Key, channel: Channel) -> None:
        snapshot = self._sight(key)
        game, before = channel.happened
        channel.happened = _happened(snapshot)
        new = snapshot.happened - (before if game == snapshot.game else 0)
        channel.update(render_regions(snapshot, key.language, channel.memo), snapshot.log[-new:] if new > 0 else ())


def _happened(snapshot: TableSnapshot) -> tuple[int, int]:
    return snapshot.game or 0, snapshot.happened


def _told(event: Mapping[str, Any]) -> dict[str, Any]:
    """An event as a page needs it; when it happened is no page's business."""
    return {name: event[name] for name in ("event", "seat", "cards", "count", "from", "to", "number")}
