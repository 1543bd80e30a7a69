"""The kinds of bots, and how they are named with their settings."""

from __future__ import annotations

from wildtable.bots.bot import Bot
from wildtable.bots.chance import Chance
from wildtable.bots.eager import Eager
from wildtable.bots.greedy import Greedy
from wildtable.bots.search import Search
from wildtable.engine.errors import OptionError

KINDS: dict[str, type[Bot]] = {kind.name: kind for kind in (Chance, Eager, Greedy, Search)}


def make_kind(name: str) -> Bot:
    """Return a bot of a kind, with settings if it has any: `search:deals=512:noise=0.05`."""
    kind, *settings = name.split(":")
    try:
        return KINDS[kind](**{key: float(value) for key, _, value in (one.partition("=") for one in settings)})
    except (TypeError, ValueError):
        raise OptionError(f"{name!r} is no setting of the bot {kind}; write it as search:deals=512") from None
