"""What an animal is and does, said from the figures of its deck: true of a deck of one's own, too."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from importlib.resources.abc import Traversable

from wildtable.engine.cards import Card
from wildtable.engine.texts import Texts
from wildtable.games.wild_realms_alliance.abilities import Ability
from wildtable.games.wild_realms_alliance.cards import CATALOGUE, Figures

ABOUT = "about-"


class AnimalTexts(Texts):
    """The messages of the game, and `about-ANIMAL` made of a card's figures and the words for its abilities."""

    def __init__(self, folders: Iterable[Traversable], figures: Figures) -> None:
        super().__init__(folders)
        self.figures = figures

    def has(self, language: str, message: str) -> bool:
        return message.removeprefix(ABOUT) in CATALOGUE or super().has(language, message)

    def say(self, language: str, message: str, /, **about: object) -> str:
        if message.startswith(ABOUT) and message.removeprefix(ABOUT) in CATALOGUE:
            return self.animal(language, CATALOGUE.card(message.removeprefix(ABOUT)))
        return super().say(language, message, **about)

    def animal(self, language: str, card: Card) -> str:
        """Strength, symbol and value, then the ability or both."""
        animal = self.figures[card]
        said = [self.ability(language, ability) for ability in animal.abilities]
        return super().say(
            language,
            "animal",
            strength=animal.strength,
            symbol=super().say(language, f"symbol-{animal.symbol}"),
            value=animal.value,
            ability=said[0],
            other=said[1] if len(said) > 1 else "none",
        )

    def ability(self, language: str, ability: Ability) -> str:
        """One ability in a sentence."""
        told = asdict(ability)
        told |= {
            "amount": abs(ability.amount),
            "sign": "more" if ability.amount > 0 else "less",
            "each": ability.each or "once",
        }
        told |= {"may": "yes" if ability.may else "no", "role": ability.role or "nobody"}
        return super().say(language, f"ability-{ability.effect}", **told)
