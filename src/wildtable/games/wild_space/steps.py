"""The rulebook of Wild Space, in its order: set up, then ten turns each: use a spaceship, take the planet's action."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated

from wildtable.engine.cards import Seat
from wildtable.engine.choices import Choice
from wildtable.engine.steps import Step, Steps, step
from wildtable.games.wild_space import smuggler
from wildtable.games.wild_space.abilities import (
    Draw,
    DrawIntoPlay,
    InAnyOrder,
    OnTurn,
    PutIntoPlay,
    UseAbility,
    fill_pool,
    pay,
    perform,
)
from wildtable.games.wild_space.cards import SECTORS, SIDES, place_of
from wildtable.games.wild_space.legend import EXPLORING, CrewAbility
from wildtable.games.wild_space.questions import EXPLORE, STAY, Moves, Price, ShipChoice, TurnChoice, sector_of
from wildtable.games.wild_space.smuggler import SmugglerTurn
from wildtable.games.wild_space.state import (
    CAPTAINS,
    CREWS,
    DONE,
    FACE_DOWN,
    HAND,
    HANDS,
    LANDED,
    PILE,
    PLANET_STACKS,
    PLANETS,
    TURNS,
    WildSpaceState,
)

NoAnswers = Mapping[Seat, None]

__all__ = ["Draw", "DrawIntoPlay", "InAnyOrder", "PutIntoPlay", "SmugglerTurn", "UseAbility"]


# Setting up


@step
class SetUpWildSpace(Step[WildSpaceState, None]):
    """Lay out planets, deal captains, the pool and three cards each, and draw the first player."""

    def then(self, state: WildSpaceState, _: NoAnswers) -> Steps:
        lay_planets(state)
        deal_captains(state)
        state.shuffle(PILE)
        fill_pool(state)
        for seat in state.people:
            state.move(state[PILE][:HAND], PILE, HANDS[seat], "dealt")
        if state.smuggler is not None:
            smuggler.lay_out(state)
        state.first = state.order("seats", range(state.seats))[0]
        state.emit("first-drawn", state.first)
        return (Turn(),)


def lay_planets(state: WildSpaceState) -> None:
    """Two planets to start from lie open; one each of 3, 6 and 9 lies face down after them."""
    start = PLANET_STACKS[0]
    for place in PLANETS[:2]:
        state.move(state[start][:1], start, place, "laid-out")
    for number, place in FACE_DOWN.items():
        stack = PLANET_STACKS[number]
        state.shuffle(stack)
        state.move(state[stack][:1], stack, place, "laid-out")


def deal_captains(state: WildSpaceState) -> None:
    """A random captain, open, for everybody, the Smuggler included."""
    state.shuffle(CAPTAINS)
    for crew in CREWS[: state.seats]:
        state.move(state[CAPTAINS][:1], CAPTAINS, crew, "captain-dealt")


# A turn


@step
class Turn(Step[WildSpaceState, None]):
    """Everybody in turn, clockwise, ten times; then the game is over."""

    def then(self, state: WildSpaceState, _: NoAnswers) -> Steps:
        if state.turn == TURNS * state.seats:
            return ()
        number, seat = state.turn // state.seats + 1, state.active
        if state.turn % state.seats == 0:
            state.emit("round-began", number=number)
        state.emit("turn-began", seat, number=number)
        if seat == state.smuggler:
            return SmugglerTurn(), NextTurn()
        possible = state.possible_turns(seat)
        if possible < min(3, state.turns_left(seat)):
            state.emit("stuck-soon", seat, number=possible)
        return UseShip(seat), EndTurn(seat), NextTurn()


@step
class UseShip(OnTurn):
    """Land a new spaceship, or explore with one that has landed. A player who can do neither stays, and the turn counts."""

    seat: Seat

    def choice(self, state: WildSpaceState) -> Choice[Moves] | None:
        landing = tuple([no_landing(state, self.seat, sector) for sector in range(len(SECTORS))])
        prices = {
            sector: tuple(prices_of(state, self.seat, sector))
            for sector, reason in enumerate(landing)
            if not reason and state.sector(sector).conditions
        }
        return ShipChoice(state[HANDS[self.seat]], landing, state.ships_of(self.seat), prices)

    def follow(self, state: WildSpaceState, moves: Moves) -> Steps:
        move = moves[0]
        if move.notation == STAY:
            state.emit("stayed", self.seat)
            return ()
        sector = sector_of(move)
        planet, side = state[PLANETS[place_of(sector)]], SIDES[sector % len(SIDES)]
        if move.verb == EXPLORE:
            state.put_ship(self.seat, sector, DONE)
            state.emit(f"explored-{side}", self.seat, planet)
            return act(self.seat, sector, EXPLORING)
        state.put_ship(self.seat, sector, LANDED)
        state.emit(f"landed-{side}", self.seat, planet)
        pay(state, self.seat, moves)
        return act(self.seat, sector, state.sector(sector).actions)


def prices_of(state: WildSpaceState, seat: Seat, sector: int) -> Iterator[Price]:
    """Return the conditions of a sector that a seat can fulfil, with the cards for each."""
    for condition in state.sector(sector).conditions:
        if state.fulfils(seat, condition):
            yield Price(condition, state.payable(seat, condition), state[HANDS[seat]])


def no_landing(state: WildSpaceState, seat: Seat, sector: int) -> str:
    """Return why a seat cannot land on a sector, None if it can. Of the conditions, if any, one must be fulfilled."""
    bar = state.bar(seat, sector)
    if bar:
        return bar
    conditions = state.sector(sector).conditions
    unmet = conditions and not any(state.fulfils(seat, condition) for condition in conditions)
    return "condition-unmet" if unmet else ""


def act(seat: Seat, sector: int, actions: tuple[CrewAbility, ...]) -> Steps:
    """Return the steps of the action of a sector; if it offers several, the player chooses one."""
    return (TakeAction(seat, sector),) if len(actions) > 1 else perform(seat, actions[0])


@step
class TakeAction(OnTurn):
    """One of the actions that the sector offers; an exploration always offers the same two."""

    seat: Seat
    sector: Annotated[int, range(len(SECTORS))]

    def explored(self, state: WildSpaceState) -> bool:
        return state.ships_of(self.seat)[self.sector] == DONE

    def actions(self, state: WildSpaceState) -> tuple[CrewAbility, ...]:
        return EXPLORING if self.explored(state) else state.sector(self.sector).actions

    def choice(self, state: WildSpaceState) -> Choice[Moves] | None:
        words = tuple([f"take {action.word}" for action in self.actions(state)])
        return TurnChoice("WS-10" if self.explored(state) else "WS-09", state[HANDS[self.seat]], words)

    def follow(self, state: WildSpaceState, moves: Moves) -> Steps:
        word = moves[0].notation.partition(" ")[2]
        return perform(self.seat, next(action for action in self.actions(state) if action.word == word))


# The end of a turn


@step
class EndTurn(OnTurn):
    """The player ends the turn; then planets are turned up that the crew is large enough for."""

    seat: Seat

    def choice(self, state: WildSpaceState) -> Choice[Moves] | None:
        return TurnChoice("WS-13", state[HANDS[self.seat]], ("end",))

    def follow(self, state: WildSpaceState, moves: Moves) -> Steps:
        turn_up(state, self.seat)
        return ()


def turn_up(state: WildSpaceState, seat: Seat) -> None:
    """Face-down planets are turned up for all as soon as one player's crew is large enough."""
    for (number, place), planet in zip(FACE_DOWN.items(), PLANETS[2:], strict=True):
        if state[place] and state.crew_size(seat) >= number:
            state.move(state[place], place, planet, "turned-up", seat)


@step
class NextTurn(Step[WildSpaceState, None]):
    """The turn passes to the left."""

    def then(self, state: WildSpaceState, _: NoAnswers) -> Steps:
        state.used = ()
        state.turn += 1
        return (Turn(),)
