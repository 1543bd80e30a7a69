"""Batch: many games of one kind at once, a row of words for each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from wildtable.engine.twin.loops import OBSERVE, SCORE, STEP

if TYPE_CHECKING:
    from wildtable.engine.twin.twin import Twin


class Batch:
    """Games that are played together. Each row depends on its own seed and moves alone, whatever the number of threads.

    `words` has a row for each game; with Numba it is an array, as is what the properties return.
    """

    def __init__(self, twin: Twin, words: Any, tables: Any, threads: int = 1) -> None:
        self.twin = twin
        self.words = words
        self.threads = threads
        self.numbers = twin.backend.zeros(len(words), 1 + len(twin.game.moves))
        self._tables = tables
        self._questions = twin.backend.zeros(len(words), 1 + len(twin.game.moves))

    def __len__(self) -> int:
        return len(self.words)

    def run(self, command: int) -> None:
        """Do the same with all games."""
        self._run(command, self.numbers)

    def _run(self, command: int, numbers: Any, plan: Any = None) -> None:
        self.twin.backend.run(command, self.words, self._tables, numbers, plan, self.threads)

    def look(self) -> None:
        """Find out which seat is to answer next in each game, and with what: see `seats` and `masks`."""
        self.step([-1] * len(self))

    def step(self, moves: Sequence[int]) -> None:
        """Play a legal move in each game for the seat that is to answer next; -1 plays none."""
        self.twin.backend.fill_column(self._questions, 0, len(self.twin.game.moves))
        self.twin.backend.fill_column(self._questions, 1, moves)
        self._run(STEP, self._questions)

    @property
    def seats(self) -> Any:
        """For each game the seat to answer next, -1 where it is over; after `look` or `step`."""
        return self.twin.backend.columns(self._questions, 0, 1)

    @property
    def masks(self) -> Any:
        """For each game and each move of the vocabulary 1 if it may be played next, else 0; after `look` or `step`."""
        return self.twin.backend.columns(self._questions, 1, 1 + len(self.twin.game.moves))

    def observe(self, seats: Sequence[int] | None = None) -> Any:
        """Return what a seat sees in each game, as numbers: the seat to answer next, or any. `twin.observation.slices` says
        what is where."""
        backend, observation = self.twin.backend, self.twin.observation
        numbers = backend.zeros(len(self), 1 + observation.size)
        backend.fill_column(numbers, 0, self.seats if seats is None else seats)
        self._run(OBSERVE, numbers, backend.grid([observation.plan]))
        return backend.columns(numbers, 1, 1 + observation.size)

    @property
    def scores(self) -> list[tuple[int, ...]]:
        """Each person's points in each game, as they stand."""
        return self._rated()[0]

    @property
    def ranks(self) -> list[tuple[int, ...]]:
        """Each person's rank in each game, as they stand."""
        return self._rated()[1]

    def _rated(self) -> tuple[list[tuple[int, ...]], list[tuple[int, ...]]]:
        people = len(self.twin.people)
        self.run(SCORE)
        rows = [[*map(int, row[: 2 * people])] for row in self.numbers]
        return [tuple(row[:people]) for row in rows], [tuple(row[people:]) for row in rows]
