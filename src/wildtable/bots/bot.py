"""Bot: the interface of a player that is a program."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import Any, ClassVar

from wildtable.engine.choices import Choice
from wildtable.engine.moves import Move
from wildtable.engine.view import View


class Bot(ABC):
    """A player that is a program. All its randomness comes from the generator it is given, so that games can be repeated."""

    name: ClassVar[str]
    needs_twins: ClassVar[bool] = False
    """Does it play with the twins of games?"""

    @abstractmethod
    def choose(self, view: View, choice: Choice[Any], rng: Random) -> Move:
        """Return one of the moves of `choice`, which is what the viewer of `view` may answer now."""
