"""`wildtable warm`: compile the twins of the games, so that no program waits for that later."""

from __future__ import annotations

import argparse
from time import perf_counter

import wildtable
from wildtable.cli.arguments import UsageError
from wildtable.cli.terminal.console import make_console
from wildtable.cli.texts import say
from wildtable.engine.twin.backends import has_numba
from wildtable.games import twinned


def run(_: argparse.Namespace) -> int:
    """Compile all twins, or load them from the user's cache folder."""
    if not has_numba():
        raise UsageError(say("warm-none"))
    console = make_console()
    for name in twinned():
        began = perf_counter()
        wildtable.twin(name)
        console.print(say("warm-ready", game=name, seconds=round(perf_counter() - began, 1)))
    return 0
