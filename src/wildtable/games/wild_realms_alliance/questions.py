"""The choices of Wild Realms Alliance with moves or refusals of their own."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from wildtable.engine.cards import Card, Cards, Seat, without
from wildtable.engine.choices import Choice, OneOf
from wildtable.engine.moves import Move

TARGET = "target"


def target(seat: Seat) -> str:
    """Return the notation of a seat as a target."""
    return f"{TARGET} {seat}"


def seat_of(move: Move) -> Seat | None:
    """Return the seat a move names, None where it declines."""
    return int(move.notation.removeprefix(TARGET)) if move.verb == TARGET else None


def targets(seats: Iterable[Seat], may: bool) -> OneOf:
    """Return the choice of one of these seats, or of none where the ability may be declined."""
    decline = "decline" if may else None
    notations = (*map(target, seats), *([decline] if decline else []))
    return OneOf(notations, clause="WRA-07", decline=decline, missing="no-target")


class Roles(Choice[Cards]):
    """Who leads, then who fights; the animal left over collects. The answer is the three in that order."""

    clause = "WRA-06"
    forced = False
    only: Cards = ()

    def __init__(self, animals: Cards, leader: Card | None = None) -> None:
        self.animals = animals
        self.leader = leader

    def _list(self) -> tuple[Move, ...]:
        moves = self.vocabulary.of["lead" if self.leader is None else "fight"]
        return tuple([moves[card] for card in self.animals])

    def after(self, move: Move) -> Roles | None:
        if self.leader is not None:
            return None
        assert move.card is not None
        rest = Roles(without(self.animals, (move.card,)), move.card)
        rest.vocabulary = self.vocabulary
        return rest

    @property
    def owed(self) -> tuple[int, int]:
        left = 2 if self.leader is None else 1
        return left, left

    def answer(self, moves: Sequence[Move]) -> Cards:
        named = tuple(move.card for move in moves if move.card is not None)
        return named + without(self.animals, named)

    def verbs(self) -> tuple[str, ...]:
        return ("lead", "fight")

    def miss(self, move: Move) -> str:
        if self.leader is None:
            return "leader-first" if move.verb == "fight" else "not-kept"
        if move.verb == "lead":
            return "leader-named"
        return "leads-already" if move.card == self.leader else "not-kept"
