"""The legend: everything that cards, planets and captains' tracks can show, as data. What it does is in `abilities`.

Each sign has one phrase, used in deck files ("draw 2", "play robot or emissary", "discard 2 any") and, with hyphens, in
the notation of moves. All possible phrases are listed, so that the vocabulary of moves is fixed.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

SPECIES = ("bear", "octopus", "monkey", "rhino", "lizard", "owl")
OCCUPATIONS = ("military", "pilot", "botanist", "engineer", "programmer", "scientist")
SPECIALIST, ROBOT, EMISSARY, CAPTAIN = "specialist", "robot", "emissary", "captain"
VETERAN = "veteran"
ANY = "any"
ROBOT_OR_EMISSARY = "robot or emissary"
ICONS = (EMISSARY, ROBOT, VETERAN, *OCCUPATIONS)
"""What the top of a hostile planet may show."""

SPOTS = LEFT, MIDDLE, RIGHT = ("left", "middle", "right")
"""The three spots of the pool."""

MOST_DRAWN = 6
DRAW, PLAY, DRAW_AND_PLAY = "draw", "play", "draw and play"
DISCARD, HAVE, REMOVE = "discard", "have", "remove"
TAKE = "take"
PER, PAIR, MOST = "per", "pair", "most"


@dataclass(frozen=True)
class CrewAbility:
    """Draw `amount` cards; put a card of a kind from hand into play; or draw one card and put it into play."""

    phrase: str
    effect: str
    amount: int = 1
    what: str = ANY

    @property
    def word(self) -> str:
        return self.phrase.replace(" ", "-")


@dataclass(frozen=True)
class Condition:
    """Discard `amount` cards of a kind from hand; have one in the crew already; or remove a card from the crew."""

    phrase: str
    effect: str
    what: str
    amount: int = 1

    @property
    def word(self) -> str:
        return self.phrase.replace(" ", "-")


@dataclass(frozen=True)
class Mission:
    """Credits per `count` of a thing, per pair of two things, or for having strictly most of one."""

    phrase: str
    form: str
    credits: int
    things: tuple[str, ...]
    count: int = 1


@dataclass(frozen=True)
class Smuggling:
    """What the Smuggler does with the card on a spot of the pool: take it or discard it."""

    phrase: str
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
