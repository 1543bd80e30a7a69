"""Streams: the changes of a table as server-sent events, for programs that would rather listen than ask.

Each caller has a feed of its own at a table, which counts what this caller was told: what happens out of its sight is
neither told nor counted. Its seat is looked up at every change, for it is another after a rematch. A listener that comes
back with the id of the last event it had gets what it missed, or a snapshot: what a fresh look at the table would show.
"""

from __future__ import annotations

import asyncio
import json
from collections import deque
from collections.abc import AsyncIterator, Mapping
from secrets import token_hex
from typing import Any
from weakref import WeakKeyDictionary, ref

from fastapi import APIRouter, HTTPException, Request
from fastapi.responses import StreamingResponse

from wildtable.server.api.auth import Caller, Reading
from wildtable.server.api.errors import Door
from wildtable.server.api.requests import chat_shape, facts_shape, table_shape
from wildtable.server.tables.table import Table

KEPT = 100
LINGER = 60.0
HEARTBEAT = 10.0
MOST_LISTENERS = 8
MOST_STRANGERS = 500
MOST_FEEDS = 200

Message = tuple[str, str, str]


class Listener:
    """One connection: a bounded queue, and a mark that says it was too short."""

    def __init__(self, room: int) -> None:
        self.queue: asyncio.Queue[Message | None] = asyncio.Queue(room)
        self.behind = False

    def push(self, message: Message | None) -> None:
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            self.behind = True


class Feed:
    """What one caller was told of a table so far, in numbered messages."""

    def __init__(self, table: Table, caller: Caller) -> None:
        self.caller = caller
        self.epoch = token_hex(6)
        self.number = 0
        self.listeners: set[Listener] = set()
        self.left_at = table.used_at
        self._kept: deque[Message] = deque(maxlen=KEPT)
        self._logged = _logged(table)
        self._said = _said(table)
        self._facts = self._look(table)

    def _look(self, table: Table) -> Mapping[str, Any]:
        return facts_shape(table.snapshot(self.caller.seat_at(table)))

    def update(self, table: Table) -> None:
        """Tell what is different for this caller; what is not is not told and not counted."""
        seat = self.caller.seat_at(table)
        snapshot = table.snapshot(seat)
        facts, logged, said = facts_shape(snapshot), _logged(table), _said(table)
        game, before = logged
        new = before if game != self._logged[0] else before - self._logged[1]
        if facts == self._facts and said == self._said and not new:
            return
        change = {
            **facts,
            "events": table.session.seen(seat, new) if table.session is not None and new > 0 else [],
            "undone": max(-new, 0),
            "chat": chat_shape([line for line in snapshot.chat if line.number > self._said]),
        }
        self._facts, self._logged, self._said = facts, logged, said
        self.number += 1
        message = ("change", self._id, json.dumps(change))
        self._kept.append(message)
        for listener in self.listeners:
            listener.push(message)

    @property
    def _id(self) -> str:
        return f"{self.epoch}.{self.number}"

    def snapshot(self, table: Table) -> Message:
        caller = self.caller
        host = "" if caller.token else caller.name
        snapshot = table.snapshot(caller.seat_at(table), host)
        return "snapshot", self._id, json.dumps(table_shape(snapshot, caller.language))

    def since(self, last: str, table: Table) -> list[Message]:
        """What came after the message with this id; a snapshot where that is not known any more."""
        if last == self._id:
            return []
        ids = [message[1] for message in self._kept]
        return list(self._kept)[ids.index(last) + 1 :] if last in ids else [self.snapshot(table)]


class Feeds:
    """The feeds of one table, kept for a while after their listeners have gone. Does not keep the table."""

    def __init__(self, table: Table) -> None:
        self._table = ref(table)
        self._feeds: dict[tuple[str, str], Feed] = {}
        table.listeners.add(self._changed)

    def open(self, table: Table, caller: Caller) -> Feed:
        key = (caller.name, caller.language)
        if key not in self._feeds:
            if len(self._feeds) >= MOST_FEEDS:
                raise HTTPException(429, "too-much")
            self._feeds[key] = Feed(table, caller)
        return self._feeds[key]

    @property
    def listeners(self) -> list[Listener]:
        return [listener for feed in self._feeds.values() for listener in feed.listeners]

    def close(self) -> None:
        for listener in self.listeners:
            listener.push(None)

    def _changed(self) -> None:
        table = self._table()
        assert table is not None, "only a table calls this"
        for key, feed in tuple(self._feeds.items()):
            if not feed.listeners and table.used_at - feed.left_at > LINGER:
                del self._feeds[key]
            else:
                feed.update(table)


class Streams:
    """The feeds of all tables of a running server."""

    def __init__(self) -> None:
        self._feeds: WeakKeyDictionary[Table, Feeds] = WeakKeyDictionary()
        self.closed = False

    def of(self, table: Table) -> Feeds:
        if table not in self._feeds:
            self._feeds[table] = Feeds(table)
        return self._feeds[table]

    @property
    def listeners(self) -> list[Listener]:
        return [listener for feeds in self._feeds.values() for listener in feeds.listeners]

    def close(self) -> None:
        """End all streams: a server that stops need not wait for those who listen."""
        self.closed = True
        for feeds in self._feeds.values():
            feeds.close()


router = APIRouter(route_class=Door)


EVENT = {
    "type": "object",
    "properties": {"id": {"type": "string"}, "event": {"enum": ["snapshot", "change"]}, "data": {"type": "string"}},
    "required": ["id", "event", "data"],
}
TOLD: dict[int | str, dict[str, Any]] = {
    200: {"content": {"text/event-stream": {"schema": EVENT}}, "description": "event by event, with JSON as its data"}
}


@router.get("/tables/{name}/events", response_class=StreamingResponse, responses=TOLD)
async def events(request: Request, name: str, caller: Reading) -> StreamingResponse:
    """Changes of a table as server-sent events: `snapshot` and `change`. `Last-Event-ID` goes on where one left off."""
    table = await caller.table(name)
    feed = streams_of(request).of(table).open(table, caller)
    if len(feed.listeners) >= (MOST_LISTENERS if caller.name else MOST_STRANGERS):
        raise HTTPException(429, "too-much")
    told = _told(request, table, feed, caller, request.headers.get("last-event-id", "")[:60])
    return StreamingResponse(told, media_type="text/event-stream", headers={"Cache-Control": "no-store"})


def streams_of(request: Request) -> Streams:
    state = request.app.state
    if not hasattr(state, "streams"):
        state.streams = Streams()
    streams: Streams = state.streams
    return streams


async def _told(request: Request, table: Table, feed: Feed, caller: Caller, last: str) -> AsyncIterator[str]:
    """The text of a stream, for as long as somebody listens who may."""
    listener = Listener(caller.context.settings.queue)
    person = caller.person_at(table)
    missed = feed.since(last, table)
    feed.listeners.add(listener)
    table.arrive(person)
    try:
        yield ": welcome\n\n"
        for message in missed:
            yield _text(message)
        while not streams_of(request).closed:
            message_or_end = await _next(listener)
            if listener.behind:
                listener = _fresh(feed, listener)
                message_or_end = feed.snapshot(table)
            if message_or_end is None:
                yield ": still here\n\n"
                continue
            if not await caller.may_watch(table.row):
                return
            yield _text(message_or_end)
    finally:
        feed.listeners.discard(listener)
        feed.left_at = table.used_at
        table.depart(person)


async def _next(listener: Listener) -> Message | None:
    try:
        return await asyncio.wait_for(listener.queue.get(), HEARTBEAT)
    except TimeoutError:
        return None


def _fresh(feed: Feed, listener: Listener) -> Listener:
    """A new queue for a listener that fell behind: it gets a snapshot instead of a backlog."""
    feed.listeners.discard(listener)
    fresh = Listener(listener.queue.maxsize)
    feed.listeners.add(fresh)
    return fresh


def _text(message: Message) -> str:
    kind, number, data = message
    return f"id: {number}\nevent: {kind}\ndata: {data}\n\n"


def _logged(table: Table) -> tuple[int | None, int]:
    """Which game is played, and how much has happened in it."""
    return (None, 0) if table.session is None else (table.session.row.id, len(table.session.log))


def _said(table: Table) -> int:
    return table.chat[-1].number if table.chat else 0
