"""What a game's twin says of itself."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from wildtable.engine.game import AnyGame
from wildtable.engine.options import Option
from wildtable.engine.state import State
from wildtable.engine.twin.kernels import Words
from wildtable.engine.twin.observing import Field


class TwinRules(ABC):
    """The kernels of a game, and how its states become words and words states."""

    rules_version: ClassVar[int]
    """The version of the rules that the kernels mirror."""
    size: ClassVar[int]
    """The number of words of a state."""
    fields: ClassVar[Sequence[Field]]
    """What a seat sees, as numbers."""

    @abstractmethod
    def kernels(self) -> Mapping[Any, Any]:
        """Return the game's own kernel for each of those that the loops name."""

    @abstractmethod
    def tables(self, game: AnyGame, seats: int, options: Mapping[str, Option]) -> Sequence[int]:
        """Return what the kernels need to know of the options and the deck."""

    @abstractmethod
    def pack(self, state: State) -> list[int]:
        """Return the words of a state, sealed answers included."""

    @abstractmethod
    def unpack(self, s: Words, state: State) -> None:
        """Fill a state without cards with the zones, facts and agenda that the words say."""

    @abstractmethod
    def sealed(self, s: Words, state: State) -> Mapping[int, Sequence[int]]:
        """Return the ids of the moves each seat has sealed in answer to the present question."""
