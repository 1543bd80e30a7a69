"""Appending to logs: all entries that wait, of any tables, are put into one statement, which is also its own transaction.

Each call of the database gives other threads the interpreter, and waits for it again: a busy server would take its time for
each of the statements of a transaction.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wildtable.server.store.contract import Taken
from wildtable.server.store.rows import Entry
from wildtable.server.store.sql.database import Database
from wildtable.server.store.sql.rows import ENTRY_COLUMNS, as_text

INSERT = f"insert into log (game, {ENTRY_COLUMNS}) values "
PLACES = "(?, ?, ?, ?, ?, ?, ?, ?)"


class Append:
    """A job that appends an entry, and with `scores` ends the game."""

    def __init__(self, game: int, entry: Entry, scores: Sequence[int] | None) -> None:
        self._row = (game, entry.number, entry.kind, entry.seat, as_text(entry.moves), entry.by, entry.request, entry.at)
        self._end = None if scores is None else (entry.at, as_text(scores), game)

    def __call__(self, db: Database) -> None:
        if not db.execute(f"{INSERT}{PLACES} on conflict do nothing", self._row).rowcount:
            raise Taken(f"game {self._row[0]} has an entry {self._row[1]} already")
        if self._end is not None:
            db.execute("update games set ended = ?, scores = ? where id = ?", self._end)

    @staticmethod
    def are_simple(batch: Sequence[object]) -> bool:
        """Can the jobs be done by one statement?"""
        return all(isinstance(one, Append) and one._end is None for one in batch)

    @staticmethod
    def all_at_once(db: Database, batch: Sequence[Any]) -> None:
        """Append simple entries. If one of them is refused, none is appended."""
        db.execute(INSERT + ", ".join([PLACES] * len(batch)), [value for one in batch for value in one._row])
