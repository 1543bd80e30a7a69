"""Games on a CUDA device, one thread for each. Nothing of them leaves it."""

from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

import numpy as np

from wildtable.engine.twin.backends.cuda import INSTRUCTIONS, THREADS, compile_for_device, cuda
from wildtable.engine.twin.kernels import Linker, bits
from wildtable.engine.twin.kernels.agenda import advise, begin, play, rank_of
from wildtable.engine.twin.kernels.frames import OWING, SEED
from wildtable.engine.twin.kernels.loops import look
from wildtable.engine.twin.kernels.observing import observe
from wildtable.engine.twin.rules import TwinRules
from wildtable.engine.twin.twin import Twin
from wildtable.lab.training.environments import Ending, Positions, TrainingGames


class CudaEnvironment(TrainingGames):
    """Games on a device, with buffers that are tensors there. Numba's simulator takes tensors of the CPU."""

    def __init__(self, twin: Twin, games: int, seed: int) -> None:
        super().__init__(twin, games, seed)
        self._entries = _compile_entries(twin.rules)
        self._tables = cuda.to_device(np.array(twin.tables, dtype=np.int64))
        self._plan = cuda.to_device(np.array(twin.observation.plan, dtype=np.int64))
        self._words = cuda.to_device(np.zeros((twin.rules.size, games), np.int64))

    def _launch(self, entry: Any, games: int, *arrays: Any) -> None:
        threads = min(games, THREADS)
        entry[(games + threads - 1) // threads, threads](self._words, self._tables, *map(self._array, arrays))

    def _array(self, tensor: Any) -> Any:
        """Return a tensor as an array of Numba, without a copy."""
        if not hasattr(tensor, "data_ptr"):
            return tensor
        return cuda.as_cuda_array(tensor) if tensor.is_cuda else tensor.numpy()

    def begin(self, position: Positions, ending: Ending) -> None:
        """Deal all games: each is over before it begins, and the next step deals anew. A kernel that only begins would take
        as long to compile as all others."""
        words = np.zeros((self.games, self.twin.rules.size), np.int64)
        words[:, SEED] = self.seeds - self.games
        self.words = words
        self.look(position, ending)

    def step(self, moves: Any, position: Positions, ending: Ending) -> None:
        self._launch(self._entries.step, self.games, self._plan, moves, *position, *ending)

    def look(self, position: Positions, ending: Ending) -> None:
        self.step(cuda.to_device(np.full(self.games, -1)), position, ending)

    def advise(self, first: int, learners: Any, moves: Any) -> None:
        self._launch(self._entries.advise, self.games - first, first, learners, moves)

    @property
    def words(self) -> Any:
        return np.ascontiguousarray(self._words.copy_to_host().T)

    @words.setter
    def words(self, words: Any) -> None:
        self._words = cuda.to_device(np.ascontiguousarray(np.asarray(words).T))


class TrainingEntries(NamedTuple):
    """What the host calls on the device."""

    step: Any
    advise: Any


@cache
def _compile_entries(rules: TwinRules) -> TrainingEntries:  # noqa: C901 - kernels are compiled whole
    """Return the entries of a game, each compiled when it is first called."""
    link = Linker(compile_for_device, {**INSTRUCTIONS, **rules.kernels}).link
    begin_game, play_move, look_at, observe_seat = map(link, (begin, play, look, observe))
    rank, lowest, advised = map(link, (rank_of, bits.lowest, advise))

    @cuda.jit
    def step_games(  # type: ignore[no-untyped-def] # noqa: PLR0917 - Numba finds out the types
        words, tables, plan, moves, seats, observations, masks, ended, shares
    ):
        row = cuda.grid(1)
        if row < words.shape[1]:
            s, t = words[:, row], tables[0]
            if moves[row] >= 0:
                play_move(s, t, lowest(s[OWING]), np.int64(moves[row]))
            is_over = s[OWING] == 0
            ended[row] = is_over
            for seat in range(shares.shape[0]):
                shares[seat, row] = 0.0
            if is_over:
                first = 0
                for seat in range(shares.shape[0]):
                    if rank(s, t, seat) == 1:
                        first += 1
                for seat in range(shares.shape[0]):
                    if rank(s, t, seat) == 1:
                        shares[seat, row] = 1.0 / first
                seed = s[SEED] + words.shape[1]
                for place in range(words.shape[0]):
                    s[place] = 0
                s[SEED] = seed
                begin_game(s, t)
            seat = look_at(s, t, masks[:, row], masks.shape[0])
            seats[row] = seat
            observe_seat(s, plan, np.int64(seat), observations[:, row])

    @cuda.jit
    def advise_games(words, tables, first, learners, moves):  # type: ignore[no-untyped-def]
        row = cuda.grid(1) + first
        if row < words.shape[1]:
            s = words[:, row]
            seat = lowest(s[OWING])
            if seat != learners[row]:
                moves[row] = advised(s, tables[0], seat)

    return TrainingEntries(step_games, advise_games)
