"""Imagination: whole positions dealt from a view alone, many of them from one packing."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import accumulate, chain
from typing import TYPE_CHECKING, Any

from wildtable.engine.knowledge.view import View
from wildtable.engine.state import State
from wildtable.engine.twin.checks import check_moves, check_seeds
from wildtable.engine.twin.kernels.dealing import CARDS, PLACES
from wildtable.engine.twin.kernels.frames import OWING
from wildtable.engine.twin.kernels.loops import DEAL, LIST, PLAY

if TYPE_CHECKING:
    from wildtable.engine.twin.twin import Twin


class Dealer:
    """A view, packed to be dealt from: `deal(seed)` gives a whole position, one of those its viewer must reckon with."""

    def __init__(self, twin: Twin, view: View) -> None:
        self.twin = twin
        self._seat = -1 if view.viewer is None else view.viewer
        plan = _plan(twin, view)
        self._plan = twin.backend.grid([plan])
        self._room = 1 + plan[PLACES] + 2 * plan[CARDS]

    def deal_rows(self, seeds: Sequence[int], threads: int = 1) -> Any:
        """Return the words of as many positions as there are seeds, from 0 to 2**62 - 1."""
        backend = self.twin.backend
        words = backend.zeros(len(seeds), self.twin.rules.size)
        numbers = backend.zeros(len(seeds), self._room)
        backend.fill_column(numbers, 0, check_seeds(seeds))
        backend.run(DEAL, words, self.twin.tables, numbers, self._plan, threads)
        return words

    def play_rows(self, seeds: Sequence[int], moves: Sequence[int]) -> Any:
        """Return for each seed the words after each of the viewer's moves; raise a ValueError for an illegal one."""
        backend, tables = self.twin.backend, self.twin.tables
        deals = self.deal_rows(seeds)
        if not len(deals):
            return deals
        found = check_moves(moves, self._legal(deals[:1]), f"seat {self._seat}", self.twin.game.moves)
        rows = backend.repeat(deals, len(found))
        backend.run(PLAY, rows, tables, backend.grid([[self._seat, move] for _ in seeds for move in found]))
        return rows

    def _legal(self, deal: Any) -> list[int]:
        """Return the viewer's legal moves, which are the same in all deals; none if it is not asked."""
        if self._seat < 0 or not (int(deal[0][OWING]) >> self._seat) & 1:
            return []
        numbers = self.twin.backend.zeros(1, 1 + len(self.twin.game.moves))
        numbers[0][0] = self._seat
        self.twin.backend.run(LIST, deal, self.twin.tables, numbers)
        return [int(move) for move in numbers[0][1 : 1 + int(numbers[0][0])]]


def _plan(twin: Twin, view: View) -> list[int]:
    """Return the plan of a deal from a view."""
    zones = [zone for zone in twin.game.layout.zones if not zone.visible(view.viewer)]
    sizes: Counter[int] = Counter()
    for lot in view.memory.lots:
        sizes.update(dict(lot.slots))
    places = sorted(sizes)
    starts = accumulate([sizes[place] for place in places], initial=0)
    hidden = [zone for zone in zones if view.counts[zone]]
    words = twin.rules.words.pack_state(_seen(twin, view))
    words[OWING] = bool(view.agenda)
    return [
        len(places),
        len(view.memory.lots),
        len(hidden),
        sizes.total(),
        len(words),
        0 if view.viewer is None else view.viewer,
        sum(1 << seat for seat in view.answered if seat != view.viewer),
        len(view.picks),
        *(move.id for move in view.picks),
        *[*starts][:-1],
        *chain.from_iterable(
            [len(lot.cards), len(lot.slots), *lot.cards]
            + [number for place, count in lot.slots for number in (places.index(place), count)]
            for lot in view.memory.lots
        ),
        *chain.from_iterable((int(zone), places.index(zone.place), view.counts[zone]) for zone in hidden),
        *words,
    ]


def _seen(twin: Twin, view: View) -> State:
    """Return a state with what the viewer sees, and nothing where it does not."""
    state: State = twin.game.empty(twin.seats, twin.options, b"")
    state.shuffles, state.agenda = view.shuffles, view.agenda
    for name in state.fact_names:
        setattr(state, name, view.facts[name])
    state.zones = [cards or () for cards in view.shown]
    return state
