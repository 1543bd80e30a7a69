"""Invariants: what is true of every state, whatever is played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TYPE_CHECKING

from wildtable.engine.cards import Cards
from wildtable.engine.errors import InvariantError
from wildtable.engine.zones import Zone

if TYPE_CHECKING:
    from wildtable.engine.state import State


def check_state(state: State, boxes: Mapping[Zone, Cards]) -> None:
    """Raise an InvariantError unless the cards of the boxes are all there and zones and facts are as declared."""
    catalogue = state.game.catalogue
    for fact in state.FACTS:
        fact.check(state)
    for zone, cards in zip(state.game.layout.zones, state.zones, strict=True):
        for card in cards:
            if not zone.may_hold(catalogue.families[card]):
                raise InvariantError(f"{zone.name} cannot hold {catalogue.names[card]}")
    found = Counter(card for cards in state.zones for card in cards)
    wanted = Counter(card for cards in boxes.values() for card in cards)
    if found != wanted:
        wrong = next(card for card in sorted(found | wanted) if found[card] != wanted[card])
        raise InvariantError(f"{found[wrong]} {catalogue.names[wrong]} instead of {wanted[wrong]}")
