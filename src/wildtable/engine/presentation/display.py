"""Display: how games, states, views and records show themselves in a Python session: a line, a text, a picture.

The line is `repr`, the text is `print`, in the words of the terminal; seats are numbered as everywhere in code.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from html import escape
from textwrap import wrap
from typing import TYPE_CHECKING, cast

from wildtable.engine.cards import Card
from wildtable.engine.presentation.page_modules import card_art, wording_of
from wildtable.engine.presentation.texts import FALLBACK
from wildtable.engine.presentation.wording import TextItem, TextRow

if TYPE_CHECKING:
    from wildtable.engine.cards import Seat
    from wildtable.engine.files.record import Record
    from wildtable.engine.game import AnyGame
    from wildtable.engine.knowledge.view import View
    from wildtable.engine.result import Result
    from wildtable.engine.state import State


class DisplayedGame:
    """How a game shows itself: its name, its seats and options, the number of its moves and cards."""

    def __repr__(self) -> str:
        game = cast("AnyGame", self)
        return f"<Game {game.name}: rules {game.rules_version}, {_seat_counts(game)} seats, {len(game.moves)} moves>"

    def __str__(self) -> str:
        game = cast("AnyGame", self)
        rows = "".join(f"\n  {name}: {value}" for name, value in _game_rows(game))
        return f"{game.title} ({game.name}){rows}"

    def _repr_html_(self) -> str:
        game = cast("AnyGame", self)
        return _html_table(game.title, _game_rows(game))


class DisplayedView:
    """How a view shows itself: the table as its viewer sees it, and the question."""

    def __repr__(self) -> str:
        view = cast("View", self)
        return f"<View {view.game.name}, {_viewer(view)} of {view.seats}: {_situation(view)}>"

    def __str__(self) -> str:
        view = cast("View", self)
        lines = [line for row in _rows(view) for line in _row_lines(row)]
        return "\n".join([_title(view), *lines, *_question(view)])

    def _repr_svg_(self) -> str:
        view = cast("View", self)
        return draw_rows(_title(view), _rows(view), _question(view), partial(card_art, view.game))


class DisplayedState:
    """How a state shows itself: the table with all cards open."""

    __slots__ = ()

    def __repr__(self) -> str:
        state = cast("State", self)
        view = state.view(None)
        return f"<State {state.game.name}, {state.seats} seats: {_situation(view)}>"

    def __str__(self) -> str:
        return str(cast("State", self).view(None).opened())

    def _repr_svg_(self) -> str:
        return cast("State", self).view(None).opened()._repr_svg_()


class DisplayedRecord:
    """How a record shows itself in a line and as a table; `str` is the text of its file."""

    def __repr__(self) -> str:
        record = cast("Record", self)
        end = f"scores {_hyphenated(record.scores)}" if record.scores else "not over"
        return f"<Record {record.game}: {record.seats} seats, {len(record.moves)} questions, {end}>"

    def _repr_html_(self) -> str:
        record = cast("Record", self)
        seats = [f"{seat}: {', '.join(moves)}" for answers in record.moves for seat, moves in answers.items()]
        players = [*record.players, *[""] * len(record.scores)][: max(len(record.players), len(record.scores))]
        scores = [*map(str, record.scores), *[""] * len(players)]
        rows = [(name or f"seat {seat}", scores[seat]) for seat, name in enumerate(players)]
        return _html_table(repr(self)[1:-1], [*rows, ("seed", record.seed), ("moves", "; ".join(seats))])


def _seat_counts(game: AnyGame) -> str:
    first, *_, last = (*game.seat_counts, game.seat_counts[-1])
    return str(first) if first == last else f"{first} to {last}"


def _game_rows(game: AnyGame) -> list[tuple[str, str]]:
    options = [(setting.name, ", ".join(map(str, setting.values))) for setting in game.settings]
    counts = [("moves", str(len(game.moves))), ("cards", f"{len(game.catalogue)} kinds")]
    return [("seats", _seat_counts(game)), *options, *counts]


def _html_table(title: str, rows: Sequence[tuple[str, str]]) -> str:
    cells = "".join(f"<tr><th>{escape(name)}</th><td>{escape(value)}</td></tr>" for name, value in rows)
    return f"<table><caption>{escape(title)}</caption>{cells}</table>"


def _hyphenated(numbers: Sequence[int]) -> str:
    return "-".join(map(str, numbers))


def _viewer(view: View) -> str:
    return "spectator" if view.viewer is None else f"seat {view.viewer}"


def _title(view: View) -> str:
    return f"{view.game.title}, {_viewer(view)} of {view.seats}"


def _rows(view: View) -> list[TextRow]:
    return wording_of(view.game, [f"seat {seat}" for seat in range(view.seats)], FALLBACK).rows(view)


def _row_lines(row: TextRow) -> list[str]:
    items = [" ".join(filter(None, (item.name, item.text, item.remark))) for item in row.items]
    if row.listed:
        return [f"  {row.heading}:", *(f"    {item}" for item in items)]
    return [f"  {row.heading}: {', '.join(items)}"]


def _question(view: View) -> list[str]:
    """Return what is asked, and the moves the viewer may answer with."""
    if view.over:
        return [_situation(view)]
    asked = view.game.texts.say(FALLBACK, f"ask-{type(view.agenda[0]).__name__}")
    choice = getattr(view, "choice", None)  # a view from its dump has none
    moves = [] if choice is None else [", ".join(choice.notations)]
    return [f"{asked} ({_situation(view)})", *moves]


def _situation(view: View) -> str:
    """Return who is asked what, or how the game has ended."""
    result: Result | None = getattr(view, "result", None)
    if view.over:
        return "over" if result is None else f"over, scores {_hyphenated(result.scores)}"
    step = type(view.agenda[0]).__name__
    choice = getattr(view, "choice", None)
    if choice is not None:
        least, most = choice.owed
        return f"{step}, {most if least == most else f'{least} to {most}'} of {len(choice)} moves"
    return f"{step}, waiting for {_seats([seat for seat in view.asked if seat not in view.answered])}"


def _seats(seats: Sequence[Seat]) -> str:
    return f"seat{'s' * (len(seats) != 1)} {', '.join(map(str, seats))}"


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
