"""What is printed on cards and planets of Wild Space, in few words: for lists of many cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from wildtable.engine.cards import Card
from wildtable.games.wild_space.cards import CAPTAIN, DISCARD, HAVE, Condition, CrewAbility, CrewCard, Mission, Sector
from wildtable.games.wild_space.game import WildSpace

SHORTENED = ("any", "robot-or-emissary")
"""Kinds of cards that have shorter names here."""


class Briefs:
    """Short descriptions in one language."""

    def __init__(self, game: WildSpace, language: str) -> None:
        self.game = game
        self.language = language

    def say(self, message: str, /, **about: object) -> str:
        return self.game.texts.say(self.language, message, **about)

    def card(self, card: Card) -> str:
        """Describe a crew card; empty for planets."""
        figures = self.game.figures
        if card in figures.planets or card in figures.hostile:
            return ""
        crew = figures.crew[card]
        return self._captain(crew) if crew.kind == CAPTAIN else "; ".join(self._crew(crew))

    def _crew(self, crew: CrewCard) -> Iterable[str]:
        if crew.veteran:
            yield self.say("brief-veteran")
        if crew.ability is not None:
            yield self._paid([crew.condition] if crew.condition else [], [crew.ability])
        if crew.mission is not None:
            yield self._mission(crew.mission)
        if crew.credits:
            yield self.say("brief-credits", count=crew.credits)

    def _captain(self, crew: CrewCard) -> str:
        squares = (self.say("brief-credits", count=one) if isinstance(one, int) else self.ability(one) for one in crew.track)
        track = ", ".join(f"({number}) {square}" for number, square in enumerate(squares, 1))
        return self.say("brief-captain", occupation=self.say(f"occupation-{crew.occupation}"), track=track)

    def sector(self, sector: Sector) -> str:
        return self._paid(sector.conditions, sector.actions)

    def actions(self, actions: Iterable[CrewAbility]) -> str:
        return self._either(map(self.ability, actions))

    def _paid(self, conditions: Sequence[Condition], actions: Iterable[CrewAbility]) -> str:
        return ": ".join(filter(None, [self._conditions(conditions), self.actions(actions)]))

    def _either(self, said: Iterable[str]) -> str:
        return self.say("about-either").join(said)

    def ability(self, ability: CrewAbility) -> str:
        what = self._one(ability.what)
        return self.say(f"brief-{ability.effect.replace(' ', '-')}", count=ability.amount, what=what)

    def _conditions(self, conditions: Sequence[Condition]) -> str:
        """Describe conditions of which one suffices; of cards to discard only the kinds are named twice."""
        if len(conditions) == 1 or any(one.effect != DISCARD or one.amount > 1 for one in conditions):
            return self._either(map(self._condition, conditions))
        return self._discard(self._either(self._one(one.what) for one in conditions)) if conditions else ""

    def _discard(self, what: str) -> str:
        return self.say("condition-discard", count=1, what=what)

    def _condition(self, condition: Condition) -> str:
        if condition.effect == HAVE:
            return self.say("brief-have", what=self.say(f"one-{condition.what}"))
        if condition.effect == DISCARD and condition.amount == 1:
            return self._discard(self._one(condition.what))
        return self.game.texts.condition(self.language, condition)

    def _one(self, what: str) -> str:
        what = what.replace(" ", "-")
        return self.say(f"brief-{what}" if what in SHORTENED else f"a-{what}")

    def _mission(self, mission: Mission) -> str:
        many, one, other = (f"many-{mission.things[0]}", f"one-{mission.things[0]}", f"one-{mission.things[-1]}")
        about = {"credits": mission.credits, "count": mission.count}
        return self.say(f"brief-{mission.form}", many=self.say(many), one=self.say(one), other=self.say(other), **about)
