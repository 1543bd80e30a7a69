"""Law 7 in long campaigns: twins compared with steps, with counts per step."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Callable
from functools import wraps
from importlib import import_module
from time import perf_counter
from typing import Any

import wildtable
from tests.twin.lockstep import campaign
from wildtable.engine.game import AnyGame
from wildtable.engine.twin.constants import number_steps
from wildtable.games import twinned


def count_steps(game: AnyGame) -> Counter[str]:
    """Count from now on how often each step of a game runs."""
    done: Counter[str] = Counter()

    def counting(name: str, then: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(then)
        def counted(*arguments: Any) -> Any:
            done[name] += 1
            return then(*arguments)

        return counted

    for name in number_steps(import_module(game.opening.__module__)):
        done[name] = 0
        kind: Any = getattr(import_module(game.opening.__module__), name)
        kind.then = counting(name, kind.then)
    return done


def twin(arguments: argparse.Namespace) -> None:
    """Play games with the steps and with the twins, and compare them at every decision."""
    rare = False
    for name in arguments.game or twinned():
        began = perf_counter()
        done = count_steps(wildtable.load(name))
        seen = campaign(name, arguments.decisions, arguments.seed, advice=arguments.advice)
        print(f"{name}: {seen.decisions:,} decisions agree, {seen.advised:,} advised; {perf_counter() - began:.0f} s")
        for step, count in sorted(done.items(), key=lambda item: item[1]):
            print(f"  {count:12,}  {step}")
            rare = rare or count < arguments.least
    if rare:
        print(f"NOT SOUND: some steps were done less than {arguments.least} times")
    sys.exit(rare)
