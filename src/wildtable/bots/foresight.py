"""Foresight: moves tried in imagined deals and valued by a net a few decisions later, instead of at the game's end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from wildtable.bots.fast_net import fast_net
from wildtable.engine.twin.batch import HostBatch
from wildtable.engine.twin.kernels.frames import DEPTH
from wildtable.engine.twin.kernels.loops import SCORE
from wildtable.engine.twin.trials import Outcome

if TYPE_CHECKING:
    from wildtable.bots.net import IntegerNet
    from wildtable.engine.knowledge.view import View
    from wildtable.engine.twin.twin import Twin


class Foresight:
    """A view, to try moves from it. The net plays on for all seats until the viewer has been asked `depth` times, and
    values what the viewer then sees; a game that has ended is worth its result."""

    def __init__(self, twin: Twin, net: IntegerNet, view: View, depth: int) -> None:
        assert view.viewer is not None
        self._twin, self._net, self._seat = twin, fast_net(net), view.viewer
        self._depth = depth
        self._dealer = twin.dealer(view)

    def rate(self, moves: Sequence[int], most: int) -> dict[int, float]:
        """Return the moves that the net finds likeliest, the likeliest first, with the logarithms of how likely they are."""
        numbers = self._net.rate(self._observe(self._dealer.deal_rows([0])))[0].tolist()
        return {move: numbers[move] for move in sorted(moves, key=lambda move: (-numbers[move], move))[:most]}

    def value(self) -> float:
        """Return the viewer's chance to win as the net sees it."""
        return float(self._net.value(self._observe(self._dealer.deal_rows([0])))[0])

    def run(self, seeds: Sequence[int], moves: Sequence[int]) -> list[list[Outcome]]:
        """Return for each seed, which stands for a deal, the viewer's chance to win after each of the moves. Margins are
        not known: they are 0."""
        rows = self._dealer.play_rows(seeds, moves)
        self._play_on(rows)
        values = self._value(rows)
        chances = values.reshape(len(seeds), len(moves)).tolist()
        return [[Outcome(chance, 0) for chance in row] for row in chances]

    def _play_on(self, rows: Any) -> None:
        """Let the net play all seats until the viewer is to answer and has been asked often enough, or the game is over."""
        left, active = np.full(len(rows), self._depth), np.arange(len(rows))
        batch = HostBatch(self._twin, rows.copy(), self._twin.tables)
        batch.look()
        while True:
            seats = np.asarray(batch.seats)
            left -= seats == self._seat
            going = (seats >= 0) & (left > 0)
            if not going.all():
                rows[active[~going]] = batch.words[~going]
                active, left, seats, masks = active[going], left[going], seats[going], batch.masks[going]
                batch = HostBatch(self._twin, batch.words[going], self._twin.tables)
            else:
                masks = batch.masks
            if not len(active):
                return
            numbers = self._net.rate(batch.observe(seats.tolist()))
            batch.step(np.where(masks == 1, numbers, -np.inf).argmax(axis=1), unchecked=True)

    def _value(self, rows: Any) -> Any:
        """Return the viewer's chance to win in positions: the result, where the game is over."""
        over = rows[:, DEPTH] == 0
        found = np.zeros(len(rows))
        if over.any():
            found[over] = self._shares(rows[over])
        if not over.all():
            found[~over] = self._net.value(self._observe(rows[~over]))
        return found

    def _observe(self, rows: Any) -> Any:
        """Return what the viewer sees in positions."""
        return HostBatch(self._twin, rows, self._twin.tables).observe([self._seat] * len(rows))

    def _shares(self, rows: Any) -> Any:
        """Return the viewer's share of the win in finished games."""
        people, ended = len(self._twin.people), HostBatch(self._twin, rows, self._twin.tables)
        ended.run(SCORE)
        wins = ended.numbers[:, people : 2 * people] == 1
        return wins[:, self._seat] / np.maximum(wins.sum(axis=1), 1)
