"""Signs: what cards, planets and tracks show, as pictures and numbers. `word` names the message with the same meaning."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple

from wildtable.games.wild_space.cards import ANY, DRAW, ROBOT_OR_EMISSARY, Condition, CrewAbility, Mission, Smuggling

EITHER = {ANY: (), ROBOT_OR_EMISSARY: tuple(ROBOT_OR_EMISSARY.split(" or "))}
"""The kinds of cards that one word covers; a sign for any card shows no kind."""


class ActSign(NamedTuple):
    """An action, the number of cards (empty for one), and their kinds."""

    act: str
    word: str
    number: int = 0
    kinds: tuple[str, ...] = ()


@dataclass(frozen=True)
class MissionSign:
    """A mission: the credits, the way they are counted, and the things counted, `count` at a time."""

    credits: int
    form: str
    things: tuple[str, ...]
    count: int


class SmugglingSign(NamedTuple):
    """What the Smuggler does with one spot of the pool."""

    act: str
    word: str
    spot: int


@lru_cache(maxsize=1024)
def describe_ability(ability: CrewAbility) -> ActSign:
    number = ability.amount if ability.effect == DRAW else 0
    return ActSign(f"act-{ability.effect.replace(' and ', '-')}", f"move-take-{ability.word}", number, _kinds(ability.what))


@lru_cache(maxsize=1024)
def describe_condition(condition: Condition) -> ActSign:
    number = condition.amount if condition.amount > 1 else 0
    return ActSign(f"act-{condition.effect}", f"asks-{condition.word}", number, _kinds(condition.what))


@lru_cache(maxsize=1024)
def describe_mission(mission: Mission) -> MissionSign:
    return MissionSign(mission.credits, mission.form, mission.things, mission.count)


@lru_cache(maxsize=1024)
def describe_smuggling(ability: Smuggling) -> SmugglingSign:
    return SmugglingSign(f"act-{ability.effect}", f"smuggling-{ability.word}", ability.spot)


def _kinds(what: str) -> tuple[str, ...]:
    return EITHER.get(what, (what,))
