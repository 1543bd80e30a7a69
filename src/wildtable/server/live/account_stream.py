"""The stream of all tables of a caller, so that a program at ten tables holds one connection.

It begins with a snapshot of every table that the caller sits at, as does a table at which the caller sits down later, and
goes on with the changes of all of them. It has no history of its own: after a disconnect it begins anew.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator

from fastapi import Request

from wildtable.server.api.auth import NEEDS_TOKEN, AnyCaller
from wildtable.server.api.errors import api_router
from wildtable.server.context import Caller
from wildtable.server.live import event_stream
from wildtable.server.live.event_stream import (
    EVENT_RESPONSES,
    CallerFeed,
    EventStreamResponse,
    EventStreams,
    ServerSentEvent,
    count_stream,
    streams_of,
)
from wildtable.server.live.feed import FeedReader
from wildtable.server.net.limits import TooMuch
from wildtable.server.tables.table import Table

router = api_router()


@router.get(
    "/events",
    tags=["Play"],
    dependencies=[NEEDS_TOKEN],
    response_class=EventStreamResponse,
    responses=EVENT_RESPONSES,
)
async def stream_my_tables(request: Request, caller: AnyCaller) -> EventStreamResponse:
    """Stream the changes of all tables the caller sits at, in the form of the streams of tables: `table` says which it is.
    It begins with a snapshot of each table whose game is not over; a table where the caller sits down later follows."""
    visitor, connections, address = caller.require_visitor(), caller.context.limits.sockets, caller.network
    streams = streams_of(request)
    mine = streams.accounts.get(visitor.id, ())
    if connections.is_full(address):
        raise connections.too_much()
    if len(mine) >= event_stream.MAX_STREAMS_PER_CALLER:
        raise TooMuch("streams", "visitor", event_stream.MAX_STREAMS_PER_CALLER)
    return EventStreamResponse(count_stream(connections, address, AccountStream(streams, caller).run()))


class AccountStream:
    """One connection, and the feeds of all tables that its caller sits at."""

    def __init__(self, streams: EventStreams, caller: Caller) -> None:
        self._streams, self._caller, self._visitor = streams, caller, caller.require_visitor()
        self._reader = FeedReader[ServerSentEvent](caller.context.settings.queue, self._visitor.id)
        self._feeds: dict[Table, CallerFeed] = {}
        self._to_join: dict[str, None] = {}
        """The ids of tables that the caller may sit at since they were last looked at, in their order."""

    def _announce(self, name: str) -> None:
        """Look at a table: the caller sat down there, or it came into memory."""
        self._to_join[name] = None
        self._reader.wake()

    async def run(self) -> AsyncGenerator[str]:
        """Yield the text of the stream for as long as the caller is connected and signed in."""
        streams, reader, tables = self._streams, self._reader, self._caller.context.tables
        streams.accounts.setdefault(self._visitor.id, set()).add(reader)
        tables.seat_listeners.setdefault(self._visitor.id, set()).add(self._announce)
        tables.access_listeners.add(reader.wake)
        try:
            yield ": welcome\n\n"
            await self._load_tables()
            while not streams.is_closed and self._caller.context.access.is_signed_in(self._visitor):
                for snapshot in self._join_tables():
                    yield str(snapshot)
                try:
                    waiting = await asyncio.wait_for(reader.take(*self._feeds.values()), event_stream.HEARTBEAT_SECONDS)
                except TimeoutError:
                    yield ": still here\n\n"
                    continue
                for event in waiting:
                    yield str(event)
                self._leave_tables()
        finally:
            tables.access_listeners.discard(reader.wake)
            tables.seat_listeners[self._visitor.id].discard(self._announce)
            if not tables.seat_listeners[self._visitor.id]:
                del tables.seat_listeners[self._visitor.id]
            streams.accounts[self._visitor.id].discard(reader)
            if not streams.accounts[self._visitor.id]:
                del streams.accounts[self._visitor.id]
            for table in tuple(self._feeds):
                self._leave(table)

    async def _load_tables(self) -> None:
        """Bring the tables into memory where the caller's game is not over."""
        context = self._caller.context
        for row in await context.store.tables_of(self._visitor.id, context.settings.tables_per_visitor):
            game = None if row.game is None else await context.store.game(row.game)
            if row.seat_of(self._visitor.id) is not None and (game is None or game.ended is None):
                await context.tables.find(row.id)
        mine = [table.row.id for table in context.tables.all_awake if table.seat_of(self._visitor.id) is not None]
        self._to_join |= dict.fromkeys(mine)

    def _join_tables(self) -> list[ServerSentEvent]:
        """Join further tables in memory at which the caller sits, and return a snapshot of each."""
        snapshots = []
        for table in map(self._caller.context.tables.awake, self._to_join):
            if table is not None and table not in self._feeds and table.seat_of(self._visitor.id) is not None:
                feed = self._feeds[table] = self._streams.feeds_of(table).open(table, self._caller)
                feed.readers.add(self._reader)
                table.listeners.add(self._reader.wake)
                table.arrive(self._visitor.id)
                snapshots.append(feed.snapshot())
        self._to_join.clear()
        return snapshots

    def _leave_tables(self) -> None:
        """Leave the tables at which the caller no longer sits; the change that says so has been sent."""
        for table in tuple(self._feeds):
            if table.seat_of(self._visitor.id) is None:
                self._leave(table)

    def _leave(self, table: Table) -> None:
        self._feeds.pop(table).leave(self._reader)
        table.listeners.discard(self._reader.wake)
        table.depart(self._visitor.id)
