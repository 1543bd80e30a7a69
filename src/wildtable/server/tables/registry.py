"""Tables: all of them, made, found, forgotten when idle, and rebuilt from their logs."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection

from wildtable.engine.errors import WildtableError
from wildtable.games import made
from wildtable.server.clock import Clock
from wildtable.server.net.metrics import Metrics
from wildtable.server.net.sanctions import Sanctions
from wildtable.server.randomness import Randomness
from wildtable.server.settings import Settings
from wildtable.server.store.contract import SOMEBODY, GameRow, Store, TableRow, Visitor
from wildtable.server.tables.bot_pool import BotPool
from wildtable.server.tables.config import TableConfig
from wildtable.server.tables.game_session import Denied, GameSession
from wildtable.server.tables.table import CHAT_LINES, Table

log = logging.getLogger(__name__)
MOST_RESUMED = 5000


class TableRegistry:
    """All tables: made, found, forgotten when idle, rebuilt from their logs."""

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
    ) -> None:
        self.store = store
        self.settings = settings
        self.clock = clock
        self.bot_pool = bot_pool
        self.randomness = randomness
        self.sanctions = sanctions
        self.metrics = metrics
        self.began = clock.now()
        self._live: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}

    async def make(self, row: TableRow, host: Visitor) -> Table:
        await self.store.put_table(row)
        table = Table(self, row, None, [])
        table.names[host.id] = host.name
        self._live[row.id] = table
        return table

    async def find(self, name: str) -> Table | None:
        """A table by its name, rebuilt if it was forgotten; however many ask at once, it is rebuilt once."""
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
        game = None if row.game is None else await self.store.game(row.game)
        frozen, play = "", None
        if game is not None:
            try:
                play = await self.replay(game)
            except (WildtableError, Denied) as error:
                log.exception("game %s cannot be rebuilt", game.id)
                frozen = f"rules-changed: {error}"
        table = Table(self, row, play, await self.store.chat(name, CHAT_LINES))
        table.frozen = table.frozen or frozen
        await self.learn_names(table)
        self._live[name] = table
        table.driver.drive()
        return table

    async def resume(self) -> None:
        """After a start: games that go on without anybody looking, because a bot or a clock is at work, do so."""
        for row in await self.store.tables_in_play(MOST_RESUMED):
            if TableConfig(**row.config).clock is not None or any(seat.get("bot") for seat in row.seats):
                await self.find(row.id)

    async def replay(self, game: GameRow) -> GameSession:
        if made(game.game, game.deck).rules != game.rules:
            raise WildtableError(f"played by rules {game.rules}, which are no longer kept")
        return GameSession(game, await self.store.log(game.id))

    async def learn_names(self, table: Table) -> None:
        people = {table.row.host, *(str(seat["visitor"]) for seat in table.row.seats if seat.get("visitor"))}
        for person in people:
            visitor = await self.store.visitor(person)
            table.names[person] = visitor.name if visitor else SOMEBODY

    def rename(self, visitor: Visitor) -> None:
        """A new name shows at once wherever its owner sits."""
        for table in self._live.values():
            if visitor.id in table.names:
                table.names[visitor.id] = visitor.name
                table.changed()

    def look_again(self) -> None:
        """Somebody may have been shut out: whoever is connected is looked at again."""
        for table in self._live.values():
            table.changed()

    @property
    def all_awake(self) -> list[Table]:
        """The tables that are held just now, those used last first."""
        return sorted(self._live.values(), key=lambda table: -table.used_at)

    async def forget(self, visitor: Visitor) -> Collection[str]:
        """Somebody is gone for good: up from every table first, then out of memory, then out of what is kept, and out of
        memory once more, for what was under way. Somebody unknown, whom no cookie knows, has played their games. Gives the
        names that were theirs."""
        instead = self.randomness.id(16)
        for row in await self.store.tables_of(visitor.id, MOST_RESUMED):
            table = await self.find(row.id)
            if table is not None and table.seat_of(visitor.id) is not None and not table.frozen:
                await table.leave(visitor)
        self._strike(visitor.id, instead, [visitor.name])
        names = await self.store.forget(visitor.id, instead)
        await asyncio.gather(*self._loading.values())
        self._strike(visitor.id, instead, names)
        return names

    def _strike(self, visitor: str, instead: str, names: Collection[str]) -> None:
        for table in self._live.values():
            table.forget(visitor, instead, names)

    def awake(self, name: str) -> Table | None:
        """A table that is held just now, for what is worth telling only if nothing must be rebuilt for it."""
        return self._live.get(name)

    def holds(self, table: Table) -> bool:
        return self._live.get(table.row.id) is table

    @property
    def live(self) -> int:
        return len(self._live)

    def forget_idle(self) -> int:
        """Drop tables nobody has looked at for a while; the log brings them back."""
        limit = self.clock.now() - self.settings.idle_minutes * 60
        idle = [name for name, table in self._live.items() if table.used_at < limit and table.idle]
        for name in idle:
            del self._live[name]
        return len(idle)

    def stop(self) -> None:
        for table in self._live.values():
            table.driver.stop()
