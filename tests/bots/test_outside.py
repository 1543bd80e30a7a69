"""Bots from outside the package: classes and programs take part in matches like any bot, and their faults are named."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import wildtable
from wildtable import bots
from wildtable.engine.choices import Choice
from wildtable.engine.errors import OptionError
from wildtable.engine.knowledge.view import View
from wildtable.engine.moves import Move
from wildtable.lab.matches import Match, play
from wildtable.lab.spread import Here

FIRST = """
import json, sys
for line in sys.stdin:
    question = json.loads(line)
    assert question["view"]["seats"] == 3 and question["seed"] >= 0
    print(json.dumps({"move": question["choice"][0][ANSWER]}), flush=True)
"""


class FirstMove(bots.Bot):
    """Plays the first legal move."""

    def choose(self, view: View, choice: Choice[Any], rng: Random) -> Move:
        return next(iter(choice))


def program(tmp_path: Path, text: str) -> str:
    path = tmp_path / "bot.py"
    path.write_text(text, encoding="utf-8")
    return f"program:{sys.executable} {path}"


@pytest.mark.parametrize("answer", ["'id'", "'move'"])
def test_a_program_plays_like_a_class(tmp_path: Path, answer: str) -> None:
    names = program(tmp_path, FIRST.replace("ANSWER", answer)), f"class:{__name__}:FirstMove"
    reports = [play(Match("wild-cards", 3, (name, "random", "random"), 3, "outside"), Here()) for name in names]
    assert [report.players[0].bot for report in reports] == [*names]
    scores = [[player.mean_score for player in report.players] for report in reports]
    assert scores[0] == scores[1]


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("print('hello')", "one of its moves, not 'hello'"),
        ("print('{}')", "one of its moves"),
        ('print(\'{"move": "dance"}\')', "one of its moves"),
        ('print(\'{"move": "pass"}\')', "one of its moves"),
        ("raise SystemExit(3)", "ended with status 3 instead of an answer"),
    ],
)
def test_a_program_that_fails_is_named(tmp_path: Path, text: str, message: str) -> None:
    name = program(tmp_path, text)
    state = wildtable.load("wild-cards").new(3, seed=1)
    with pytest.raises(OptionError, match=message) as error:
        bots.make(name).choose(state.view(0), state.asking[0], Random(1))
    assert str(tmp_path) in str(error.value)


def test_a_program_that_does_not_exist_is_named() -> None:
    state = wildtable.load("wild-cards").new(3, seed=1)
    with pytest.raises(OptionError, match="no-such-program"):
        bots.make("program:no-such-program").choose(state.view(0), state.asking[0], Random(1))


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("class:no_such_module:Bot", "No module named"),
        (f"class:{__name__}:Nobody", "no attribute 'Nobody'"),
        (f"class:{__name__}", "no attribute ''"),
        ("class:pathlib:Path", "must be a subclass of wildtable.bots.Bot"),
    ],
)
def test_a_class_that_is_no_bot_is_refused(name: str, message: str) -> None:
    with pytest.raises(OptionError, match=message):
        bots.make(name)
