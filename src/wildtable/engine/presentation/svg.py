"""SVG: the table as a picture, made of its rows in words and the art of its cards; no file or script is needed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from html import escape
from textwrap import wrap

from wildtable.engine.cards import Card
from wildtable.engine.presentation.wording import TextItem, TextRow

WIDTH, LEFT, GAP, LINE, CHIP = 860, 190, 6, 26, 20
PICTURE, TILE = 36, 44
"""The sides of a card's picture, and the height of a card that has one."""
LETTER = 6.6
"""The width of a letter at 12 px, on average; names are short, so that the error stays within the padding."""
STYLE = (
    "text{font:12px system-ui,sans-serif;fill:#222}.title{font-weight:600;font-size:14px}.head{fill:#555}"
    ".chip{fill:#fff;stroke:#8a8f98}.plain{fill:#eef0f3;stroke:#c5c9d0}"
)


Art = Callable[[Card], Sequence[str]]
"""Returns the pictures of a card, from the bottom up, each a whole SVG; none where it is not drawn."""


def draw_rows(title: str, rows: Sequence[TextRow], question: Sequence[str], art: Art) -> str:
    """Draw a heading, the rows with a chip for each thing on them, cards with their pictures, and the question below."""
    parts, top = [_text(GAP, LINE - GAP, title, "title")], LINE + GAP
    for row in rows:
        parts.append(_text(GAP, top + CHIP - GAP, row.heading, "head"))
        left = LEFT
        pictures = [() if item.card is None else art(item.card) for item in row.items]
        height = TILE if any(pictures) else CHIP
        for item, layers in zip(row.items, pictures, strict=True):
            width = round(len(item.name) * LETTER) + 2 * GAP + bool(layers) * PICTURE
            if left + width > WIDTH and left > LEFT:
                left, top = LEFT, top + height + GAP
            parts.append(_chip(left, top, (width, height), item, layers))
            left += width + GAP
        top += height + GAP
    for text in question:
        for line in wrap(text, int((WIDTH - 2 * GAP) / LETTER)):
            parts.append(_text(GAP, top + CHIP - GAP, line))
            top += CHIP
    size = f'width="{WIDTH}" height="{top + GAP}" viewBox="0 0 {WIDTH} {top + GAP}"'
    ground = f'<rect width="{WIDTH}" height="{top + GAP}" rx="8" fill="#f7f8fa"/>'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img"><style>{STYLE}</style>{ground}{"".join(parts)}</svg>'


def _text(x: int, y: int, text: str, kind: str = "") -> str:
    return f'<text x="{x}" y="{y}"{kind and f" class={kind!r}"}>{escape(text)}</text>'


def _chip(x: int, y: int, size: tuple[int, int], item: TextItem, layers: Sequence[str]) -> str:
    """Draw one thing; what is printed on it, and a remark, are shown under the pointer."""
    width, height = size
    frame = f'x="{x + 2}" y="{y + (height - PICTURE) // 2}" width="{PICTURE}" height="{PICTURE}"'
    pictures = "".join(layer.replace("<svg ", f"<svg {frame} ", 1) for layer in layers)
    left, line = x + GAP + bool(layers) * PICTURE, y + height // 2 + GAP - 2
    kind = "plain" if item.card is None else "chip"
    about = " ".join(filter(None, (item.text, item.remark)))
    box = f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="5" class="{kind}"/>'
    return f"<g>{about and f'<title>{escape(about)}</title>'}{box}{pictures}{_text(left, line, item.name)}</g>"
