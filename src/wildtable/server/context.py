"""House: everything a running server is made of, in one place, and who may enter which room."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from fastapi import HTTPException, Request, WebSocket

from wildtable.engine.cards import Seat
from wildtable.server.clock import Clock
from wildtable.server.live.channels import Channels, Key, Reader
from wildtable.server.net.admin import Admins
from wildtable.server.net.error_log import Errors
from wildtable.server.net.limits import Limits, Places
from wildtable.server.net.metrics import Metrics
from wildtable.server.net.sanctions import ADDRESS, BAN, Sanctions, network
from wildtable.server.net.sessions import Sessions
from wildtable.server.randomness import Randomness
from wildtable.server.settings import Settings
from wildtable.server.store.contract import Store, TableRow, Visitor
from wildtable.server.tables.bot_pool import BotPool
from wildtable.server.tables.config import TableConfig
from wildtable.server.tables.game_session import Denied
from wildtable.server.tables.registry import TableRegistry
from wildtable.server.tables.replays import ReplayCache
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
    admins: Admins
    sanctions: Sanctions
    metrics: Metrics
    errors: Errors
    bot_pool: BotPool
    tables: TableRegistry
    requests: Limits
    messages: Limits
    sockets: Places
    channels: dict[str, Channels] = field(default_factory=dict)
    opening: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(MOST_OPENING))
    """Sockets that are being opened: a crowd comes in a few at a time, so that those who play are heard in between."""
    replays: ReplayCache = field(default_factory=ReplayCache)
    """By what no two games share: the secret a game was dealt from, with its players' names, or an import's fingerprint."""

    async def table(self, name: str) -> Table:
        found = await self.tables.find(name)
        if found is None:
            raise HTTPException(404, "no-table")
        return found

    async def make_table(self, host: Visitor, config: TableConfig, seats: Sequence[Mapping[str, Any]]) -> Table:
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
            config=config.dump(),
            seats=seats,
            secret=self.randomness.secret(),
            invite="",
            watch="",
        )
        return await self.tables.make(row, host)

    async def may_watch(self, table: Table, visitor: Visitor | None) -> bool:
        """An open table is everybody's to look at; another only for its host, its players and whoever has a link. Whoever is
        banned sees none."""
        return await self.may_look(table.row, visitor)

    async def may_look(self, row: TableRow, visitor: Visitor | None) -> bool:
        """The same of a table that need not be awake for it."""
        if visitor is not None and self.sanctions.bans(visitor.id):
            return False
        if row.config["open"]:
            return True
        if visitor is None:
            return False
        if visitor.id == row.host or any(one.get("visitor") == visitor.id for one in row.seats):
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
        if not await self.may_watch(table, visitor):
            raise HTTPException(404, "no-table")
        return table

    def welcome(self, visitor: Visitor) -> None:
        """Whoever is banned finds all doors shut."""
        if self.sanctions.bans(visitor.id):
            raise HTTPException(403, "banned")

    async def ban(self, visitor: str) -> None:
        """Shut a visitor out: from now on nothing is told to them, bots play on where they sat, and their sockets close."""
        await self.sanctions.impose(BAN, visitor)
        for row in await self.store.tables_of(visitor, MOST_LEFT):
            if any(seat.get("visitor") == visitor for seat in row.seats):
                await (await self.table(row.id)).expel(visitor)
        self.tables.look_again()

    async def bar(self, address: str) -> None:
        """Shut out all who come from an address, or a network of them."""
        await self.sanctions.impose(ADDRESS, str(network(address)))
        self.tables.look_again()

    async def forget(self, visitor: Visitor) -> None:
        """Somebody is known here no longer, on disk or by heart. A sanction outlives that: it is for a number that nothing
        else knows, and whoever still carries it stays shut out or mute."""
        self.errors.forget(await self.tables.forget(visitor))
        self.replays = ReplayCache()

    @property
    def readers(self) -> list[Reader]:
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

    def key(self, table: Table, visitor: Visitor | None, language: str) -> Key:
        seat: Seat | None = None if visitor is None else table.seat_of(visitor.id)
        return Key(seat, visitor is not None and visitor.id == table.row.host, language)

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
