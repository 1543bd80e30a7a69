"""The contents of bots from outside change with all that decides how they play, as far as it can be read."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

import wildtable
from wildtable import bots
from wildtable.bots.outside import contents_of
from wildtable.engine.choices import Choice
from wildtable.engine.knowledge.view import View
from wildtable.engine.moves import Move

BOT = """
import json
from . import nothing
import near, far.away.still
from far import other


def later():
    from lazy import thing
"""
SEEN = ["near.py", "far/__init__.py", "far/away/__init__.py", "far/away/still.py", "far/other.py", "lazy.py", "deep.py"]


class Wise(bots.Bot):
    """Plays a move by its place."""

    def __init__(self, place: int = 0) -> None:
        self.place = place
        self.rng = Random()

    def choose(self, view: View, choice: Choice[Any], rng: Random) -> Move:
        moves: list[Move] = [*choice]
        return moves[self.place]


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for name in [*SEEN, "unused.py", "my_bot.py"]:
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("import my_bot, deep\n" if name == "near.py" else "", encoding="utf-8")
    (tmp_path / "my_bot.py").write_text(BOT, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


@pytest.mark.parametrize("name", ["my_bot.py:Any", f"program:{sys.executable} my_bot.py --fast"])
def test_what_a_bot_imports_from_beside_it_counts(folder: Path, name: str) -> None:
    found = contents_of([name])
    for file in [*SEEN, "my_bot.py"]:
        path = folder / file
        before = path.read_bytes()
        path.write_bytes(before + b"# Changed.\n")
        assert contents_of([name]) != found, file
        path.write_bytes(before)
    (folder / "unused.py").write_text("# Changed.\n", encoding="utf-8")
    assert contents_of([name]) == found


def test_modules_are_followed_in_their_package(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = folder / "site-packages" / "sages"
    package.mkdir(parents=True)
    package.with_name("other.py").touch()
    texts = {
        "__init__": "",
        "bot": "import other, wildtable\nfrom . import mind",
        "mind": "think = 1\nfrom . import bot",
    }
    for file, text in texts.items():
        (package / f"{file}.py").write_text(text, encoding="utf-8")
    monkeypatch.syspath_prepend(package.parent)
    found = contents_of(["class:sages.bot:Sage"])
    assert {name.rpartition(" ")[2] for name in found} == {"sages.bot", "sages/bot.py", "sages/mind.py", "sages/__init__.py"}


def test_what_cannot_be_read_is_left_out(folder: Path) -> None:
    (folder / "my_bot.py").write_text("def (", encoding="utf-8")
    assert len(contents_of(["my_bot.py:Any"])) == 2
    assert (
        contents_of(["program:'not closed", "program:no-such-program", "greedy", "class:wildtable.bots.simple:Eager"]) == {}
    )


def test_objects_of_a_process_count_with_their_settings(monkeypatch: pytest.MonkeyPatch) -> None:
    objects: list[bots.BotLike] = [Wise(1), Wise(1), Wise(2), Wise]
    one, same, other, kind = map(bots.register, objects)
    found = [[*contents_of([name]).values()] for name in (one, same, other, kind)]
    assert found[0] == found[1] != found[2]
    assert found[3] == [*contents_of([kind]).values()]
    assert any("test_contents.py" in key for key in contents_of([kind]))
    unknown = type("Unknown", (wildtable.Bot,), {"__module__": "nowhere"})
    name = bots.register(unknown)
    assert contents_of([name]) == contents_of([name])
    before = contents_of([name])
    monkeypatch.setattr("wildtable.bots.outside._PROCESS", "another process")
    assert contents_of([name]) != before, "games of a class without a file are those of its process"
