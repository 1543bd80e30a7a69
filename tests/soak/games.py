"""Whole games by the thousand: the laws, and how strong the bots are."""

from __future__ import annotations

import argparse
from collections.abc import Mapping
from itertools import product
from time import perf_counter

from rich.progress import track

import wildtable
from wildtable.authoring.laws import check_deal, deals
from wildtable.lab.matches import Match, play


def laws(arguments: argparse.Namespace) -> None:
    """Every failure names its deal, and the same --seed and --games bring it back."""
    began = perf_counter()
    todo = list(deals(arguments.games, arguments.seed))
    decisions = sum(check_deal(deal, arguments.often) for deal in track(todo, "laws"))
    print(f"laws hold: {len(todo)} games, {decisions} decisions, {perf_counter() - began:.0f} s")


def bots(arguments: argparse.Namespace) -> None:
    """How often the greedy bot wins, at the fewest, at three and at the most seats, where even shares would be 50%, 33% and
    so on; and alone, where a game can be played so."""
    for name, others in product(wildtable.games(), ("random", "eager")):
        counts = wildtable.load(name).seat_counts
        for seats in sorted({counts[0], 3, counts[-1]}):
            tell(
                Match(name, seats, ("greedy", *[others] * (seats - 1)), arguments.games, arguments.seed),
                f"{seats - 1} {others}",
            )
    for name in wildtable.games():
        game = wildtable.load(name)
        for seats, options in game.variants():
            if game.people(seats, options) == 1:
                tell(Match(name, seats, ("greedy",), arguments.games, arguments.seed, options), told(options))


def told(options: Mapping[str, object]) -> str:
    return ", ".join(f"{name}={value}" for name, value in options.items())


def tell(match: Match, others: str) -> None:
    """One line on how the first player of a match fared."""
    report = play(match)
    low, high = report.players[0].ci95
    won = f"{report.players[0].win_rate:.1%} ({low:.1%} to {high:.1%}), {report.games} games"
    print(f"{match.game}: greedy against {others}: {won}")
