"""Generate the reference pages of `docs/` from the code.

`python -m tools.docs` writes them; a test fails if a page is out of date.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tools.docs import api, commands, decks, encodings, hosting, ladder, moves, python, records, settings, views

FOLDER = Path(__file__).parents[2] / "docs"
PAGES: dict[str, Callable[[], str]] = {
    "commands": commands.page,
    "settings": settings.page,
    "api": api.page,
    "types": api.types_page,
    "python": python.page,
    "moves": moves.page,
    "views": views.page,
    "encodings": encodings.page,
    "records": records.page,
    "decks": decks.page,
    "ladder": ladder.page,
    "hosting": hosting.page,
}
