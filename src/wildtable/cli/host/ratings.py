"""`wildtable ratings`: recompute all results and ratings from the game logs."""

from __future__ import annotations

import argparse
import asyncio

from wildtable.cli.host.stores import opened_store
from wildtable.cli.terminal.console import print_text
from wildtable.cli.texts import say
from wildtable.engine.errors import WildtableError
from wildtable.server.store.contract import StoreError
from wildtable.server.tables.archive import Archive, recompute_results


class RatingsError(WildtableError):
    """The ratings were not changed."""


def run(args: argparse.Namespace) -> int:
    try:
        done, lost = asyncio.run(_recompute(args))
    except StoreError as error:
        raise RatingsError(say("ratings-failed", reason=str(error))) from None
    print_text(say("ratings-done", games=done, lost=lost))
    return 0


async def _recompute(args: argparse.Namespace) -> tuple[int, int]:
    async with opened_store(args) as store:
        return await recompute_results(Archive(store))
