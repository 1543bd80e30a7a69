"""Wrapping: break lines between fragments of text, never within one, so that “Forest 3” stays together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rich.measure import Measurement
from rich.padding import Padding
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderableType, RenderResult


class Wrapped:
    """Fragments separated by `gap` spaces, wrapped to the available width; all lines but the first are indented."""

    def __init__(self, fragments: Iterable[Text], gap: int = 1, indent: int = 0) -> None:
        self.fragments = tuple(fragments)
        self.gap = gap
        self.indent = indent

    def with_gaps(self) -> list[Text]:
        """Return the fragments for a gap of one, with spaces before all but the first to make up for it."""
        first, *others = self.fragments
        return [first, *(Text.assemble(" " * (self.gap - 1), fragment) for fragment in others)]

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        widths = [fragment.cell_len for fragment in self.fragments] or [0]
        longest = sum(widths) + self.gap * (len(widths) - 1)
        return Measurement(self.indent + max(widths), longest).with_maximum(options.max_width)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from self.lines(options.max_width)

    def lines(self, width: int) -> list[Text]:
        """Return the lines for a width."""
        lines, is_new = [Text()], True
        for fragment in self.fragments:
            if not is_new and lines[-1].cell_len + self.gap + fragment.cell_len > width:
                lines.append(Text(" " * self.indent))
                is_new = True
            lines[-1].append("" if is_new else " " * self.gap)
            lines[-1].append_text(fragment)
            is_new = False
        return lines


def split_words(text: str, style: str = "") -> list[Text]:
    return [Text(word, style) for word in text.split()]


def fill_lines(lines: Sequence[Wrapped], width: int, gap: int = 3) -> list[Wrapped]:
    """Put lines one after the other in a row, as many as fit."""
    rows: list[Wrapped] = []
    last: Text | None = None  # the last row, unless it is wrapped
    for line in lines:
        text, *more = line.lines(width)
        if last is not None and not more and last.cell_len + gap + text.cell_len <= width:
            last = Text.assemble(last, " " * gap, text)
            rows[-1] = Wrapped([last])
        else:
            last = None if more else text
            rows.append(line)
    return rows


def join_lines(first: Wrapped, others: Sequence[Wrapped], width: int, *, may_join: bool) -> list[RenderableType]:
    """Continue the first line with the second, if there are no others and it saves a line; else indent the others."""
    if may_join and len(others) == 1:
        joined = Wrapped([*first.fragments, Text(" "), *others[0].with_gaps()], indent=1)
        if len(joined.lines(width)) < len(first.lines(width)) + len(others[0].lines(width - 1)):
            return [joined]
    return [first, *(Padding(line, (0, 0, 0, 1), expand=False) for line in others)]
