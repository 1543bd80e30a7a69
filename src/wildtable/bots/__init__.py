"""Bots: players that see a view and its choice, and nothing else. They name no game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from wildtable.bots.bot import Bot, answer, play_move
from wildtable.bots.levels import EASY, EXPERT, HARD, KINDS, LEVELS, MEDIUM, Level, answer_seconds, levels_for, make_kind
from wildtable.bots.outside import make_outside, register
from wildtable.bots.policy import Policy
from wildtable.bots.trained import has_numpy
from wildtable.engine.errors import OptionError

if TYPE_CHECKING:
    from wildtable.engine.game import AnyGame

__all__ = [
    "EASY",
    "EXPERT",
    "HARD",
    "LEVELS",
    "MEDIUM",
    "Bot",
    "BotLike",
    "answer",
    "answer_seconds",
    "levels_for",
    "make",
    "make_for",
    "names",
    "play_move",
    "register",
]

BotLike = str | Bot | type[Bot]
"""A bot by name, a class of your own, or an object of it."""


def names() -> list[str]:
    """Return the names of the bots that can take a seat here: the levels, then the kinds that need no settings."""
    return [*LEVELS, *(kind for kind in KINDS if kind != "search" and (kind != Policy.name or has_numpy()))]


def make(bot: BotLike) -> Bot:
    """Return a bot by name: a level, a kind with settings if it has any, as in `search:deals=512:noise=0.05`, or one from
    outside the package, as in `my_bot.py:MyBot`, `class:my.module:MyBot` and `program:./my-bot`. A class gives an object of
    it, an object itself."""
    bot = register(bot)
    if bot in LEVELS:
        return Level(bot)
    if (outside := make_outside(bot)) is not None:
        return outside
    kind = bot.partition(":")[0]
    if kind not in KINDS:
        known = ", ".join([*LEVELS, *KINDS])
        raise OptionError(f"there is no bot {kind!r}; bots are {known}, or your own: my_bot.py:MyBot, program:./my-bot")
    if kind == Policy.name and not has_numpy():
        raise OptionError("the policy bot needs NumPy: pip install 'wildtable[fast]'; or choose another bot")
    return make_kind(bot)


def make_for(game: AnyGame, bot: BotLike) -> Bot:
    """Return a bot for a game; raise an OptionError where it cannot play it, which needs the game's twin."""
    player = make(bot)
    if player.needs_twin(game) and not game.has_twin():
        known = ", ".join(name for name in names() if not make(name).needs_twin(game))
        raise OptionError(
            f"{player.name} cannot play {game.name}, which has no twin to search with; bots that can are {known}"
        )
    return player
