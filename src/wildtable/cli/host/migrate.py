"""`wildtable migrate`: copy all data of a server from SQLite to PostgreSQL, or back."""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from wildtable.cli.arguments import UsageError
from wildtable.cli.terminal.console import print_text
from wildtable.cli.texts import say
from wildtable.engine.errors import WildtableError
from wildtable.server.data_folder import Occupied, hold
from wildtable.server.files import SecretError, replacing
from wildtable.server.net.admin import TOKENS
from wildtable.server.net.sessions import KEY_FILE
from wildtable.server.store.contract import Store, StoreError
from wildtable.server.store.migrations import schema_version
from wildtable.server.store.opening import DATABASE_FILE, hide_password, is_postgres, store_for
from wildtable.server.store.sql.copying import copy_store
from wildtable.server.store.sql.store import SqlStore
from wildtable.server.store.sqlite.file import copy_database, find_version

SECRETS = (KEY_FILE, *TOKENS)
PATIENCE_SECONDS = 120.0
"""How long one step may take: it copies hundreds of rows, perhaps over a slow line."""


class MigrateError(WildtableError):
    """The data was not copied."""


def run(args: argparse.Namespace) -> int:
    source, target = args.source, args.target
    if is_postgres(source) == is_postgres(target):
        raise UsageError(say("migrate-same"))
    if not is_postgres(source) and not (Path(source) / DATABASE_FILE).is_file():
        raise UsageError(say("backup-none", path=str(Path(source) / DATABASE_FILE)))
    try:
        with ExitStack() as folders:
            folder = Path(target if is_postgres(source) else source)
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            folders.enter_context(hold(folder))
            if not is_postgres(source):
                source = folders.enter_context(_upgraded(folder))
            return asyncio.run(_copy(args.source, source, target, folder))
    except Occupied:
        raise MigrateError(say("migrate-busy")) from None
    except (OSError, sqlite3.Error, StoreError, SecretError) as error:
        raise MigrateError(say("migrate-failed", reason=str(error))) from None


@contextmanager
def _upgraded(folder: Path) -> Iterator[str]:
    """Yield a folder with the same database in today's schema: this one, or a temporary one with a copy. What is copied from
    is not changed."""
    path = folder / DATABASE_FILE
    with closing(sqlite3.connect(path)) as db:
        is_current = find_version(db) == schema_version()
    if is_current:
        yield str(folder)
        return
    with TemporaryDirectory(prefix="wildtable-migrate-") as copies:
        copy_database(path, Path(copies) / DATABASE_FILE)
        yield copies


async def _copy(named: str, source: str, target: str, folder: Path) -> int:
    async with AsyncExitStack() as stores:
        pair: list[SqlStore] = []
        shared_stores: list[Store] = []
        for address in (source, target):
            shared = is_postgres(address)
            store = await store_for(Path(address), address if shared else "", PATIENCE_SECONDS).open()
            stores.push_async_callback(store.close)
            if await store.is_in_use():
                raise Occupied
            shared_stores += [store] if shared else []
            assert isinstance(store, SqlStore)
            pair.append(store)
        async for name, count in copy_store(*pair):
            print_text(f"{name:16} {count:10}")
        await _copy_secrets(folder, shared_stores[0], to_folder=is_postgres(source))
    print_text(say("migrate-done", source=hide_password(named), target=hide_password(target)))
    return 0


async def _copy_secrets(folder: Path, store: Store, *, to_folder: bool) -> None:
    """Copy the signing key and the tokens, so that visitors and admins stay who they are."""
    for name in SECRETS:
        path = folder / name
        if to_folder:
            secret = await store.secret(name, b"")
            if secret:
                with replacing(path) as part:
                    part.write_bytes(secret)
        elif path.exists():
            written = path.read_bytes() if name == KEY_FILE else path.read_bytes().strip()
            if await store.secret(name, written) != written:
                raise StoreError(f"the target has another {name}")
