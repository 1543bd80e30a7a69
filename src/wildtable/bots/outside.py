"""Bots from outside the package: a class in a module or file of your own, or a program that answers in JSON lines."""

from __future__ import annotations

import atexit
import json
import shlex
import subprocess
from collections.abc import Iterable, Mapping
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

from wildtable.bots.bot import Bot
from wildtable.engine.choices import Choice
from wildtable.engine.errors import OptionError
from wildtable.engine.knowledge.view import View
from wildtable.engine.moves import Move

CLASS, PROGRAM = "class:", "program:"
"""What the names of these bots begin with: `class:my.module:MyBot`, `class:my_bot.py:MyBot`, `program:./my-bot --fast`."""
_PROVIDED: dict[str, str] = {}
"""The sources of modules that another machine has sent, by their names in the names of bots."""


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
    """Return the bot that a name with a prefix means; None if it has none."""
    if name.startswith(PROGRAM):
        return ProgramBot(name.removeprefix(PROGRAM))
    if name.startswith(CLASS):
        return _make_class(name, *name.removeprefix(CLASS).partition(":")[::2])
    return None


def _make_class(name: str, module: str, attribute: str) -> Bot:
    try:
        bot = getattr(_load(module), attribute)()
    except (ImportError, AttributeError, TypeError, ValueError, SyntaxError, OSError) as error:
        raise OptionError(f"{name}: {error}") from None
    if not isinstance(bot, Bot):
        raise OptionError(f"{name} must be a subclass of wildtable.bots.Bot, not {type(bot).__name__}")
    bot.name = name
    return bot


def _load(module: str) -> ModuleType:
    """Return a module by its name, or by the path of its file. What another machine has sent comes first."""
    text = _PROVIDED.get(module)
    if text is None and not module.endswith(".py"):
        return import_module(module)
    return _run_source(module, Path(module).read_text(encoding="utf-8") if text is None else text)


@lru_cache(maxsize=64)
def _run_source(name: str, text: str) -> ModuleType:
    """Make a module of a source, once for each text."""
    module = ModuleType(Path(name).stem if name.endswith(".py") else name)
    module.__file__ = name
    module.__package__ = module.__name__.rpartition(".")[0]
    exec(compile(text, name, "exec"), module.__dict__)
    return module


def sources_of(names: Iterable[str]) -> dict[str, str]:
    """Return the sources of the modules that bots are in, for those from outside the package."""
    modules = {name.removeprefix(CLASS).partition(":")[0] for name in names if name.startswith(CLASS)}
    found = {module: _PROVIDED.get(module) or _read_source(module) for module in sorted(modules)}
    return {module: text for module, text in found.items() if text is not None}


def _read_source(module: str) -> str | None:
    if module.startswith(f"{__package__.partition('.')[0]}."):
        return None
    file = module if module.endswith(".py") else getattr(_load(module), "__file__", None)
    return None if file is None else Path(file).read_text(encoding="utf-8")


def provide_sources(sources: Mapping[str, str]) -> None:
    """Let bots be made from sources instead of modules that are installed here."""
    _PROVIDED.update(sources)
