"""All tests run in English; the deals of servers in a test follow from its name and from `--deals`.

The first test that needs PostgreSQL starts one server for the whole run. It belongs to the controlling process, since xdist
workers end one by one.
"""

from __future__ import annotations

import fcntl
import gc
import os
import subprocess
import sys
from collections.abc import Generator, Iterator
from pathlib import Path

import pytest
from coverage import Coverage

from tests.harness.deals import DEALS
from wildtable.engine.threads import use_one_thread

os.environ["LC_ALL"] = "C.UTF-8"
use_one_thread()  # before any test imports NumPy
# Tests call their own servers: no HTTP client needs to load hundreds of certificates first.
os.environ["SSL_CERT_DIR"] = str(Path(__file__).parent)
os.environ.pop("SSL_CERT_FILE", None)
YOUNG_OBJECTS = 50_000
"""How many objects are made before the garbage collector looks for cycles among them: Python's 700 cost a twentieth of the
time."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deals", default="test", help="any word; tests are dealt other cards with another one")
    parser.addoption(
        "--store",
        choices=["sqlite", "postgres"],
        default="sqlite",
        help="where servers of tests/server store their data (default: sqlite); tests of both stores run on both anyway",
    )
    parser.addoption(
        "--slow",
        choices=["", "pages", "tests"],
        default="",
        help="browser tests: what pages send and get is late, or what tests do; no verdict may depend on it",
    )


@pytest.fixture(autouse=True)
def _dealt_by_name(request: pytest.FixtureRequest) -> None:
    DEALS.deal_by(f"{request.config.getoption('--deals')} {request.node.name}")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Disable garbage collection while tests are imported, and freeze what was imported, which lives as long as the process.
    Otherwise the collector would traverse it repeatedly in every worker, which takes half of the import time."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(YOUNG_OBJECTS)
        gc.enable()


def pytest_sessionfinish() -> None:
    """Close the HTTP clients that tests left open, before Python warns about them."""
    if admins := sys.modules.get("tests.harness.admins"):
        admins.close_clients()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run whole games last: caches remember what they have called, so that later tests would not be measured."""
    items.sort(key=lambda item: item.get_closest_marker("whole_games") is not None)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Pause coverage while a test plays whole games: they do not count, and take three times as long with it."""
    measuring = Coverage.current() if item.get_closest_marker("whole_games") else None
    if measuring is None:
        return (yield)
    measuring.stop()
    try:
        return (yield)
    finally:
        measuring.start()


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory) -> str:
    """Return the URL of a PostgreSQL server for this run. It stops when the controlling process ends."""
    if address := os.environ.get("WILDTABLE_TEST_DATABASE"):
        return address
    is_worker = "PYTEST_XDIST_WORKER" in os.environ
    folder = tmp_path_factory.getbasetemp().parent if is_worker else tmp_path_factory.getbasetemp()
    found = folder / "postgres-address"
    with (folder / "postgres-lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not found.exists():
            found.write_text(_start_postgres(os.getppid() if is_worker else os.getpid()), encoding="utf-8")
    return found.read_text(encoding="utf-8")


def _start_postgres(owner: int) -> str:
    """Start the server in a process that stops it when its owner is gone; return its URL."""
    command = [sys.executable, "-m", "tests.harness.postgres", str(owner)]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, text=True, start_new_session=True, cwd=Path(__file__).parents[1]
    )
    assert process.stdout is not None
    with process.stdout as output:
        address = output.readline().strip()
    assert address, "PostgreSQL did not start"
    process.returncode = 0  # It outlives this process.
    return address


@pytest.fixture
def postgres_database(postgres_server: str) -> Iterator[str]:
    """Yield the URL of a new database for one test."""
    from tests.harness.postgres import fresh_database

    with fresh_database(postgres_server) as address:
        yield address
