"""The store that a command for hosts works on."""

from __future__ import annotations

import argparse
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from wildtable.cli.arguments import find_database
from wildtable.server.store.contract import Store
from wildtable.server.store.opening import store_for


@asynccontextmanager
async def opened_store(args: argparse.Namespace) -> AsyncIterator[Store]:
    """Open the PostgreSQL database of `--database`, or the SQLite database in the folder `--data`, which must exist."""
    if not args.database:
        find_database(args)
    store = await store_for(args.data, args.database).open()
    try:
        yield store
    finally:
        await store.close()
