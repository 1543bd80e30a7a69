"""What the moves of Wild Space bring: credits at once, cards drawn or played, planets turned up, and what they cost."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache

from wildtable.engine.cards import Card, Cards, Seat, without
from wildtable.engine.moves import Move
from wildtable.engine.presentation.hints import Hint, HintTable, either
from wildtable.engine.presentation.scenes import Word
from wildtable.games.wild_space.advice import ABILITY, CONDITION, WildSpaceAdvisor
from wildtable.games.wild_space.cards import (
    DISCARD,
    DRAW,
    EXPLORING,
    HAVE,
    NEEDS,
    PLAY,
    SPOTS,
    TAKE,
    Condition,
    CrewAbility,
    Smuggling,
)
from wildtable.games.wild_space.questions import sector_of
from wildtable.games.wild_space.scoring import Accounts
from wildtable.games.wild_space.steps import CARD_FIRST, InAnyOrder, UseAbility


def hint_land(advisor: WildSpaceAdvisor, move: Move) -> Iterator[Hint]:
    """The actions of a sector, and the cards that its cheapest condition costs."""
    if move.card is not None:
        yield from _smuggle(advisor, advisor.figures.hostile[move.card].landing)
        return
    sector = advisor.sector(sector_of(move))
    assert sector is not None, "only face-up planets are offered for landing"
    yield from _act(advisor, sector.actions)
    if sector.conditions:
        yield from _cost(min(sector.conditions, key=advisor.price))


def hint_explore(advisor: WildSpaceAdvisor, move: Move) -> Iterator[Hint]:
    if move.card is not None:
        yield from _smuggle(advisor, advisor.figures.hostile[move.card].exploring)
    else:
        yield from _act(advisor, EXPLORING)


def hint_meet(_: WildSpaceAdvisor, move: Move) -> Iterator[Hint]:
    condition = CONDITION[move.notation.partition(" ")[2]]
    yield from _cost(condition) if condition.effect != HAVE else [Hint("hint-free")]


def hint_take(advisor: WildSpaceAdvisor, move: Move) -> Iterator[Hint]:
    yield from _act(advisor, [ABILITY[move.notation.partition(" ")[2]]])


def hint_draw(advisor: WildSpaceAdvisor, move: Move) -> Iterator[Hint]:
    """The credits of a card in the pool: at once if it is put into play, later if it goes to the hand."""
    spot = move.notation.partition(" ")[2]
    card = None if spot == "pile" else advisor.view.pool[SPOTS.index(spot)]
    if card is None:
        yield Hint("hint-unknown")
    elif advisor.into_play:
        yield from _play(advisor, card)
    else:
        yield _worth(advisor, card)


def hint_refresh(_: WildSpaceAdvisor, __: Move) -> Iterator[Hint]:
    yield Hint("hint-refresh")


def hint_play(advisor: WildSpaceAdvisor, move: Move) -> Iterator[Hint]:
    assert move.card is not None
    yield from _play(advisor, move.card)


def hint_discard(advisor: WildSpaceAdvisor, move: Move) -> Iterator[Hint]:
    """What is paid for, and what the card would have been worth."""
    assert move.card is not None
    yield from _paid(advisor, move.cards)
    yield _worth(advisor, move.card)


def hint_remove(advisor: WildSpaceAdvisor, move: Move) -> Iterator[Hint]:
    """What is paid for, and the credits that the crew loses."""
    yield from _paid(advisor)
    accounts = advisor.view.accounts
    left = accounts.having(advisor.me, without(advisor.prospects.crew, move.cards))
    yield Hint.of("hint-loss", amount=accounts.total(advisor.me) - left.total(advisor.me))


def hint_use(advisor: WildSpaceAdvisor, _: Move) -> Iterator[Hint]:
    yield from _paid(advisor)


def hint_first(advisor: WildSpaceAdvisor, move: Move) -> Iterator[Hint]:
    assert isinstance(advisor.step, InAnyOrder)
    printed = advisor.figures.crew[advisor.step.card].ability
    gift = printed if move.notation == CARD_FIRST else advisor.prospects.captain.track[advisor.step.square - 1]
    assert isinstance(gift, CrewAbility)
    yield from _act(advisor, [gift])


def hint_end(advisor: WildSpaceAdvisor, _: Move) -> Iterator[Hint]:
    yield from _reveal(advisor, range(len(advisor.prospects.crew) + 1))


HINTS: HintTable[WildSpaceAdvisor] = {
    "land": hint_land,
    "explore": hint_explore,
    "meet": hint_meet,
    "take": hint_take,
    "draw": hint_draw,
    "refresh": hint_refresh,
    "play": hint_play,
    "discard": hint_discard,
    "remove": hint_remove,
    "use": hint_use,
    "first": hint_first,
    "end": hint_end,
}


def _act(advisor: WildSpaceAdvisor, abilities: Iterable[CrewAbility], spent: Cards = ()) -> tuple[Hint, ...]:
    """What one of several abilities brings; `spent` cards are no longer in hand."""
    return either([_ability(advisor, ability, spent) for ability in abilities])


def _ability(advisor: WildSpaceAdvisor, ability: CrewAbility, spent: Cards) -> Hint:
    if ability.effect == DRAW:
        return Hint.of("hint-draw", amount=ability.amount)
    if ability.effect != PLAY:
        return Hint("hint-draw-and-play")
    fitting = advisor.figures.fits(tuple(card for card in advisor.hand if card not in spent), ability.what)
    what = Word(f"a-{ability.what.replace(' ', '-')}")
    if not fitting:
        return Hint.of("hint-nothing-to-play", what=what)
    return Hint.of("hint-play", what=what, amount=max([_gain(advisor, card) for card in fitting]))


def _cost(condition: Condition) -> Iterator[Hint]:
    """The cards that a condition costs; to have one in the crew costs nothing."""
    if condition.effect != HAVE:
        yield Hint.of("hint-costs" if condition.effect == DISCARD else "hint-costs-crew", amount=condition.amount)


def _play(advisor: WildSpaceAdvisor, card: Card) -> Iterator[Hint]:
    """The credits of a card put into play, then its ability, the square that a veteran reaches, and planets turned up."""
    printed, track = advisor.figures.crew[card], advisor.prospects.captain.track
    square = track[advisor.prospects.token : advisor.prospects.token + 1] if printed.veteran else ()
    earned = _gain(advisor, card) + sum(gift for gift in square if isinstance(gift, int))
    yield Hint.of("hint-credits", amount=earned)
    condition, ability = printed.condition, printed.ability
    if ability is not None and card not in advisor.view.used and (condition is None or _can_meet(advisor, card, condition)):
        yield from _act(advisor, [ability], (card,))
        yield from () if condition is None else _cost(condition)
    yield from _act(advisor, [gift for gift in square if not isinstance(gift, int)], (card,))
    yield from _reveal(advisor, [len(advisor.prospects.crew) + 1])


def _can_meet(advisor: WildSpaceAdvisor, card: Card, condition: Condition) -> bool:
    """Can the condition of a card be fulfilled once it is in play?"""
    if condition.effect == HAVE:
        return advisor.prospects.counts[condition.what] > 0
    hand = tuple(other for other in advisor.hand if other != card)
    return condition.effect != DISCARD or len(advisor.figures.fits(hand, condition.what)) >= condition.amount


def _paid(advisor: WildSpaceAdvisor, spent: Cards = ()) -> Iterator[Hint]:
    """The ability that is paid for; a landing showed what it brings before."""
    if isinstance(advisor.step, UseAbility):
        ability = advisor.figures.crew[advisor.step.card].ability
        assert ability is not None, "only abilities are offered"
        yield from _act(advisor, [ability], spent)


def _worth(advisor: WildSpaceAdvisor, card: Card) -> Hint:
    """The credits that a card would add to the crew."""
    return Hint.of("hint-worth", amount=_gain(advisor, card))


def _gain(advisor: WildSpaceAdvisor, card: Card) -> int:
    """The credits that a card would add to the viewer's crew now."""
    return _count_gain(advisor.view.accounts, advisor.me, card)


@lru_cache(maxsize=4096)
def _count_gain(accounts: Accounts, seat: Seat, card: Card) -> int:
    """Cached, because many moves bring the same card, and the questions of a turn follow on each other."""
    return accounts.gain(seat, card)


def _reveal(advisor: WildSpaceAdvisor, sizes: Iterable[int]) -> Iterator[Hint]:
    """The face-down planets that are turned up at the end of a turn with a crew of one of these sizes."""
    for need, planet in zip(NEEDS, advisor.view.planets, strict=True):
        if planet is None and need in sizes:
            yield Hint.of("hint-reveals", planet=need)


def _smuggle(advisor: WildSpaceAdvisor, abilities: Iterable[Smuggling]) -> Iterator[Hint]:
    """The credits of the cards that the Smuggler would take; what fills a spot that is emptied before is unknown."""
    pool = list(advisor.view.pool)
    taken = []
    for ability in abilities:
        card, pool[ability.spot] = pool[ability.spot], None
        taken += [card] if ability.effect == TAKE else []
    yield Hint.of("hint-smuggler", amount=sum(advisor.smuggled(card) for card in taken if card is not None))
    if None in taken:
        yield Hint("hint-unknown")
