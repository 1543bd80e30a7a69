"""Without the server extra: the engine, the games and the lab work, and the server's commands say what to install."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import packages_distributions, requires
from pathlib import Path
from random import Random

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

import wildtable

BARE = """
import sys

class OnlyRequired:
    def __init__(self, finder):
        self.finder = finder

    def find_spec(self, name, path=None, target=None):
        return None if name in {missing} else self.finder.find_spec(name, path, target)

    def __getattr__(self, name):
        return getattr(self.finder, name)

sys.meta_path[:] = map(OnlyRequired, sys.meta_path)
from wildtable.cli.main import main
sys.exit(max(main(line.split()) for line in sys.argv[1:]))
"""


def required(name: str) -> Iterator[str]:
    """Yield the distribution and everything it requires without extras."""
    yield canonicalize_name(name)
    for line in requires(name) or ():
        requirement = Requirement(line)
        if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
            yield from required(requirement.name)


@pytest.fixture(scope="module")
def missing() -> set[str]:
    """The modules that are missing when only the package's own requirements are installed."""
    installed = set(required("wildtable"))
    modules = packages_distributions().items()
    missing = {module for module, names in modules if not installed & set(map(canonicalize_name, names))}
    assert {"fastapi", "uvicorn", "jinja2", "openskill"} <= missing
    return missing


def run(missing: set[str], *lines: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    """Run commands in a process that cannot import these modules; it exits with the highest of their statuses."""
    command = [sys.executable, "-c", BARE.format(missing=missing), *lines]
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    "line",
    ["serve", "backup copy.db", "ratings", "export Kim kim.json", "forget Kim"],
    ids=lambda line: line.partition(" ")[0],
)
def test_a_server_command_says_what_to_install(missing: set[str], tmp_path: Path, line: str) -> None:
    ran = run(missing, line, cwd=tmp_path)
    assert (ran.returncode, ran.stdout) == (2, "")
    assert ran.stderr.startswith("wildtable: this command needs the server")
    assert ran.stderr.endswith("pip install 'wildtable[server]'\n")
    assert ran.stderr.count("\n") == 1
    assert not list(tmp_path.iterdir())


def test_everything_else_works_and_imports_only_the_settings_of_the_server(missing: set[str], tmp_path: Path) -> None:
    state, rng = wildtable.load("wild-cards").new(3, seed="bare"), Random(1)
    while not state.over:
        seat, choice = next(iter(state.asking.items()))
        state.play(seat, choice.sample(rng))
    state.record().write(tmp_path / "game.toml")
    (tmp_path / "deck.toml").write_text(state.game.deck.text, encoding="utf-8")
    lines = (
        "games",
        "play wild-cards",
        "simulate wild-realms-alliance --bots greedy,random,random --games 3 --workers 1",
        "lab balance wild-realms-alliance --bots random --games 3 --workers 1",
        "lab ladder wild-realms-alliance --bots medium,random --games 3",
        "replay game.toml",
        "verify game.toml",
        "deck check deck.toml",
    )
    server = {f"wildtable.server.{path.stem}" for path in (Path(wildtable.__file__).parent / "server").iterdir()}
    ran = run(missing | server - {"wildtable.server.settings"}, *lines, cwd=tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "")
