"""Display: how games, states, views and records show themselves in a Python session: a line, a text, a picture.

The line is `repr`, the text is `print`, in the words of the terminal; seats are numbered as everywhere in code.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from html import escape
from textwrap import wrap
from typing import TYPE_CHECKING

from wildtable.engine.cards import Card
from wildtable.engine.presentation.page_modules import card_art, wording_of
from wildtable.engine.presentation.texts import FALLBACK
from wildtable.engine.presentation.wording import TextItem, TextRow

if TYPE_CHECKING:
    from wildtable.engine.game import AnyGame
    from wildtable.engine.knowledge.view import View
    from wildtable.engine.result import Result


def describe_game(game: AnyGame) -> list[tuple[str, str]]:
    """Return headings and values: the seats and options of a game, the numbers of its moves and cards."""
    options = [(setting.name, ", ".join(map(str, setting.values))) for setting in game.settings]
    counts = [("moves", str(len(game.moves))), ("cards", f"{len(game.catalogue)} kinds")]
    return [("seats", count_seats(game)), *options, *counts]


def count_seats(game: AnyGame) -> str:
    first, *_, last = (*game.seat_counts, game.seat_counts[-1])
    return str(first) if first == last else f"{first} to {last}"


def describe_situation(view: View) -> str:
    """Return who is asked what, or how the game has ended."""
    result: Result | None = getattr(view, "result", None)
    if view.over:
        return "over" if result is None else f"over, scores {join_scores(result.scores)}"
    step = type(view.agenda[0]).__name__
    choice = getattr(view, "choice", None)  # a view from its dump has none
    if choice is not None:
        least, most = choice.owed
        return f"{step}, {most if least == most else f'{least} to {most}'} of {len(choice)} moves"
    waiting = [seat for seat in view.asked if seat not in view.answered]
    return f"{step}, waiting for seat{'s' * (len(waiting) != 1)} {', '.join(map(str, waiting))}"


def join_scores(scores: Sequence[int]) -> str:
    return "-".join(map(str, scores))


def name_viewer(view: View) -> str:
    return "spectator" if view.viewer is None else f"seat {view.viewer}"


def write_view(view: View) -> str:
    """Return the table as its viewer sees it, and the question, as text."""
    lines = [_title(view)]
    for row in _rows(view):
        items = [" ".join(filter(None, (item.name, item.text, item.remark))) for item in row.items]
        if row.listed:
            lines += [f"  {row.heading}:", *(f"    {item}" for item in items)]
        else:
            lines.append(f"  {row.heading}: {', '.join(items)}")
    return "\n".join([*lines, *_question(view)])


def draw_view(view: View) -> str:
    """Return the same as a picture, an SVG."""
    return draw_rows(_title(view), _rows(view), _question(view), partial(card_art, view.game))


def write_html_table(title: str, rows: Sequence[tuple[str, str]]) -> str:
    cells = "".join(f"<tr><th>{escape(name)}</th><td>{escape(value)}</td></tr>" for name, value in rows)
    return f"<table><caption>{escape(title)}</caption>{cells}</table>"


def _title(view: View) -> str:
    return f"{view.game.title}, {name_viewer(view)} of {view.seats}"


def _rows(view: View) -> list[TextRow]:
    return wording_of(view.game, [f"seat {seat}" for seat in range(view.seats)], FALLBACK).rows(view)


def _question(view: View) -> list[str]:
    """Return what is asked, and the moves the viewer may answer with."""
    if view.over:
        return [describe_situation(view)]
    question = view.game.texts.say(FALLBACK, f"ask-{type(view.agenda[0]).__name__}")
    choice = getattr(view, "choice", None)
    moves = [] if choice is None else [", ".join(choice.notations)]
    return [f"{question} ({describe_situation(view)})", *moves]


# The picture


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
    printed = " ".join(filter(None, (item.text, item.remark)))
    box = f'<rect x="{x}" y="{y}" width="{width}" height="{height}" rx="5" class="{kind}"/>'
    return f"<g>{printed and f'<title>{escape(printed)}</title>'}{box}{pictures}{_text(left, line, item.name)}</g>"
