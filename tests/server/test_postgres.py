"""PostgresStore fulfils the contract of stores, also while the database is away."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.store_contract import StoreContract
from wildtable.server.store.contract import Store
from wildtable.server.store.postgres.store import PostgresStore


class TestPostgresStore(StoreContract):
    @pytest.fixture(autouse=True)
    def _database(self, postgres_database: str) -> None:
        self.address = postgres_database

    def open(self, folder: Path) -> Store:
        return PostgresStore(self.address)
