"""The state of Wild Space: its zones and its facts."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING

from wildtable.engine.cards import Card, Cards, Seat
from wildtable.engine.facts import SEATS, Fact
from wildtable.engine.options import Option
from wildtable.engine.state import State
from wildtable.engine.zones import Layout, Visibility, row
from wildtable.games.wild_space.cards import (
    CATEGORIES,
    DISCARD,
    HAVE,
    MOST_SQUARES,
    NEEDS,
    PLACES,
    SECTORS,
    SIDES,
    SPOTS,
    STACKS,
    Condition,
    CrewCard,
    Sector,
    place_of,
)

if TYPE_CHECKING:
    from wildtable.games.wild_space.game import WildSpace

LAYOUT = Layout(seats=5)
CREW = ("crew",)
"""What zones hold: families of the catalogue."""
HOSTILE_PLANETS = tuple(f"hostile-{category}" for category in CATEGORIES)

PILE = LAYOUT.one("pile", Visibility.NOBODY, holds=CREW, sorts=False)
DISCARDS = LAYOUT.one("discard", Visibility.ALL, holds=CREW, sorts=False)
POOL = LAYOUT.row("pool", Visibility.ALL, len(SPOTS), holds=CREW)
PLANETS = tuple(
    LAYOUT.one(f"planet-{place}", Visibility.ALL, holds=(f"planet-{stack}",))
    for place, stack in zip(PLACES, ("start", *STACKS), strict=True)
)
"""The planets that lie face up, in their row."""
FACE_DOWN = {
    number: LAYOUT.one(f"face-down-{stack}", Visibility.NOBODY, holds=(f"planet-{stack}",))
    for stack, (number, _) in STACKS.items()
    if number
}
"""The others, by their number."""
HANDS = LAYOUT.per_seat("hand", Visibility.OWNER, holds=CREW)
CREWS = LAYOUT.per_seat("crew", Visibility.ALL, holds=("captain", *CREW))
"""The captain comes first, as captains sort before all other crew cards."""
HOSTILE = LAYOUT.row("hostile", Visibility.ALL, 2, holds=HOSTILE_PLANETS)
HOSTILE_PILES = {
    category: LAYOUT.one(f"hostile-pile-{category}", Visibility.NOBODY, holds=(f"hostile-{category}",), sorts=False)
    for category in CATEGORIES
}
"""The hostile planets to come. How many of each category there are is known to all; `hostile_back` is the next one's."""
EXPLORED = LAYOUT.one("explored", Visibility.ALL, holds=HOSTILE_PLANETS)
"""The hostile planets that are set aside."""
CAPTAINS = LAYOUT.one("captains", Visibility.NOBODY, holds=("captain",), sorts=False, boxed=True)
PLANET_STACKS = {
    number: LAYOUT.one(
        f"planets-{stack}",
        Visibility.NOBODY if number else Visibility.ALL,
        holds=(f"planet-{stack}",),
        sorts=False,
        boxed=True,
    )
    for stack, (number, _) in STACKS.items()
}
HOSTILE_STACKS = {
    category: LAYOUT.one(f"hostile-{category}", Visibility.NOBODY, holds=(f"hostile-{category}",), sorts=False, boxed=True)
    for category in CATEGORIES
}
"""Cards that are not dealt from these last three zones stay there, out of the game."""

POOL_ROW = row(POOL)

SHIPS = 5
TURNS = 10
CREW_CARDS = 102
"""All crew cards but the captains."""
HAND = 3
FREE, LANDED, DONE = range(3)
"""What a seat has on a sector: no spaceship, one on the bottom, one that has explored."""


class WildSpaceState(State):
    """A position of Wild Space: besides the cards, the turn, the spaceships and the veteran tokens.

    `ships` has ten sectors for each seat, one seat after the other. `hostile_ships` says which of the two open hostile
    planets has one of the Smuggler's; `hostile_back` is the category on the back of the next one, counted from 1, or 0 if
    there is none. `used` are the cards whose ability was used this turn.
    """

    FACTS = (
        Fact("first", of="seat"),
        Fact("turn", most=LAYOUT.seats * TURNS),
        Fact("ships", shape=(SEATS, len(SECTORS)), most=DONE),
        Fact("tokens", shape=(SEATS,), most=MOST_SQUARES),
        Fact("used", of="card", upto=CREW_CARDS),
        Fact("hostile_ships", shape=(len(HOSTILE),), most=1),
        Fact("hostile_back", most=len(CATEGORIES)),
    )
    __slots__ = ("first", "hostile_back", "hostile_ships", "ships", "tokens", "turn", "used")
    game: WildSpace

    def __init__(self, game: WildSpace, seats: int, options: Mapping[str, Option], seed: bytes) -> None:
        super().__init__(game, seats, options, seed)
        self.first: Seat = 0
        self.turn = 0
        self.ships: tuple[int, ...] = (FREE,) * (len(SECTORS) * seats)
        self.tokens: tuple[int, ...] = (0,) * seats
        self.used: Cards = ()
        self.hostile_ships: tuple[int, ...] = (0,) * len(HOSTILE)
        self.hostile_back = 0

    @property
    def smuggler(self) -> Seat | None:
        """The seat of the virtual player, if it plays."""
        return self.seats - 1 if self.options["solo"] else None

    # Turns

    @property
    def active(self) -> Seat:
        """Whose turn it is."""
        return (self.first + self.turn) % self.seats

    def turns_left(self, seat: Seat) -> int:
        """How many turns a seat still has, the present one included."""
        return TURNS + ((seat - self.first) % self.seats - self.turn) // self.seats

    # Planets and spaceships

    def sector(self, sector: int) -> Sector:
        """A sector of a planet that lies face up."""
        (planet,) = self.zones[PLANETS[place_of(sector)]]
        return self.game.figures.planets[planet].sectors[sector % len(SIDES)]

    def ships_of(self, seat: Seat) -> tuple[int, ...]:
        """What a seat has on each sector."""
        start = seat * len(SECTORS)
        return self.ships[start : start + len(SECTORS)]

    def put_ship(self, seat: Seat, sector: int, where: int) -> None:
        place = seat * len(SECTORS) + sector
        self.ships = (*self.ships[:place], where, *self.ships[place + 1 :])

    def ships_left(self, seat: Seat) -> int:
        """How many spaceships a seat can still land."""
        return SHIPS - len(SECTORS) + self.ships_of(seat).count(FREE)

    def bar(self, seat: Seat, sector: int) -> str:
        """Return why a seat cannot land on a sector, judged by public facts; its conditions are checked elsewhere."""
        place = place_of(sector)
        if not self.zones[PLANETS[place]]:
            return "face-down"
        if self.ships_of(seat)[sector] != FREE:
            return "sector-taken"
        if not self.ships_left(seat):
            return "no-ship-left"
        return "crew-too-small" if self.crew_size(seat) < NEEDS[place] else ""

    def possible_turns(self, seat: Seat) -> int:
        """How many more turns a seat can use if its crew stays as it is."""
        open_sectors = sum(not self.bar(seat, sector) for sector in range(len(SECTORS)))
        return self.ships_of(seat).count(LANDED) + 2 * min(self.ships_left(seat), open_sectors)

    # Crews

    def crew_size(self, seat: Seat) -> int:
        return len(self.zones[CREWS[seat]])

    def printed(self, card: Card) -> CrewCard:
        return self.game.figures.crew[card]

    def captain(self, seat: Seat) -> CrewCard:
        return self.printed(self.zones[CREWS[seat]][0])

    def advance(self, seat: Seat) -> bool:
        """Move the veteran token one square; False where it is at the end of the track."""
        if self.tokens[seat] == len(self.captain(seat).track):
            return False
        self.tokens = (*self.tokens[:seat], self.tokens[seat] + 1, *self.tokens[seat + 1 :])
        return True

    # Conditions

    def payable(self, seat: Seat, condition: Condition) -> Cards:
        """The cards that a seat may discard or remove for a condition: any card of the crew but the captain."""
        if condition.effect == DISCARD:
            return self.game.figures.fits(self.zones[HANDS[seat]], condition.what)
        return self.zones[CREWS[seat]][1:]

    def fulfils(self, seat: Seat, condition: Condition, by: Card | None = None) -> bool:
        """Can a seat fulfil a condition? `by`, the card with the condition, is not one that it must have already."""
        if condition.effect == HAVE:
            matching = self.game.figures.matching[condition.what]
            return any(card in matching and card != by for card in self.zones[CREWS[seat]])
        return len(self.payable(seat, condition)) >= condition.amount

    def may_fulfil(self, seat: Seat, condition: Condition, by: Card | None = None) -> bool:
        """Could a seat fulfil a condition, judged by public facts? Of a hand only the size is public."""
        if condition.effect == DISCARD:
            return len(self.zones[HANDS[seat]]) >= condition.amount
        return self.fulfils(seat, condition, by)
