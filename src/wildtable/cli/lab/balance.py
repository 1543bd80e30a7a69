"""`wildtable lab balance`: how often the owner of each card, role or seat wins, as a page and as JSON."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence

from rich import box
from rich.table import Table

from wildtable.cli import arguments
from wildtable.cli.arguments import ChosenGame
from wildtable.cli.lab.balance_page import label, render_page
from wildtable.cli.lab.report_files import write_report
from wildtable.cli.lab.spreading import choose_place, show_part
from wildtable.cli.terminal.console import make_console, print_text
from wildtable.cli.terminal.progress import count_games
from wildtable.cli.texts import say
from wildtable.lab.balance import Balance, BalanceJob, Row, measure
from wildtable.lab.job import WHOLE


def run(args: argparse.Namespace) -> int:
    chosen = arguments.parse_game(args)
    game = chosen.game
    job = BalanceJob(game.name, chosen.seats, args.bots, args.games, args.seed or "0", chosen.options, game.deck_text)
    engine = choose_place(args)
    arguments.warn_of_slow_bots(chosen.game, job.bot_names)
    with count_games(len(args.part.cut(job.total, job.unit))) as advance:
        balances = measure(job, engine, args.checkpoint, args.part, advance)
    return show(args, chosen, job, balances) if args.part == WHOLE else show_part(args.part, args.checkpoint)


def show(args: argparse.Namespace, chosen: ChosenGame, job: BalanceJob, balances: Sequence[Balance]) -> int:
    """Write the reports, and print one."""
    about = {"game": job.game, "seats": job.seats, "options": dict(job.options), "seed": job.seed}
    about["deck"] = chosen.game.deck.name
    text = json.dumps(about | {"bots": [balance.dump() for balance in balances]}, indent=2) + "\n"
    stem = f"{job.game}-balance"
    write_report(args.out / f"{stem}.json", text)
    write_report(args.out / f"{stem}.html", render_page(chosen, balances, job.seed))
    if args.json:
        print_text(text.rstrip())
        return 0
    for balance in balances:
        _show(chosen, balance)
    make_console().print(say("balance-saved", page=str(args.out / f"{stem}.html"), data=str(args.out / f"{stem}.json")))
    return 0


def _show(chosen: ChosenGame, balance: Balance) -> None:
    console = make_console()
    console.print(say("balance-title", game=chosen.game.name, games=balance.games, seats=chosen.seats, bot=balance.bot))
    console.print(say("balance-fair", fair=f"{balance.fair:.1%}"))
    for group, rows in balance.groups.items():
        table = Table(box=box.SIMPLE_HEAD)
        table.add_column(label(chosen.game, group), style="bold")
        for heading in ("balance-presence", "balance-wins", "balance-interval", "balance-share"):
            table.add_column(say(heading), justify="right")
        for row in rows:
            table.add_row(label(chosen.game, row.name), *_figures(row, balance.fair))
        console.print(table)


def _figures(row: Row, fair: float) -> tuple[str, ...]:
    low, high = row.ci95
    interval = say("number-range", low=f"{low:.1%}", high=f"{high:.1%}")
    return f"{row.presence:.1%}", f"{row.win_rate:.1%}", interval, f"{row.win_rate / fair:.2f}"
