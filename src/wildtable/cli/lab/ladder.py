"""`wildtable lab ladder`: how strong bots are against each other, in the terminal, as a page and as JSON."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from dataclasses import asdict
from functools import partial
from pathlib import Path

from rich import box
from rich.table import Table

from wildtable.bots import LEVELS, levels_for
from wildtable.cli import arguments
from wildtable.cli.arguments import ChosenGame
from wildtable.cli.lab.ladder_page import render_ladder, spell_rating
from wildtable.cli.lab.report_files import write_report
from wildtable.cli.lab.spreading import choose_place, show_part
from wildtable.cli.terminal.console import make_console, print_text
from wildtable.cli.terminal.progress import count_games
from wildtable.cli.texts import say
from wildtable.lab.job import WHOLE
from wildtable.lab.ladder import Ladder, LadderReport, play_ladder


def run(args: argparse.Namespace) -> int:
    chosen = arguments.parse_game(args)
    game = chosen.game
    entrants = (*(levels_for(game) if args.bots == LEVELS else args.bots), *args.bot)
    ladder = Ladder(game.name, chosen.seats, entrants, args.games, args.seed or "0", chosen.options, game.deck_text)
    engine = choose_place(args)
    arguments.warn_of_slow_bots(game, ladder.bot_names)
    part = args.part
    path = args.out / f"{ladder.game}-ladder{'' if part == WHOLE else f'-{part}'}.jsonl"
    with count_games(len(part.cut(ladder.total, ladder.people))) as advance:
        report = play_ladder(ladder, path, engine, part, on_games=advance, on_changed=partial(_tell_changed, path))
    return show_part(part, path) if report is None else show(args, chosen, ladder, report)


def _tell_changed(path: Path, names: Sequence[str]) -> None:
    print_text(say("ladder-changed", bots=arguments.comma_separated(names), count=len(names), path=str(path)), errors=True)


def show(args: argparse.Namespace, chosen: ChosenGame, ladder: Ladder, report: LadderReport) -> int:
    """Write the reports, and print one."""
    stem = f"{ladder.game}-ladder"
    about = {
        "game": ladder.game,
        "seats": ladder.seats,
        "options": dict(ladder.options),
        "seed": ladder.seed,
        "levels": {bot: chosen.game.levels[bot] for bot in ladder.bot_names if bot in chosen.game.levels},
    }
    text = json.dumps(about | asdict(report), indent=2) + "\n"
    write_report(args.out / f"{stem}.json", text)
    write_report(args.out / f"{stem}.html", render_ladder(chosen, report, ladder.seed))
    if args.json:
        print_text(text.rstrip())
        return 0
    _show(ladder, report)
    make_console().print(say("balance-saved", page=str(args.out / f"{stem}.html"), data=str(args.out / f"{stem}.json")))
    return 0


def _show(ladder: Ladder, report: LadderReport) -> None:
    console = make_console()
    console.print(say("ladder-title", game=ladder.game, games=report.games, seats=ladder.seats, seed=ladder.seed))
    console.print(say("ladder-how", fair=f"{report.fair:.1%}"))
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(say("simulate-bot"), style="bold", overflow="fold")
    for heading in ("Elo", "OpenSkill", *(say("ladder-against", bot=strength.bot) for strength in report.bots)):
        table.add_column(heading, justify="right", overflow="fold")
    for strength in report.bots:
        rates = [f"{cell.win_rate:.1%}" if cell else "" for cell in report.row(strength.bot)]
        table.add_row(strength.bot, *spell_rating(strength), *rates)
    console.print(table)
