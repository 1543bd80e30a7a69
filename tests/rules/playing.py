"""Helpers for rule tests: play moves, and read cards, questions and events of a position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable

import pytest

import wildtable
from wildtable import Refusal
from wildtable.engine.knowledge.events import Event
from wildtable.engine.state import State
from wildtable.engine.zones import Zone
from wildtable.games.wild_cards.game import WildCards


def load() -> WildCards:
    game = wildtable.load("wild-cards")
    assert isinstance(game, WildCards)
    return game


def bid(state: State, *cards: str) -> None:
    """Bid for all seats in order; "" is for a seat without a choice."""
    for seat, card in enumerate(cards):
        if card:
            state.play(seat, f"bid {card}")


def play(state: State, script: str) -> None:
    """Play moves written like a record: `0 take lion; 0 pay forest-1, pay wild-2`."""
    for part in script.split(";"):
        seat, _, moves = part.strip().partition(" ")
        state.play(int(seat), *moves.split(","))


def refused(state: State, act: Callable[[], None]) -> Refusal:
    """Return the refusal of an action; assert that nothing changed and that its text is a full sentence."""
    before, events = state.position(), state.events
    with pytest.raises(Refusal) as caught:
        act()
    assert (state.position(), state.events) == (before, events)
    assert caught.value.text().endswith((".", "?"))
    assert str(caught.value) == caught.value.text(first_seat=0)
    return caught.value


def refusal(state: State, seat: int, *moves: str) -> Refusal:
    """Return why these moves are refused; `State.why` must give the same reason."""
    found = refused(state, lambda: state.play(seat, *moves))
    if len(moves) == 1:
        why = state.why(seat, moves[0])
        assert why is not None
        assert why.dump() == found.dump()
    return found


def idle(state: State) -> None:
    """Bid refill for all seats and decline all offers, until the game ends."""
    while not state.over:
        seat = next(iter(state.asking))
        state.play(seat, next(word for word in ("bid refill", "pass", "leave", "done") if word in options(state, seat)))


def advice(state: State, seat: int = 0) -> str:
    """Return the move that a seat is advised to play now."""
    view = state.view(seat)
    assert view.choice is not None
    return view.game.advise(view, view.choice).notation


def follow(state: State, seat: int) -> list[str]:
    """Play what a seat is advised until it has answered, and return the moves."""
    said: list[str] = []
    question = state.agenda[0]
    while not state.over and state.agenda[0] is question and seat in state.asking:
        said.append(advice(state, seat))
        state.play(seat, said[-1])
    return said


def asked(state: State) -> list[int]:
    return sorted(state.asking)


def options(state: State, seat: int) -> list[str]:
    """Return the notations of the moves a seat may play now."""
    return [move.notation for move in state.asking[seat]]


def names(state: State, zone: Zone) -> list[str]:
    """Return the names of the cards of a zone."""
    return state.game.catalogue.spell(state[zone])


def events_named(state: State, name: str) -> list[Event]:
    """Return the events with this name that the last move caused."""
    return [event for event in state.events if event.name == name]


def others(*used: Iterable[str]) -> list[str]:
    """Return all habitat cards of the deck except these."""
    game = load()
    rest = Counter(game.catalogue.spell(game.figures.habitats))
    rest.subtract(card for cards in used for card in cards)
    return sorted(rest.elements())
