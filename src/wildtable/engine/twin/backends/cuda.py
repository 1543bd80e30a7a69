"""Kernels compiled for CUDA, one thread for each game. With NUMBA_ENABLE_CUDASIM=1 Numba simulates a device."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from importlib import import_module
from types import FunctionType
from typing import Any, NamedTuple

import numpy as np

from wildtable.engine.twin.backends import Backend
from wildtable.engine.twin.kernels import Linker, bits, kernel, loops
from wildtable.engine.twin.kernels.agenda import begin, play
from wildtable.engine.twin.kernels.chance import advance, generator
from wildtable.engine.twin.kernels.frames import DEPTH, OWING, SEED
from wildtable.engine.twin.kernels.hooks import sample, score
from wildtable.engine.twin.rules import TwinRules

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # numba-cuda 0.30 still asks for the old name

cuda: Any = import_module("numba.cuda")
int64: Any = import_module("numba.core.types").int64

THREADS = 128
"""Threads in a block."""


@kernel
def count_ones(word: int) -> int:
    """Return how many bits of a word are set."""
    return np.int64(cuda.popc(word))  # type: ignore[return-value] # an int, where it is compiled


IS_SIMULATED: bool = import_module("numba.core.config").ENABLE_CUDASIM
INSTRUCTIONS = {} if IS_SIMULATED else {bits.count_bits: count_ones, bits.count_flags: count_ones}
"""Kernels that a device has an instruction for. None on the simulator: it takes the module `cuda` from a kernel when the
first of its threads leaves it, while others are still in it."""


class Variant(NamedTuple):
    """A way to play whole games on a device: where a thread has its state, and how it is compiled."""

    memory: str = "local"
    """`local`: memory of the thread. `shared`: memory of the multiprocessor. `global`: memory of the device, words of
    neighbouring threads side by side."""
    has_instructions: bool = True
    registers: int | None = None
    """How many registers a thread may have, if there is a limit."""
    waits: bool = False
    """Does a thread wait with its next game until its neighbours have finished theirs, so that all deal at the same time?"""
    copies: int = 1
    """How many neighbouring threads play the same game: with 32, what is left is the cost without divergence."""


VARIANTS = (
    Variant(registers=64, waits=True),
    Variant(registers=64),
    Variant(registers=64, waits=True, copies=32),
    Variant(),
    Variant("global"),
    Variant("shared"),
    Variant(has_instructions=False),
)
ALL_LANES = 0xFFFFFFFF
"""The threads of a warp, which take every step together."""


class Player:
    """Plays whole games by chance on a device. A thread that has finished a game begins the next one while its neighbours
    still play theirs, so that none waits for the longest game."""

    def __init__(self, rules: TwinRules, variant: Variant) -> None:
        self.variant = variant
        self.size = rules.size
        replaced = INSTRUCTIONS if variant.has_instructions else {}
        linker = Linker(compile_for_device, {**replaced, **rules.kernels})
        self._entry = _player(linker, rules.size, variant)

    def play(self, tables: Any, first: int, scores: Any, words: Any, blocks: int, threads: int) -> Any:
        """Play a game for each row of scores, with the seeds from `first` on, and fill the rows; keep the last words of as
        many games as `words` has rows. Return how many decisions each thread has taken."""
        decisions = cuda.device_array(blocks * threads, dtype=np.int64)
        room = blocks * threads if self.variant.memory == "global" else 1
        states = cuda.device_array((self.size, room), dtype=np.int64)
        shared = 8 * self.size * threads if self.variant.memory == "shared" else 0
        self._entry[blocks, threads, 0, shared](tables, first, scores, words, states, decisions)
        return decisions


def compile_for_device(function: FunctionType) -> Any:
    """Return a kernel that others call on the device."""
    return cuda.jit(function, device=True)


def _player(linker: Linker, size: int, variant: Variant) -> Any:
    """Compile the loop over games, for one kind of memory."""
    begin_game, sample_move, play_move, rate = map(linker.link, (begin, sample, play, score))
    lowest, make, next_state = map(linker.link, (bits.lowest, generator, advance))
    waits, copies = variant.waits, variant.copies

    def play_games(s, tables, first, scores, words, decisions):  # type: ignore[no-untyped-def] # compiled by Numba
        lane = cuda.grid(1)
        lanes = cuda.gridsize(1)
        t = tables[0]
        taken = 0
        state = 0
        game = lane - lanes
        for place in range(size):
            s[place] = 0
        while True:
            is_over = s[DEPTH] == 0
            if cuda.all_sync(ALL_LANES, is_over) if waits else is_over:
                if 0 <= game < scores.shape[0]:
                    for seat in range(scores.shape[1]):
                        scores[game, seat] = rate(s, t, seat)
                    if game < words.shape[0]:
                        for place in range(size):
                            words[game, place] = s[place]
                game += lanes
                is_last = game >= scores.shape[0]
                if waits:
                    if cuda.all_sync(ALL_LANES, is_last):
                        break
                elif is_last:
                    break
                if not is_last:
                    for place in range(size):
                        s[place] = 0
                    s[SEED] = first + game // copies
                    state = make(s[SEED], -1)
                    begin_game(s, t)
            elif not is_over:
                seat = lowest(s[OWING])
                state = next_state(state)
                play_move(s, t, seat, sample_move(s, t, seat, state))
                taken += 1
        decisions[lane] = taken

    play_all = cuda.jit(play_games, device=True)

    def in_local_memory(tables, first, scores, words, states, decisions):  # type: ignore[no-untyped-def]
        play_all(cuda.local.array(size, np.int64), tables, first, scores, words, decisions)

    def in_shared_memory(tables, first, scores, words, states, decisions):  # type: ignore[no-untyped-def]
        block = cuda.shared.array(0, int64)
        play_all(block[cuda.threadIdx.x :: cuda.blockDim.x], tables, first, scores, words, decisions)

    def in_global_memory(tables, first, scores, words, states, decisions):  # type: ignore[no-untyped-def]
        play_all(states[:, cuda.grid(1)], tables, first, scores, words, decisions)

    entries: dict[str, Callable[..., None]] = {
        "local": in_local_memory,
        "shared": in_shared_memory,
        "global": in_global_memory,
    }
    limits = {"max_registers": variant.registers} if variant.registers else {}
    return cuda.jit(entries[variant.memory], **limits)


class CudaBackend(Backend):
    """Kernels compiled for CUDA. A thread plays its game in local memory, which neighbouring threads read together.

    Its grids are arrays of the host, which a run copies to the device and back. `CudaBatch` has arrays that stay there.
    """

    name = "cuda"

    def __init__(self, rules: TwinRules) -> None:
        self._rules = rules

    @cached_property
    def _entry(self) -> Any:
        serve = Linker(compile_for_device, {**INSTRUCTIONS, **self._rules.kernels}).link(loops.serve)
        size = self._rules.size

        @cuda.jit
        def entry(command, grid, tables, plan, numbers):  # type: ignore[no-untyped-def] # compiled by Numba
            row = cuda.grid(1)
            if row < grid.shape[0]:
                words = cuda.local.array(size, np.int64)
                for place in range(size):
                    words[place] = grid[row, place]
                serve(command, words, tables[row % tables.shape[0]], plan[0], numbers[row])
                for place in range(size):
                    grid[row, place] = words[place]

        return entry

    def grid(self, rows: Sequence[Sequence[int]]) -> Any:
        return np.array(rows, dtype=np.int64, ndmin=2)

    def zeros(self, rows: int, size: int) -> Any:
        return np.zeros((rows, size), dtype=np.int64)

    def columns(self, grid: Any, first: int, last: int) -> Any:
        return grid[:, first].copy() if last == first + 1 else grid[:, first:last].copy()

    def run(self, command: int, grid: Any, tables: Any, numbers: Any, plan: Any = None, threads: int = 1) -> None:
        """Do the same with each game of a grid, a thread of the device for each; `threads` does not matter."""
        blocks = (len(grid) + THREADS - 1) // THREADS
        self._entry[blocks, THREADS](command, grid, tables, tables if plan is None else plan, numbers)
