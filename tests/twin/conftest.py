"""Tests of twins compile into a folder of their own: a run that was ended while it compiled leaves nothing to the next."""

from __future__ import annotations

from collections.abc import Iterator

import pytest


@pytest.fixture(scope="session", autouse=True)
def compiled_code(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("WILDTABLE_CACHE", str(tmp_path_factory.mktemp("twins")))
        yield
