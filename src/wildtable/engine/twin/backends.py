"""Backends: the kernels of a game as plain Python, or compiled by Numba for the CPU."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from importlib.util import find_spec
from itertools import pairwise
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from wildtable.engine.twin import loops
from wildtable.engine.twin.kernels import Linker
from wildtable.engine.twin.rules import TwinRules


class Backend:
    """Kernels as plain Python, for coverage, debugging and platforms without Numba."""

    name = "plain"

    def __init__(self, rules: TwinRules, kernels: Mapping[Any, Any] | None = None) -> None:
        """Link the game's kernels, or others in their place."""
        self.linker = Linker(lambda function: function, kernels or rules.kernels())
        self._work: Callable[..., None] = self.linker.link(loops.work)

    def grid(self, rows: Sequence[Sequence[int]]) -> Any:
        """Return rows of words as the kernels want them; always a copy."""
        return [[*map(int, row)] for row in rows]

    def zeros(self, rows: int, size: int) -> Any:
        """Return rows of words that are 0."""
        return [[0] * size for _ in range(rows)]

    def columns(self, grid: Any, first: int, last: int) -> Any:
        """Return some columns of rows; a single one as a list of numbers."""
        return [row[first] for row in grid] if last == first + 1 else [row[first:last] for row in grid]

    def run(self, command: int, grid: Any, tables: Any, numbers: Any, threads: int = 1) -> None:
        """Do the same with each game of a grid, some threads at a time; what each one does depends on its row alone."""
        size = len(grid)
        if threads == 1:
            self._work(command, grid, tables, numbers, 0, size)
            return
        bounds = [size * part // threads for part in range(threads + 1)]
        with ThreadPoolExecutor(threads) as pool:
            parts = [pool.submit(self._work, command, grid, tables, numbers, *part) for part in pairwise(bounds)]
            for done in parts:
                done.result()


class NumbaBackend(Backend):
    """Kernels compiled by Numba, taken from the user's cache folder where they have been compiled before."""

    name = "numba"

    def __init__(self, rules: TwinRules) -> None:
        import numpy as np  # noqa: PLC0415 - optional, and slow to import

        from wildtable.engine.twin.compiling import Compiler  # noqa: PLC0415

        self._np = np
        super().__init__(rules)
        compiler = Compiler(cache_folder() / f"twin-{fingerprint(self.linker.reachable(loops.work))}")
        self.linker = Linker(compiler.compile, rules.kernels())
        self._work = self.linker.link(loops.work)

    def grid(self, rows: Sequence[Sequence[int]]) -> Any:
        return self._np.array(rows, dtype=self._np.int64, ndmin=2)

    def zeros(self, rows: int, size: int) -> Any:
        return self._np.zeros((rows, size), dtype=self._np.int64)

    def columns(self, grid: Any, first: int, last: int) -> Any:
        return grid[:, first].copy() if last == first + 1 else grid[:, first:last].copy()


def has_numba() -> bool:
    """Is Numba installed?"""
    return find_spec("numba") is not None


def cache_folder() -> Path:
    """Return the user's folder for what can be made again."""
    if set_ := os.environ.get("WILDTABLE_CACHE"):
        return Path(set_)
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", Path.home() / "AppData" / "Local")) / "wildtable" / "cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "wildtable"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "wildtable"


def fingerprint(kernels: Iterable[FunctionType]) -> str:
    """Return a name for what is compiled: the code of all kernels and the numbers they name, in this version of Python.

    Numba itself looks only at the date of the file of the function it is asked for.
    """
    digest = sha256(platform.python_version().encode())
    for function in sorted(kernels, key=lambda one: (one.__module__, one.__qualname__)):
        code = function.__code__
        consts = [const for const in code.co_consts if const != function.__doc__]
        digest.update(repr((function.__qualname__, code.co_code, code.co_names, code.co_varnames, consts)).encode())
        digest.update(repr(sorted(_numbers(function.__globals__).items())).encode())
    return digest.hexdigest()[:16]


def _numbers(names: Mapping[str, Any]) -> dict[str, int]:
    """Return the numbers a module knows by name, those of modules it knows included."""
    found = {name: value for name, value in names.items() if isinstance(value, int)}
    for module in names.values():
        if isinstance(module, ModuleType):
            found |= {f"{module.__name__}.{name}": value for name, value in vars(module).items() if isinstance(value, int)}
    return found
