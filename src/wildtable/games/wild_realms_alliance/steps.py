"""The rulebook of Wild Realms Alliance, in its order: draft, roles, leadership, battle, collection, scoring. Then what
abilities do: one short function for each effect, and the steps in which their players choose."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Annotated, NamedTuple, Protocol

from wildtable.engine.cards import Card, Cards, Seat, without
from wildtable.engine.choices import Choice, OneOf, Pick
from wildtable.engine.moves import Move
from wildtable.engine.steps import Step, Steps, step
from wildtable.games.wild_realms_alliance.cards import (
    ANY,
    BATTLE,
    COLLECTION,
    COLLECTOR,
    ENDGAME,
    FIGHTER,
    LEADER,
    LEADERSHIP,
    MINE,
    NONE,
    AbilityNumber,
    AnimalAbility,
    Phase,
    Role,
)
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
    LOOKED_AT,
    LYING,
    RECRUITS,
    TUCKED,
    WildRealmsState,
    raised,
)

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


# The choices with moves or refusals of their own


TARGET = "target"


def target(seat: Seat) -> str:
    """Return the notation of a seat as a target."""
    return f"{TARGET} {seat}"


def seat_of(move: Move) -> Seat | None:
    """Return the seat a move names, None where it declines."""
    return int(move.notation.removeprefix(TARGET)) if move.verb == TARGET else None


def targets(seats: Iterable[Seat], may: bool) -> OneOf:
    """Return the choice of one of these seats, or of none where the ability may be declined."""
    decline = "decline" if may else None
    notations = (*map(target, seats), *([decline] if decline else []))
    return OneOf(notations, clause="WRA-07", decline=decline, missing="no-target")


class Roles(Choice[Cards]):
    """Who leads, then who fights; the animal left over collects. The answer is the three in that order."""

    clause = "WRA-06"
    forced = False
    only: Cards = ()

    def __init__(self, animals: Cards, leader: Card | None = None) -> None:
        self.animals = animals
        self.leader = leader

    def _list(self) -> tuple[Move, ...]:
        moves = self.vocabulary.of["lead" if self.leader is None else "fight"]
        return tuple([moves[card] for card in self.animals])

    def after(self, move: Move) -> Roles | None:
        if self.leader is not None:
            return None
        assert move.card is not None
        rest = Roles(without(self.animals, (move.card,)), move.card)
        rest.vocabulary = self.vocabulary
        return rest

    @property
    def owed(self) -> tuple[int, int]:
        left = 2 if self.leader is None else 1
        return left, left

    def answer(self, moves: Sequence[Move]) -> Cards:
        named = tuple(move.card for move in moves if move.card is not None)
        return named + without(self.animals, named)

    def verbs(self) -> tuple[str, ...]:
        return ("lead", "fight")

    def miss(self, move: Move) -> str:
        if self.leader is None:
            return "leader-first" if move.verb == "fight" else "not-kept"
        if move.verb == "lead":
            return "leader-named"
        return "leads-already" if move.card == self.leader else "not-kept"
