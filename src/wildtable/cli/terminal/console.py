"""Console: what all commands print with: colours, progress, wrapped lines."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import timedelta
from time import perf_counter

from rich.console import Console, ConsoleOptions, ConsoleRenderable, RenderHook, RenderResult
from rich.measure import Measurement
from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.segment import Segment
from rich.text import Text

from wildtable.cli.texts import say

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


# Progress bars


REFRESH_SECONDS = 0.1
"""How often the bar is drawn at most."""
LOG_SECONDS = 60
"""How often a line is written where there is no terminal."""


@contextmanager
def show_progress(about: str, total: float, *columns: ProgressColumn) -> Iterator[Callable[[float], None]]:
    """Show a bar and yield what advances it. Only that draws it: a thread of its own would be unsafe when workers fork."""
    errors = make_console(errors=True)
    shown = TextColumn("{task.description}"), BarColumn(), *columns, TimeRemainingColumn()
    with Progress(*shown, console=errors, auto_refresh=False, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(about, total=total)
        refreshed = 0.0

        def advance(done: float) -> None:
            nonlocal refreshed
            progress.advance(task, done)
            if perf_counter() - refreshed > REFRESH_SECONDS:
                refreshed = perf_counter()
                progress.refresh()

        yield advance


class RateColumn(ProgressColumn):
    """How many games are played a second."""

    def render(self, task: Task) -> Text:
        return Text(say("progress-rate", rate=round(task.speed)) if task.speed else "", style="progress.data.speed")


@contextmanager
def count_games(total: int) -> Iterator[Callable[[int], None]]:
    """Show a bar of games and yield what adds to those played. In a log, a line a minute says the same."""
    with show_progress(say("simulate-playing"), total, MofNCompleteColumn(), RateColumn()) as advance:
        log, began = GameLog(total), perf_counter()

        def count(games: int) -> None:
            advance(games)
            if line := log.add(games, perf_counter() - began):
                console.print(line, highlight=False)

        console = make_console(errors=True)
        yield advance if console.is_terminal else count


class GameLog:
    """Lines about the games played, one a minute, with their rate and the time left."""

    def __init__(self, total: int) -> None:
        self._total, self._done, self._logged = total, 0, 0.0

    def add(self, games: int, seconds: float) -> str:
        """Add games, so many seconds after the beginning; return a line, or nothing if the last one is recent."""
        self._done += games
        if seconds - self._logged < LOG_SECONDS:
            return ""
        self._logged = seconds
        rate = self._done / seconds
        left = timedelta(seconds=round((self._total - self._done) / rate))
        return say("progress-line", done=self._done, total=self._total, rate=round(rate), left=str(left))


# Wrapping: lines break between fragments of text, never within one


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
