"""Bots: players that see a view and its choice, and nothing else. They name no game."""

from __future__ import annotations

from wildtable.bots.bot import Bot, answer
from wildtable.bots.kinds import KINDS, make_kind
from wildtable.bots.levels import EASY, EXPERT, HARD, LEVELS, MEDIUM, Level, levels_for
from wildtable.bots.outside import make_outside
from wildtable.engine.errors import OptionError

__all__ = ["EASY", "EXPERT", "HARD", "LEVELS", "MEDIUM", "Bot", "answer", "levels_for", "make", "names"]


def names() -> list[str]:
    """Return the names of the bots that can take a seat: the levels, then the kinds that need no settings."""
    return [*LEVELS, *(kind for kind in KINDS if kind != "search")]


def make(name: str) -> Bot:
    """Return a bot by name: a level, a kind with settings if it has any, as in `search:deals=512:noise=0.05`, or one from
    outside the package, as in `class:my.module:MyBot` and `program:./my-bot`."""
    if name in LEVELS:
        return Level(name)
    if (outside := make_outside(name)) is not None:
        return outside
    kind = name.partition(":")[0]
    if kind not in KINDS:
        raise OptionError(f"there is no bot {kind!r}; bots are {', '.join([*LEVELS, *KINDS])}")
    return make_kind(name)
