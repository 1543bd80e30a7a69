"""Simple bots: random play, random play that never declines, and the game's own advice."""

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


class Eager(Bot):
    """Plays any legal move but the one that declines, as long as there is another."""

    name = "eager"

    def choose(self, view: View, choice: Choice[Any], rng: Random) -> Move:
        if choice.decline is None:
            return choice.sample(rng)
        wanted = [move for move in choice if move.notation != choice.decline]
        return rng.choice(wanted) if wanted else choice.sample(rng)


class Greedy(Bot):
    """Plays the advised move, without search.

    `slips` is the share of decisions in which it plays any move instead. It declines only where the advice does, so that it
    errs in how it acts, never in whether.
    """

    name = "greedy"

    def __init__(self, slips: float = 0.0) -> None:
        self.slips = slips

    def choose(self, view: View, choice: Choice[Any], rng: Random) -> Move:
        advised = view.game.advise(view, choice, rng)
        if self.slips and advised.notation != choice.decline and rng.random() < self.slips:
            return Eager().choose(view, choice, rng)
        return advised
