"""Reports of the lab's commands: their files, and where the games are played."""

from __future__ import annotations

import argparse
import re
from collections.abc import Iterable
from html import escape
from pathlib import Path

from wildtable.cli.arguments import Parser, UsageError, parse_positive
from wildtable.cli.terminal.console import make_console
from wildtable.cli.texts import language, say
from wildtable.engine.errors import RecordError
from wildtable.lab.job import WHOLE, Part
from wildtable.lab.spread import Dask, Engine, Here, Processes

STYLE = """
:root { color-scheme: light dark; --ink: #1d2a24; --paper: #f7f4ec; --line: #b9b3a2; --good: #2f7d4f; --bad: #b3402e }
@media (prefers-color-scheme: dark) {
  :root { --ink: #ece7d9; --paper: #17201c; --line: #5b655f; --good: #6cc48f; --bad: #ef8672 }
}
body { font: 16px/1.5 system-ui, sans-serif; color: var(--ink); background: var(--paper) }
body { max-width: 62rem; margin: 2rem auto; padding: 0 1rem }
table { border-collapse: collapse; margin: 0 0 2rem; width: 100% }
caption { text-align: left; font-weight: bold; padding: .5rem 0 }
th, td { padding: .2rem .6rem; text-align: right; border-bottom: 1px solid var(--line); font-variant-numeric: tabular-nums }
th:first-child, td:first-child { text-align: left }
svg { display: block; max-width: 100% }
"""


def wrap_page(title: str, style: str, parts: Iterable[str]) -> str:
    """Return a page with parts that are HTML already."""
    body = "\n".join(parts)
    return (
        f'<!doctype html>\n<html lang="{language()}">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{escape(title)}</title>\n'
        f"<style>{STYLE}{style}</style>\n{body}\n</html>\n"
    )


def write_report(path: Path, text: str) -> None:
    """Write a file, and its folder if there is none."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise RecordError(f"{path}: {error.strerror}") from None


# Where games are played


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
