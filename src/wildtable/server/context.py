"""Context: everything a running server is made of, and who may do what in it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from urllib.parse import urlsplit

from fastapi import HTTPException, Request, WebSocket

from wildtable.engine.cards import Seat
from wildtable.server.clock import Clock
from wildtable.server.errors import Denied
from wildtable.server.live.channels import ChannelKey, Channels
from wildtable.server.live.feed import FeedReader
from wildtable.server.net.admin import AdminAccess
from wildtable.server.net.error_log import ErrorLog
from wildtable.server.net.limits import ConnectionLimit, RateLimit
from wildtable.server.net.metrics import Metrics
from wildtable.server.net.sanctions import ADDRESS, BAN, Sanctions, parse_network
from wildtable.server.net.sessions import Sessions
from wildtable.server.randomness import Randomness
from wildtable.server.settings import Settings
from wildtable.server.store.config import TableConfig
from wildtable.server.store.contract import Store
from wildtable.server.store.health import HealthCheck
from wildtable.server.store.rows import SeatRow, TableRow, Visitor
from wildtable.server.tables.archive import Archive
from wildtable.server.tables.bot_pool import BotPool
from wildtable.server.tables.registry import TableRegistry
from wildtable.server.tables.supervisor import Supervisor
from wildtable.server.tables.table import Table

MAX_TABLES_LEFT = 1000
MAX_OPENING_SOCKETS = 4


@dataclass
class Context:
    """The parts of a running server."""

    settings: Settings
    store: Store
    clock: Clock
    randomness: Randomness
    sessions: Sessions
    admins: AdminAccess
    sanctions: Sanctions
    archive: Archive
    metrics: Metrics
    errors: ErrorLog
    bot_pool: BotPool
    supervisor: Supervisor
    tables: TableRegistry
    health: HealthCheck
    requests: RateLimit
    messages: RateLimit
    sockets: ConnectionLimit
    channels: dict[str, Channels] = field(default_factory=dict)
    opening: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(MAX_OPENING_SOCKETS))
    """Limits how many sockets are opened at a time, so that a crowd does not hold up players."""

    async def table(self, name: str) -> Table:
        """Return a table, or raise 404."""
        found = await self.tables.find(name)
        if found is None:
            raise HTTPException(404, "no-table")
        return found

    async def make_table(self, host: Visitor, config: TableConfig, seats: Sequence[SeatRow]) -> Table:
        """Create a table. A visitor may have a limited number of them whose game is not over."""
        limit = self.settings.tables_per_visitor
        busy = 0
        for row in await self.store.tables_of(host.id, 4 * limit):
            game = None if row.game is None else await self.store.game(row.game)
            busy += game is None or game.ended is None
        if busy >= limit:
            raise Denied("too-many-tables")
        row = TableRow(
            id=self.randomness.id(),
            host=host.id,
            made=self.clock.now(),
            config=config,
            seats=seats,
            secret=self.randomness.secret(),
            invite="",
            watch="",
        )
        return await self.tables.make(row, host)

    async def may_watch(self, row: TableRow, visitor: Visitor | None) -> bool:
        """May a visitor watch a table? Everybody may watch an open one; any other its host, players and guests. Banned
        visitors may watch none."""
        if visitor is not None and self.sanctions.is_banned(visitor.id):
            return False
        if row.config.open:
            return True
        if visitor is None:
            return False
        if visitor.id == row.host or row.seat_of(visitor.id) is not None:
            return True
        return await self.store.role(row.id, visitor.id) is not None

    async def may_sit(self, table: Table, visitor: Visitor) -> bool:
        """May a visitor who may watch a table also take a seat? Not with a link for spectators."""
        if table.config.open or visitor.id == table.row.host or table.seat_of(visitor.id) is not None:
            return True
        return await self.store.role(table.row.id, visitor.id) == "guest"

    async def find_watchable(self, name: str, visitor: Visitor | None) -> Table:
        """Return a table that the visitor may watch, or raise 404 as if there were none."""
        table = await self.table(name)
        if not await self.may_watch(table.row, visitor):
            raise HTTPException(404, "no-table")
        return table

    def check_not_banned(self, visitor: Visitor) -> None:
        """Raise 403 for a banned visitor."""
        if self.sanctions.is_banned(visitor.id):
            raise HTTPException(403, "banned")

    async def ban(self, visitor: str) -> None:
        """Ban a visitor: bots take over their seats, and their connections are closed."""
        await self.sanctions.impose(BAN, visitor)
        for row in await self.store.tables_of(visitor, MAX_TABLES_LEFT):
            if row.seat_of(visitor) is not None:
                await (await self.table(row.id)).remove_visitor(visitor)
        self.tables.notify_all()

    async def ban_address(self, address: str) -> None:
        """Ban an address, or a network of them."""
        await self.sanctions.impose(ADDRESS, str(parse_network(address)))
        self.tables.notify_all()

    async def forget(self, visitor: Visitor) -> None:
        """Delete a visitor from the store and from memory. A sanction stays: it names an id that nothing else knows,
        and still holds for a browser with that id in its cookie."""
        self.errors.forget(await self.tables.forget(visitor))
        self.archive.clear()

    @property
    def readers(self) -> list[FeedReader[str]]:
        """The readers of all open sockets."""
        return [reader for channels in self.channels.values() for reader in channels.readers]

    @property
    def origin(self) -> str:
        """The only origin that may open sockets: scheme, host and port of the public address."""
        parts = urlsplit(self.settings.address)
        return f"{parts.scheme}://{parts.netloc}"

    def channels_of(self, table: Table) -> Channels:
        found = self.channels.get(table.row.id)
        if found is None or found.table is not table:
            found = self.channels[table.row.id] = Channels(table)
        return found

    def channel_key(self, table: Table, visitor: Visitor | None, language: str) -> ChannelKey:
        seat: Seat | None = None if visitor is None else table.seat_of(visitor.id)
        return ChannelKey(seat, visitor is not None and visitor.id == table.row.host, language)

    def sweep(self) -> None:
        """Drop idle tables and their channels from memory."""
        self.tables.forget_idle()
        for name, channels in tuple(self.channels.items()):
            if not channels.readers and not self.tables.holds(channels.table):
                channels.close()
                del self.channels[name]


def context_of(request: Request | WebSocket) -> Context:
    """Return the context that serves a request."""
    context: Context = request.app.state.context
    return context
