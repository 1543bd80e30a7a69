"""`wildtable deck check`: validate a deck file and list its figures with their provenance."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from rich import box
from rich.table import Table
from rich.text import Text

from wildtable.cli.arguments import comma_separated
from wildtable.cli.terminal.console import make_console, print_text
from wildtable.cli.texts import say
from wildtable.engine.errors import DeckError
from wildtable.engine.files.deck import PROVENANCES, Deck
from wildtable.engine.files.parsing import TomlError, parse_toml, read_text
from wildtable.games import game_types, load

STYLES = dict(zip(PROVENANCES, ("green", "cyan", "yellow", "magenta"), strict=True))


def run(args: argparse.Namespace) -> int:
    name = args.of or _game_of(args.file)
    deck: Deck = load(name, args.file).deck
    if args.json:
        groups = {group: dict(deck.group(group)) for group in deck.provenance}
        print_text(json.dumps({"game": name, "name": deck.name, "groups": groups}, indent=2))
        return 0
    console = make_console()
    table = Table(say("deck-group"), say("deck-provenance"), say("deck-figures"), box=box.SIMPLE_HEAD)
    for group, provenance in deck.provenance.items():
        figures = [line for key, value in deck.group(group).items() if key != "provenance" for line in _lines(key, value)]
        table.add_row(group, Text(provenance, STYLES[provenance]), "\n".join(figures))
    console.print(say("deck-good", deck=deck.name, game=name))
    console.print(table)
    return 0


def _lines(key: str, figure: object) -> list[str]:
    """Return the figures of a key: one line, or one for each card of a list."""
    if isinstance(figure, list) and len(figure) > 1 and isinstance(figure[0], dict):
        return [f"{key} {number} = {_format(entry)}" for number, entry in enumerate(figure, 1)]
    return [f"{key} = {_format(figure)}"]


def _format(figure: object) -> str:
    """Return a figure on one line; a flag that is true is shown by its name alone."""
    if isinstance(figure, dict):
        return ", ".join(key if value is True else f"{key} {_format(value)}" for key, value in figure.items())
    if isinstance(figure, list) and any(isinstance(item, dict | str) for item in figure):
        return " / ".join(map(_format, figure))
    return str(figure)


def _game_of(path: Path) -> str:
    """Return the game that a deck file names."""
    try:
        name = parse_toml(read_text(path, DeckError)).get("game")
    except TomlError as error:
        raise DeckError(f"{path}: must be TOML: {error}") from None
    if name not in list(game_types()):
        raise DeckError(f"{path}: game: must be one of {comma_separated(game_types())}, not {name!r}")
    return str(name)
