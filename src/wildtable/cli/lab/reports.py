"""What the lab's commands share: their jobs, where these are played, and reports as tables, pages and files."""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Mapping, Sequence
from html import escape
from pathlib import Path
from typing import TypeVar

from rich import box
from rich.table import Table

from wildtable.cli.arguments import ChosenGame, UsageError, warn_of_slow_bots
from wildtable.cli.terminal.console import make_console, print_text
from wildtable.cli.texts import language, say
from wildtable.engine.errors import RecordError
from wildtable.lab.job import WHOLE, Job, Part
from wildtable.lab.spread import Dask, Engine, Here, Processes

J = TypeVar("J", bound=Job)
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


def render_page(title: str, style: str, texts: Iterable[str], parts: Iterable[str]) -> str:
    """Return a page with paragraphs, and parts that are HTML already."""
    body = "\n".join([f"<h1>{escape(title)}</h1>", *(f"<p>{escape(text)}</p>" for text in texts), *parts])
    return (
        f'<!doctype html>\n<html lang="{language()}">\n<meta charset="utf-8">\n'
        f'<meta name="viewport" content="width=device-width">\n<title>{escape(title)}</title>\n'
        f"<style>{STYLE}{style}</style>\n{body}\n</html>\n"
    )


def render_table(headings: Iterable[str], rows: Iterable[Iterable[str]], caption: str = "") -> str:
    """Return a table of cells that are HTML already."""
    head = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in headings)
    lines = [f"<tr>{''.join(cells)}</tr>" for cells in rows]
    about = f"<caption>{escape(caption)}</caption>" if caption else ""
    return "\n".join([f"<table>{about}<tr>{head}</tr>", *lines, "</table>"])


def render_cell(text: str) -> str:
    return f"<td>{escape(text)}</td>"


def spell_interval(ends: tuple[float, float]) -> str:
    low, high = ends
    return say("number-range", low=f"{low:.1%}", high=f"{high:.1%}")


def make_table(first: str, *others: str) -> Table:
    """Return a table for the terminal: names in the first column, figures in the others."""
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(first, style="bold", overflow="fold")
    for heading in others:
        table.add_column(heading, justify="right", overflow="fold")
    return table


def publish(args: argparse.Namespace, stem: str, data: Mapping[str, object], page: str) -> bool:
    """Write a report as JSON and as a page, and print the JSON if that is wanted; return whether it is not."""
    text = json.dumps(data, indent=2)
    write_report(args.out / f"{stem}.json", f"{text}\n")
    write_report(args.out / f"{stem}.html", page)
    if args.json:
        print_text(text)
    return not args.json


def show_places(args: argparse.Namespace, stem: str) -> None:
    """Say where the files of a report are."""
    make_console().print(say("balance-saved", page=str(args.out / f"{stem}.html"), data=str(args.out / f"{stem}.json")))


def write_report(path: Path, text: str) -> None:
    """Write a file, and its folder if there is none."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise RecordError(f"{path}: {error.strerror}") from None


# Jobs


def make_job(kind: type[J], args: argparse.Namespace, chosen: ChosenGame, bots: Sequence[str]) -> J:
    """Return the job that the arguments describe."""
    game = chosen.game
    job = kind(game.name, chosen.seats, bots, args.games, args.seed or "0", chosen.options, game.deck_text)
    warn_of_slow_bots(game, job.bot_names)
    return job


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
