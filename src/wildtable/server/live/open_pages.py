"""The open pages of a server: those of tables, and those that list tables."""

from __future__ import annotations

import asyncio

from wildtable.server.clock import Clock
from wildtable.server.live.channels import ChannelKey, Channels
from wildtable.server.live.feed import FeedReader
from wildtable.server.live.lobby import LobbyFeed
from wildtable.server.randomness import Randomness
from wildtable.server.store.rows import Visitor
from wildtable.server.tables.registry import TableRegistry
from wildtable.server.tables.table import Table

MAX_OPENING_SOCKETS = 4


class OpenPages:
    """The channels of all open pages, and their readers."""

    def __init__(self, clock: Clock, randomness: Randomness, tables: TableRegistry) -> None:
        self._tables = tables
        self._channels: dict[str, Channels] = {}
        self.lobby = LobbyFeed(clock, randomness)
        self.opening = asyncio.Semaphore(MAX_OPENING_SOCKETS)
        """Limits how many sockets are opened at a time, so that a crowd does not hold up players."""

    @property
    def readers(self) -> list[FeedReader[str]]:
        """The readers of all open sockets."""
        return [*self.lobby.readers, *(reader for channels in self._channels.values() for reader in channels.readers)]

    def channels_of(self, table: Table) -> Channels:
        found = self._channels.get(table.row.id)
        if found is None or found.table is not table:
            found = self._channels[table.row.id] = Channels(table)
        return found

    def channel_key(self, table: Table, visitor: Visitor | None, language: str) -> ChannelKey:
        seat = None if visitor is None else table.seat_of(visitor.id)
        is_host = visitor is not None and visitor.id == table.row.host
        return ChannelKey(seat, is_host, language, table.config.seats)

    def sweep(self) -> None:
        """Drop the channels of tables that are not in memory any more."""
        self.lobby.sweep()
        for name, channels in tuple(self._channels.items()):
            if not channels.readers and not self._tables.holds(channels.table):
                channels.close()
                del self._channels[name]
