"""Twin tests of one game run in one process, which compiles or loads its twin once."""

from __future__ import annotations

import pytest

from wildtable.games import twinned


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        parameters = item.callspec.params.values() if isinstance(item, pytest.Function) and hasattr(item, "callspec") else ()
        for name in {*twinned()} & {value for value in parameters if isinstance(value, str)}:
            item.add_marker(pytest.mark.xdist_group(name))
