"""The frameworks' official test suites, on one variant of a game."""

from __future__ import annotations

import argparse
import warnings
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from io import StringIO
from time import process_time
from typing import Any

import gymnasium
import pyspiel
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

import wildtable.adapters.gymnasium
import wildtable.adapters.openspiel
from tests.golden.golden import Variant, label, variants
from wildtable.adapters import pettingzoo
from wildtable.adapters.environment import camel_case

DICT_NOTICES = ("Observation space for each agent probably should be", "Observation is not a NumPy array")
"""PettingZoo's warnings about observations with masks, which its own card games get, too."""


@contextmanager
def strictly() -> Iterator[None]:
    """Turn warnings into errors, except those that every environment with masks gets; print nothing."""
    with warnings.catch_warnings(), redirect_stdout(StringIO()):
        warnings.simplefilter("error")
        for notice in DICT_NOTICES:
            warnings.filterwarnings("ignore", notice)
        yield


def check_pettingzoo(variant: Variant, cycles: int) -> None:
    """Run the four suites of PettingZoo."""
    name, seats, options = variant
    with strictly():
        api_test(pettingzoo.env(name, seats, **options), num_cycles=cycles)
        seed_test(lambda: pettingzoo.env(name, seats, **options), num_cycles=cycles)
        parallel_api_test(pettingzoo.parallel_env(name, seats, **options), num_cycles=cycles)
        parallel_seed_test(lambda: pettingzoo.parallel_env(name, seats, **options), num_cycles=cycles)


def check_gymnasium(variant: Variant) -> None:
    """Run Gymnasium's checker on every seat."""
    name, seats, options = variant
    given: Any = options
    people = wildtable.load(name).people(seats, given)
    for seat in range(people):
        with strictly():
            env = gymnasium.make(f"Wildtable/{camel_case(name)}-v0", seats=seats, seat=seat, **given)
            check_env(env.unwrapped, skip_close_check=seat > 0, skip_render_check=seat > 0)


def spiel_name(variant: Variant) -> str:
    """Return the name by which OpenSpiel loads a variant."""
    name, seats, options = variant
    words = [f"{key}={'no' if key == 'solo' and not value else str(value).lower()}" for key, value in options.items()]
    return f"python_{name.replace('-', '_')}({','.join([f'seats={seats}', *words])})"


def check_openspiel(variant: Variant, games: int) -> None:
    """Play random games with OpenSpiel's own test, serializing each state."""
    with strictly():
        pyspiel.random_sim_test(pyspiel.load_game(spiel_name(variant)), num_sims=games, serialize=True, verbose=False)


def campaign(arguments: argparse.Namespace) -> None:
    """Run all suites on every variant."""
    for variant in variants():
        began = process_time()
        check_pettingzoo(variant, arguments.cycles)
        check_gymnasium(variant)
        check_openspiel(variant, arguments.games)
        print(f"{label(variant)}: sound, {process_time() - began:.1f} s of CPU", flush=True)
