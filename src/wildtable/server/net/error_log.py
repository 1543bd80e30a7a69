"""Error log: the latest warnings and errors, for the admin page.

An exception is shown by its type and place only: its text may name a hidden card.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Collection
from dataclasses import dataclass, replace
from pathlib import Path
from traceback import extract_tb

from wildtable.server.net.metrics import LabelledCounter
from wildtable.server.store.rows import unnamed

MAX_LOGGED_ERRORS = 50
MAX_ERROR_TEXT = 200


@dataclass(frozen=True)
class LoggedError:
    """One warning or error."""

    at: float
    level: str
    text: str
    cause: str


class ErrorLog(logging.Handler):
    """A handler of the root logger that counts warnings and errors and stores the latest."""

    def __init__(self, counter: LabelledCounter) -> None:
        super().__init__(logging.WARNING)
        self._counter = counter
        self.latest: deque[LoggedError] = deque(maxlen=MAX_LOGGED_ERRORS)

    def emit(self, record: logging.LogRecord) -> None:
        level = "warning" if record.levelno < logging.ERROR else "error"
        text = record.getMessage().partition("\n")[0][:MAX_ERROR_TEXT]
        self._counter.add(level)
        self.latest.appendleft(LoggedError(record.created, level, text, _describe_cause(record)))

    def forget(self, names: Collection[str]) -> None:
        """Remove the names of a deleted visitor from all lines."""
        lines = [replace(one, text=unnamed(one.text, names)) for one in self.latest]
        self.latest = deque(lines, maxlen=MAX_LOGGED_ERRORS)

    def attach(self) -> None:
        logging.getLogger().addHandler(self)

    def close(self) -> None:
        logging.getLogger().removeHandler(self)
        super().close()


def _describe_cause(record: logging.LogRecord) -> str:
    """Return the exception of a log record as `KeyError, steps.py:12`."""
    error = record.exc_info[1] if isinstance(record.exc_info, tuple) else None
    if error is None:
        return ""
    frames = extract_tb(error.__traceback__)
    name = type(error).__name__
    return f"{name}, {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else name
