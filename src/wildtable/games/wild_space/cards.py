"""The cards of Wild Space, typed: crew cards, planets with two sectors, hostile planets."""

from __future__ import annotations

from dataclasses import dataclass

from wildtable.games.wild_space.legend import Condition, CrewAbility, Mission, Smuggling

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
