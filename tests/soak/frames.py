"""Noninterference of channels over many games dealt anew, and with every planted leak."""

from __future__ import annotations

import argparse
import sys
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

import pytest

import wildtable
from tests.harness.postgres import running_postgres
from tests.server.noninterference import check_games
from tests.server.planted_leaks import LEAKS
from tests.server.test_noninterference import is_caught


def frames(arguments: argparse.Namespace) -> None:
    """Deal anew what viewers cannot see in many games of each kind, with and without hidden answers: no byte, number or
    order of frames may change. Then plant every leak, which must be caught."""
    began, missed = perf_counter(), []
    planted = {name: leak for name, leak in LEAKS.items() if arguments.leaks in name}
    with ExitStack() as stack:
        folder = stack.enter_context(TemporaryDirectory(prefix="wildtable-soak-"))
        address = stack.enter_context(running_postgres()).database("postgres") if arguments.two else ""
        for game in wildtable.games():
            moves, answers = check_games(
                Path(folder), [game], arguments.first, arguments.games, arguments.often, address=address
            )
            print(f"{game}: {arguments.games} games, {moves} moves dealt anew, {answers} answers given again", flush=True)
        for name, leak in planted.items():
            with pytest.MonkeyPatch.context() as patch:
                leak.plant(patch)
                (Path(folder) / name).mkdir()
                found = is_caught(Path(folder) / name, leak, address=address)
            print(f"{'caught' if found else 'NOT CAUGHT'}: {name}", flush=True)
            missed += [] if found else [name]
    print(f"{len(planted)} leaks, {len(missed)} not caught; {perf_counter() - began:.0f} s")
    sys.exit(bool(missed))
