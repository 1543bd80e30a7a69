"""Console: what all commands print with, and the colours of the terminal."""

from __future__ import annotations

import os
import re
import sys

from rich.console import Console, ConsoleOptions, ConsoleRenderable, RenderHook, RenderResult
from rich.segment import Segment

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


OBEYED = re.compile(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069\ud800-\udfff]")
"""Characters that a terminal obeys instead of showing them, such as those that move its cursor or turn the direction of
text, and halves of characters, which cannot be written."""


def printable(text: str) -> str:
    """Return a text that may come from outside with its control characters written out: `\\x1b`."""
    return OBEYED.sub(lambda found: ascii(found[0])[1:-1], text)


def print_text(text: object, *, errors: bool = False) -> None:
    """Print a text as it is but for its control characters, and at once."""
    print(printable(str(text)), file=sys.stderr if errors else sys.stdout, flush=True)


class Printable:
    """Something to print, whose text has its control characters written out; those of the console stay."""

    def __init__(self, content: ConsoleRenderable) -> None:
        self.content = content

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        for segment in console.render(self.content, options):
            yield segment if segment.control else Segment(printable(segment.text), segment.style)


class PrintableHook(RenderHook):
    """Makes all that a console prints printable."""

    def process_renderables(self, renderables: list[ConsoleRenderable]) -> list[ConsoleRenderable]:
        return [Printable(content) for content in renderables]


def make_console(*, errors: bool = False) -> Console:
    """Return a console that does not interpret markup or control characters, as names and decks come from outside. It prints
    plain text into pipes, and everywhere if the variable NO_COLOR is set."""
    console = Console(
        stderr=errors,
        highlight=False,
        markup=False,
        emoji=False,
        color_system=None if os.environ.get("NO_COLOR") else "auto",
    )
    console.push_render_hook(PrintableHook())
    return console
