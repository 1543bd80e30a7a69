"""The expected value of cards for a crew of Wild Space: credits they add at once, and credits they make more likely.

The more cards can still be put into play, the more likely credits count; with none left only certain ones do. The value of
a card is the sum of what it shows: one more of its species, of its occupation, of its kind. Values are whole numbers, in
thousandths of a credit, so that the twin computes the same.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from wildtable.engine.cards import Card, Cards, Seat
from wildtable.engine.lazy import lazy_property
from wildtable.games.wild_space.cards import (
    COUNTED,
    DISCARD,
    DRAW,
    EMISSARY,
    HAVE,
    MOST,
    NEEDS,
    PER,
    PLAY,
    REMOVE,
    SPECIES,
    VETERAN,
    Condition,
    CrewAbility,
    Mission,
    Sector,
    WildSpaceFigures,
)
from wildtable.games.wild_space.scoring import FREE_ANIMALS, PER_ANIMAL, PER_SERIES

CREDIT = 1000
ENOUGH_PLAYS = 4  # with this many cards still to be played, likely credits count in full
NEARER = (300, 1400)  # expected credits of the first and the second animal of a species
FAITH = 700  # weight of a mission's likely credits, in thousandths
SOUGHT = 1400  # how much more often a needed card is played than by chance, in thousandths
ODDS = (50, 200, 400, 650, 850, 950)  # probability of having most at the end, from two behind to three ahead
OPENING = 1200  # value of reaching the crew size that a planet requires
CARD, TURN = 1700, 4400  # value of a card drawn, and of an additional card put into play
REMOVED = 4000  # rough cost of removing a card from the crew
TOLLS = {HAVE: 500, DISCARD: CARD, REMOVE: REMOVED}  # usual cost of conditions, per card
MISSION = 3000  # rough value of the mission of an unknown emissary
LUCK = 1300  # by how much a card drawn is better than the average of the deck, as the player has a choice
SPREAD = (4000, 2000)  # how far good and bad cards are from the average, at the end and with enough cards to be played
IDLE = 750  # thousandths of a typical card that are played each turn, if every fourth goes into drawing three
MAX_CARDS, MAX_DECKS = 4096, 256
"""How many values are cached of cards, and of whole decks; each holds the figures of its deck."""


@lru_cache(maxsize=MAX_CARDS)
def shown(figures: WildSpaceFigures, card: Card) -> tuple[str, ...]:
    """Return all things that a card shows and that scoring or missions count."""
    return tuple(thing for thing in COUNTED if card in figures.matching[thing])


@lru_cache(maxsize=MAX_DECKS)
def number_of(figures: WildSpaceFigures, what: str) -> int:
    """Return how many cards of the deck show a thing."""
    return len(figures.matching[what].intersection(figures.crew_cards))


@lru_cache(maxsize=MAX_DECKS)
def often(figures: WildSpaceFigures, what: str) -> int:
    """Return how many cards that show a thing a player puts into play in a turn, in thousandths."""
    return SOUGHT * number_of(figures, what) // len(figures.crew_cards)


def count(figures: WildSpaceFigures, cards: Cards) -> Counter[str]:
    return Counter(thing for card in cards for thing in shown(figures, card))


@lru_cache(maxsize=MAX_CARDS)
def plain(figures: WildSpaceFigures, ability: CrewAbility) -> int:
    """Return the general value of an ability; putting a card into play counts less if its kind is rare."""
    if ability.effect == DRAW:
        return CARD * ability.amount
    cards = len(figures.crew_cards)
    return TURN * (cards + number_of(figures, ability.what)) // (2 * cards) if ability.effect == PLAY else TURN + CARD


def toll(condition: Condition) -> int:
    """Return the usual cost of a condition."""
    return TOLLS[condition.effect] * condition.amount


@lru_cache(maxsize=MAX_DECKS)
def offers(figures: WildSpaceFigures) -> int:
    """Return the general value of the abilities of all cards together."""
    circles = [(figures.crew[card].condition, figures.crew[card].ability) for card in figures.crew_cards]
    return sum(
        max(0, plain(figures, ability) - (toll(condition) if condition else 0)) for condition, ability in circles if ability
    )


@lru_cache(maxsize=MAX_DECKS)
def sectors(figures: WildSpaceFigures, number: int) -> tuple[Sector, ...]:
    """Return all sectors of the planets with this number."""
    return tuple(sector for planet in figures.planets.values() if planet.number == number for sector in planet.sectors)


@lru_cache(maxsize=MAX_DECKS)
def usual(figures: WildSpaceFigures, sectors: tuple[Sector, ...]) -> int:
    """Return the average value of landing on these sectors."""
    actions = [max([plain(figures, action) for action in sector.actions]) for sector in sectors]
    prices = [min(map(toll, sector.conditions), default=0) for sector in sectors]
    return (sum(actions) - sum(prices)) // len(sectors)


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
        self.time = min(ENOUGH_PLAYS, self.plays)
        self.captain = self.figures.crew[self.crew[0]]
        self.token = standing.token
        self.missions = tuple([mission for card in self.crew if (mission := self.figures.crew[card].mission)])
        self._things: dict[str, int] = {}
        self._cards: dict[Card, int] = {}

    def timely(self, worth: int) -> int:
        """Return what is left of a likely value in the turns left."""
        return worth * self.time // ENOUGH_PLAYS

    # Cards

    def gain(self, card: Card) -> int:
        """The expected credits of a card by the end of the game, if it is put into play."""
        if card not in self._cards:
            printed = self.figures.crew[card]
            offered = self.expected(printed.condition, printed.ability) if printed.ability else 0
            self._cards[card] = self.added(card) + offered
        return self._cards[card]

    def added(self, card: Card) -> int:
        """The gain of a card without its own ability."""
        printed = self.figures.crew[card]
        things = shown(self.figures, card)
        worth = sum([self.thing(thing) for thing in things]) + CREDIT * printed.credits + self.growth
        if printed.mission:
            worth += self.mission(printed.mission, things)
        return worth + self.promotion if printed.veteran else worth

    def expected(self, condition: Condition | None, ability: CrewAbility) -> int:
        """The expected value of an ability less the cost of its condition; half of it where that is not met yet."""
        worth = self.ability(ability)
        if condition is None:
            return worth
        if condition.effect == HAVE:
            return worth if self.counts[condition.what] else worth // 2
        return max(0, worth - self.timely(toll(condition)))

    def ability(self, ability: CrewAbility) -> int:
        """The value of an ability in the turns left."""
        return self.timely(plain(self.figures, ability))

    # What a card shows

    def thing(self, what: str) -> int:
        """The value of one more of a thing."""
        if what not in self._things:
            added = self.animal(what) if what in SPECIES else 0
            for mission in self.missions:
                if what in mission.things:
                    added += self.mission(mission, (what,)) - self.mission(mission, ())
            self._things[what] = added
        return self._things[what]

    def animal(self, species: str) -> int:
        """One more of a species: the third and every further one earns credits, a species that lacks completes a series."""
        have = self.counts[species]
        worth = CREDIT * PER_ANIMAL if have >= FREE_ANIMALS else self.timely(NEARER[have])
        if have == self.fewest:
            worth += PER_SERIES * (self.series(self.lacking - 1) - self.series(self.lacking))
        return worth

    @lazy_property
    def fewest(self) -> int:
        return min([self.counts[species] for species in SPECIES])

    @lazy_property
    def lacking(self) -> int:
        """How many species the next series lacks."""
        return sum([self.counts[species] == self.fewest for species in SPECIES])

    def series(self, lacking: int) -> int:
        """The probability of completing a series that lacks this many species, in thousandths."""
        return max(0, 1000 - 10000 * lacking // (9 * self.plays + 4)) if lacking else 1000

    def mission(self, mission: Mission, more: Sequence[str]) -> int:
        """The credits to expect from a mission, with one more of these things."""
        counts = [self.counts[thing] + (thing in more) for thing in mission.things]
        if mission.form == MOST:
            ahead = counts[0] - self.most(mission.things[0])
            odds = ODDS[max(0, min(ahead + 2, len(ODDS) - 1))]
            sure = CREDIT if ahead > 0 else 0
            return mission.credits * (self.time * odds + (ENOUGH_PLAYS - self.time) * sure) // ENOUGH_PLAYS
        likely = [
            CREDIT * have + self.plays * often(self.figures, thing)
            for thing, have in zip(mission.things, counts, strict=True)
        ]
        if mission.form == PER:
            sure = CREDIT * (counts[0] // mission.count)
            hoped = (likely[0] - CREDIT * (mission.count - 1) // 2) // mission.count
        else:
            sure, hoped = CREDIT * min(counts), min(likely)
        return mission.credits * (sure + self.timely(max(0, hoped - sure) * FAITH // 1000))

    def most(self, thing: str) -> int:
        """Return the most of a thing that another seat has."""
        matching, standing = self.figures.matching[thing], self.standing
        return max([len(matching.intersection(crew)) for seat, crew in enumerate(standing.crews) if seat != standing.seat])

    @lazy_property
    def promotion(self) -> int:
        """The value of a veteran: the next square, and progress towards the captain's credits."""
        ahead = self.captain.track[self.token :]
        worth = self.ability(ahead[0]) if ahead and not isinstance(ahead[0], int) else 0
        for away, square in enumerate(ahead):
            if isinstance(square, int):
                worth += square * (self.promoted(away) - self.promoted(away + 1))
        return worth

    def promoted(self, squares: int) -> int:
        """The probability that the token moves this many squares further, in thousandths."""
        return max(0, 1000 - 20000 * squares // (9 * self.plays + 10)) if squares else 1000

    @lazy_property
    def growth(self) -> int:
        """The value of one more card towards opening planets."""
        if not self.standing.ships:
            return 0
        return self.timely(OPENING if len(self.crew) + 1 in NEEDS else OPENING // 4)

    # Cards to come

    @lazy_property
    def average(self) -> int:
        """The gain of a card of which nothing is known."""
        figures = self.figures
        worth = sum([self.thing(thing) * number_of(figures, thing) for thing in COUNTED])
        worth += self.promotion * number_of(figures, VETERAN) + self.timely(MISSION * number_of(figures, EMISSARY))
        worth += CREDIT * sum([figures.crew[card].credits for card in figures.crew_cards]) + self.timely(offers(figures))
        return worth // len(figures.crew_cards) + self.growth

    @lazy_property
    def spread(self) -> int:
        """How far good and bad cards are from the average: the fewer cards can be played, the more each one matters."""
        last, usual = SPREAD
        return last - self.timely(last - usual)

    @lazy_property
    def typical(self) -> int:
        """The gain of a card drawn, as the player has a choice."""
        return self.average + LUCK

    @lazy_property
    def idle(self) -> int:
        """The value of a turn without a good card in hand: some turns draw, the others play what was drawn."""
        return IDLE * self.typical * min(2, self.plays - 1) // 2000 if self.plays else 0
