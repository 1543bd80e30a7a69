"""Imports point one way: games -> engine, bots -> engine, lab -> bots and games; nothing imports what stands above it."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

import wildtable

SOURCE = Path(wildtable.__file__).parent
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(SOURCE.parent)}
MAY_IMPORT = {
    "engine": {"engine"},
    "games": {"games", "engine"},
    "bots": {"bots", "engine"},
    "lab": {"lab", "bots", "games", "engine"},
}


@cache
def imported(path: Path) -> set[str]:
    """The rooms of the project that a module imports from."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
        names += [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
        found |= {name.split(".")[1] for name in names if name.startswith("wildtable.")}
    return found


@pytest.mark.parametrize("room", MAY_IMPORT)
def test_a_room_imports_only_what_stands_below_it(room: str) -> None:
    modules = list((SOURCE / room).rglob("*.py"))
    assert modules
    for module in modules:
        assert imported(module) <= MAY_IMPORT[room], module


def test_in_the_server_only_plays_and_replays_know_states() -> None:
    """Whoever writes pages, sockets or answers for programs sees views."""
    for module in (SOURCE / "server").rglob("*.py"):
        names = {line.split()[1] for line in module.read_text().splitlines() if line.startswith("from wildtable.engine.")}
        assert "wildtable.engine.state" not in names or module.name in ("game_session.py", "replays.py"), module


def test_nothing_imports_the_server_but_the_command_line() -> None:
    for module in SOURCE.rglob("*.py"):
        room = module.relative_to(SOURCE).parts[0]
        assert "server" not in imported(module) or room in ("server", "cli"), module


def test_a_game_does_not_know_another() -> None:
    for folder in (SOURCE / "games").iterdir():
        for module in folder.rglob("*.py"):
            names = {line.split()[1] for line in module.read_text().splitlines() if line.startswith("from wildtable.games.")}
            assert all(name.startswith(f"wildtable.games.{folder.name}") for name in names), module


@pytest.mark.parametrize("room", ["engine", "bots"])
def test_the_engine_and_the_bots_name_no_game(room: str) -> None:
    names = {name.replace("-", separator) for name in wildtable.games() for separator in "-_ "}
    for module in (SOURCE / room).rglob("*.*"):
        if module.suffix in (".py", ".ftl"):
            text = module.read_text(encoding="utf-8").lower()
            assert not [name for name in names if name in text], module


def test_the_package_needs_nothing_but_python_until_somebody_reads_a_text() -> None:
    """Game play loads no package of the server's, nor the one that formats texts, which would take longest."""
    play = (
        "import sys, wildtable\n"
        "for name in wildtable.games():\n"
        "    state = wildtable.load(name).new(3)\n"
        "    seat, choice = next(iter(state.asking.items()))\n"
        "    state.play(seat, choice.options[0].id)\n"
        "print(*sorted({name.partition('.')[0] for name in sys.modules} - set(sys.stdlib_module_names)))"
    )
    printed = subprocess.run([sys.executable, "-S", "-c", play], env=ENVIRONMENT, capture_output=True, text=True, check=True)
    assert printed.stdout.split() == ["__main__", "wildtable"]
