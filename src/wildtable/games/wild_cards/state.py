"""The state of Wild Cards: its zones and its facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from wildtable.engine.cards import Card, Cards, Seat
from wildtable.engine.facts import SEATS, Fact
from wildtable.engine.options import Option
from wildtable.engine.state import State
from wildtable.engine.zones import Layout, Visibility, row
from wildtable.games.wild_cards.cards import ANIMALS, LEADER, REFILL, TALISMAN, VALUE, habitats_in

if TYPE_CHECKING:
    from wildtable.games.wild_cards.game import WildCards

LAYOUT = Layout(seats=5)
HABITAT, ANIMAL = ("habitat",), ("animal",)
"""What zones hold: families of the catalogue."""
PLAYED = (*HABITAT, "refill")

HABITAT_PILE = LAYOUT.one("habitats", Visibility.NOBODY, sorts=False, holds=HABITAT)
DISCARD = LAYOUT.one("discard", Visibility.ALL, sorts=False, holds=HABITAT)
ANIMAL_PILE = LAYOUT.one("animals", Visibility.NOBODY, sorts=False, holds=ANIMAL)
DISPLAY = LAYOUT.row("display", Visibility.ALL, 4, holds=ANIMAL)
REMOVED = LAYOUT.one("removed", Visibility.NOBODY, holds=ANIMAL)
OUT = LAYOUT.one("out", Visibility.ALL, sorts=False, holds=ANIMAL)
SUPPLY = LAYOUT.one("supply", Visibility.ALL, holds=("leader", "talisman"))
REFILLS = LAYOUT.one("refills", Visibility.ALL, holds=("refill",))
HANDS = LAYOUT.per_seat("hand", Visibility.OWNER, holds=PLAYED)
FACE_DOWN = LAYOUT.per_seat("face-down", Visibility.OWNER, places=HANDS, holds=PLAYED)
BIDS = LAYOUT.per_seat("bid", Visibility.ALL, sorts=False, holds=PLAYED)
PAYMENTS = LAYOUT.per_seat("payment", Visibility.ALL, holds=HABITAT)
TIE_CARDS = LAYOUT.per_seat("tie-cards", Visibility.ALL, sorts=False, holds=HABITAT)
COLLECTIONS = LAYOUT.per_seat("collection", Visibility.ALL, holds=ANIMAL)
LEADERS = LAYOUT.per_seat("leaders", Visibility.ALL, holds=("leader",))
TALISMANS = LAYOUT.per_seat("talisman", Visibility.ALL, sorts=False, holds=("talisman",))
COMPARED = LAYOUT.one("compared", Visibility.ALL, holds=HABITAT)
LEO_PILE = LAYOUT.one("leo", Visibility.NOBODY, sorts=False, holds=PLAYED)

HAND_ROW, BID_ROW, COLLECTION_ROW, LEADER_ROW, TALISMAN_ROW = map(row, (HANDS, BIDS, COLLECTIONS, LEADERS, TALISMANS))
DISPLAY_ROW = row(DISPLAY)

SPENT = tuple(zone for pair in zip(BIDS, PAYMENTS, strict=True) for zone in pair)
"""The zones that are discarded after a round, seat by seat."""

HAND_LIMIT = 10
MOST_ANIMALS = 42
"""All animals of a deck: each brings two points in tokens at most."""

Display = tuple[Cards, ...]
"""The cards at each place, counted from the pile: one animal, or none."""


class WildCardsState(State):
    """A position of Wild Cards: besides the cards, the number of the round and the points each seat has in tokens."""

    FACTS = (Fact("round", most=14), Fact("tokens", shape=(SEATS,), most=2 * MOST_ANIMALS))
    __slots__ = ("round", "tokens")
    game: WildCards

    def __init__(self, game: WildCards, seats: int, options: Mapping[str, Option], seed: bytes) -> None:
        super().__init__(game, seats, options, seed)
        self.round = 0
        self.tokens: tuple[int, ...] = (0,) * seats

    @property
    def leo(self) -> Seat | None:
        """The seat of the virtual player, if there is one."""
        return self.seats - 1 if self.options["leo"] else None

    @property
    def display_size(self) -> int:
        return self.seats - 1

    @property
    def talisman(self) -> Seat | None:
        """The seat that holds the talisman; in 2020 there is none."""
        places = self.zones[TALISMAN_ROW]
        return places.index((TALISMAN,)) if (TALISMAN,) in places else None

    @property
    def removed_seen(self) -> Cards:
        """The animals removed face up before play: one of each species at three seats, unless the option is off."""
        return ANIMALS if self.seats == 3 and self.options["one_of_each"] else ()

    @property
    def removed_unseen(self) -> int:
        """How many animals are removed unseen before play: 14, 6 or 2 at 3, 4 or 5 seats, less those removed face up."""
        return {3: 14, 4: 6, 5: 2}[self.seats] - len(self.removed_seen)

    def display(self) -> Display:
        return tuple(self.zones[DISPLAY_ROW])

    def displayed(self) -> tuple[tuple[int, Card], ...]:
        """The animals in the display with their places, counted from the pile; the nearest first."""
        return tuple([(place, cards[0]) for place, cards in enumerate(self.zones[DISPLAY_ROW], 1) if cards])

    def bid(self, seat: Seat) -> Card | None:
        """The revealed bid of a seat, until it is taken back or discarded."""
        bid = self.zones[BIDS[seat]]
        return bid[0] if bid else None

    def bid_refill(self, seat: Seat) -> bool:
        return self.bid(seat) == REFILL

    def price(self, seat: Seat) -> int:
        """How many further cards the bid of this seat costs: its value minus one."""
        bid = self.zones[BIDS[seat]]
        return VALUE[bid[0]] - 1 if bid else 0

    def owes(self, seat: Seat) -> bool:
        """Does this seat still have to pay for its bid?"""
        return self.price(seat) > len(self.zones[PAYMENTS[seat]])

    def can_pay(self, seat: Seat) -> bool:
        """Has this seat laid its payment, or the cards to do so?"""
        zones, price = self.zones, self.price(seat)
        return price <= len(zones[PAYMENTS[seat]]) or price <= len(habitats_in(zones[HANDS[seat]]))

    def owns(self, seat: Seat, animal: Card) -> bool:
        """Does this seat own the leader of that species?"""
        return LEADER[animal] in self.zones[LEADERS[seat]]

    def owner(self, animal: Card) -> Seat | None:
        leader = LEADER[animal]
        for seat, leaders in enumerate(self.zones[LEADER_ROW]):
            if leader in leaders:
                return seat
        return None

    def has(self, seat: Seat, animal: Card) -> int:
        """How many of a species are in a seat's collection."""
        return self.zones[COLLECTIONS[seat]].count(animal)

    def species_of(self, seat: Seat) -> list[Card]:
        """The species in a seat's collection."""
        return [animal for animal in ANIMALS if animal in self[COLLECTIONS[seat]]]

    @property
    def last_round(self) -> bool:
        """Are there too few animals left for another display?"""
        return len(self.zones[ANIMAL_PILE]) < self.display_size
