"""`wildtable new-game`: write a small playable game with its tests."""

from __future__ import annotations

import argparse

from wildtable.authoring.scaffolding import write_game
from wildtable.cli.arguments import UsageError
from wildtable.cli.terminal.console import print_text
from wildtable.cli.texts import say
from wildtable.games import NAME, game_types


def run(args: argparse.Namespace) -> int:
    if not NAME.fullmatch(args.name):
        raise UsageError(say("error-game-name", name=args.name))
    if args.name in game_types():
        raise UsageError(say("error-game-exists", name=args.name))
    folder = args.folder / args.name
    if folder.exists():
        raise UsageError(say("error-folder-exists", folder=str(folder)))
    for file in write_game(args.name, folder):
        print_text(file)
    print_text(say("new-game-next", name=args.name, folder=str(folder)))
    return 0
