"""A progress bar of games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import perf_counter

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from wildtable.cli.terminal.console import make_console
from wildtable.cli.texts import say

REFRESH_SECONDS = 0.1
"""How often the bar is drawn at most."""


@contextmanager
def count_games(total: int) -> Iterator[Callable[[int], None]]:
    """Show a bar and yield what advances it. Only that draws it: a thread of its own would be unsafe when workers fork."""
    errors = make_console(errors=True)
    columns = TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()
    with Progress(*columns, console=errors, auto_refresh=False, transient=True, disable=not errors.is_terminal) as progress:
        task = progress.add_task(say("simulate-playing"), total=total)
        refreshed = 0.0

        def advance(games: int) -> None:
            nonlocal refreshed
            progress.advance(task, games)
            if perf_counter() - refreshed > REFRESH_SECONDS:
                refreshed = perf_counter()
                progress.refresh()

        yield advance
