"""Progress bars."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import timedelta
from time import perf_counter

from rich.progress import BarColumn, MofNCompleteColumn, Progress, ProgressColumn, Task, TextColumn, TimeRemainingColumn
from rich.text import Text

from wildtable.cli.terminal.console import make_console
from wildtable.cli.texts import say

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
