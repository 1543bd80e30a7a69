"""The cards of Wild Space: what they can show, the cards as types, and what a deck file says of them.

Each sign has one phrase, used in deck files ("draw 2", "play robot or emissary", "discard 2 any") and, with hyphens, in
the notation of moves. All possible phrases are listed, so that the vocabulary of moves is fixed. What they do is in `steps`.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from difflib import get_close_matches
from typing import TypeVar

from wildtable.engine.cards import Card, Cards, Catalogue
from wildtable.engine.files.deck import Deck, DeckEntry, Figures

T = TypeVar("T")

# What cards can show

SPECIES = ("bear", "octopus", "monkey", "rhino", "lizard", "owl")
OCCUPATIONS = ("military", "pilot", "botanist", "engineer", "programmer", "scientist")
SPECIALIST, ROBOT, EMISSARY, CAPTAIN = "specialist", "robot", "emissary", "captain"
VETERAN = "veteran"
ANY = "any"
ROBOT_OR_EMISSARY = "robot or emissary"
ICONS = (EMISSARY, ROBOT, VETERAN, *OCCUPATIONS)
"""What the top of a hostile planet may show."""

SPOTS = ("left", "middle", "right")
"""The three spots of the pool."""

MOST_DRAWN = 6
DRAW, PLAY, DRAW_AND_PLAY = "draw", "play", "draw and play"
DISCARD, HAVE, REMOVE = "discard", "have", "remove"
TAKE = "take"
PER, PAIR, MOST = "per", "pair", "most"


@dataclass(frozen=True)
class Sign:
    """What a card shows, by its phrase; `word` is how moves spell it."""

    phrase: str

    @property
    def word(self) -> str:
        return self.phrase.replace(" ", "-")


@dataclass(frozen=True)
class CrewAbility(Sign):
    """Draw `amount` cards; put a card of a kind from hand into play; or draw one card and put it into play."""

    effect: str
    amount: int = 1
    what: str = ANY


@dataclass(frozen=True)
class Condition(Sign):
    """Discard `amount` cards of a kind from hand; have one in the crew already; or remove a card from the crew."""

    effect: str
    what: str
    amount: int = 1


@dataclass(frozen=True)
class Mission(Sign):
    """Credits per `count` of a thing, per pair of two things, or for having strictly most of one."""

    form: str
    credits: int
    things: tuple[str, ...]
    count: int = 1


@dataclass(frozen=True)
class Smuggling(Sign):
    """What the Smuggler does with the card on a spot of the pool: take it or discard it."""

    effect: str
    spot: int


PLAYABLE = (ANY, SPECIALIST, ROBOT, EMISSARY, ROBOT_OR_EMISSARY, *OCCUPATIONS, VETERAN)
DISCARDABLE = (ANY, SPECIALIST, ROBOT, EMISSARY, *OCCUPATIONS, VETERAN)
REQUIRED = (ROBOT, EMISSARY, *OCCUPATIONS)
COUNTED = (*SPECIES, *OCCUPATIONS, ROBOT, EMISSARY, VETERAN)

ABILITIES = {
    ability.phrase: ability
    for ability in (
        *(CrewAbility(f"{DRAW} {amount}", DRAW, amount) for amount in range(1, MOST_DRAWN + 1)),
        *(CrewAbility(f"{PLAY} {what}", PLAY, what=what) for what in PLAYABLE),
        CrewAbility(DRAW_AND_PLAY, DRAW_AND_PLAY),
    )
}
CONDITIONS = {
    condition.phrase: condition
    for condition in (
        *(Condition(f"{DISCARD} {what}", DISCARD, what) for what in DISCARDABLE),
        *(Condition(f"{DISCARD} 2 {what}", DISCARD, what, 2) for what in DISCARDABLE),
        *(Condition(f"{HAVE} {what}", HAVE, what) for what in REQUIRED),
        Condition(f"{REMOVE} {ANY}", REMOVE, ANY),
    )
}
SMUGGLING = {
    phrase: Smuggling(phrase, effect, spot)
    for effect in (TAKE, DISCARD)
    for spot, name in enumerate(SPOTS)
    for phrase in [f"{effect} {name}"]
}

EXPLORING = (ABILITIES["draw 3"], ABILITIES["play any"])
"""What every exploration offers."""

_THING = "|".join(COUNTED)
_MISSIONS = {
    PER: re.compile(rf"(?P<credits>[1-9]\d?) per (?P<count>[1-9]) (?P<thing>{_THING})"),
    PAIR: re.compile(rf"(?P<credits>[1-9]\d?) per (?P<thing>{_THING}) and (?P<other>{_THING})"),
    MOST: re.compile(rf"(?P<credits>[1-9]\d?) for most (?P<thing>{_THING})"),
}


def mission(phrase: str) -> Mission | None:
    """Return the mission of a phrase, or None: `5 per 3 botanist`, `2 per owl and military`, `5 for most programmer`."""
    for form, pattern in _MISSIONS.items():
        if found := pattern.fullmatch(phrase):
            parts = found.groupdict()
            things = tuple(parts[key] for key in ("thing", "other") if key in parts)
            if len(set(things)) == len(things):
                return Mission(phrase, form, int(parts["credits"]), things, int(parts.get("count", 1)))
    return None


# The cards


MOST_SQUARES = 8
"""The most squares that a captain's track can have."""

PLACES = (1, 2, 3, 6, 9)
"""The places in the row of planets: two starting planets, then planets named after the crew size they require."""
NEEDS = (0, 0, 3, 6, 9)
"""The crew size that the planet at each place requires."""
SIDES = ("left", "right")
SECTORS = tuple(f"{place}-{side}" for place in PLACES for side in SIDES)
"""Every sector by its name; its number is its index here."""

STACKS = {"start": (0, 2), "three": (3, 3), "six": (6, 3), "nine": (9, 2)}
"""The number on the planets of each stack, and how many there are."""
CATEGORIES = ("mild", "harsh", "deadly")
"""The hostile planets from weak to strong, four of each."""
DIFFICULTIES = ("easy", "normal", "hard")
HOSTILE_PLANETS = 5
"""How many of them the Smuggler visits in a game."""


@dataclass(frozen=True)
class CrewCard:
    """A specialist, an emissary, a robot or a captain. Fields that a card does not have are empty."""

    kind: str
    species: str = ""
    occupation: str = ""
    veteran: bool = False
    condition: Condition | None = None
    ability: CrewAbility | None = None
    mission: Mission | None = None
    credits: int = 0
    """A robot's printed credits."""
    track: tuple[CrewAbility | int, ...] = ()
    """A captain's squares from left to right: an ability, or a number of credits."""

    def earned(self, token: int) -> int:
        """Return the credits of the squares that a captain's token has reached."""
        return sum([square for square in self.track[:token] if isinstance(square, int)])


@dataclass(frozen=True)
class Sector:
    """Half of a planet: a landing fulfils one of its conditions and takes one of its actions."""

    conditions: tuple[Condition, ...]
    actions: tuple[CrewAbility, ...]


@dataclass(frozen=True)
class Planet:
    """A planet's number (0 for a starting planet), and its sectors, left and right."""

    number: int
    sectors: tuple[Sector, Sector]


@dataclass(frozen=True)
class HostilePlanet:
    """What the Smuggler does on landing (the bottom) and on exploring (the top), and the icons on top."""

    category: str
    landing: tuple[Smuggling, ...]
    exploring: tuple[Smuggling, ...]
    icons: tuple[str, ...]


def place_of(sector: int) -> int:
    """Return the index of the sector's planet in the row."""
    return sector // len(SIDES)


# What a deck file says of them

CREDITS = "credits"
MOST_CREDITS = 20
PER_CATEGORY = 4


class WildSpaceFigures(Figures):
    """All cards of a deck by their numbers: captains first, then the rest of the crew cards, planets, hostile planets."""

    GROUPS = ("captains", "specialists", "emissaries", "robots", "planets", "hostile", "solo")

    def __init__(self, deck: Deck) -> None:
        read = _Reader(deck)
        crew = {
            **_named(read.cards("captains", 6, read.captain), lambda card: f"{CAPTAIN}-{card.species}"),
            **_named(read.cards("specialists", 60, read.specialist), lambda card: f"{card.species}-{card.occupation}"),
            **_named(read.cards("emissaries", 24, read.emissary), lambda card: f"{EMISSARY}-{card.species}", "-1"),
            **_named(read.cards("robots", 18, read.robot), lambda _: ROBOT, "-1"),
        }
        planets = {stack: read.planets(stack) for stack in STACKS}
        hostile = {category: read.hostile(category) for category in CATEGORIES}
        captains = [name for name, card in crew.items() if card.kind == CAPTAIN]
        self.catalogue = Catalogue(
            [
                (CAPTAIN, captains),
                ("crew", [name for name in crew if name not in captains]),
                *((f"planet-{stack}", list(cards)) for stack, cards in planets.items()),
                *((f"hostile-{category}", list(cards)) for category, cards in hostile.items()),
            ]
        )
        named = self.catalogue.card
        self.crew: tuple[CrewCard, ...] = tuple(crew.values())
        """What is printed on the captains and all other crew cards, by their number."""
        self.captains: Cards = self.catalogue.cards(captains)
        self.crew_cards: Cards = tuple(range(len(captains), len(crew)))
        """The cards that are drawn, which are all but the captains."""
        self.stacks: Mapping[str, Cards] = {stack: self.catalogue.cards(cards) for stack, cards in planets.items()}
        self.planets: Mapping[Card, Planet] = {
            named(name): planet for cards in planets.values() for name, planet in cards.items()
        }
        self.categories: Mapping[str, Cards] = {category: self.catalogue.cards(cards) for category, cards in hostile.items()}
        self.hostile: Mapping[Card, HostilePlanet] = {
            named(name): planet for cards in hostile.values() for name, planet in cards.items()
        }
        self.mixes = read.mixes()
        self.matching: Mapping[str, frozenset[Card]] = {
            what: frozenset(card for card, printed in enumerate(self.crew) if _shows(printed, what))
            for what in (ANY, SPECIALIST, ROBOT, EMISSARY, ROBOT_OR_EMISSARY, VETERAN, *OCCUPATIONS, *SPECIES)
        }
        """The crew cards, captains included, that show each species, occupation or kind."""
        for thing in (*SPECIES, *OCCUPATIONS):
            if not self.matching[thing].intersection(self.crew_cards):
                raise deck.wrong("[specialists] cards", f"no card to draw shows {thing}")

    def fits(self, cards: Cards, what: str) -> Cards:
        """Return those of the cards that show a species, an occupation or a kind, in their order."""
        if what == ANY:
            return cards
        matching = self.matching[what]
        return tuple([card for card in cards if card in matching])


def _shows(card: CrewCard, what: str) -> bool:
    if what == ROBOT_OR_EMISSARY:
        return card.kind in (ROBOT, EMISSARY)
    if what == VETERAN:
        return card.veteran
    return what in (ANY, card.kind, card.species, card.occupation)


class _Reader:
    """Reads a deck file group by group; errors name the place and the reason."""

    def __init__(self, deck: Deck) -> None:
        self.deck = deck

    def cards(self, group: str, size: int, read: Callable[[DeckEntry], CrewCard]) -> list[CrewCard]:
        self.deck.only(group, ("cards",))
        return [read(entry) for entry in self.entries(group, "cards", size)]

    def entries(self, group: str, key: str, size: int) -> list[DeckEntry]:
        """Return a list of exactly this many tables, named by their number."""
        listed = self.deck.group(group).get(key)
        if not isinstance(listed, list) or len(listed) != size:
            actual = f"has {len(listed)}" if isinstance(listed, list) else f"not {listed!r}"
            raise self.deck.wrong(f"[{group}] {key}", f"must be a list of {size}, {actual}")
        return [DeckEntry(self.deck, f"[{group}] {key}, number {number}", data) for number, data in enumerate(listed, 1)]

    # Crew cards

    def captain(self, entry: DeckEntry) -> CrewCard:
        entry.only(("species", "occupation", "track"))
        return CrewCard(
            CAPTAIN,
            entry.word("species", SPECIES),
            entry.word("occupation", OCCUPATIONS),
            track=tuple(
                _credits(entry, phrase) if phrase.startswith(CREDITS) else _known(entry, "track", phrase, ABILITIES)
                for phrase in _phrases(entry, "track", range(1, MOST_SQUARES + 1))
            ),
        )

    def specialist(self, entry: DeckEntry) -> CrewCard:
        entry.only(("species", "occupation", "veteran", "condition", "ability"))
        condition, ability = self._circles(entry)
        return CrewCard(
            SPECIALIST,
            entry.word("species", SPECIES),
            entry.word("occupation", OCCUPATIONS),
            entry.flag("veteran"),
            condition,
            ability,
        )

    def emissary(self, entry: DeckEntry) -> CrewCard:
        entry.only(("species", "mission", "condition", "ability"))
        condition, ability = self._circles(entry)
        return CrewCard(
            EMISSARY, entry.word("species", SPECIES), condition=condition, ability=ability, mission=_mission(entry)
        )

    def robot(self, entry: DeckEntry) -> CrewCard:
        entry.only(("occupation", "veteran", "credits", "condition", "ability"))
        condition, ability = self._circles(entry)
        return CrewCard(
            ROBOT,
            occupation=entry.word("occupation", ("", *OCCUPATIONS), ""),
            veteran=entry.flag("veteran"),
            condition=condition,
            ability=ability,
            credits=entry.number("credits", range(1, MOST_CREDITS + 1)) if "credits" in entry.data else 0,
        )

    def _circles(self, entry: DeckEntry) -> tuple[Condition | None, CrewAbility | None]:
        """Return the condition and the ability of a card. Whatever they are, a chain ends: each card is used once a turn."""
        condition = _optional(entry, "condition", CONDITIONS)
        ability = _optional(entry, "ability", ABILITIES)
        if condition and not ability:
            raise entry.wrong("condition", "needs an ability, and there is none")
        return condition, ability

    # Planets

    def planets(self, stack: str) -> dict[str, Planet]:
        self.deck.only("planets", tuple(STACKS))
        number, size = STACKS[stack]
        return {
            f"planet-{number}-{place}" if number else f"planet-{place}": Planet(number, self._sectors(entry))
            for place, entry in enumerate(self.entries("planets", stack, size), 1)
        }

    def _sectors(self, entry: DeckEntry) -> tuple[Sector, Sector]:
        entry.only(SIDES)
        left, right = (self._sector(DeckEntry(self.deck, f"{entry.place} {side}", entry.data.get(side))) for side in SIDES)
        return left, right

    def _sector(self, entry: DeckEntry) -> Sector:
        entry.only(("conditions", "actions"))
        conditions = _phrases(entry, "conditions", range(3)) if "conditions" in entry.data else []
        return Sector(
            tuple(_known(entry, "conditions", phrase, CONDITIONS) for phrase in conditions),
            tuple(_known(entry, "actions", phrase, ABILITIES) for phrase in _phrases(entry, "actions", range(1, 4))),
        )

    # Solo

    def hostile(self, category: str) -> dict[str, HostilePlanet]:
        self.deck.only("hostile", CATEGORIES)
        return {
            f"hostile-{category}-{number}": self._hostile(category, entry)
            for number, entry in enumerate(self.entries("hostile", category, PER_CATEGORY), 1)
        }

    def _hostile(self, category: str, entry: DeckEntry) -> HostilePlanet:
        entry.only(("landing", "exploring", "icons"))
        landing, exploring = (
            tuple(_known(entry, key, phrase, SMUGGLING) for phrase in _phrases(entry, key, range(1, 5)))
            for key in ("landing", "exploring")
        )
        icons = _phrases(entry, "icons", range(5))
        legend = {icon: icon for icon in ICONS}
        return HostilePlanet(category, landing, exploring, tuple(_known(entry, "icons", icon, legend) for icon in icons))

    def mixes(self) -> Mapping[str, tuple[int, ...]]:
        """Return how many hostile planets of each category each difficulty has."""
        self.deck.only("solo", DIFFICULTIES)
        mixes = {difficulty: self.deck.numbers("solo", difficulty, len(CATEGORIES)) for difficulty in DIFFICULTIES}
        for difficulty, mix in mixes.items():
            if sum(mix) != HOSTILE_PLANETS or max(mix) > PER_CATEGORY:
                raise self.deck.wrong(
                    f"[solo] {difficulty}",
                    f"must add up to {HOSTILE_PLANETS} planets, {PER_CATEGORY} of a category at most, not {list(mix)}",
                )
        return mixes


def _phrases(entry: DeckEntry, key: str, sizes: range) -> list[str]:
    """Return a list of phrases of an allowed length."""
    value = entry.data.get(key)
    if not isinstance(value, list) or len(value) not in sizes or not all(isinstance(item, str) for item in value):
        length = f"{sizes[0]}" if len(sizes) == 1 else f"{sizes[0]} to {sizes[-1]}"
        raise entry.wrong(key, f"must be a list of {length} phrases, not {value!r}")
    return value


def _known(entry: DeckEntry, key: str, phrase: object, legend: Mapping[str, T]) -> T:
    """Return the meaning of a phrase; the error for a wrong one suggests the nearest."""
    if isinstance(phrase, str) and phrase in legend:
        return legend[phrase]
    near = get_close_matches(str(phrase), legend, n=1, cutoff=0)
    raise entry.wrong(key, f"there is no {phrase!r}; did you mean {near[0]!r}?")


def _optional(entry: DeckEntry, key: str, legend: Mapping[str, T]) -> T | None:
    return _known(entry, key, entry.data[key], legend) if key in entry.data else None


def _credits(entry: DeckEntry, phrase: str) -> int:
    number = phrase.removeprefix(CREDITS).strip()
    if not number.isdecimal() or not 1 <= int(number) <= MOST_CREDITS:
        raise entry.wrong("track", f"credits are from 1 to {MOST_CREDITS}, like 'credits 6', not {phrase!r}")
    return int(number)


def _mission(entry: DeckEntry) -> Mission:
    phrase = entry.data.get("mission")
    printed = mission(phrase) if isinstance(phrase, str) else None
    if printed is None:
        forms = "'5 per 3 botanist', '2 per owl and military', '5 for most programmer'"
        raise entry.wrong("mission", f"must be like {forms}, not {phrase!r}")
    return printed


def _named(cards: Iterable[CrewCard], stem: Callable[[CrewCard], str], first: str = "") -> dict[str, CrewCard]:
    """Return the cards by unique names: the second bear pilot is `bear-pilot-2`; `first` is the suffix of the first one."""
    seen: Counter[str] = Counter()
    named: dict[str, CrewCard] = {}
    for card in cards:
        name = stem(card)
        seen[name] += 1
        named[name + (first if seen[name] == 1 else f"-{seen[name]}")] = card
    return named
