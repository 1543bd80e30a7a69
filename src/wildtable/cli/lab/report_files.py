"""The files of reports: self-contained HTML pages, and data beside them."""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from pathlib import Path

from wildtable.cli.texts import language
from wildtable.engine.errors import RecordError

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
