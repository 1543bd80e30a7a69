"""Cards as they are printed, with their abilities."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from wildtable.engine.cards import Card
from wildtable.engine.presentation.scenes import CardFace
from wildtable.games.wild_realms_alliance.cards import AnimalAbility, WildRealmsFigures
from wildtable.games.wild_realms_alliance.game import WildRealmsAlliance

BACKS: tuple[str, ...] = ("realms",)
"""All cards have the same back."""
SIGNS = {
    "abstain": "abstain",
    "reverse": "swap",
    "tuck": "tuck",
    "swap": "steal",
    "chase": "discard",
    "gather": "collect",
    "sift": "look",
    "both": "defend",
    "score": "endgame",
    "wild": "wild",
}


class AbilityScene(NamedTuple):
    """An ability: the values that its text needs, and its sign. A card without an ability has no sign."""

    effect: str
    phase: str
    target: str
    amount: int
    sign: str
    role: str
    each: str
    may: str
    picture: str


@dataclass(frozen=True)
class WildRealmsFace(CardFace):
    """An animal: its strength, its symbol and its abilities."""

    strength: int
    symbol: str
    value: int
    abilities: tuple[AbilityScene, ...]


def build_face(game: WildRealmsAlliance, name: str) -> WildRealmsFace:
    animal = game.figures.named[name]
    return WildRealmsFace(
        name, animal.strength, animal.symbol, animal.value, describe_abilities(game.figures, game.catalogue.card(name))
    )


@lru_cache(maxsize=1024)
def describe_abilities(figures: WildRealmsFigures, card: Card) -> tuple[AbilityScene, ...]:
    """Return the abilities of an animal."""
    return tuple(map(_describe_ability, figures[card].abilities))


def _describe_ability(ability: AnimalAbility) -> AbilityScene:
    more = ability.amount > 0
    return AbilityScene(
        effect=ability.effect,
        phase=ability.phase,
        target=ability.target,
        amount=abs(ability.amount),
        sign="more" if more else "less",
        role=ability.role or "nobody",
        each=ability.each or "once",
        may="yes" if ability.may else "no",
        picture=("strength" if more else "weaken") if ability.effect == "strengthen" else SIGNS.get(ability.effect, ""),
    )
