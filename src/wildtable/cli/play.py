"""`wildtable play`: one person at the terminal, bots in the other seats."""

from __future__ import annotations

import argparse
import re
import secrets
from itertools import count
from pathlib import Path

from wildtable.cli import arguments
from wildtable.cli.arguments import Chosen, UsageError
from wildtable.cli.terminal.screen import screen
from wildtable.cli.terminal.session import Session
from wildtable.cli.texts import say


def run(args: argparse.Namespace) -> int:
    chosen = arguments.game(args)
    if args.seat >= chosen.people:
        raise UsageError(say("error-seat", seat=args.seat, last=chosen.people - 1))
    kinds = _bots(args, chosen)
    seed = args.seed or str(secrets.randbelow(10**6))
    state = chosen.new(seed)
    path = args.record or _free(f"{chosen.game.name}-" + re.sub(r"[^\w.-]", "_", seed))
    return Session(screen(), state, args.seat, kinds=kinds, name=args.name, path=path).run()


def _bots(args: argparse.Namespace, chosen: Chosen) -> list[str]:
    """A bot for each seat but the person's: the same for all, or as many as there are."""
    others = chosen.people - 1
    if len(args.bots) not in (1, others):
        raise UsageError(say("error-opponents", given=len(args.bots), needed=others))
    names = list(args.bots) * others if len(args.bots) == 1 else list(args.bots)
    return [*names[: args.seat], "", *names[args.seat :]][: chosen.people]


def _free(name: str) -> Path:
    """A file that is not there yet: a game played before with the same seed is not written over."""
    numbered = (Path(f"{name}.toml" if number == 1 else f"{name}-{number}.toml") for number in count(1))
    return next(path for path in numbered if not path.exists())
