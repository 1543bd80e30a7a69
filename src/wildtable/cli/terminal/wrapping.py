"""Wrapping: break lines between fragments of text, never within one, so that “Forest 3” stays together."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rich.measure import Measurement
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderResult


class Wrapped:
    """Fragments separated by `gap` spaces, wrapped to the available width."""

    def __init__(self, fragments: Iterable[Text], gap: int = 1) -> None:
        self.fragments = tuple(fragments)
        self.gap = gap

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [fragment.cell_len for fragment in self.fragments] or [0]
        return Measurement(max(widths), sum(widths) + self.gap * (len(widths) - 1)).with_maximum(options.max_width)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for fragment in self.fragments:
            if line and line.cell_len + self.gap + fragment.cell_len > options.max_width:
                yield line
                line = Text()
            line.append(" " * self.gap if line else "")
            line.append_text(fragment)
        yield line


def with_commas(fragments: Iterable[Text]) -> list[Text]:
    """Return the fragments with a comma after each but the last."""
    *most, last = [fragment.copy() for fragment in fragments] or [Text()]
    return [*(fragment.append(",", "default not bold") for fragment in most), last]
