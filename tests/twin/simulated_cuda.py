"""Play a few games with the kernels for CUDA on Numba's simulator, and compare them with the plain kernels.

Run with NUMBA_ENABLE_CUDASIM=1, which Numba reads when it is imported: hence a program of its own.
"""

from __future__ import annotations

import sys

import numpy as np

import wildtable
from wildtable.engine.twin.cuda import CudaBackend
from wildtable.engine.twin.frames import DEPTH, SEED
from wildtable.engine.twin.loops import CHANCE, PLAY_GAME

GAMES = 3


def main() -> None:
    for name in sys.argv[1:]:
        twin = wildtable.twin(name, compiled=False)
        found = []
        for backend in (CudaBackend(twin.rules), twin.backend):
            words, numbers = backend.zeros(GAMES, twin.rules.size), backend.zeros(GAMES, 3)
            for row in range(GAMES):
                words[row][SEED] = row
                numbers[row][:] = [CHANCE, row, 0]
            with np.errstate(over="ignore"):
                backend.run(PLAY_GAME, words, backend.grid(twin.tables), numbers)
            found.append([[*map(int, row)] for row in words])
        assert found[0] == found[1], f"{name}: kernels differ on the simulated device"
        assert all(row[DEPTH] == 0 for row in found[0])
        print(f"{name}: {GAMES} games agree")


if __name__ == "__main__":
    main()
