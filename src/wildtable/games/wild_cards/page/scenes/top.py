"""The number of the round, its phase and its events."""

from __future__ import annotations

from wildtable.engine.presentation.scenes import Story, Top
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


def events_of_round(story: Story) -> Story:
    """Return the events since the round began."""
    for back, event in enumerate(reversed(story), 1):
        if event["event"] == "round-began":
            return story[len(story) - back :]
    return story
