"""Trials: the moves a seat may choose from, each tried in the same imagined deals with the same chance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from wildtable.engine.twin.checks import check_seats
from wildtable.engine.twin.kernels.loops import ADVICE, PLAY_OUT, SCORE

if TYPE_CHECKING:
    from wildtable.engine.cards import Seat
    from wildtable.engine.knowledge.view import View
    from wildtable.engine.twin.twin import Twin

SHARES = 1024
"""The parts that the noise of play-outs is counted in."""


class Outcome(NamedTuple):
    """The end of a game for one seat: its share of the win, and how far it is ahead of the best other person."""

    win: float
    margin: int


class Trials:
    """A view, to try moves from it: games are played on by advice, but for a share of decisions."""

    def __init__(self, twin: Twin, view: View, noise: float = 0.1) -> None:
        assert view.viewer is not None
        self._twin = twin
        self._seat: Seat = view.viewer
        self._noise = int(SHARES * noise)
        self._dealer = twin.dealer(view)

    def run(self, seeds: Sequence[int], moves: Sequence[int]) -> list[list[Outcome]]:
        """Return for each seed, which stands for a deal, how the game ends for the viewer after each of the moves."""
        return [[end for (end,) in ends] for ends in self.run_for((self._seat,), seeds, moves)]

    def run_for(self, seats: Sequence[Seat], seeds: Sequence[int], moves: Sequence[int]) -> list[list[tuple[Outcome, ...]]]:
        """Return for each seed and each of the viewer's moves how the game ends for these seats."""
        ends = self._play_out(seats, self._dealer.play_rows(seeds, moves), [seed for seed in seeds for _ in moves])
        return [ends[first : first + len(moves)] for first in range(0, len(ends), len(moves))]

    def play_on(self, seats: Sequence[Seat], seeds: Sequence[int]) -> list[tuple[Outcome, ...]]:
        """Return for each seed how the game ends for these seats; the viewer need not be asked."""
        return self._play_out(seats, self._dealer.deal_rows(seeds), seeds)

    def _play_out(self, seats: Sequence[Seat], rows: Any, seeds: Sequence[int]) -> list[tuple[Outcome, ...]]:
        backend, people, tables = self._twin.backend, len(self._twin.people), self._twin.tables
        check_seats(seats, people)
        room = [0] * (2 * people)
        numbers = backend.grid([[ADVICE, seed, self._noise, *room] for seed in seeds])
        backend.run(PLAY_OUT, rows, tables, numbers)
        backend.run(SCORE, rows, tables, numbers)
        return [_outcomes(seats, [*map(int, row)], people) for row in numbers]


def _outcomes(seats: Sequence[Seat], row: Sequence[int], people: int) -> tuple[Outcome, ...]:
    scores, ranks = row[:people], row[people : 2 * people]
    return tuple([_outcome(seat, scores, ranks) for seat in seats])


def _outcome(seat: Seat, scores: Sequence[int], ranks: Sequence[int]) -> Outcome:
    others = [score for other, score in enumerate(scores) if other != seat]
    win = 1 / ranks.count(1) if ranks[seat] == 1 else 0.0
    return Outcome(win, scores[seat] - max(others, default=0))
