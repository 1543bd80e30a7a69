"""Console: what all commands print with, and the colours of the terminal."""

from __future__ import annotations

import os

from rich.console import Console

MUTED = "color(243)"
WARNING = "color(130)"
PALETTE = (
    "color(28)",
    "color(130)",
    "color(31)",
    "color(133)",
    "color(161)",
    "color(68)",
    "color(64)",
    "color(97)",
    "color(30)",
    "color(166)",
    "color(61)",
    "color(167)",
)
"""Colours that are readable on light and on dark backgrounds."""


def make_console(*, errors: bool = False) -> Console:
    """Return a console that does not interpret markup, as names and decks come from outside. It prints plain text into
    pipes, and everywhere if the variable NO_COLOR is set."""
    return Console(
        stderr=errors,
        highlight=False,
        markup=False,
        emoji=False,
        color_system=None if os.environ.get("NO_COLOR") else "auto",
    )
