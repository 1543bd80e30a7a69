"""Cards as they are printed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from wildtable.engine.cards import Cards
from wildtable.engine.presentation.scenes import CardFace, Word
from wildtable.games.wild_cards.cards import CATALOGUE, habitat, value
from wildtable.games.wild_cards.game import WildCards

BACKS: tuple[str, ...] = ("habitats", "animals")
"""The piles whose cards have a back of their own."""
SHARED = {"animal": "about-any-animal", "habitat": "about-any-habitat"}
"""The kinds of cards that are all explained by the same message."""


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
        return (f"habitat-{self.habitat}" if self.kind == "habitat" else self.species or self.name,)

    @property
    def about_message(self) -> str:
        return SHARED.get(self.kind, f"about-{self.name}")

    @property
    def about_values(self) -> Mapping[str, str | int]:
        return {"home": Word(f"habitat-{self.habitat}"), "value": self.value} if self.habitat else {}


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
