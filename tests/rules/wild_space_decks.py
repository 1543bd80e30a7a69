"""Helpers for tests of Wild Space: decks whose cards have only the abilities given, and turns by advice."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Mapping
from copy import deepcopy
from functools import cache
from importlib.resources import files
from typing import Any

import wildtable
from wildtable.games.wild_space.cards import STACKS
from wildtable.games.wild_space.game import WildSpace
from wildtable.games.wild_space.state import WildSpaceState
from wildtable.games.wild_space.view import WildSpaceView

from .playing import advice

PRINTED = files("wildtable.games.wild_space").joinpath("deck.toml").read_text(encoding="utf-8")
GROUPS = {"captains": 6, "specialists": 60, "emissaries": 24, "robots": 18}
TRACK = ["draw 1", "draw 1", "draw 1", "draw 1", "credits 6"]
Changes = Mapping[str, Mapping[str, Any]]


def load() -> WildSpace:
    game = wildtable.load("wild-space")
    assert isinstance(game, WildSpace)
    return game


def blank() -> dict[str, Any]:
    """Return a deck to change: that of the game without abilities, medals and credits, and with the simplest planets."""
    return deepcopy(_blank())


@cache
def _blank() -> dict[str, Any]:
    deck: dict[str, Any] = tomllib.loads(PRINTED)
    for card in deck["captains"]["cards"]:
        card["track"] = TRACK
    deck["specialists"]["cards"] = [
        {key: card[key] for key in ("species", "occupation")} for card in deck["specialists"]["cards"]
    ]
    deck["emissaries"]["cards"] = [
        {"species": card["species"], "mission": "1 per 9 bear"} for card in deck["emissaries"]["cards"]
    ]
    deck["robots"]["cards"] = [{} for _ in deck["robots"]["cards"]]
    for stack, (_, size) in STACKS.items():
        deck["planets"][stack] = [{"left": {"actions": ["draw 2"]}, "right": {"actions": ["play any"]}}] * size
    return deck


def find(deck: dict[str, Any], name: str) -> tuple[list[Any], int]:
    """Return the list of a deck file that a card is in, and its index there."""
    figures = load().figures
    if name.startswith("planet-"):
        number, _, nth = name.removeprefix("planet-").partition("-")
        stack = next((stack for stack, (of, _) in STACKS.items() if nth and of == int(number)), "start")
        return deck["planets"][stack], int(nth or number) - 1
    if name.startswith("hostile-"):
        _, category, number = name.split("-")
        return deck["hostile"][category], int(number) - 1
    place = figures.catalogue.card(name)
    for group, size in GROUPS.items():
        if place < size:
            return deck[group]["cards"], place
        place -= size
    raise AssertionError(name)


def change(deck: dict[str, Any], changes: Changes) -> dict[str, Any]:
    """Return the deck with these figures changed."""
    changed = deepcopy(deck)
    for name, figures in changes.items():
        cards, place = find(changed, name)
        cards[place] = {**cards[place], **figures}
    return changed


def written(value: object) -> str:
    """Return a value as TOML, a table in one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {written(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(written, value)) + "]"
    return json.dumps(value)


def file(deck: dict[str, Any]) -> str:
    """Return a deck as TOML."""
    lines = []
    for key, value in deck.items():
        if isinstance(value, dict):
            lines += [f"[{key}]", *(f"{name} = {written(item)}" for name, item in value.items())]
        else:
            lines.append(f"{key} = {written(value)}")
    return "\n".join(lines) + "\n"


@cache
def _game(text: str) -> WildSpace:
    return WildSpace(text)


def plain(changes: Changes | None = None) -> WildSpace:
    """Return the game with a deck in which only the cards named have abilities."""
    return _game(file(change(_blank(), changes or {})))


def sector(*actions: str, conditions: tuple[str, ...] = ()) -> dict[str, list[str]]:
    """Return a sector as in a deck file."""
    return {"actions": list(actions)} | ({"conditions": list(conditions)} if conditions else {})


def seen(state: WildSpaceState, viewer: int | None) -> WildSpaceView:
    """Return the typed view of a seat."""
    return state.game.view(state, viewer)


def follow_turn(state: WildSpaceState, seat: int = 0) -> list[str]:
    """Play what a seat is advised to the end of its turn, and return the moves."""
    said: list[str] = []
    turn = state.turn
    while not state.over and state.turn == turn:
        said.append(advice(state, seat))
        state.play(seat, said[-1])
    return said
