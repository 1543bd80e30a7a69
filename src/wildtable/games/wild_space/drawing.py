"""Drawing cards from the draw pile or the pool, one by one, and refreshing the pool, at any moment of one's own turn."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Annotated

from wildtable.engine.cards import Cards, Seat
from wildtable.engine.choices import Choice
from wildtable.engine.steps import Step, Steps, step
from wildtable.engine.zones import Zone
from wildtable.games.wild_space.legend import MOST_DRAWN, SPOTS
from wildtable.games.wild_space.questions import REFRESH, Moves, TurnChoice
from wildtable.games.wild_space.state import DISCARDS, HANDS, PILE, POOL, POOL_ROW, WildSpaceState


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
