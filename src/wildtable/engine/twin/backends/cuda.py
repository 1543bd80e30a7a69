"""Kernels compiled for CUDA, one thread for each game. With NUMBA_ENABLE_CUDASIM=1 Numba simulates a device."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import import_module
from types import FunctionType
from typing import Any, NamedTuple

import numpy as np

from wildtable.engine.lazy import lazy_property
from wildtable.engine.twin.backends import Backend
from wildtable.engine.twin.kernels import Linker, bits, kernel, loops
from wildtable.engine.twin.kernels.agenda import note_answer, take_step
from wildtable.engine.twin.kernels.chance import advance, generator
from wildtable.engine.twin.kernels.frames import DEPTH, OWING, SEED
from wildtable.engine.twin.kernels.hooks import sample, score, set_up
from wildtable.engine.twin.rules import TwinRules

if not hasattr(np, "row_stack"):
    np.row_stack = np.vstack  # numba-cuda 0.30 still asks for the old name

cuda: Any = import_module("numba.cuda")

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
    """A way to play whole games on a device: how it is compiled, and what neighbouring threads do together."""

    registers: int = 64
    """How many registers a thread may have. With fewer of them more threads run, and wait for memory at the same time."""
    together: int = 32
    """How many threads of a warp must have finished their games before they begin the next ones, all at the same time. Games
    that begin together do the same things at the same time for a while."""
    in_steps: bool = False
    """Does a thread do one step while its neighbours do one each, or all steps that follow from a move?"""
    copies: int = 1
    """How many neighbouring threads play the same game: with 32, what is left is the cost without divergence."""


VARIANTS = (
    Variant(),
    Variant(in_steps=True),
    Variant(together=16),
    Variant(together=1, in_steps=True),
    Variant(together=1),
    Variant(copies=32),
)
ALL_LANES = 0xFFFFFFFF
"""The threads of a warp, which take every step together."""
ASKS, ANSWERED, RUNS = range(3)
"""What is next in a game: a move, the step it answers, or further steps."""


class Player:
    """Plays whole games by chance on a device. A thread that has finished a game begins the next one while its neighbours
    still play theirs, so that none waits for the longest game."""

    def __init__(self, rules: TwinRules, variant: Variant) -> None:
        linker = Linker(compile_with_pointers, {**INSTRUCTIONS, **rules.kernels})
        self._entry = _player(linker, rules.size, variant)

    def play(self, tables: Any, first: int, scores: Any, words: Any, blocks: int, threads: int) -> Any:
        """Play a game for each row of scores, with the seeds from `first` on, and fill the rows; keep the last words of as
        many games as `words` has rows. Return how many decisions each thread has taken."""
        decisions = cuda.device_array(blocks * threads, dtype=np.int64)
        self._entry[blocks, threads](tables, first, scores, words, decisions)
        return decisions


def compile_for_device(function: FunctionType) -> Any:
    """Return a kernel that others call on the device."""
    return cuda.jit(function, device=True)


def compile_with_pointers(function: FunctionType) -> Any:
    """Return a kernel that others call on the device, with pointers to words that lie side by side. It is compiled once, for
    the types its annotations say, and copied into its callers: calls cost half of the speed and more."""
    if IS_SIMULATED:
        return compile_for_device(function)
    dispatcher = cuda.jit(function, device=True, forceinline=True)
    signature = tuple(_kinds()[kind] for name, kind in function.__annotations__.items() if name != "return")
    template = dispatcher.get_call_template
    dispatcher.get_call_template = lambda _arguments, _keywords: template(signature, {})
    return dispatcher


@cache
def _kinds() -> dict[str, Any]:
    """Return the types of annotations on a device, where an array is passed as a pointer to its words."""
    types: Any = import_module("numba.cuda.types")
    arrays: Any = import_module("numba.cuda.np.arrayobj")

    def pass_array(context: Any, builder: Any, source: Any, _: Any, value: Any) -> Any:
        return arrays.make_array(source)(context, builder, value).data

    import_module("numba.cuda.cudaimpl").lower_cast(types.Array, types.CPointer)(pass_array)
    return {"Words": types.CPointer(types.int64), "int": types.int64, "bool": types.boolean}


def _player(linker: Linker, size: int, variant: Variant) -> Any:
    """Compile the loop over games."""
    deal, sample_move, note, step, rate = map(linker.link, (set_up, sample, note_answer, take_step, score))
    lowest, make, next_state = map(linker.link, (bits.lowest, generator, advance))
    together, in_steps, copies = variant.together, variant.in_steps, variant.copies

    def play_games(tables, first, scores, words, decisions):  # type: ignore[no-untyped-def] # compiled by Numba
        s, t = cuda.local.array(size, np.int64), tables[0]
        lane, lanes = cuda.grid(1), cuda.gridsize(1)
        games = scores.shape[0]
        game = lane - lanes
        taken = state = 0
        phase = ASKS
        for place in range(size):
            s[place] = 0
        while True:
            begins = phase == ASKS and s[DEPTH] == 0
            if together > 1:
                if cuda.all_sync(ALL_LANES, game >= games):
                    break
                if cuda.popc(cuda.ballot_sync(ALL_LANES, begins)) < together:
                    begins = False
            elif game >= games:
                break
            if begins and game < games:
                if game >= 0:
                    for seat in range(scores.shape[1]):
                        scores[game, seat] = rate(s, t, seat)
                    if game < words.shape[0]:
                        for place in range(size):
                            words[game, place] = s[place]
                game += lanes
                for place in range(size):
                    s[place] = 0
                if game < games:
                    s[SEED] = first + game // copies
                    state = make(s[SEED], -1)
                    deal(s, t)
                    phase = RUNS
            if phase == ASKS and s[DEPTH]:
                seat = lowest(s[OWING])
                state = next_state(state)
                taken += 1
                if note(s, t, seat, sample_move(s, t, seat, state)):
                    phase = ANSWERED
            while phase != ASKS:
                phase = RUNS if step(s, t, phase == ANSWERED) else ASKS
                if in_steps:
                    break
        decisions[lane] = taken

    limits = {} if IS_SIMULATED else {"max_registers": variant.registers, "lto": False}
    return cuda.jit(play_games, **limits)


class CudaBackend(Backend):
    """Kernels compiled for CUDA. A thread plays its game in local memory, which neighbouring threads read together.

    Its grids are arrays of the host, which a run copies to the device and back. `CudaBatch` has arrays that stay there.
    """

    name = "cuda"

    def __init__(self, rules: TwinRules) -> None:
        self._rules = rules
        self.no_cells = self.cells(1, 1)

    @lazy_property
    def _entry(self) -> Any:
        serve = Linker(compile_for_device, {**INSTRUCTIONS, **self._rules.kernels}).link(loops.serve)
        size = self._rules.size

        @cuda.jit
        def entry(command, grid, tables, plan, numbers, cells):  # type: ignore[no-untyped-def] # compiled by Numba
            row = cuda.grid(1)
            if row < grid.shape[0]:
                words = cuda.local.array(size, np.int64)
                for place in range(size):
                    words[place] = grid[row, place]
                serve(command, words, tables[row % tables.shape[0]], plan[0], numbers[row], cells[row % cells.shape[0]])
                for place in range(size):
                    grid[row, place] = words[place]

        return entry

    def grid(self, rows: Sequence[Sequence[int]]) -> Any:
        return np.array(rows, dtype=np.int64, ndmin=2)

    def zeros(self, rows: int, size: int) -> Any:
        return np.zeros((rows, size), dtype=np.int64)

    def columns(self, grid: Any, first: int, last: int) -> Any:
        return grid[:, first].copy() if last == first + 1 else grid[:, first:last].copy()

    def run(
        self, command: int, grid: Any, tables: Any, numbers: Any, plan: Any = None, threads: int = 1, cells: Any = None
    ) -> None:
        """Do the same with each game of a grid, a thread of the device for each; `threads` does not matter."""
        blocks = (len(grid) + THREADS - 1) // THREADS
        rows = grid, tables, tables if plan is None else plan, numbers, self.no_cells if cells is None else cells
        self._entry[blocks, THREADS](command, *rows)
