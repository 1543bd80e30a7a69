"""Bot: the interface of a player that is a program."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random
from typing import TYPE_CHECKING, Any

from wildtable.engine.choices import Choice
from wildtable.engine.knowledge.view import View
from wildtable.engine.moves import Move

if TYPE_CHECKING:
    from wildtable.engine.game import AnyGame


class Bot(ABC):
    """A player that is a program. All its randomness comes from the generator it is given, so that games can be repeated."""

    name: str
    share: float = 1.0
    """The share of its budget that it may use. A busy server lowers it; bots without a budget ignore it."""

    @abstractmethod
    def choose(self, view: View, choice: Choice[Any], rng: Random) -> Move:
        """Return one of the moves of `choice`, which is what the viewer of `view` may answer now."""

    def needs_twin(self, game: AnyGame) -> bool:
        """Does it play a game with the game's twin?"""
        return False
