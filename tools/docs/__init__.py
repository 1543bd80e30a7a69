"""The specification: pages of `docs/` that are written from the code, so that they cannot say anything else than it does.

`python -m tools.docs` writes them anew; a test fails when that would change one.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tools.docs import commands, decks, moves, records, settings, views

FOLDER = Path(__file__).parents[2] / "docs"
PAGES: dict[str, Callable[[], str]] = {
    "commands": commands.page,
    "settings": settings.page,
    "moves": moves.page,
    "views": views.page,
    "records": records.page,
    "decks": decks.page,
}
