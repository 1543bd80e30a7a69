"""`wildtable simulate`: play bots against each other and report win rates with intervals."""

from __future__ import annotations

import argparse
import json

from wildtable.cli import arguments
from wildtable.cli.arguments import UsageError, spell_options
from wildtable.cli.lab.reports import choose_place, make_job, make_table, show_part, spell_interval
from wildtable.cli.terminal.console import count_games, make_console, print_text
from wildtable.cli.texts import say
from wildtable.lab.job import WHOLE
from wildtable.lab.matches import Match, Report, play


def run(args: argparse.Namespace) -> int:
    chosen = arguments.parse_game(args)
    if len(args.bots) != chosen.people:
        players = {"needed": chosen.people, "given": len(args.bots)}
        raise UsageError(say("error-bots", **players, seats=chosen.seats, virtual=chosen.seats - chosen.people))
    engine, match = choose_place(args), make_job(Match, args, chosen, args.bots)
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
    table = make_table(*map(say, ("simulate-bot", "simulate-wins", "simulate-interval", "simulate-score")))
    table.add_column("")
    best = max(kind.win_rate for kind in report.kinds)
    for kind in report.kinds:
        table.add_row(
            kind.bot if kind.players == 1 else say("simulate-several", bot=kind.bot, players=kind.players),
            f"{kind.win_rate:.1%}",
            spell_interval(kind.ci95),
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
