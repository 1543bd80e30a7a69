"""Access: who visitors are, and what they may see and do."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, replace

from fastapi import HTTPException

from wildtable.server.errors import Denied
from wildtable.server.net.admin import AdminAccess
from wildtable.server.net.origins import Origins
from wildtable.server.net.sanctions import ADDRESS, BAN, Sanctions, parse_network
from wildtable.server.net.sessions import Sessions, hashed
from wildtable.server.randomness import Randomness
from wildtable.server.store.contract import Crowded, Store
from wildtable.server.store.rows import MemberRole, TableRow, Visitor
from wildtable.server.tables.matchmaking import Matchmaker
from wildtable.server.tables.registry import TableRegistry
from wildtable.server.tables.table import Table

MAX_TABLES_LEFT = 1000


@dataclass
class Access:
    """The sessions of visitors and admins, sanctions, and the tables that are open to each."""

    store: Store
    randomness: Randomness
    sessions: Sessions
    admins: AdminAccess
    sanctions: Sanctions
    origins: Origins
    tables: TableRegistry
    matchmaker: Matchmaker

    async def table(self, name: str) -> Table:
        """Return a table, or raise 404."""
        found = await self.tables.find(name)
        if found is None:
            raise HTTPException(404, "no-table")
        await self.tables.refresh([found])
        return found

    def is_signed_in(self, visitor: Visitor) -> bool:
        """Is a visitor who was identified earlier neither signed out nor banned since?"""
        return not self.sanctions.is_banned(visitor.id) and self.sessions.is_current(visitor)

    async def may_watch(self, row: TableRow, visitor: Visitor | None) -> bool:
        """May a visitor watch a table? Everybody may watch an open one; any other its host, players and guests. Visitors
        who were banned or signed out may watch none."""
        if visitor is not None and not self.is_signed_in(visitor):
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

    async def admit(self, table: Table, visitor: Visitor, role: MemberRole, address: str) -> None:
        """Give a visitor a role at a table, and save them if they are new."""
        if await self.store.visitor(visitor.id) is None:
            await self.sessions.save_visitor(visitor, address)
        try:
            await self.store.admit(table.row.id, visitor.id, role)
        except Crowded:
            raise Denied("too-many-members") from None

    def check_not_banned(self, visitor: Visitor) -> None:
        """Raise 403 for a banned visitor."""
        if self.sanctions.is_banned(visitor.id):
            raise HTTPException(403, "banned")

    async def ban(self, visitor: str) -> None:
        """Ban a visitor: their connections are closed, and bots take over their seats."""
        await self.sanctions.impose(BAN, visitor)
        self.tables.notify_all()
        await self.tables.supervisor.ensure("ban", lambda: self.leave_seats(visitor))

    async def leave_seats(self, visitor: str) -> None:
        """Let bots take over the seats of a visitor, who waits for no others any more."""
        await self.matchmaker.leave(visitor)
        for table in await self._seated_tables(visitor):
            await table.remove_visitor(visitor)

    async def _seated_tables(self, visitor: str) -> list[Table]:
        """Return the tables at which a visitor has a seat, without those of games that are not installed any more."""
        found = []
        for row in await self.store.tables_of(visitor, MAX_TABLES_LEFT):
            with suppress(HTTPException):
                found += [await self.table(row.id)] if row.seat_of(visitor) is not None else []
        return found

    async def ban_address(self, address: str) -> None:
        """Ban an address, or a network of them."""
        await self.sanctions.impose(ADDRESS, str(parse_network(address)))
        self.tables.notify_all()

    async def sign_out_elsewhere(self, visitor: Visitor) -> tuple[Visitor, str]:
        """End all sessions of a visitor. Return the visitor to sign in again, and the token of a new personal link if there
        was a link. Seats lent to programs are taken back, and connections are closed. Once the sessions have ended nothing
        fails: the visitor could not sign in any more."""
        token = self.randomness.token() if visitor.link else ""
        fresh = replace(visitor, generation=visitor.generation + 1, link=hashed(token) if token else "")
        await self.store.sign_out(visitor, fresh.link)
        self.sessions.end_earlier(fresh)
        self.tables.notify_all()
        await self.tables.supervisor.ensure("sign-out", lambda: self._take_back_seats(fresh))
        return fresh, token

    async def _take_back_seats(self, visitor: Visitor) -> None:
        for table in await self._seated_tables(visitor.id):
            with suppress(Denied):  # the seat was left meanwhile
                await table.set_seat_token(visitor, "")
