"""Bots: players that see a view and its choice, and nothing else. They name no game."""

from __future__ import annotations

from wildtable.bots.bot import Bot
from wildtable.bots.chance import Chance
from wildtable.bots.eager import Eager
from wildtable.bots.greedy import Greedy
from wildtable.engine.errors import OptionError

__all__ = ["Bot", "any_needs_twins", "make", "names"]

_KINDS: dict[str, type[Bot]] = {kind.name: kind for kind in (Chance, Eager, Greedy)}


def names() -> list[str]:
    """Return the names of all bots, for `make`."""
    return list(_KINDS)


def make(name: str) -> Bot:
    """Return a bot by name."""
    if name not in _KINDS:
        raise OptionError(f"there is no bot {name!r}; bots are {', '.join(_KINDS)}")
    return _KINDS[name]()


def any_needs_twins() -> bool:
    """Is there a bot that plays with the twins of games?"""
    return any(kind.needs_twins for kind in _KINDS.values())
