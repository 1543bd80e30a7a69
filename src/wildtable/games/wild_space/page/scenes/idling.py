"""What would have no effect: an ability whose condition does not hold, or that puts cards into play which nobody holds."""

from __future__ import annotations

from wildtable.engine.cards import Card, Cards
from wildtable.engine.presentation.scenes import Idle
from wildtable.games.wild_space.cards import DISCARD, HAVE, PLAY, CrewAbility
from wildtable.games.wild_space.view import WildSpaceView


def find_idle(view: WildSpaceView, ability: CrewAbility) -> Idle | None:
    """Say why an action or a square would have no effect."""
    return _lacking(view, ability, view.hand)


def find_idle_card(view: WildSpaceView, card: Card) -> Idle | None:
    """Say why the ability of a card would have no effect, if it were put into play or is in play."""
    printed, fits = view.game.figures.crew[card], view.game.figures.fits
    hand = tuple(one for one in view.hand if one != card)
    if printed.ability is None:
        return None
    condition = printed.condition
    if condition is not None and condition.effect == HAVE:
        crew = tuple(one for one in view.crew(view.me) if one != card)
        if not fits(crew, condition.what):
            return Idle("idle-crew", _name(condition.what))
    if condition is None or condition.effect != DISCARD:
        return _lacking(view, printed.ability, hand)
    payable = fits(hand, condition.what)
    if len(payable) < condition.amount:
        return Idle("idle-hand", _name(condition.what))
    left = [one for one in hand if len(payable) - (one in payable) >= condition.amount]
    return _lacking(view, printed.ability, tuple(left))


def _lacking(view: WildSpaceView, ability: CrewAbility, hand: Cards) -> Idle | None:
    if ability.effect == PLAY and not view.game.figures.fits(hand, ability.what):
        return Idle("idle-hand", _name(ability.what))
    return None


def _name(what: str) -> str:
    return f"a-{what.replace(' ', '-')}"
