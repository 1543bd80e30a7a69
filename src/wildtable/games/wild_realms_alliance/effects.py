"""What abilities do: one short function for each effect, and the steps in which their players choose."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Annotated, NamedTuple, Protocol

from wildtable.engine.cards import Card, Cards, Seat
from wildtable.engine.choices import Choice, OneOf, Pick
from wildtable.engine.moves import Move
from wildtable.engine.steps import AnyStep, Step, step
from wildtable.games.wild_realms_alliance.abilities import (
    ANY,
    BATTLE,
    ENDGAME,
    FIGHTER,
    LEADER,
    MINE,
    NONE,
    AbilityNumber,
    AnimalAbility,
    Role,
)
from wildtable.games.wild_realms_alliance.questions import seat_of, targets
from wildtable.games.wild_realms_alliance.state import CENTRE, LEADERS, LOOKED_AT, RECRUITS, TUCKED, WildRealmsState, raised

Steps = tuple[AnyStep, ...]
NoAnswers = Mapping[Seat, None]


# How an ability is performed


@step
class Perform(Step[WildRealmsState, None]):
    """An animal's ability acts: on the target its player chooses, if accepted, or at once. No target, no effect."""

    seat: Seat
    card: Card
    number: AbilityNumber

    def then(self, state: WildRealmsState, _: NoAnswers) -> Steps:
        ability = state.abilities(self.card)[self.number - 1]
        if ability.effect not in EFFECTS:
            return ()
        state.emit("ability-used", self.seat, (self.card,), self.number)
        if not acts(state, self.seat, ability):
            state.emit("nothing-happened", self.seat, (self.card,))
            return ()
        how = ChooseTarget if ability.aimed else UseOrDecline if ability.may else Apply
        return (how(self.seat, self.card, self.number),)


@step
class ChooseTarget(Step[WildRealmsState, Move]):
    """Its player chooses the seat the ability acts on."""

    seat: Seat
    card: Card
    number: AbilityNumber

    def asks(self, state: WildRealmsState) -> Mapping[Seat, Choice[Move]]:
        ability = state.abilities(self.card)[self.number - 1]
        return {self.seat: targets([act.target for act in acts(state, self.seat, ability)], ability.may)}

    def then(self, state: WildRealmsState, answers: Mapping[Seat, Move]) -> Steps:
        target = seat_of(answers[self.seat])
        if target is None:
            state.emit("declined", self.seat)
            return ()
        ability = state.abilities(self.card)[self.number - 1]
        return EFFECTS[ability.effect].does(Act(state, self.seat, target, ability))


@step
class UseOrDecline(Step[WildRealmsState, Move]):
    """An ability that is only offered."""

    seat: Seat
    card: Card
    number: AbilityNumber

    def asks(self, state: WildRealmsState) -> Mapping[Seat, Choice[Move]]:
        return {self.seat: OneOf(("use", "decline"), clause="WRA-07", decline="decline", missing="use-or-decline")}

    def then(self, state: WildRealmsState, answers: Mapping[Seat, Move]) -> Steps:
        if answers[self.seat].notation == "decline":
            state.emit("declined", self.seat)
            return ()
        return (Apply(self.seat, self.card, self.number),)


@step
class Apply(Step[WildRealmsState, None]):
    """The ability acts on everybody it can act on."""

    seat: Seat
    card: Card
    number: AbilityNumber

    def then(self, state: WildRealmsState, _: NoAnswers) -> Steps:
        ability = state.abilities(self.card)[self.number - 1]
        return tuple([after for act in acts(state, self.seat, ability) for after in EFFECTS[ability.effect].does(act)])


class Act(NamedTuple):
    """An ability of one seat's animal acting on a seat, perhaps the same."""

    state: WildRealmsState
    seat: Seat
    target: Seat
    ability: AnimalAbility


class PublicFacts(Protocol):
    """What state and view both know of what abilities can act on."""

    @property
    def seats(self) -> int: ...

    @property
    def centre_size(self) -> int: ...

    def has(self, role: str, seat: Seat) -> bool: ...

    def fights(self, seat: Seat) -> bool: ...


def find_targets(facts: PublicFacts, seat: Seat, ability: AnimalAbility) -> list[Seat]:
    """Return the seats that an ability is meant for and can act on."""
    others = range(facts.seats)
    meant = [seat] if ability.target == MINE else [other for other in others if other != seat or ability.target == ANY]
    can = EFFECTS[ability.effect].can
    return [target for target in meant if can(facts, seat, target, ability)]


def acts(state: WildRealmsState, seat: Seat, ability: AnimalAbility) -> list[Act]:
    """Return the acts of an ability: one for each target."""
    return [Act(state, seat, target, ability) for target in find_targets(state, seat, ability)]


def is_idle(facts: PublicFacts, role: str, seat: Seat, ability: AnimalAbility) -> bool:
    """Would an ability do nothing if it were chosen now? What waits for a later phase is not idle."""
    if role == LEADER or ability.phase == ENDGAME:
        return ability == NONE
    return is_for_leaders(ability) or not find_targets(facts, seat, ability)


def is_for_leaders(ability: AnimalAbility) -> bool:
    """Does an ability do nothing for a Collector, because the battle is over or it has no act of its own?"""
    return ability.phase != ENDGAME and (ability.phase == BATTLE or ability.effect not in EFFECTS)


# Effects on Fighters and the battle


def strengthen(act: Act) -> Steps:
    """The Fighter is stronger or weaker in this battle; its printed strength scores as ever."""
    state, amount = act.state, act.ability.amount
    state.bonus = raised(state.bonus, act.target, amount)
    state.emit("strengthened" if amount > 0 else "weakened", act.target, number=abs(amount))
    return ()


def abstain(act: Act) -> Steps:
    """The Fighter does not take part: it neither wins nor loses."""
    act.state.abstaining = raised(act.state.abstaining, act.target, 1)
    act.state.emit("abstained", act.target)
    return ()


def reverse(act: Act) -> Steps:
    """The weakest Fighter wins and the strongest loses."""
    act.state.reversed += 1
    act.state.emit("turned-around", act.seat)
    return ()


def tuck(act: Act) -> Steps:
    """The Fighter goes under its Leader: its strength no longer counts, its symbol does."""
    zone = act.state.place(FIGHTER, act.target)
    act.state.move(act.state[zone], zone, TUCKED[act.target], "tucked")
    return ()


def swap(act: Act) -> Steps:
    """Both Fighters change places; hidden ones stay hidden from everybody else."""
    state = act.state
    mine, theirs = state.place(FIGHTER, act.seat), state.place(FIGHTER, act.target)
    given, taken = state[mine], state[theirs]
    state.move(given, mine, theirs, "swapped", act.target)
    state.move(taken, theirs, mine, "swapped", act.seat)
    return ()


def chase(act: Act) -> Steps:
    """The other player draws a card for the animal that then goes under the centre deck, unseen if it was hidden."""
    return DrawRecruits(act.target), ChaseAway(act.target, act.ability.role)


# Effects on the centre deck


def gather(act: Act) -> Steps:
    """Draw cards into the alliance."""
    return (DrawRecruits(act.seat, act.ability.amount),)


def sift(act: Act) -> Steps:
    """Look at the top cards of the centre deck; one joins the alliance, the others go under the deck."""
    act.state.move(act.state[CENTRE][: act.ability.amount], CENTRE, LOOKED_AT[act.seat], "looked-at")
    return (TakeOne(act.seat),)


# Effects on the score


def score(act: Act) -> Steps:
    """Points at the end, once or for each thing counted."""
    state = act.state
    points = state.alliance(act.seat).count(act.ability.each) * act.ability.amount
    state.endgame = raised(state.endgame, act.target, points)
    state.emit("endgame-gained" if points >= 0 else "endgame-lost", act.target, number=abs(points))
    return ()


class Effect(NamedTuple):
    """When an effect can act, and what it does then."""

    can: Callable[[PublicFacts, Seat, Seat, AnimalAbility], bool]
    does: Callable[[Act], Steps]


EFFECTS = {
    "strengthen": Effect(lambda facts, _, target, __: facts.fights(target), strengthen),
    "abstain": Effect(lambda facts, _, target, __: facts.fights(target), abstain),
    "reverse": Effect(lambda *_: True, reverse),
    "tuck": Effect(lambda facts, _, target, __: facts.has(FIGHTER, target) and facts.has(LEADER, target), tuck),
    "swap": Effect(lambda facts, seat, target, _: facts.has(FIGHTER, seat) and facts.has(FIGHTER, target), swap),
    "chase": Effect(lambda facts, _, target, ability: facts.has(ability.role, target), chase),
    "gather": Effect(lambda facts, *_: facts.centre_size > 0, gather),
    "sift": Effect(lambda facts, *_: facts.centre_size > 0, sift),
    "score": Effect(lambda *_: True, score),
}
"""Effects that do something; `both` and `wild` are looked up when defending and when scoring, `none` is nothing."""


# What follows from them


@step
class DrawRecruits(Step[WildRealmsState, None]):
    """Draw cards from the centre deck into the alliance, hidden; an empty deck gives nothing."""

    seat: Seat
    cards: Annotated[int, range(4)] = 1

    def then(self, state: WildRealmsState, _: NoAnswers) -> Steps:
        state.move(state[CENTRE][: self.cards], CENTRE, RECRUITS[self.seat], "drawn")
        return ()


@step
class TakeOne(Step[WildRealmsState, Cards]):
    """One of the cards looked at joins the alliance; the others go to the bottom of the centre deck as they lay."""

    seat: Seat

    def asks(self, state: WildRealmsState) -> Mapping[Seat, Choice[Cards]]:
        looked_at = tuple(sorted(state[LOOKED_AT[self.seat]]))
        return {self.seat: Pick("take", looked_at, clause="WRA-K2", missing="not-looked-at")}

    def then(self, state: WildRealmsState, answers: Mapping[Seat, Cards]) -> Steps:
        zone = LOOKED_AT[self.seat]
        state.move(answers[self.seat], zone, RECRUITS[self.seat], "took")
        state.move(state[zone], zone, CENTRE, "went-under")
        return ()


@step
class ChaseAway(Step[WildRealmsState, None]):
    """The animal in a role goes under the centre deck, and a Leader takes along what is tucked under it."""

    seat: Seat
    role: Role

    def then(self, state: WildRealmsState, _: NoAnswers) -> Steps:
        zone = state.place(self.role, self.seat)
        state.move(state[zone], zone, CENTRE, "chased-away")
        if zone == LEADERS[self.seat]:
            release_tucked(state, self.seat)
        return ()


def release_tucked(state: WildRealmsState, seat: Seat) -> None:
    """A tucked animal leaves with its Leader."""
    state.move(state[TUCKED[seat]], TUCKED[seat], CENTRE, "discarded")
