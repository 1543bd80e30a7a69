"""The deal of the guided first game: four turns that show all parts of the game, and the moves of both seats in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from wildtable.engine.choices import Choice
from wildtable.engine.presentation.guide import LEARNER, find_scripted_move
from wildtable.engine.steps import AnyStep
from wildtable.games.wild_space import steps
from wildtable.games.wild_space.view import WildSpaceView


@dataclass(frozen=True)
class PreparedDecision:
    """A prepared question: the name of its lesson, the turn and the step, the learner's crew and hand, and the answer.

    `pool` is given where the lesson is about the pool.
    """

    lesson: str
    turn: int
    step: type[AnyStep]
    crew: str
    hand: str
    moves: str
    pool: str = ""


POOL = "lizard-military-2 rhino-engineer rhino-programmer-2"
STALE = "lizard-military-2 emissary-octopus-2 rhino-programmer-2"
FRESH = "emissary-monkey-2 monkey-military owl-engineer"
AFTERWARDS = "emissary-monkey-2 lizard-scientist-2 owl-engineer"

ONE = "captain-monkey"
TWO = f"{ONE} monkey-botanist"
THREE = f"{TWO} rhino-engineer"
FOUR = f"{THREE} emissary-monkey-1"
FIVE = f"{FOUR} robot-4"
SIX = f"{FIVE} emissary-monkey-2"

DEALT = "monkey-botanist emissary-monkey-1 emissary-rhino-1"
LINKS = f"{DEALT} rhino-engineer"
FULL = f"{LINKS} robot-4"
REST = "robot-4 emissary-lizard-1"
READY = "bear-engineer-2 monkey-military"

PREPARED = (
    # Land, and draw card by card: the first from the pool, the second unseen.
    PreparedDecision("land", 1, steps.UseShip, ONE, DEALT, "land 1-left"),
    PreparedDecision("pool", 1, steps.Draw, ONE, DEALT, "draw middle", POOL),
    PreparedDecision("pile", 1, steps.Draw, ONE, LINKS, "draw pile", STALE),
    PreparedDecision("over", 1, steps.EndTurn, ONE, FULL, "end"),
    # A chain of three cards, the example of the rulebook. Four crew cards turn up planet 3.
    PreparedDecision("chance", 2, steps.UseShip, ONE, FULL, "land 1-right"),
    PreparedDecision("chain", 2, steps.PutIntoPlay, ONE, FULL, "play monkey-botanist"),
    PreparedDecision(
        "link", 2, steps.PutIntoPlay, TWO, "emissary-monkey-1 emissary-rhino-1 rhino-engineer robot-4", "play rhino-engineer"
    ),
    PreparedDecision(
        "price", 2, steps.UseAbility, THREE, "emissary-monkey-1 emissary-rhino-1 robot-4", "discard emissary-rhino-1"
    ),
    PreparedDecision("third", 2, steps.PutIntoPlay, THREE, "emissary-monkey-1 robot-4", "play emissary-monkey-1"),
    PreparedDecision("gift", 2, steps.UseAbility, FOUR, "robot-4", "use"),
    PreparedDecision("one", 2, steps.Draw, FOUR, "robot-4", "draw pile", STALE),
    PreparedDecision("horizon", 2, steps.EndTurn, FOUR, REST, "end"),
    # Explore, to put a veteran into play; draw, refresh the pool, draw again.
    PreparedDecision("explore", 3, steps.UseShip, FOUR, REST, "explore 1-left"),
    PreparedDecision("either", 3, steps.TakeAction, FOUR, REST, "take play-any"),
    PreparedDecision("veteran", 3, steps.PutIntoPlay, FOUR, REST, "play robot-4"),
    PreparedDecision("square", 3, steps.Draw, FIVE, "emissary-lizard-1", "draw pile", STALE),
    PreparedDecision(
        "refresh", 3, steps.Draw, FIVE, "emissary-lizard-1 bear-engineer-2", "refresh emissary-lizard-1", STALE
    ),
    PreparedDecision("fresh", 3, steps.Draw, FIVE, "bear-engineer-2", "draw middle", FRESH),
    PreparedDecision("done", 3, steps.EndTurn, FIVE, READY, "end"),
    # Land for a price, and draw a card straight into play. Six crew cards turn up planet 6.
    PreparedDecision("condition", 4, steps.UseShip, FIVE, READY, "land 3-right, discard bear-engineer-2", AFTERWARDS),
    PreparedDecision("straight", 4, steps.DrawIntoPlay, FIVE, "monkey-military", "draw left", AFTERWARDS),
    PreparedDecision("gift", 4, steps.UseAbility, SIX, "monkey-military", "use"),
    PreparedDecision("one", 4, steps.Draw, SIX, "monkey-military", "draw pile"),
    PreparedDecision("onwards", 4, steps.EndTurn, SIX, "monkey-military octopus-scientist", "end"),
)
"""The questions to a learner who follows the advice, in order."""

PARTNER = {
    1: "land 1-right, play robot-2, end",
    2: "land 1-left, draw pile, end",
    3: "explore 1-right, take draw-3, draw pile, end",
    4: "explore 1-left, take play-any, play robot-7, end",
}
"""The moves of the partner in each turn, as far as they are legal."""

DRAWN = (
    "emissary-octopus-2 robot-4",
    "emissary-lizard-1",
    "owl-pilot-2 bear-scientist",
    "bear-engineer-2 emissary-monkey-2 monkey-military owl-engineer lizard-scientist-2",
    "bear-military rhino-pilot octopus-military",
    "lizard-botanist octopus-scientist",
)
"""What comes off the draw pile, into hands or the pool, turn by turn: the learner's first and second, the partner's second,
the learner's third, and so on."""
PILES: Mapping[str, Sequence[str]] = {
    "captains": ["captain-monkey", "captain-owl"],
    "planets-three": ["planet-3-1"],
    "planets-six": ["planet-6-2"],
    "planets-nine": ["planet-9-1"],
    "pile": " ".join([POOL, DEALT, "robot-2 robot-7 lizard-pilot", *DRAWN]).split(),
    "seats": ["0"],
}
"""How the piles are stacked: first the pool, then the hands, then what is drawn. The learner begins."""


def prepared_question(view: WildSpaceView, choice: Choice[Any]) -> PreparedDecision | None:
    """Return the prepared question, if the current one came as prepared."""
    if view.viewer != LEARNER:
        return None
    return next(
        (one for one in PREPARED if _is_as_prepared(one, view) and find_scripted_move(one.moves, choice, view.picks)), None
    )


def _is_as_prepared(one: PreparedDecision, view: WildSpaceView) -> bool:
    """Does the learner see the prepared cards?"""
    if (one.turn, one.step) != (view.round, type(view.agenda[0])):
        return False
    pool = tuple(card for card in view.pool if card is not None)
    places = ((one.crew, view.crew(LEARNER)), (one.hand, view.hand), (one.pool or None, pool))
    return all(meant is None or set(meant.split()) == set(view.game.catalogue.spell(cards)) for meant, cards in places)
