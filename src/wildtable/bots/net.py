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

FORMATS = (1, 2)
"""The versions of files that can be read; the last is written. In the first, all weights have 16 bits."""
MAX_WEIGHT = 2**14
"""What no weight exceeds: a power of two, so that rounding to steps, smaller powers, stays within it."""
MAX_STEPS, MAX_SPREAD = 2**7 - 1, 16
"""Each input has a step, a power of two, such that its weights are at most that many steps, so that they fit into a byte,
and their root mean square at most the other number."""
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
    def quantise(cls, matrix: Any, bias: Any, fraction: int, precise_rows: int = 0) -> Layer:
        """Round weights, with as many bits after the point as they have room for. Its inputs have `fraction` of them.

        The weights of each input are multiples of its step, a power of two, and fit into a byte; those of `precise_rows` at
        the end have all bits.
        """
        most = max(float(np.abs(matrix).max()), 1e-6)
        bits = floor(log2(MAX_WEIGHT / most))
        weights = np.asarray(matrix, np.float64) * 2.0**bits
        coarse = weights[: len(weights) - precise_rows]
        least = np.maximum(np.abs(coarse).max(axis=0) / MAX_STEPS, np.sqrt((coarse**2).mean(axis=0)) / MAX_SPREAD)
        steps = 2.0 ** np.ceil(np.log2(np.maximum(least, 1)))
        coarse[:] = np.rint(coarse / steps) * steps
        shift = np.rint(np.asarray(bias, np.float64) * 2.0 ** (bits + fraction))
        return cls(np.rint(weights).astype(np.int16), shift.astype(np.int64), bits)

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
        """Round a net of matrices and biases whose inputs are multiplied with scales; the chance to win is kept precise."""
        matrices, biases = [np.asarray(part, np.float64) for part in parts[::2]], parts[1::2]
        matrices[0] = matrices[0] * np.asarray(scales, np.float64)
        fractions = [0, *[FRACTION] * (len(matrices) - 1)]
        precise = [*[0] * (len(matrices) - 1), 1]
        layers = [Layer.quantise(*part) for part in zip(matrices, biases, fractions, precise, strict=True)]
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
        """Write a file of weights: each in a byte, in steps of its input, where it fits; the last row, the value, apart."""
        about = json.dumps({**self.about, "format": FORMATS[-1]})
        arrays: dict[str, Any] = {"about": np.frombuffer(about.encode(), np.uint8), "value": self.layers[-1].weights[-1]}
        for number, layer in enumerate(self.layers):
            rows = layer.weights[:-1] if layer is self.layers[-1] else layer.weights
            bits = np.bitwise_or.reduce(rows, axis=0)
            steps = np.maximum(bits & -bits, 1)
            counts = rows // steps
            kind = np.int8 if np.abs(counts.astype(np.int32)).max() <= MAX_STEPS else np.int16
            arrays |= {f"weights-{number}": counts.astype(kind), f"steps-{number}": steps}
            arrays |= {f"bias-{number}": layer.bias, f"bits-{number}": layer.bits}
        with path.open("wb") as file:
            np.savez_compressed(file, **arrays)

    @classmethod
    def load(cls, path: Traversable) -> IntegerNet:
        """Read a file of weights."""
        try:
            with path.open("rb") as opened, np.load(opened, allow_pickle=False) as file:
                about = json.loads(bytes(file["about"]))
                if about["format"] not in FORMATS:
                    raise RecordError(
                        f"{path} has weights of format {about['format']}, not {' or '.join(map(str, FORMATS))}"
                    )
                count = sum(name.startswith("weights-") for name in file.files)
                matrices = [file[f"weights-{number}"] * file.get(f"steps-{number}", np.int16(1)) for number in range(count)]
                if "value" in file:
                    matrices[-1] = np.vstack([matrices[-1], file["value"]])
                layers = [
                    Layer(matrix, file[f"bias-{number}"], int(file[f"bits-{number}"]))
                    for number, matrix in enumerate(matrices)
                ]
        except (OSError, ValueError, KeyError, BadZipFile) as error:
            raise RecordError(f"{path} is not a file of weights: {error}") from None
        return cls(layers, about)
