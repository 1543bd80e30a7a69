"""Feeds: the numbered changes one viewer is sent, with a bounded history for clients that reconnect.

A feed counts its own changes, so changes its viewer may not see leave no gap. Numbers are valid within an epoch, the
lifetime of one feed. A client that was away gets the changes it missed, or a snapshot when they are no longer known.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import partial
from typing import Any, Generic, TypeVar

Message = TypeVar("Message")


class Feed(ABC, Generic[Message]):
    """A viewer's epoch, the number of the last change, the last few changes, and the connections that receive them."""

    def __init__(self, epoch: str, max_history: int) -> None:
        self.epoch = epoch
        self.number = 0
        self.readers: set[FeedReader[Message]] = set()
        self._max_history = max_history
        # Here and below lists: an empty deque takes 0.7 kB, and a server has thousands of feeds and readers.
        self._history: list[Any] = []
        """What is stored of the last changes."""

    @abstractmethod
    def snapshot(self) -> Message:
        """Return everything the viewer may see now."""

    def publish(self, change: Message, stored: Any = None) -> None:
        """Number a change and send it to all readers; `stored` is what `restore` needs of it, if not the change itself."""
        self.number += 1
        self._history.append(stored or change)
        if len(self._history) > self._max_history:
            del self._history[0]
        for reader in self.readers:
            reader.push(change)

    def since(self, epoch: str, number: int) -> list[Message]:
        """Return the changes after `number`, or a snapshot when they are not all in the history."""
        missed = self.number - number
        if epoch == self.epoch and 0 <= missed <= len(self._history):
            return self.restore(self._history[len(self._history) - missed :])
        return [self.snapshot()]

    def restore(self, stored: list[Any]) -> list[Message]:
        """Return the changes for a client that missed these."""
        return stored


class FeedReader(Generic[Message]):
    """One connection's bounded queue of changes; a reader that falls behind gets a snapshot instead of a backlog."""

    def __init__(self, capacity: int, visitor: str = "", address: str = "") -> None:
        self.visitor = visitor
        self.address = address
        self._capacity = capacity
        self._changes: list[Message] = []
        self._ready: asyncio.Event | None = None
        self.on_wake: Callable[[], None] | None = None
        """Called instead of making `take` return: sends what can be sent at once, without a task that waits for it."""
        self.is_behind = False

    def join(self, feed: Feed[Message], epoch: str, number: int) -> None:
        """Become a reader of a feed, and receive its changes from those after `number` on."""
        missed = feed.since(epoch, number)
        feed.readers.add(self)
        for change in missed:
            self.push(change)

    def push(self, change: Message) -> None:
        """Queue a change; drop the queue when it is full."""
        if len(self._changes) >= self._capacity:
            self.is_behind = True
        if self.is_behind:
            self._changes.clear()
        else:
            self._changes.append(change)
        self.wake()

    def wake(self) -> None:
        """Make `take` return, even with nothing to send."""
        if self.on_wake is not None:
            self.on_wake()
        else:
            self._ready_event.set()

    @property
    def _ready_event(self) -> asyncio.Event:
        """Made when it is needed: it takes 1 kB."""
        self._ready = self._ready or asyncio.Event()
        return self._ready

    @property
    def waiting(self) -> int:
        """The number of queued messages."""
        return len(self._changes)

    async def take(self, *feeds: Feed[Message]) -> list[Message]:
        """Wait for changes of its feeds and return all of them, or snapshots when the reader is behind."""
        await self._ready_event.wait()
        self._ready_event.clear()
        return list(iter(partial(self.pop, *feeds), None))

    def pop(self, *feeds: Feed[Message]) -> Message | None:
        """Return the next change, or None. A reader that is behind gets snapshots of its feeds instead."""
        if self.is_behind:
            self.is_behind = False
            self._changes = [feed.snapshot() for feed in feeds]
        return self._changes.pop(0) if self._changes else None
