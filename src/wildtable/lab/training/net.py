"""The net: layers of a few hundred units that rate all moves of the vocabulary and the chance to win.

All its parameters are one vector, so that the optimizer, the pool and checkpoints deal with one array each.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import prod, sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
ALIGNED = 8
"""Widths of matrices are filled up with zeros to multiples of this: of others, a GPU multiplies far slower."""


def align(width: int) -> int:
    """Return the width that a matrix is filled up to."""
    return width + -width % ALIGNED


class Shape:
    """The layers of a net: from the numbers of an observation to one for each move and one for the value."""

    def __init__(self, inputs: int, hidden: Sequence[int], moves: int) -> None:
        self.moves = moves
        self.widths = (inputs, *hidden, moves + 1)
        self.layers = [*pairwise(self.widths)]
        self.shapes = [shape for inner, outer in self.layers for shape in ((outer, inner), (outer,))]
        self.size = sum(map(prod, self.shapes))

    def split(self, flat: Any) -> list[Any]:
        """Return the matrix and the bias of each layer, as views of the vector."""
        parts, at = [], 0
        for shape in self.shapes:
            parts.append(flat[at : at + prod(shape)].reshape(shape))
            at += prod(shape)
        return parts

    def initial(self, rng: np.random.Generator) -> Floats:
        """Return parameters to begin with: He's, but small in the last layer, so that all moves are equally likely."""
        flat = np.zeros(self.size, np.float32)
        parts = self.split(flat)
        for number, (inner, _) in enumerate(self.layers):
            matrix = parts[2 * number]
            scale = sqrt(2 / inner) if number + 1 < len(self.layers) else 0.01 * sqrt(1 / inner)
            matrix[:] = scale * rng.standard_normal(matrix.shape, dtype=np.float32)
        return flat


def run_net(  # noqa: PLR0917 - called from compiled functions
    torch: Any, shape: Shape, flat: Any, scales: Any, observations: Any, dtype: Any
) -> tuple[Any, Any]:
    """Return the logits of all moves and of the win, for observations in rows of an aligned width. Hidden layers have the
    given precision."""
    linear, pad = torch.nn.functional.linear, torch.nn.functional.pad
    first, *parts, matrix, bias = shape.split(flat)
    layers = [pad(first * scales, (0, observations.shape[1] - shape.widths[0])), *parts]
    units = observations.to(dtype)
    for weights, shift in zip(layers[::2], layers[1::2], strict=True):
        units = torch.relu(linear(units, weights.to(dtype), shift.to(dtype)))
    spare = align(shape.moves + 1) - shape.moves - 1
    outputs = linear(units.float(), pad(matrix, (0, 0, 0, spare)), pad(bias, (0, spare)))
    return outputs[:, : shape.moves], outputs[:, shape.moves]
