"""The kinds of bots, and how they are named with their settings."""

from __future__ import annotations

from collections.abc import Sequence
from inspect import signature

from wildtable.bots.bot import Bot
from wildtable.bots.policy import Policy
from wildtable.bots.search import Search
from wildtable.bots.simple import Chance, Eager, Greedy
from wildtable.engine.errors import OptionError

KINDS: dict[str, type[Bot]] = {kind.name: kind for kind in (Chance, Eager, Greedy, Policy, Search)}


def make_kind(name: str) -> Bot:
    """Return a bot of a kind, with settings if it has any: `search:deals=512:noise=0.05`."""
    kind, *settings = name.split(":")
    return make_with(KINDS[kind], name, settings)


def make_with(kind: type[Bot], name: str, settings: Sequence[str]) -> Bot:
    """Return a bot of a class, with settings as its name gives them: `deals=512`."""
    try:
        return kind(**{key: float(value) for key, _, value in (one.partition("=") for one in settings)})
    except (TypeError, ValueError, OverflowError) as error:
        known = ", ".join(signature(kind).parameters) or "none"
        reason = "" if settings else f" ({error})"
        raise OptionError(f"{name}: settings are numbers, as in search:deals=512; this bot has {known}{reason}") from None
