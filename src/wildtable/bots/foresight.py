"""Foresight: moves tried in imagined deals and valued by a net a few decisions later, instead of at the game's end.

Its nets have fewer bits than those that play alone, so that floats of 32 bits are exact and twice as fast. Weights are
rounded again, unit by unit, with as many bits as keep every sum below 2**24 whatever the inputs are. Sums are then exact in
any order, and all machines compute the same numbers. Needs NumPy.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np

from wildtable.bots.net import FRACTION
from wildtable.engine.twin.batch import HostBatch
from wildtable.engine.twin.kernels.frames import DEPTH
from wildtable.engine.twin.kernels.loops import SCORE
from wildtable.engine.twin.trials import Outcome

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from wildtable.bots.net import IntegerNet, Layer
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
        chances = np.zeros(len(rows))
        if over.any():
            chances[over] = self._shares(rows[over])
        if not over.all():
            chances[~over] = self._net.value(self._observe(rows[~over]))
        return chances

    def _observe(self, rows: Any) -> Any:
        """Return what the viewer sees in positions."""
        return HostBatch(self._twin, rows, self._twin.tables).observe([self._seat] * len(rows))

    def _shares(self, rows: Any) -> Any:
        """Return the viewer's share of the win in finished games."""
        people, ended = len(self._twin.people), HostBatch(self._twin, rows, self._twin.tables)
        ended.run(SCORE)
        wins = ended.numbers[:, people : 2 * people] == 1
        return wins[:, self._seat] / np.maximum(wins.sum(axis=1), 1)


# Nets


MAX_INPUT, MAX_UNIT = 128, 511
"""What no number of an observation and no unit exceeds."""
FRACTIONS = (6, 5)
"""The bits of a unit after the point, in the first hidden layer and in further ones."""
MAX_SUM = 2**24
ODDS = 2.0**20
"""Chances are rounded to this share, so that the last bits of the exponential function do not matter."""


class FastLayer:
    """A layer whose sums are exact in floats of 32 bits; `scale` makes numbers of the sums."""

    def __init__(self, layer: Layer, has_units: bool, most: int, fraction: int) -> None:
        """Round a layer again whose inputs are at most `most` and have this many bits after the point."""
        weights = layer.weights / 2.0**layer.bits
        bias = layer.bias / 2.0 ** (layer.bits + (FRACTION if has_units else 0) - fraction)
        sums = np.abs(weights).sum(axis=1) * most + np.abs(bias)
        slack = (weights.shape[1] * most + 1) / 2
        bits = np.floor(np.log2((MAX_SUM - slack) / np.maximum(sums, 2.0**-20)))
        rounded, self.bias = np.rint(weights * 2.0 ** bits[:, None]), np.rint(bias * 2.0**bits).astype(np.float32)
        self.matrix = np.ascontiguousarray(rounded.T, dtype=np.float32)
        self.scale = (2.0 ** -(bits + fraction)).astype(np.float32)

    def numbers(self, units: NDArray[np.float32]) -> NDArray[np.float32]:
        sums: NDArray[np.float32] = units @ self.matrix
        sums += self.bias
        sums *= self.scale
        return sums


class FastNet:
    """A net of a game, rounded for search."""

    def __init__(self, net: IntegerNet) -> None:
        fractions = [0, *FRACTIONS[: len(net.layers) - 1]]
        fractions += [FRACTIONS[-1]] * (len(net.layers) - len(fractions))
        self._layers = [
            FastLayer(layer, number > 0, MAX_UNIT if number else MAX_INPUT, fraction)
            for number, (layer, fraction) in enumerate(zip(net.layers, fractions, strict=True))
        ]
        self._steps = [np.float32(2.0**fraction) for _, fraction in pairwise(fractions)]

    def _units(self, observations: Any) -> NDArray[np.float32]:
        """Return the units of the last hidden layer. Numbers of observations have 8 bits, as in training."""
        units = np.asarray(observations).astype(np.int8).astype(np.float32)
        for layer, step in zip(self._layers, self._steps, strict=False):
            units = layer.numbers(units)
            units *= step
            np.rint(units, out=units)
            np.clip(units, 0, MAX_UNIT, out=units)
        return units

    def rate(self, observations: Any) -> NDArray[np.float32]:
        """Return a number for each move, the logarithm of how likely it is, for observations in rows."""
        return self._layers[-1].numbers(self._units(observations))[:, :-1]

    def value(self, observations: Any) -> NDArray[np.float64]:
        """Return the chance to win, for observations in rows."""
        last = self._layers[-1]
        sums = self._units(observations) @ last.matrix[:, -1] + last.bias[-1]
        chances = 1 / (1 + np.exp(-(sums * last.scale[-1]).astype(np.float64)))
        values: NDArray[np.float64] = np.rint(chances * ODDS) / ODDS
        return values


@lru_cache(maxsize=8)
def fast_net(net: IntegerNet) -> FastNet:
    """Return a net for search, made once."""
    return FastNet(net)
