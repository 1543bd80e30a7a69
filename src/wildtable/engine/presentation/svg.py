"""SVG: the table as a picture for notebooks, made of its rows in words; no file and no script is needed to show it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from textwrap import wrap

from wildtable.engine.presentation.wording import TextItem, TextRow

WIDTH, LEFT, GAP, LINE, CHIP = 860, 190, 6, 26, 20
LETTER = 6.6
"""The width of a letter at 12 px, on average; names are short, so that the error stays within the padding."""
STYLE = (
    "text{font:12px system-ui,sans-serif;fill:#222}.title{font-weight:600;font-size:14px}.head{fill:#555}"
    ".chip{fill:#fff;stroke:#8a8f98}.plain{fill:#eef0f3;stroke:#c5c9d0}"
)


def draw_rows(title: str, rows: Sequence[TextRow], question: Sequence[str]) -> str:
    """Draw a heading, the rows with a chip for each thing on them, and the question below."""
    parts, top = [_text(GAP, LINE - GAP, title, "title")], LINE + GAP
    for row in rows:
        parts.append(_text(GAP, top + CHIP - GAP, row.heading, "head"))
        left = LEFT
        for item in row.items:
            width = round(len(item.name) * LETTER) + 2 * GAP
            if left + width > WIDTH and left > LEFT:
                left, top = LEFT, top + LINE
            parts.append(_chip(left, top, width, item))
            left += width + GAP
        top += LINE
    for text in question:
        for line in wrap(text, int((WIDTH - 2 * GAP) / LETTER)):
            parts.append(_text(GAP, top + CHIP - GAP, line))
            top += CHIP
    size = f'width="{WIDTH}" height="{top + GAP}" viewBox="0 0 {WIDTH} {top + GAP}"'
    ground = f'<rect width="{WIDTH}" height="{top + GAP}" rx="8" fill="#f7f8fa"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img"><style>{STYLE}</style>{ground}{"".join(parts)}</svg>'


def _text(x: int, y: int, text: str, kind: str = "") -> str:
    return f'<text x="{x}" y="{y}"{kind and f" class={kind!r}"}>{escape(text)}</text>'


def _chip(x: int, y: int, width: int, item: TextItem) -> str:
    """Draw one thing; what is printed on it, and a remark, are shown under the pointer."""
    kind = "plain" if item.card is None else "chip"
    about = " ".join(filter(None, (item.text, item.remark)))
    box = f'<rect x="{x}" y="{y}" width="{width}" height="{CHIP}" rx="5" class="{kind}"/>'
    return f"<g>{about and f'<title>{escape(about)}</title>'}{box}{_text(x + GAP, y + CHIP - GAP, item.name)}</g>"
