"""Imagination: a whole state dealt from a view alone, one that its viewer must consider possible."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from wildtable.engine.cards import Card
from wildtable.engine.knowledge.history import HistoryRoot
from wildtable.engine.knowledge.memory import Memory
from wildtable.engine.knowledge.view import View

if TYPE_CHECKING:
    from wildtable.engine.game import AnyGame
    from wildtable.engine.state import State


def deal(game: AnyGame, view: View, rng: Random) -> Any:
    """Deal a state: visible cards as they are, hidden ones as memory allows, everything else as the view says."""
    state: State = game.empty(view.seats, view.options, rng.randbytes(16))
    state.shuffles, state.disclosed, state.agenda = view.shuffles, view.disclosed, view.agenda
    for name in state.fact_names:
        setattr(state, name, view.facts[name])
    heaps = _heaps(view.memory, rng)
    for zone, seen, count in zip(game.layout.zones, view.shown, view.counts, strict=True):
        if not zone.visible(view.viewer):
            heap = heaps.get(zone.place, [])
            seen = tuple(sorted(heap[:count]) if zone.sorts else heap[:count])
            del heap[:count]
        state.zones[zone] = seen or ()
    state.history = HistoryRoot(game.layout.zones, tuple(state.zones), game.catalogue.families)
    state.history.memories[view.viewer] = view.memory
    if state.agenda:
        state.ask(state.agenda[0])
    _answer(state, view, rng)
    return state


def _heaps(memory: Memory, rng: Random) -> dict[int, list[Card]]:
    """Return the cards of each hidden place, in random order."""
    chance = rng.random
    heaps: dict[int, list[Card]] = {}
    for lot in memory.lots:
        cards = sorted(lot.cards, key=lambda _: chance())
        for place, count in lot.slots:
            heaps.setdefault(place, []).extend(cards[:count])
            del cards[:count]
    return {place: sorted(heap, key=lambda _: chance()) for place, heap in heaps.items()}


def _answer(state: State, view: View, rng: Random) -> None:
    """Play the viewer's own picks, and random answers for other seats that have answered."""
    for move in view.picks:
        assert view.viewer is not None
        state.play(view.viewer, move)
    for seat in view.answered:
        while seat in state.asking:
            state.play(seat, state.asking[seat].sample(rng))
