"""Leader cards: how they change owner."""

from __future__ import annotations

from wildtable.engine.cards import Card, Seat
from wildtable.games.wild_cards.cards import LEADER
from wildtable.games.wild_cards.state import COLLECTION_ROW, LEADERS, SUPPLY, WildCardsState


def claim_leader(state: WildCardsState, seat: Seat, animal: Card) -> None:
    """Give the leader to a seat that gained an animal and now has at least as many as every other."""
    counts = [collection.count(animal) for collection in state.zones[COLLECTION_ROW]]
    if counts[seat] == max(counts):
        move_leader(state, animal, seat)


def hand_over_leader(state: WildCardsState, seat: Seat, animal: Card) -> None:
    """Take the leader from a seat that now has fewer than another, for the seat with most or for the supply."""
    if not state.owns(seat, animal):
        return
    clockwise = [(seat + step) % state.seats for step in range(state.seats)]
    most = max(clockwise, key=lambda other: state.has(other, animal))
    if state.has(most, animal) == 0:
        state.move((LEADER[animal],), LEADERS[seat], SUPPLY, "leader-returned")
    elif state.has(most, animal) > state.has(seat, animal):
        move_leader(state, animal, most)


def move_leader(state: WildCardsState, animal: Card, seat: Seat) -> None:
    """Give the leader to this seat, from its owner or from the supply."""
    owner = state.owner(animal)
    source = SUPPLY if owner is None else LEADERS[owner]
    if source != LEADERS[seat]:
        state.move((LEADER[animal],), source, LEADERS[seat], "leader-claimed", seat)
