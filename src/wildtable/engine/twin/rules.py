"""What a game's twin says of itself."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import ModuleType
from typing import Any, Protocol

from wildtable.engine.options import Option
from wildtable.engine.state import State
from wildtable.engine.twin.kernels import Words, hooks, is_kernel
from wildtable.engine.twin.kernels.observing import Field


class TwinConstants(Protocol):
    """The module of a twin that says where everything is."""

    RULES_VERSION: int
    """The version of the rules that the kernels mirror."""
    SIZE: int
    """The number of words of a state."""


class TwinWords(Protocol):
    """The module of a twin that turns states into words and words into states."""

    def tables(self, game: Any, seats: int, options: Mapping[str, Option]) -> Sequence[int]:
        """Return what the kernels need to know of the options and the deck."""

    def pack_state(self, state: State) -> list[int]:
        """Return the words of a state, sealed answers included."""

    def unpack_state(self, s: Words, state: State) -> None:
        """Fill a state without cards with the zones, facts and agenda that the words say."""

    def sealed_moves(self, s: Words, state: State) -> Mapping[int, Sequence[int]]:
        """Return the ids of the moves each seat has sealed in answer to the present question."""


class TwinRules:
    """The kernels of a game, how its states become words and words states, and what a seat sees, as numbers."""

    def __init__(
        self, constants: TwinConstants, words: TwinWords, fields: Sequence[Field], kernels: Sequence[ModuleType]
    ) -> None:
        """Take as hooks the kernels of these modules that have their names."""
        self.rules_version = constants.RULES_VERSION
        self.size = constants.SIZE
        self.words = words
        self.fields = fields
        self.kernels: Mapping[Any, Any] = {
            hook: kernel
            for module in kernels
            for name, kernel in vars(module).items()
            if is_kernel(kernel) and kernel.__module__ == module.__name__ and is_kernel(hook := vars(hooks).get(name))
        }
        """The game's own kernel for each of the hooks."""
