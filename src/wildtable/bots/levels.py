"""The kinds of bots, and the levels that people choose from: each game says which kind plays a level, and how."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from wildtable.bots.bot import Bot, make_with
from wildtable.bots.policy import Policy
from wildtable.bots.search import Search
from wildtable.bots.simple import Chance, Eager, Greedy
from wildtable.engine.choices import Choice
from wildtable.engine.knowledge.view import View
from wildtable.engine.moves import Move
from wildtable.engine.twin.backends import has_numba

if TYPE_CHECKING:
    from wildtable.engine.game import AnyGame

KINDS: dict[str, type[Bot]] = {kind.name: kind for kind in (Chance, Eager, Greedy, Policy, Search)}
EASY, MEDIUM, HARD, EXPERT = LEVELS = ("easy", "medium", "hard", "expert")
"""From the weakest to the strongest."""
ANSWER_SECONDS = {HARD: 0.2, EXPERT: 1.0, Policy.name: 0.2}
"""In how many seconds bots that search have nearly always answered, by name."""
QUICK_ANSWER_SECONDS = 0.02
"""The same for all other bots."""


def make_kind(name: str) -> Bot:
    """Return a bot of a kind, with settings if it has any: `search:deals=512:noise=0.05`."""
    kind, *settings = name.split(":")
    return make_with(KINDS[kind], name, settings)


class Level(Bot):
    """Plays each game like the bot that the game names for the level."""

    def __init__(self, name: str) -> None:
        self.name = name

    def bot_for(self, game: AnyGame) -> Bot:
        bot = make_kind(game.levels[self.name])
        bot.share = self.share
        return bot

    def choose(self, view: View, choice: Choice[Any], rng: Random) -> Move | str | int:
        return self.bot_for(view.game).choose(view, choice, rng)

    def needs_twin(self, game: AnyGame) -> bool:
        return self.bot_for(game).needs_twin(game)


def levels_for(game: AnyGame) -> list[str]:
    """Return the levels that can play a game here: those that search need Numba and the game's twin."""
    is_fast = has_numba() and game.has_twin()
    return [level for level in LEVELS if is_fast or not Level(level).needs_twin(game)]


def answer_seconds(bot: str) -> float:
    """Return the time that a bot of this name is given for every answer, short or long: how long it thinks would tell
    something of its hand."""
    return ANSWER_SECONDS.get(bot, QUICK_ANSWER_SECONDS)
