"""Flow: fragments of text set in lines, none of them broken, since “Forest” and “3” on two lines is no card."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from rich.measure import Measurement
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderResult


class Flow:
    """Pieces with so many spaces between them, in as many lines as the width at hand makes necessary."""

    def __init__(self, fragments: Iterable[Text], gap: int = 1) -> None:
        self.fragments = tuple(fragments)
        self.gap = gap

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [piece.cell_len for piece in self.fragments] or [0]
        return Measurement(max(widths), sum(widths) + self.gap * (len(widths) - 1)).with_maximum(options.max_width)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        line = Text()
        for piece in self.fragments:
            if line and line.cell_len + self.gap + piece.cell_len > options.max_width:
                yield line
                line = Text()
            line.append(" " * self.gap if line else "")
            line.append_text(piece)
        yield line


def listed(fragments: Iterable[Text]) -> list[Text]:
    """Pieces with a comma after each but the last."""
    *most, last = [piece.copy() for piece in fragments] or [Text()]
    return [*(piece.append(",", "default not bold") for piece in most), last]
