"""The Smuggler: a virtual player without a hand, whose moves the player makes."""

from __future__ import annotations

from collections.abc import Mapping

from wildtable.engine.cards import Seat
from wildtable.engine.choices import Choice, OneOf
from wildtable.engine.moves import Move
from wildtable.engine.steps import Step, Steps, step
from wildtable.engine.zones import Zone
from wildtable.games.wild_space.abilities import fill_pool
from wildtable.games.wild_space.cards import CATEGORIES
from wildtable.games.wild_space.legend import TAKE, Smuggling
from wildtable.games.wild_space.questions import EXPLORE, LAND
from wildtable.games.wild_space.state import (
    CREWS,
    DISCARDS,
    EXPLORED,
    HOSTILE,
    HOSTILE_PILES,
    HOSTILE_STACKS,
    POOL,
    WildSpaceState,
)

BACKS = "backs"
"""The pile of backs: the category of the next hostile planet is drawn from it."""


def lay_out(state: WildSpaceState) -> None:
    """Five hostile planets, mixed by difficulty and shuffled, two of them open."""
    mix = state.game.figures.mixes[str(state.options["solo"])]
    for category, count in zip(CATEGORIES, mix, strict=True):
        stack = HOSTILE_STACKS[category]
        state.shuffle(stack)
        state.move(state[stack][:count], stack, HOSTILE_PILES[category], "hostile-mixed")
    show_back(state)
    for place in HOSTILE:
        reveal(state, place)


def show_back(state: WildSpaceState) -> None:
    """The top of the pile shows its back. Nobody has seen those below it, so their order is drawn as they come."""
    backs = [back for back, pile in enumerate(HOSTILE_PILES.values(), 1) for _ in state[pile]]
    state.hostile_back = state.order(BACKS, backs)[0] if backs else 0


def reveal(state: WildSpaceState, place: Zone) -> None:
    """Turn up the next hostile planet, if there is one."""
    if state.hostile_back:
        pile = HOSTILE_PILES[CATEGORIES[state.hostile_back - 1]]
        state.move(state[pile][:1], pile, place, "hostile-revealed")
        show_back(state)


class SmugglerChoice(OneOf):
    """A spaceship lands or explores, whichever of the two is possible."""

    __slots__ = ()

    def verbs(self) -> tuple[str, ...]:
        return LAND, EXPLORE


@step
class SmugglerTurn(Step[WildSpaceState, Move]):
    """The player lands the Smuggler's spaceship on an open hostile planet, or explores the one where it has landed."""

    def asks(self, state: WildSpaceState) -> Mapping[Seat, Choice[Move]]:
        names = state.game.catalogue.names
        notations = [
            f"{EXPLORE if landed else LAND} {names[card]}"
            for zone, landed in zip(HOSTILE, state.hostile_ships, strict=True)
            for card in state[zone]
        ]
        return {state.people[0]: SmugglerChoice(tuple(notations), "WS-S2", missing="not-the-smugglers")}

    def then(self, state: WildSpaceState, answers: Mapping[Seat, Move]) -> Steps:
        move = answers[state.people[0]]
        assert move.card is not None
        planet = state.game.figures.hostile[move.card]
        place = next(number for number, zone in enumerate(HOSTILE) if move.card in state[zone])
        if move.verb == LAND:
            state.hostile_ships = _with(state.hostile_ships, place, 1)
            state.emit("smuggler-landed", state.smuggler, move.cards)
            act(state, planet.landing)
        else:
            state.emit("smuggler-explored", state.smuggler, move.cards)
            act(state, planet.exploring)
            set_aside(state, place)
        return ()


def act(state: WildSpaceState, abilities: tuple[Smuggling, ...]) -> None:
    """All abilities from left to right; what leaves the pool is replaced before the next. The cards trigger nothing."""
    assert state.smuggler is not None
    for ability in abilities:
        spot = POOL[ability.spot]
        if ability.effect == TAKE:
            state.move(state[spot], spot, CREWS[state.smuggler], "smuggled", state.smuggler)
        else:
            state.move(state[spot], spot, DISCARDS, "scrapped", state.smuggler)
        fill_pool(state)


def set_aside(state: WildSpaceState, place: int) -> None:
    """An explored hostile planet makes room for the next, while there is one."""
    zone = HOSTILE[place]
    state.move(state[zone], zone, EXPLORED, "set-aside", state.smuggler)
    state.hostile_ships = _with(state.hostile_ships, place, 0)
    reveal(state, zone)


def _with(ships: tuple[int, ...], place: int, ship: int) -> tuple[int, ...]:
    return (*ships[:place], ship, *ships[place + 1 :])
