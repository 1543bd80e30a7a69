"""Creation of tables: quotas, and the links of a table for guests and spectators."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from fastapi import HTTPException

from wildtable.server.clock import Clock
from wildtable.server.errors import Denied
from wildtable.server.net.limits import has_share
from wildtable.server.net.sessions import HOUR, Sessions, hashed
from wildtable.server.randomness import Randomness
from wildtable.server.settings import Settings
from wildtable.server.store.config import TableConfig
from wildtable.server.store.contract import Store
from wildtable.server.store.rows import MemberRole, SeatRow, TableRow, Visitor
from wildtable.server.tables.registry import TableRegistry
from wildtable.server.tables.table import Table

DAY = 24 * 3600.0


@dataclass
class TableMaker:
    """Creates tables within the quotas of visitors, addresses and the server."""

    settings: Settings
    store: Store
    clock: Clock
    randomness: Randomness
    sessions: Sessions
    tables: TableRegistry

    async def make(
        self, host: Visitor, config: TableConfig, seats: Sequence[SeatRow], network: str, waiting: Sequence[str] = ()
    ) -> Table:
        """Create a table for a visitor of a network, given by its pseudonym. A visitor may have a limited number of them
        whose game is not over; an address and all visitors together may create a limited number a day. A table for waiting
        visitors begins to deal."""
        await self.check(host, network)
        row = TableRow(
            id=self.randomness.id(),
            host=host.id,
            made=self.clock.now(),
            config=config,
            seats=[replace(seat, commitment=self.randomness.player_commitment(seat.commitment)) for seat in seats],
            secret=self.randomness.secret(),
            invite="",
            watch="",
            network=network,
            dealing=self.clock.now() if waiting else None,
        )
        return await self.tables.make(self._with_links(row), host, waiting)

    def _with_links(self, row: TableRow) -> TableRow:
        """Return a table with new links; the old ones are void."""
        row = replace(row, links=row.links + 1)
        invite, watch = self.links_of(row)
        return replace(row, invite=hashed(invite), watch=hashed(watch))

    def links_of(self, row: TableRow) -> tuple[str, str]:
        """Return the tokens of a table's links, for guests and for spectators."""
        roles: tuple[MemberRole, MemberRole] = "guest", "watcher"
        invite, watch = (self.sessions.link_token(role, row.id, row.links) for role in roles)
        return invite, watch

    async def renew_links(self, table: Table, visitor: Visitor) -> None:
        """Replace the links of a table. For its host."""
        await table.change_links(visitor, self._with_links)

    async def check(self, host: Visitor, network: str) -> None:
        """Raise Denied or 429 if a visitor of a network may create no more tables."""
        await self._check_table_counts(network)
        limit = self.settings.tables_per_visitor
        made = await self.store.tables_of(host.id, 4 * limit)
        games = await self.store.games([row.game for row in made if row.game is not None])
        if len(made) - sum(game.ended is not None for game in games) >= limit:
            raise Denied("too-many-tables")

    async def _check_table_counts(self, network: str) -> None:
        """Raise 429 if too many tables were created within a day, whichever way the time of day was set since."""
        now = self.clock.now()
        here, all_tables = await self.store.count_tables(now - DAY, now + DAY, network)
        per_address, per_server = self.settings.tables_per_address, self.settings.tables_per_server
        if here >= per_address:
            raise HTTPException(429, "too-many-tables-address", {"Retry-After": HOUR})
        if not has_share(here, all_tables, per_address, per_server):
            raise HTTPException(429, "too-many-tables-server", {"Retry-After": HOUR})
