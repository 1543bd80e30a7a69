"""Console: what all commands print with."""

from __future__ import annotations

from rich.console import Console


def make_console(*, errors: bool = False) -> Console:
    """Return a console that does not interpret markup: names and decks come from outside."""
    return Console(stderr=errors, highlight=False, markup=False, emoji=False)
