"""Errors: the latest warnings and errors of the log, for whoever looks after the context.

An exception is named by its type and place only: its text may name a card that nobody may see.
"""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Collection
from dataclasses import dataclass, replace
from pathlib import Path
from traceback import extract_tb

from wildtable.server.net.metrics import Counter
from wildtable.server.store.rows import unnamed

KEPT = 50
LONGEST = 200


@dataclass(frozen=True)
class Logged:
    """One line of the log."""

    at: float
    level: str
    text: str
    cause: str


class Errors(logging.Handler):
    """Listens to the whole log, keeps the last few, counts all."""

    def __init__(self, counter: Counter) -> None:
        super().__init__(logging.WARNING)
        self._counter = counter
        self.latest: deque[Logged] = deque(maxlen=KEPT)

    def emit(self, record: logging.LogRecord) -> None:
        level = "warning" if record.levelno < logging.ERROR else "error"
        text = record.getMessage().partition("\n")[0][:LONGEST]
        self._counter.add(level)
        self.latest.appendleft(Logged(record.created, level, text, _cause(record)))

    def forget(self, names: Collection[str]) -> None:
        """Somebody was forgotten, and no line may name them."""
        told = [replace(one, text=unnamed(one.text, names)) for one in self.latest]
        self.latest = deque(told, maxlen=KEPT)

    def listen(self) -> None:
        logging.getLogger().addHandler(self)

    def close(self) -> None:
        logging.getLogger().removeHandler(self)
        super().close()


def _cause(record: logging.LogRecord) -> str:
    """`KeyError in steps.py, line 12`."""
    error = record.exc_info[1] if isinstance(record.exc_info, tuple) else None
    if error is None:
        return ""
    places = extract_tb(error.__traceback__)
    name = type(error).__name__
    return f"{name}, {Path(places[-1].filename).name}:{places[-1].lineno}" if places else name
