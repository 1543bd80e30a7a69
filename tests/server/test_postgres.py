"""PostgresStore fulfils the contract of stores, also while the database is away."""

from __future__ import annotations

import asyncio
from pathlib import Path

import psycopg
import pytest

from tests.server.store_contract import StoreContract
from tests.server.store_samples import TABLE, entry
from wildtable.server.store.contract import Stale, Store, StoreError, Taken
from wildtable.server.store.postgres import appending
from wildtable.server.store.postgres.connections import Connection, PostgresDatabase
from wildtable.server.store.postgres.store import PostgresStore


class TestPostgresStore(StoreContract):
    @pytest.fixture(autouse=True)
    def _database(self, postgres_database: str) -> None:
        self.address = postgres_database

    def open(self, folder: Path) -> Store:
        return PostgresStore(self.address)


def test_an_entry_whose_acknowledgement_was_lost_is_kept_once(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The database has committed, but the connection breaks before it says so."""
    append, lost = appending._Batch.__call__, list[None]()

    def lose(self: appending._Batch, connection: Connection) -> set[str]:
        kept = append(self, connection)
        if len(lost) < 2:
            lost.append(None)
            raise psycopg.OperationalError("lost")
        return kept

    async def main() -> None:
        store = await PostgresStore(postgres_database).open()
        other = await PostgresStore(postgres_database).open()
        await other.append(2, entry(1, "first"))
        monkeypatch.setattr(appending._Batch, "__call__", lose)
        ours, theirs = store.append(1, entry(1)), store.append(2, entry(1, "second"))
        outcomes = await asyncio.gather(ours, theirs, return_exceptions=True)
        assert outcomes[0] is None
        assert isinstance(outcomes[1], Taken)
        assert [len(await store.log(game)) for game in (1, 2)] == [1, 1]
        await store.close()
        await other.close()

    asyncio.run(main())
    assert len(lost) == 2


def test_a_write_lost_during_its_commit_may_or_may_not_have_happened(
    postgres_database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody can know: it is not repeated, and what is stored decides."""

    def cut(self: PostgresDatabase) -> None:
        monkeypatch.undo()
        with pytest.raises(psycopg.OperationalError):
            self.execute("select pg_terminate_backend(pg_backend_pid())")

    async def main() -> None:
        store = await PostgresStore(postgres_database).open()
        monkeypatch.setattr(PostgresDatabase, "send_notices", cut)
        with pytest.raises(StoreError, match="during a commit"):
            await store.swap_table(TABLE)
        assert await store.table(TABLE.id) is None
        await store.swap_table(TABLE)
        with pytest.raises(Stale):
            await store.swap_table(TABLE)
        await store.close()

    asyncio.run(main())


def test_a_database_that_cannot_be_reached_raises_a_store_error(postgres_database: str) -> None:
    nowhere = postgres_database.replace("/test_", "/nothing_")
    with pytest.raises(StoreError, match="does not exist"):
        asyncio.run(PostgresStore(nowhere).open())
