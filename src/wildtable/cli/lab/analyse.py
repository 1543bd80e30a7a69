"""`wildtable analyse`: what moves and chance did in a finished game, and its key moments."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from typing import TYPE_CHECKING

from wildtable.cli.lab.reports import make_table
from wildtable.cli.terminal.console import make_console, print_text, show_progress
from wildtable.cli.terminal.table import name_players
from wildtable.cli.texts import language, say
from wildtable.engine.files.record import Record
from wildtable.engine.game import AnyGame
from wildtable.games import game_of_record
from wildtable.lab.analysis import analyse
from wildtable.lab.findings import Estimate, GameAnalysis

if TYPE_CHECKING:
    from rich.console import Console

BARS = " ▁▂▃▄▅▆▇█"


def run(args: argparse.Namespace) -> int:
    record = Record.read(args.record)
    with show_progress(say("analyse-running"), 1.0) as advance:
        analysis = analyse(record, args.deals, advance)
    if args.json:
        print_text(json.dumps(analysis.dump(), indent=2))
        return 0
    game = game_of_record(record)
    names = name_players(record, game)
    console = make_console()
    console.print(say("analyse-title", game=record.game, deals=args.deals))
    _show_parts(console, names, analysis)
    _show_graph(console, names, analysis)
    _show_moments(console, game, names, analysis)
    return 0


def _show_parts(console: Console, names: Sequence[str], analysis: GameAnalysis) -> None:
    headings = ("analyse-player", "analyse-result", "analyse-own", "analyse-others", "analyse-chance", "analyse-margin")
    table = make_table(*map(say, headings))
    fair = 1 / len(analysis.seats)
    for name, seat in zip(names, analysis.seats, strict=False):
        margin = f"{seat.margin.mean:+.1f} ± {2 * seat.margin.error:.1f}"
        result, chance = (f"{100 * part:+.0f}" for part in (seat.result - fair, seat.chance))
        table.add_row(name, result, _percent(seat.own), _percent(seat.others), chance, margin)
    console.print(table)
    console.print(say("analyse-parts", fair=f"{fair:.0%}"), style="dim")


def _show_graph(console: Console, names: Sequence[str], analysis: GameAnalysis) -> None:
    console.print(say("analyse-graph"))
    width = max(map(len, names))
    for seat, name in enumerate(names[: len(analysis.seats)]):
        chances = [forecast.chances[seat].mean for forecast in analysis.forecasts]
        bars = "".join(BARS[round(chance * (len(BARS) - 1))] for chance in chances)
        console.print(f"  {name:{width}} {bars} {chances[0]:.0%} → {chances[-1]:.0%}", highlight=False)


def _show_moments(console: Console, game: AnyGame, names: Sequence[str], analysis: GameAnalysis) -> None:
    console.print("\n" + say("analyse-moments", count=len(analysis.moments)))
    for moment in analysis.moments:
        said = say(
            "analyse-moment",
            grade=moment.grade,
            question=moment.question,
            name=names[moment.seat],
            move=moment.move,
            better=moment.better,
            before=f"{moment.chance:.0%}",
            after=f"{moment.chance + moment.loss.mean:.0%}",
            loss=f"{100 * moment.loss.mean:.0f} ± {200 * moment.loss.error:.0f}",
            score=game.texts.say(language(), "amount", count=f"{moment.margin.mean:+.1f}"),
        )
        console.print(f"  {said}", highlight=False)


def _percent(estimate: Estimate) -> str:
    return f"{100 * estimate.mean:+.0f} ± {200 * estimate.error:.0f}"
