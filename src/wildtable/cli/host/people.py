"""`wildtable export`, `wildtable forget` and `wildtable ratings`: the data of people, for hosts."""

from __future__ import annotations

import argparse
import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from wildtable.cli.arguments import UsageError, find_database
from wildtable.cli.terminal.console import print_text
from wildtable.cli.texts import say
from wildtable.engine.errors import WildtableError
from wildtable.server.app import opened
from wildtable.server.data_folder import Occupied, hold
from wildtable.server.files import replacing
from wildtable.server.settings import Settings
from wildtable.server.store.contract import Store, StoreError
from wildtable.server.store.opening import store_for
from wildtable.server.store.rows import Visitor
from wildtable.server.tables.archive import Archive, recompute_results
from wildtable.server.tables.archive.export import export_visitor


class PeopleError(WildtableError):
    """The export was not written, the person not deleted, or the ratings not changed."""


def export(args: argparse.Namespace) -> int:
    target: Path = args.file
    if target.exists() and not args.force:
        raise UsageError(say("backup-exists", path=str(target)))
    try:
        name = asyncio.run(_export(args, target))
    except (OSError, StoreError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise PeopleError(say("backup-failed", path=str(target), reason=str(reason))) from None
    print_text(say("export-done", name=name, path=str(target)))
    return 0


def forget(args: argparse.Namespace) -> int:
    """Delete a person. Refused while a server uses the folder: it holds its tables in memory and would write the name again.
    The workers of a shared database follow the deletion."""
    try:
        if args.database:
            return asyncio.run(_forget(args))
        find_database(args)
        with hold(args.data):
            return asyncio.run(_forget(args))
    except Occupied:
        raise PeopleError(say("forget-busy")) from None
    except StoreError as error:
        raise PeopleError(say("forget-failed", reason=str(error))) from None


def ratings(args: argparse.Namespace) -> int:
    """Recompute all results and ratings from the logs of the games."""
    try:
        done, lost = asyncio.run(_recompute(args))
    except StoreError as error:
        raise PeopleError(say("ratings-failed", reason=str(error))) from None
    print_text(say("ratings-done", games=done, lost=lost))
    return 0


@asynccontextmanager
async def _opened_store(args: argparse.Namespace) -> AsyncIterator[Store]:
    """Open the PostgreSQL database of `--database`, or the SQLite database in the folder `--data`, which must exist."""
    if not args.database:
        find_database(args)
    store = await store_for(args.data, args.database).open()
    try:
        yield store
    finally:
        await store.close()


async def _recompute(args: argparse.Namespace) -> tuple[int, int]:
    async with _opened_store(args) as store:
        return await recompute_results(Archive(store))


async def _export(args: argparse.Namespace, target: Path) -> str:
    async with _opened_store(args) as store:
        visitor = await _find_person(store, args.who)
        with replacing(target) as part, part.open("w", encoding="utf-8") as file:
            async for piece in export_visitor(Archive(store), visitor):
                file.write(piece)
    return visitor.name


async def _forget(args: argparse.Namespace) -> int:
    async with opened(Settings(data=args.data, database=args.database)) as context:
        visitor = await _find_person(context.store, args.who)
        if args.sure:
            await context.forget(visitor)
        games = len(await context.store.games_of(visitor.id))
    if not args.sure:
        raise UsageError(say("forget-unsure", name=visitor.name, id=visitor.id, games=games))
    async with _opened_store(args):  # Opening it wipes what was deleted.
        pass
    print_text(say("forget-done"))
    return 0


async def _find_person(store: Store, who: str) -> Visitor:
    """Return the person with this id, or with this name if it is unique."""
    if visitor := await store.visitor(who):
        return visitor
    namesakes = await store.visitors_called(who)
    if not namesakes:
        raise UsageError(say("people-none", who=who))
    if len(namesakes) > 1:
        raise UsageError(say("people-several", who=who, ids=", ".join(sorted(one.id for one in namesakes))))
    return namesakes[0]
