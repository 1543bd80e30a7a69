"""What lies where: a prize pile, the prizes on offer, and each seat's hand, bids and prizes."""

from __future__ import annotations

from wildtable.engine.cards import Card, Catalogue
from wildtable.engine.facts import SEATS, Fact
from wildtable.engine.files.deck import Figures
from wildtable.engine.state import State
from wildtable.engine.zones import Layout, Visibility

MOST_SEATS = 5
VALUES = range(1, 14)
ROUNDS = len(VALUES)
CATALOGUE = Catalogue([("bid", [f"spade-{value}" for value in VALUES]), ("prize", [f"diamond-{value}" for value in VALUES])])
BID_CARDS = CATALOGUE.cards(f"spade-{value}" for value in VALUES)
PRIZE_CARDS = CATALOGUE.cards(f"diamond-{value}" for value in VALUES)

LAYOUT = Layout(MOST_SEATS)
PILE = LAYOUT.one("pile", Visibility.NOBODY, holds=("prize",), sorts=False)
PRIZES = LAYOUT.one("prizes", Visibility.ALL, holds=("prize",))
DISCARD = LAYOUT.one("discard", Visibility.ALL)
HANDS = LAYOUT.per_seat("hand", Visibility.OWNER, holds=("bid",))
BIDS = LAYOUT.per_seat("bid", Visibility.ALL, holds=("bid",), sorts=False)
WON = LAYOUT.per_seat("won", Visibility.ALL, holds=("prize",))


def value(card: Card) -> int:
    """Return the number on a card: an ace counts 1, a king 13."""
    return VALUES[card % ROUNDS]


class GoofspielFigures(Figures):
    """The cards, which are always the same."""

    catalogue = CATALOGUE


class GoofspielState(State):
    """The round, and the points of each seat."""

    FACTS = (Fact("round", most=ROUNDS), Fact("points", most=sum(VALUES), shape=(SEATS,)))
    __slots__ = ("points", "round")
    round: int
    points: tuple[int, ...]

    def __init__(self, *args: object) -> None:
        super().__init__(*args)  # type: ignore[arg-type]
        self.round = 0
        self.points = (0,) * self.seats
