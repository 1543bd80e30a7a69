"""What the moves of Wild Realms Alliance bring: points, their expectation where cards are still hidden, and the battle."""

from __future__ import annotations

from collections.abc import Iterator

from wildtable.engine.cards import Seat
from wildtable.engine.moves import Move
from wildtable.engine.presentation.hints import Hint, HintTable
from wildtable.games.wild_realms_alliance.advice import LOST, WON, WildRealmsAdvisor
from wildtable.games.wild_realms_alliance.cards import BATTLE, COLLECTOR, LEADER, NONE, AnimalAbility
from wildtable.games.wild_realms_alliance.prospects import best, count_draws, final, promised, scale, strengths_and_symbols
from wildtable.games.wild_realms_alliance.state import ALLIANCE_SIZE
from wildtable.games.wild_realms_alliance.steps import (
    ChooseAbility,
    ChooseTarget,
    ChooseThree,
    UseOrDecline,
    WinnerDraws,
    is_idle,
    seat_of,
)

OUTCOMES = {WON: "won", -LOST: "lost"}


def hint_keep(advisor: WildRealmsAdvisor, move: Move) -> Iterator[Hint]:
    """In the draft the points that an animal adds to those kept, at the end the best score with it."""
    if isinstance(advisor.view.agenda[0], ChooseThree):
        yield Hint.of("hint-total", amount=advisor.keep(move) // 2)
        return
    before = sum(advisor.tallies[card] for card in advisor.view.kept)
    after = before + sum(advisor.tallies[card] for card in move.cards)
    yield Hint.of("hint-points", amount=strengths_and_symbols(after) - strengths_and_symbols(before))


def hint_lead(advisor: WildRealmsAdvisor, move: Move) -> Iterator[Hint]:
    yield _compare(advisor, advisor.lead(move), advisor.roles(advisor.view.kept, ()))


def hint_fight(advisor: WildRealmsAdvisor, move: Move) -> Iterator[Hint]:
    """How many of the unseen animals are weaker. With the Leader picked, also what both are expected to bring."""
    assert move.card is not None
    strength = advisor.figures[move.card].strength
    weaker = sum(advisor.figures[card].strength < strength for card in advisor.unseen)
    yield Hint.of("hint-beats", amount=weaker, all=len(advisor.unseen))
    if advisor.picked:
        yield _compare(advisor, advisor.fight(move), advisor.roles(advisor.view.kept, advisor.picked))


def hint_use(advisor: WildRealmsAdvisor, move: Move) -> Iterator[Hint]:
    """The expected points with one of two abilities, or what an offered one does."""
    step = advisor.view.agenda[0]
    if isinstance(step, UseOrDecline):
        yield from _act(advisor, advisor.figures[step.card].abilities[step.number - 1], advisor.me)
        return
    assert isinstance(step, ChooseAbility)
    number = ("use first", "use second").index(move.notation)
    rating = advisor.choose(step.role, number)
    if step.role == LEADER:
        yield _compare(advisor, rating, max(advisor.leads))
        return
    collector = advisor.view.collector(advisor.me)
    assert collector is not None
    ability = advisor.figures[collector].abilities[number]
    if is_idle(advisor.view, COLLECTOR, advisor.me, ability):
        yield Hint("hint-idle")
    else:
        holding = advisor.holding._replace(collects=final(ability))
        yield _expected(advisor, promised(advisor.figures, holding, advisor.unseen, count_draws(ability)))


def hint_target(advisor: WildRealmsAdvisor, move: Move) -> Iterator[Hint]:
    step, seat = advisor.view.agenda[0], seat_of(move)
    assert isinstance(step, ChooseTarget)
    assert seat is not None
    yield from _act(advisor, advisor.figures[step.card].abilities[step.number - 1], seat)


def hint_decline(advisor: WildRealmsAdvisor, _: Move) -> Iterator[Hint]:
    """The battle without the ability that is offered."""
    step = advisor.view.agenda[0]
    if isinstance(step, ChooseTarget | UseOrDecline):
        ability = advisor.figures[step.card].abilities[step.number - 1]
        if ability.phase == BATTLE:
            yield from _fight(advisor, NONE, advisor.me)


def hint_take(advisor: WildRealmsAdvisor, move: Move) -> Iterator[Hint]:
    gained = advisor.take(move) - best(advisor.figures, advisor.holding)
    yield Hint.of("hint-points", amount=gained // 2)


def hint_draw(advisor: WildRealmsAdvisor, _: Move) -> Iterator[Hint]:
    """What one more animal to choose from adds on average."""
    assert isinstance(advisor.view.agenda[0], WinnerDraws)
    yield _expected(advisor, promised(advisor.figures, advisor.holding, advisor.unseen, 1))


def hint_defend(advisor: WildRealmsAdvisor, move: Move) -> Iterator[Hint]:
    yield _expected(advisor, advisor.defend(move))


HINTS: HintTable[WildRealmsAdvisor] = {
    "keep": hint_keep,
    "lead": hint_lead,
    "fight": hint_fight,
    "use": hint_use,
    "target": hint_target,
    "decline": hint_decline,
    "take": hint_take,
    "draw": hint_draw,
    "defend": hint_defend,
    "collect": hint_defend,
}


def _act(advisor: WildRealmsAdvisor, ability: AnimalAbility, seat: Seat) -> Iterator[Hint]:
    """What an ability does that acts on a seat: to the battle, to the viewer's own points, or to a rival."""
    own, other = advisor.view.fighter(advisor.me), advisor.view.fighter(seat)
    if ability.phase == BATTLE:
        yield from _fight(advisor, ability, seat)
    elif ability.effect == "tuck" and seat == advisor.me and own is not None:
        holding = advisor.holding.tucking(own)
        yield _expected(advisor, promised(advisor.figures, holding, advisor.unseen, advisor.draws_left(ability)))
    elif ability.effect == "swap" and own is not None and other is not None:
        swapped = best(advisor.figures, advisor.holding.without(own).with_card(other))
        yield Hint.of("hint-points", amount=(swapped - best(advisor.figures, advisor.holding)) // 2)
    else:
        yield Hint.of("hint-standing", seat=seat, amount=advisor.standing(seat))


def _fight(advisor: WildRealmsAdvisor, ability: AnimalAbility, seat: Seat) -> Iterator[Hint]:
    """How the battle stands for the viewer, if this ability acts on it and nothing else does."""
    if advisor.view.fights(advisor.me):
        yield Hint.of("hint-battle", outcome=OUTCOMES.get(advisor.battle(ability, seat), "neither"))


def _compare(advisor: WildRealmsAdvisor, rating: int, best_rating: int) -> Hint:
    """How many points less than the best plan are expected. A plan is rated over all battles, and better than it turns out:
    only differences are told."""
    outlook = advisor.outlook(advisor.view.kept or advisor.holding.animals[:ALLIANCE_SIZE])
    less = round((best_rating - rating) / (outlook.battles * 2 * outlook.scale), 1)
    message = "hint-less" if less else "hint-best"
    return Hint.of(message, amount=less)._replace(is_verdict=True)


def _expected(advisor: WildRealmsAdvisor, rating: int) -> Hint:
    """Expected points to one decimal. Ratings are in halves of a point, times the scale of what is unseen."""
    return Hint.of("hint-expected", amount=round(rating / (2 * scale(advisor.unseen)), 1))
