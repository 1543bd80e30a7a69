"""Screen: the terminal that all commands write to."""

from __future__ import annotations

from rich.console import Console


def screen(*, errors: bool = False) -> Console:
    """A console that takes words as they are: names and decks are other people's, and must not be read as markup."""
    return Console(stderr=errors, highlight=False, markup=False, emoji=False)
