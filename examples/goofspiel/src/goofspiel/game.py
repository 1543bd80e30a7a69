"""Goofspiel: the declarations of the game."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any

from goofspiel import steps
from goofspiel.state import (
    BID_CARDS,
    DISCARD,
    LAYOUT,
    PILE,
    PRIZE_CARDS,
    PRIZES,
    ROUNDS,
    VALUES,
    GoofspielFigures,
    GoofspielState,
    value,
)
from wildtable.engine.cards import Cards
from wildtable.engine.choices import Choice
from wildtable.engine.game import Game
from wildtable.engine.knowledge.view import View
from wildtable.engine.moves import Move, Vocabulary
from wildtable.engine.options import Option, Setting
from wildtable.engine.result import Result, Score
from wildtable.engine.zones import Zone


class Goofspiel(Game[GoofspielState, View]):
    """A traditional game: bid for prizes, all at once, with the same cards."""

    name = "goofspiel"
    rules_version = 1
    seat_counts = (2, 3, 4, 5)
    settings = (Setting("ties", ("carry", "discard")),)
    layout = LAYOUT
    figures_class = GoofspielFigures
    state_class = GoofspielState
    opening = steps.SetUp

    def add_moves(self, moves: Vocabulary) -> None:
        moves.add("bid", BID_CARDS)

    def boxes(self, seats: int, options: Mapping[str, Option]) -> Mapping[Zone, Cards]:
        return {PILE: PRIZE_CARDS, DISCARD: tuple(sorted(BID_CARDS * seats))}

    def score(self, state: GoofspielState) -> Result:
        lines = tuple(Score((("prizes", points),)) for points in state.points)
        ranks = tuple(1 + sum(other > points for other in state.points) for points in state.points)
        return Result(state.points, ranks, lines)

    def score_bounds(self, seats: int) -> tuple[float, float]:
        return 0, sum(VALUES)

    def longest(self, seats: int) -> int:
        return seats * ROUNDS

    def advise(self, view: View, choice: Choice[Any], rng: Random | None = None) -> Move:
        """Bid about what the prizes are worth; a little more or less by chance, as equal bids win nothing."""
        chance = rng or Random(f"{view.viewer} {view.counts}")
        wanted = sum(map(value, view.cards(PRIZES))) + chance.choice((-1, 0, 1, 2))
        return min(choice, key=lambda move: (abs(value(move.cards[0]) - wanted), move.id))
