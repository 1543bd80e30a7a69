"""The deal of the guided first game: six rounds, each prepared for one idea, and the moves of all seats in them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from wildtable.engine.steps import AnyStep
from wildtable.games.wild_cards import steps
from wildtable.games.wild_cards.view import WildCardsView


@dataclass(frozen=True)
class PreparedRound:
    """A prepared round: its display, the learner's collection and hand when it begins, the moves of each seat as far as
    they are legal, and the steps with a prepared lesson."""

    display: str
    collection: str
    hand: str
    moves: tuple[str, str, str]
    lessons: tuple[type[AnyStep], ...]


PREPARED = (
    PreparedRound(
        "peacock meerkat",
        "",
        "forest-2 forest-3 forest-4 savannah-3 mountain-1 mountain-3 mountain-4",
        (
            "bid forest-2, take peacock, pay forest-4",
            "bid savannah-1, take meerkat",
            "bid refill, discard savannah-4, discard savannah-4, discard mountain-4, done",
        ),
        (steps.PlaceBids, steps.TakeOrPass, steps.Pay),
    ),
    PreparedRound(
        "squirrel ibex",
        "peacock",
        "forest-3 savannah-3 mountain-1 mountain-3 mountain-4",
        (
            "bid savannah-3, take squirrel, pay mountain-4, pay forest-3",
            "bid mountain-2, take ibex, pay forest-4, take-back",
            "bid forest-1",
        ),
        (steps.PlaceBids, steps.TakeOrPass, steps.Pay),
    ),
    PreparedRound(
        "meerkat ibex",
        "peacock squirrel",
        "mountain-1 mountain-3",
        (
            "bid refill, discard mountain-3, done",
            "bid mountain-1, take meerkat",
            "bid mountain-2, take ibex, pay savannah-3, take-back",
        ),
        (steps.PlaceBids, steps.Refill),
    ),
    PreparedRound(
        "eagle lion",
        "peacock squirrel",
        "forest-1 forest-1 forest-2 forest-3 savannah-4 mountain-1 mountain-1 mountain-2 mountain-2 wild-2",
        (
            "bid mountain-2, pay mountain-2, take eagle",
            "bid savannah-2, pay forest-2, take eagle, take lion",
            "bid savannah-1",
        ),
        (steps.PlaceBids, steps.LayPayments, steps.TakeOrPass),
    ),
    PreparedRound(
        "squirrel peacock",
        "peacock squirrel eagle",
        "forest-1 forest-1 forest-2 forest-3 savannah-4 mountain-1 mountain-1 wild-2",
        (
            "bid forest-1, bid forest-3, choose forest-1, take peacock",
            "bid refill, pass, discard savannah-3, done",
            "bid forest-4, take squirrel, pay mountain-3, pay mountain-3, pay forest-3, take-back",
        ),
        (steps.PlaceBids, steps.ChooseBid, steps.TakeOrPass),
    ),
    PreparedRound(
        "meerkat meerkat",
        "peacock peacock squirrel eagle",
        "forest-1 forest-2 forest-3 savannah-4 mountain-1 mountain-1 wild-2",
        (
            "bid forest-1, done, pass",
            "bid savannah-2, take meerkat, pay forest-2",
            "bid refill, discard forest-4, done",
        ),
        (steps.PlaceBids, steps.TakeOrPass),
    ),
)
WHAT_FOLLOWS = "squirrel ibex"
"""The next display: the leader lost in the fifth round can be won back."""
PARTNERS_HANDS = (
    "forest-2 forest-4 savannah-1 savannah-2 savannah-3 mountain-1 mountain-2",
    "forest-1 savannah-2 savannah-3 savannah-4 savannah-4 mountain-2 mountain-4",
)
DRAWN = (
    "forest-4 savannah-1 mountain-3",
    "forest-3 mountain-3",
    "mountain-2 mountain-2 forest-1 forest-1 forest-2 forest-3 mountain-1 savannah-4 wild-2",
    "savannah-1 wild-3",
    "savannah-2 savannah-2 savannah-1 forest-2 mountain-4 wild-1",
)
"""What is drawn from the habitat pile, in this order: by seat 2, 2, 0, 2 and 1."""
PILES: Mapping[str, Sequence[str]] = {
    "animals": " ".join([*(one.display for one in PREPARED), WHAT_FOLLOWS]).split(),
    "habitats": " ".join([PREPARED[0].hand, *PARTNERS_HANDS, *DRAWN]).split(),
    "seats": ["2"],
}
"""How the piles are stacked. Seat 2 holds the talisman, so that the learner comes next after it."""


def prepared_round(view: WildCardsView) -> PreparedRound | None:
    """The round being played, if it is one of those prepared."""
    number = round_of(view)
    return PREPARED[number - 1] if number <= len(PREPARED) else None


def round_of(view: WildCardsView) -> int:
    number = view.facts["round"]
    assert isinstance(number, int)
    return number
