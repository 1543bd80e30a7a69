"""Whole games by the thousand: the laws, and how strong the bots are."""

from __future__ import annotations

import argparse
from time import perf_counter

from rich.progress import track

from tests.laws.laws import check_deal, deals
from wildtable.lab.matches import Match, play


def laws(arguments: argparse.Namespace) -> None:
    """Every failure names its deal, and the same --seed and --games bring it back."""
    began = perf_counter()
    todo = list(deals(arguments.games, arguments.seed))
    decisions = sum(check_deal(deal, arguments.often) for deal in track(todo, "laws"))
    print(f"laws hold: {len(todo)} games, {decisions} decisions, {perf_counter() - began:.0f} s")


def bots(arguments: argparse.Namespace) -> None:
    """How often the greedy bot wins. Even shares would be 33% at three seats and 20% at five."""
    for seats, others in ((3, "random"), (3, "eager"), (5, "random"), (5, "eager")):
        bots = ("greedy", *[others] * (seats - 1))
        report = play(Match("wild-cards", seats, bots, arguments.games, arguments.seed))
        greedy = report.players[0]
        low, high = greedy.ci95
        print(f"greedy against {seats - 1} {others}: {greedy.win_rate:.1%} ({low:.1%} to {high:.1%}), {report.games} games")
