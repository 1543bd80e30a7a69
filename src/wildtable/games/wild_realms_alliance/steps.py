"""The rulebook of Wild Realms Alliance, in its order: draft, roles, leadership, battle, collection, scoring."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

from wildtable.engine.cards import Cards, Seat
from wildtable.engine.choices import Choice, OneOf, Pick
from wildtable.engine.moves import Move
from wildtable.engine.steps import AnyStep, Step, step
from wildtable.games.wild_realms_alliance.abilities import BATTLE, COLLECTION, COLLECTOR, LEADER, LEADERSHIP, Phase, Role
from wildtable.games.wild_realms_alliance.effects import (
    Apply,
    ChaseAway,
    ChooseTarget,
    DrawRecruits,
    Perform,
    TakeOne,
    UseOrDecline,
    release_tucked,
)
from wildtable.games.wild_realms_alliance.questions import Roles
from wildtable.games.wild_realms_alliance.state import (
    ALLIANCE_SIZE,
    CENTRE,
    COLLECTORS,
    FIGHTERS,
    HANDS,
    HIDDEN_COLLECTORS,
    HIDDEN_FIGHTERS,
    JOINED,
    KEPT,
    LEADERS,
    LYING,
    RECRUITS,
    WildRealmsState,
)

__all__ = ["Apply", "ChaseAway", "ChooseTarget", "TakeOne", "UseOrDecline"]

Steps = tuple[AnyStep, ...]
NoAnswers = Mapping[Seat, None]

# Setting up and drafting


@step
class SetUpWildRealms(Step[WildRealmsState, None]):
    """Shuffle, deal four animals to each player, draw the start player; the rest is the centre deck."""

    def then(self, state: WildRealmsState, _: NoAnswers) -> Steps:
        state.shuffle(CENTRE)
        for seat in state.people:
            state.move(state[CENTRE][:4], CENTRE, HANDS[4][seat], "dealt")
        state.start = state.order("seats", state.people)[0]
        state.emit("start-drawn", state.start)
        return (Draft(4),)


@step
class Draft(Step[WildRealmsState, Cards]):
    """All at once keep one card and pass the rest to the left: one of four, of three, of two.

    The other card of the last two goes to the centre, which is shuffled into a new deck.
    """

    size: Annotated[int, range(2, 5)]

    def asks(self, state: WildRealmsState) -> Mapping[Seat, Choice[Cards]]:
        return {seat: Pick("keep", state[HANDS[self.size][seat]], clause="WRA-04") for seat in state.people}

    def then(self, state: WildRealmsState, answers: Mapping[Seat, Cards]) -> Steps:
        hands = HANDS[self.size]
        for seat in state.people:
            state.move(answers[seat], hands[seat], KEPT[seat], "kept")
        if self.size > 2:
            for seat in state.people:
                state.move(state[hands[seat]], hands[seat], HANDS[self.size - 1][state.left_of(seat)], "passed")
            return (Draft(self.size - 1),)
        for seat in state.people:
            state.move(state[hands[seat]], hands[seat], CENTRE, "put-back")
        state.shuffle(CENTRE)
        return (AssignRoles(),)


@step
class AssignRoles(Step[WildRealmsState, Cards]):
    """Everybody lays Leader, Fighter and Collector in a row, face down; then all Leaders are revealed at once."""

    def asks(self, state: WildRealmsState) -> Mapping[Seat, Choice[Cards]]:
        return {seat: Roles(state[KEPT[seat]]) for seat in state.people}

    def then(self, state: WildRealmsState, answers: Mapping[Seat, Cards]) -> Steps:
        for seat in state.people:
            _, fighter, collector = answers[seat]
            state.move((fighter,), KEPT[seat], HIDDEN_FIGHTERS[seat], "assigned")
            state.move((collector,), KEPT[seat], HIDDEN_COLLECTORS[seat], "assigned")
        for seat in state.people:
            state.move(state[KEPT[seat]], KEPT[seat], LEADERS[seat], "leader-revealed")
        return (Leadership(),)


# Leadership


@step
class Leadership(Step[WildRealmsState, None]):
    """All players say which ability their Leader uses; then those that act now do, in turn order."""

    def then(self, state: WildRealmsState, _: NoAnswers) -> Steps:
        return ChooseAbility(LEADER, tuple(state.people)), LeadersAct(LEADERSHIP), Battle()


@step
class ChooseAbility(Step[WildRealmsState, Move]):
    """Players whose animal has two abilities choose one, all at once; the other is given up."""

    role: Role
    seats: tuple[Seat, ...]

    def asks(self, state: WildRealmsState) -> Mapping[Seat, Choice[Move]]:
        return {
            seat: OneOf(("use first", "use second"), clause="WRA-07", missing="first-or-second")
            for seat in self.seats
            if len(state.abilities(*state[LYING[self.role][-1][seat]])) > 1
        }

    def then(self, state: WildRealmsState, answers: Mapping[Seat, Move]) -> Steps:
        for seat in self.seats:
            second = seat in answers and answers[seat].notation == "use second"
            state.use(self.role, seat, 2 if second else 1)
        for seat in answers:
            state.emit("ability-chosen", seat, state[LYING[self.role][-1][seat]], state.used(self.role, seat))
        return ()


@step
class LeadersAct(Step[WildRealmsState, None]):
    """The abilities of Leaders that belong to this phase, in turn order, even if one of them is sent away meanwhile.

    A Leader that is gone when the phase begins does not act in it.
    """

    phase: Phase

    def then(self, state: WildRealmsState, _: NoAnswers) -> Steps:
        return tuple(
            [
                Perform(seat, state[LEADERS[seat]][0], state.used(LEADER, seat))
                for seat in state.turn_order
                if state.ability(LEADER, seat).phase == self.phase
            ]
        )


# Battle


@step
class Battle(Step[WildRealmsState, None]):
    """All Fighters are revealed at once, and Leaders may change what they are worth."""

    def then(self, state: WildRealmsState, _: NoAnswers) -> Steps:
        state.emit("battle-began")
        for seat in state.people:
            state.move(state[HIDDEN_FIGHTERS[seat]], HIDDEN_FIGHTERS[seat], FIGHTERS[seat], "fighter-revealed")
        return LeadersAct(BATTLE), SettleBattle()


@step
class SettleBattle(Step[WildRealmsState, None]):
    """The highest strength wins the battle, the lowest loses it."""

    def then(self, state: WildRealmsState, _: NoAnswers) -> Steps:
        state.won, state.lost = outcome(state)
        for seat in state.won:
            state.emit("won-battle", seat, state[FIGHTERS[seat]], strength(state, seat))
        for seat in state.lost:
            state.emit("lost-battle", seat, state[FIGHTERS[seat]], strength(state, seat))
        return *map(WinnerDraws, state.won), Collection()


@step
class WinnerDraws(Step[WildRealmsState, Move]):
    """The winner may draw a card."""

    seat: Seat

    def asks(self, state: WildRealmsState) -> Mapping[Seat, Choice[Move]]:
        return {self.seat: OneOf(("draw", "decline"), clause="WRA-09", decline="decline")} if state[CENTRE] else {}

    def then(self, state: WildRealmsState, answers: Mapping[Seat, Move]) -> Steps:
        return tuple([DrawRecruits(seat) for seat, move in answers.items() if move.verb == "draw"])


def strength(state: WildRealmsState, seat: Seat) -> int:
    """Return a Fighter's strength in the battle: as printed, plus what abilities add or take."""
    (fighter,) = state[FIGHTERS[seat]]
    return state.game.figures[fighter].strength + state.bonus[seat]


def outcome(state: WildRealmsState) -> tuple[tuple[Seat, ...], tuple[Seat, ...]]:
    """Return the seats that won and lost, one each or none.

    Equal strengths are told apart by the symbol's value, then by turn order: the higher wins, then the first; the lower
    loses, then the last. A battle that is turned around turns only the strengths around.
    """
    turn = -1 if state.reversed % 2 else 1
    fighting = [seat for seat in state.turn_order if state.fights(seat)]
    fighting.sort(key=lambda seat: (turn * strength(state, seat), _symbol(state, seat)), reverse=True)
    return tuple(fighting[:1]), tuple(fighting[-1:] if len(fighting) > 1 else ())


def _symbol(state: WildRealmsState, seat: Seat) -> int:
    """The value of a Fighter's symbol."""
    (fighter,) = state[FIGHTERS[seat]]
    return state.game.figures[fighter].value


# Collection


@step
class Collection(Step[WildRealmsState, None]):
    """All Collectors are revealed at once. First the loser defends or collects, then the others collect."""

    def then(self, state: WildRealmsState, _: NoAnswers) -> Steps:
        state.emit("collection-began")
        for seat in state.people:
            state.move(state[HIDDEN_COLLECTORS[seat]], HIDDEN_COLLECTORS[seat], COLLECTORS[seat], "collector-revealed")
        return LeadersAct(COLLECTION), DefendOrCollect()


@step
class DefendOrCollect(Step[WildRealmsState, Move]):
    """The loser's Collector keeps the Fighter, or draws while the Fighter goes under the deck; with some Leaders both."""

    def asks(self, state: WildRealmsState) -> Mapping[Seat, Choice[Move]]:
        return {
            seat: OneOf(("defend", "collect"), clause="WRA-12")
            for seat in state.lost
            if state[FIGHTERS[seat]] and state[COLLECTORS[seat]] and not state.does_both(seat)
        }

    def then(self, state: WildRealmsState, answers: Mapping[Seat, Move]) -> Steps:
        defending = tuple(seat for seat, move in answers.items() if move.verb == "defend")
        for seat in defending:
            state.emit("defended", seat, state[FIGHTERS[seat]])
        for seat in state.lost:
            if state.does_both(seat) and state[COLLECTORS[seat]] and state[FIGHTERS[seat]]:
                state.emit("did-both", seat, state[FIGHTERS[seat]])
        collecting = [step for seat in state.lost if seat not in defending for step in self.collect(state, seat)]
        return *collecting, OthersCollect(), ActivateCollectors(defending)

    def collect(self, state: WildRealmsState, seat: Seat) -> Steps:
        """Draw first, then the Fighter goes under the deck. Without a Collector there is nothing to draw."""
        if not state[COLLECTORS[seat]]:
            return (LoseFighter(seat),)
        return (DrawRecruits(seat),) if state.does_both(seat) else (DrawRecruits(seat), LoseFighter(seat))


@step
class LoseFighter(Step[WildRealmsState, None]):
    """The loser's Fighter goes to the bottom of the centre deck."""

    seat: Seat

    def then(self, state: WildRealmsState, _: NoAnswers) -> Steps:
        state.move(state[FIGHTERS[self.seat]], FIGHTERS[self.seat], CENTRE, "lost-fighter")
        return ()


@step
class OthersCollect(Step[WildRealmsState, None]):
    """Everybody but the loser collects a card, starting with the winner."""

    def then(self, state: WildRealmsState, _: NoAnswers) -> Steps:
        return tuple(
            [DrawRecruits(seat) for seat in state.winner_first if seat not in state.lost and state[COLLECTORS[seat]]]
        )


@step
class ActivateCollectors(Step[WildRealmsState, None]):
    """The loser activates the Collector's ability; or, by the other reading, all whose Collector collects do, the loser
    last."""

    defending: tuple[Seat, ...]

    def then(self, state: WildRealmsState, _: NoAnswers) -> Steps:
        seats = list(state.lost)
        if state.options["collector_abilities"] == "everyone":
            others = [seat for seat in state.winner_first if seat not in state.lost]
            seats = [*others, *(seat for seat in state.lost if seat not in self.defending)]
        return *map(ActivateCollector, seats), ChooseThree()


@step
class ActivateCollector(Step[WildRealmsState, None]):
    """A Collector uses one of its abilities, after the battle: what would act before it acts now, what belongs to the battle
    comes too late, what belongs to the end waits."""

    seat: Seat

    def then(self, state: WildRealmsState, _: NoAnswers) -> Steps:
        return (ChooseAbility(COLLECTOR, (self.seat,)), CollectorActs(self.seat)) if state[COLLECTORS[self.seat]] else ()


@step
class CollectorActs(Step[WildRealmsState, None]):
    """An ability that acts now does."""

    seat: Seat

    def then(self, state: WildRealmsState, _: NoAnswers) -> Steps:
        if state.ability(COLLECTOR, self.seat).phase not in (LEADERSHIP, COLLECTION):
            return ()
        return (Perform(self.seat, state[COLLECTORS[self.seat]][0], state.used(COLLECTOR, self.seat)),)


@step
class ChooseThree(Step[WildRealmsState, Cards]):
    """Everybody keeps three animals and discards the rest; what is tucked under a Leader leaves with it."""

    def asks(self, state: WildRealmsState) -> Mapping[Seat, Choice[Cards]]:
        size = ALLIANCE_SIZE
        return {
            seat: Pick("keep", state.animals(seat), least=size, most=size, clause="WRA-15", missing="not-in-alliance")
            for seat in state.people
        }

    def then(self, state: WildRealmsState, answers: Mapping[Seat, Cards]) -> Steps:
        for seat in state.people:
            for zone in (LEADERS[seat], FIGHTERS[seat], COLLECTORS[seat], RECRUITS[seat]):
                state.move(tuple(card for card in state[zone] if card not in answers[seat]), zone, CENTRE, "discarded")
            if not state[LEADERS[seat]]:
                release_tucked(state, seat)
        for seat in state.people:
            state.move(state[RECRUITS[seat]], RECRUITS[seat], JOINED[seat], "joined")
        return (Scoring(),)


# Scoring


@step
class Scoring(Step[WildRealmsState, None]):
    """Kept Leaders and Collectors score their endgame abilities, in turn order."""

    def then(self, state: WildRealmsState, _: NoAnswers) -> Steps:
        state.emit("scoring-began")
        torn = tuple(seat for seat in state.people if len(state.endgame_numbers(COLLECTOR, seat)) > 1)
        return ChooseAbility(COLLECTOR, torn), Endgame()


@step
class Endgame(Step[WildRealmsState, None]):
    """The endgame abilities act; then the largest total wins."""

    def then(self, state: WildRealmsState, _: NoAnswers) -> Steps:
        return tuple(
            [Perform(seat, card, number) for seat in state.turn_order for card, number in state.endgame_abilities(seat)]
        )
