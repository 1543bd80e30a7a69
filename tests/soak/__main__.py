"""Campaigns as long as one likes, with the code of the tests.

scripts/soak laws --games 10000 --seed friday     laws 1 to 6 on so many games of chance, of every game found
scripts/soak bots --games 1000                    the greedy bot against random and eager ones
scripts/soak advice --games 6000                  bots that follow the advice in all but one thing against the greedy bot
scripts/soak kill --times 200                     a server killed so often at random moments: nothing acknowledged is lost
scripts/soak workers --seconds 1800               two workers on PostgreSQL, one killed every few seconds, the database too
scripts/soak wal --times 1000                     its log cut so often at random bytes: nothing synced is lost
scripts/soak races --times 2000                   so many questions answered over several sockets at once: one answer counts
scripts/soak api --examples 200                   so many calls of each operation: every answer is one that is described
scripts/soak socket --messages 100000             so many malformed messages: nobody else notices, and memory stays flat
scripts/soak pages --times 5                      so often all the other ways to play whole games in the browser
scripts/soak twin --decisions 2000000             so many decisions of each game by its twin and by its steps: they agree
scripts/soak slow --readers 1000                  so many lines that say, finish or read nothing: a polite player's p99
scripts/soak steady --runs 5 --busy 4             the whole suite so often beside so many busy loops: no failure
scripts/soak mutants --jobs 2                     every planted fault of mutants.toml is caught by the tests it names
scripts/soak adapters --cycles 1000 --games 10    the suites of PettingZoo, Gymnasium and OpenSpiel on every variant
scripts/soak research --minutes 10                MaskablePPO learns for so long, ISMCTS searches: both beat random players
scripts/soak training --minutes 2                 a net learns for so long to beat random players; a run goes on bit for bit
scripts/soak analysis --games 500 --blamed 50     forecasts of so many games against their results; moments blamed on Expert
scripts/soak hold --times 1                       the worst inputs of every kind: the longest hold of the event loop
scripts/soak inputs --cases 100000                malformed requests of every kind to every route: no error of the server
scripts/soak frames --games 300                   frames of channels in games dealt anew; every planted leak is caught
scripts/soak clock --jumps 3600 -86400            the time set back and forward by seconds to decades: nobody loses anything
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
    frames,
    fuzz,
    games,
    hold,
    inputs,
    kill,
    mutants,
    races,
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
    """Run a campaign in a folder that is thrown away, and say how it went."""
    began = perf_counter()
    with TemporaryDirectory(prefix="wildtable-soak-") as folder:
        report = asyncio.run(campaign(Path(folder)))
    print(f"{'sound' if report.sound else 'NOT SOUND'}: {report}; {perf_counter() - began:.0f} s")
    sys.exit(not report.sound)


def kill_server(arguments: argparse.Namespace) -> None:
    """Kill the server at random moments while it is played on, and look for what it had acknowledged."""
    in_folder(lambda folder: kill.campaign(folder, arguments.times, arguments.seed, warm=arguments.warm))


def work_together(arguments: argparse.Namespace) -> None:
    """Kill workers and their database at random moments while both are played on, then let both race."""
    in_folder(
        lambda folder: workers.campaign(folder, arguments.seconds, arguments.races, arguments.seed, warm=arguments.warm)
    )


def cut_log(arguments: argparse.Namespace) -> None:
    """Copy the database while it is written, cut its log anywhere, and open what is left."""
    in_folder(lambda folder: wal.campaign(folder, arguments.times, arguments.seed))


def race(arguments: argparse.Namespace) -> None:
    """Send the same and different answers over several sockets at once."""
    in_folder(lambda folder: races.campaign(folder, arguments.times, arguments.seed, warm=arguments.warm))


def call_api(arguments: argparse.Namespace) -> None:
    """Call everything the API describes, rightly and wrongly, and hold every answer to its description."""
    in_folder(lambda folder: api.campaign(folder, arguments.examples, arguments.seed, warm=arguments.warm))


def attack_socket(arguments: argparse.Namespace) -> None:
    """Send what nobody should send over many sockets, while others play at another table."""
    in_folder(
        lambda folder: fuzz.campaign(folder, arguments.messages, arguments.seed, warm=arguments.warm, two=arguments.two)
    )


def play_pages(arguments: argparse.Namespace) -> None:
    """Play whole games in the browser in the ways for which the tests have no time."""
    for time in range(arguments.times):
        deals = f"{arguments.seed} {time}"
        if found := pytest.main(["-m", "campaign", "--numprocesses", "2", "--deals", deals, "tests/browser"]):
            sys.exit(found)


def be_slow(arguments: argparse.Namespace) -> None:
    """Measure a polite player's p99 without and with a crowd of lines that say nothing or never read: at most twofold."""

    async def run(folder: Path) -> slow.Report:
        report = await slow.campaign(folder, arguments.readers, arguments.moves, arguments.turns, warm=False)
        if not report.held:
            report.troubles.append("a polite player waits more than twice as long")
        return report

    in_folder(run)


def repeat_suite(arguments: argparse.Namespace) -> None:
    """Run the whole suite several times beside busy loops, and count the failures of each test."""
    sys.exit(not steady.campaign(arguments.runs, arguments.busy, arguments.stage))


def plant_faults(arguments: argparse.Namespace) -> None:
    """Plant each fault of the list in a copy of the tree and run the tests that must notice it."""
    sys.exit(not mutants.campaign(arguments.only, arguments.jobs))


def hold_loop(arguments: argparse.Namespace) -> None:
    """Send the worst inputs of every kind, and measure how long anything holds the event loop: at most 50 ms."""

    async def run(folder: Path) -> hold.Report:
        report = await hold.campaign(folder, arguments.times, warm=False)
        if not report.held:
            report.troubles.append("the event loop was held for more than 50 ms")
        return report

    in_folder(run)


def send_inputs(arguments: argparse.Namespace) -> None:
    """Send malformed requests of every kind to every route, and print the statuses; `--first` repeats a case."""
    in_folder(lambda folder: inputs.campaign(folder, arguments.cases, arguments.seed, arguments.first, two=arguments.two))


def set_time(arguments: argparse.Namespace) -> None:
    """Set the time of a server back and forward; needs the Debian package faketime."""
    in_folder(lambda folder: clock.campaign(folder, arguments.jumps))


GAMES = ("games", 1000, "how many games"), ("often", 0.05, "share of decisions with the expensive checks")
WARM = ("warm", False, "fork servers from one that has imported everything already")
ONLY = ("game", (), "only these games")
TWO = ("two", False, "against two workers on a PostgreSQL of its own")
CAMPAIGNS: dict[str, tuple[Callable[[argparse.Namespace], None], Sequence[tuple[str, Any, str]]]] = {
    "laws": (games.laws, GAMES),
    "bots": (games.bots, GAMES),
    "advice": (
        advice.advice,
        (("games", 1000, "how many games of each match"), ("timed", 20, "how many games of each game are timed")),
    ),
    "kill": (kill_server, (("times", 30, "how often"), WARM)),
    "wal": (cut_log, (("times", 200, "how often"),)),
    "races": (race, (("times", 300, "how many"), WARM)),
    "workers": (
        work_together,
        (("races", 100, "how many"), ("seconds", 120.0, "for how long workers are killed"), WARM),
    ),
    "api": (call_api, (("examples", 100, "how many calls of each operation"), WARM)),
    "socket": (attack_socket, (("messages", 20_000, "how many"), WARM, TWO)),
    "frames": (
        frames.frames,
        (
            ("games", 300, "how many of each game"),
            ("first", 0, "the number of the first one"),
            ("often", 0.05, "share of moves that are dealt anew"),
            ("leaks", "", "only planted leaks whose name holds this word; `none` for none"),
            TWO,
        ),
    ),
    "pages": (play_pages, (("times", 1, "how often"),)),
    "twin": (
        twin.twin,
        (
            ONLY,
            ("decisions", 100_000, "how many of each game"),
            ("advice", 0.05, "share of decisions whose advice is compared as well"),
            ("least", 0, "how often each step must be done at least"),
        ),
    ),
    "adapters": (
        suites.campaign,
        (("cycles", 500, "how many moves in each suite of PettingZoo"), ("games", 5, "how many games of OpenSpiel")),
    ),
    "research": (
        research.research,
        (("minutes", 10.0, "CPU time for learning"), ("games", 30, "games of the search")),
    ),
    "training": (training.training, (("minutes", 2.0, "how long is trained"),)),
    "analysis": (
        analysis.analysis,
        (
            ONLY,
            ("games", 50, "how many forecast games"),
            ("blamed", 5, "how many games of a level"),
            ("scaled", 5, "how many games of each share of slips"),
            ("deals", 100, "imagined deals of each comparison"),
            ("level", "expert", "the bot that is blamed"),
        ),
    ),
    "hold": (hold_loop, (("times", 1, "how often"),)),
    "inputs": (send_inputs, (("cases", 10_000, "how many requests"), ("first", 0, "the number of the first one"), TWO)),
    "clock": (set_time, (("jumps", tuple(clock.JUMPS), "by how many seconds"),)),
    "slow": (
        be_slow,
        (
            ("readers", 1000, "how many lines at a time"),
            ("moves", 500, "how many moves each turn is long"),
            ("turns", 3, "how many turns without the crowd and with it"),
        ),
    ),
    "steady": (
        repeat_suite,
        (
            ("runs", 5, "how often"),
            ("busy", 4, "how many busy loops beside it"),
            ("stage", "", "only this stage of scripts/test"),
        ),
    ),
    "mutants": (
        plant_faults,
        (("only", "", "only mutants whose name holds this word"), ("jobs", 2, "how many at a time")),
    ),
}
"""What runs each campaign, and its options with their defaults."""


def add_option(parser: argparse.ArgumentParser, name: str, default: Any, about: str) -> None:
    """Add an option whose kind follows from its default: a switch, a list or one value."""
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
        one = parsers.add_parser(name, help=(run.__doc__ or "").replace("%", "%%"), description=run.__doc__)
        one.set_defaults(run=run)
        add_option(one, "seed", "soak", "any word; with the same one chance falls the same way")
        for option in options:
            add_option(one, *option)
    (arguments := parser.parse_args()).run(arguments)


if __name__ == "__main__":
    main()
