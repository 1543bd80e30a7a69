"""TableRegistry: the tables in memory."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from functools import partial

from wildtable.engine.errors import WildtableError
from wildtable.games import game_types
from wildtable.server.clock import Clock
from wildtable.server.net.limits import daily_limit
from wildtable.server.net.monitoring import Metrics
from wildtable.server.net.sanctions import Sanctions
from wildtable.server.randomness import Randomness
from wildtable.server.settings import Settings
from wildtable.server.store.contract import Store, StoreError
from wildtable.server.store.rows import MAX_CHAT_LINES, UNKNOWN_NAME, Deletion, TableRow, Visitor
from wildtable.server.tables.game_session import load_session
from wildtable.server.tables.logged_table import LoggedTable, call_all
from wildtable.server.tables.processes.bot_pool import BotPool
from wildtable.server.tables.supervisor import Supervisor
from wildtable.server.tables.table import Table

log = logging.getLogger(__name__)
MAX_RESUMED = 5000


class TableRegistry:
    """Create and find tables, rebuild them from their logs, and drop them from memory when idle."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        clock: Clock,
        bot_pool: BotPool,
        *,
        randomness: Randomness,
        sanctions: Sanctions,
        metrics: Metrics,
        supervisor: Supervisor,
    ) -> None:
        self.store = store
        self.settings = settings
        self.clock = clock
        self.bot_pool = bot_pool
        self.randomness = randomness
        self.sanctions = sanctions
        self.metrics = metrics
        self.supervisor = supervisor
        self.rematches = daily_limit(clock, settings.games_per_address)
        self.started = self.began = clock.now()
        self.began_at = clock.monotonic()
        """When this worker started; when the first of the present workers did, in the time of day and in monotonic time."""
        self.on_load: Callable[[LoggedTable], None] = _ignore
        self.on_presence: Callable[[LoggedTable], None] = _ignore
        """Called when a table was loaded, and when a player came or went."""
        self.listeners: set[Callable[[], None]] = set()
        """Called when a table is created, or its seats or its game change."""
        self.seat_listeners: dict[str, set[Callable[[str], None]]] = {}
        """Called with the id of a table in memory that is new or has another row, by the visitor in one of its seats."""
        self.access_listeners: set[Callable[[], None]] = set()
        """Called when a visitor or an address was banned, or a visitor signed out elsewhere."""
        self.drawing = asyncio.Lock()
        """Held while the pages of a table are drawn: one table after another, so that each is sooner done, and everything
        else gets its turn after each kind of viewer, however many tables have changed."""
        self._live: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._deletions: dict[str, Deletion] = {}
        """The deletions under way, by visitor."""

    async def make(self, row: TableRow, host: Visitor, waiting: Sequence[str] = ()) -> Table:
        """Store a new table. waiting: the visitors of the queue it is for; raise Stale if one of them has left it."""
        stored = await (self.store.seat_waiting(row, waiting) if waiting else self.store.swap_table(row))
        table = Table(self, stored, None, [])
        table.introduce(host)
        self._live[row.id] = table
        table.autoplay.drive()
        self.announce()
        self.announce_seats(row)
        return table

    def announce(self) -> None:
        call_all(self.listeners)

    def announce_seats(self, row: TableRow) -> None:
        listeners = [listener for seat in row.seats for listener in self.seat_listeners.get(seat.visitor or "", ())]
        call_all(partial(listener, row.id) for listener in listeners)

    async def find(self, name: str) -> Table | None:
        """Return a table by its id, rebuilt if it is not in memory: once, however many callers ask for it together."""
        if table := self._live.get(name):
            table.used_at = self.clock.monotonic()  # who has found it does not lose it to the next sweep
            return table
        if name not in self._loading:
            task = asyncio.get_running_loop().create_task(self._load(name))
            self._loading[name] = task
            task.add_done_callback(lambda _: self._loading.pop(name, None))
        return await asyncio.shield(self._loading[name])

    async def _load(self, name: str) -> Table | None:
        row = await self.store.table(name)
        if row is None:
            return None
        if row.config.game_name not in game_types():
            log.error("table %s is of game %s, which is not installed", name, row.config.game_name)
            return None
        with suppress(WildtableError):
            await asyncio.to_thread(lambda: row.config.game)
        game = None if row.game is None else await self.store.game(row.game)
        session, failure = None, None
        if game is not None:
            try:
                session = await load_session(self.store, game)
            except WildtableError as error:
                failure = error
        table = Table(self, row, session, await self.store.chat(name, MAX_CHAT_LINES))
        if failure is not None:
            table.freeze(failure)
        visitors = {visitor.id: visitor for visitor in await self.store.visitors(sorted(row.people))}
        for person in row.people:
            table.introduce(visitors.get(person) or Visitor(person, UNKNOWN_NAME))
        for deletion in self._deletions.values():
            table.forget(deletion)
        self._live[name] = table
        table.autoplay.drive()
        self.on_load(table)
        self.announce_seats(row)
        return table

    async def refresh(self, tables: Sequence[LoggedTable]) -> None:
        """Let tables in memory follow what other workers have stored. One that cannot is frozen."""
        if self.store.is_shared and tables:
            versions = await self.store.versions([table.row.id for table in tables])
            stored = [table for table in tables if table.row.id in versions]
            follow = (table.follow(versions[table.row.id]) for table in stored)
            for table, outcome in zip(stored, await asyncio.gather(*follow, return_exceptions=True), strict=True):
                if isinstance(outcome, StoreError):
                    raise outcome
                if isinstance(outcome, Exception):
                    table.freeze(outcome)

    def set_began(self, began: float) -> None:
        """Set when the first of the present workers began: clocks of play give everybody time after that."""
        self.began = began
        self.began_at = self.clock.monotonic() - max(self.clock.now() - began, 0)

    def drive_all(self) -> None:
        """Start what is due at the tables that this worker drives now."""
        for table in self._live.values():
            table.autoplay.drive()

    async def resume(self) -> None:
        """Load the games in progress that have a bot or a clock, or that a player has left, and that this worker drives, so
        that they go on after a start of the server, or after the end of another worker."""
        left = await self.store.games_left()
        for row in await self.store.tables_in_play(MAX_RESUMED):
            has_work = row.config.clock is not None or any(seat.bot for seat in row.seats) or row.game in left
            if has_work and self.store.drives(row.id):
                try:
                    await self.find(row.id)
                except StoreError:
                    raise
                except Exception:
                    log.exception("table %s cannot be resumed", row.id)

    def rename(self, visitor: Visitor) -> None:
        """Show a visitor's new name and animal at all tables in memory."""
        for table in self._live.values():
            if table.is_known_differently(visitor):
                table.introduce(visitor)
                table.notify()

    def notify_all(self) -> None:
        """Notify the listeners of every table and of access, so that connections of banned visitors are closed."""
        for table in self._live.values():
            table.notify()
        call_all(self.access_listeners)

    @property
    def all_awake(self) -> list[Table]:
        """The tables in memory, the last used first."""
        return sorted(self._live.values(), key=lambda table: -table.used_at)

    async def forget(self, visitor: Visitor) -> Collection[str]:
        """Delete a visitor and return the names they had. An anonymous visitor without a cookie takes their place.

        They leave their seats first. Then they are deleted from memory, and from the store in steps, while others play on.
        """
        for row in await self.store.tables_of(visitor.id, MAX_RESUMED):
            table = await self.find(row.id)
            if table is not None and table.seat_of(visitor.id) is not None and not table.frozen:
                await table.leave(visitor)
        deletion = await self.store.begin_deletion(visitor.id, self.randomness.id(16))
        await asyncio.shield(self._start_deletion(deletion))
        return deletion.names

    async def resume_deletions(self) -> None:
        """Go on with the deletions that an earlier server has begun."""
        for deletion in await self.store.deletions():
            if deletion.visitor not in self._deletions:
                self._start_deletion(deletion)

    async def follow_deletions(self, gone: Collection[str]) -> None:
        """Delete from memory whom another worker deletes from the store, or has deleted. gone: who is not in it any more."""
        for deletion in await self.store.deletions():
            for table in self._live.values():
                table.forget(deletion)
        for table in tuple(self._live.values()):
            await table.read_people_again(gone)

    def is_deleting(self, visitor: str) -> bool:
        return visitor in self._deletions

    def anonymous(self, row: TableRow) -> TableRow:
        """Return a table's row without the visitors who are being deleted."""
        for deletion in self._deletions.values():
            row = row.without(deletion.visitor, deletion.instead)
        return row

    def _start_deletion(self, deletion: Deletion) -> asyncio.Task[None]:
        """Delete a visitor from memory at once, and from the store as soon as it works."""
        self._deletions[deletion.visitor] = deletion
        for table in self._live.values():
            table.forget(deletion)
        return self.supervisor.start("deletion", partial(self._finish_deletion, deletion))

    async def _finish_deletion(self, deletion: Deletion) -> None:
        """Delete a visitor from the store, and from every table that is loaded before, meanwhile or just after."""
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        await self.store.finish_deletion(deletion)
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        self._deletions.pop(deletion.visitor, None)

    def awake(self, name: str) -> Table | None:
        """Return a table if it is in memory."""
        return self._live.get(name)

    def holds(self, table: Table) -> bool:
        return self._live.get(table.row.id) is table

    @property
    def live(self) -> int:
        """The number of tables in memory."""
        return len(self._live)

    def forget_idle(self) -> int:
        """Drop the tables that were not used for a while and return how many; their logs bring them back."""
        limit = self.clock.monotonic() - self.settings.idle_minutes * 60
        idle = [name for name, table in self._live.items() if table.used_at < limit and table.is_idle]
        for name in idle:
            del self._live[name]
        return len(idle)


def _ignore(_: LoggedTable) -> None:
    """There are no other workers to tell."""
