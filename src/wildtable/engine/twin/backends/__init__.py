"""Backends: the kernels of a game as plain Python, or compiled by Numba for the CPU or a GPU."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec
from itertools import pairwise
from typing import Any

from wildtable.engine.cards import whole_number
from wildtable.engine.threads import use_one_thread
from wildtable.engine.twin.checks import refuse_numbers
from wildtable.engine.twin.kernels import Linker, loops
from wildtable.engine.twin.rules import TwinRules


class Backend:
    """Kernels as plain Python, for coverage, debugging and platforms without Numba."""

    name = "plain"

    def __init__(self, rules: TwinRules, kernels: Mapping[Any, Any] | None = None) -> None:
        """Link the game's kernels, or others in their place."""
        linker = Linker(lambda function: function, kernels or rules.kernels)
        self._work: Callable[..., None] = linker.link(loops.work)
        self.no_cells: Any = self.cells(1, 1)

    def grid(self, rows: Sequence[Sequence[int]]) -> Any:
        """Return rows of words in the form that kernels take; always a copy."""
        return [[*map(int, row)] for row in rows]

    def zeros(self, rows: int, size: int) -> Any:
        """Return rows of words that are 0."""
        return [[0] * size for _ in range(rows)]

    def cells(self, rows: int, size: int) -> Any:
        """Return rows of small numbers that are 0."""
        return self.zeros(rows, size)

    def repeat(self, grid: Any, times: int) -> Any:
        """Repeat each row `times` times, its copies side by side."""
        return [[*row] for row in grid for _ in range(times)]

    def columns(self, grid: Any, first: int, last: int) -> Any:
        """Return some columns of rows; a single one as a list of numbers."""
        return [row[first] for row in grid] if last == first + 1 else [row[first:last] for row in grid]

    def fill_column(self, grid: Any, column: int, numbers: Sequence[int] | int) -> None:
        """Write one number into each row, each its own or all the same."""
        for row, number in zip(grid, [numbers] * len(grid) if isinstance(numbers, int) else numbers, strict=True):
            row[column] = int(number)

    def integers(self, numbers: Any, count: int) -> Any:
        """Return numbers from outside as integers; raise a ValueError unless there are `count` of them."""
        found = [*map(whole_number, numbers)] if isinstance(numbers, Iterable) else []
        if len(found) != count or None in found:
            raise refuse_numbers(count, numbers)
        return found

    def find_illegal(self, masks: Any, moves: Sequence[int], may_wait: bool) -> int | None:
        """Return the first game whose move its mask does not allow; -1, which plays none, is allowed if one may wait."""
        for game, (mask, move) in enumerate(zip(masks, moves, strict=True)):
            if not (mask[move] if 0 <= move < len(mask) else may_wait and move == -1):
                return game
        return None

    def run(
        self, command: int, grid: Any, tables: Any, numbers: Any, plan: Any = None, threads: int = 1, cells: Any = None
    ) -> None:
        """Do the same with each game of a grid, some threads at a time; what each one does depends on its rows alone."""
        rows = grid, tables, tables if plan is None else plan, numbers, self.no_cells if cells is None else cells
        size = len(grid)
        if threads == 1:
            self._work(command, *rows, 0, size)
            return
        bounds = [size * part // threads for part in range(threads + 1)]
        with ThreadPoolExecutor(threads) as pool:
            parts = [pool.submit(self._work, command, *rows, *part) for part in pairwise(bounds)]
            for done in parts:
                done.result()


class NumbaBackend(Backend):
    """Kernels compiled by Numba, taken from the user's cache folder where they have been compiled before."""

    name = "numba"

    def __init__(self, rules: TwinRules) -> None:
        use_one_thread()
        import numpy as np  # noqa: PLC0415 - optional, and slow to import

        from wildtable.engine.twin.backends.compiling import load_entry  # noqa: PLC0415

        self._np = np
        self._work = load_entry(loops.work, rules.kernels)
        self.no_cells = self.cells(1, 1)

    def grid(self, rows: Sequence[Sequence[int]]) -> Any:
        return self._np.array(rows, dtype=self._np.int64, ndmin=2)

    def zeros(self, rows: int, size: int) -> Any:
        return self._np.zeros((rows, size), dtype=self._np.int64)

    def cells(self, rows: int, size: int) -> Any:
        return self._np.zeros((rows, size), dtype=self._np.int16)

    def repeat(self, grid: Any, times: int) -> Any:
        return self._np.repeat(grid, times, axis=0)

    def columns(self, grid: Any, first: int, last: int) -> Any:
        return grid[:, first].copy() if last == first + 1 else grid[:, first:last].copy()

    def fill_column(self, grid: Any, column: int, numbers: Sequence[int] | int) -> None:
        grid[:, column] = numbers

    def integers(self, numbers: Any, count: int) -> Any:
        return integer_array(numbers, count)

    def find_illegal(self, masks: Any, moves: Any, may_wait: bool) -> int | None:
        np = self._np
        known = (moves >= 0) & (moves < masks.shape[1])
        legal = known & (masks[np.arange(len(moves)), np.where(known, moves, 0)] != 0)
        if may_wait:
            legal |= moves == -1
        return None if legal.all() else int(legal.argmin())


def integer_array(numbers: Any, count: int) -> Any:
    """Return numbers from outside as an array of integers; raise a ValueError unless there are `count` of them."""
    import numpy as np  # noqa: PLC0415 - optional, and slow to import

    try:
        found = np.asarray(numbers)
    except (TypeError, ValueError):
        raise refuse_numbers(count, numbers) from None
    if found.shape != (count,) or (count and found.dtype.kind not in "iu"):
        raise refuse_numbers(count, numbers)
    return found


def is_compiled(rules: TwinRules) -> bool:
    """Can a game's kernels be loaded, without compiling them first?"""
    if not has_numba():
        return False
    from wildtable.engine.twin.backends.compiling import stored_path  # noqa: PLC0415 - Numba is optional, and slow to import

    return stored_path(loops.work, rules.kernels).exists()


def has_numba() -> bool:
    """Is Numba installed?"""
    return find_spec("numba") is not None
