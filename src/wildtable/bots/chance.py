"""The random bot: the baseline for all others."""

from __future__ import annotations

from random import Random
from typing import Any

from wildtable.bots.bot import Bot
from wildtable.engine.choices import Choice
from wildtable.engine.knowledge.view import View
from wildtable.engine.moves import Move


class Chance(Bot):
    """Plays any legal move, all equally likely."""

    name = "random"

    def choose(self, view: View, choice: Choice[Any], rng: Random) -> Move:
        return choice.sample(rng)
