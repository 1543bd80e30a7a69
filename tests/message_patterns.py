"""Patterns of message names (`card-*`) in the sources, and the names each covers, computed from the games."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields
from functools import cache
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, get_args

from tests.message_usage import (
    GAME_FOLDERS,
    GAMES,
    ROOT,
    SERVER,
    GameMessages,
    expand,
    find_error_codes,
    find_statuses,
    strings,
)
from wildtable.cli.commands import Argument, Group, Subcommand, list_commands
from wildtable.engine.fairness import Fault
from wildtable.engine.game import AnyGame
from wildtable.engine.presentation.page_modules import wording_of
from wildtable.lab.verification import Code, Conclusion
from wildtable.server.settings import Settings

DECLARED: dict[str, Any] = {folder: import_module(f"tests.rules.{folder}_messages") for folder in GAME_FOLDERS}
"""Each game's declarations about its messages, next to its rule tests."""
GAME_MESSAGES: dict[str, GameMessages] = {folder: declared.MESSAGES for folder, declared in DECLARED.items()}
DEFAULTS = {*re.findall(r"^(default-[\w-]+) =", (ROOT / "engine" / "texts" / "en.ftl").read_text("utf-8"), re.MULTILINE)}
"""What the engine says where a game has no message."""


@cache
def counted(game: AnyGame) -> set[str]:
    """Return the groups that a game counts for balance, from a random game."""
    state, rng = game.new(game.seat_counts[0], seed=1), Random(1)
    while not state.over:
        seat, choice = next(iter(state.asking.items()))
        state.play(seat, choice.sample(rng))
    return set(game.counted(state))


def expand_game(made: GameMessages) -> dict[str, set[str]]:
    """Return the patterns that all games share, with their names."""
    zones = {re.sub(r"-\d+$", "", zone.name) for zone in made.game.layout.zones}
    game = made.game
    verbs = {move.verb if move.card is not None else move.notation.replace(" ", "-") for move in game.moves}
    return {
        "card-*": expand("card-*", game.catalogue.names),
        "zone-*": expand("zone-*", zones),
        "move-*": expand("move-*", verbs - {"done"}),
        "default-*": DEFAULTS,
        "aside-*": expand("aside-*", wording_of(game, (), "en").asides),
        "option-*": expand("option-*", [setting.name for setting in made.game.settings]),
        "start-*": expand("start-*", [start.setting.name for start in made.game.starts]),
        "score-*": expand("score-*", made.score),
        "fact-*": expand("fact-*", made.facts),
        "event-*": expand("event-*", made.events),
        "ask-*": expand("ask-*", made.questions),
        "wait-*": expand("wait-*", made.questions),
        **{f"{kind}-*": expand(f"{kind}-*", made.questions) for kind in ("help", "title")},
        "*-*": expand("*-*", ("ask", "help", "title", "line"), made.questions),
        "deck-*": expand("deck-*", made.game.groups),
        "counted-*": expand("counted-*", counted(made.game)),
        "favourite-*": expand("favourite-*", filter(None, [made.game.favourite])),
        "guide-end-*": expand("guide-end-*", made.score),
        "*-title": expand("guide-*-title", made.lessons),
        "*-why": expand("guide-*-why", made.lessons),
    }


@cache
def expanded_patterns() -> Mapping[str, Mapping[str, set[str]]]:
    """Return all patterns by owner, with their names."""
    commands = list_commands()
    arguments = _arguments(commands.values())
    helped = {"wildtable"} | {name.replace(" ", "-") for name in commands} | {name.split()[0] for name in commands}
    return {
        **{folder: _merge(expand_game(GAME_MESSAGES[folder]), one.EXPANDED) for folder, one in DECLARED.items()},
        "server": {
            "denied-*": expand("denied-*", find_error_codes("Denied", "denial", "HTTPException", "problem")),
            "check-*": expand("check-*", (*get_args(Conclusion), "late", "unbound")),
            "fault-*": expand("fault-*", (*get_args(Fault), "shuffle", "missing")),
        },
        "commands": {
            "*-about": expand("*-about", helped),
            "*-examples": expand("*-examples", helped),
            "argument-*": expand("argument-*", {argument.text for argument in arguments if not argument.help}),
            "setting-*": expand("setting-*", (field.name.replace("_", "-") for field in fields(Settings))),
            "verify-*": expand("verify-*", get_args(Conclusion)),
            "verify-code-*": expand("verify-code-*", {*get_args(Code)} - {"", "replay", "prepared"}),
            "verify-committed-*": expand("verify-committed-*", ("yes", "no", "unknown")),
        },
    }


def _arguments(groups: Iterable[Subcommand | Group]) -> Iterator[Argument]:
    for group in groups:
        for argument in group.arguments:
            if isinstance(argument, Group):
                yield from argument.arguments
            else:
                yield argument


def _merge(shared: Mapping[str, set[str]], own: Mapping[str, set[str]]) -> dict[str, set[str]]:
    """Return the shared patterns with those of one game: its own replace shared ones, except `*-*`, which is merged."""
    both = {"*-*": shared["*-*"] | own["*-*"]} if "*-*" in own else {}
    return {**shared, **own, **both}


def expand_game_partly(folder: Path, made: GameMessages) -> dict[str, set[str]]:
    """Return shared patterns that are filled with any string of a source, so that not all of their names exist."""
    rules = strings(folder / "page" / "rules.html")
    prompt = strings(SERVER / "templates" / "regions" / "prompt.html")
    scenes = strings(folder / "page" / "scenes.py")
    codes = {text for part in (ROOT / "engine", folder) for file in part.rglob("*.py") for text in strings(file)}
    return {
        "about-*": expand("about-*", made.game.catalogue.names),
        "option-*-*": {
            name for one in made.game.settings for name in expand("option-*-*", [one.name], map(str, one.values))
        },
        "refusal-*": expand("refusal-*", codes),
        "game-*": expand("game-*", strings(SERVER / "pages" / "games.py")),
        "rules-*": expand("rules-*", rules),
        "rules-*-title": expand("rules-*-title", rules),
        "rules-*-about": expand("rules-*-about", rules),
        "phase-*": expand("phase-*", scenes),
        "say-*": expand("say-*", scenes),
        "beat-*": expand("beat-*", scenes),
        "*-*": expand("*-*", prompt, made.questions),
        "other-*": expand("other-*", made.questions),
    }


@cache
def partly_expanded_patterns() -> Mapping[str, Mapping[str, set[str]]]:
    """Return the patterns, by owner, that are filled with any string of a source, so that not all of their names exist."""
    return {
        **{
            folder: {
                **expand_game_partly(GAMES / folder, GAME_MESSAGES[folder]),
                "brief-event-*": expand("brief-event-*", GAME_MESSAGES[folder].events),
                **one.PARTLY_EXPANDED,
            }
            for folder, one in DECLARED.items()
        },
        "server": {"denied-other-*": expand("denied-other-*", find_statuses())},
        "commands": {},
    }
