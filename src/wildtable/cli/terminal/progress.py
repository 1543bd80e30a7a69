"""Progress bars."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter

from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, TextColumn, TimeRemainingColumn

from wildtable.cli.terminal.console import make_console
from wildtable.cli.texts import say

REFRESH_SECONDS = 0.1
"""How often the bar is drawn at most."""


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


@contextmanager
def count_games(total: int) -> Iterator[Callable[[int], None]]:
    """Show a bar of games and yield what adds to those played."""
    with show_progress(say("simulate-playing"), total, MofNCompleteColumn()) as advance:
        yield advance
