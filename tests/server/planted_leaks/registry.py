"""The registry of planted leaks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest

from wildtable.server.tables.table import Table

Patch = pytest.MonkeyPatch
CARDS, REALMS = "wild-cards", "wild-realms-alliance"


class Leak(NamedTuple):
    """A leak: how to plant it, the game that shows it, and whether it reveals hidden answers rather than cards."""

    plant: Callable[[Patch], None]
    game: str = CARDS
    of_answers: bool = False


LEAKS: dict[str, Leak] = {}


def leak(game: str = CARDS, *, of_answers: bool = False) -> Callable[[Callable[[Patch], None]], Callable[[Patch], None]]:
    def add(plant: Callable[[Patch], None]) -> Callable[[Patch], None]:
        LEAKS[plant.__name__] = Leak(plant, game, of_answers)
        return plant

    return add


def state_at(table: Table) -> Any:
    assert table.session is not None
    return table.session.state
