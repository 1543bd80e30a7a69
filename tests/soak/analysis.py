"""How far game analysis can be trusted: whether forecasts are calibrated, and whether it blames the best players."""

from __future__ import annotations

import argparse

import wildtable
from wildtable.lab.analysis import Analyst
from wildtable.lab.calibration import blame, one_by_one, play, report, run_tasks
from wildtable.lab.findings import AnalysisDraft, estimate

SLIPS = (0.05, 0.1, 0.2, 0.4, 1)


def analysis(arguments: argparse.Namespace) -> None:
    """Compare forecast win rates with results, count the mistakes named in games of a level, and measure the points that
    bots lose by slips."""
    for name in arguments.game or wildtable.games():
        report(name, ("greedy", "policy"), arguments.games, one_by_one(arguments.seed), arguments.deals)
        blame(name, arguments.level, arguments.blamed, one_by_one(arguments.seed), arguments.deals)
        scale(name, arguments.scaled, arguments.seed, arguments.deals)


def scale(name: str, games: int, seed: str, deals: int) -> None:
    """Print how many points bots with slips lose by their own moves in a game: a scale for players."""
    for slips in SLIPS:
        lost: list[float] = []
        for number in range(games):
            record = play(name, f"greedy:slips={slips}", f"{seed}-{number}")
            lost += [-seat.margin.mean for seat in run_tasks(Analyst(record, deals), AnalysisDraft.balance_tasks).seats]
        mean, error = estimate(lost)
        print(f"{name}: {slips:.0%} slips lose {mean:.1f} ± {2 * error:.1f} points a game", flush=True)
