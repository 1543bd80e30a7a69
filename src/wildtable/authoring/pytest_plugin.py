"""A plugin for pytest that checks games: each file `wildtable.toml` among the tests names some.

Switch it on with `addopts = "-p wildtable.authoring.pytest_plugin"`. The file has these keys, of which `games` is required:

    games = ["card-trick"]   # the names of their entry points
    deals = 2                # how many games of each variant are played by the laws
    golden = "golden"        # a folder of golden records beside the file
    strict = false           # does what has a default count as missing?
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from wildtable.authoring.checks import Finding, check_golden, check_laws, check_presentation, load_pages
from wildtable.engine.errors import OptionError
from wildtable.engine.game import AnyGame
from wildtable.games import get_game

FILE_NAME = "wildtable.toml"
DEFAULTS: dict[str, Any] = {"games": [], "deals": 2, "golden": "", "strict": False}


class WrongGame(Exception):
    """What a check has found, a line each."""


class ChecksFile(pytest.File):
    """The checks of all games that a file names."""

    def collect(self) -> Iterator[pytest.Item]:
        settings = self._read()
        golden = self.path.parent / settings["golden"] if settings["golden"] else None
        for name in settings["games"]:
            try:
                game = get_game(name)
            except OptionError as error:
                raise self.CollectError(f"{self.path}: {error}") from None
            checks: dict[str, Callable[[AnyGame], Iterable[Finding]]] = {
                "laws": lambda game: check_laws(game, settings["deals"]),
                "presentation": lambda game: check_presentation(game, load_pages()),
            }
            if golden is not None:
                checks["golden"] = lambda game: check_golden(game, golden)
            for kind, check in checks.items():
                yield CheckItem.from_parent(self, name=f"{name}[{kind}]", game=game, check=check, strict=settings["strict"])

    def _read(self) -> dict[str, Any]:
        try:
            settings = tomllib.loads(self.path.read_text(encoding="utf-8"))
        except tomllib.TOMLDecodeError as error:
            raise self.CollectError(f"{self.path}: {error}") from None
        for key, value in settings.items():
            if key not in DEFAULTS:
                raise self.CollectError(f"{self.path}: {key} is not known here; known are {', '.join(DEFAULTS)}")
            if type(value) is not type(DEFAULTS[key]):
                kind = type(DEFAULTS[key]).__name__
                raise self.CollectError(f"{self.path}: {key} must be of type {kind}, not {value!r}")
        return DEFAULTS | settings


class CheckItem(pytest.Item):
    """One kind of check of a game."""

    def __init__(self, *, game: AnyGame, check: Callable[[AnyGame], Iterable[Finding]], strict: bool, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.game = game
        self.check = check
        self.strict = strict

    def runtest(self) -> None:
        findings = [finding for finding in self.check(self.game) if self.strict or not finding.has_default]
        if findings:
            raise WrongGame("\n".join(f"{finding.kind}: {finding.text}" for finding in findings))

    def repr_failure(self, excinfo: pytest.ExceptionInfo[BaseException], style: Any = None) -> Any:
        """Show what was found, without the lines of the checks."""
        return str(excinfo.value) if isinstance(excinfo.value, WrongGame) else super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        return self.path, 0, self.name


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> ChecksFile | None:
    return ChecksFile.from_parent(parent, path=file_path) if file_path.name == FILE_NAME else None
