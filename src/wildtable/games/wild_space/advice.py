"""What a sensible player would do, from what the view shows."""

from __future__ import annotations

from typing import Any

from wildtable.engine.choices import Choice
from wildtable.engine.moves import Move
from wildtable.games.wild_space.view import TableView


def advise(view: TableView, choice: Choice[Any]) -> Move:
    """The first of the moves offered: it never refreshes the pool, and declines nothing that a card in hand can do."""
    assert view.viewer is not None
    return choice.options[0]
