"""What the moves of Wild Cards bring: points at once, cards drawn, and the order of acting."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from wildtable.engine.cards import Card, Cards, without
from wildtable.engine.moves import Move
from wildtable.engine.presentation.hints import Hint, HintTable
from wildtable.engine.presentation.scenes import Word
from wildtable.games.wild_cards.advice import NATURAL_POINTS, POINT, WildCardsAdvisor
from wildtable.games.wild_cards.cards import CATALOGUE, LEADER, LION, REFILL, value
from wildtable.games.wild_cards.scoring import score
from wildtable.games.wild_cards.state import HAND_LIMIT, LEADERS
from wildtable.games.wild_cards.steps import GetAnimal, TakeOrPass

TOKENS = NATURAL_POINTS // POINT


def hint_bid(advisor: WildCardsAdvisor, move: Move) -> Iterator[Hint]:
    """The cards of a refill, or the animals that this bid could pay for in their natural habitat."""
    assert move.card is not None
    if move.card == REFILL:
        yield from _draw(advisor.full - len(advisor.hand))
        return
    fits, worth = advisor.fits, value(move.card)
    natural = tuple(
        [CATALOGUE.names[animal] for animal, fit in advisor.fitting.items() if fit >= worth and fits(move.card, animal)]
    )
    if natural:
        yield Hint.of("hint-natural", amount=TOKENS, cards=natural)


def hint_choose(advisor: WildCardsAdvisor, move: Move) -> Iterator[Hint]:
    """When one would act, now that the other bids are open."""
    assert move.card is not None
    if move.card == REFILL:
        yield from _draw(advisor.full - len(advisor.hand))
        return
    bids = [value(bid) for bid in advisor.view.bids if bid is not None and bid != REFILL]
    yield Hint.of("hint-before", amount=sum(bid > value(move.card) for bid in bids))
    ties = 0 if advisor.leads(LION) else bids.count(value(move.card))
    if ties:
        yield Hint.of("hint-tied", amount=ties)


def hint_take(advisor: WildCardsAdvisor, move: Move) -> Iterator[Hint]:
    """The points of an animal, its leader, and the habitat that would pay for two more."""
    assert move.card is not None
    laid = advisor.view.payment(advisor.me)
    natural = advisor.natural(move.card, advisor.placed, laid or advisor.hand)
    is_paid = bool(laid) or value(advisor.placed) == 1
    yield from _change(advisor, move.card, tokens=TOKENS * (natural and is_paid))
    if natural and not is_paid:
        home = advisor.view.game.figures.natural[move.card]
        yield Hint.of("hint-habitat", amount=TOKENS, habitat=Word(f"habitat-{home}"))


def hint_pass(advisor: WildCardsAdvisor, _: Move) -> Iterator[Hint]:
    """The cards drawn after the bid has returned. Passing on an exchange changes nothing."""
    if isinstance(advisor.view.agenda[0], TakeOrPass):
        yield Hint("hint-bid-back")
        back = 1 + len(advisor.view.payment(advisor.me))
        yield from _draw(min(2, HAND_LIMIT - len(advisor.hand) - back))


def hint_give(advisor: WildCardsAdvisor, move: Move) -> Iterator[Hint]:
    """The best that an animal could be exchanged for."""
    lost, animals = move.cards, advisor.view.display.values()
    gains = [_points(advisor, gained, lost, advisor.leader_changes(gained, lost)) for gained in animals]
    yield Hint.of("hint-up-to", amount=max(gains))


def hint_get(advisor: WildCardsAdvisor, move: Move) -> Iterator[Hint]:
    assert move.card is not None
    given = next(step.given for step in advisor.view.agenda if isinstance(step, GetAnimal))
    yield from _change(advisor, move.card, (given,))


def hint_discard(advisor: WildCardsAdvisor, _: Move) -> Iterator[Hint]:
    """A card is drawn for every card discarded, while the hand is not larger than a refill makes it."""
    if len(advisor.hand) - len(advisor.picked) <= advisor.full:
        yield from _draw(1)


def hint_pay(advisor: WildCardsAdvisor, move: Move) -> Iterator[Hint]:
    """Does a card leave the points for the natural habitat possible?"""
    assert move.card is not None
    if advisor.aim is not None and advisor.fits(move.card, advisor.aim):
        yield Hint.of("hint-natural", amount=TOKENS, cards=(CATALOGUE.names[advisor.aim],))


def hint_reveal(_: WildCardsAdvisor, move: Move) -> Iterator[Hint]:
    yield Hint("hint-unknown") if move.card is None else Hint.of("hint-reveal", amount=value(move.card))


def hint_take_back(_: WildCardsAdvisor, __: Move) -> Iterator[Hint]:
    yield Hint("hint-bid-back")


def hint_leave(_: WildCardsAdvisor, __: Move) -> Iterator[Hint]:
    yield Hint("hint-bid-gone")


HINTS: HintTable[WildCardsAdvisor] = {
    "bid": hint_bid,
    "choose": hint_choose,
    "take": hint_take,
    "pass": hint_pass,
    "give": hint_give,
    "get": hint_get,
    "discard": hint_discard,
    "pay": hint_pay,
    "reveal": hint_reveal,
    "take-back": hint_take_back,
    "leave": hint_leave,
}


def _draw(cards: int) -> Iterator[Hint]:
    yield Hint.of("hint-draw", amount=max(0, cards))


def _change(advisor: WildCardsAdvisor, gained: Card, lost: Cards = (), tokens: int = 0) -> Iterator[Hint]:
    """The points of gaining an animal and losing others, and whose leader it wins."""
    changes = advisor.leader_changes(gained, lost)
    yield Hint.of("hint-points", amount=_points(advisor, gained, lost, changes) + tokens)
    if changes[gained] > 0:
        owner = advisor.view.leaders.get(gained)
        yield Hint("offer-leader-new") if owner is None else Hint.of("offer-leader-from", seat=owner)


def _points(advisor: WildCardsAdvisor, gained: Card, lost: Cards, changes: Mapping[Card, int]) -> int:
    """The difference that an exchange makes to the score, with the changes of leaders it brings."""
    before, leaders = advisor.view.collections[advisor.me], advisor.view.cards(LEADERS[advisor.me])
    won = [LEADER[animal] for animal, change in changes.items() if change > 0]
    gone = [LEADER[animal] for animal, change in changes.items() if change < 0]
    after = without((*before, gained), lost)
    return score(after, without((*leaders, *won), tuple(gone)), 0).total - score(before, leaders, 0).total
