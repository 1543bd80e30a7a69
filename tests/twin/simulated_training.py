"""Play training games with the CUDA kernels on Numba's simulator, and compare them with the CPU's.

Run with NUMBA_ENABLE_CUDASIM=1, which Numba reads on import: hence a separate program.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import numpy as np

import wildtable
from wildtable.engine.twin.twin import Twin
from wildtable.lab.training.cuda_environment import CudaEnvironment
from wildtable.lab.training.environments import Ending, HostEnvironment, Positions, TrainingGames

GAMES, FIRST_ADVISED = 3, 2


class Watched:
    """An environment with its buffers."""

    def __init__(self, env: TrainingGames, twin: Twin) -> None:
        sizes = ((), (twin.observation.size,), (len(twin.game.moves),))
        self.env = env
        self.position = Positions(*(np.zeros((*size, GAMES), np.int8) for size in sizes))
        self.ending = Ending(np.zeros(GAMES, bool), np.zeros((len(twin.people), GAMES), np.float32))
        self.learners = np.array([-1, -1, 0])
        env.begin(self.position, self.ending)

    def step(self, moves: Any) -> Any:
        """Play these moves, in the last game only those of its learner; return the moves played, advised ones included."""
        played = moves.copy()
        self.env.advise(FIRST_ADVISED, self.learners, played)
        self.env.step(played, self.position, self.ending)
        return played


def compare(name: str, steps: int) -> int:
    """Compare the environments step by step; return how many games have ended."""
    twin = wildtable.twin(name)
    one, other = (Watched(make(twin, GAMES, 5), twin) for make in (CudaEnvironment, HostEnvironment))
    rng, ended = Random(name), 0
    for step in range(steps):
        told = (one.position, other.position), (one.ending, other.ending)
        for mine, theirs in told[: 1 + (step > 0)]:
            assert [array.tolist() for array in mine] == [array.tolist() for array in theirs], name
        moves = np.array([rng.choice(np.flatnonzero(mask).tolist()) for mask in one.position.masks.T])
        assert one.step(moves).tolist() == other.step(moves).tolist(), name
        ended += int(one.ending.ended.sum())
    assert np.array_equal(one.env.words, other.env.words), name
    return ended


def main() -> None:
    with np.errstate(over="ignore"):
        for name in sys.argv[2:]:
            print(f"{name}: {compare(name, int(sys.argv[1]))} games ended alike")


if __name__ == "__main__":
    main()
