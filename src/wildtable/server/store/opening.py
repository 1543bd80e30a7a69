"""Opening: the store that a server uses, by its settings."""

from __future__ import annotations

import re
from importlib import import_module
from pathlib import Path

from wildtable.server.store.contract import Store, StoreError
from wildtable.server.store.sqlite.store import SqliteStore

DATABASE_FILE = "wildtable.db"
PATIENCE_SECONDS = 5.0


def is_postgres(address: str) -> bool:
    return address.startswith(("postgresql://", "postgres://"))


def hide_password(address: str) -> str:
    """Return an address of a database as it may be shown."""
    return re.sub(r"(?<=://)([^/@:]*):[^/@]*(?=@)|(?<=password=)[^&]*", r"\1", address)


def store_for(folder: Path, database: str, patience: float = PATIENCE_SECONDS) -> Store:
    """Return the store at the address of a PostgreSQL database, or in the data folder if there is no address. A job may take
    `patience` seconds."""
    if not database:
        return SqliteStore(folder / DATABASE_FILE, patience=patience)
    try:
        postgres = import_module("wildtable.server.store.postgres.store")
    except ImportError as error:
        raise StoreError(f"{error}; pip install 'wildtable[postgres]'") from None
    store: Store = postgres.PostgresStore(database, patience=patience)
    return store
