"""A running server for the tests that call one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.harness.server import Running, running
from tests.harness.tables import using_database


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect tests about SQLite under `--store postgres`."""
    if _uses_postgres(config):
        about_sqlite = [item for item in items if item.get_closest_marker("sqlite")]
        items[:] = [item for item in items if item not in about_sqlite]
        config.hook.pytest_deselected(items=about_sqlite)


@pytest.fixture(autouse=True)
def _chosen_store(request: pytest.FixtureRequest) -> Iterator[None]:
    """Give each test a new database under `--store postgres`."""
    if not _uses_postgres(request.config):
        yield
        return
    with using_database(request.getfixturevalue("postgres_database"), alone=True):
        yield


def _uses_postgres(config: pytest.Config) -> bool:
    return bool(config.getoption("--store") == "postgres")


@pytest.fixture(scope="session")
def running_server(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests of a pytest worker; each test creates its own tables."""
    with ExitStack() as stack:
        database = ""
        if _uses_postgres(request.config):
            from tests.harness.postgres import fresh_database

            database = stack.enter_context(fresh_database(request.getfixturevalue("postgres_server")))
        yield stack.enter_context(running(tmp_path_factory.mktemp("data"), database=database))


@pytest.fixture(params=["sqlite", "postgres"])
def each_store(request: pytest.FixtureRequest) -> Iterator[None]:
    """Run a test on both stores: once on SQLite, once on PostgreSQL."""
    address = "" if request.param == "sqlite" else request.getfixturevalue("postgres_database")
    with using_database(address, alone=True):
        yield


@pytest.fixture
def shared_database(postgres_database: str) -> Iterator[str]:
    """Let contexts use one PostgreSQL database as several workers, whatever `--store` says."""
    with using_database(postgres_database, alone=False):
        yield postgres_database
