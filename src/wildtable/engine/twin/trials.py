"""Trials: the moves a seat may choose from, each tried in the same imagined deals with the same chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from wildtable.engine.twin.loops import ADVICE, PLAY, PLAY_OUT, SCORE

if TYPE_CHECKING:
    from wildtable.engine.cards import Seat
    from wildtable.engine.twin.twin import Twin
    from wildtable.engine.view import View

SHARES = 1024
"""The parts that the noise of play-outs is counted in."""


class Outcome(NamedTuple):
    """The end of a game for one seat: its share of the win, and how far it is ahead of the best other person."""

    win: float
    margin: int


class Trials:
    """A view whose viewer is asked, to try moves from it: games are played on by advice, but for a share of decisions."""

    def __init__(self, twin: Twin, view: View, noise: float = 0.1) -> None:
        assert view.viewer is not None
        self._twin = twin
        self._seat: Seat = view.viewer
        self._noise = int(SHARES * noise)
        self._dealer = twin.dealer(view)

    def run(self, seeds: Sequence[int], moves: Sequence[int]) -> list[list[Outcome]]:
        """Return for each seed, which stands for a deal, how the game ends after each of the moves."""
        backend, people, tables = self._twin.backend, len(self._twin.people), self._twin.tables
        rows = backend.repeat(self._dealer.deal_rows(seeds), len(moves))
        numbers = backend.grid(
            [[self._seat, move, *[0] * (2 * people)] for _ in seeds for move in moves],
        )
        backend.run(PLAY, rows, tables, numbers)
        for row, number in zip(numbers, range(len(numbers)), strict=True):
            row[0], row[1], row[2] = ADVICE, seeds[number // len(moves)], self._noise
        backend.run(PLAY_OUT, rows, tables, numbers)
        backend.run(SCORE, rows, tables, numbers)
        ends = [self._outcome([*map(int, row)], people) for row in numbers]
        return [ends[first : first + len(moves)] for first in range(0, len(ends), len(moves))]

    def _outcome(self, row: Sequence[int], people: int) -> Outcome:
        scores, ranks = row[:people], row[people : 2 * people]
        others = [score for seat, score in enumerate(scores) if seat != self._seat]
        win = 1 / ranks.count(1) if ranks[self._seat] == 1 else 0.0
        return Outcome(win, scores[self._seat] - max(others, default=0))
