"""Wrapping: break lines between fragments of text, never within one, so that “Forest 3” stays together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from rich.measure import Measurement
from rich.text import Text

if TYPE_CHECKING:
    from rich.console import Console, ConsoleOptions, RenderResult


GAP = 3
"""The spaces between answers in a row."""


class Wrapped:
    """Fragments separated by `gap` spaces, wrapped to the available width; all lines but the first are indented."""

    def __init__(self, fragments: Iterable[Text], gap: int = 1, indent: int = 0) -> None:
        self.fragments = tuple(fragments)
        self.gap = gap
        self.indent = indent

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


def fill_lines(lines: Sequence[Wrapped], width: int) -> list[Text]:
    """Put short lines one after the other in a row, as many as fit; others are wrapped."""
    rows: list[Text] = []
    may_go_on = False
    for line in lines:
        wrapped = line.lines(width)
        if may_go_on and len(wrapped) == 1 and rows[-1].cell_len + GAP + wrapped[0].cell_len <= width:
            rows[-1] = Text.assemble(rows[-1], " " * GAP, wrapped[0])
        else:
            rows += wrapped
            may_go_on = len(wrapped) == 1
    return rows


class Filled:
    """Lines of which short ones share a row."""

    def __init__(self, lines: Sequence[Wrapped]) -> None:
        self.lines = lines

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        least = max((line.__rich_measure__(console, options).minimum for line in self.lines), default=0)
        return Measurement(least, options.max_width)

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        yield from fill_lines(self.lines, options.max_width)


def lay_out(asked: Wrapped, answers: Sequence[Wrapped], asides: Sequence[Text], width: int, *, may_join: bool) -> list[Text]:
    """Return the lines of a question and its answers, in the shortest way: moves beside the question come last or, if that
    saves a line, after the question; answers without texts may follow it."""
    *most, last = answers
    is_plain = last.gap == GAP
    if is_plain:
        listed = [*most, Wrapped([*last.fragments, *asides], GAP)]
    else:
        listed = [*answers, *(Wrapped([aside]) for aside in asides)]
    ways = [_below(asked, listed, width)]
    if may_join and is_plain and not most:
        ways.append(Wrapped([*asked.fragments, *_widen(listed[0].fragments)], indent=1).lines(width))
    if asides:
        ways.append(_below(Wrapped([*asked.fragments, *_widen(asides)]), answers, width))
    return min(ways, key=len)


def _below(asked: Wrapped, answers: Sequence[Wrapped], width: int) -> list[Text]:
    return [*asked.lines(width), *(Text.assemble(" ", line) for line in fill_lines(answers, width - 1))]


def _widen(fragments: Iterable[Text]) -> list[Text]:
    """Return fragments for a gap of one that are as far apart as answers."""
    return [Text.assemble(" " * (GAP - 1), fragment) for fragment in fragments]
