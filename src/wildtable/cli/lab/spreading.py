"""Arguments that say where the games of the lab are played: processes, a cluster, a part of several."""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from wildtable.cli.arguments import Parser, UsageError, parse_positive
from wildtable.cli.terminal.console import make_console
from wildtable.cli.texts import say
from wildtable.lab.job import WHOLE, Part
from wildtable.lab.spread import Dask, Engine, Here, Processes


def add_spread_arguments(parser: Parser, *, checkpoint: bool = False) -> None:
    """Add the arguments of every command that plays many games."""
    parser.add_argument("--workers", type=parse_positive, metavar="W", help=say("argument-workers"))
    parser.add_argument("--cluster", metavar="ADDRESS", help=say("argument-cluster"))
    parser.add_argument("--part", type=parse_part, default=WHOLE, metavar="K/N", help=say("argument-part"))
    if checkpoint:
        parser.add_argument("--checkpoint", type=Path, metavar="FILE", help=say("argument-checkpoint"))


def parse_part(text: str) -> Part:
    """Parse `3/100`."""
    found = re.fullmatch(r"(\d{1,6})/(\d{1,6})", text, re.ASCII)
    part = Part(*map(int, found.groups())) if found else Part(0)
    if not 1 <= part.number <= part.of:
        raise argparse.ArgumentTypeError(say("error-part", text=text))
    return part


def choose_place(args: argparse.Namespace) -> Engine | None:
    """Return the engine that the arguments name; none, if the amount of work decides."""
    if args.part != WHOLE and "checkpoint" in args and args.checkpoint is None:
        raise UsageError(say("error-part-file"))
    if args.cluster is not None:
        return Dask(args.cluster)
    if args.workers is None:
        return None
    return Here() if args.workers == 1 else Processes(args.workers)


def show_part(part: Part, path: Path) -> int:
    """Say where a part is and how the parts become a report."""
    make_console().print(say("part-saved", number=part.number, of=part.of, path=str(path)))
    return 0
