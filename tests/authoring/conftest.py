"""The example game as an installed package, in an environment for subprocesses."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest

from tests.harness.examples import GOOFSPIEL, install_project

WILDTABLE = ("-c", "from wildtable.cli.main import main; raise SystemExit(main())")
"""The command line, in the tests' Python."""
Wildtable = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture
def installed(tmp_path: Path) -> dict[str, str]:
    """The environment of a process that finds Goofspiel."""
    return {**os.environ, "PYTHONPATH": install_project(tmp_path / "site", GOOFSPIEL), "COLUMNS": "100"}


def run_program(env: Mapping[str, str], folder: Path, *command: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, *command], env=dict(env), cwd=folder, input=typed, capture_output=True, text=True, check=False
    )


@pytest.fixture
def wildtable(installed: dict[str, str], tmp_path: Path) -> Wildtable:
    """Return a function that runs the command line with these arguments."""

    def run(*arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
        return run_program(installed, tmp_path, *WILDTABLE, *arguments, typed=typed)

    return run
