"""The server's context without HTTP: tables on a real store with a manual clock, for tests of how tables behave."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from contextvars import ContextVar
from hashlib import sha256
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple
from weakref import WeakSet

from tests.harness.deals import DEALS
from wildtable.engine.files.record import Record
from wildtable.server.app import build
from wildtable.server.clock import ManualClock
from wildtable.server.context import Context
from wildtable.server.errors import Denied
from wildtable.server.net.admin import load_secrets
from wildtable.server.randomness import Randomness
from wildtable.server.settings import Settings
from wildtable.server.store.config import TableConfig
from wildtable.server.store.contract import Store
from wildtable.server.store.postgres.membership import SLOTS
from wildtable.server.store.postgres.store import PostgresStore
from wildtable.server.store.rows import SeatRow, TableRow, Visitor
from wildtable.server.store.sqlite.store import SqliteStore
from wildtable.server.tables.table import Table
from wildtable.server.tables.worker_sync import WorkerSync

if TYPE_CHECKING:
    import pytest

DATABASE: ContextVar[str] = ContextVar("DATABASE", default="")
"""URL of the current test's database; empty for SQLite."""
WORKS_ALONE: ContextVar[bool] = ContextVar("WORKS_ALONE", default=False)
"""Is each context the only worker on its database and holds all leases, as with SQLite?"""
_started: WeakSet[WorkerSync] = WeakSet()
ANN, BEN, CLEO, DAN = (Visitor(name, name.title()) for name in ("ann", "ben", "cleo", "dan"))


class InSeat(NamedTuple):
    """Whoever is in a seat, as a player."""

    number: int

    def seat_in(self, _: TableRow) -> int:
        return self.number


class AlonePostgresStore(PostgresStore):
    """A PostgreSQL store with a single worker, which uses the context's clock, as SQLite does: a manual one in tests."""

    async def times(self) -> tuple[float, float] | None:
        return None


@asynccontextmanager
async def context(
    folder: Path,
    *,
    now: float = 0,
    randomness: Randomness = DEALS,
    patience: float = 5.0,
    clock: ManualClock | None = None,
    **settings: Any,
) -> AsyncIterator[Context]:
    """Build a real context on a manual clock, which starts `now` seconds after its usual start. Its store is in the folder,
    or in the database chosen for the test."""
    chosen = Settings(data=folder, **{"bot_pause": 1.0, "bot_seconds": 60.0, "database": DATABASE.get(), **settings})
    folder.mkdir(exist_ok=True)
    store: Store = SqliteStore(folder / "wildtable.db", patience=patience)
    if chosen.database:
        kind = AlonePostgresStore if WORKS_ALONE.get() else PostgresStore
        store = kind(chosen.database, patience=patience)
    await store.open()
    built = build(
        chosen, store, clock or ManualClock(1_000_000.0 + now), await load_secrets(folder, store, randomness), randomness
    )
    for visitor in (ANN, BEN, CLEO, DAN):
        await store.add_visitor(visitor)
    try:
        if WORKS_ALONE.get() and chosen.database:
            await work_together(built)
        yield built
    finally:
        built.tables.supervisor.stop()
        built.work.bot_pool.close()
        built.work.checks.close()
        await store.close()


@contextmanager
def using_database(address: str, *, alone: bool) -> Iterator[None]:
    """Let contexts and servers use this database, or SQLite if empty, as the only worker or as one of several."""
    database, alone_before = DATABASE.set(address), WORKS_ALONE.set(alone)
    try:
        yield
    finally:
        WORKS_ALONE.reset(alone_before)
        DATABASE.reset(database)


async def work_together(*workers: Context) -> None:
    """Connect workers' contexts to each other. Wait until each has its share of the leases, and has read what there is."""
    for worker in workers:
        if worker.worker_sync not in _started:
            _started.add(worker.worker_sync)
            worker.worker_sync.start()

    def is_settled(worker: Context) -> bool:
        return _slots(worker) == SLOTS // len(workers) and worker.worker_sync.is_up_to_date

    await until(lambda: all(map(is_settled, workers)), workers[0], 0)


def _slots(worker: Context) -> int:
    assert isinstance(worker.store, PostgresStore)
    membership = worker.store._membership
    return 0 if membership is None else len(membership.slots)


def clock_of(context: Context) -> ManualClock:
    assert isinstance(context.clock, ManualClock)
    return context.clock


async def make_table(context: Context, name: str = "table", network: str = "", **config: Any) -> Table:
    """Create a table of three seats hosted by Ann. Its name determines the first deal, so tests are repeatable."""
    edition = {"edition": config.pop("edition")} if "edition" in config else {}
    agreed = TableConfig(**{"game_name": "wild-cards", "seats": 3, "options": edition, **config}).checked()
    row = TableRow(
        id=name,
        host=ANN.id,
        made=context.clock.now(),
        config=agreed,
        seats=[SeatRow() for _ in range(agreed.people)],
        secret=sha256(name.encode()).hexdigest(),
        invite="",
        watch="",
        network=network,
    )
    return await context.tables.make(row, ANN)


async def make_game(context: Context, name: str = "table", bots: int = 0, **config: Any) -> Table:
    """Start a game: people in the first seats, random bots in the last ones."""
    table = await make_table(context, name, **config)
    people = len(table.row.seats) - bots
    for seat, visitor in enumerate((ANN, BEN, CLEO, DAN)[:people]):
        await table.sit(visitor, seat)
    for seat in range(people, len(table.row.seats)):
        await table.seat_bot(ANN, seat, "random")
    await table.start(ANN)
    return table


def forbid(monkeypatch: pytest.MonkeyPatch, store: Store, *names: str) -> None:
    """Let a test fail that calls one of these methods of a store: where there are many rows, it reads them at once."""

    async def fail(*_: object) -> None:
        raise AssertionError

    for name in names:
        monkeypatch.setattr(store, name, fail)


def denied(error: pytest.ExceptionInfo[Denied]) -> str:
    return error.value.code


def is_over(table: Table) -> bool:
    return table.session is not None and table.session.is_over


def record_of(table: Table) -> Record | None:
    """Return the record of the last game, if it is over."""
    return table.session.record(table.names) if table.session is not None and is_over(table) else None


def waiting(table: Table) -> tuple[int, ...]:
    return table.snapshot(None).waiting


def options(table: Table, seat: int) -> list[str]:
    """Return the moves a seat may answer with, from its own view."""
    view = table.snapshot(seat).view
    assert view is not None
    return [] if view.choice is None else [move.notation for move in view.choice]


def dumps(table: Table) -> list[str]:
    """Return what a spectator and the first three seats see of a table, as JSON."""
    sights = [table.snapshot(viewer) for viewer in (None, 0, 1, 2)]
    return [
        json.dumps([snapshot.view.dump() if snapshot.view else None, snapshot.log, snapshot.question]) for snapshot in sights
    ]


async def rebuilt(h: Context, table: Table) -> list[str]:
    """Evict a table from memory, load it again as after a restart, and return what all viewers see."""
    h.tables._live.clear()
    again = await h.tables.find(table.row.id)
    assert again is not None
    assert again is not table
    return dumps(again)


async def answer_any(table: Table, seat: int) -> None:
    """Answer with the last legal move that is no refill, card by card until the answer is complete."""
    view = table.snapshot(seat).view
    assert view is not None
    question = table.snapshot(seat).question
    while table.snapshot(seat).question == question and (choices := options(table, seat)):
        await table.answer(InSeat(seat), [move for move in choices if move != "bid refill"][-1:] or choices[:1])


async def play_out(table: Table) -> None:
    """Answer anything for every seat until the game is over."""
    while (view := table.snapshot(None).view) is not None and not view.over:
        for seat in view.asked:
            await answer_any(table, seat)


async def until(condition: Any, context: Context, step: float = 0.5) -> None:
    """Advance the clock in small steps until a condition holds, which real work in other threads brings about."""
    for _ in range(30_000):
        if condition():
            return
        await clock_of(context).advance(step)
        await asyncio.sleep(0.002)
    raise AssertionError("the condition never came true")
