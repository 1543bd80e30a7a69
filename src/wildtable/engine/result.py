"""Result: how a game ended, with the score explained line by line."""

from __future__ import annotations

from typing import NamedTuple

from wildtable.engine.cards import Cards, Seat


class Score(NamedTuple):
    """Points of one player, line by line: the name of the line and its points."""

    lines: tuple[tuple[str, int], ...]
    cards: tuple[Cards, ...] = ()
    """For each line the cards that earned it, where the game knows them."""

    @property
    def total(self) -> int:
        return sum(points for _, points in self.lines)


class Result(NamedTuple):
    """How a game ended, for people only, in the order of their seats."""

    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    lines: tuple[Score, ...]
    virtual: tuple[Score, ...] = ()
    """The scores of virtual players that people must beat: rank 1 is only given to those who do."""

    @property
    def shares(self) -> tuple[float, ...]:
        """Each person's share of the win: those who share rank 1 share it equally. A person has none who did not beat the
        virtual players."""
        return tuple(1 / self.ranks.count(1) if rank == 1 else 0.0 for rank in self.ranks)

    @property
    def winners(self) -> tuple[Seat, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    def dump(self) -> dict[str, list[int]]:
        """Return plain data: points and ranks of people, and the points of virtual players."""
        return {
            "scores": list(self.scores),
            "ranks": list(self.ranks),
            "virtual": [score.total for score in self.virtual],
        }
