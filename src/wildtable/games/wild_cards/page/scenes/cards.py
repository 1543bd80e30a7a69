"""Cards as they are printed."""

from __future__ import annotations

from dataclasses import dataclass

from wildtable.engine.cards import Cards
from wildtable.games.wild_cards.cards import CATALOGUE, habitat, value
from wildtable.games.wild_cards.game import WildCards

BACKS = ("habitats", "animals")
"""The piles whose cards have a back of their own."""


@dataclass(frozen=True)
class WildCardsFace:
    """A card as it is printed."""

    name: str
    kind: str
    habitat: str = ""
    value: int = 0
    species: str = ""

    @property
    def title(self) -> str:
        """The message of what is printed on it as its name."""
        return f"habitat-{self.habitat}" if self.kind == "habitat" else f"card-{self.species or self.name}"

    @property
    def layers(self) -> tuple[str, ...]:
        """The pictures of whom it shows."""
        return (self.species,)

    @property
    def told(self) -> str:
        """The message of what it does, where it does something; of an animal, what its leader does."""
        return f"about-{self.species}-leader" if self.species else f"about-{self.name}"


def build_face(game: WildCards, name: str) -> WildCardsFace:
    card = CATALOGUE.card(name)
    kind = CATALOGUE.families[card]
    if kind == "habitat":
        return WildCardsFace(name, kind, habitat(card), value(card))
    if kind in ("animal", "leader"):
        species = name.removesuffix("-leader")
        return WildCardsFace(name, kind, game.figures.natural[CATALOGUE.card(species)], species=species)
    return WildCardsFace(name, kind)


def spell(cards: Cards) -> tuple[str, ...]:
    return tuple(CATALOGUE.spell(cards))
