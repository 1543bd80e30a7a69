"""The final scoring of Wild Cards."""

from __future__ import annotations

from collections.abc import Sequence

from wildtable.engine.cards import Cards
from wildtable.engine.result import Result, Score
from wildtable.games.wild_cards.cards import ANIMALS, LEADER, PEACOCK


def score(collection: Cards, leaders: Cards, tokens: int) -> Score:
    """Two points a card of one's largest species, one of the second largest, one a leader (the peacock's three), tokens."""
    counts = sorted(map(collection.count, ANIMALS), reverse=True)
    return Score(
        (
            ("most", 2 * counts[0]),
            ("second", counts[1]),
            ("leaders", len(leaders) + 2 * (LEADER[PEACOCK] in leaders)),
            ("tokens", tokens),
        )
    )


def rank(scores: Sequence[Score], collections: Sequence[Cards]) -> Result:
    """The highest total wins; ties go to the larger collection; who is still tied shares the rank."""
    return Result.ranked(scores, map(len, collections))
