"""The view of Wild Cards: what a viewer may know, in the words of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildtable.engine.cards import Card, Cards, Seat
from wildtable.engine.knowledge.view import View
from wildtable.engine.lazy import lazy_property
from wildtable.games.wild_cards.cards import LEADER
from wildtable.games.wild_cards.state import (
    ANIMAL_PILE,
    BID_ROW,
    COLLECTION_ROW,
    DISPLAY_ROW,
    FACE_DOWN,
    HABITAT_PILE,
    HANDS,
    LEADER_ROW,
    PAYMENTS,
    TALISMANS,
)

if TYPE_CHECKING:
    from wildtable.games.wild_cards.game import WildCards


class WildCardsView(View):
    """Names for the zones of the allow-list; adds nothing to what they show."""

    game: WildCards

    @lazy_property
    def hand(self) -> Cards:
        """The viewer's own cards, those placed face down included."""
        return tuple(sorted(self.cards(HANDS[self.me]) + self.cards(FACE_DOWN[self.me])))

    def hand_size(self, seat: Seat) -> int:
        """The hand size, refill card included, so that it never betrays a refill bid."""
        return self.counts[HANDS[seat]]

    @lazy_property
    def display(self) -> dict[int, Card]:
        """The animals by place, counted from the pile."""
        return {place: cards[0] for place, cards in enumerate(self.shown[DISPLAY_ROW], 1) if cards}

    @lazy_property
    def collections(self) -> tuple[Cards, ...]:
        """The animals of each seat."""
        return tuple([cards or () for cards in self.shown[COLLECTION_ROW][: self.seats]])

    @lazy_property
    def leaders(self) -> dict[Card, Seat]:
        """Who owns which species' leader."""
        owners = {card: seat for seat, cards in enumerate(self.shown[LEADER_ROW]) for card in cards or ()}
        return {animal: owners[leader] for animal, leader in LEADER.items() if leader in owners}

    @lazy_property
    def bids(self) -> tuple[Card | None, ...]:
        """The revealed bids by seat."""
        return tuple([cards[0] if cards else None for cards in self.shown[BID_ROW][: self.seats]])

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
