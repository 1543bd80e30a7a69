"""Bots from outside the package: a class in a file or module of your own, or a program that answers in JSON lines."""

from __future__ import annotations

import atexit
import json
import re
import shlex
import subprocess
import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

from wildtable.bots.bot import Bot
from wildtable.bots.kinds import make_with
from wildtable.engine.choices import Choice
from wildtable.engine.errors import OptionError
from wildtable.engine.knowledge.view import View
from wildtable.engine.moves import Move

CLASS, PROGRAM = "class:", "program:"
"""What the names of these bots begin with: `class:my.module:MyBot`, `program:./my-bot --fast`."""
FILE = re.compile(r"(?P<path>.+\.py):")
"""A class in a file: `my_bot.py:MyBot`."""


class ProgramBot(Bot):
    """A program that reads one question a line and writes one answer a line, as JSON.

    A question is `{"view": ..., "choice": [{"id": 3, "move": "bid forest-3"}, ...], "seed": ...}`, an answer
    `{"move": "bid forest-3"}` or `{"move": 3}`. `seed` is an integer for the program's own chance, so that games can be
    repeated.
    """

    _running: dict[str, subprocess.Popen[str]] = {}  # noqa: RUF012 - one process per command serves all bots of that name

    def __init__(self, command: str) -> None:
        self.name = f"{PROGRAM}{command}"
        self.command = command

    def choose(self, view: View, choice: Choice[Any], rng: Random) -> Move:
        moves = [{"id": move.id, "move": move.notation} for move in choice]
        answer = self._ask(json.dumps({"view": view.dump(), "choice": moves, "seed": rng.getrandbits(32)}))
        try:
            move = view.game.moves.get(json.loads(answer)["move"])
        except (ValueError, LookupError, TypeError):
            move = None
        if move is None or move not in choice:
            raise OptionError(f'{self.command}: must answer {{"move": ...}} with one of its moves, not {answer.strip()!r}')
        return move

    def _ask(self, question: str) -> str:
        process = self._running.get(self.command) or self._start()
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            process.stdin.write(question + "\n")
            process.stdin.flush()
        except OSError:
            pass  # It has ended, and has no answer.
        if answer := process.stdout.readline():
            return answer
        del self._running[self.command]
        raise OptionError(f"{self.command}: the program ended with status {process.wait()} instead of an answer")

    def _start(self) -> subprocess.Popen[str]:
        pipe = subprocess.PIPE
        try:
            process = subprocess.Popen(shlex.split(self.command), stdin=pipe, stdout=pipe, text=True, encoding="utf-8")
        except (OSError, ValueError) as error:
            raise OptionError(f"{self.command}: {error}") from None
        self._running[self.command] = process
        atexit.register(process.kill)
        return process


def make_outside(name: str) -> Bot | None:
    """Return the bot that a name with a prefix, or with a file, means; None for any other name."""
    if name.startswith(PROGRAM):
        return ProgramBot(name.removeprefix(PROGRAM))
    if name.startswith(CLASS):
        module, attribute, *settings = [*name.removeprefix(CLASS).split(":"), ""]
        return _make(name, _imported(name, module), attribute, settings[:-1])
    if (found := FILE.match(name)) is not None:
        attribute, *settings = name[found.end() :].split(":")
        return _make(name, _load_file(name, Path(found["path"])), attribute, settings)
    return None


def _imported(name: str, module: str) -> ModuleType:
    try:
        return import_module(module)
    except (ImportError, ValueError) as error:
        raise OptionError(f"{name}: {error}") from None


def _load_file(name: str, path: Path) -> ModuleType:
    """Run a file as a module, once in a process. It may import others of its folder, as if Python had started it."""
    module = f"{path.stem} from {path.resolve()}"
    if module in sys.modules:
        return sys.modules[module]
    if not path.is_file():
        raise OptionError(f"{name}: there is no file {str(path)!r}")
    spec = spec_from_file_location(module, path)
    assert spec is not None
    assert spec.loader is not None
    loaded = sys.modules[module] = module_from_spec(spec)
    folder = str(path.resolve().parent)
    sys.path += [folder] if folder not in sys.path else []
    try:
        spec.loader.exec_module(loaded)
    except Exception as error:
        del sys.modules[module]
        raise OptionError(f"{name}: {type(error).__name__}: {error}") from error
    return loaded


def _make(name: str, module: ModuleType, attribute: str, settings: Sequence[str]) -> Bot:
    kind = getattr(module, attribute, None)
    if not isinstance(kind, type) or not issubclass(kind, Bot):
        there = [one.__name__ for one in vars(module).values() if isinstance(one, type) and _is_own(one, module)]
        what = f"it has {', '.join(there)}" if there else "it has none: write a subclass of wildtable.Bot"
        raise OptionError(f"{name}: there is no bot {attribute!r} in that module; {what}")
    bot = make_with(kind, name, settings)
    bot.name = name
    return bot


def _is_own(kind: type, module: ModuleType) -> bool:
    return issubclass(kind, Bot) and kind.__module__ == module.__name__
