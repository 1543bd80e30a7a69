"""The expected score of an alliance: the points of three animals, and the value of cards still to be drawn."""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from wildtable.engine.cards import Card, Cards
from wildtable.games.wild_realms_alliance.abilities import ENDGAME, MINE, NONE, RIVAL, AnimalAbility
from wildtable.games.wild_realms_alliance.cards import WildRealmsFigures
from wildtable.games.wild_realms_alliance.scoring import Alliance
from wildtable.games.wild_realms_alliance.state import ALLIANCE_SIZE

HARM = {RIVAL: 0.5, MINE: 0.0}
"""The value of a point taken from one rival; one taken from all of them is worth 1."""
MORE_DRAWS = (0.0, 1.0, 1.55, 1.9, 2.15)
"""The value of several cards drawn, in units of the first: each adds less than the one before."""


class Candidates(NamedTuple):
    """The animals to choose the final three from, with Leader, Collector and their endgame abilities."""

    animals: Cards
    leader: Card | None = None
    leads: AnimalAbility = NONE
    collector: Card | None = None
    collects: AnimalAbility = NONE
    tucked: Cards = ()

    def with_card(self, card: Card) -> Candidates:
        return self._replace(animals=(*self.animals, card))

    def without(self, card: Card) -> Candidates:
        return self._replace(animals=tuple(other for other in self.animals if other != card))


@lru_cache(maxsize=100_000)
def points(figures: WildRealmsFigures, kept: Cards, holding: Candidates) -> float:
    """Return the score of three animals, with an estimate for endgame abilities."""
    leads = holding.leads if holding.leader in kept else NONE
    collects = holding.collects if holding.collector in kept else NONE
    tucked = holding.tucked if holding.leader in kept else ()
    alliance = Alliance(figures, kept, tucked, "wild" in (leads.effect, collects.effect))
    total: float = alliance.strengths + alliance.symbols
    for ability in (leads, collects):
        if ability.effect == "score":
            own = alliance.count(ability.each) if ability.target == MINE else -HARM.get(ability.target, 1.0)
            total += own * ability.amount
    return total


@lru_cache(maxsize=100_000)
def best(figures: WildRealmsFigures, holding: Candidates) -> float:
    """Return the highest score of three of the animals."""
    size = min(ALLIANCE_SIZE, len(holding.animals))
    return max(points(figures, kept, holding) for kept in combinations(sorted(holding.animals), size))


@lru_cache(maxsize=20_000)
def promised(figures: WildRealmsFigures, holding: Candidates, unseen: Cards, draws: int) -> float:
    """Return the expected highest score after drawing this many of the unseen cards."""
    now = best(figures, holding)
    if not unseen or not draws:
        return now
    one = sum(best(figures, holding.with_card(card)) for card in unseen) / len(unseen)
    return now + (one - now) * MORE_DRAWS[min(draws, len(MORE_DRAWS) - 1)]


def final(ability: AnimalAbility) -> AnimalAbility:
    """Return the ability if it acts at the end, else NONE."""
    return ability if ability.phase == ENDGAME else NONE


def best_final(figures: WildRealmsFigures, card: Card) -> AnimalAbility:
    """Return the endgame ability that a Collector will most likely score."""
    return max((final(ability) for ability in figures[card].abilities), key=lambda ability: ability.effect != "none")
