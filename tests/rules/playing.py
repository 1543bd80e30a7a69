"""What rule tests share: short words for playing a position and looking at it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

import wildtable
from wildtable.engine.events import Event
from wildtable.engine.state import State
from wildtable.engine.zones import Zone
from wildtable.games.wild_cards.game import WildCards


def load() -> WildCards:
    game = wildtable.load("wild-cards")
    assert isinstance(game, WildCards)
    return game


def bid(state: State, *cards: str) -> None:
    """Everybody bids, in the order of seats; an empty text stands for a seat that has no choice."""
    for seat, card in enumerate(cards):
        if card:
            state.play(seat, f"bid {card}")


def play(state: State, script: str) -> None:
    """Play moves written like a record: `0 take lion; 0 pay forest-1, pay wild-2`."""
    for part in script.split(";"):
        seat, _, moves = part.strip().partition(" ")
        state.play(int(seat), *moves.split(","))


def idle(state: State) -> None:
    """Everybody bids refill and declines whatever is offered, up to the end of the game."""
    while not state.over:
        seat = next(iter(state.asking))
        state.play(seat, next(word for word in ("bid refill", "pass", "leave", "done") if word in options(state, seat)))


def asked(state: State) -> list[int]:
    return sorted(state.asking)


def options(state: State, seat: int) -> list[str]:
    """What a seat may answer now."""
    return [move.notation for move in state.asking[seat]]


def names(state: State, zone: Zone) -> list[str]:
    """The cards of a zone by name."""
    return state.game.catalogue.spell(state[zone])


def events_named(state: State, name: str) -> list[Event]:
    """The events of that name which the last play caused."""
    return [event for event in state.events if event.name == name]


def others(*used: Iterable[str]) -> list[str]:
    """All habitat cards of the deck but these."""
    game = load()
    rest = Counter(game.catalogue.spell(game.figures.habitats))
    rest.subtract(card for cards in used for card in cards)
    return sorted(rest.elements())
