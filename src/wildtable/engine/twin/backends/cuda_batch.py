"""Batches on a CUDA device, where words, masks and observations stay."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from wildtable.engine.twin.backends import integer_array
from wildtable.engine.twin.backends.cuda import INSTRUCTIONS, THREADS, compile_for_device, cuda
from wildtable.engine.twin.batch import Batch
from wildtable.engine.twin.checks import check_seats, refuse_numbers
from wildtable.engine.twin.kernels import Linker, bits
from wildtable.engine.twin.kernels.agenda import begin, play, rank_of
from wildtable.engine.twin.kernels.frames import OWING, SEED
from wildtable.engine.twin.kernels.hooks import score
from wildtable.engine.twin.kernels.loops import look
from wildtable.engine.twin.kernels.observing import observe
from wildtable.engine.twin.rules import TwinRules

if TYPE_CHECKING:
    from wildtable.engine.twin.twin import Twin


class CudaBatch(Batch):
    """Games on a CUDA device, one thread for each.

    What the properties return are arrays of the device, which PyTorch, CuPy and JAX take without a copy by their
    `__cuda_array_interface__`. The next call fills the same arrays: copy what is to last. Moves and seats may be arrays of
    the device as well.
    """

    def __init__(self, twin: Twin, seeds: Sequence[int], tables: Any) -> None:
        """Begin a game for each seed."""
        super().__init__(twin, len(seeds))
        people = len(twin.people)
        self._entries = _compile_entries(twin.rules)
        self._tables = _on_device(tables)
        self._plan = _on_device(twin.observation.plan)
        self._words = self._empty(twin.rules.size, len(self))
        self._seats = self._empty(len(self))
        self._masks = self._empty(len(self), len(twin.game.moves))
        self._observations = self._empty(len(self), twin.observation.size)
        self._scores, self._ranks = self._empty(len(self), people), self._empty(len(self), people)
        self._launch(self._entries.begin, _on_device(seeds))

    @staticmethod
    def _empty(*shape: int) -> Any:
        return cuda.device_array(shape, dtype=np.int64)

    def _launch(self, entry: Any, *arrays: Any) -> None:
        """Do the same with all games, a thread for each."""
        threads = min(len(self), THREADS)
        entry[(len(self) + threads - 1) // threads, threads](self._words, self._tables, *arrays)

    def step(self, moves: Any, *, unchecked: bool = False) -> None:
        found = _on_device(moves) if unchecked else self.check(moves)
        self._launch(self._entries.step, found, self._seats, self._masks)

    def check(self, moves: Any, *, may_wait: bool = True) -> Any:
        """Check moves on the device, and fetch one number from it: the first game with an illegal one."""
        found = self._integers(moves)
        first = cuda.to_device(np.array([len(self)], dtype=np.int64))
        self._launch(self._entries.check, found, self._masks, may_wait, first)
        if (game := int(first.copy_to_host()[0])) < len(self):
            move, seat = (int(array[game : game + 1].copy_to_host()[0]) for array in (found, self._seats))
            raise self.refuse(game, move, seat, self._masks[game].copy_to_host().tolist())
        return found

    def _integers(self, numbers: Any) -> Any:
        """Return numbers from outside as an array of the device; raise a ValueError unless there is one for each game."""
        if not hasattr(numbers, "__cuda_array_interface__"):
            return _on_device(integer_array(numbers, len(self)))
        array = cuda.as_cuda_array(numbers)
        if array.shape != (len(self),) or array.dtype.kind not in "iu":
            raise refuse_numbers(len(self), array)
        return array

    def observe(self, seats: Any = None) -> Any:
        viewers = self._seats if seats is None else self._integers(seats)
        if seats is not None:
            check_seats(viewers.copy_to_host(), self.twin.seats, -1)
        self._launch(self._entries.observe, self._plan, viewers, self._observations)
        return self._observations

    @property
    def words(self) -> Any:
        """A copy on the host: on the device the words of all games are side by side, so that threads read them together."""
        return self._words.copy_to_host().T

    @property
    def seats(self) -> Any:
        return self._seats

    @property
    def masks(self) -> Any:
        return self._masks

    @property
    def scores(self) -> Any:
        self._launch(self._entries.rate, self._scores, self._ranks)
        return self._scores

    @property
    def ranks(self) -> Any:
        self._launch(self._entries.rate, self._scores, self._ranks)
        return self._ranks


def _on_device(numbers: Any) -> Any:
    """Return numbers as an array of the device: as they are, if they are one."""
    if hasattr(numbers, "__cuda_array_interface__"):
        return numbers
    return cuda.to_device(np.array(numbers, dtype=np.int64))


class Entries(NamedTuple):
    """What the host calls on the device."""

    begin: Any
    step: Any
    check: Any
    observe: Any
    rate: Any


@cache
def _compile_entries(rules: TwinRules) -> Entries:
    """Return the entries of a game. Each is compiled when it is first called, and only with the kernels it needs."""
    link = Linker(compile_for_device, {**INSTRUCTIONS, **rules.kernels}).link
    begin_game, play_move, look_at, observe_seat = map(link, (begin, play, look, observe))
    score_of, rank, lowest = map(link, (score, rank_of, bits.lowest))

    @cuda.jit
    def begin_games(words, tables, seeds):  # type: ignore[no-untyped-def] # compiled by Numba
        row = cuda.grid(1)
        if row < words.shape[1]:
            s = words[:, row]
            for place in range(words.shape[0]):
                s[place] = 0
            s[SEED] = seeds[row]
            begin_game(s, tables[row % tables.shape[0]])

    @cuda.jit
    def step_games(words, tables, moves, seats, masks):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < words.shape[1]:
            s, t = words[:, row], tables[row % tables.shape[0]]
            if moves[row] >= 0:
                play_move(s, t, lowest(s[OWING]), np.int64(moves[row]))
            seats[row] = look_at(s, t, masks[row], masks.shape[1])

    @cuda.jit
    def check_games(words, tables, moves, masks, may_wait, first):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < words.shape[1]:
            move = np.int64(moves[row])
            legal = may_wait and move == -1
            if 0 <= move < masks.shape[1]:
                legal = masks[row, move] != 0
            if not legal:
                cuda.atomic.min(first, 0, row)

    @cuda.jit
    def observe_games(words, tables, plan, seats, observations):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < words.shape[1]:
            observe_seat(words[:, row], plan, np.int64(seats[row]), observations[row])

    @cuda.jit
    def rate_games(words, tables, scores, ranks):  # type: ignore[no-untyped-def]
        row = cuda.grid(1)
        if row < words.shape[1]:
            for seat in range(scores.shape[1]):
                scores[row, seat] = score_of(words[:, row], tables[row % tables.shape[0]], seat)
                ranks[row, seat] = rank(words[:, row], tables[row % tables.shape[0]], seat)

    return Entries(begin_games, step_games, check_games, observe_games, rate_games)
