"""Campaigns as long as one likes, with the code of the tests.

scripts/soak laws --games 10000 --seed friday     laws 1 to 6 on so many games of chance, of every game found
scripts/soak bots --games 1000                    the greedy bot against random and eager ones
"""

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


def main() -> None:
    parser = argparse.ArgumentParser(
        prog="scripts/soak", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    campaigns = parser.add_subparsers(required=True, metavar="CAMPAIGN")
    for campaign in (laws, bots):
        one = campaigns.add_parser(campaign.__name__, help=campaign.__doc__, description=campaign.__doc__)
        one.set_defaults(run=campaign)
        one.add_argument("--games", type=int, default=1000, help="how many games (default: 1000)")
        one.add_argument("--seed", default="soak", help="any word; the same one plays the same games")
        one.add_argument("--often", type=float, default=0.05, help="share of decisions with the expensive checks")
    arguments = parser.parse_args()
    arguments.run(arguments)


if __name__ == "__main__":
    main()
