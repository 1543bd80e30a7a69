"""Twin tests share one folder of compiled code in all processes of a run; those of one game run in one process."""

from __future__ import annotations

import os
from collections.abc import Iterator

import pytest

from wildtable.games import twinned


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        parameters = item.callspec.params.values() if isinstance(item, pytest.Function) and hasattr(item, "callspec") else ()
        for name in {*twinned()} & {value for value in parameters if isinstance(value, str)}:
            item.add_marker(pytest.mark.xdist_group(name))


@pytest.fixture(scope="session", autouse=True)
def compiled_code(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Use a new folder for compiled code, unless one is set."""
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("WILDTABLE_CACHE", os.environ.get("WILDTABLE_CACHE", str(folder / "twins")))
        yield
