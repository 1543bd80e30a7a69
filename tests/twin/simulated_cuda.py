"""Play a few games with the CUDA kernels on Numba's simulator, and compare them with the plain kernels.

Run with NUMBA_ENABLE_CUDASIM=1, which Numba reads on import: hence a separate program.
"""

from __future__ import annotations

import sys
from random import Random
from typing import Any

import numpy as np

import wildtable
from wildtable.engine.twin.backends.cuda import VARIANTS, CudaBackend, Player, compile_for_device, count_ones, cuda
from wildtable.engine.twin.batch import Batch
from wildtable.engine.twin.kernels import Linker
from wildtable.engine.twin.kernels.frames import DEPTH, SEED
from wildtable.engine.twin.kernels.loops import CHANCE, PLAY_GAME
from wildtable.engine.twin.twin import Twin

GAMES = 2


def play_by_commands(twin: Twin) -> list[list[int]]:
    """Play games with a twin's backend."""
    words, numbers = twin.backend.zeros(GAMES, twin.rules.size), twin.backend.zeros(GAMES, 3)
    for row in range(GAMES):
        words[row][SEED] = row
        numbers[row][:] = [CHANCE, row, 0]
    twin.backend.run(PLAY_GAME, words, twin.backend.grid(twin.tables), numbers)
    return [[*map(int, row)] for row in words]


def count_on_device(word: int) -> int:
    """Count the bits of a word by the device's instruction, in a single thread."""
    found = np.zeros(1, np.int64)
    count = Linker(compile_for_device, {}).link(count_ones)

    def entry(found):  # type: ignore[no-untyped-def] # compiled by Numba
        found[0] = count(word)

    cuda.jit(entry)[1, 1](found)
    return int(found[0])


def listed(array: Any) -> Any:
    """Return a device array as lists."""
    return array.copy_to_host().tolist()


def compare_batches(on_device: Batch, on_cpu: Batch, rng: Random) -> None:
    """Play games step by step on the device and on the CPU, and compare all that the batches report."""
    on_device.look()
    on_cpu.look()
    refuse_on_both(on_device, on_cpu)
    while True:
        assert listed(on_device.seats) == on_cpu.seats
        assert listed(on_device.masks) == on_cpu.masks
        assert listed(on_device.observe()) == on_cpu.observe()
        if max(on_cpu.seats) < 0:
            break
        legal = [[move for move, may in enumerate(mask) if may] for mask in on_cpu.masks]
        moves = [rng.choice(found) if found else -1 for found in legal]
        on_device.step(moves)
        on_cpu.step(moves)
    assert listed(on_device.observe([1] * len(on_cpu))) == on_cpu.observe([1] * len(on_cpu))
    assert on_device.words.tolist() == on_cpu.words
    assert [*map(tuple, listed(on_device.scores))] == on_cpu.scores
    assert [*map(tuple, listed(on_device.ranks))] == on_cpu.ranks


def refuse_on_both(on_device: Batch, on_cpu: Batch) -> None:
    """Play illegal moves in the last game: the device says what the CPU says."""
    moves = [mask.index(1) for mask in on_cpu.masks]
    for move in (on_cpu.masks[-1].index(0), len(on_cpu.masks[-1]), 2**62, -5):
        said = []
        for batch in (on_device, on_cpu):
            try:
                batch.step([*moves[:-1], move])
            except ValueError as error:
                said.append(str(error))
        assert len(said) == 2, move
        assert said[0] == said[1], said
    wrong: list[list[float]] = [[0.5] * len(moves), [*moves, 0]]
    for numbers in (*wrong, *(cuda.to_device(np.array(one)) for one in wrong)):
        for call in (on_device.step, on_device.observe):
            try:
                call(numbers)
            except ValueError:
                continue
            raise AssertionError(numbers)


def main() -> None:
    for word in (0, 1, 0b1011 << 40, (1 << 62) - 1):
        assert count_on_device(word) == word.bit_count()
    for name in sys.argv[1:]:
        twin = wildtable.twin(name, compiled=False)
        expected = play_by_commands(twin)
        assert all(row[DEPTH] == 0 for row in expected)
        tables = np.array(twin.tables)
        with np.errstate(over="ignore"):
            rng = Random(name)
            compare_batches(twin.batch(range(GAMES), device="cuda"), twin.batch(range(GAMES)), rng)
            compare_batches(twin.proven_batch(["a"], device="cuda"), twin.proven_batch(["a"]), rng)
            twin.backend = CudaBackend(twin.rules)
            assert play_by_commands(twin) == expected, f"{name}: kernels differ on the simulated device"
            for variant in [one for one in VARIANTS if one.together == 1]:  # simulated threads cannot vote
                words = np.zeros((GAMES, twin.rules.size), np.int64)
                scores = np.zeros((GAMES, len(twin.people)), np.int64)
                Player(twin.rules, variant).play(tables, 0, scores, words, 1, 2)
                assert words.tolist() == expected, f"{name}: {variant} differs on the simulated device"
        print(f"{name}: {GAMES} games agree")


if __name__ == "__main__":
    main()
