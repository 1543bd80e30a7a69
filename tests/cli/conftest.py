"""Fixtures: run the command line with arguments and piped input."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import NamedTuple

import pytest

from wildtable.cli.main import main


class Ran(NamedTuple):
    """The exit status and the output of a run."""

    status: int
    out: str
    err: str


Run = Callable[..., Ran]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Return a function that runs a command line such as `run("games", "--json")` in an empty folder, with `typed` lines as
    standard input."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")

    def run(*argv: str, typed: Iterable[str] = ()) -> Ran:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in typed)))
        status = main(argv)
        return Ran(status, *capsys.readouterr())

    return run


@pytest.fixture
def fails(run: Run) -> Callable[..., str]:
    """Return a function that runs a command that must fail with this status, and returns its one-line error."""

    def fails(status: int, *argv: str) -> str:
        ran = run(*argv)
        assert ran.status == status
        assert ran.out == ""
        assert ran.err.count("\n") == 1
        assert ran.err.startswith("wildtable: ")
        return ran.err

    return fails
