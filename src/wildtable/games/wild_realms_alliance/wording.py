"""Texts made from the figures of a deck, custom decks included: an animal's name, its values and its abilities."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict
from importlib.resources.abc import Traversable

from wildtable.engine.game import AnyGame
from wildtable.engine.presentation.texts import FALLBACK, Texts
from wildtable.games.wild_realms_alliance.cards import NONE, Animal, AnimalAbility, WildRealmsFigures


class WildRealmsTexts(Texts):
    """The messages of the game, `card-ANIMAL` as the deck names it, and `about-ANIMAL` made of a card's figures and the
    words for its abilities."""

    def __init__(self, folders: Iterable[Traversable], game: AnyGame) -> None:
        super().__init__(folders, game)
        self.figures: WildRealmsFigures = game.figures

    def has(self, language: str, message: str) -> bool:
        kind, _, slug = message.partition("-")
        if kind in ("a", "the") and slug in self.figures.named and self.figures.named[slug].names:
            return False  # our articles belong to our names
        return (kind in ("card", "about") and slug in self.figures.named) or super().has(language, message)

    def say(self, language: str, message: str, /, **about: object) -> str:
        kind, _, slug = message.partition("-")
        if kind in ("card", "about") and slug in self.figures.named:
            animal = self.figures.named[slug]
            return self.name(language, animal) if kind == "card" else self.animal(language, animal)
        return super().say(language, message, **about)

    def name(self, language: str, animal: Animal) -> str:
        """Return the name from the deck, if need be in another language; else the game's text; else the file's spelling."""
        if animal.names:
            names = animal.names
            return names.get(self.spoken(language)) or names.get(FALLBACK) or next(iter(names.values()))
        ours = f"card-{animal.slug}"
        return super().say(language, ours) if super().has(language, ours) else animal.spelt

    def animal(self, language: str, animal: Animal) -> str:
        """Describe an animal: strength, symbol and value, then its abilities."""
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

    def ability(self, language: str, ability: AnimalAbility) -> str:
        """Describe an ability in a sentence."""
        return super().say(language, f"ability-{ability.effect}", **self._values(ability))

    def brief(self, language: str, animal: Animal) -> str:
        """Describe an animal in few words."""
        abilities = [ability for ability in animal.abilities if ability.effect != NONE.effect]
        return super().say(
            language,
            "brief",
            strength=animal.strength,
            symbol=super().say(language, f"symbol-{animal.symbol}"),
            value=animal.value,
            abilities=" / ".join(self.strip(language, ability) for ability in abilities),
        )

    def strip(self, language: str, ability: AnimalAbility) -> str:
        """Describe an ability in two or three words."""
        return super().say(language, f"strip-{ability.effect}", **self._values(ability))

    def _values(self, ability: AnimalAbility) -> dict[str, object]:
        """Return what the text of an ability needs."""
        values: dict[str, object] = asdict(ability)
        values |= {
            "amount": abs(ability.amount),
            "sign": "more" if ability.amount > 0 else "less",
            "each": ability.each or "once",
        }
        values |= {"may": "yes" if ability.may else "no", "role": ability.role or "nobody"}
        return values
