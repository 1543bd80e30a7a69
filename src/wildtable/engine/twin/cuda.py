"""Kernels compiled for CUDA, one thread for each game. With NUMBA_ENABLE_CUDASIM=1 Numba simulates a device."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from types import FunctionType
from typing import Any

import numpy as np

from wildtable.engine.twin import loops
from wildtable.engine.twin.backends import Backend
from wildtable.engine.twin.kernels import Linker
from wildtable.engine.twin.rules import TwinRules

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # numba-cuda 0.30 still asks for the old name

cuda: Any = import_module("numba.cuda")

THREADS = 128
"""Threads in a block."""


class CudaBackend(Backend):
    """Kernels compiled for CUDA. A thread plays its game in local memory, which neighbouring threads read together.

    `grid` and `zeros` return arrays of the host, which a run copies to the device and back; `to_device` copies one there
    to stay.
    """

    name = "cuda"

    def __init__(self, rules: TwinRules) -> None:
        serve = Linker(self._compile, rules.kernels()).link(loops.serve)
        size = rules.size

        @cuda.jit
        def entry(command, grid, tables, numbers):  # type: ignore[no-untyped-def] # compiled by Numba
            row = cuda.grid(1)
            if row < grid.shape[0]:
                words = cuda.local.array(size, np.int64)
                for place in range(size):
                    words[place] = grid[row, place]
                serve(command, words, tables[0], tables[tables.shape[0] - 1], numbers[row])
                for place in range(size):
                    grid[row, place] = words[place]

        self._entry = entry

    @staticmethod
    def _compile(function: FunctionType) -> Any:
        return cuda.jit(function, device=True)

    def grid(self, rows: Sequence[Sequence[int]]) -> Any:
        return np.array(rows, dtype=np.int64, ndmin=2)

    def zeros(self, rows: int, size: int) -> Any:
        return np.zeros((rows, size), dtype=np.int64)

    def to_device(self, grid: Any) -> Any:
        """Return a copy of an array on the device."""
        return cuda.to_device(grid)

    def columns(self, grid: Any, first: int, last: int) -> Any:
        return grid[:, first].copy() if last == first + 1 else grid[:, first:last].copy()

    def run(self, command: int, grid: Any, tables: Any, numbers: Any, threads: int = 1) -> None:
        """Do the same with each game of a grid, a thread of the device for each; `threads` does not matter."""
        self._entry[(len(grid) + THREADS - 1) // THREADS, THREADS](command, grid, tables, numbers)
