"""The view of Wild Realms Alliance: what a viewer may know, in the words of the game."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from wildtable.engine.cards import Card, Cards, Seat
from wildtable.engine.knowledge.view import View
from wildtable.engine.lazy import lazy_property
from wildtable.games.wild_realms_alliance.cards import ANIMAL_CARDS, COLLECTOR, FIGHTER
from wildtable.games.wild_realms_alliance.state import (
    CENTRE,
    COLLECTORS,
    FIGHTERS,
    HANDS,
    JOINED,
    KEPT,
    LEADERS,
    LOOKED_AT,
    LYING,
    RECRUITS,
    TUCKED,
)

if TYPE_CHECKING:
    from wildtable.games.wild_realms_alliance.game import WildRealmsAlliance


class WildRealmsView(View):
    """Names for the zones of the allow-list; adds nothing to what they show."""

    game: WildRealmsAlliance

    def name(self, card: Card) -> str:
        """The name of a card, as moves and pages use it."""
        return self.game.catalogue.names[card]

    @lazy_property
    def hand(self) -> Cards:
        """The cards to choose from in the draft."""
        return tuple(card for hands in HANDS.values() for card in self.cards(hands[self.me]))

    @property
    def kept(self) -> Cards:
        """The viewer's drafted animals before they have roles."""
        return self.cards(KEPT[self.me])

    @property
    def looked_at(self) -> Cards:
        """The cards the viewer looks at, to choose from."""
        return self.cards(LOOKED_AT[self.me])

    @property
    def recruits(self) -> Cards:
        """The viewer's own cards drawn into the alliance."""
        return self.cards(RECRUITS[self.me])

    def recruits_of(self, seat: Seat) -> int:
        """How many cards a seat has drawn."""
        return self.counts[RECRUITS[seat]]

    def leader(self, seat: Seat) -> Card | None:
        """A seat's Leader, if it is there."""
        return next(iter(self.cards(LEADERS[seat])), None)

    def fighter(self, seat: Seat) -> Card | None:
        """A seat's Fighter, as far as the viewer may see it."""
        return self._animal(FIGHTER, seat)

    def collector(self, seat: Seat) -> Card | None:
        """A seat's Collector, as far as the viewer may see it."""
        return self._animal(COLLECTOR, seat)

    def _animal(self, role: str, seat: Seat) -> Card | None:
        hidden, open_ = (zones[seat] for zones in LYING[role])
        cards = self.cards(hidden) if seat == self.viewer else ()
        return next(iter(cards + self.cards(open_)), None)

    def tucked(self, seat: Seat) -> Cards:
        """The animal tucked under a seat's Leader."""
        return self.cards(TUCKED[seat])

    def joined(self, seat: Seat) -> Cards:
        """The recruits a seat has kept."""
        return self.cards(JOINED[seat])

    def open_animals(self, seat: Seat) -> Cards:
        """A seat's face-up animals, without the tucked one."""
        return tuple(card for zone in (LEADERS, FIGHTERS, COLLECTORS, JOINED) for card in self.cards(zone[seat]))

    @lazy_property
    def unseen(self) -> Cards:
        """The animals in zones hidden from the viewer: any of them may be drawn."""
        seen = {*chain.from_iterable(filter(None, self.shown))}
        return tuple([card for card in ANIMAL_CARDS if card not in seen])

    @property
    def centre_size(self) -> int:
        """How many cards lie in the centre."""
        return self.counts[CENTRE]

    def has(self, role: str, seat: Seat) -> bool:
        """Is there an animal in this role, hidden or revealed?"""
        return any(self.counts[zones[seat]] for zones in LYING[role])

    def fights(self, seat: Seat) -> bool:
        """Has this seat a Fighter that takes part in the battle?"""
        return self.counts[FIGHTERS[seat]] > 0 and not self.abstaining[seat]

    @property
    def start(self) -> Seat:
        """The start player."""
        return self._number("start")

    @property
    def bonus(self) -> tuple[int, ...]:
        """What is added to the strength of each seat's Fighter."""
        return self._numbers("bonus")

    @property
    def abstaining(self) -> tuple[int, ...]:
        """For each seat 1 if its Fighter abstains from the battle, else 0."""
        return self._numbers("abstaining")

    @property
    def reversed(self) -> bool:
        """Does the weakest Fighter win?"""
        return self._number("reversed") % 2 == 1

    @property
    def won(self) -> tuple[Seat, ...]:
        """The seat that won the battle; empty if none did."""
        return self._numbers("won")

    @property
    def lost(self) -> tuple[Seat, ...]:
        """The seat that lost the battle; empty if none did."""
        return self._numbers("lost")

    @property
    def endgame(self) -> tuple[int, ...]:
        """The endgame points each seat has got so far."""
        return self._numbers("endgame")

    def used(self, role: str, seat: Seat) -> int:
        """Which ability a Leader or a Collector uses: 1, 2, or 0 as long as that is not settled."""
        return self._numbers("uses")[seat + (role == COLLECTOR) * self.seats]
