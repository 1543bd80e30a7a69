"""A running server for the tests that call one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.harness.server import Running, running


@pytest.fixture(scope="session")
def running_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """One server for all tests of a worker; each makes tables of its own."""
    with running(tmp_path_factory.mktemp("data")) as server:
        yield server
