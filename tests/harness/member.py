"""A worker that only holds leases: `python -m tests.harness.member ADDRESS` runs one until it is killed."""

from __future__ import annotations

import asyncio
import sys

from wildtable.server.store.postgres.store import PostgresStore


async def take_part(store: PostgresStore) -> None:
    """Receive notices and hold leases until the store is closed."""
    async for _ in store.notices():
        pass


async def until_slots(store: PostgresStore, count: int) -> None:
    """Wait until a worker holds this many leases."""
    while store._membership is None or len(store._membership.slots) != count:
        await asyncio.sleep(0.01)


async def _main(address: str) -> None:
    await take_part(await PostgresStore(address).open())


if __name__ == "__main__":
    asyncio.run(_main(sys.argv[1]))
