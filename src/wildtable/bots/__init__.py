"""Bots: players that see a view and its choice, and nothing else. They name no game."""

from __future__ import annotations

from wildtable.bots.bot import Bot
from wildtable.bots.chance import Chance
from wildtable.bots.eager import Eager
from wildtable.bots.greedy import Greedy
from wildtable.bots.search import Search
from wildtable.engine.errors import OptionError

__all__ = ["Bot", "any_needs_twins", "make", "names"]

_KINDS: dict[str, type[Bot]] = {kind.name: kind for kind in (Chance, Eager, Greedy, Search)}


def names() -> list[str]:
    """Return the names of the bots that tables offer; `make` knows `search` as well."""
    return [name for name in _KINDS if name != Search.name]


def make(name: str) -> Bot:
    """Return a bot by name, with settings if it has any: `search:deals=512:noise=0.05`."""
    kind, *settings = name.split(":")
    if kind not in _KINDS:
        raise OptionError(f"there is no bot {kind!r}; bots are {', '.join(_KINDS)}")
    try:
        return _KINDS[kind](**{key: float(value) for key, _, value in (one.partition("=") for one in settings)})
    except (TypeError, ValueError):
        raise OptionError(f"{name!r} is no setting of the bot {kind}; write it as search:deals=512") from None


def any_needs_twins() -> bool:
    """Do tables offer a bot that plays with the twins of games?"""
    return any(_KINDS[name].needs_twins for name in names())
