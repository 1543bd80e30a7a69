"""Bots from outside the package: a class in a file or module of your own, or a program that answers in JSON lines."""

from __future__ import annotations

import ast
import atexit
import json
import os
import shlex
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from hashlib import sha256
from importlib import import_module
from pathlib import Path
from random import Random
from secrets import token_hex
from types import ModuleType
from typing import Any

from wildtable.bots.bot import Bot, make_with
from wildtable.engine.choices import Choice
from wildtable.engine.errors import OptionError
from wildtable.engine.knowledge.view import View
from wildtable.engine.moves import Move

CLASS, PROGRAM = "class:", "program:"
"""What the names of these bots begin with: `class:my.module:MyBot`, `program:./my-bot --fast`. A class in a file needs no
prefix: `my_bot.py:MyBot`."""
OWN = "own:"
"""What the names of classes and objects of this process begin with."""
_REGISTERED: dict[str, Bot | type[Bot]] = {}
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
    """Return the bot that a name with a prefix, or with a file, means; None for any other name."""
    if name.startswith(PROGRAM):
        return ProgramBot(name.removeprefix(PROGRAM))
    if name.startswith(OWN):
        bot = _find_own(name)
        return bot() if isinstance(bot, type) else bot
    module, attribute, settings = _split(name)
    return _make_class(name, module, attribute, settings) if module else None


def _split(name: str) -> tuple[str, str, list[str]]:
    """Return the module, the class and the settings of `class:my.module:MyBot` or `my_bot.py:MyBot:depth=2`; empty texts for
    any other name."""
    module, _, rest = name.removeprefix(CLASS).partition(":")
    attribute, *settings = rest.split(":")
    return (module, attribute, settings) if name.startswith(CLASS) or module.endswith(".py") else ("", "", [])


def _make_class(name: str, module: str, attribute: str, settings: Sequence[str]) -> Bot:
    try:
        loaded = _load(module)
    except OSError as error:
        raise OptionError(f"{name}: {module}: {error.strerror}") from None
    except Exception as error:
        raise OptionError(f"{name}: {type(error).__name__}: {error}") from error
    kind = getattr(loaded, attribute, None)
    if not isinstance(kind, type) or not issubclass(kind, Bot):
        types = [value for value in vars(loaded).values() if isinstance(value, type) and issubclass(value, Bot)]
        bots = [own.__name__ for own in types if own.__module__ == loaded.__name__]
        what = f"it has {', '.join(bots)}" if bots else "it has none: write a subclass of wildtable.Bot"
        raise OptionError(f"{name}: there is no bot {attribute!r} in that module; {what}")
    bot = make_with(kind, name, settings)
    bot.name = name
    return bot


def register(bot: str | Bot | type[Bot]) -> str:
    """Return a name by which `make` finds a class or an object of this process; a name stays as it is."""
    if isinstance(bot, str):
        return bot
    if not isinstance(bot, Bot) and not (isinstance(bot, type) and issubclass(bot, Bot)):
        raise OptionError(f"a bot is a name, a subclass of wildtable.Bot or an object of one, not {bot!r}")
    known = [name for name, registered in _REGISTERED.items() if registered is bot]
    number = sum(name.partition("#")[0] == f"{OWN}{bot.name}" for name in _REGISTERED)
    name = known[0] if known else f"{OWN}{bot.name}" + (f"#{number + 1}" if number else "")
    _REGISTERED[name] = bot
    return name


def _find_own(name: str) -> Bot | type[Bot]:
    """Return the class or the object of this process that has a name."""
    if name not in _REGISTERED:
        raise OptionError(f"{name} is known only to the process that has its class; elsewhere write FILE.py:CLASS")
    return _REGISTERED[name]


def _load(module: str) -> ModuleType:
    """Return a module by its name, or by the path of its file. What another machine has sent comes first."""
    text = _PROVIDED.get(module)
    if text is None and not module.endswith(".py"):
        return import_module(module)
    return _run_source(module, Path(module).read_text(encoding="utf-8") if text is None else text)


@lru_cache(maxsize=64)
def _run_source(name: str, text: str) -> ModuleType:
    """Make a module of a source, once for each text. One in a file may import others of its folder."""
    module = ModuleType(f"{Path(name).stem} at {name}" if name.endswith(".py") else name)
    module.__file__ = name
    module.__package__ = "" if name.endswith(".py") else name.rpartition(".")[0]
    folder = str(Path(name).resolve().parent)
    if name.endswith(".py") and folder not in sys.path:
        sys.path.append(folder)
    sys.modules[module.__name__] = module
    exec(compile(text, name, "exec"), module.__dict__)
    return module


def sources_of(names: Iterable[str]) -> dict[str, str]:
    """Return the sources of the modules that bots are in, for those from outside the package."""
    modules = {module for module, _, _ in map(_split, names) if module}
    sources = {}
    for module in sorted(modules):
        if module in _PROVIDED:
            sources[module] = _PROVIDED[module]
        elif file := _file_of(module):
            sources[module] = file.read_text(encoding="utf-8")
    return sources


def _file_of(module: str) -> Path | None:
    """Return the file of a module; None for one of this package, or without a file."""
    if module.startswith(f"{__package__.partition('.')[0]}."):
        return None
    file = module if module.endswith(".py") else getattr(_load(module), "__file__", None)
    return None if file is None else Path(file)


def provide_sources(sources: Mapping[str, str]) -> None:
    """Let bots be made from sources instead of modules that are installed here."""
    _PROVIDED.update(sources)


# Contents: what a bot consists of, as far as it can be read, to tell when it has changed


PLAIN = (bool, int, float, str)
"""The kinds of attributes of an object that count as its settings."""
_PROCESS = token_hex(16)
"""Stands for the source of a class that has no file: games of one are those of this process alone."""


def contents_of(names: Iterable[str]) -> dict[str, str]:
    """Return the sources of bots from outside, of the modules that they import from beside them, and of the files that the
    commands of programs name. What a bot reads from other files is not part of it."""
    contents = {}
    for name in names:
        contents.update(sources_of([name]))
        if name.startswith(PROGRAM):
            paths = list(_files_of_command(name.removeprefix(PROGRAM)))
        elif name.startswith(OWN):
            bot = _find_own(name)
            kind = bot if isinstance(bot, type) else type(bot)
            source = getattr(sys.modules.get(kind.__module__), "__file__", None)
            paths = [Path(source)] if source and Path(source).is_file() else []
            settings = [] if kind is bot else [item for item in vars(bot).items() if isinstance(item[1], PLAIN)]
            contents[name] = f"{sorted(settings)} {'' if paths else _PROCESS}"
        else:
            module, _, _ = _split(name)
            path = _file_of(module) if module and module not in _PROVIDED else None
            paths = [path] if path else []
        for path in paths:
            for folder, file in _beside(path):
                contents[f"{name} {file.relative_to(folder).as_posix()}"] = sha256(file.read_bytes()).hexdigest()
    return contents


def _files_of_command(command: str) -> Iterator[Path]:
    try:
        words = shlex.split(command)
    except ValueError:  # Not a command either: it is refused when it is to start.
        return
    yield from (Path(word) for word in words if Path(word).is_file() and os.access(word, os.R_OK))


def _beside(path: Path) -> Iterator[tuple[Path, Path]]:
    """Yield a file and, if it is a module, those that it imports from its own package or folder, each with that folder."""
    top = path.resolve().parent
    while (top / "__init__.py").is_file():
        top = top.parent
    is_installed = top.name in ("site-packages", "dist-packages")
    own = path.resolve().relative_to(top).parts[0].removesuffix(".py")
    seen, waiting = set[Path](), [path.resolve()]
    while waiting:
        module = waiting.pop()
        if module in seen:
            continue
        seen.add(module)
        yield top, module
        for parts in _imports(module, top):
            if parts[0] != "wildtable" and (parts[0] == own or not is_installed):
                waiting += [file for file in _modules(top, parts) if file.is_file()]


def _imports(module: Path, top: Path) -> Iterator[tuple[str, ...]]:
    """Yield what a module imports, as the parts of absolute names; nothing for what is no Python."""
    if module.suffix != ".py":
        return
    try:
        tree = ast.parse(module.read_bytes())
    except (SyntaxError, ValueError):
        return
    package = module.parent.relative_to(top).parts
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (tuple(alias.name.split(".")) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) + 1 - node.level] if node.level else ()
            parts = (*base, *(node.module.split(".") if node.module else ()))
            yield from ((*parts, alias.name) for alias in node.names)


def _modules(top: Path, parts: tuple[str, ...]) -> Iterator[Path]:
    """Yield the files that an import of this name runs, if they exist: its packages, and the module itself."""
    for end in range(1, len(parts) + 1):
        path = top.joinpath(*parts[:end])
        yield path.with_name(f"{path.name}.py")
        yield path / "__init__.py"
