"""Batch: many games of one kind at once, a row of words for each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from wildtable.engine.twin.loops import SCORE, STEP

if TYPE_CHECKING:
    from wildtable.engine.twin.twin import Twin


class Batch:
    """Games that are played together. Each row depends on its own seed and moves alone, whatever the number of threads.

    `words` has a row for each game; with Numba it is an array, as is what the properties return.
    """

    def __init__(self, twin: Twin, words: Any, threads: int = 1) -> None:
        self.twin = twin
        self.words = words
        self.threads = threads
        self.numbers = twin.backend.zeros(len(words), 1 + len(twin.game.moves))
        self._questions = twin.backend.zeros(len(words), 1 + len(twin.game.moves))

    def __len__(self) -> int:
        return len(self.words)

    def run(self, command: int) -> None:
        """Do the same with all games."""
        self.twin.backend.run(command, self.words, self.twin.tables, self.numbers, threads=self.threads)

    def look(self) -> None:
        """Find out which seat is to answer next in each game, and with what: see `seats` and `masks`."""
        self.step([-1] * len(self))

    def step(self, moves: Sequence[int]) -> None:
        """Play a legal move in each game for the seat that is to answer next; -1 plays none."""
        for row, move in zip(self._questions, moves, strict=True):
            row[0], row[1] = len(self.twin.game.moves), move
        self.twin.backend.run(STEP, self.words, self.twin.tables, self._questions, threads=self.threads)

    @property
    def seats(self) -> Any:
        """For each game the seat to answer next, -1 where it is over; after `look` or `step`."""
        return self.twin.backend.columns(self._questions, 0, 1)

    @property
    def masks(self) -> Any:
        """For each game and each move of the vocabulary 1 if it may be played next, else 0; after `look` or `step`."""
        return self.twin.backend.columns(self._questions, 1, 1 + len(self.twin.game.moves))

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
        for row in self.numbers:
            row[0] = people
        self.run(SCORE)
        rows = [[*map(int, row[: 2 * people])] for row in self.numbers]
        return [tuple(row[:people]) for row in rows], [tuple(row[people:]) for row in rows]
