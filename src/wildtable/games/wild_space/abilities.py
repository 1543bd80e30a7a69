"""Putting cards into play, and what they set off: abilities with their conditions, veterans, chains of any length."""

from __future__ import annotations

from typing import Annotated

from wildtable.engine.cards import Card, Cards, Seat
from wildtable.engine.choices import Choice
from wildtable.engine.steps import Steps, step
from wildtable.games.wild_space.cards import MOST_SQUARES
from wildtable.games.wild_space.drawing import Draw, OnTurn, discard, drawing, take
from wildtable.games.wild_space.legend import DISCARD, DRAW, HAVE, PLAY, PLAYABLE, REMOVE, Condition, CrewAbility
from wildtable.games.wild_space.questions import DECLINE, CardChoice, Moves, TurnChoice
from wildtable.games.wild_space.state import CREWS, HANDS, WildSpaceState

CARD_FIRST, SQUARE_FIRST = "first card", "first square"


@step
class PutIntoPlay(OnTurn):
    """Put a card of a kind from hand into play, or decline. `by` is the card whose ability allows it, if one does."""

    seat: Seat
    what: Annotated[str, PLAYABLE]
    by: Card | None = None

    def choice(self, state: WildSpaceState) -> Choice[Moves] | None:
        hand = state[HANDS[self.seat]]
        return CardChoice("WS-15", hand, PLAY, state.game.figures.fits(hand, self.what)) if hand else None

    def follow(self, state: WildSpaceState, moves: Moves) -> Steps:
        if not moves or moves[0].notation == DECLINE:
            if moves:
                state.emit("declined", self.seat)
            return ()
        if self.by is not None:
            mark_used(state, self.seat, self.by)
        state.move(moves[0].cards, HANDS[self.seat], CREWS[self.seat], "played")
        return enter(state, self.seat, *moves[0].cards)


@step
class DrawIntoPlay(OnTurn):
    """Draw a card, from pile or pool, and put it into play at once."""

    seat: Seat

    def choice(self, state: WildSpaceState) -> Choice[Moves] | None:
        return drawing(state, self.seat)

    def follow(self, state: WildSpaceState, moves: Moves) -> Steps:
        if not moves:
            return ()
        cards = take(state, self.seat, moves, CREWS[self.seat], ("drawn-into-play", "taken-into-play"))
        return enter(state, self.seat, *cards)


def enter(state: WildSpaceState, seat: Seat, card: Card) -> Steps:
    """Return what a card put into play offers: its ability and, for a veteran, that of the next square of the track."""
    printed = state.printed(card)
    ability = (UseAbility(seat, card),) if printed.ability and card not in state.used else ()
    if not printed.veteran or not state.advance(seat):
        return ability
    square = state.tokens[seat]
    state.emit("advanced", seat, number=square)
    gift = state.captain(seat).track[square - 1]
    if isinstance(gift, int):
        return ability
    return (InAnyOrder(seat, card, square),) if ability else perform(seat, gift)


@step
class InAnyOrder(OnTurn):
    """Card and square both offer something: the player says which comes first, and all of that comes before the other."""

    seat: Seat
    card: Card
    square: Annotated[int, range(1, MOST_SQUARES + 1)]

    def choice(self, state: WildSpaceState) -> Choice[Moves] | None:
        return TurnChoice("WS-17", state[HANDS[self.seat]], (CARD_FIRST, SQUARE_FIRST))

    def follow(self, state: WildSpaceState, moves: Moves) -> Steps:
        gift = state.captain(self.seat).track[self.square - 1]
        assert not isinstance(gift, int), "a square for credits gives nothing"
        card, square = (UseAbility(self.seat, self.card),), perform(self.seat, gift)
        return (*card, *square) if moves[0].notation == CARD_FIRST else (*square, *card)


@step
class UseAbility(OnTurn):
    """A card just put into play offers its ability, if its condition is fulfilled; it never has to be used.

    If nothing is to be paid and the ability puts a card into play, the choice of that card is the only question.
    """

    seat: Seat
    card: Card

    def choice(self, state: WildSpaceState) -> Choice[Moves] | None:
        condition, ability = self.printed(state)
        if not self.offered(state, condition):
            return None
        hand = state[HANDS[self.seat]]
        if condition is not None and condition.effect != HAVE:
            payable = state.payable(self.seat, condition)
            cards: Cards = payable if len(payable) >= condition.amount else ()
            return CardChoice("WS-C1", hand, condition.effect, cards, amount=condition.amount)
        return None if ability.effect == PLAY else TurnChoice("WS-15", hand, ("use", DECLINE))

    def follow(self, state: WildSpaceState, moves: Moves) -> Steps:
        condition, ability = self.printed(state)
        if not moves:
            return perform(self.seat, ability, self.card) if self.offered(state, condition) else ()
        if moves[0].notation == DECLINE:
            state.emit("declined", self.seat, (self.card,))
            return ()
        mark_used(state, self.seat, self.card)
        pay(state, self.seat, moves)
        return perform(self.seat, ability)

    def printed(self, state: WildSpaceState) -> tuple[Condition | None, CrewAbility]:
        printed = state.printed(self.card)
        assert printed.ability is not None, "only abilities are offered"
        return printed.condition, printed.ability

    def offered(self, state: WildSpaceState, condition: Condition | None) -> bool:
        """Is the card in the crew and unused, and can its condition be fulfilled as far as public facts show?"""
        if self.card in state.used or self.card not in state[CREWS[self.seat]]:
            return False
        return condition is None or state.may_fulfil(self.seat, condition, self.card)


def perform(seat: Seat, ability: CrewAbility, by: Card | None = None) -> Steps:
    """Return the steps of an ability, of a square or of a planet's action."""
    if ability.effect == DRAW:
        return (Draw(seat, ability.amount),)
    return (PutIntoPlay(seat, ability.what, by),) if ability.effect == PLAY else (DrawIntoPlay(seat),)


def pay(state: WildSpaceState, seat: Seat, moves: Moves) -> None:
    """Fulfil a condition: discard cards from hand, or remove them from the crew. A card that must be in the crew stays."""
    discard(state, _named(moves, DISCARD), HANDS[seat], "discarded")
    discard(state, _named(moves, REMOVE), CREWS[seat], "removed")


def _named(moves: Moves, verb: str) -> Cards:
    return tuple([card for move in moves if move.verb == verb for card in move.cards])


def mark_used(state: WildSpaceState, seat: Seat, card: Card) -> None:
    """Mark a card's ability as used in this turn; it stays used even if the card leaves and comes back."""
    state.used = tuple(sorted((*state.used, card)))
    state.emit("ability-used", seat, (card,))
