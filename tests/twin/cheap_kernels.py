"""Compile small kernels the way twins are compiled: python -m tests.twin.cheap_kernels NAME ...

For each line of the input compile an entry that calls the kernels so named, and print what it computes and how many
times something was compiled for it.
"""

from __future__ import annotations

import sys

import numpy as np

from wildtable.engine.twin.chance import mix
from wildtable.engine.twin.compiling import load_entry
from wildtable.engine.twin.kernels import Grid, Words, kernel


@kernel
def change(word: int) -> int:
    """Stand for one of the kernels below."""
    return word


@kernel
def double(word: int) -> int:
    return 2 * word


@kernel
def negate(word: int) -> int:
    return -word


@kernel
def change_slowly(word: int) -> int:
    """Change a word, and add 0 by a way so long that no compiler makes this kernel a part of others."""
    one = mix(mix(mix(mix(mix(mix(mix(mix(word))))))))
    two = mix(mix(mix(mix(mix(mix(mix(mix(one ^ 5))))))))
    return change(word) + ((one * (two >> 2)) >> 62)


@kernel
def change_row(s: Words) -> None:
    s[0] = change_slowly(s[0])
    s[1] = change_slowly(s[1])
    s[2] = change_slowly(s[2])


@kernel
def entry(grid: Grid) -> None:
    for row in range(len(grid)):
        change_row(grid[row])


def main() -> None:
    print("ready", flush=True)
    for line in sys.stdin:
        for name in line.split():
            compiled = load_entry(entry, {change: {"double": double, "negate": negate}[name]})
            grid = np.array([[21, 22, 23]])
            compiled(grid)
            print(name, *grid[0], sum(compiled.stats.cache_misses.values()), flush=True)


if __name__ == "__main__":
    main()
