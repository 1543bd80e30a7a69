"""The contents of bots from outside: what they are made of, as far as it can be read, to tell when one has changed."""

from __future__ import annotations

import ast
import os
import shlex
import sys
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path
from secrets import token_hex

from wildtable.bots.outside import OWN, PROGRAM, find_file, find_own, sources_of

PLAIN = (bool, int, float, str)
"""The kinds of attributes of an object that count as its settings."""
_PROCESS = token_hex(16)
"""Stands for the source of a class that has no file: games of one are those of this process alone."""


def contents_of(names: Iterable[str]) -> dict[str, str]:
    """Return the sources of bots from outside, of the modules that they import from beside them, and of the files that the
    commands of programs name. What a bot reads from other files is not part of it."""
    found = {}
    for name in names:
        found.update(sources_of([name]))
        if name.startswith(PROGRAM):
            paths = list(_files_of_command(name.removeprefix(PROGRAM)))
        elif name.startswith(OWN):
            bot = find_own(name)
            kind = bot if isinstance(bot, type) else type(bot)
            source = getattr(sys.modules.get(kind.__module__), "__file__", None)
            paths = [Path(source)] if source and Path(source).is_file() else []
            settings = [] if kind is bot else [item for item in vars(bot).items() if isinstance(item[1], PLAIN)]
            found[name] = f"{sorted(settings)} {'' if paths else _PROCESS}"
        else:
            paths = [path] if (path := find_file(name)) else []
        for path in paths:
            found.update({f"{name} {one.relative_to(root).as_posix()}": _digest(one) for root, one in _beside(path)})
    return found


def _digest(path: Path) -> str:
    return sha256(path.read_bytes()).hexdigest()


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
    found, waiting = set[Path](), [path.resolve()]
    while waiting:
        module = waiting.pop()
        if module in found:
            continue
        found.add(module)
        yield top, module
        for parts in _imports(module, top):
            if parts[0] != "wildtable" and (parts[0] == own or not is_installed):
                waiting += [one for one in _modules(top, parts) if one.is_file()]


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
