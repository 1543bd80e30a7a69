"""Nets for search: fewer bits than those that play alone, so that floats of 32 bits are exact and twice as fast.

Weights are rounded again, unit by unit, with as many bits as keep every sum below 2**24 whatever the inputs are. Sums are
then exact in any order, and all machines compute the same numbers. Needs NumPy.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING, Any

import numpy as np

from wildtable.bots.net import FRACTION

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from wildtable.bots.net import IntegerNet, Layer

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
        found: NDArray[np.float32] = units @ self.matrix
        found += self.bias
        found *= self.scale
        return found


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
        found: NDArray[np.float64] = np.rint(chances * ODDS) / ODDS
        return found


@lru_cache(maxsize=8)
def fast_net(net: IntegerNet) -> FastNet:
    """Return a net for search, made once."""
    return FastNet(net)
