"""Games that are trained on: many at once, dealt again when they end.

What a step finds is written into buffers of the caller. A row of them is a number of the observation, a move or a person, a
column is a game, so that the threads of a device write side by side.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from math import sqrt
from typing import Any, NamedTuple

import numpy as np

from wildtable.bots.net import IntegerNet
from wildtable.engine.errors import OptionError
from wildtable.engine.refusals import quote_value
from wildtable.engine.twin.batch import HostBatch
from wildtable.engine.twin.kernels.frames import DEPTH, OWING, SEED
from wildtable.engine.twin.kernels.loops import ADVISE, BEGIN, SCORE
from wildtable.engine.twin.twin import Twin

SEED_STRIDE = 1 << 30
"""How far apart the deals of two runs with neighbouring seeds begin."""


class Positions(NamedTuple):
    """The positions of all games: who is asked, what that seat sees, and what it may do."""

    seats: Any
    observations: Any
    masks: Any


class Ending(NamedTuple):
    """Which games have ended with a step, and each person's share of the win in them."""

    ended: Any
    shares: Any


class TrainingGames(ABC):
    """A number of games, each of which depends on its seeds and moves alone."""

    def __init__(self, twin: Twin, games: int, seed: int) -> None:
        self.twin = twin
        self.games = games
        self.people = len(twin.people)
        self.seeds = np.arange(games, dtype=np.int64) + seed * SEED_STRIDE

    @abstractmethod
    def begin(self, position: Positions, ending: Ending) -> None:
        """Deal all games; what is written into `ending` means nothing."""

    @abstractmethod
    def look(self, position: Positions, ending: Ending) -> None:
        """Show the positions as they are; what is written into `ending` means nothing."""

    @abstractmethod
    def step(self, moves: Any, position: Positions, ending: Ending) -> None:
        """Play a legal move in each game, unchecked. Where it ends, the next one is dealt."""

    @abstractmethod
    def advise(self, first: int, learners: Any, moves: Any) -> None:
        """Put the game's advice in place of the moves of all games from `first` on, but where the learner is asked."""

    @property
    @abstractmethod
    def words(self) -> Any:
        """A row for each game: all there is to know of it. It may be set, to the words of other games."""

    @words.setter
    @abstractmethod
    def words(self, words: Any) -> None: ...


class HostEnvironment(TrainingGames):
    """Games on the CPU, with buffers that are NumPy's, or tensors of PyTorch on the CPU."""

    def __init__(self, twin: Twin, games: int, seed: int, threads: int = 1) -> None:
        super().__init__(twin, games, seed)
        self._batch = HostBatch(twin, twin.backend.zeros(games, twin.rules.size), twin.tables, threads)

    def begin(self, position: Positions, ending: Ending) -> None:
        self._batch.words[:] = 0
        self._batch.words[:, SEED] = self.seeds
        self._batch.run(BEGIN)
        self._show(position)

    def look(self, position: Positions, ending: Ending) -> None:
        self._show(position)

    def step(self, moves: Any, position: Positions, ending: Ending) -> None:
        batch = self._batch
        chosen: Any = np.asarray(moves)
        batch.step(chosen, unchecked=True)
        over = batch.words[:, DEPTH] == 0
        ended, shares = np.asarray(ending.ended), np.asarray(ending.shares)
        ended[:] = over
        shares[:] = 0
        rows = np.flatnonzero(over)
        if len(rows):
            finished = HostBatch(self.twin, batch.words[rows], self.twin.tables)
            finished.run(SCORE)
            wins = finished.numbers[:, self.people : 2 * self.people] == 1
            shares[:, rows] = (wins / np.maximum(wins.sum(axis=1, keepdims=True), 1)).T
            seeds = batch.words[rows, SEED] + self.games
            fresh = self.twin.backend.zeros(len(rows), self.twin.rules.size)
            fresh[:, SEED] = seeds
            HostBatch(self.twin, fresh, self.twin.tables).run(BEGIN)
            batch.words[rows] = fresh
        self._show(position)

    def _show(self, position: Positions) -> None:
        self._batch.look()
        np.asarray(position.seats)[:] = self._batch.seats
        np.asarray(position.masks)[:] = self._batch.masks.T
        np.asarray(position.observations)[:] = self._batch.observe().T

    def advise(self, first: int, learners: Any, moves: Any) -> None:
        words = self._batch.words[first:]
        owing = words[:, OWING]
        seats = np.log2(np.maximum(owing & -owing, 1)).astype(np.int64)
        others = np.flatnonzero(seats != np.asarray(learners)[first:])
        asked = HostBatch(self.twin, words[others], self.twin.tables, self._batch.threads)
        asked.numbers[:, 0] = seats[others]
        asked.run(ADVISE)
        np.asarray(moves)[first + others] = asked.numbers[:, 0]

    @property
    def words(self) -> Any:
        return self._batch.words

    @words.setter
    def words(self, words: Any) -> None:
        self._batch.words[:] = words


# How strong a net is


OPPONENTS = ("greedy", "chance")
"""Players whom nets are evaluated against by name."""


@dataclass(frozen=True)
class Evaluation:
    """The net's share of the wins against a table of opponents, with the half width of its 95% interval."""

    against: str
    games: int
    wins: float
    error: float


def evaluate(
    twin: Twin, net: IntegerNet, against: str | IntegerNet, games: int, *, seed: int = 977, threads: int = 1
) -> Evaluation:
    """Let a net play alone against a table of `greedy`, `chance` or another net, from all seats in turn."""
    if not isinstance(against, IntegerNet) and against not in OPPONENTS:
        raise OptionError(f"the opponent must be a net or one of {', '.join(OPPONENTS)}, not {quote_value(against)}")
    people, size, vocabulary = len(twin.people), twin.observation.size, len(twin.game.moves)
    env, rng = HostEnvironment(twin, games, seed, threads), np.random.default_rng(seed)
    position = Positions(*(np.zeros((*shape, games), np.int8) for shape in ((), (size,), (vocabulary,))))
    ending = Ending(np.zeros(games, bool), np.zeros((people, games), np.float32))
    learners = np.arange(games) % people
    shares = np.full(games, -1.0)
    env.begin(position, ending)
    while (shares < 0).any():
        seats = position.seats.astype(np.int64)
        moves = (position.masks * rng.random(position.masks.shape)).argmax(axis=0)
        own = np.flatnonzero(seats == learners)
        moves[own] = _best_moves(net, position, own)
        if isinstance(against, IntegerNet):
            others = np.flatnonzero(seats != learners)
            moves[others] = _best_moves(against, position, others)
        if against == "greedy":
            env.advise(0, learners, moves)
        env.step(moves, position, ending)
        done = np.flatnonzero(ending.ended & (shares < 0))
        shares[done] = ending.shares[learners[done], done]
    name = against if isinstance(against, str) else "net"
    return Evaluation(name, games, float(shares.mean()), 1.96 * float(shares.std()) / sqrt(games))


def _best_moves(net: IntegerNet, position: Positions, games: Any) -> Any:
    numbers, _ = net.run(position.observations[:, games].T)
    return np.where(position.masks[:, games].T == 1, numbers, -np.inf).argmax(axis=1)
