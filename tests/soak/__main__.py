"""Long campaigns that run the code of the tests. `scripts/soak CAMPAIGN --help` lists its options.

scripts/soak laws --games 10000 --seed friday     laws 1 to 6 on random games of every installed game
scripts/soak bots --games 1000                    win rates of the greedy bot against random and eager ones
scripts/soak advice --games 6000                  bots that deviate from the advice in one point, against the greedy bot
scripts/soak kill --times 200                     kill the server at random moments: no acknowledged move is lost
scripts/soak workers --seconds 1800               the same with two workers on PostgreSQL, and with the database
scripts/soak wal --times 1000                     cut SQLite's log at random bytes: nothing that was synced is lost
scripts/soak races --times 2000                   answer questions over several sockets at once: one answer counts
scripts/soak api --examples 200                   calls of each operation: every response is described in the schema
scripts/soak socket --messages 100000             malformed messages: other tables don't change, memory doesn't grow
scripts/soak pages --times 5                      whole games in the browser that are too long for the suite
scripts/soak reach --sizes 375x553 390x844        every kind of question on every screen: all can be seen and tapped
scripts/soak twin --decisions 2000000             twins and steps agree at every decision of each game
scripts/soak slow --readers 1000                  clients that send or read nothing: p99 of a normal player
scripts/soak steady --runs 5 --busy 4             the whole suite next to busy loops: no failure
scripts/soak mutants --jobs 2                     planted faults of mutants.toml are caught by the tests named with them
scripts/soak adapters --cycles 1000 --games 10    the suites of PettingZoo, Gymnasium and OpenSpiel on every variant
scripts/soak research --minutes 10                MaskablePPO learns, ISMCTS searches: both beat random players
scripts/soak training --minutes 2                 a net learns to beat random players; a resumed run is the same bit for bit
scripts/soak analysis --games 500 --blamed 50     calibration of forecasts; mistakes that the review finds in Expert's games
scripts/soak hold --times 1                       the worst inputs of every kind: longest block of the event loop
scripts/soak inputs --cases 100000                malformed requests to every route: no server error
scripts/soak frames --games 300                   hidden cards dealt anew: no byte sent changes; planted leaks are caught
scripts/soak container --base IMAGE               build deploy/Containerfile, run its image, stop it and start it again
scripts/soak clock --jumps 3600 -86400            set the server's clock back and forward: identities, seats and timers stay
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Callable, Coroutine, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Protocol

import pytest

from tests.adapters import suites
from tests.soak import (
    advice,
    analysis,
    api,
    clock,
    container,
    frames,
    fuzz,
    games,
    hold,
    inputs,
    kill,
    mutants,
    races,
    reach,
    research,
    slow,
    steady,
    training,
    twin,
    wal,
    workers,
)


class Report(Protocol):
    @property
    def sound(self) -> bool: ...


def in_folder(campaign: Callable[[Path], Coroutine[Any, Any, Report]]) -> None:
    """Run a campaign in a temporary folder, print its report, and exit with 1 if it is not sound."""
    began = perf_counter()
    with TemporaryDirectory(prefix="wildtable-soak-") as folder:
        report = asyncio.run(campaign(Path(folder)))
    print(f"{'sound' if report.sound else 'NOT SOUND'}: {report}; {perf_counter() - began:.0f} s")
    sys.exit(not report.sound)


def kill_server(arguments: argparse.Namespace) -> None:
    """Kill the server at random moments during games, and compare its store with what it had acknowledged."""
    in_folder(lambda folder: kill.campaign(folder, arguments.times, arguments.seed, warm=arguments.warm))


def work_together(arguments: argparse.Namespace) -> None:
    """Kill workers and their database at random moments during games, then send conflicting answers to both."""
    in_folder(
        lambda folder: workers.campaign(folder, arguments.seconds, arguments.races, arguments.seed, warm=arguments.warm)
    )


def cut_log(arguments: argparse.Namespace) -> None:
    """Copy the database during writes, cut its log at random bytes, and open the copy."""
    in_folder(lambda folder: wal.campaign(folder, arguments.times, arguments.seed))


def race(arguments: argparse.Namespace) -> None:
    """Send the same and different answers over several sockets at once."""
    in_folder(lambda folder: races.campaign(folder, arguments.times, arguments.seed, warm=arguments.warm))


def call_api(arguments: argparse.Namespace) -> None:
    """Call every operation of the API with valid and invalid input, and check the responses against the schema."""
    in_folder(lambda folder: api.campaign(folder, arguments.examples, arguments.seed, warm=arguments.warm))


def attack_socket(arguments: argparse.Namespace) -> None:
    """Send malformed messages over many sockets while a game is played at another table."""
    in_folder(
        lambda folder: fuzz.campaign(folder, arguments.messages, arguments.seed, warm=arguments.warm, two=arguments.two)
    )


def play_pages(arguments: argparse.Namespace) -> None:
    """Play whole games in the browser that are too long for the suite."""
    for time in range(arguments.times):
        deals = f"{arguments.seed} {time}"
        if found := pytest.main(["-m", "campaign", "--numprocesses", "2", "--deals", deals, "tests/browser"]):
            sys.exit(found)


def be_slow(arguments: argparse.Namespace) -> None:
    """Measure a normal player's p99 without and with clients that send or read nothing: at most twofold."""

    async def run(folder: Path) -> slow.Report:
        report = await slow.campaign(folder, arguments.readers, arguments.moves, arguments.turns, warm=False)
        if not report.held:
            report.troubles.append("a normal player waits more than twice as long")
        return report

    in_folder(run)


def repeat_suite(arguments: argparse.Namespace) -> None:
    """Run the whole suite several times next to busy loops, and count the failures of each test."""
    sys.exit(not steady.campaign(arguments.runs, arguments.busy, arguments.stage, arguments.slow))


def plant_faults(arguments: argparse.Namespace) -> None:
    """Plant each fault of mutants.toml in a copy of the tree, and run the tests that must fail."""
    sys.exit(not mutants.campaign(arguments.only, arguments.jobs))


def hold_loop(arguments: argparse.Namespace) -> None:
    """Send the worst inputs of every kind, and measure how long anything blocks the event loop: at most 50 ms."""

    async def run(folder: Path) -> hold.Report:
        report = await hold.campaign(folder, arguments.times, warm=False)
        if not report.held:
            report.troubles.append("the event loop was held for more than 50 ms")
        return report

    in_folder(run)


def send_inputs(arguments: argparse.Namespace) -> None:
    """Send malformed requests of every kind to every route, and print the statuses; `--first` repeats a case."""
    in_folder(lambda folder: inputs.campaign(folder, arguments.cases, arguments.seed, arguments.first, two=arguments.two))


def reach_everything(arguments: argparse.Namespace) -> None:
    """Look at every kind of question of every game on every screen for what cannot be reached."""
    began = perf_counter()
    with TemporaryDirectory(prefix="wildtable-soak-") as folder:
        report = reach.campaign(Path(folder), arguments.sizes, arguments.game, arguments.only)
    print(f"{'sound' if report.sound else 'NOT SOUND'}: {report}; {perf_counter() - began:.0f} s")
    sys.exit(not report.sound)


def set_time(arguments: argparse.Namespace) -> None:
    """Set a server's clock back and forward; needs the Debian package faketime."""
    in_folder(lambda folder: clock.campaign(folder, arguments.jumps))


def build_container(arguments: argparse.Namespace) -> None:
    """Build the container file and try its image; needs Podman or Docker."""
    report = container.campaign(arguments.base)
    print(f"{'sound' if report.sound else 'NOT SOUND'}: {report}")
    sys.exit(not report.sound)


GAMES = ("games", 1000, "number of games"), ("often", 0.05, "share of decisions with the expensive checks")
WARM = ("warm", False, "fork servers from one that has imported everything already")
ONLY = ("game", (), "only these games")
TWO = ("two", False, "against two workers on a PostgreSQL of its own")
CAMPAIGNS: dict[str, tuple[Callable[[argparse.Namespace], None], Sequence[tuple[str, Any, str]]]] = {
    "laws": (games.laws, GAMES),
    "bots": (games.bots, GAMES),
    "advice": (
        advice.advice,
        (("games", 1000, "games of each match"), ("timed", 20, "timed games of each kind")),
    ),
    "kill": (kill_server, (("times", 30, "number of kills"), WARM)),
    "wal": (cut_log, (("times", 200, "number of cuts"),)),
    "races": (race, (("times", 300, "number of questions"), WARM)),
    "workers": (
        work_together,
        (("races", 100, "number of races"), ("seconds", 120.0, "length of the part with kills"), WARM),
    ),
    "api": (call_api, (("examples", 100, "calls of each operation"), WARM)),
    "socket": (attack_socket, (("messages", 20_000, "number of messages"), WARM, TWO)),
    "frames": (
        frames.frames,
        (
            ("games", 300, "number of games of each kind"),
            ("first", 0, "the number of the first one"),
            ("often", 0.05, "share of moves after which hidden cards are dealt again"),
            ("leaks", "", "only planted leaks whose name contains this word; `none` for none"),
            TWO,
        ),
    ),
    "pages": (play_pages, (("times", 1, "number of runs"),)),
    "reach": (
        reach_everything,
        (
            ("sizes", (), "only these screens, such as 375x553"),
            ONLY,
            ("only", "", "only views whose name contains this word"),
        ),
    ),
    "twin": (
        twin.twin,
        (
            ONLY,
            ("decisions", 100_000, "number of decisions of each game"),
            ("advice", 0.05, "share of decisions whose advice is compared as well"),
            ("least", 0, "least number of times that each step must be done"),
        ),
    ),
    "adapters": (
        suites.campaign,
        (("cycles", 500, "moves in each suite of PettingZoo"), ("games", 5, "games of OpenSpiel")),
    ),
    "research": (
        research.research,
        (("minutes", 10.0, "CPU time for learning"), ("games", 30, "games of the search")),
    ),
    "training": (training.training, (("minutes", 2.0, "length of the training"),)),
    "analysis": (
        analysis.analysis,
        (
            ONLY,
            ("games", 50, "games with forecasts"),
            ("blamed", 5, "games whose mistakes are counted"),
            ("scaled", 5, "games of each share of slips"),
            ("deals", 100, "imagined deals of each comparison"),
            ("level", "expert", "the level that plays these games"),
        ),
    ),
    "hold": (hold_loop, (("times", 1, "number of rounds"),)),
    "inputs": (send_inputs, (("cases", 10_000, "number of requests"), ("first", 0, "the number of the first one"), TWO)),
    "container": (build_container, (("base", "", "another base image"),)),
    "clock": (set_time, (("jumps", tuple(clock.JUMPS), "jumps in seconds"),)),
    "slow": (
        be_slow,
        (
            ("readers", 1000, "slow clients at a time"),
            ("moves", 500, "moves in each turn"),
            ("turns", 3, "turns with and without them"),
        ),
    ),
    "steady": (
        repeat_suite,
        (
            ("runs", 5, "number of runs"),
            ("busy", 4, "busy loops beside it"),
            ("stage", "", "only this stage of scripts/test"),
            ("slow", "", "what is slow in the browser: pages or tests"),
        ),
    ),
    "mutants": (
        plant_faults,
        (("only", "", "only mutants whose name contains this word"), ("jobs", 2, "mutants tested at a time")),
    ),
}
"""The function and the options, with their defaults, of each campaign."""


def add_option(parser: argparse.ArgumentParser, name: str, default: Any, about: str) -> None:
    """Add an option whose type follows from its default: a flag, a list or a single value."""
    if default is False:
        parser.add_argument(f"--{name}", action="store_true", help=about)
    elif isinstance(default, tuple):
        parser.add_argument(f"--{name}", nargs="+", type=int if default else str, default=default, help=about)
    else:
        parser.add_argument(f"--{name}", type=type(default), default=default, help=f"{about} (default: {default!r})")


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="scripts/soak", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parsers = parser.add_subparsers(required=True, metavar="CAMPAIGN")
    for name, (run, options) in CAMPAIGNS.items():
        one = parsers.add_parser(name, description=run.__doc__)
        one.set_defaults(run=run)
        add_option(one, "seed", "soak", "any word; the same word gives the same random choices")
        for option in options:
            add_option(one, *option)
    (arguments := parser.parse_args()).run(arguments)


if __name__ == "__main__":
    main()
