"""Positions of Wild Space: a card with an ability has just been put into play."""

from __future__ import annotations

from wildtable.games.wild_space.state import CREWS, WildSpaceState

from .playing import names, options, play
from .wild_space_decks import Changes, plain

OWLS = ["owl-military", "owl-pilot", "owl-botanist", "owl-engineer", "owl-programmer", "owl-scientist"]
ROBOTS = ["robot-1", "robot-2", "robot-3"]
CARD = "bear-pilot"
HAND = [CARD, "owl-military", "rhino-botanist", "emissary-owl-1", "robot-7", "robot-8"]
MEDALS: Changes = {"owl-military": {"veteran": True}, "robot-7": {"veteran": True, "occupation": "scientist"}}


def played(changes: Changes, hand: list[str] | None = None, crew: list[str] | None = None) -> WildSpaceState:
    """Set up Wild Space and play a card with these figures, by a planet's action."""
    state = plain({**MEDALS, **changes}).setup(
        2, hands={0: HAND if hand is None else [CARD, *hand], 1: []}, crews={0: crew or []}, pool=ROBOTS
    )
    play(state, f"0 land 1-right; 0 play {CARD}")
    return state


def offered(state: WildSpaceState, verb: str) -> list[str]:
    """Return the cards that can be named with a verb."""
    return [option.partition(" ")[2] for option in options(state, 0) if option.startswith(f"{verb} ")]


def mine(state: WildSpaceState) -> list[str]:
    return names(state, CREWS[0])[1:]
