"""Cards as they are printed."""

from __future__ import annotations

from dataclasses import dataclass

from wildtable.engine.cards import Cards
from wildtable.engine.scenes import CardFace
from wildtable.games.wild_cards.cards import CATALOGUE, habitat, value
from wildtable.games.wild_cards.game import WildCards

BACKS: tuple[str, ...] = ("habitats", "animals")
"""The piles whose cards have a back of their own."""


@dataclass(frozen=True)
class WildCardsFace(CardFace):
    """A habitat card, an animal, its leader, the talisman or a refill card."""

    kind: str
    habitat: str = ""
    value: int = 0
    species: str = ""

    @property
    def title_message(self) -> str:
        return f"habitat-{self.habitat}" if self.kind == "habitat" else f"card-{self.species or self.name}"

    @property
    def layers(self) -> tuple[str, ...]:
        return (self.species,)

    @property
    def about_message(self) -> str:
        """For an animal, the explanation of its leader's power."""
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
