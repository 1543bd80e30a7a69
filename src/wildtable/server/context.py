"""Context: everything a running server is made of, and who may do what in it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace

from fastapi import HTTPException, Request, WebSocket

from wildtable.engine.cards import Seat
from wildtable.engine.fairness import Notes
from wildtable.lab.verification import Verdict
from wildtable.server.clock import Clock
from wildtable.server.errors import Denied
from wildtable.server.live.channels import ChannelKey, Channels
from wildtable.server.live.feed import FeedReader
from wildtable.server.live.lobby import LobbyFeed
from wildtable.server.net.admin import AdminAccess
from wildtable.server.net.error_log import ErrorLog
from wildtable.server.net.limits import ConnectionLimit, RateLimit, TooMuch, has_share
from wildtable.server.net.metrics import Metrics
from wildtable.server.net.origins import Origins
from wildtable.server.net.sanctions import ADDRESS, BAN, Sanctions, parse_network
from wildtable.server.net.sessions import HOUR, Sessions
from wildtable.server.net.tokens import hashed
from wildtable.server.net.watchdog import Watchdog
from wildtable.server.randomness import Randomness
from wildtable.server.settings import Settings
from wildtable.server.store.config import TableConfig
from wildtable.server.store.contract import Crowded, Store
from wildtable.server.store.health import HealthCheck
from wildtable.server.store.rows import ImportQuota, ImportRow, MemberRole, SeatRow, TableRow, Visitor
from wildtable.server.tables.archive import Archive
from wildtable.server.tables.archive.replays import Replay
from wildtable.server.tables.matchmaking import Matchmaker
from wildtable.server.tables.processes.bot_pool import BotPool
from wildtable.server.tables.processes.consulting import Consultation, Consultations
from wildtable.server.tables.processes.process_pool import MAX_WAITING_CHECKS, Checks, TooManyJobs
from wildtable.server.tables.processes.reviews import Review, Reviews
from wildtable.server.tables.registry import TableRegistry
from wildtable.server.tables.supervisor import Supervisor
from wildtable.server.tables.table import Table
from wildtable.server.tables.worker_sync import WorkerSync

MAX_TABLES_LEFT = 1000
ADDRESS_SHARE = 0.1
"""What a deck, a record or a review counts for an address, compared to what it counts for a visitor."""
MAX_OPENING_SOCKETS = 4
DAY = 24 * 3600.0
IDLE_SECONDS, IDLE_CHECK_SECONDS = 30 * DAY, 3600.0
"""After which time a visitor who did nothing is deleted, and how often such visitors are looked for."""
IMPORT_ID_LENGTH = 20


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
    origins: Origins
    archive: Archive
    metrics: Metrics
    watchdog: Watchdog
    errors: ErrorLog
    bot_pool: BotPool
    checks: Checks
    reviews: Reviews
    consultations: Consultations
    supervisor: Supervisor
    tables: TableRegistry
    health: HealthCheck
    requests: RateLimit
    messages: RateLimit
    checks_sent: RateLimit
    chat_sent: RateLimit
    reviews_begun: RateLimit
    sockets: ConnectionLimit
    matchmaker: Matchmaker = field(init=False)
    worker_sync: WorkerSync = field(init=False)
    lobby: LobbyFeed = field(init=False)
    channels: dict[str, Channels] = field(default_factory=dict)
    opening: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(MAX_OPENING_SOCKETS))
    """Limits how many sockets are opened at a time, so that a crowd does not hold up players."""

    def __post_init__(self) -> None:
        self.matchmaker = Matchmaker(self.store, self.clock, self.make_table_from, self.check_tables)
        self.worker_sync = WorkerSync(
            self.store,
            self.clock,
            self.tables,
            sessions=self.sessions,
            sanctions=self.sanctions,
            archive=self.archive,
            matchmaker=self.matchmaker,
            figures=self._figures,
        )
        self.lobby = LobbyFeed(self.clock, self.randomness)
        self.matchmaker.listeners.add(self.lobby.announce)
        self.tables.listeners.add(self.lobby.announce)

    async def table(self, name: str) -> Table:
        """Return a table, or raise 404."""
        found = await self.tables.find(name)
        if found is None:
            raise HTTPException(404, "no-table")
        await self.tables.refresh([found])
        return found

    def _figures(self) -> dict[str, float]:
        """Return what other workers and the admin may know of this one."""
        return {
            "tables": self.tables.live,
            "sockets": len(self.readers),
            "moves": sum(self.metrics.moves.counts.values()),
        }

    async def make_table(self, host: Visitor, config: TableConfig, seats: Sequence[SeatRow], address: str) -> Table:
        """Create a table. A visitor may have a limited number of them whose game is not over; an address and all visitors
        together may create a limited number a day."""
        return await self.make_table_from(host, config, seats, self.sessions.pseudonym(address))

    async def make_table_from(
        self, host: Visitor, config: TableConfig, seats: Sequence[SeatRow], network: str, waiting: Sequence[str] = ()
    ) -> Table:
        """Create a table for a visitor of a network, given by its pseudonym. One for waiting visitors begins to deal."""
        await self.check_tables(host, network)
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

    async def check_tables(self, host: Visitor, network: str) -> None:
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

    async def say(self, table: Table, visitor: Visitor, text: str, address: str, mark: str = "") -> None:
        """Add a line of chat. Raise 429 if the visitor or the address writes too much."""
        _count(self.chat_sent, address, visitor)
        await table.say(visitor, text, mark)

    async def admit(self, table: Table, visitor: Visitor, role: MemberRole, address: str) -> None:
        """Give a visitor a role at a table, and save them if they are new."""
        if await self.store.visitor(visitor.id) is None:
            await self.sessions.save_visitor(visitor, address)
        try:
            await self.store.admit(table.row.id, visitor.id, role)
        except Crowded:
            raise Denied("too-many-members") from None

    async def remove_idle_visitors(self) -> None:
        """Delete visitors who have done nothing for a while since they arrived."""
        while True:
            await self.clock.sleep(IDLE_CHECK_SECONDS)
            before = self.clock.now() - IDLE_SECONDS
            while self.store.leads and await self.store.remove_idle_visitors(before):
                pass

    async def import_record(self, text: str, address: str, visitor: Visitor) -> str:
        """Store a record that was verified, and return its id. Beyond the quotas the oldest records are deleted."""
        quota = ImportQuota(
            self.settings.imports_per_visitor, self.settings.imports_per_address, self.settings.imports_per_server
        )
        name = hashed(text)[:IMPORT_ID_LENGTH]
        network = self.sessions.pseudonym(address)
        await self.store.put_import(ImportRow(name, text, self.clock.now(), visitor.id, network), quota)
        return name

    async def check_config(self, config: TableConfig, address: str, visitor: Visitor) -> TableConfig:
        """Return a config with all options spelled out. Raise DeckError or OptionError, or 429 for too many decks."""
        if config.deck:
            _count(self.checks_sent, address, visitor)
            try:
                await self.checks.load_deck(address, config.game_name, config.deck)
            except TooManyJobs:
                raise TooMuch("checks", "server", MAX_WAITING_CHECKS) from None
        return config.checked()

    async def verify_record(self, text: str, address: str, visitor: Visitor | None, notes: Notes | None = None) -> Verdict:
        """Verify a record, against a player's notes if there are any. Raise RecordError, or 429 for too many records."""
        _count(self.checks_sent, address, visitor)
        try:
            return await self.checks.verify_record(address, text, notes)
        except TooManyJobs:
            raise TooMuch("checks", "server", MAX_WAITING_CHECKS) from None

    def open_review(self, replay: Replay, address: str, visitor: Visitor | None) -> Review:
        """Return the review of a finished game, as far as it is done. Raise 429 for too many that are begun."""
        if not self.reviews.holds(replay.record):
            _count(self.reviews_begun, address, visitor)
        return self.reviews.open(replay)

    def consult(self, table: Table, seat: Seat | None, address: str, visitor: Visitor | None) -> Consultation:
        """Return what an expert would do with the question before a seat, as far as it is known. Raise 429 for too many
        that are begun, Denied where there is none."""
        if seat is None:
            raise Denied("expert-not-now")
        if not self.consultations.holds(table.snapshot(seat)):
            _count(self.reviews_begun, address, visitor)
        return self.consultations.open(table, seat)

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

    async def find_watchable(self, name: str, visitor: Visitor | None) -> Table:
        """Return a table that the visitor may watch, or raise 404 as if there were none."""
        if visitor is not None:
            await self.matchmaker.welcome(visitor.id, name)
        table = await self.table(name)
        if not await self.may_watch(table.row, visitor):
            raise HTTPException(404, "no-table")
        return table

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

    async def forget(self, visitor: Visitor) -> None:
        """Delete a visitor from the store and from memory. A sanction stays: it names an id that nothing else knows,
        and still holds for a browser with that id in its cookie."""
        await self.matchmaker.leave(visitor.id)
        self.errors.forget(await self.tables.forget(visitor))
        self.archive.clear()
        self.lobby.announce()

    @property
    def readers(self) -> list[FeedReader[str]]:
        """The readers of all open sockets."""
        return [*self.lobby.readers, *(reader for channels in self.channels.values() for reader in channels.readers)]

    def channels_of(self, table: Table) -> Channels:
        found = self.channels.get(table.row.id)
        if found is None or found.table is not table:
            found = self.channels[table.row.id] = Channels(table)
        return found

    def channel_key(self, table: Table, visitor: Visitor | None, language: str) -> ChannelKey:
        seat: Seat | None = None if visitor is None else table.seat_of(visitor.id)
        is_host = visitor is not None and visitor.id == table.row.host
        return ChannelKey(seat, is_host, language, table.config.seats)

    def sweep(self) -> None:
        """Drop idle tables and channels from memory."""
        self.tables.forget_idle()
        self.lobby.sweep()
        for name, channels in tuple(self.channels.items()):
            if not channels.readers and not self.tables.holds(channels.table):
                channels.close()
                del self.channels[name]


def _count(limit: RateLimit, address: str, visitor: Visitor | None) -> None:
    """Count costly work before it is done, for the address and the visitor; raise 429 if it is too much."""
    allowed = limit.allows(f"address {address}", ADDRESS_SHARE)
    if not limit.allows(visitor.id if visitor else f"anonymous at {address}") or not allowed:
        raise limit.too_much() if allowed else limit.too_much_of_address(ADDRESS_SHARE)


def context_of(request: Request | WebSocket) -> Context:
    """Return the context that serves a request."""
    context: Context = request.app.state.context
    return context
