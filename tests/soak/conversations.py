"""Law 4 for conversations: many with the engine, some with servers, and every planted oracle."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import partial
from time import perf_counter, process_time

import pytest

import wildtable
from tests.laws import oracles
from tests.server import conversations as server
from tests.server import planted_oracles
from wildtable.authoring.laws import LawBroken, deals_of

MAX_FOR_ORACLE = 1000
"""Conversations in which an oracle must be found: some tell only in rare positions."""


def conversations(arguments: argparse.Namespace) -> None:
    """Hold conversations with two worlds that the viewer cannot tell apart: neither may tell what is hidden. Then plant
    every oracle, which must be found. A failure prints the calls; the same --seed repeats it."""
    begun, cpu = perf_counter(), process_time()
    differences = with_engine(arguments.engine, arguments.seed) + with_servers(arguments.server, arguments.seed)
    tried = [*plant_in_engine(), *plant_in_servers()] if arguments.oracles else []
    missed = [name for name, is_found in tried if not is_found]
    print(f"{differences} differences; {len(tried)} oracles, not found: {', '.join(missed) or 'none'}")
    print(f"{perf_counter() - begun:.0f} s, {process_time() - cpu:.0f} s of CPU")
    sys.exit(bool(differences or missed))


def with_engine(wanted: int, seed: str) -> int:
    """Hold conversations with the engine, about all games and variants; return the number of differences."""
    todo = [deals_of(wildtable.load(name), seed) for name in wildtable.games()]
    held = calls = differences = place = 0
    while held < wanted:
        try:
            some, more = oracles.talk(next(todo[place % len(todo)]), seed, share=1.0)
        except LawBroken as broken:
            differences += 1
            print(broken, flush=True)
        else:
            held, calls = held + some, calls + more
        place += 1
    print(f"engine: {held} conversations, {calls} calls, {differences} differences", flush=True)
    return differences


def with_servers(wanted: int, seed: str) -> int:
    """Hold conversations with two servers; return the number of differences, which is at most one."""
    try:
        calls = server.hold(wildtable.games(), seed, wanted) if wanted else 0
    except server.Told as told:
        print(told, flush=True)
        return 1
    print(f"servers: {wanted} conversations, {calls} calls, no difference", flush=True)
    return 0


def plant_in_engine() -> list[tuple[str, bool]]:
    return [planted(name, plant, oracles.find_break) for name, plant in oracles.ORACLES.items()]


def plant_in_servers() -> list[tuple[str, bool]]:
    def find(oracle: planted_oracles.Oracle) -> str:
        try:
            server.hold([oracle.game], "oracle", MAX_FOR_ORACLE, oracle.wanted)
        except server.Told as told:
            return str(told)
        return ""

    return [planted(name, oracle.plant, partial(find, oracle)) for name, oracle in planted_oracles.ORACLES.items()]


def planted(name: str, plant: Callable[[pytest.MonkeyPatch], None], find: Callable[[], str]) -> tuple[str, bool]:
    with pytest.MonkeyPatch.context() as patch:
        plant(patch)
        found = find()
    print(f"{name}: {found[-300:] or 'NOT FOUND'}", flush=True)
    return name, bool(found)
