"""`wildtable games`: what there is to play."""

from __future__ import annotations

import argparse
import json

from rich import box
from rich.table import Table
from rich.text import Text

from wildtable.commands.arguments import listed
from wildtable.commands.screen import screen
from wildtable.commands.words import language, say
from wildtable.engine.game import AnyGame
from wildtable.engine.options import Setting
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
        "rules": game.rules,
        "seats": list(game.seat_counts),
        "options": {setting.name: list(setting.values) for setting in game.settings},
    }


def _options(game: AnyGame) -> Table:
    table = Table(box=box.SIMPLE, show_header=False, pad_edge=False)
    table.add_row("--seats", listed(game.seat_counts), style="cyan")
    for setting in game.settings:
        table.add_row(f"--set {setting.name}=", _values(setting), game.texts.say(language(), f"option-{setting.name}"))
    table.columns[0].no_wrap = True
    return table


def _values(setting: Setting) -> str:
    words = {True: say("yes"), False: say("no")}
    shown = [words[value] if isinstance(value, bool) else str(value) for value in setting.values]
    return listed([say("usual", value=shown[0]), *shown[1:]])
