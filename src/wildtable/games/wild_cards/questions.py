"""The questions of Wild Cards that need words of their own when an answer misses."""

from __future__ import annotations

from functools import cache

from wildtable.engine.cards import Card, Seat
from wildtable.engine.choices import OneOf, Pick
from wildtable.engine.moves import Move
from wildtable.games.wild_cards.cards import CATALOGUE, habitats_in
from wildtable.games.wild_cards.state import HANDS, Displayed, Table


class FromDisplay(OneOf):
    """One animal of the display. With Leo, who takes the nearest, copies of a species differ by their place."""

    def __init__(self, verb: str, animals: Displayed, placed: bool, *, clause: str, decline: str | None = None) -> None:
        self.animals = animals
        self.placed = placed
        super().__init__(offers(verb, animals, placed, decline), clause=clause, decline=decline)

    def miss(self, move: Move) -> str:
        if all(move.card != animal for _, animal in self.animals):
            return "not-on-display"
        if not self.placed:
            return "no-place-needed"
        return "which-copy" if move.place is None else "wrong-place"


@cache
def offers(verb: str, animals: Displayed, placed: bool, decline: str | None) -> tuple[str, ...]:
    """The notations that offer these animals, and the one to decline."""
    named = [f"{verb} {CATALOGUE.names[animal]}" + (f"@{place}" if placed else "") for place, animal in animals]
    return tuple(dict.fromkeys([*named, *([decline] if decline else [])]))


class FromHandOrPile(Pick):
    """One card from hand, or the top of the pile where there is one."""

    def miss(self, move: Move) -> str:
        return "piles-empty" if move.card is None else super().miss(move)


def chosen_place(state: Table, move: Move) -> tuple[int, Card]:
    """The place a move names, or the nearest with that animal."""
    return next(
        (place, animal) for place, animal in state.displayed() if animal == move.card and move.place in (None, place)
    )


def payment(state: Table, seat: Seat, clause: str) -> Pick:
    """As many habitat cards from hand as the bid costs."""
    price = state.price(seat)
    return Pick("pay", habitats_in(state[HANDS[seat]]), least=price, most=price, clause=clause)
