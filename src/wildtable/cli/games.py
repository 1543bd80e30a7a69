"""`wildtable games`: what there is to play."""

from __future__ import annotations

import argparse
import json

from rich import box
from rich.table import Table
from rich.text import Text

from wildtable.cli.arguments import flag_of, listed, values
from wildtable.cli.terminal.screen import screen
from wildtable.cli.texts import language
from wildtable.engine.game import AnyGame
from wildtable.games import found, made


def run(args: argparse.Namespace) -> int:
    games = [made(name) for name in found()]
    if args.json:
        print(json.dumps([_dump(game) for game in games], indent=2))
        return 0
    console = screen()
    for game in games:
        console.print()
        console.print(Text.assemble((game.texts.say(language(), "game-title"), "bold"), "  ", (game.name, "dim")))
        console.print(game.texts.say(language(), "game-summary"), width=min(console.width, 100))
        console.print(_options(game))
    return 0


def _dump(game: AnyGame) -> dict[str, object]:
    return {
        "name": game.name,
        "title": game.texts.say(language(), "game-title"),
        "rules": game.rules_version,
        "seats": list(game.seat_counts),
        "options": {setting.name: list(setting.values) for setting in game.settings},
    }


def _options(game: AnyGame) -> Table:
    table = Table(box=box.SIMPLE, show_header=False, pad_edge=False)
    table.add_row("--seats", listed(game.seat_counts), style="cyan")
    for setting in game.settings:
        table.add_row(flag_of(setting.name), values(setting), game.texts.say(language(), f"option-{setting.name}"))
    table.columns[0].no_wrap = True
    return table
