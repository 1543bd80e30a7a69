"""The deal of the guided first game, all of which is prepared, and the moves of all seats."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from wildtable.engine.cards import Card, Seat
from wildtable.engine.presentation.guide import LEARNER
from wildtable.games.wild_realms_alliance import steps
from wildtable.games.wild_realms_alliance.abilities import LEADER
from wildtable.games.wild_realms_alliance.state import LAYOUT
from wildtable.games.wild_realms_alliance.view import WildRealmsView


@dataclass(frozen=True)
class PreparedQuestion:
    """A prepared question: the answer of each seat, played if it is legal, and the cards by zone that the learner sees
    when it comes as prepared. Each of the learner's questions has a prepared lesson."""

    moves: Mapping[Seat, str]
    seen: Mapping[str, str]


ROLES = {"leader-0": "goose", "leader-1": "lynx", "leader-2": "crane"}
FIGHTERS = {**ROLES, "fighter-0": "sheep", "fighter-1": "fox", "fighter-2": "boar", "collector-0": "raven"}
PREPARED: Mapping[str, PreparedQuestion] = {
    "Draft-4": PreparedQuestion(
        {0: "keep goose", 1: "keep hedgehog", 2: "keep boar"},
        {"hand-of-four-0": "goose lynx otter badger"},
    ),
    "Draft-3": PreparedQuestion(
        {0: "keep sheep", 1: "keep lynx", 2: "keep crane"},
        {"kept-0": "goose", "hand-of-three-0": "sheep fox wolf"},
    ),
    "Draft-2": PreparedQuestion(
        {0: "keep raven", 1: "keep fox", 2: "keep otter"},
        {"kept-0": "goose sheep", "hand-of-two-0": "raven hare"},
    ),
    "AssignRoles": PreparedQuestion(
        {0: "lead goose, fight sheep", 1: "lead lynx, fight fox", 2: "lead crane, fight boar"},
        {"kept-0": "goose sheep raven"},
    ),
    "ChooseAbility-goose": PreparedQuestion(
        {0: "use first"}, {**ROLES, "hidden-fighter-0": "sheep", "hidden-collector-0": "raven"}
    ),
    "ChooseAbility-lynx": PreparedQuestion({1: "use first"}, {}),
    "ChooseTarget-lynx": PreparedQuestion({1: "target 2"}, {}),
    "WinnerDraws": PreparedQuestion({1: "draw"}, {}),
    "DefendOrCollect": PreparedQuestion({0: "defend"}, FIGHTERS),
    "TakeOne": PreparedQuestion({0: "take stag"}, {**FIGHTERS, "looked-at-0": "stag horse"}),
    "ChooseThree": PreparedQuestion(
        {
            0: "keep goose, keep sheep, keep stag",
            1: "keep lynx, keep hedgehog, keep swan",
            2: "keep crane, keep boar, keep otter",
        },
        {**FIGHTERS, "recruits-0": "stag"},
    ),
    "ChooseTarget-goose": PreparedQuestion(
        {0: "target 2"},
        {
            "leader-0": "goose",
            "fighter-0": "sheep",
            "joined-0": "stag",
            "leader-1": "lynx",
            "collector-1": "hedgehog",
            "joined-1": "swan",
            "leader-2": "crane",
            "fighter-2": "boar",
            "collector-2": "otter",
        },
    ),
}
"""By the step that asks, and where it asks several times, the size of the hand or the animal it asks about."""

HANDS = ("goose lynx otter badger", "hedgehog crane raven hare", "boar sheep fox wolf")
DRAWN = "toad swan beaver mouse stag horse"
"""What is drawn: by seat 2, whose Leader draws, by the winner in seat 1, by seats 1 and 2, who collect, and by the raven.
These six are not dealt, so whatever is drafted they are in the centre deck."""
PILES: Mapping[str, Sequence[Any]] = {
    "centre": [" ".join(HANDS).split(), DRAWN.split()],
    "seats": ["1"],
}
"""How the piles are stacked: the deal, the centre deck after the draft, and a start player who has the learner act last."""


def animal_of(view: WildRealmsView) -> Card | None:
    """Return the viewer's animal whose ability the question is about, if any."""
    step = view.agenda[0]
    if isinstance(step, steps.ChooseAbility):
        return view.leader(view.me) if step.role == LEADER else view.collector(view.me)
    return step.card if isinstance(step, steps.ChooseTarget | steps.UseOrDecline) else None


def question_of(view: WildRealmsView) -> str:
    """Return the name under which the question is prepared, if it is."""
    step, animal = view.agenda[0], animal_of(view)
    name = type(step).__name__
    if isinstance(step, steps.Draft):
        return f"{name}-{step.size}"
    return name if animal is None else f"{name}-{view.name(animal)}"


def is_as_prepared(view: WildRealmsView, question: PreparedQuestion) -> bool:
    """Does the learner see the prepared cards?"""
    spell = view.game.catalogue.spell
    return view.viewer == LEARNER and all(
        set(cards.split()) <= set(spell(view.cards(LAYOUT.named[zone]))) for zone, cards in question.seen.items()
    )
