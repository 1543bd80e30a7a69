"""The score so far, or as it ended."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache

from wildtable.engine.cards import Cards
from wildtable.engine.presentation.scenes import Column, Names, ScoreLine, ScoreReason
from wildtable.games.wild_cards.cards import ANIMALS, CATALOGUE, leader_of
from wildtable.games.wild_cards.scoring import score
from wildtable.games.wild_cards.state import LEADERS
from wildtable.games.wild_cards.view import WildCardsView


def build_columns(view: WildCardsView, names: Names) -> tuple[Column, ...]:
    """The score so far, or as it ended: each line with the cards that earned it."""
    owned = [(view.collections[number], view.cards(LEADERS[number]), view.tokens[number]) for number in view.people]
    standings = [(score(*one).total, len(one[0])) for one in owned]
    shown = []
    for number, standing in enumerate(standings):
        rank = 1 + sum([other > standing for other in standings])
        lines, emblem = _explain(*owned[number])
        mine = number == view.viewer
        shown.append(Column(names[number], mine, rank, lines, standing[0], emblem, "tie-break-collection"))
    return tuple(shown)


@lru_cache(maxsize=1024)
def _explain(collection: Cards, leaders: Cards, tokens: int) -> tuple[tuple[ScoreLine, ...], str]:
    """Return the lines of a score with the cards that earned them, and the largest species; the same after most moves."""
    ordered = sorted([(count, -animal) for animal, count in Counter(collection).items()], reverse=True)
    best = [ScoreReason(CATALOGUE.names[-animal], count) for count, animal in ordered[:2]]
    leads = tuple([ScoreReason(CATALOGUE.names[animal], 1) for animal in ANIMALS if leader_of(animal) in leaders])
    reasons = {"most": tuple(best[:1]), "second": tuple(best[1:2]), "leaders": leads}
    earned = score(collection, leaders, tokens).lines
    lines = tuple([ScoreLine(line, gained, reasons.get(line, ())) for line, gained in earned])
    return lines, best[0].name if best else ""
