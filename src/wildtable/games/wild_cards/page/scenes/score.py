"""The score so far, or as it ended."""

from __future__ import annotations

from collections import Counter

from wildtable.engine.presentation.scenes import Column, Names, ScoreLine, ScoreReason
from wildtable.games.wild_cards.cards import ANIMALS, CATALOGUE, leader_of
from wildtable.games.wild_cards.page.scenes.seats import points
from wildtable.games.wild_cards.state import LEADERS
from wildtable.games.wild_cards.view import WildCardsView


def build_columns(view: WildCardsView, names: Names) -> tuple[Column, ...]:
    """The score so far, or as it ended: each line with the cards that earned it."""
    totals = [(points(view, number).total, len(view.collections[number])) for number in view.people]
    shown = []
    for number in view.people:
        counts = Counter(view.collections[number])
        ordered = sorted(((count, -animal) for animal, count in counts.items()), reverse=True)
        best = [ScoreReason(CATALOGUE.names[-animal], count) for count, animal in ordered[:2]]
        leads = tuple(
            ScoreReason(CATALOGUE.names[animal], 1) for animal in ANIMALS if leader_of(animal) in view.cards(LEADERS[number])
        )
        reasons = {"most": tuple(best[:1]), "second": tuple(best[1:2]), "leaders": leads}
        earned = points(view, number)
        rank = 1 + sum(other > totals[number] for other in totals)
        lines = tuple(ScoreLine(line, gained, reasons.get(line, ())) for line, gained in earned.lines)
        emblem = best[0].name if best else ""
        shown.append(Column(names[number], number == view.viewer, rank, lines, earned.total, emblem, "tie-break-collection"))
    return tuple(shown)
