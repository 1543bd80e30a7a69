"""Nets that play: integer weights, so that every machine computes the same numbers. Needs NumPy.

Weights and units are integers, held in floats of 64 bits. All sums are far below 2**53, so that they are exact in any order,
and the processor's fast routines may be used.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from math import floor, log2
from pathlib import Path
from typing import TYPE_CHECKING, Any
from zipfile import BadZipFile

import numpy as np

from wildtable.engine.errors import RecordError

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from numpy.typing import NDArray

FORMAT = 1
"""The version of the files."""
MAX_WEIGHT = 2**15 - 1
FRACTION = 10
"""The bits of a unit after the point."""
MAX_UNIT = 2.0**22
"""What no unit exceeds: with weights of 16 bits and fewer than 2**15 units in a layer, no sum reaches 2**53."""


class Layer:
    """A layer of integer weights: `bits` of them are after the point."""

    def __init__(self, weights: NDArray[np.int16], bias: NDArray[np.int64], bits: int) -> None:
        self.weights, self.bias, self.bits = weights, bias, bits
        self._matrix = np.ascontiguousarray(weights.T, dtype=np.float64)
        self._bias = bias.astype(np.float64)

    @classmethod
    def quantise(cls, matrix: Any, bias: Any, fraction: int) -> Layer:
        """Round weights, with as many bits after the point as they have room for. Its inputs have `fraction` of them."""
        most = max(float(np.abs(matrix).max()), 1e-6)
        bits = floor(log2(MAX_WEIGHT / most))
        weights = np.rint(np.asarray(matrix, np.float64) * 2.0**bits)
        return cls(
            weights.astype(np.int16), np.rint(np.asarray(bias, np.float64) * 2.0 ** (bits + fraction)).astype(np.int64), bits
        )

    def sums(self, units: NDArray[np.float64]) -> NDArray[np.float64]:
        """Return the sums of a layer; they have the bits of its weights and of its inputs after the point."""
        return units @ self._matrix + self._bias


class IntegerNet:
    """A net for one variant of a game: `about` says which, and how it was trained."""

    def __init__(self, layers: Sequence[Layer], about: Mapping[str, Any]) -> None:
        self.layers = layers
        self.about = about

    @classmethod
    def quantise(cls, parts: Sequence[Any], scales: Any, about: Mapping[str, Any]) -> IntegerNet:
        """Round a net of matrices and biases whose inputs are multiplied with scales."""
        matrices, biases = [np.asarray(part, np.float64) for part in parts[::2]], parts[1::2]
        matrices[0] = matrices[0] * np.asarray(scales, np.float64)
        fractions = [0, *[FRACTION] * (len(matrices) - 1)]
        layers = [Layer.quantise(*one) for one in zip(matrices, biases, fractions, strict=True)]
        return cls(layers, about)

    def run(self, observations: Any) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Return a number for each move, the higher the better, and the chance to win, for observations in rows."""
        units, fraction = np.asarray(observations, np.float64), 0
        for layer in self.layers[:-1]:
            sums = layer.sums(units)
            units = np.clip(np.floor(sums * 2.0 ** (FRACTION - layer.bits - fraction)), 0, MAX_UNIT)
            fraction = FRACTION
        last = self.layers[-1]
        sums = last.sums(units)
        return sums[:, :-1], 1 / (1 + np.exp(-sums[:, -1] * 2.0 ** -(last.bits + fraction)))

    def choose(self, observation: Any, moves: Sequence[int]) -> int:
        """Return the best of some moves; of equals the one with the lowest number. Numbers have 8 bits, as in training."""
        numbers, _ = self.run(np.asarray(observation).astype(np.int8)[None, :])
        return min(moves, key=lambda move: (-numbers[0, move], move))

    def save(self, path: Path) -> None:
        """Write a file of weights."""
        arrays: dict[str, Any] = {"about": np.frombuffer(json.dumps({"format": FORMAT, **self.about}).encode(), np.uint8)}
        for number, layer in enumerate(self.layers):
            arrays |= {f"weights-{number}": layer.weights, f"bias-{number}": layer.bias, f"bits-{number}": layer.bits}
        with path.open("wb") as file:
            np.savez_compressed(file, **arrays)

    @classmethod
    def load(cls, path: Traversable) -> IntegerNet:
        """Read a file of weights."""
        try:
            with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
                about = json.loads(bytes(file["about"]))
                if about["format"] != FORMAT:
                    raise RecordError(f"{path} has weights of format {about['format']}, not {FORMAT}")
                count = sum(name.startswith("weights-") for name in file.files)
                layers = [
                    Layer(file[f"weights-{number}"], file[f"bias-{number}"], int(file[f"bits-{number}"]))
                    for number in range(count)
                ]
        except (OSError, ValueError, KeyError, BadZipFile) as error:
            raise RecordError(f"{path} is not a file of weights: {error}") from None
        return cls(layers, about)
