"""The expected value of cards for a crew of Wild Space: credits they add at once, and credits they make more likely.

The more cards can still be put into play, the more likely credits count; with none left only certain ones do. The value of
a card is the sum of what it shows: one more of its species, of its occupation, of its kind.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property, lru_cache

from wildtable.engine.cards import Card, Cards, Seat
from wildtable.games.wild_space.cards import NEEDS, SQUARES, Sector
from wildtable.games.wild_space.figures import WildSpaceFigures
from wildtable.games.wild_space.legend import (
    COUNTED,
    DISCARD,
    DRAW,
    HAVE,
    MOST,
    PER,
    PLAY,
    REMOVE,
    SPECIES,
    Condition,
    CrewAbility,
    Mission,
)
from wildtable.games.wild_space.scoring import FREE_ANIMALS, PER_ANIMAL, PER_SERIES

ENOUGH_PLAYS = 4.0  # with this many cards still to be played, likely credits count in full
NEARER = (0.3, 1.4)  # expected credits of the first and the second animal of a species
FAITH = 0.7  # weight of a mission's likely credits
SOUGHT = 1.4  # how much more often a needed card is played than by chance
ODDS = (0.05, 0.2, 0.4, 0.65, 0.85, 0.95)  # probability of having most at the end, from two behind to three ahead
OPENING = 1.2  # value of reaching the crew size that a planet requires
CARD, TURN = 1.7, 4.4  # value of a card drawn, and of an additional card put into play
REMOVED = 4.0  # rough cost of removing a card from the crew
TOLLS = {HAVE: 0.5, DISCARD: CARD, REMOVE: REMOVED}  # usual cost of conditions, per card
UNMET = 0.5  # weight of an ability whose condition is not met yet
LEVELS = 5  # the cards to come are divided into fifths, from the worst to the best
TYPICAL = 3  # the usual fifth of a drawn card, as the player has a choice
IDLE = 0.65  # of a typical card is played each turn, if every fourth goes into drawing three


@cache
def shown(figures: WildSpaceFigures, card: Card) -> tuple[str, ...]:
    """Return all things that a card shows and that scoring or missions count."""
    return tuple(thing for thing in COUNTED if card in figures.matching[thing])


@cache
def share(figures: WildSpaceFigures, what: str) -> float:
    """Return the share of the deck that shows a thing."""
    return len(figures.matching[what].intersection(figures.crew_cards)) / len(figures.crew_cards)


def count(figures: WildSpaceFigures, cards: Cards) -> Counter[str]:
    return Counter(thing for card in cards for thing in shown(figures, card))


@cache
def plain(figures: WildSpaceFigures, ability: CrewAbility) -> float:
    """Return the general value of an ability; putting a card into play counts less if its kind is rare."""
    if ability.effect == DRAW:
        return CARD * ability.amount
    return TURN * (1 + share(figures, ability.what)) / 2 if ability.effect == PLAY else TURN + CARD


@cache
def sectors(figures: WildSpaceFigures, number: int) -> tuple[Sector, ...]:
    """Return all sectors of the planets with this number."""
    return tuple(sector for planet in figures.planets.values() if planet.number == number for sector in planet.sectors)


@cache
def usual(figures: WildSpaceFigures, sectors: tuple[Sector, ...]) -> float:
    """Return the average value of landing on these sectors."""
    actions = [max([plain(figures, action) for action in sector.actions]) for sector in sectors]
    prices = [[TOLLS[condition.effect] * condition.amount for condition in sector.conditions] for sector in sectors]
    return (sum(actions) - sum([min(price, default=0.0) for price in prices])) / len(sectors)


@dataclass(frozen=True)
class CrewSituation:
    """All that a seat's prospects depend on: the crews, its veteran token, the spaceships it can still land, and the number
    of cards it can still put into play."""

    figures: WildSpaceFigures
    seat: Seat
    crews: tuple[Cards, ...]
    token: int
    ships: int
    plays: int


@lru_cache(maxsize=256)
def prospects(standing: CrewSituation) -> Prospects:
    """Return the prospects of a situation, cached, as most questions of a turn share it."""
    return Prospects(standing)


class Prospects:
    """The expected value of cards and abilities for one crew."""

    def __init__(self, standing: CrewSituation) -> None:
        self.standing = standing
        self.plays = standing.plays
        self.figures = standing.figures
        self.crew = standing.crews[standing.seat]
        self.counts = count(self.figures, self.crew)
        self.time = min(1.0, self.plays / ENOUGH_PLAYS)
        self.captain = self.figures.crew[self.crew[0]]
        self.token = standing.token
        self.missions = tuple([mission for card in self.crew if (mission := self.figures.crew[card].mission)])
        self._things: dict[str, float] = {}
        self._cards: dict[Card, float] = {}

    # Cards

    def gain(self, card: Card) -> float:
        """The expected credits of a card by the end of the game, if it is put into play."""
        if card not in self._cards:
            printed = self.figures.crew[card]
            offered = self.expected(printed.condition, printed.ability) if printed.ability else 0.0
            self._cards[card] = self.added(card) + offered
        return self._cards[card]

    def added(self, card: Card) -> float:
        """The gain of a card without its own ability."""
        printed = self.figures.crew[card]
        things = shown(self.figures, card)
        worth = sum([self.thing(thing) for thing in things]) + printed.credits + self.growth
        if printed.mission:
            worth += self.mission(printed.mission, things)
        return worth + self.promotion if printed.veteran else worth

    def expected(self, condition: Condition | None, ability: CrewAbility) -> float:
        """The expected value of an ability less the cost of its condition."""
        worth = self.ability(ability)
        if condition is None:
            return worth
        if condition.effect == HAVE:
            return worth if self.counts[condition.what] else worth * UNMET
        return max(0.0, worth - TOLLS[condition.effect] * condition.amount * self.time)

    def ability(self, ability: CrewAbility) -> float:
        """The value of an ability in the turns left."""
        return self.time * plain(self.figures, ability)

    # What a card shows

    def thing(self, what: str) -> float:
        """The value of one more of a thing."""
        if what not in self._things:
            added = self.animal(what) if what in SPECIES else 0.0
            for mission in self.missions:
                if what in mission.things:
                    added += self.mission(mission, (what,)) - self.mission(mission, ())
            self._things[what] = added
        return self._things[what]

    def animal(self, species: str) -> float:
        """One more of a species: the third and every further one earns credits, a species that lacks completes a series."""
        have = self.counts[species]
        worth = PER_ANIMAL if have >= FREE_ANIMALS else self.time * NEARER[have]
        if have == self.fewest:
            worth += PER_SERIES * (self.series(self.lacking - 1) - self.series(self.lacking))
        return worth

    @cached_property
    def fewest(self) -> int:
        return min([self.counts[species] for species in SPECIES])

    @cached_property
    def lacking(self) -> int:
        """How many species the next series lacks."""
        return sum([self.counts[species] == self.fewest for species in SPECIES])

    def series(self, lacking: int) -> float:
        """The probability of completing a series that lacks this many species."""
        return max(0.0, 1 - lacking / (0.9 * self.plays + 0.4)) if lacking else 1.0

    def mission(self, mission: Mission, more: Sequence[str]) -> float:
        """The credits to expect from a mission, with one more of these things."""
        counts = [self.counts[thing] + (thing in more) for thing in mission.things]
        if mission.form == MOST:
            ahead = counts[0] - self.most(mission.things[0])
            odds = ODDS[max(0, min(ahead + 2, len(ODDS) - 1))]
            return mission.credits * (self.time * odds + (1 - self.time) * (ahead > 0))
        likely = [
            have + self.plays * SOUGHT * share(self.figures, thing)
            for thing, have in zip(mission.things, counts, strict=True)
        ]
        if mission.form == PER:
            sure = float(counts[0] // mission.count)
            hoped = (likely[0] - (mission.count - 1) / 2) / mission.count
        else:
            sure, hoped = float(min(counts)), min(likely)
        return mission.credits * (sure + max(0.0, hoped - sure) * FAITH * self.time)

    def most(self, thing: str) -> int:
        """Return the most of a thing that another seat has."""
        matching, standing = self.figures.matching[thing], self.standing
        return max([len(matching.intersection(crew)) for seat, crew in enumerate(standing.crews) if seat != standing.seat])

    @cached_property
    def promotion(self) -> float:
        """The value of a veteran: the next square, and progress towards the captain's credits."""
        if self.token == SQUARES:
            return 0.0
        gift = self.captain.track[self.token]
        away = self.captain.track.index(None) - self.token
        nearer = self.promoted(away) - self.promoted(away + 1) if away >= 0 else 0.0
        return self.captain.credits * nearer + (self.ability(gift) if gift else 0.0)

    def promoted(self, squares: int) -> float:
        """The probability that the token moves this many squares further."""
        return max(0.0, 1 - squares / (0.45 * self.plays + 0.5)) if squares else 1.0

    @cached_property
    def growth(self) -> float:
        """The value of one more card towards opening planets."""
        if not self.standing.ships:
            return 0.0
        return self.time * (OPENING if len(self.crew) + 1 in NEEDS else OPENING / 4)

    # Cards in hand and cards to come

    @cached_property
    def levels(self) -> tuple[float, ...]:
        """The gains of the cards that are in no crew, from the worst fifth to the best."""
        gone = {card for crew in self.standing.crews for card in crew}
        gains = sorted([self.gain(card) for card in self.figures.crew_cards if card not in gone])
        return tuple([gains[(2 * level + 1) * len(gains) // (2 * LEVELS)] for level in range(LEVELS)])

    @cached_property
    def typical(self) -> float:
        return self.levels[TYPICAL]

    @cached_property
    def idle(self) -> float:
        """The value of a turn without a good card in hand: some turns draw, the others play what was drawn."""
        return IDLE * self.typical * min(1.0, (self.plays - 1) / 2) if self.plays else 0.0

    def hand(self, gains: Sequence[float]) -> float:
        """The value of a hand of these gains: the best cards are played in the turns left."""
        played = sorted([gain for gain in gains if gain > self.idle], reverse=True)[: self.plays]
        return sum(played) + self.idle * (self.plays - len(played))
