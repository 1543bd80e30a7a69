"""Texts made from the figures of a deck, custom decks included: names and descriptions of cards, planets and moves."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from importlib.resources.abc import Traversable

from wildtable.engine.cards import Card
from wildtable.engine.game import AnyGame
from wildtable.engine.presentation.texts import Texts
from wildtable.games.wild_space.cards import (
    ABILITIES,
    CAPTAIN,
    CONDITIONS,
    SECTORS,
    Condition,
    CrewAbility,
    CrewCard,
    Mission,
    Sector,
    Smuggling,
    WildSpaceFigures,
)

Said = Callable[[str], str]
NONE = "none"


class WildSpaceTexts(Texts):
    """The messages of the game, and those made of figures: `card-NAME`, `about-NAME`, and `move-...` for moves whose words
    name a sector, an action or a condition."""

    def __init__(self, folders: Iterable[Traversable], game: AnyGame) -> None:
        super().__init__(folders, game)
        self.figures: WildSpaceFigures = game.figures
        self._composed: dict[str, Said] = {}
        self._numbers = list(self._number_cards())
        for card, name in enumerate(self.figures.catalogue.names):
            self._composed[f"card-{name}"] = partial(self._card, card=card)
            self._composed[f"about-{name}"] = partial(self._about, card=card)
            self._composed[f"heard-{name}"] = partial(self._heard, name=name)
        for sector in SECTORS:
            for verb in ("land", "explore"):
                self._composed[f"move-{verb}-{sector}"] = partial(self._sector_move, verb=verb, sector=sector)
        for ability in ABILITIES.values():
            self._composed[f"move-take-{ability.word}"] = partial(self.ability, ability=ability)
        for condition in CONDITIONS.values():
            self._composed[f"move-meet-{condition.word}"] = partial(self._meeting, condition=condition)
            self._composed[f"asks-{condition.word}"] = partial(self.condition, condition=condition)

    def has(self, language: str, message: str) -> bool:
        return message in self._composed or super().has(language, message)

    def say(self, language: str, message: str, /, **about: object) -> str:
        compose = self._composed.get(message)
        return super().say(language, message, **about) if compose is None else compose(language)

    # Names

    def _card(self, language: str, card: Card) -> str:
        """Return the name of a card, from what is printed on it. Of cards that share it, all but the first are numbered."""
        name = self.figures.catalogue.names[card]
        numbered = self._numbers[card] or NONE
        if card in self.figures.planets:
            return self.say(language, "card-planet", planet=name.removeprefix("planet-").partition("-")[0])
        if card in self.figures.hostile:
            category = self.say(language, f"category-{self.figures.hostile[card].category}")
            return self.say(language, "card-hostile", category=category, number=numbered)
        crew = self.figures.crew[card]
        return self.say(
            language,
            f"card-{crew.kind}",
            species=self.say(language, f"species-{crew.species}") if crew.species else NONE,
            occupation=self.say(language, f"occupation-{crew.occupation}") if crew.occupation else NONE,
            number=numbered,
        )

    def _number_cards(self) -> Iterator[int]:
        """Yield for each card its number among those of one name, 0 for the first."""
        counts: Counter[object] = Counter()
        for card in range(len(self.figures.catalogue.names)):
            if card in self.figures.planets or card in self.figures.hostile:
                named: object = self.figures.hostile[card].category if card in self.figures.hostile else card
            else:
                crew = self.figures.crew[card]
                named = (crew.kind, crew.species, crew.occupation)
            counts[named] += 1
            yield counts[named] if counts[named] > 1 else 0

    def _sector_move(self, language: str, verb: str, sector: str) -> str:
        planet, _, side = sector.partition("-")
        return self.say(language, f"move-{verb}-sector", planet=planet, side=side)

    def _meeting(self, language: str, condition: Condition) -> str:
        return self.say(language, "move-meet", condition=self.condition(language, condition))

    # Signs

    def ability(self, language: str, ability: CrewAbility) -> str:
        """Describe an ability in a sentence."""
        what = self.say(language, f"a-{ability.what.replace(' ', '-')}")
        return self.say(language, f"ability-{ability.effect.replace(' ', '-')}", count=ability.amount, what=what)

    def condition(self, language: str, condition: Condition) -> str:
        """Describe a condition."""
        kind = "a" if condition.amount == 1 else "many"
        what = self.say(language, f"{kind}-{condition.what}")
        return self.say(language, f"condition-{condition.effect}", count=condition.amount, what=what)

    def mission(self, language: str, mission: Mission) -> str:
        """Describe a mission: its credits, and what they are for."""
        many = [self.say(language, f"many-{thing}") for thing in mission.things]
        single = [self.say(language, f"a-{thing}") for thing in mission.things]
        return self.say(
            language,
            f"mission-{mission.form}",
            credits=mission.credits,
            count=mission.count,
            many=many[0],
            one=single[0],
            other=single[-1],
        )

    def smuggling(self, language: str, ability: Smuggling) -> str:
        return self.say(language, f"smuggling-{ability.word}")

    # What cards say

    def _heard(self, language: str, name: str) -> str:
        return f"{self.say(language, f'card-{name}')}. {self.say(language, f'about-{name}')}"

    def _about(self, language: str, card: Card) -> str:
        if card in self.figures.planets:
            return self._planet(language, card)
        if card in self.figures.hostile:
            return self._hostile(language, card)
        crew = self.figures.crew[card]
        return self._captain(language, crew) if crew.kind == CAPTAIN else self._crew(language, crew)

    def _crew(self, language: str, crew: CrewCard) -> str:
        """Describe a crew card, in a sentence for each part of it."""
        said = [self.say(language, "about-veteran")] if crew.veteran else []
        if crew.ability is not None:
            said.append(self._circles(language, crew.condition, crew.ability))
        if crew.mission is not None:
            said.append(self.mission(language, crew.mission))
        if crew.credits:
            said.append(self.say(language, "about-credits", count=crew.credits))
        return " ".join(said) or self.say(language, "about-nothing")

    def _circles(self, language: str, condition: Condition | None, ability: CrewAbility) -> str:
        able = self.ability(language, ability)
        if condition is None:
            return able
        return self.say(language, "about-paid", condition=self.condition(language, condition), ability=able)

    def _captain(self, language: str, crew: CrewCard) -> str:
        squares = [
            self.say(language, "about-credits", count=square) if isinstance(square, int) else self.ability(language, square)
            for square in crew.track
        ]
        occupation = self.say(language, f"occupation-{crew.occupation}")
        numbered = (f"({number}) {square}" for number, square in enumerate(squares, 1))
        return self.say(language, "about-captain", occupation=occupation, track=" ".join(numbered))

    def _planet(self, language: str, card: Card) -> str:
        planet = self.figures.planets[card]
        left, right = (self._sector(language, sector) for sector in planet.sectors)
        return self.say(language, "about-planet", count=planet.number, left=left, right=right)

    def _sector(self, language: str, sector: Sector) -> str:
        actions = self.say(language, "about-or").join(self.ability(language, action) for action in sector.actions)
        if not sector.conditions:
            return actions
        either = self.say(language, "about-either")
        conditions = either.join(self.condition(language, condition) for condition in sector.conditions)
        return self.say(language, "about-paid", condition=conditions, ability=actions)

    def _hostile(self, language: str, card: Card) -> str:
        planet = self.figures.hostile[card]
        landing, exploring = (
            " ".join(self.smuggling(language, ability) for ability in abilities)
            for abilities in (planet.landing, planet.exploring)
        )
        icons = ", ".join(self.say(language, f"many-{icon}") for icon in planet.icons)
        return self.say(language, "about-hostile", landing=landing, exploring=exploring, icons=icons)
