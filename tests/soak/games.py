"""Whole games by the thousand: the laws, and how strong the bots are."""

from __future__ import annotations

import argparse
from itertools import product
from time import perf_counter

from rich.progress import track

import wildtable
from tests.laws.laws import check_deal, deals
from wildtable.lab.matches import Match, play


def laws(arguments: argparse.Namespace) -> None:
    """Every failure names its deal, and the same --seed and --games bring it back."""
    began = perf_counter()
    todo = list(deals(arguments.games, arguments.seed))
    decisions = sum(check_deal(deal, arguments.often) for deal in track(todo, "laws"))
    print(f"laws hold: {len(todo)} games, {decisions} decisions, {perf_counter() - began:.0f} s")


def bots(arguments: argparse.Namespace) -> None:
    """How often the greedy bot wins, at the fewest and the most seats. Even shares would be 33% at three and 20% at five."""
    for name, others in product(wildtable.games(), ("random", "eager")):
        counts = wildtable.load(name).seat_counts
        for seats in (counts[0], counts[-1]):
            bots = ("greedy", *[others] * (seats - 1))
            report = play(Match(name, seats, bots, arguments.games, arguments.seed))
            greedy = report.players[0]
            low, high = greedy.ci95
            won = f"{greedy.win_rate:.1%} ({low:.1%} to {high:.1%}), {report.games} games"
            print(f"{name}: greedy against {seats - 1} {others}: {won}")
