"""The viewer's own part of the page: the cards in hand, and the prompt."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from wildtable.engine.cards import Card
from wildtable.engine.choices import Choice
from wildtable.engine.presentation.scenes import HandCard, Idle, Names, Prompt, PromptOption, Word
from wildtable.games.wild_space import steps
from wildtable.games.wild_space.cards import CONDITIONS, DISCARD, EXPLORING, HAVE, PLAY, REMOVE, Condition
from wildtable.games.wild_space.page.scenes.idling import find_idle, find_idle_card
from wildtable.games.wild_space.page.scenes.legality import LETTERS, offers
from wildtable.games.wild_space.page.scenes.signs import ActSign, describe_ability, describe_condition
from wildtable.games.wild_space.questions import (
    DECLINE,
    EXPLORE,
    LAND,
    MEET,
    REFRESH,
    STAY,
    CardChoice,
    Meeting,
    Payment,
    sector_of,
)
from wildtable.games.wild_space.state import DONE, LANDED
from wildtable.games.wild_space.steps import CARD_FIRST, SQUARE_FIRST
from wildtable.games.wild_space.view import WildSpaceView

HAND: tuple[str, ...] = ("hand",)
"""The zones whose cards their owner holds."""
WITH_CARDS = (PLAY, DISCARD, REMOVE)
ANY = Word("a-any")


@dataclass(frozen=True)
class OfferedAnswer(PromptOption):
    """An answer offered in the prompt: its sign and, where it comes from a card or a square, that with the card's
    condition."""

    sign: ActSign
    card: str = ""
    condition: ActSign | None = None
    square: int = 0
    idle: Idle | None = None


def build_hand(view: WildSpaceView) -> tuple[HandCard, ...]:
    """Build the hand, preceded by the crew while a crew card is to be removed. A hand card may refresh the pool."""
    if view.viewer is None:
        return ()
    verb = next((one for one in view.choice.verbs() if one in WITH_CARDS), "") if view.choice is not None else ""
    if verb != REMOVE:
        return tuple(_held(view, card, verb) for card in view.hand)
    return (*(_held(view, card, verb) for card in view.crew(view.me)[1:]), *(_held(view, card, "") for card in view.hand))


def _held(view: WildSpaceView, card: Card, verb: str) -> HandCard:
    """Build a card with the move that plays it, or why there is none."""
    name, moves, choice = view.game.catalogue.names[card], view.game.moves, view.choice
    picked = any(move.verb in WITH_CARDS and move.card == card for move in view.picks)
    instead = "" if verb == REMOVE else offers(view, f"{REFRESH} {name}")
    if picked or choice is None or not verb:
        return HandCard(name, picked=picked, instead=instead)
    move = moves[f"{verb} {name}"]
    refusal = choice.why(move)
    if refusal is not None:
        return HandCard(name, refusal=refusal, instead=instead)
    return HandCard(name, move.notation, instead=instead, idle=find_idle_card(view, card) if verb == PLAY else None)


def count_hand(view: WildSpaceView) -> tuple[int, int]:
    """Return how many cards the viewer holds, or how many of the crew are shown instead."""
    choice = view.choice
    removes = choice is not None and REMOVE in choice.verbs()
    return (len(view.crew(view.me)) - 1, 1) if removes else (len(view.hand), 0)


def build_prompt(view: WildSpaceView, _: Names) -> Prompt:
    """Build the question, less what is picked already. Only for a viewer who is asked."""
    choice, asked = view.choice, view.agenda[0]
    assert choice is not None
    words = [move.notation for move in choice if move.verb != REFRESH and move.card is None]
    go = next((word for word in (STAY, "use", "end") if word in words), "")
    if isinstance(asked, steps.PutIntoPlay | steps.UseAbility) and not go and not _pays(choice):
        go = DECLINE
    least = most = 0 if go else _owed(choice)
    about: dict[str, object] = {"names": "", "card": "", "count": 0, "kind": "none", "what": ANY, "condition": ANY}
    about |= _about(view)
    return Prompt(
        step=type(asked).__name__,
        about=about,
        clause=choice.clause,
        least=least,
        most=most,
        go=go,
        others=tuple(word for word in words if word == DECLINE != go),
        options=_options(view),
        instead=any(move.verb == REFRESH for move in choice),
        idle=find_idle_card(view, asked.card) if isinstance(asked, steps.UseAbility) else None,
        subject=str(about["card"]),
    )


def _pays(choice: Choice[Any]) -> bool:
    """Is there a card that fulfils this condition?"""
    return any(move.verb in WITH_CARDS for move in choice)


def _owed(choice: Choice[Any]) -> int:
    """Return how many picks make an answer."""
    return choice.amount if isinstance(choice, CardChoice) else choice.most if isinstance(choice, Payment) else 1


def _about(view: WildSpaceView) -> dict[str, object]:
    """Return the values for the text of the question."""
    choice, asked, names = view.choice, view.agenda[0], view.game.catalogue.names
    assert choice is not None
    match asked:
        case steps.UseShip():
            return _landing(view, choice)
        case steps.TakeAction(sector=sector):
            return {"kind": EXPLORE if view.ships(view.me)[sector] == DONE else LAND}
        case steps.Draw(cards=cards):
            return {"count": cards}
        case steps.PutIntoPlay(what=what):
            return {"what": Word(f"a-{what.replace(' ', '-')}"), "kind": "some" if _pays(choice) else "none"}
        case steps.UseAbility(card=card):
            return _ability(view, choice, card)
        case steps.InAnyOrder(card=card):
            return {"card": names[card]}
    return {}


def _landing(view: WildSpaceView, choice: Choice[Any]) -> dict[str, object]:
    """Return the values for a landing: where to or, once chosen, the condition of the sector."""
    if isinstance(choice, Meeting):
        return {"kind": MEET}
    if isinstance(choice, Payment):
        condition = _condition(view, choice)
        return {"kind": choice.verb, "count": choice.most, "condition": Word(describe_condition(condition).word)}
    if view.game.moves[STAY] in choice:
        return {"kind": STAY}
    if not view.ships_left(view.me):
        return {"kind": EXPLORE}
    return {"kind": "ship" if LANDED in view.ships(view.me) else LAND}


def _condition(view: WildSpaceView, choice: Payment) -> Condition:
    """Return the condition that is being fulfilled: the one chosen, or the only possible one."""
    named = [move.notation.partition(" ")[2] for move in view.picks if move.verb == MEET]
    if named:
        return next(condition for condition in CONDITIONS.values() if condition.word in named)
    sector = next(sector_of(move) for move in view.picks if move.verb == LAND)
    fits = view.game.figures.fits
    return next(
        condition
        for condition in view.sector(sector).conditions
        if condition.effect == choice.verb
        and (condition.effect == REMOVE or len(fits(view.hand, condition.what)) >= condition.amount)
    )


def _ability(view: WildSpaceView, choice: Choice[Any], card: Card) -> dict[str, object]:
    """Return the values for a card's ability and its condition."""
    printed = view.game.figures.crew[card]
    assert printed.ability is not None, "only abilities are offered"
    values: dict[str, object] = {
        "card": view.game.catalogue.names[card],
        "what": Word(describe_ability(printed.ability).word),
    }
    if printed.condition is None or printed.condition.effect == HAVE:
        return values | {"kind": "use"}
    kind = printed.condition.effect if _pays(choice) else "unpaid"
    return values | {"kind": kind, "condition": Word(describe_condition(printed.condition).word), "count": _owed(choice)}


def _options(view: WildSpaceView) -> tuple[OfferedAnswer, ...]:
    """Return the answers that the prompt itself offers: actions, conditions, what comes first."""
    asked = view.agenda[0]
    if isinstance(view.choice, Meeting):
        return _lettered(
            (f"{MEET} {price.condition.word}", describe_condition(price.condition)) for price in view.choice.prices
        )
    match asked:
        case steps.TakeAction(sector=sector):
            explored = view.ships(view.me)[sector] == DONE
            actions = EXPLORING if explored else view.sector(sector).actions
            offered = _lettered((f"take {action.word}", describe_ability(action)) for action in actions)
            return tuple(replace(one, idle=find_idle(view, action)) for one, action in zip(offered, actions, strict=True))
        case steps.InAnyOrder(card=card, square=square):
            printed, gift = view.game.figures.crew[card], view.captain(view.me).track[square - 1]
            assert printed.ability is not None, "only abilities are offered"
            assert not isinstance(gift, int), "a square for credits gives nothing"
            first, second = _lettered(
                [(CARD_FIRST, describe_ability(printed.ability)), (SQUARE_FIRST, describe_ability(gift))]
            )
            price = None if printed.condition is None else describe_condition(printed.condition)
            idle = find_idle_card(view, card), find_idle(view, gift)
            name = view.game.catalogue.names[card]
            return replace(first, card=name, condition=price, idle=idle[0]), replace(second, square=square, idle=idle[1])
    return ()


def _lettered(answers: Iterable[tuple[str, ActSign]]) -> tuple[OfferedAnswer, ...]:
    return tuple(OfferedAnswer(move, key, sign) for (move, sign), key in zip(answers, LETTERS, strict=False))
