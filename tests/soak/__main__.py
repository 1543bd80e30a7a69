"""Campaigns as long as one likes, with the code of the tests.

scripts/soak laws --games 10000 --seed friday     laws 1 to 6 on so many games of chance, of every game found
scripts/soak bots --games 1000                    the greedy bot against random and eager ones
scripts/soak kill --times 200                     a server killed so often at random moments: nothing acknowledged is lost
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
from collections.abc import Callable, Coroutine
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any, Protocol

import pytest

from tests.adapters import suites
from tests.soak import analysis, api, clock, frames, fuzz, games, hold, inputs, kill, mutants, races, slow, steady, twin, wal


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
    in_folder(lambda folder: fuzz.campaign(folder, arguments.messages, arguments.seed, warm=arguments.warm))


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
    in_folder(lambda folder: inputs.campaign(folder, arguments.cases, arguments.seed, arguments.first))


def set_time(arguments: argparse.Namespace) -> None:
    """Set the time of a server back and forward; needs the Debian package faketime."""
    in_folder(lambda folder: clock.campaign(folder, arguments.jumps))


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="scripts/soak", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    campaigns = parser.add_subparsers(required=True, metavar="CAMPAIGN")

    def add(name: str, run: Callable[[argparse.Namespace], None]) -> argparse.ArgumentParser:
        one = campaigns.add_parser(name, help=(run.__doc__ or "").replace("%", "%%"), description=run.__doc__)
        one.set_defaults(run=run)
        one.add_argument("--seed", default="soak", help="any word; with the same one chance falls the same way")
        return one

    for name, play in (("laws", games.laws), ("bots", games.bots)):
        one = add(name, play)
        one.add_argument("--games", type=int, default=1000, help="how many games (default: 1000)")
        one.add_argument("--often", type=float, default=0.05, help="share of decisions with the expensive checks")
    for name, hurt, what, many in (
        ("kill", kill_server, "times", 30),
        ("wal", cut_log, "times", 200),
        ("races", race, "times", 300),
        ("api", call_api, "examples", 100),
        ("socket", attack_socket, "messages", 20_000),
    ):
        one = add(name, hurt)
        one.add_argument(f"--{what}", type=int, default=many, help=f"how many (default: {many})")
        one.add_argument("--warm", action="store_true", help="fork servers from one that has imported everything already")
    one = add("pages", play_pages)
    one.add_argument("--times", type=int, default=1, help="how often (default: 1)")
    one = add("twin", twin.twin)
    one.add_argument("--game", action="append", help="one of the games; may be repeated (default: all)")
    one.add_argument("--decisions", type=int, default=100_000, help="how many of each game (default: 100000)")
    one.add_argument("--advice", type=float, default=0.05, help="share of decisions whose advice is compared as well")
    one.add_argument("--least", type=int, default=0, help="how often each step must be done at least (default: 0)")
    one = add("adapters", suites.campaign)
    one.add_argument("--cycles", type=int, default=500, help="how many moves in each suite of PettingZoo (default: 500)")
    one.add_argument("--games", type=int, default=5, help="how many games of OpenSpiel (default: 5)")
    one = add("analysis", analysis.analysis)
    one.add_argument("--game", action="append", help="one of the games; may be repeated (default: all)")
    one.add_argument("--games", type=int, default=50, help="how many forecast games (default: 50)")
    one.add_argument("--blamed", type=int, default=5, help="how many games of a level (default: 5)")
    one.add_argument("--scaled", type=int, default=5, help="how many games of each share of slips (default: 5)")
    one.add_argument("--level", default="expert", help="the bot that is blamed (default: expert)")
    one.add_argument("--deals", type=int, default=100, help="imagined deals of each comparison (default: 100)")
    frames.describe(add("frames", frames.frames))
    one = add("hold", hold_loop)
    one.add_argument("--times", type=int, default=1, help="how often (default: 1)")
    one = add("inputs", send_inputs)
    one.add_argument("--cases", type=int, default=10_000, help="how many requests (default: 10000)")
    one.add_argument("--first", type=int, default=0, help="the number of the first one (default: 0)")
    one = add("clock", set_time)
    one.add_argument(
        "--jumps", type=int, nargs="+", default=clock.JUMPS, help="seconds (default: 3 to a billion, both ways)"
    )
    one = add("slow", be_slow)
    one.add_argument("--readers", type=int, default=1000, help="how many lines at a time (default: 1000)")
    one.add_argument("--moves", type=int, default=500, help="how many moves each turn is long (default: 500)")
    one.add_argument("--turns", type=int, default=3, help="how many turns without the crowd and with it (default: 3)")
    one = add("steady", repeat_suite)
    one.add_argument("--runs", type=int, default=5, help="how often (default: 5)")
    one.add_argument("--busy", type=int, default=4, help="how many busy loops beside it (default: 4)")
    one.add_argument("--stage", default="", help="only this stage of scripts/test")
    one = add("mutants", plant_faults)
    one.add_argument("--only", default="", help="only mutants whose name holds this word")
    one.add_argument("--jobs", type=int, default=2, help="how many at a time (default: 2)")
    arguments = parser.parse_args()
    arguments.run(arguments)


if __name__ == "__main__":
    main()
