"""`wildtable play`: one player at the terminal, bots in the other seats."""

from __future__ import annotations

import argparse
import re
import secrets
from itertools import count
from pathlib import Path

from wildtable.cli import arguments
from wildtable.cli.arguments import ChosenGame, UsageError
from wildtable.cli.terminal.console import make_console
from wildtable.cli.terminal.session import TerminalSession
from wildtable.cli.texts import say


def run(args: argparse.Namespace) -> int:
    chosen = arguments.parse_game(args)
    if args.seat >= chosen.people:
        raise UsageError(say("error-seat", seat=args.seat, last=chosen.people - 1))
    kinds = _choose_bots(args, chosen)
    arguments.warn_of_slow_bots(chosen.game, kinds)
    seed = args.seed or str(secrets.randbelow(10**6))
    state = chosen.new(seed)
    path = args.record or _unused_path(f"{chosen.game.name}-" + re.sub(r"[^\w.-]", "_", seed))
    return TerminalSession(make_console(), state, args.seat, kinds=kinds, name=args.name, path=path).run()


def _choose_bots(args: argparse.Namespace, chosen: ChosenGame) -> list[str]:
    """Return a bot for every seat but the player's, where the name is empty."""
    others = chosen.people - 1
    if len(args.bots) not in (1, others):
        raise UsageError(say("error-opponents", given=len(args.bots), needed=others))
    names = list(args.bots) * others if len(args.bots) == 1 else list(args.bots)
    return [*names[: args.seat], "", *names[args.seat :]][: chosen.people]


def _unused_path(name: str) -> Path:
    """Return a path that does not exist yet, so that a game with the same seed is not overwritten."""
    numbered = (Path(f"{name}.toml" if number == 1 else f"{name}-{number}.toml") for number in count(1))
    return next(path for path in numbered if not path.exists())
