"""House: everything a running server is made of, in one place, and who may enter which room."""

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
from wildtable.server.store.rows import SeatRow, TableRow, Visitor
from wildtable.server.tables.archive import Archive
from wildtable.server.tables.bot_pool import BotPool
from wildtable.server.tables.registry import TableRegistry
from wildtable.server.tables.table import Table

MOST_LEFT = 1000
MOST_OPENING = 4


@dataclass
class Context:
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
    tables: TableRegistry
    requests: RateLimit
    messages: RateLimit
    sockets: ConnectionLimit
    channels: dict[str, Channels] = field(default_factory=dict)
    opening: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(MOST_OPENING))
    """Sockets that are being opened: a crowd comes in a few at a time, so that those who play are heard in between."""

    async def table(self, name: str) -> Table:
        found = await self.tables.find(name)
        if found is None:
            raise HTTPException(404, "no-table")
        return found

    async def make_table(self, host: Visitor, config: TableConfig, seats: Sequence[SeatRow]) -> Table:
        """A table of these config. Nobody may keep too many busy; those whose game is over do not count."""
        most = self.settings.tables_per_visitor
        busy = 0
        for row in await self.store.tables_of(host.id, 4 * most):
            game = None if row.game is None else await self.store.game(row.game)
            busy += game is None or game.ended is None
        if busy >= most:
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
        """Whoever may look may sit, but for those who came by a link for spectators."""
        if table.config.open or visitor.id == table.row.host or table.seat_of(visitor.id) is not None:
            return True
        return await self.store.role(table.row.id, visitor.id) == "guest"

    async def watched(self, name: str, visitor: Visitor | None) -> Table:
        """A table its visitor may look at; to all others it does not exist."""
        table = await self.table(name)
        if not await self.may_watch(table.row, visitor):
            raise HTTPException(404, "no-table")
        return table

    def welcome(self, visitor: Visitor) -> None:
        """Whoever is banned finds all doors shut."""
        if self.sanctions.is_banned(visitor.id):
            raise HTTPException(403, "banned")

    async def ban(self, visitor: str) -> None:
        """Shut a visitor out: from now on nothing is told to them, bots play on where they sat, and their sockets close."""
        await self.sanctions.impose(BAN, visitor)
        for row in await self.store.tables_of(visitor, MOST_LEFT):
            if row.seat_of(visitor) is not None:
                await (await self.table(row.id)).remove_visitor(visitor)
        self.tables.notify_all()

    async def bar(self, address: str) -> None:
        """Shut out all who come from an address, or a network of them."""
        await self.sanctions.impose(ADDRESS, str(parse_network(address)))
        self.tables.notify_all()

    async def forget(self, visitor: Visitor) -> None:
        """Somebody is known here no longer, on disk or by heart. A sanction outlives that: it is for a number that nothing
        else knows, and whoever still carries it stays shut out or mute."""
        self.errors.forget(await self.tables.forget(visitor))
        self.archive.clear()

    @property
    def readers(self) -> list[FeedReader[str]]:
        """All sockets that are open."""
        return [reader for channels in self.channels.values() for reader in channels.readers]

    @property
    def origin(self) -> str:
        """The only origin that may open sockets: scheme, host and port of the address people use."""
        parts = urlsplit(self.settings.address)
        return f"{parts.scheme}://{parts.netloc}"

    def channels_of(self, table: Table) -> Channels:
        found = self.channels.get(table.row.id)
        if found is None or found.table is not table:
            found = self.channels[table.row.id] = Channels(table)
        return found

    def key(self, table: Table, visitor: Visitor | None, language: str) -> ChannelKey:
        seat: Seat | None = None if visitor is None else table.seat_of(visitor.id)
        return ChannelKey(seat, visitor is not None and visitor.id == table.row.host, language)

    def sweep(self) -> None:
        """Forget tables nobody uses, and their channels."""
        self.tables.forget_idle()
        for name, channels in tuple(self.channels.items()):
            if not channels.readers and not self.tables.holds(channels.table):
                channels.close()
                del self.channels[name]


def context_of(request: Request | WebSocket) -> Context:
    """The context a request came to."""
    context: Context = request.app.state.context
    return context
