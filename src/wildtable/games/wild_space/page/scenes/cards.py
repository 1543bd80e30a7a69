"""Cards as they are printed: crew cards composed of head and gear, planets, hostile planets."""

from __future__ import annotations

from dataclasses import dataclass

from wildtable.engine.cards import Card
from wildtable.engine.presentation.scenes import CardFace
from wildtable.games.wild_space.cards import CATEGORIES, EMISSARY, ROBOT, CrewCard
from wildtable.games.wild_space.game import WildSpace
from wildtable.games.wild_space.page.scenes.signs import (
    ActSign,
    MissionSign,
    describe_ability,
    describe_condition,
    describe_mission,
)

BACKS: tuple[str, ...] = ("space",)
"""All crew cards have the same back."""
PLANETS = ("meadow", "coast", "desert", "jungle", "ice", "mushroom", "rings", "ocean", "crystal", "city")
HOSTILE = {
    "mild": ("thorn", "swamp", "wreck", "storm"),
    "harsh": ("lava", "acid", "web", "fang"),
    "deadly": ("eye", "skull", "claw", "void"),
}


@dataclass(frozen=True)
class WildSpaceFace(CardFace):
    """A crew card, a planet or a hostile planet."""

    kind: str
    pictures: tuple[str, ...]
    species: str = ""
    occupation: str = ""
    veteran: bool = False
    condition: ActSign | None = None
    ability: ActSign | None = None
    task: MissionSign | None = None
    credits: int = 0
    number: int = 0
    """The crew size a planet requires, or the strength of a hostile one."""

    @property
    def layers(self) -> tuple[str, ...]:
        return self.pictures


def build_face(game: WildSpace, name: str) -> WildSpaceFace:
    card = game.catalogue.card(name)
    figures = game.figures
    if card in figures.planets:
        return WildSpaceFace(name, "planet", (picture(game, card),), number=figures.planets[card].number)
    if card in figures.hostile:
        category = figures.hostile[card].category
        return WildSpaceFace(name, "hostile", (picture(game, card),), number=1 + CATEGORIES.index(category))
    crew = figures.crew[card]
    return WildSpaceFace(
        name,
        crew.kind,
        layers(crew),
        crew.species,
        crew.occupation,
        crew.veteran,
        describe_condition(crew.condition) if crew.condition else None,
        describe_ability(crew.ability) if crew.ability else None,
        describe_mission(crew.mission) if crew.mission else None,
        crew.credits,
    )


def layers(crew: CrewCard) -> tuple[str, ...]:
    """Return the pictures of a portrait, from the bottom up: a head, then the gear of the occupation or a sash."""
    head = f"head-{crew.species or ROBOT}"
    if crew.kind == EMISSARY:
        return head, "sash"
    return (head, f"gear-{crew.occupation}") if crew.occupation else (head,)


def picture(game: WildSpace, card: Card) -> str:
    """Return the picture of a planet, which depends on its place in the deck only."""
    planets = game.figures.planets
    if card in planets:
        return f"planet-{PLANETS[sorted(planets).index(card)]}"
    category = game.figures.hostile[card].category
    alike = [one for one, planet in sorted(game.figures.hostile.items()) if planet.category == category]
    return f"hostile-{HOSTILE[category][alike.index(card)]}"
