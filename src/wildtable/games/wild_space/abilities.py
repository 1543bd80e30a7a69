"""Drawing cards and putting them into play: the pool, abilities with their conditions, chains of any length."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Annotated

from wildtable.engine.cards import Card, Cards, Seat
from wildtable.engine.choices import Choice
from wildtable.engine.steps import Step, Steps, step
from wildtable.engine.zones import Zone
from wildtable.games.wild_space.cards import MOST_SQUARES
from wildtable.games.wild_space.legend import (
    DISCARD,
    DRAW,
    HAVE,
    MOST_DRAWN,
    PLAY,
    PLAYABLE,
    REMOVE,
    SPOTS,
    Condition,
    CrewAbility,
)
from wildtable.games.wild_space.questions import DECLINE, REFRESH, CardChoice, Moves, TurnChoice
from wildtable.games.wild_space.state import CREWS, DISCARDS, HANDS, PILE, POOL, POOL_ROW, WildSpaceState


class OnTurn(Step[WildSpaceState, Moves]):
    """A question on a seat's own turn. After refreshing the pool, the player is asked again."""

    __slots__ = ()
    seat: Seat

    def asks(self, state: WildSpaceState) -> Mapping[Seat, Choice[Moves]]:
        choice = self.choice(state)
        return {} if choice is None else {self.seat: choice}

    def then(self, state: WildSpaceState, answers: Mapping[Seat, Moves]) -> Steps:
        moves = answers.get(self.seat, ())
        if moves and moves[0].verb == REFRESH:
            refresh(state, self.seat, moves[0].cards)
            return (self,)
        return self.follow(state, moves)

    @abstractmethod
    def choice(self, state: WildSpaceState) -> Choice[Moves] | None:
        """Return what may be answered, None if there is nothing to ask."""

    @abstractmethod
    def follow(self, state: WildSpaceState, moves: Moves) -> Steps:
        """Return the steps that follow from the answer, which is empty if nothing was asked."""


@step
class Draw(OnTurn):
    """Draw cards, each from the top of the pile or from the pool; what cannot be drawn is skipped."""

    seat: Seat
    cards: Annotated[int, range(1, MOST_DRAWN + 1)]

    def choice(self, state: WildSpaceState) -> Choice[Moves] | None:
        return drawing(state, self.seat)

    def follow(self, state: WildSpaceState, moves: Moves) -> Steps:
        if not moves:
            return ()
        take(state, self.seat, moves, HANDS[self.seat], ("drawn", "taken"))
        return (Draw(self.seat, self.cards - 1),) if self.cards > 1 else ()


def drawing(state: WildSpaceState, seat: Seat) -> TurnChoice | None:
    """Return the choice of where to draw from, None if no card can be drawn."""
    zones = state.zones
    words = ["draw pile"] if zones[PILE] or zones[DISCARDS] else []
    words += [f"draw {spot}" for spot, cards in zip(SPOTS, zones[POOL_ROW], strict=True) if cards]
    return TurnChoice("WS-12", zones[HANDS[seat]], tuple(words), "nothing-there") if words else None


def take(state: WildSpaceState, seat: Seat, moves: Moves, target: Zone, names: tuple[str, str]) -> Cards:
    """Move the card drawn to where it goes: from the pile, or from a spot of the pool, which is filled at once."""
    word = moves[0].notation.partition(" ")[2]
    if word == "pile":
        if not state[PILE]:
            reshuffle(state)
        card = state[PILE][:1]
        state.move(card, PILE, target, names[0], seat)
    else:
        spot = POOL[SPOTS.index(word)]
        card = state[spot]
        state.move(card, spot, target, names[1], seat)
        fill_pool(state)
    return card


def refresh(state: WildSpaceState, seat: Seat, cards: Cards) -> None:
    """A hand card and the whole pool are discarded, and three new cards revealed."""
    state.move(cards, HANDS[seat], DISCARDS, "refreshed")
    for spot in POOL:
        state.move(state[spot], spot, DISCARDS, "cleared")
    fill_pool(state)


def fill_pool(state: WildSpaceState) -> None:
    """A gap is filled at once, from the left, as long as there is a card to be had."""
    for spot in POOL:
        if not state[spot]:
            if not state[PILE]:
                if not state[DISCARDS]:
                    return
                reshuffle(state)
            state.move(state[PILE][:1], PILE, spot, "revealed")


def reshuffle(state: WildSpaceState) -> None:
    """The discard pile becomes the draw pile."""
    state.move(state[DISCARDS], DISCARDS, PILE, "recycled")
    state.shuffle(PILE)


def discard(state: WildSpaceState, cards: Cards, source: Zone, name: str) -> None:
    """Lay cards on the discard pile; a gap in the pool takes one at once."""
    state.move(cards, source, DISCARDS, name)
    fill_pool(state)


# Putting cards into play, and what that sets off


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
