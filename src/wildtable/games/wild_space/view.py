"""The view of Wild Space: what a viewer may know, in the words of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildtable.engine.cards import Card, Cards, Seat
from wildtable.engine.knowledge.view import View
from wildtable.engine.lazy import lazy_property
from wildtable.games.wild_space.cards import CATEGORIES, SECTORS, SIDES, CrewCard, Sector, place_of
from wildtable.games.wild_space.scoring import Accounts
from wildtable.games.wild_space.state import (
    CREWS,
    DISCARDS,
    EXPLORED,
    FREE,
    HANDS,
    HOSTILE,
    HOSTILE_PILES,
    PILE,
    PLANETS,
    POOL,
    SHIPS,
    TURNS,
)

if TYPE_CHECKING:
    from wildtable.games.wild_space.game import WildSpace


class WildSpaceView(View):
    """Names for the zones and facts of the allow-list; adds nothing to what they show."""

    game: WildSpace

    @property
    def hand(self) -> Cards:
        """The viewer's own cards."""
        return self.cards(HANDS[self.me])

    def hand_size(self, seat: Seat) -> int:
        """How many cards a seat holds."""
        return self.counts[HANDS[seat]]

    def crew(self, seat: Seat) -> Cards:
        """The captain first."""
        return self.cards(CREWS[seat])

    def captain(self, seat: Seat) -> CrewCard:
        """The figures of a seat's captain."""
        return self.game.figures.crew[self.crew(seat)[0]]

    @lazy_property
    def accounts(self) -> Accounts:
        """All that credits depend on."""
        return Accounts.of(self)

    @lazy_property
    def pool(self) -> tuple[Card | None, ...]:
        """The card on each spot, None where there is a gap."""
        return tuple([cards[0] if (cards := self.cards(zone)) else None for zone in POOL])

    @lazy_property
    def planets(self) -> tuple[Card | None, ...]:
        """The row of planets, None where one lies face down."""
        return tuple([cards[0] if (cards := self.cards(zone)) else None for zone in PLANETS])

    @property
    def pile_size(self) -> int:
        """How many cards the pile holds."""
        return self.counts[PILE]

    @property
    def discards(self) -> Cards:
        """The discard pile, the top card last."""
        return self.cards(DISCARDS)

    # Turns and spaceships

    @property
    def first(self) -> Seat:
        """Who had the first turn."""
        return self._number("first")

    @property
    def turn(self) -> int:
        """How many turns all players together have taken."""
        return self._number("turn")

    @property
    def active(self) -> Seat:
        """Whose turn it is."""
        return (self.first + self.turn) % self.seats

    @property
    def round(self) -> int:
        """The number of the round, from 1 to 10."""
        return min(self.turn // self.seats + 1, TURNS)

    @property
    def fleets(self) -> tuple[int, ...]:
        """What all seats have on each sector, one seat after the other."""
        return self._numbers("ships")

    def ships(self, seat: Seat) -> tuple[int, ...]:
        """What a seat has on each sector: no spaceship, one that has landed, or one that has explored."""
        start = seat * len(SECTORS)
        return self.fleets[start : start + len(SECTORS)]

    def sector(self, sector: int) -> Sector:
        """A sector of a planet that lies face up."""
        planet = self.planets[place_of(sector)]
        assert planet is not None, "one lands on open planets"
        return self.game.figures.planets[planet].sectors[sector % len(SIDES)]

    def ships_left(self, seat: Seat) -> int:
        """How many spaceships a seat can still land."""
        return SHIPS - len(SECTORS) + self.ships(seat).count(FREE)

    @property
    def tokens(self) -> tuple[int, ...]:
        """The square that each veteran token has reached."""
        return self._numbers("tokens")

    @property
    def used(self) -> Cards:
        """The cards whose ability was used this turn."""
        return self._numbers("used")

    # The Smuggler

    @property
    def smuggler(self) -> Seat | None:
        """The seat of the Smuggler, if it plays."""
        return self.seats - 1 if self.options["solo"] else None

    @lazy_property
    def hostile(self) -> tuple[Card | None, ...]:
        """The two open hostile planets; None where there is none."""
        return tuple(next(iter(self.cards(zone)), None) for zone in HOSTILE)

    @property
    def hostile_ships(self) -> tuple[int, ...]:
        """On which of the two the Smuggler has landed."""
        return self._numbers("hostile_ships")

    @property
    def hostile_left(self) -> int:
        """How many hostile planets are still to be revealed."""
        return sum([self.counts[pile] for pile in HOSTILE_PILES.values()])

    @property
    def hostile_back(self) -> str:
        """The category of the next one, which its back shows; nothing if there is none."""
        back = self._number("hostile_back")
        return CATEGORIES[back - 1] if back else ""

    @property
    def explored(self) -> Cards:
        """The hostile planets set aside."""
        return self.cards(EXPLORED)
