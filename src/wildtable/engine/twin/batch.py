"""Batches: many games of one kind at once."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from wildtable.engine.twin.checks import check_seats, refuse_move
from wildtable.engine.twin.kernels.loops import OBSERVE, SCORE, STEP

if TYPE_CHECKING:
    from wildtable.engine.twin.twin import Twin


class Batch(ABC):
    """Games that are played together. Each depends on its own seed and moves alone, whatever the device and the threads."""

    def __init__(self, twin: Twin, games: int) -> None:
        self.twin = twin
        self._games = games

    def __len__(self) -> int:
        return self._games

    def look(self) -> None:
        """Find out which seat is to answer next in each game, and with what: see `seats` and `masks`."""
        self.step([-1] * len(self), unchecked=True)

    @abstractmethod
    def step(self, moves: Any, *, unchecked: bool = False) -> None:
        """Play a legal move in each game for the seat that is to answer next; -1 plays none.

        A move that `masks` does not allow raises a ValueError, and nothing is played in any game. With `unchecked` an
        illegal move may damage memory or never return.
        """

    @abstractmethod
    def check(self, moves: Any, *, may_wait: bool = True) -> Any:
        """Return moves as `step` takes them unchecked. Raise a ValueError for moves that are not one integer for each game,
        that the masks do not allow, or that are -1 unless they `may_wait`."""

    def refuse(self, game: int, move: int, seat: int, mask: Sequence[int]) -> ValueError:
        """Return an error that says what was played in a game and what would have been legal."""
        legal, name = [move for move, may in enumerate(mask) if may], f"game {game} of {len(self)} of {self.twin.game.name}"
        if seat < 0:
            return ValueError(f"{name} is over; its move must be -1, not {move}")
        if not legal:
            return ValueError(f"{name}: nobody has looked which moves are legal; call look() before step()")
        return refuse_move(move, legal, f"{name}: seat {seat}", self.twin.game.moves)

    @abstractmethod
    def observe(self, seats: Any = None) -> Any:
        """Return what a seat sees in each game, as numbers: the seat to answer next, or any. `twin.observation.slices` says
        what is where. The next call overwrites them."""

    @property
    @abstractmethod
    def words(self) -> Any:
        """A row for each game: all there is to know of it, as numbers."""

    @property
    @abstractmethod
    def seats(self) -> Any:
        """For each game the seat to answer next, -1 where it is over; after `look` or `step`."""

    @property
    @abstractmethod
    def masks(self) -> Any:
        """For each game and each move of the vocabulary 1 if it may be played next, else 0; after `look` or `step`, of which
        the next overwrites it."""

    @property
    @abstractmethod
    def scores(self) -> Any:
        """Each person's points in each game, as they stand."""

    @property
    @abstractmethod
    def ranks(self) -> Any:
        """Each person's rank in each game, as they stand."""


class HostBatch(Batch):
    """Games on the CPU. With Numba, words and seats are NumPy's arrays, masks and observations such of 16-bit integers."""

    def __init__(self, twin: Twin, words: Any, tables: Any, threads: int = 1) -> None:
        super().__init__(twin, len(words))
        self.threads = threads
        self.numbers = twin.backend.zeros(len(words), 1 + len(twin.game.moves))
        self._words = words
        self._tables = tables
        self._questions = twin.backend.zeros(len(words), 2)
        self._masks = twin.backend.cells(len(words), len(twin.game.moves))
        self._observed: Any = None
        self._plan: Any = None

    def run(self, command: int) -> None:
        """Do the same with all games."""
        self._run(command, self.numbers)

    def _run(self, command: int, numbers: Any, plan: Any = None, cells: Any = None) -> None:
        self.twin.backend.run(command, self._words, self._tables, numbers, plan, self.threads, cells)

    def step(self, moves: Sequence[int], *, unchecked: bool = False) -> None:
        found = moves if unchecked else self.check(moves)
        self.twin.backend.fill_column(self._questions, 0, len(self.twin.game.moves))
        self.twin.backend.fill_column(self._questions, 1, found)
        self._run(STEP, self._questions, cells=self._masks)

    def check(self, moves: Sequence[int], *, may_wait: bool = True) -> Any:
        found = self.twin.backend.integers(moves, len(self))
        game = self.twin.backend.find_illegal(self._masks, found, may_wait)
        if game is not None:
            raise self.refuse(game, int(found[game]), int(self.seats[game]), self._masks[game])
        return found

    def observe(self, seats: Sequence[int] | None = None) -> Any:
        backend, observation = self.twin.backend, self.twin.observation
        if seats is not None:
            check_seats(backend.integers(seats, len(self)), self.twin.seats, -1)
        if self._observed is None:
            self._observed = backend.cells(len(self), observation.size)
            self._plan = backend.grid([observation.plan])
        viewers = backend.zeros(len(self), 1)
        backend.fill_column(viewers, 0, self.seats if seats is None else seats)
        self._run(OBSERVE, viewers, self._plan, self._observed)
        return self._observed

    @property
    def words(self) -> Any:
        return self._words

    @property
    def seats(self) -> Any:
        return self.twin.backend.columns(self._questions, 0, 1)

    @property
    def masks(self) -> Any:
        return self._masks

    @property
    def scores(self) -> list[tuple[int, ...]]:
        return self.rate()[0]

    @property
    def ranks(self) -> list[tuple[int, ...]]:
        return self.rate()[1]

    def rate(self) -> tuple[list[tuple[int, ...]], list[tuple[int, ...]]]:
        """Return the points and the ranks of each game, as they stand."""
        people = len(self.twin.people)
        self.run(SCORE)
        part = self.twin.backend.columns(self.numbers, 0, 2 * people)
        rows = part if isinstance(part, list) else part.tolist()
        return [tuple(row[:people]) for row in rows], [tuple(row[people:]) for row in rows]
