"""What tests expect of each game and cannot derive from it: the `tests` table of tests/rules/NAME.toml."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

FOLDER = Path(__file__).parents[1] / "rules"


class GameFacts(NamedTuple):
    """The facts of one game."""

    silent: list[str]
    """Verbs whose moves may have no effect that a hint could name."""
    hint_games: int
    """How many random games to search for others."""
    questions: list[str]
    """Every kind of question: its clause and the verb of its first move."""


@cache
def facts_of(game: str) -> GameFacts:
    """Return the facts of a game."""
    read: dict[str, Any] = tomllib.loads(FOLDER.joinpath(f"{game}.toml").read_text("utf-8"))
    return GameFacts(**read["tests"])
