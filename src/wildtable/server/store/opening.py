"""Opening: the store that a server uses, by its settings."""

from __future__ import annotations

import re
from contextlib import AbstractContextManager
from importlib import import_module
from pathlib import Path
from typing import Any

from wildtable.server.store.contract import Store, StoreError
from wildtable.server.store.sql.rows import Database
from wildtable.server.store.sqlite.file import transaction as sqlite_transaction
from wildtable.server.store.sqlite.store import SqliteStore

DATABASE_FILE = "wildtable.db"
PATIENCE_SECONDS = 5.0


def is_postgres(address: str) -> bool:
    return address.startswith(("postgresql://", "postgres://"))


def hide_password(address: str) -> str:
    """Return an address of a database as it may be shown."""
    return re.sub(r"(?<=://)([^/@:]*):[^/@]*(?=@)|(?<=password=)[^&]*", r"\1", address)


def transaction(folder: Path, database: str, *, writes: bool = False) -> AbstractContextManager[Database]:
    """Open the same database for one transaction: a reader sees it as of one moment, a writer changes all or nothing."""
    if not database:
        return sqlite_transaction(folder / DATABASE_FILE, writes=writes)
    opened: AbstractContextManager[Database] = _import("connections").transaction(database, writes=writes)
    return opened


def _import(module: str) -> Any:
    try:
        return import_module(f"wildtable.server.store.postgres.{module}")
    except ImportError as error:
        raise StoreError(f"{error}; pip install 'wildtable[postgres]'") from None


def store_for(folder: Path, database: str, patience: float = PATIENCE_SECONDS) -> Store:
    """Return the store at the address of a PostgreSQL database, or in the data folder if there is no address. A job may take
    `patience` seconds."""
    if not database:
        return SqliteStore(folder / DATABASE_FILE, patience=patience)
    store: Store = _import("store").PostgresStore(database, patience=patience)
    return store
