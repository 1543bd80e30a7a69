"""Review: the analysis of a finished game as a page shows it. Coordinates and words; the template draws them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple

from wildtable.engine.cards import Seat
from wildtable.games import game_of_record
from wildtable.lab.findings import Estimate, Forecast, Moment, SeatBalance
from wildtable.server.html.game_page import load_game_page
from wildtable.server.html.phrases import word_answer
from wildtable.server.html.replay import cards_in_hand
from wildtable.server.html.texts import format_signed, say
from wildtable.server.tables.archive.replays import Replay
from wildtable.server.tables.processes.reviews import Review

if TYPE_CHECKING:
    from markupsafe import Markup

KEY_MOMENTS = 3
WIDTH, HEIGHT, LEFT, TOP, RIGHT, BOTTOM = 640, 260, 44, 12, 12, 28
MAX_LABELS = 8
"""Rounds named below the graph."""


class ShownMoment(NamedTuple):
    """A moment in words. `at` and `seat` find it in the replay, as its player saw it."""

    at: int
    seat: Seat
    place: str
    grade: str
    move: Markup
    better: Markup
    hand: str
    chance: float
    after: float
    """The chance with the better move: in whole percent it is the chance plus the loss, as the page shows them."""
    loss: str
    score: str


class ChanceLine(NamedTuple):
    """A seat's chance to win along the game: points of its line, and where its moments are on it."""

    points: str
    dots: Sequence[tuple[float, float, int]]
    """Where, and the number of the moment."""


class Graph(NamedTuple):
    """All lines, the scale beside and below them, and the same as rows of a table."""

    lines: Sequence[ChanceLine]
    scale: Sequence[tuple[float, float]]
    labels: Sequence[tuple[float, str]]
    rows: Sequence[tuple[str, Sequence[float]]]
    width: int = WIDTH
    height: int = HEIGHT
    left: int = LEFT
    bottom: int = HEIGHT - BOTTOM


class ShownBalance(NamedTuple):
    """What made a seat's result, in percentage points with their ranges."""

    result: str
    own: str
    others: str
    chance: str
    margin: str
    bars: Sequence[tuple[str, float, float]]
    """Each part as a bar: its kind, where it begins and how long it is, in percent of the width."""


class ShownReview(NamedTuple):
    """A review as far as it is done. `key_moments` are the reader's own, if they played and some of theirs were found."""

    share: float
    is_done: bool
    has_failed: bool
    is_own: bool
    key_moments: Sequence[ShownMoment]
    other_moments: Sequence[ShownMoment]
    graph: Graph | None
    balances: Sequence[ShownBalance]


def present_review(review: Review, replay: Replay, names: Sequence[str], language: str, reader: Seat | None) -> ShownReview:
    """Put a review into words and coordinates."""
    words = _Words(replay, names, language)
    analysis = review.draft.analysis if review.draft else None
    moments = analysis.moments if analysis else ()
    own = [one for one in moments if one.seat == reader]
    key = (own or list(moments))[:KEY_MOMENTS]
    ordered = [*key, *(one for one in moments if one not in key)]
    shown = [words.moment(one) for one in ordered]
    forecasts = analysis.forecasts if analysis else ()
    shares = review.draft.outline.shares if review.draft else ()
    return ShownReview(
        review.share,
        review.is_done,
        review.has_failed,
        bool(own),
        shown[: len(key)],
        shown[len(key) :],
        words.graph(forecasts, ordered, shares) if len(forecasts) > 1 else None,
        [words.balance(one, len(shares)) for one in analysis.seats] if analysis else (),
    )


class _Words:
    def __init__(self, replay: Replay, names: Sequence[str], language: str) -> None:
        self._replay = replay
        self._language = language
        self._game = game_of_record(replay.record)
        self._names = names

    def moment(self, one: Moment) -> ShownMoment:
        at = one.question - 1
        moves = self._game.moves
        return ShownMoment(
            at,
            one.seat,
            self._place(at),
            one.grade,
            word_answer(self._game, self._language, self._names, [moves[one.move]]),
            word_answer(self._game, self._language, self._names, [moves[one.better]]),
            self._hand(at, one.seat),
            one.chance,
            min(round(one.chance, 2) + round(one.loss.mean, 2), 1.0),
            self._range(one.loss),
            self._game.texts.say(self._language, "amount", count=format_signed(self._language, one.margin.mean)),
        )

    def graph(self, forecasts: Sequence[Forecast], moments: Sequence[Moment], shares: Sequence[float]) -> Graph:
        """Draw chances from the first forecast to the result."""
        last = self._replay.last
        chances = [(one.question - 1, [min(max(each.mean, 0.0), 1.0) for each in one.chances]) for one in forecasts]
        chances.append((last, list(shares)))

        def x(at: int) -> float:
            return round(LEFT + (WIDTH - LEFT - RIGHT) * at / last, 1)

        def y(chance: float) -> float:
            return round(TOP + (HEIGHT - TOP - BOTTOM) * (1 - chance), 1)

        def on_line(at: int, seat: Seat) -> float:
            """Return the height of a line at a question, which may be between two forecasts."""
            right = next(number for number, (where, _) in enumerate(chances) if where >= at)
            (before, low), (after, high) = chances[max(right - 1, 0)], chances[right]
            part = (at - before) / (after - before) if after > before else 1.0
            return y(low[seat] + (high[seat] - low[seat]) * part)

        lines = [
            ChanceLine(
                " ".join(f"{x(at):g},{y(each[seat]):g}" for at, each in chances),
                [
                    (x(one.question - 1), on_line(one.question - 1, seat), number)
                    for number, one in enumerate(moments, 1)
                    if one.seat == seat
                ],
            )
            for seat in range(len(shares))
        ]
        marks = self._replay.marks[:-1]
        every = -(-len(marks) // MAX_LABELS)
        labels = [(x(mark.at), str(mark.round)) for mark in marks[::every] if mark.round]
        rows = [(say(self._language, "score-final") if at == last else self._place(at), each) for at, each in chances]
        return Graph(lines, [(y(part / 4), part / 4) for part in range(5)], labels, rows)

    def balance(self, one: SeatBalance, people: int) -> ShownBalance:
        parts = {"own": one.own.mean, "others": one.others.mean, "chance": one.chance}
        return ShownBalance(
            _signed(100 * (one.result - 1 / people)),
            self._signed_range(one.own),
            self._signed_range(one.others),
            _signed(100 * one.chance),
            format_signed(self._language, one.margin.mean),
            [
                (kind, round(50 + 50 * max(min(part, 0.0), -1.0), 1), round(50 * min(abs(part), 1.0), 1))
                for kind, part in parts.items()
            ],
        )

    def _place(self, at: int) -> str:
        """Say where in the game a question is: its round or phase, and its step."""
        mark = next(mark for mark in reversed(self._replay.marks) if mark.at <= at)
        step = say(self._language, "record-at", at=at, last=self._replay.last)
        return f"{say(self._language, 'round', round=mark.round)}, {step}" if mark.round else step

    def _hand(self, at: int, seat: Seat) -> str:
        """Name the cards in a player's hand before they answered."""
        page = load_game_page(self._game, self._language)
        return page.labels(cards_in_hand(page, self._replay.moment(at, seat).view, seat))

    def _range(self, loss: Estimate) -> str:
        low, high = (max(0, round(100 * (loss.mean + side * loss.error))) for side in (-2, 2))
        return say(self._language, "review-range", loss=round(100 * loss.mean), low=low, high=high)

    def _signed_range(self, part: Estimate) -> str:
        return f"{_signed(100 * part.mean)} ± {round(200 * part.error)}"


def _sign(value: float) -> str:
    return "+" if value >= 0 else "\u2212"


def _signed(value: float) -> str:
    return f"{_sign(round(value))}{abs(round(value))}"
