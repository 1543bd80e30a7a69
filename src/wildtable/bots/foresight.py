"""Foresight: moves tried in imagined deals and valued by a net a few decisions later, instead of at the game's end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from wildtable.engine.twin.batch import HostBatch
from wildtable.engine.twin.kernels.frames import DEPTH
from wildtable.engine.twin.kernels.loops import PLAY, PLAY_ON, SCORE

if TYPE_CHECKING:
    from wildtable.bots.net import IntegerNet
    from wildtable.engine.knowledge.view import View
    from wildtable.engine.twin.twin import Twin


class Foresight:
    """A view, to try moves from it; games are played on until its viewer is asked for the `depth`-th time."""

    def __init__(self, twin: Twin, net: IntegerNet, view: View, depth: int, guided: bool) -> None:
        assert view.viewer is not None
        self._twin, self._net, self._seat = twin, net, view.viewer
        self._depth, self._guided = depth, guided
        self._dealer = twin.dealer(view)

    def prior(self) -> Any:
        """Return the net's numbers of all moves in the position of the view."""
        batch = HostBatch(self._twin, self._dealer.deal_rows([0]), self._twin.tables)
        return self._net.rate(batch.observe([self._seat]))[0][0]

    def run(self, seeds: Sequence[int], moves: Sequence[int]) -> Any:
        """Return the chance to win after each of the moves, in a row for each seed, which stands for a deal."""
        twin, backend = self._twin, self._twin.backend
        rows = backend.repeat(self._dealer.deal_rows(seeds), len(moves))
        numbers = backend.grid([[self._seat, move] for _ in seeds for move in moves])
        backend.run(PLAY, rows, twin.tables, numbers)
        if self._guided:
            rows = self._play_by_net(rows)
        else:
            numbers[:] = self._seat, self._depth
            backend.run(PLAY_ON, rows, twin.tables, numbers)
        return self._value(rows).reshape(len(seeds), len(moves))

    def _play_by_net(self, rows: Any) -> Any:
        left = np.full(len(rows), self._depth)
        active = np.arange(len(rows))
        while len(active):
            batch = HostBatch(self._twin, rows[active], self._twin.tables)
            batch.look()
            seats = np.asarray(batch.seats)
            left[active] -= seats == self._seat
            going = (seats >= 0) & (left[active] > 0)
            active = active[going]
            if not len(active):
                break
            masks = batch.masks[going]
            inner = HostBatch(self._twin, batch.words[going], self._twin.tables)
            numbers, _ = self._net.rate(inner.observe(seats[going]))
            inner.step(np.where(masks == 1, numbers, -np.inf).argmax(axis=1))
            rows[active] = inner.words
        return rows

    def _value(self, rows: Any) -> Any:
        over = rows[:, DEPTH] == 0
        found = np.zeros(len(rows))
        ended = HostBatch(self._twin, rows[over], self._twin.tables)
        if len(ended):
            people = len(self._twin.people)
            ended.run(SCORE)
            wins = ended.numbers[:, people : 2 * people] == 1
            found[over] = wins[:, self._seat] / np.maximum(wins.sum(axis=1), 1)
        going = HostBatch(self._twin, rows[~over], self._twin.tables)
        if len(going):
            found[~over] = self._net.value(going.observe([self._seat] * len(going)))
        return found
