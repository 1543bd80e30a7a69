"""The choices of Wild Cards with refusals of their own."""

from __future__ import annotations

from functools import cache

from wildtable.engine.cards import Seat
from wildtable.engine.choices import OneOf, Pick
from wildtable.engine.moves import Move
from wildtable.games.wild_cards.cards import CATALOGUE, habitats_in
from wildtable.games.wild_cards.state import DISPLAY_ROW, HANDS, Display, WildCardsState


class FromDisplay(OneOf):
    """One animal of the display. With Leo, who takes the nearest, equal animals differ by their place."""

    __slots__ = ()

    def miss(self, move: Move) -> str:
        copies = [option for option in self if option.card == move.card]
        if not copies:
            return "not-on-display"
        if copies[0].place is None:
            return "no-place-needed"
        return "which-copy" if move.place is None else "wrong-place"


@cache
def offers(verb: str, display: Display, placed: bool, decline: str | None = None) -> tuple[str, ...]:
    """Return the notations of the moves for these animals, and of the one that declines."""
    named = [
        f"{verb} {CATALOGUE.names[animal]}" + (f"@{place}" if placed else "")
        for place, animals in enumerate(display, 1)
        for animal in animals
    ]
    return tuple(dict.fromkeys([*named, *([decline] if decline else [])]))


class FromHandOrPile(Pick):
    """One card from hand, or the top of the pile where there is one."""

    __slots__ = ()

    def miss(self, move: Move) -> str:
        return "piles-empty" if move.card is None else super().miss(move)


def chosen_place(state: WildCardsState, move: Move) -> int:
    """Return the place a move names, or the nearest place with its animal."""
    return move.place or state.zones[DISPLAY_ROW].index(move.cards) + 1


def payment(state: WildCardsState, seat: Seat, clause: str) -> Pick:
    """Return the choice of as many habitat cards from hand as the bid costs."""
    price = state.price(seat)
    return Pick("pay", habitats_in(state[HANDS[seat]]), clause, price, price)
