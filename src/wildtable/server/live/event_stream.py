"""Event stream: the changes of a table as server-sent events, for programs that would rather not poll.

Each caller has a feed of its own at a table. The caller's seat is looked up at every change, since it changes with a
rematch. A client that reconnects with the id of its last event gets what it missed, or a snapshot.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncGenerator, Callable, Mapping
from contextlib import aclosing
from functools import cache
from typing import Annotated, Any, NamedTuple
from weakref import WeakKeyDictionary, proxy

from fastapi import Header, HTTPException, Request
from fastapi.responses import StreamingResponse

from wildtable.engine.cards import Seat
from wildtable.server.api.auth import AnyCaller
from wildtable.server.api.errors import FOUND, api_router
from wildtable.server.api.replies import asked_reply, chat_reply, facts_reply, table_reply, view_reply
from wildtable.server.api.schema import ChangeEvent, FactsReply, SnapshotEvent
from wildtable.server.api.tables import TableName
from wildtable.server.context import Caller
from wildtable.server.live.feed import Feed, FeedReader
from wildtable.server.net.limits import ConnectionLimit, TooMuch
from wildtable.server.tables.snapshot import TableSnapshot
from wildtable.server.tables.table import Table

MAX_STREAM_HISTORY = 40
"""Changes stored for clients that reconnect; those with a question contain a view."""
UNUSED_FEED_SECONDS = 60.0
"""How long a feed without readers is stored for clients that reconnect."""
HEARTBEAT_SECONDS = 10.0
MAX_STREAMS_PER_CALLER = 8
MAX_ANONYMOUS_STREAMS = 500
MAX_FEEDS_PER_TABLE = 200
MAX_EVENT_ID = 60


class ServerSentEvent(NamedTuple):
    event: str
    id: str
    data: str

    def __str__(self) -> str:
        return f"id: {self.id}\nevent: {self.event}\ndata: {self.data}\n\n"


class CallerFeed(Feed[ServerSentEvent]):
    """What one caller is sent of a table."""

    def __init__(self, table: Table, caller: Caller) -> None:
        super().__init__(table.tables.randomness.epoch(), MAX_STREAM_HISTORY)
        self.caller = caller
        self._table: Table = proxy(table)
        self.left_at = table.tables.clock.monotonic()
        self._logged = _count_log(table)
        self._last_chat = _last_chat(table)
        self._facts = facts_reply(table.snapshot(caller.seat_at(table)))

    def update(self, see: Callable[[Seat | None], tuple[TableSnapshot, FactsReply]]) -> None:
        """Publish what differs for this caller. A change the caller cannot see is neither sent nor counted.

        `see` returns what a seat sees now. Most callers are spectators and see the same.
        """
        table = self._table
        seat = self.caller.seat_at(table)
        snapshot, facts = see(seat)
        logged, last_chat = _count_log(table), _last_chat(table)
        game, length = logged
        new = length if game != self._logged[0] else length - self._logged[1]
        if facts == self._facts and last_chat == self._last_chat and not new:
            return
        view = snapshot.view if facts["choice"] or facts["over"] else None
        change = {
            **asked_reply(snapshot, self.caller.language, facts),
            "view": None if view is None else view_reply(view, hide_answers=snapshot.config.hide_answers),
            "events": table.session.seen(seat, new) if table.session is not None and new > 0 else [],
            "undone": max(-new, 0),
            "chat": chat_reply([line for line in snapshot.chat if line.number > self._last_chat]),
        }
        self._facts, self._logged, self._last_chat = facts, logged, last_chat
        self.publish(self._event("change", self.number + 1, change))

    def leave(self, reader: FeedReader[ServerSentEvent]) -> None:
        """Send a reader nothing more, and note when it left."""
        self.readers.discard(reader)
        self.left_at = self._table.tables.clock.monotonic()

    def snapshot(self) -> ServerSentEvent:
        reply = table_reply(self.caller.snapshot(self._table), self.caller.language)
        return self._event("snapshot", self.number, reply)

    def since_event(self, id: str) -> list[ServerSentEvent]:
        """Return the events after the one with this id, or a snapshot."""
        epoch, _, number = id.partition(".")
        return self.since(epoch, int(number) if number.isdecimal() else -1)

    def _event(self, kind: str, number: int, data: Mapping[str, Any]) -> ServerSentEvent:
        return ServerSentEvent(kind, f"{self.epoch}.{number}", json.dumps(data))


class CallerFeeds:
    """The feeds of one table, stored for a while after their readers have gone. Does not keep the table in memory."""

    def __init__(self, table: Table) -> None:
        self._table: Table = proxy(table)
        self._feeds: dict[tuple[str, str], CallerFeed] = {}
        table.listeners.add(self._update)

    def open(self, table: Table, caller: Caller) -> CallerFeed:
        key = (caller.key, caller.language)
        if key not in self._feeds:
            if caller.seat_at(table) is None:
                self._make_room(table)
            self._feeds[key] = CallerFeed(table, caller)
        return self._feeds[key]

    def _make_room(self, table: Table) -> None:
        """Make room for the feed of another spectator: drop one without readers, or refuse. Seats need no room."""
        watching = {key: feed for key, feed in self._feeds.items() if feed.caller.seat_at(table) is None}
        if len(watching) < MAX_FEEDS_PER_TABLE:
            return
        unread = {key: feed for key, feed in watching.items() if not feed.readers}
        if not unread:
            raise TooMuch("streams", "server", MAX_FEEDS_PER_TABLE)
        del self._feeds[min(unread, key=lambda key: unread[key].left_at)]

    @property
    def readers(self) -> list[FeedReader[ServerSentEvent]]:
        return [reader for feed in self._feeds.values() for reader in feed.readers]

    def _update(self) -> None:
        see = cache(self._see)
        for key, feed in tuple(self._feeds.items()):
            if not feed.readers and self._table.used_at - feed.left_at > UNUSED_FEED_SECONDS:
                del self._feeds[key]
            else:
                feed.update(see)

    def _see(self, seat: Seat | None) -> tuple[TableSnapshot, FactsReply]:
        snapshot = self._table.snapshot(seat)
        return snapshot, facts_reply(snapshot)


class EventStreams:
    """The event streams of a running server."""

    def __init__(self) -> None:
        self._feeds: WeakKeyDictionary[Table, CallerFeeds] = WeakKeyDictionary()
        self.accounts: dict[str, set[FeedReader[ServerSentEvent]]] = {}
        """The streams of all tables of a caller, by the caller's key."""
        self.is_closed = False

    def feeds_of(self, table: Table) -> CallerFeeds:
        if table not in self._feeds:
            self._feeds[table] = CallerFeeds(table)
        return self._feeds[table]

    @property
    def readers(self) -> set[FeedReader[ServerSentEvent]]:
        of_tables = {reader for feeds in self._feeds.values() for reader in feeds.readers}
        return of_tables.union(*self.accounts.values())

    def close(self) -> None:
        """End all streams, so that a server that stops need not wait for them."""
        self.is_closed = True
        for reader in self.readers:
            reader.wake()


router = api_router()


class EventStreamResponse(StreamingResponse):
    """A response that goes on as long as its client is connected."""

    media_type = "text/event-stream"


EVENT_RESPONSES: dict[int | str, dict[str, Any]] = {
    200: {"model": SnapshotEvent | ChangeEvent, "description": "Events as they come; the data of each is JSON on one line."}
}
LastEventId = Annotated[
    str,
    Header(
        alias="Last-Event-ID", description="The id of the last event received, to continue after it.", examples=["f3a9.17"]
    ),
]


@router.get("/tables/{name}/events", tags=["Play"], response_class=EventStreamResponse, responses=EVENT_RESPONSES | FOUND)
async def stream_table(
    request: Request, name: TableName, caller: AnyCaller, last_event_id: LastEventId = ""
) -> EventStreamResponse:
    """Stream the changes of a table as server-sent events: first a `snapshot`, then a `change` for every change the caller
    may see. A change in which the caller is asked contains the view. With `Last-Event-ID` it continues after that event,
    or begins with a snapshot if that is no longer possible."""
    table = await caller.table(name)
    streams = streams_of(request)
    address, connections = caller.network, caller.context.limits.sockets
    if caller.seat_at(table) is None and connections.is_full(address):
        raise connections.too_much()
    feed = streams.feeds_of(table).open(table, caller)
    if len(feed.readers) >= (most := MAX_STREAMS_PER_CALLER if caller.key else MAX_ANONYMOUS_STREAMS):
        raise TooMuch("streams", "visitor" if caller.key else "server", most)
    stream = _stream(streams, table, caller, last_event_id[:MAX_EVENT_ID])
    return EventStreamResponse(count_stream(connections, address, stream))


def streams_of(request: Request) -> EventStreams:
    """Return the event streams of the server a request came to."""
    state = request.app.state
    if not hasattr(state, "streams"):
        state.streams = EventStreams()
    streams: EventStreams = state.streams
    return streams


async def count_stream(connections: ConnectionLimit, address: str, stream: AsyncGenerator[str]) -> AsyncGenerator[str]:
    """Yield a stream, and count it as a connection of its address meanwhile."""
    with connections.count(address):
        async with aclosing(stream):
            async for text in stream:
                yield text


async def _stream(streams: EventStreams, table: Table, caller: Caller, last_id: str) -> AsyncGenerator[str]:
    """Yield the text of a stream for as long as the caller is connected and may watch. The feed is opened here, where it is
    joined at once: since the request came, one without readers may have been dropped, or have got no room any more."""
    try:
        feed = streams.feeds_of(table).open(table, caller)
    except HTTPException:
        return
    person = caller.person_at(table)
    reader = FeedReader[ServerSentEvent](caller.context.settings.queue, person)
    missed = feed.since_event(last_id)

    def check_access() -> None:
        """Wake the stream of a caller who was signed out or banned, or lost a lent seat, though nothing else happened."""
        if not caller.is_signed_in(table.row):
            reader.wake()

    feed.readers.add(reader)
    table.listeners.add(check_access)
    table.arrive(person)
    try:
        yield ": welcome\n\n"
        for event in missed:
            yield str(event)
        while not streams.is_closed:
            try:
                waiting = await asyncio.wait_for(reader.take(feed), HEARTBEAT_SECONDS)
            except TimeoutError:
                yield ": still here\n\n"
                continue
            if not await caller.may_watch(table.row):
                return
            for event in waiting:
                yield str(event)
    finally:
        table.listeners.discard(check_access)
        feed.leave(reader)
        table.depart(person)


def _count_log(table: Table) -> tuple[int | None, int]:
    """Return the id of the current game and the length of its log."""
    return (None, 0) if table.session is None else (table.session.row.id, len(table.session.log))


def _last_chat(table: Table) -> int:
    return table.chat[-1].number if table.chat else 0
