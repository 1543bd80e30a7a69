"""How far the analysis of games can be trusted: are its forecasts calibrated, does it blame the best players?"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from random import Random
from statistics import fmean

import wildtable
from wildtable import bots
from wildtable.engine.files.record import Record
from wildtable.engine.state import State
from wildtable.lab.analysis import Analyst
from wildtable.lab.findings import AnalysisDraft, Task, estimate
from wildtable.lab.matches import finish

BINS = 10
SLIPS = (0.05, 0.1, 0.2, 0.4, 1)


def analysis(arguments: argparse.Namespace) -> None:
    """Compare the forecasts of games with their results, count the moments named in games of a level, and measure the points
    that bots lose by slips."""
    for name in arguments.game or wildtable.games():
        calibrate(name, arguments.games, arguments.seed, arguments.deals)
        blame(name, arguments.level, arguments.blamed, arguments.seed, arguments.deals)
        scale(name, arguments.scaled, arguments.seed, arguments.deals)


def calibrate(name: str, games: int, seed: str, deals: int) -> None:
    """Print a reliability table, the Brier score and the slope for greedy bots, who play on as forecasts assume."""
    chances, errors, shares = [], [], []
    for number in range(games):
        analyst = Analyst(play(name, "greedy", f"{seed}-{number}"), deals)
        for forecast in run(analyst, AnalysisDraft.forecast_tasks).forecasts:
            chances += [one.mean for one in forecast.chances]
            errors += [one.error for one in forecast.chances]
            shares += analyst.shares
    print(f"{name}: {games} games, {len(chances)} forecasts of {deals} deals")
    for low in range(BINS):
        chosen = [number for number, chance in enumerate(chances) if low <= min(BINS * chance, BINS - 1) < low + 1]
        if chosen:
            chance, share = fmean(chances[number] for number in chosen), fmean(shares[number] for number in chosen)
            print(f"  forecast {chance:6.1%}  happened {share:6.1%}  {len(chosen)} forecasts")
    middle, happened = fmean(chances), fmean(shares)
    spread = fmean((one - middle) ** 2 for one in chances) - fmean(error**2 for error in errors)
    slope = fmean((one - middle) * (share - happened) for one, share in zip(chances, shares, strict=True)) / spread
    brier = fmean((one - share) ** 2 for one, share in zip(chances, shares, strict=True))
    always = fmean((1 / 3 - share) ** 2 for share in shares)
    print(
        f"  Brier {brier:.3f} (always 1/3: {always:.3f}), slope {slope:.2f}, mean {middle:.1%} for {happened:.1%}",
        flush=True,
    )


def blame(name: str, level: str, games: int, seed: str, deals: int) -> None:
    """Print how many moments are named in games of three bots of a level."""
    records = (play(name, level, f"{seed}-{number}") for number in range(games))
    named = Counter(
        moment.grade for record in records for moment in run(Analyst(record, deals), AnalysisDraft.moment_tasks).moments
    )
    rates = ", ".join(f"{count / (3 * games):.2f} {grade}" for grade, count in named.items())
    print(f"{name}: named in {games} games of three {level} bots, for each seat and game: {rates or 'nothing'}", flush=True)


def scale(name: str, games: int, seed: str, deals: int) -> None:
    """Print how many points the own moves of bots with slips lose in a game: a scale for players."""
    for slips in SLIPS:
        lost: list[float] = []
        for number in range(games):
            record = play(name, f"greedy:slips={slips}", f"{seed}-{number}")
            lost += [-seat.margin.mean for seat in run(Analyst(record, deals), AnalysisDraft.balance_tasks).seats]
        mean, error = estimate(lost)
        print(f"{name}: {slips:.0%} slips lose {mean:.1f} ± {2 * error:.1f} points a game", flush=True)


def run(analyst: Analyst, tasks: Callable[[AnalysisDraft], Iterator[Task]]) -> AnalysisDraft:
    """Do some of the tasks of an analysis."""
    draft = AnalysisDraft(analyst.outline)
    for task in tasks(draft):
        draft.add(analyst.do(task))
    return draft


def play(name: str, bot: str, seed: str) -> Record:
    state: State = wildtable.load(name).new(3, seed=seed)
    finish(state, [bots.make(bot)] * 3, [Random(f"{seed}-{seat}") for seat in range(3)])
    return state.record()
