"""`wildtable games`: list the games."""

from __future__ import annotations

import argparse
import json

from rich import box
from rich.table import Table
from rich.text import Text

from wildtable.cli.arguments import comma_separated, describe_values, option_flag
from wildtable.cli.terminal.console import make_console, print_text
from wildtable.cli.texts import language, say
from wildtable.engine.game import AnyGame
from wildtable.games import FailedGame, failed_games, game_types, get_game


def run(args: argparse.Namespace) -> int:
    games = [get_game(name) for name in game_types()]
    if args.json:
        print_text(json.dumps([*map(_dump, games), *map(_dump_failed, failed_games())], indent=2))
        return 0
    console = make_console()
    for game in games:
        console.print(Text.assemble((game.texts.say(language(), "game-title"), "bold"), "  ", (game.name, "dim")))
        console.print(game.texts.say(language(), "game-summary"), width=min(console.width, 100))
        console.print(_option_table(game))
    for failed in failed_games():
        print_text(f"{say('games-left-out', name=failed.name)}\n  {failed.reason}", errors=True)
    return 0


def _dump(game: AnyGame) -> dict[str, object]:
    return {
        "name": game.name,
        "title": game.texts.say(language(), "game-title"),
        "rules": game.rules_version,
        "seats": list(game.seat_counts),
        "options": {setting.name: list(setting.values) for setting in game.settings},
    }


def _dump_failed(game: FailedGame) -> dict[str, object]:
    """A game that cannot be played has its name and the reason, and nothing else."""
    return {"name": game.name, "error": game.reason}


def _option_table(game: AnyGame) -> Table:
    table = Table(box=box.SIMPLE, show_header=False, pad_edge=False)
    table.add_row("--seats", comma_separated(game.seat_counts), style="cyan")
    for setting in game.settings:
        table.add_row(
            option_flag(setting.name), describe_values(setting), game.texts.say(language(), f"option-{setting.name}")
        )
    table.columns[0].no_wrap = True
    return table
