"""Campaigns of whole games: the laws, and the strength of bots."""

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
    """Check laws 1 to 6 on random games. A failure names its deal; the same --seed and --games repeat it."""
    began = perf_counter()
    todo = list(deals(arguments.games, arguments.seed))
    decisions = sum(check_deal(deal, arguments.often) for deal in track(todo, "laws"))
    print(f"laws hold: {len(todo)} games, {decisions} decisions, {perf_counter() - began:.0f} s")


def bots(arguments: argparse.Namespace) -> None:
    """Print the win rates of the greedy bot with the fewest, with three and with the most seats, and its solo results where
    a game allows solo play."""
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
    """Play a match and print the results of its first player."""
    report = play(match)
    low, high = report.players[0].ci95
    won = f"{report.players[0].win_rate:.1%} ({low:.1%} to {high:.1%}), {report.games} games"
    print(f"{match.game}: greedy against {others}: {won}")
