"""Which games have a twin, and how to get one."""

from __future__ import annotations

import pytest

import wildtable
from wildtable.games import twinned


def test_a_twin_is_made_for_a_variant() -> None:
    assert set(twinned()) <= set(wildtable.games())
    for name in twinned():
        twin = wildtable.twin(name, compiled=False)
        assert twin.new(1).asked


@pytest.mark.parametrize("name", ["wild-card", "chess"])
def test_a_game_that_does_not_exist_is_refused(name: str) -> None:
    with pytest.raises(wildtable.OptionError, match="there is no game"):
        wildtable.twin(name)
