"""The final scoring of Wild Cards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from wildtable.engine.cards import Cards
from wildtable.engine.result import Result, Score
from wildtable.games.wild_cards.cards import ANIMALS, PEACOCK, leader_of


@lru_cache(maxsize=1024)
def score(collection: Cards, leaders: Cards, tokens: int) -> Score:
    """Two points a card of one's largest species, one of the second largest, one a leader (the peacock's three), tokens.
    Cached: pages show it to all viewers after each move."""
    counts = sorted(map(collection.count, ANIMALS), reverse=True)
    return Score(
        (
            ("most", 2 * counts[0]),
            ("second", counts[1]),
            ("leaders", len(leaders) + 2 * (leader_of(PEACOCK) in leaders)),
            ("tokens", tokens),
        )
    )


def rank(scores: Sequence[Score], collections: Sequence[Cards]) -> Result:
    """The highest total wins; ties go to the larger collection; who is still tied shares the rank, the next is skipped."""
    standing = [(score.total, len(cards)) for score, cards in zip(scores, collections, strict=True)]
    return Result(
        scores=tuple(total for total, _ in standing),
        ranks=tuple(1 + sum(other > own for other in standing) for own in standing),
        lines=tuple(scores),
    )
