"""All tests run in English; what servers deal in a test follows from its name and from `--deals`."""

from __future__ import annotations

import os

import pytest

from tests.harness.deals import DEALS

os.environ["LC_ALL"] = "C.UTF-8"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deals", default="test", help="any word; tests are dealt other cards with another one")


@pytest.fixture(autouse=True)
def _dealt_by_name(request: pytest.FixtureRequest) -> None:
    DEALS.deal_by(f"{request.config.getoption('--deals')} {request.node.name}")
