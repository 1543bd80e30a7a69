"""Positions of solo Wild Space: the Smuggler's planets and turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from wildtable.games.wild_space.state import (
    CREWS,
    POOL_ROW,
    WildSpaceState,
)

from .playing import names, options
from .wild_space_decks import Changes, plain

SMUGGLER = 1
PLANETS = ["hostile-mild-1", "hostile-mild-2", "hostile-mild-3", "hostile-harsh-1", "hostile-harsh-2"]
POOL = ["owl-pilot", "bear-pilot", "rhino-pilot"]
NEW = ["owl-military", "bear-military", "rhino-military", "lizard-military"]


def hostile(
    landing: Sequence[str], exploring: Sequence[str] = ("discard left",), icons: Sequence[str] = ()
) -> dict[str, list[str]]:
    """Return a hostile planet as in a deck file."""
    return {"landing": list(landing), "exploring": list(exploring), "icons": list(icons)}


def meeting(changes: Changes | None = None, **words: Any) -> WildSpaceState:
    """Set up the Smuggler's turn: five planets in a known order that only discard the left card, unless given otherwise."""
    quiet = {name: hostile(["discard left"]) for name in PLANETS}
    usual: dict[str, Any] = {
        "solo": "easy",
        "first": SMUGGLER,
        "hostile": PLANETS,
        "pool": POOL,
        "hands": {0: []},
        "piles": {"pile": NEW},
    }
    return plain({**quiet, **(changes or {})}).setup(2, **(usual | words))


def pool(state: WildSpaceState) -> list[str]:
    """Return the pool from left to right, "" for gaps."""
    return [next(iter(state.game.catalogue.spell(cards)), "") for cards in state.zones[POOL_ROW]]


def taken(state: WildSpaceState) -> list[str]:
    """Return the Smuggler's crew without the captain."""
    return sorted(names(state, CREWS[SMUGGLER])[1:])


def own_turn(state: WildSpaceState) -> None:
    """Play the player's turn in as few moves as possible."""
    turn = state.turn
    while not state.over and state.turn == turn:
        offered = options(state, 0)
        state.play(0, next(word for word in ("end", "decline", "take play-any", "draw pile", *offered) if word in offered))
