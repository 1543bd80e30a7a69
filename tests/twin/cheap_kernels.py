"""Compile small kernels the way twins are compiled: python -m tests.twin.cheap_kernels

For each line read, compile an entry, and print its result and the number of compilations it took.
"""

from __future__ import annotations

import sys

import numpy as np

from wildtable.engine.twin.backends.compiling import load_entry
from wildtable.engine.twin.kernels import Grid, Words, kernel


@kernel
def double(word: int) -> int:
    return 2 * word


@kernel
def double_first(s: Words) -> None:
    s[0] = double(s[0])


@kernel
def entry(grid: Grid) -> None:
    for row in range(len(grid)):
        double_first(grid[row])


def main() -> None:
    print("ready", flush=True)
    sys.stdin.readline()
    compiled = load_entry(entry, {})
    grid = np.array([[21]])
    compiled(grid)
    print(grid[0, 0], sum(compiled.stats.cache_misses.values()))


if __name__ == "__main__":
    main()
