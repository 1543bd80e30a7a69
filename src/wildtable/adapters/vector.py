"""Many games at once on a game's twin, for learners that play all seats. Needs Numba.

Observations are those of the twin (`twin.observation.slices`), which has an encoding of its own, the same for all variants.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import randrange
from typing import TYPE_CHECKING, Any, NamedTuple

from wildtable.adapters.environment import MissingExtraError

try:
    import numba as _numba  # noqa: F401 - the twin loads it
    import numpy as np
except ImportError as error:
    raise MissingExtraError("fast", "vector") from error

from wildtable.engine.cards import whole_number
from wildtable.engine.errors import OptionError
from wildtable.engine.game import AnyGame
from wildtable.engine.refusals import quote_value
from wildtable.engine.result import Result, Score, find_utility
from wildtable.engine.twin.batch import HostBatch
from wildtable.games import load

if TYPE_CHECKING:
    from numpy.typing import NDArray

MAX_SEED = 2**30 - 1


class VectorStep(NamedTuple):
    """What is known of each game after a step. The next step overwrites observations and masks."""

    seats: NDArray[np.int64]
    """The seat that moves next."""
    observations: NDArray[np.int16]
    """What that seat sees."""
    masks: NDArray[np.int16]
    """Which moves it may play."""
    rewards: NDArray[np.float32]
    """For each person the utility of the game that has just ended; 0 where none has."""
    over: NDArray[np.bool_]
    """Which games have just ended. New ones have been dealt in their place."""


class VectorEnv:
    """Several games of a variant, each of which depends on its seeds and moves alone. A game that ends is dealt again."""

    def __init__(
        self, game: str | AnyGame, seats: int = 3, *, games: int, utility: str = "win", threads: int = 1, **options: object
    ) -> None:
        self.game: AnyGame = load(game) if isinstance(game, str) else game
        self.twin = self.game.twin(seats, options)
        self.games = games
        self.people = len(self.twin.people)
        self._utility = find_utility(utility)
        self._threads = threads
        self._dealt = randrange(MAX_SEED + 1) << 32
        self._batch: Any = None
        self._value_of = lru_cache(maxsize=65536)(self._value_result)
        """Cached, because most games end with scores that others have ended with."""

    def __len__(self) -> int:
        return self.games

    def reset(self, seed: int | None = 0) -> VectorStep:
        """Deal all games again. Later deals follow from the seed, too; those of None from the last seed that was given."""
        if seed is not None:
            number = whole_number(seed)
            if number is None or not 0 <= number <= MAX_SEED:
                raise OptionError(f"seed must be from 0 to {MAX_SEED}, or None, not {quote_value(seed)}")
            self._dealt = number << 32
        self._batch = self.twin.batch(self._seeds(self.games), self._threads)
        self._batch.look()
        rewards, over = np.zeros((self.games, self.people), np.float32), np.zeros(self.games, bool)
        return VectorStep(self._batch.seats, self._batch.observe(), self._batch.masks, rewards, over)

    def step(self, moves: Sequence[int] | NDArray[Any], *, unchecked: bool = False) -> VectorStep:
        """Play a legal move in each game.

        A move that `masks` does not allow raises a ValueError, and nothing is played in any game. With `unchecked` an
        illegal move may damage memory or never return.
        """
        batch = self._batch
        if batch is None:
            raise OptionError("no games are dealt yet; call reset() before step()")
        batch.step(moves if unchecked else batch.check(moves, may_wait=False), unchecked=True)
        seats, masks = batch.seats, batch.masks
        over = seats < 0
        rewards = np.zeros((self.games, self.people), np.float32)
        ended = np.flatnonzero(over)
        if len(ended):
            rewards[ended] = self._value(batch.words[ended])
            fresh = self.twin.batch(self._seeds(len(ended)))
            fresh.look()
            batch.words[ended], seats[ended], masks[ended] = fresh.words, fresh.seats, fresh.masks
        return VectorStep(seats, batch.observe(seats), masks, rewards, over)

    def _seeds(self, count: int) -> range:
        self._dealt += count
        return range(self._dealt - count, self._dealt)

    def _value(self, words: Any) -> list[tuple[float, ...]]:
        """Return what games that have ended are worth to each person."""
        scores, ranks = HostBatch(self.twin, words, self.twin.tables).rate()
        return [*map(self._value_of, scores, ranks)]

    def _value_result(self, scores: tuple[int, ...], ranks: tuple[int, ...]) -> tuple[float, ...]:
        return self._utility.values(Result(scores, ranks, (), (Score(()),) * (self.people == 1)))
