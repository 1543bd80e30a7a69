"""`wildtable migrate`: copy all data of a server from SQLite to PostgreSQL, or back."""

from __future__ import annotations

import argparse
import asyncio
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from wildtable.cli.arguments import UsageError
from wildtable.cli.terminal.console import print_text
from wildtable.cli.texts import say
from wildtable.engine.errors import WildtableError
from wildtable.server.data_folder import Occupied, hold
from wildtable.server.files import SecretError, replacing
from wildtable.server.net.admin import TOKENS
from wildtable.server.net.sessions import KEY_FILE
from wildtable.server.store.contract import StoreError
from wildtable.server.store.migrations import schema_version
from wildtable.server.store.opening import DATABASE_FILE, hide_password, is_postgres, store_for, transaction
from wildtable.server.store.sql.copying import copy_store
from wildtable.server.store.sql.rows import Database
from wildtable.server.store.sqlite.file import copy_database, find_version

SECRETS = (KEY_FILE, *TOKENS)


class MigrateError(WildtableError):
    """The data was not copied."""


class Place(NamedTuple):
    """Where a server has its data: in a folder, or in the PostgreSQL database at an address."""

    folder: Path
    database: str = ""

    async def prepare(self) -> None:
        """Create or upgrade the schema. Raise Occupied if a worker uses the database."""
        store = await store_for(*self).open()
        try:
            if await store.is_in_use():
                raise Occupied
        finally:
            await store.close()

    def read_secrets(self, db: Database | None = None) -> Mapping[str, bytes]:
        """Return the signing key and the tokens, by which visitors and admins stay who they are: those in the folder, or in
        the database."""
        if self.database and db is not None:
            return {name: bytes(value) for name, value in db.execute("select name, value from secrets")}
        paths = [path for name in SECRETS if (path := self.folder / name).exists()]
        return {path.name: path.read_bytes() if path.name == KEY_FILE else path.read_bytes().strip() for path in paths}

    def add_secrets(self, secrets: Mapping[str, bytes], db: Database | None = None) -> None:
        """Store the secrets that are missing."""
        known = self.read_secrets(db)
        for name, value in secrets.items():
            if name in known or name not in SECRETS:
                continue
            if self.database and db is not None:
                db.execute("insert into secrets values (?, ?)", (name, value))
            else:
                with replacing(self.folder / name) as part:
                    part.write_bytes(value)


def run(args: argparse.Namespace) -> int:
    source, target = args.source, args.target
    if is_postgres(source) == is_postgres(target):
        raise UsageError(say("migrate-same"))
    if not is_postgres(source) and not (Path(source) / DATABASE_FILE).is_file():
        raise UsageError(say("backup-none", path=str(Path(source) / DATABASE_FILE)))
    folder, database = Path(target if is_postgres(source) else source), source if is_postgres(source) else target
    try:
        with ExitStack() as stack:
            folder.mkdir(mode=0o700, parents=True, exist_ok=True)
            stack.enter_context(hold(folder))
            here, there = Place(folder), Place(folder, database)
            if is_postgres(source):
                _copy(there, here, there)
            else:
                _copy(Place(stack.enter_context(_upgraded(folder))), there, here)
    except Occupied:
        raise MigrateError(say("migrate-busy")) from None
    except (OSError, sqlite3.Error, StoreError, SecretError) as error:
        raise MigrateError(say("migrate-failed", reason=str(error))) from None
    print_text(say("migrate-done", source=hide_password(source), target=hide_password(target)))
    return 0


@contextmanager
def _upgraded(folder: Path) -> Iterator[Path]:
    """Yield a folder with the same database in today's schema: this one, or a temporary one with a copy. What is copied from
    is not changed."""
    path = folder / DATABASE_FILE
    with closing(sqlite3.connect(path)) as db:
        is_current = find_version(db) == schema_version()
    if is_current:
        yield folder
        return
    with TemporaryDirectory(prefix="wildtable-migrate-") as copies:
        copy_database(path, Path(copies) / DATABASE_FILE)
        yield Path(copies)


def _copy(source: Place, target: Place, keeper: Place) -> None:
    """Copy all rows, and the secrets of their keeper: all or nothing."""
    for place in (source, target):
        asyncio.run(place.prepare())
    with transaction(*source) as rows, transaction(*target, writes=True) as copies:
        secrets, known = keeper.read_secrets(rows), target.read_secrets(copies)
        for name in secrets.keys() & known.keys():
            if secrets[name] != known[name]:
                raise StoreError(f"the target has another {name}")
        for name, count in copy_store(rows, copies).items():
            print_text(f"{name:16} {count:10}")
        target.add_secrets(secrets, copies)
