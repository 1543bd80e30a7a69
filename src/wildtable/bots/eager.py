"""The eager bot: random play that never declines, which in most games is better than random play."""

from __future__ import annotations

from random import Random
from typing import Any

from wildtable.bots.bot import Bot
from wildtable.engine.choices import Choice
from wildtable.engine.knowledge.view import View
from wildtable.engine.moves import Move


class Eager(Bot):
    """Plays any legal move but the one that declines, as long as there is another."""

    name = "eager"

    def choose(self, view: View, choice: Choice[Any], rng: Random) -> Move:
        if choice.decline is None:
            return choice.sample(rng)
        wanted = [move for move in choice if move.notation != choice.decline]
        return rng.choice(wanted) if wanted else choice.sample(rng)
