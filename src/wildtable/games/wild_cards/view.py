"""The view of Wild Cards: what a viewer may know, in the words of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildtable.engine.cards import Card, Cards, Seat
from wildtable.engine.knowledge.view import View
from wildtable.engine.lazy import lazy_property
from wildtable.games.wild_cards.cards import ANIMALS, leader_of
from wildtable.games.wild_cards.state import (
    ANIMAL_PILE,
    BIDS,
    COLLECTIONS,
    DISPLAY,
    FACE_DOWN,
    HABITAT_PILE,
    HANDS,
    LEADERS,
    PAYMENTS,
    TALISMANS,
)

if TYPE_CHECKING:
    from wildtable.games.wild_cards.game import WildCards


class WildCardsView(View):
    """Names for the zones of the allow-list; adds nothing to what they show."""

    game: WildCards

    @property
    def hand(self) -> Cards:
        """The viewer's own cards, those placed face down included."""
        return tuple(sorted(self.cards(HANDS[self.me]) + self.cards(FACE_DOWN[self.me])))

    def hand_size(self, seat: Seat) -> int:
        """The hand size, refill card included, so that it never betrays a refill bid."""
        return self.counts[HANDS[seat]]

    @lazy_property
    def display(self) -> dict[int, Card]:
        """The animals by place, counted from the pile."""
        return {place: self.cards(zone)[0] for place, zone in enumerate(DISPLAY, 1) if self.cards(zone)}

    @lazy_property
    def collections(self) -> tuple[Cards, ...]:
        """The animals of each seat."""
        return tuple(self.cards(zone) for zone in COLLECTIONS[: self.seats])

    @lazy_property
    def leaders(self) -> dict[Card, Seat]:
        """Who owns which species' leader."""
        owners = {card: seat for seat in range(self.seats) for card in self.cards(LEADERS[seat])}
        return {animal: owners[leader_of(animal)] for animal in ANIMALS if leader_of(animal) in owners}

    @lazy_property
    def bids(self) -> tuple[Card | None, ...]:
        """The revealed bids by seat."""
        return tuple((self.cards(zone) or (None,))[0] for zone in BIDS[: self.seats])

    def payment(self, seat: Seat) -> Cards:
        """The cards a seat has laid as payment."""
        return self.cards(PAYMENTS[seat])

    @property
    def tokens(self) -> tuple[int, ...]:
        """The points each seat has in tokens."""
        return self._numbers("tokens")

    @property
    def talisman(self) -> Seat | None:
        """Who has the talisman."""
        return next((seat for seat in self.people if self.cards(TALISMANS[seat])), None)

    @property
    def rounds_left(self) -> int:
        """How many displays the animal pile still holds."""
        return self.counts[ANIMAL_PILE] // (self.seats - 1)

    @property
    def pile_size(self) -> int:
        """How many habitat cards the pile holds."""
        return self.counts[HABITAT_PILE]
