"""Several workers on one database, in one process."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from tests.harness.tables import context, until
from wildtable.server.clock import ManualClock
from wildtable.server.context import Context
from wildtable.server.tables.table import Table


@asynccontextmanager
async def two_workers(folder: Path) -> AsyncIterator[tuple[Context, Context]]:
    """Two workers at the same time of day. They hear nothing of each other until they work together."""
    clock = ManualClock()
    async with context(folder, clock=clock) as one, context(folder, clock=clock) as two:
        yield one, two


async def at(worker: Context, table: Table) -> Table:
    """The same table at another worker, as it is in its memory."""
    found = await worker.tables.find(table.row.id)
    assert found is not None
    return found


async def refreshed(worker: Context, table: Table) -> Table:
    """The same table at another worker, as a request finds it."""
    return await worker.table(table.row.id)


async def settle(condition: Callable[[], object], *workers: Context) -> None:
    """Wait for what notices bring, without letting time pass."""
    await until(condition, workers[0], 0)
