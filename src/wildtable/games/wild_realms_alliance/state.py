"""The state of Wild Realms Alliance: its zones and its facts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from wildtable.engine.cards import Card, Cards, Seat
from wildtable.engine.facts import SEATS, Fact
from wildtable.engine.options import Option
from wildtable.engine.state import State
from wildtable.engine.zones import Layout, Visibility, Zone
from wildtable.games.wild_realms_alliance.cards import (
    ANIMAL_CARDS,
    CHANGES,
    COLLECTOR,
    ENDGAME,
    FIGHTER,
    LEADER,
    NONE,
    AnimalAbility,
)
from wildtable.games.wild_realms_alliance.scoring import Alliance

if TYPE_CHECKING:
    from wildtable.games.wild_realms_alliance.game import WildRealmsAlliance

LAYOUT = Layout(seats=4)

CENTRE = LAYOUT.one("centre", Visibility.NOBODY, sorts=False)
HANDS = {
    4: LAYOUT.per_seat("hand-of-four", Visibility.OWNER),
    3: LAYOUT.per_seat("hand-of-three", Visibility.OWNER),
    2: LAYOUT.per_seat("hand-of-two", Visibility.OWNER),
}
KEPT = LAYOUT.per_seat("kept", Visibility.OWNER)
LEADERS = LAYOUT.per_seat("leader", Visibility.ALL)
TUCKED = LAYOUT.per_seat("tucked", Visibility.ALL)
HIDDEN_FIGHTERS = LAYOUT.per_seat("hidden-fighter", Visibility.OWNER, places=KEPT)
FIGHTERS = LAYOUT.per_seat("fighter", Visibility.ALL)
HIDDEN_COLLECTORS = LAYOUT.per_seat("hidden-collector", Visibility.OWNER, places=KEPT)
COLLECTORS = LAYOUT.per_seat("collector", Visibility.ALL)
LOOKED_AT = LAYOUT.per_seat("looked-at", Visibility.OWNER, sorts=False)
RECRUITS = LAYOUT.per_seat("recruits", Visibility.OWNER)
JOINED = LAYOUT.per_seat("joined", Visibility.ALL)

LYING = {
    LEADER: (LEADERS,),
    FIGHTER: (HIDDEN_FIGHTERS, FIGHTERS),
    COLLECTOR: (HIDDEN_COLLECTORS, COLLECTORS),
}
"""The zones for the animal in a role: face down, then face up."""

ALLIANCE_SIZE = 3
MOST_BONUS = LAYOUT.seats * CHANGES[-1]
"""Each Leader changes the strength of a Fighter once at most."""
MOST_ENDGAME = 2 * CHANGES[-1] * (len(ANIMAL_CARDS) + LAYOUT.seats - 1)
"""A Leader and a Collector score for each animal at most, and those of each rival once."""


class WildRealmsState(State):
    """A position: besides the cards, the start player, the abilities in use, the battle and the points of the endgame.

    `uses` says which of its abilities each Leader uses, then each Collector: the first, the second, or 0 as long as it is
    not settled. `won` and `lost` hold one seat or none.
    """

    FACTS = (
        Fact("start", of="seat"),
        Fact("uses", shape=(2, SEATS), most=2),
        Fact("bonus", shape=(SEATS,), least=-MOST_BONUS, most=MOST_BONUS),
        Fact("abstaining", shape=(SEATS,), most=1),
        Fact("reversed", most=LAYOUT.seats),
        Fact("won", of="seat", upto=1),
        Fact("lost", of="seat", upto=1),
        Fact("endgame", shape=(SEATS,), least=-MOST_ENDGAME, most=MOST_ENDGAME),
    )
    __slots__ = ("abstaining", "bonus", "endgame", "lost", "reversed", "start", "uses", "won")
    game: WildRealmsAlliance

    def __init__(self, game: WildRealmsAlliance, seats: int, options: Mapping[str, Option], seed: bytes) -> None:
        super().__init__(game, seats, options, seed)
        self.start: Seat = 0
        self.uses: tuple[int, ...] = (0,) * (2 * seats)
        self.bonus: tuple[int, ...] = (0,) * seats
        self.abstaining: tuple[int, ...] = (0,) * seats
        self.reversed = 0
        self.won: tuple[Seat, ...] = ()
        self.lost: tuple[Seat, ...] = ()
        self.endgame: tuple[int, ...] = (0,) * seats

    # Seats

    def left_of(self, seat: Seat) -> Seat:
        return (seat + 1) % self.seats

    def clockwise(self, first: Seat) -> list[Seat]:
        return [(first + step) % self.seats for step in range(self.seats)]

    @property
    def turn_order(self) -> list[Seat]:
        """Clockwise from the start player."""
        return self.clockwise(self.start)

    @property
    def winner_first(self) -> list[Seat]:
        """Clockwise from the winner of the battle; where nobody won, from the start player."""
        return self.clockwise(*self.won or (self.start,))

    # Animals in their roles

    @property
    def centre_size(self) -> int:
        return len(self[CENTRE])

    def place(self, role: str, seat: Seat) -> Zone:
        """The zone of the animal in this role, the face-down one as long as it is hidden."""
        return next((zones[seat] for zones in LYING[role] if self[zones[seat]]), LYING[role][-1][seat])

    def has(self, role: str, seat: Seat) -> bool:
        """Is there an animal in this role, hidden or revealed?"""
        return bool(self[self.place(role, seat)])

    def fights(self, seat: Seat) -> bool:
        """Has this seat a Fighter that takes part in the battle?"""
        return bool(self[FIGHTERS[seat]]) and not self.abstaining[seat]

    def animals(self, seat: Seat) -> Cards:
        """The animals of which the final three are chosen; afterwards the three."""
        zones = (LEADERS, FIGHTERS, COLLECTORS, JOINED, RECRUITS)
        return tuple(card for zone in zones for card in self[zone[seat]])

    def alliance(self, seat: Seat) -> Alliance:
        """The alliance of a seat as the final scoring counts it."""
        return Alliance(self.game.figures, self.animals(seat), self[TUCKED[seat]], self.all_match(seat))

    # Abilities

    def abilities(self, card: Card) -> tuple[AnimalAbility, ...]:
        return self.game.figures[card].abilities

    def used(self, role: str, seat: Seat) -> int:
        """Which ability the animal in this role uses: 1, 2, or 0 as long as that is not settled."""
        return self.uses[seat + (role == COLLECTOR) * self.seats]

    def use(self, role: str, seat: Seat, number: int) -> None:
        place = seat + (role == COLLECTOR) * self.seats
        self.uses = (*self.uses[:place], number, *self.uses[place + 1 :])

    def ability(self, role: str, seat: Seat) -> AnimalAbility:
        """The ability that the animal in this role uses, as long as it is there, face up."""
        cards, number = self[LYING[role][-1][seat]], self.used(role, seat)
        return self.abilities(cards[0])[number - 1] if cards and number else NONE

    def does_both(self, seat: Seat) -> bool:
        """Does the Leader let the Collector defend and collect?"""
        return self.ability(LEADER, seat).effect == "both"

    def endgame_numbers(self, role: str, seat: Seat) -> list[int]:
        """Which endgame abilities a kept animal may score: the one in use, or before that is settled any of its own."""
        used = self.used(role, seat)
        return [
            number
            for card in self[LYING[role][-1][seat]]
            for number, ability in enumerate(self.abilities(card), 1)
            if ability.phase == ENDGAME and used in (0, number)
        ]

    def endgame_abilities(self, seat: Seat) -> Iterator[tuple[Card, int]]:
        """The Leader's and the Collector's endgame abilities, each at most one, if they are kept."""
        for role in (LEADER, COLLECTOR):
            for number in self.endgame_numbers(role, seat)[:1]:
                yield self[LYING[role][-1][seat]][0], number

    def all_match(self, seat: Seat) -> bool:
        """Does an endgame ability make all symbols of this seat match?"""
        return any(self.abilities(card)[number - 1].effect == "wild" for card, number in self.endgame_abilities(seat))


def raised(figures: tuple[int, ...], seat: Seat, amount: int) -> tuple[int, ...]:
    """Return the figures of all seats, with that of one seat raised."""
    return (*figures[:seat], figures[seat] + amount, *figures[seat + 1 :])
