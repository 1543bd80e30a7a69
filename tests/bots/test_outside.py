"""Bots from outside the package: classes and programs take part in matches like any bot, and their faults are named."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import wildtable
from wildtable import bots
from wildtable.adapters.gymnasium import SeatEnv
from wildtable.engine.choices import Choice
from wildtable.engine.errors import OptionError
from wildtable.engine.knowledge.view import View
from wildtable.engine.moves import Move
from wildtable.lab import spread
from wildtable.lab.balance import BalanceJob, measure
from wildtable.lab.ladder import Ladder, play_ladder
from wildtable.lab.matches import Match, finish, play
from wildtable.lab.selfplay import Selfplay, play_selfplay
from wildtable.lab.spread import Here, Processes, choose_engine

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
        (f"class:{__name__}:Nobody", "no bot 'Nobody' in that module; it has FirstMove, Numbered, Dreamer"),
        (f"class:{__name__}", "no bot ''"),
        ("class:pathlib:Path", "no bot 'Path' in that module; it has none: write a subclass of wildtable.Bot"),
        ("no_such_file.py:Bot", "no_such_file.py: No such file"),
        (f"class:{__name__}:Numbered:number=many", "settings are numbers"),
        ("search:deals=inf", "settings are numbers"),
        (f"class:{__name__}:Numbered:colour=1", "this bot has number"),
    ],
)
def test_a_class_that_is_no_bot_is_refused(name: str, message: str) -> None:
    with pytest.raises(OptionError, match=message):
        bots.make(name)


class Numbered(bots.Bot):
    """Plays the move at a given index."""

    name = "numbered"

    def __init__(self, number: float = 0) -> None:
        self.number = int(number)

    def choose(self, view: View, choice: Choice[Any], rng: Random) -> int:
        return choice[min(self.number, len(choice) - 1)].id


OWN = """
from neighbour import NUMBER
import wildtable


class Own(wildtable.Bot):
    def __init__(self, number=NUMBER):
        self.number = int(number)

    def choose(self, view, choice, rng):
        return choice.notations[min(self.number, len(choice) - 1)]
"""


@pytest.fixture
def own_file(tmp_path: Path) -> Path:
    """A file with a bot, and a module next to it that it imports."""
    path = tmp_path / "own_bot.py"
    path.write_text(OWN, encoding="utf-8")
    (tmp_path / "neighbour.py").write_text("NUMBER = 0", encoding="utf-8")
    return path


def test_a_match_takes_files_classes_and_objects(own_file: Path) -> None:
    """They play the same, in this process and in others, and are reported by their names."""
    lineups: list[tuple[Any, str]] = [
        (f"{own_file}:Own", f"{own_file}:Own"),
        (FirstMove, "FirstMove"),
        (FirstMove(), "FirstMove#2"),
        (Numbered(0), "numbered"),
        (f"class:{__name__}:Numbered:number=0", f"class:{__name__}:Numbered:number=0"),
    ]
    matches = [Match("wild-realms-alliance", 3, (bot, "random", "random"), 3, "own") for bot, _ in lineups]
    reports = [play(match) for match in matches]
    assert [report.players[0].bot for report in reports] == [name for _, name in lineups]
    reports += [play(match, Processes(2)) for match in (matches[0], matches[-1])]
    assert len({tuple(player.mean_score for player in report.players) for report in reports}) == 1
    assert Match("wild-realms-alliance", 3, matches[1].bots, 3, "own") == matches[1], "a class always gets the same name"
    with pytest.raises(OptionError, match=r"elsewhere write FILE.py:CLASS"):
        bots.make("own:Nobody")


def test_classes_and_objects_play_in_this_process(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where processes are not forked, others do not have them."""
    monkeypatch.setattr(spread, "PAYS_FROM", 1)
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    counted: list[int] = []

    class Counted(bots.Bot):
        def choose(self, view: View, choice: Choice[Any], rng: Random) -> Move:
            counted.append(choice[0].id)
            return choice[0]

    game, others = "wild-realms-alliance", ("random", "random")
    plays: list[Callable[[], object]] = [
        lambda: play(Match(game, 3, (Counted, *others), 3, "own")),
        lambda: measure(BalanceJob(game, 3, (Counted(),), 3, "own")),
        lambda: play_ladder(Ladder(game, 3, (Counted, "random"), 3, "own"), tmp_path / "ladder.jsonl"),
        lambda: play_selfplay(Selfplay(game, 3, (Counted, *others), 3, "own"), tmp_path),
    ]
    for play_job in plays:
        counted.clear()
        play_job()
        assert counted
    assert isinstance(choose_engine(Match(game, 3, ("random", *others), 3, "own"), 3), Processes)


class Dreamer(bots.Bot):
    """Plays a move that no game has, or one that is not legal at first."""

    def __init__(self, known: float = 0) -> None:
        self.move = "pass" if known else "dance"

    def choose(self, view: View, choice: Choice[Any], rng: Random) -> str:
        return self.move


@pytest.mark.parametrize(("settings", "reason"), [("", "“dance” isn.t a move"), (":known=1", "“pass” isn.t possible now")])
def test_a_bot_whose_move_is_refused_is_named_wherever_it_plays(settings: str, reason: str) -> None:
    name = f"class:{__name__}:Dreamer{settings}"
    state, bot = wildtable.load("wild-cards").new(3, seed=1), bots.make(name)
    env = SeatEnv("wild-cards", seat=2, opponents=(name, "random"))
    plays: list[Callable[[], object]] = [
        lambda: finish(state, [bot] * 3, [Random(1)] * 3),
        lambda: bots.answer(bot, state.view(0), Random(1)),
        lambda: (env.reset(seed=1), env.step(env.action_masks().argmax())),
    ]
    for play_bot in plays:
        with pytest.raises(OptionError, match=reason) as error:
            play_bot()
        assert str(error.value).startswith(f"{name}, seat 0: ")


def test_settings_follow_the_name_of_a_file(own_file: Path) -> None:
    state = wildtable.load("wild-cards").new(3, seed=1)
    view, choice = state.view(0), state.asking[0]
    assert [bots.make(f"{own_file}:Own{more}").choose(view, choice, Random(1)) for more in ("", ":number=2")] == [
        choice.notations[0],
        choice.notations[2],
    ]
    assert bots.answer(bots.make(f"{own_file}:Own:number=1"), view, Random(1)) == (choice.notations[1],)


def test_a_file_that_fails_is_named(tmp_path: Path) -> None:
    path = tmp_path / "broken_bot.py"
    path.write_text("1 / 0", encoding="utf-8")
    with pytest.raises(OptionError, match=r"broken_bot.py:Bot: ZeroDivisionError"):
        bots.make(f"{path}:Bot")
    with pytest.raises(OptionError, match="a bot is a name, a subclass of"):
        bots.make(7)  # type: ignore[arg-type]
