"""How far the analysis of games can be trusted: do chances to win come true, does it blame the best players?

    python -m wildtable.lab.calibration wild-cards --players greedy,policy --games 500 --blamed 50 --processes 16

prints, for games of three bots of each kind, a reliability table, the Brier score and the slope of the net's value and of
playouts by advice, and how many moments the analysis names in games of a level.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from multiprocessing import get_context
from random import Random
from statistics import fmean
from typing import Any, NamedTuple

import wildtable
from wildtable import bots
from wildtable.engine.files.record import Record
from wildtable.engine.state import State
from wildtable.lab.analysis import Analyst
from wildtable.lab.findings import AnalysisDraft, Estimate, Task
from wildtable.lab.matches import finish

BINS = 10
FAIR = 1 / 3


class Prediction(NamedTuple):
    """A chance to win with its standard error, and the share of the win that came."""

    chance: Estimate
    share: float


class Reliability(NamedTuple):
    """How well chances to win come true."""

    size: int
    table: Sequence[tuple[float, float, int]]
    """By tenths of the chance: mean chance, mean share of the win, and how many."""
    brier: float
    baseline: float
    """The Brier score of always saying one third."""
    slope: float
    """Of shares over chances, without the noise of the chances: 1 if they are neither too bold nor too shy."""
    means: tuple[float, float]
    """Of chances, and of shares."""


def rate_predictions(predictions: Sequence[Prediction]) -> Reliability:
    """Compare chances to win with what came."""
    chances = [prediction.chance.mean for prediction in predictions]
    shares = [prediction.share for prediction in predictions]
    bins: list[list[tuple[float, float]]] = [[] for _ in range(BINS)]
    for chance, share in zip(chances, shares, strict=True):
        bins[min(int(BINS * chance), BINS - 1)].append((chance, share))
    middle, happened = fmean(chances), fmean(shares)
    noise = fmean(prediction.chance.error**2 for prediction in predictions)
    spread = fmean((chance - middle) ** 2 for chance in chances) - noise
    covariance = fmean((chance - middle) * (share - happened) for chance, share in zip(chances, shares, strict=True))
    return Reliability(
        len(predictions),
        [(fmean(chance for chance, _ in part), fmean(share for _, share in part), len(part)) for part in bins if part],
        fmean((chance - share) ** 2 for chance, share in zip(chances, shares, strict=True)),
        fmean((FAIR - share) ** 2 for share in shares),
        covariance / spread,
        (middle, happened),
    )


def predict_by_net(game: str, player: str, seed: str) -> list[Prediction]:
    """Play a game, and return the net's value of all decisions for those who made them; none where no net covers it."""
    analyst = Analyst(play(game, player, seed))
    return [
        Prediction(Estimate(value, 0.0), analyst.shares[decision.seat])
        for decision in analyst.decisions
        if (value := analyst.value(decision.view)) is not None
    ]


def predict_by_playouts(game: str, player: str, seed: str, deals: int) -> list[Prediction]:
    """Play a game, and return the forecasts of its analysis."""
    analyst = Analyst(play(game, player, seed), deals)
    return [
        Prediction(chance, share)
        for forecast in run_tasks(analyst, AnalysisDraft.forecast_tasks).forecasts
        for chance, share in zip(forecast.chances, analyst.shares, strict=True)
    ]


def name_moments(game: str, player: str, seed: str, deals: int) -> list[str]:
    """Play a game, and return the names of the moments that its analysis finds."""
    draft = run_tasks(Analyst(play(game, player, seed), deals), AnalysisDraft.moment_tasks)
    return [moment.grade for moment in draft.moments]


def run_tasks(analyst: Analyst, tasks: Callable[[AnalysisDraft], Iterator[Task]]) -> AnalysisDraft:
    """Do some of the tasks of an analysis."""
    draft = AnalysisDraft(analyst.outline)
    for task in tasks(draft):
        draft.add(analyst.do(task))
    return draft


def play(game: str, player: str, seed: str) -> Record:
    """Let three bots of a kind play, or those that a name joins: `policy+greedy+greedy`."""
    state: State = wildtable.load(game).new(3, seed=seed)
    names = player.split("+")
    names *= 3 // len(names)
    finish(state, [*map(bots.make, names)], [Random(f"{seed}-{seat}") for seat in range(3)])
    return state.record(bots=names)


def print_reliability(title: str, predictions: Sequence[Prediction]) -> None:
    if not predictions:
        print(f"{title}: no net covers it")
        return
    rated = rate_predictions(predictions)
    print(f"{title}: {rated.size} chances")
    for chance, share, count in rated.table:
        print(f"  said {chance:6.1%}  came {share:6.1%}  {count} chances")
    print(
        f"  Brier {rated.brier:.3f} (always 1/3: {rated.baseline:.3f}), slope {rated.slope:.2f},"
        f" mean {rated.means[0]:.1%} for {rated.means[1]:.1%}",
        flush=True,
    )


def print_blame(game: str, player: str, games: int, named: Sequence[str]) -> None:
    rates = ", ".join(f"{count / (3 * games):.2f} {grade}" for grade, count in Counter(named).items())
    print(f"{game}: named in {games} games of three {player}, for each seat and game: {rates or 'nothing'}", flush=True)


Spread = Callable[[Callable[[str], list[Any]], int], list[Any]]
"""Calls a function with the seeds of a number of games, and returns all that it finds."""


def report(game: str, players: Sequence[str], games: int, spread: Spread, deals: int) -> None:
    """Print how well chances come true in games of each kind of players."""
    for player in players if games else ():
        print_reliability(f"{game}, {player}, value", spread(partial(predict_by_net, game, player), games))
        print_reliability(
            f"{game}, {player}, playouts", spread(partial(predict_by_playouts, game, player, deals=deals), games)
        )


def blame(game: str, player: str, games: int, spread: Spread, deals: int) -> None:
    """Print how many moments are named in games of three bots of a kind."""
    if games:
        print_blame(game, player, games, spread(partial(name_moments, game, player, deals=deals), games))


def one_by_one(seed: str) -> Spread:
    """Play games in this process."""
    return lambda task, games: [result for number in range(games) for result in task(f"{seed}-{number}")]


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="python -m wildtable.lab.calibration")
    parser.add_argument("game", nargs="+")
    parser.add_argument("--players", default="greedy,policy", help="kinds of bots, separated by commas; a+b+c are a table")
    parser.add_argument("--games", type=int, default=50, help="of each kind")
    parser.add_argument("--blamed", type=int, default=5, help="games in which moments are named")
    parser.add_argument("--level", default="expert", help="the bot that is blamed")
    parser.add_argument("--deals", type=int, default=100, help="of a forecast and of a comparison")
    parser.add_argument("--seed", default="calibration")
    parser.add_argument("--processes", type=int, default=1)
    chosen = parser.parse_args(arguments)
    with ProcessPoolExecutor(chosen.processes, get_context("spawn")) as pool:

        def spread(task: Callable[[str], list[Any]], games: int) -> list[Any]:
            seeds = [f"{chosen.seed}-{number}" for number in range(games)]
            return [result for results in pool.map(task, seeds) for result in results]

        for game in chosen.game:
            report(game, chosen.players.split(","), chosen.games, spread, chosen.deals)
            blame(game, chosen.level, chosen.blamed, spread, chosen.deals)


if __name__ == "__main__":
    main()
