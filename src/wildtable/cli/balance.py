"""`wildtable lab balance`: what a game counts, how often it is had and how often its owners win; as a page and as JSON."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from rich import box
from rich.table import Table

from wildtable.cli import arguments
from wildtable.cli.arguments import Chosen
from wildtable.cli.balance_page import page, word
from wildtable.cli.terminal.screen import screen
from wildtable.cli.texts import say
from wildtable.engine.errors import RecordError
from wildtable.lab.balance import Balance, Row, measure
from wildtable.lab.matches import Match


def run(args: argparse.Namespace) -> int:
    chosen = arguments.game(args)
    seed = args.seed or "0"
    found = [
        measure(
            Match(chosen.game.name, chosen.seats, (bot,) * chosen.people, args.games, seed, chosen.options, args.deck),
            args.workers,
        )
        for bot in args.bots
    ]
    told = {"game": chosen.game.name, "seats": chosen.seats, "options": dict(chosen.options), "seed": seed}
    told["deck"] = chosen.game.deck.name
    text = json.dumps(told | {"bots": [balance.dump() for balance in found]}, indent=2) + "\n"
    stem = f"{chosen.game.name}-balance"
    _write(args.out / f"{stem}.json", text)
    _write(args.out / f"{stem}.html", page(chosen, found, seed))
    if args.json:
        print(text, end="")
        return 0
    for balance in found:
        _show(chosen, balance)
    screen().print(say("balance-saved", page=str(args.out / f"{stem}.html"), data=str(args.out / f"{stem}.json")))
    return 0


def _write(path: Path, text: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise RecordError(f"{path}: {error.strerror}") from None


def _show(chosen: Chosen, balance: Balance) -> None:
    console = screen()
    console.print(say("balance-title", game=chosen.game.name, games=balance.games, seats=chosen.seats, bot=balance.bot))
    console.print(say("balance-fair", fair=f"{balance.fair:.1%}"))
    for group, rows in balance.groups.items():
        table = Table(box=box.SIMPLE_HEAD)
        table.add_column(word(chosen.game, group), style="bold")
        for heading in ("balance-presence", "balance-wins", "balance-interval", "balance-share"):
            table.add_column(say(heading), justify="right")
        for row in rows:
            table.add_row(word(chosen.game, row.name), *_figures(row, balance.fair))
        console.print(table)


def _figures(row: Row, fair: float) -> tuple[str, ...]:
    low, high = row.ci95
    interval = say("simulate-range", low=f"{low:.1%}", high=f"{high:.1%}")
    return f"{row.presence:.1%}", f"{row.win_rate:.1%}", interval, f"{row.win_rate / fair:.2f}"
