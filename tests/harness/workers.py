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
    """Open two workers with a common clock. They receive nothing from each other until `work_together`."""
    clock = ManualClock()
    async with context(folder, clock=clock) as one, context(folder, clock=clock) as two:
        yield one, two


async def at(worker: Context, table: Table) -> Table:
    """Return the same table at another worker, as it is in that worker's memory."""
    found = await worker.tables.find(table.row.id)
    assert found is not None
    return found


async def refreshed(worker: Context, table: Table) -> Table:
    """Return the same table at another worker, as a request would get it."""
    return await worker.access.table(table.row.id)


async def settle(condition: Callable[[], object], *workers: Context) -> None:
    """Wait for the effect of notices, without advancing the clock."""
    await until(condition, workers[0], 0)
