"""TableRegistry: the tables in memory."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection
from contextlib import suppress
from functools import partial

from wildtable.engine.errors import WildtableError
from wildtable.games import game_types
from wildtable.server.clock import Clock
from wildtable.server.errors import Denied
from wildtable.server.net.metrics import Metrics
from wildtable.server.net.sanctions import Sanctions
from wildtable.server.randomness import Randomness
from wildtable.server.settings import Settings
from wildtable.server.store.contract import Store, StoreError
from wildtable.server.store.rows import SOMEBODY, Deletion, TableRow, Visitor
from wildtable.server.tables.game_session import load_session
from wildtable.server.tables.logged_table import RULES_CHANGED
from wildtable.server.tables.supervisor import Supervisor
from wildtable.server.tables.table import MAX_CHAT_LINES, Table
from wildtable.server.tables.workers.bot_pool import BotPool

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
        self.began = clock.now()
        self.began_at = clock.monotonic()
        self.listeners: set[Callable[[], None]] = set()
        """Called when a table is created, or its seats or its game change."""
        self._live: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._deletions: dict[str, Deletion] = {}
        """The deletions under way, by visitor."""

    async def make(self, row: TableRow, host: Visitor) -> Table:
        await self.store.put_table(row)
        table = Table(self, row, None, [])
        table.introduce(host)
        self._live[row.id] = table
        self.announce()
        return table

    def announce(self) -> None:
        for listener in tuple(self.listeners):
            listener()

    async def find(self, name: str) -> Table | None:
        """Return a table by its id, rebuilt if it is not in memory: once, however many callers ask for it together."""
        if table := self._live.get(name):
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
        frozen, session = "", None
        if game is not None:
            try:
                session = await load_session(self.store, game)
            except (WildtableError, Denied):
                log.exception("game %s cannot be rebuilt", game.id)
                frozen = RULES_CHANGED
        table = Table(self, row, session, await self.store.chat(name, MAX_CHAT_LINES))
        table.frozen = table.frozen or frozen
        for person in row.people:
            visitor = await self.store.visitor(person)
            table.introduce(visitor or Visitor(person, SOMEBODY))
        for deletion in self._deletions.values():
            table.forget(deletion)
        self._live[name] = table
        table.autoplay.drive()
        return table

    async def resume(self) -> None:
        """Load the games in progress that have a bot or a clock, so that they go on after a start of the server."""
        for row in await self.store.tables_in_play(MAX_RESUMED):
            if row.config.clock is not None or any(seat.bot for seat in row.seats):
                try:
                    await self.find(row.id)
                except StoreError:
                    raise
                except Exception:
                    log.exception("table %s cannot be resumed", row.id)

    def rename(self, visitor: Visitor) -> None:
        """Show a visitor's new name and animal at all tables in memory."""
        for table in self._live.values():
            if visitor.id in table.names:
                table.introduce(visitor)
                table.notify()

    def notify_all(self) -> None:
        """Notify the listeners of every table, so that connections of banned visitors are closed."""
        for table in self._live.values():
            table.notify()

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
            self._start_deletion(deletion)

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
