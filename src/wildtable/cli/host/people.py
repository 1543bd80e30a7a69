"""`wildtable export` and `wildtable forget`: the data of one person, for hosts."""

from __future__ import annotations

import argparse
import asyncio
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from wildtable.cli.arguments import UsageError, find_database
from wildtable.cli.texts import say
from wildtable.engine.errors import WildtableError
from wildtable.server.app import opened
from wildtable.server.data_folder import Occupied, hold
from wildtable.server.files import replacing
from wildtable.server.settings import Settings
from wildtable.server.store.contract import Store, StoreError
from wildtable.server.store.opening import DATABASE_FILE
from wildtable.server.store.rows import Visitor
from wildtable.server.store.sqlite.store import SqliteStore
from wildtable.server.tables.archive import Archive
from wildtable.server.tables.archive.export import export_visitor

if TYPE_CHECKING:
    from collections.abc import AsyncIterator


class PeopleError(WildtableError):
    """The export was not written, or the person not deleted."""


def export(args: argparse.Namespace) -> int:
    target: Path = args.file
    path = find_database(args)
    if target.exists() and not args.force:
        raise UsageError(say("backup-exists", path=str(target)))
    try:
        name = asyncio.run(_export(path, args.who, target))
    except (OSError, StoreError) as error:
        reason = error.strerror if isinstance(error, OSError) else error
        raise PeopleError(say("backup-failed", path=str(target), reason=str(reason))) from None
    print(say("export-done", name=name, path=str(target)))
    return 0


def forget(args: argparse.Namespace) -> int:
    """Delete a person. Refused while a server runs: it holds its tables in memory and would write the name again."""
    find_database(args)
    try:
        with hold(args.data):
            return asyncio.run(_forget(args.data, args.who, sure=args.sure))
    except Occupied:
        raise PeopleError(say("forget-busy")) from None
    except StoreError as error:
        raise PeopleError(say("forget-failed", reason=str(error))) from None


async def _export(path: Path, who: str, target: Path) -> str:
    async with _store(path) as store:
        visitor = await _find_person(store, who)
        with replacing(target) as part, part.open("w", encoding="utf-8") as file:
            async for piece in export_visitor(Archive(store), visitor):
                file.write(piece)
    return visitor.name


async def _forget(folder: Path, who: str, *, sure: bool) -> int:
    async with opened(Settings(data=folder)) as context:
        visitor = await _find_person(context.store, who)
        if sure:
            await context.forget(visitor)
        games = len(await context.store.games_of(visitor.id))
    if not sure:
        raise UsageError(say("forget-unsure", name=visitor.name, id=visitor.id, games=games))
    async with _store(folder / DATABASE_FILE):  # Opening it wipes what was deleted.
        pass
    print(say("forget-done"))
    return 0


@asynccontextmanager
async def _store(path: Path) -> AsyncIterator[Store]:
    store = await SqliteStore(path).open()
    try:
        yield store
    finally:
        await store.close()


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
