"""All tests run in English, and `--deals` chooses the deals of browser tests."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest

os.environ["LC_ALL"] = "C.UTF-8"


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deals", default="test", help="any word; tests in the browser are dealt other cards with another one")
