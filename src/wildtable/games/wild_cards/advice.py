"""What a sensible player would do in Wild Cards, from what the view shows."""

from __future__ import annotations

from typing import Any

from wildtable.engine.choices import Choice
from wildtable.engine.moves import Move
from wildtable.games.wild_cards.view import TableView


def advise(view: TableView, choice: Choice[Any]) -> Move:
    return next(iter(choice))
