"""The abilities used so far, from the events seen: whose animal acted, with which ability, and on whom."""

from __future__ import annotations

from typing import NamedTuple

from wildtable.engine.cards import Seat
from wildtable.engine.presentation.scenes import Names, Story
from wildtable.games.wild_realms_alliance import steps
from wildtable.games.wild_realms_alliance.cards import ANY
from wildtable.games.wild_realms_alliance.page.scenes.cards import AbilityScene, describe_abilities
from wildtable.games.wild_realms_alliance.view import WildRealmsView

ACTED = ("strengthened", "weakened", "abstained", "tucked", "swapped", "chased-away")
"""Events whose seat is the target of an ability."""
LEFT = ("declined", "nothing-happened")
TOLD = {"ability-used", *ACTED, *LEFT}


class AbilityUse(NamedTuple):
    """An ability that was used: its targets other than its owner, or that it had no effect."""

    seat: Seat
    name: str
    animal: str
    ability: AbilityScene
    on: tuple[str, ...] = ()
    left: bool = False


def find_ability_uses(view: WildRealmsView, names: Names, story: Story) -> tuple[AbilityUse, ...]:
    """Return all uses in order, except the one whose owner is being asked about it."""
    found: list[AbilityUse] = []
    for event in story:
        name = event["event"]
        if name not in TOLD:
            continue
        seat = event["seat"]
        if name == "ability-used":
            (animal,) = event["cards"]
            abilities = describe_abilities(view.game.figures, view.game.catalogue.card(animal))
            found.append(AbilityUse(seat, names[seat], animal, abilities[event["number"] - 1]))
        elif found and name in LEFT:
            found[-1] = found[-1]._replace(left=True)
        elif found and name in ACTED and (seat != found[-1].seat or found[-1].ability.target == ANY):
            found[-1] = found[-1]._replace(on=(*found[-1].on, names[seat]))
    asked = bool(view.agenda) and isinstance(view.agenda[0], steps.ChooseTarget | steps.UseOrDecline)
    return tuple(found[:-1] if asked else found)
