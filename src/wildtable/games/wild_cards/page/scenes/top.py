"""The number of the round, and its phase."""

from __future__ import annotations

from wildtable.engine.presentation.scenes import Top
from wildtable.games.wild_cards import steps
from wildtable.games.wild_cards.view import WildCardsView

PHASES = {
    steps.PlaceBids: "bid",
    steps.ChooseBid: "bid",
    steps.Exchange: "refill",
    steps.GetAnimal: "refill",
    steps.Refill: "refill",
    steps.LayPayments: "acquire",
    steps.BreakTie: "acquire",
    steps.TakeOrPass: "acquire",
    steps.Pay: "acquire",
    steps.PrepareNextRound: "prepare",
}
ORDER = tuple(dict.fromkeys(PHASES.values()))
"""The phases of a round."""


def build_top(view: WildCardsView) -> Top:
    number = view.facts["round"]
    assert isinstance(number, int)
    phase = PHASES[type(view.agenda[0])] if view.agenda else ""
    return Top(number, number + view.rounds_left, phase, ORDER)
