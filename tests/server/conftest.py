"""A running server for the tests that call one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.harness.server import Running, running
from tests.harness.tables import DATABASE, WORKS_ALONE


@pytest.fixture(scope="session")
def running_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests of a worker; each makes tables of its own."""
    with running(tmp_path_factory.mktemp("data")) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgres"])
def each_store(request: pytest.FixtureRequest) -> Iterator[None]:
    """Run a test on both stores: contexts use a PostgreSQL database for the second time."""
    chosen = "" if request.param == "sqlite" else request.getfixturevalue("postgres_database")
    database, alone = DATABASE.set(chosen), WORKS_ALONE.set(True)
    yield
    WORKS_ALONE.reset(alone)
    DATABASE.reset(database)
