"""The greedy bot: follows the advice of the game."""

from __future__ import annotations

from random import Random
from typing import Any

from wildtable.bots.bot import Bot
from wildtable.engine.choices import Choice
from wildtable.engine.moves import Move
from wildtable.engine.view import View


class Greedy(Bot):
    """Plays the advised move, without search."""

    name = "greedy"

    def choose(self, view: View, choice: Choice[Any], rng: Random) -> Move:
        return view.game.advise(view, choice)
