"""`wildtable simulate`: play bots against each other and report win rates with intervals."""

from __future__ import annotations

import argparse
import json

from rich import box
from rich.table import Table

from wildtable.cli import arguments
from wildtable.cli.arguments import UsageError, spell_options
from wildtable.cli.lab.reports import choose_place, show_part
from wildtable.cli.terminal.console import count_games, make_console, print_text
from wildtable.cli.texts import say
from wildtable.lab.job import WHOLE
from wildtable.lab.matches import Match, Report, play


def run(args: argparse.Namespace) -> int:
    chosen = arguments.parse_game(args)
    if len(args.bots) != chosen.people:
        raise UsageError(
            say(
                "error-bots",
                needed=chosen.people,
                given=len(args.bots),
                seats=chosen.seats,
                virtual=chosen.seats - chosen.people,
            )
        )
    match = Match(
        chosen.game.name, chosen.seats, args.bots, args.games, args.seed or "0", chosen.options, chosen.game.deck_text
    )
    engine = choose_place(args)
    arguments.warn_of_slow_bots(chosen.game, match.bot_names)
    with count_games(len(args.part.cut(match.total, match.unit))) as advance:
        report = play(match, engine, args.checkpoint, args.part, advance)
    return show(args, match, report) if args.part == WHOLE else show_part(args.part, args.checkpoint)


def show(args: argparse.Namespace, match: Match, report: Report) -> int:
    """Print the report on a match."""
    if args.json:
        about = {"seats": match.seats, "options": dict(match.options), "seed": match.seed}
        print_text(json.dumps(report.dump() | about, indent=2))
    else:
        _show(match, report)
    return 0


def _show(match: Match, report: Report) -> None:
    console = make_console()
    options = spell_options(match.options)
    console.print(
        say("simulate-title", game=match.game, games=report.games, seats=match.seats, options=options, seed=match.seed)
    )
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(say("simulate-bot"), style="bold")
    for heading in ("simulate-wins", "simulate-interval", "simulate-score"):
        table.add_column(say(heading), justify="right")
    table.add_column("")
    best = max(kind.win_rate for kind in report.kinds)
    for kind in report.kinds:
        low, high = kind.ci95
        table.add_row(
            kind.bot if kind.players == 1 else say("simulate-several", bot=kind.bot, players=kind.players),
            f"{kind.win_rate:.1%}",
            say("number-range", low=f"{low:.1%}", high=f"{high:.1%}"),
            f"{kind.mean_score:.1f}" + ("" if kind.score_error is None else f" ± {kind.score_error:.1f}"),
            "█" * round(20 * kind.win_rate),
            style="green" if kind.win_rate == best else None,
        )
    console.print(table)
    console.print(say("simulate-chance", chance=f"{report.chance:.1%}"))
    if not report.seconds:
        return
    console.print(
        say(
            "simulate-speed",
            decisions=report.decisions,
            seconds=round(report.seconds, 1),
            speed=round(report.decisions_per_second),
        ),
        style="dim",
    )
