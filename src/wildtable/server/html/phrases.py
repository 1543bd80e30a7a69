"""Phrases: moves and events of a game in words, for pages. Made from views and from nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import groupby
from operator import itemgetter
from types import MappingProxyType
from typing import Any, NamedTuple

from markupsafe import Markup, escape

from wildtable.engine.cards import Card, Seat
from wildtable.engine.game import AnyGame
from wildtable.engine.moves import Move
from wildtable.engine.presentation.page_modules import wording_of
from wildtable.engine.presentation.scenes import Beat
from wildtable.engine.presentation.wording import READER, Occurrence, Wording, merge_events
from wildtable.server.html.templating import language_globals, narrow, render_names
from wildtable.server.html.texts import say

CARD = re.compile("\ue000(.*?)\ue001(.*?)\ue002")
"""A card in a sentence before it becomes HTML: its name and its label, between marks that no text can hold."""
LABEL = r"\2"
SEAT_NAME, OWNER_NAME = "\ue003", "\ue004"
"""The names of an event's seat and of the owner of its cards, before they are known."""
MAX_LINES, MAX_NAMED_LINES = 16_384, 4096
LATEST_LINES = 2
"""How many lines of the log are repeated on the mat."""


class Phrases(Wording):
    """The words for a game between these players, all seats named, in one language."""

    def log_lines(self, events: Iterable[Mapping[str, Any]], reader: Seat | None) -> tuple[Markup, ...]:
        """Render events as list items, one for each sentence; the seat of the reader is “you”."""
        return tuple([self._log_line(one, reader) for one in merge_events(events)])

    def log_run(self, events: tuple[Mapping[str, Any], ...], reader: Seat | None) -> LogRun:
        """Render events of one name in a row."""
        told = merge_events(events)
        text = "".join([f"{self._log_line(one, reader)}\n" for one in told])
        seats = frozenset([seat for one in told for seat in (one.seat, one.owner(self.game)) if seat is not None])
        return LogRun(events, text, seats)

    def beat(self, one: Beat, viewer: Seat | None) -> Markup:
        """Put a beat of the story into words for a viewer; `names` are those the viewer reads."""
        name = "none" if one.seat is None else self.names[one.seat]
        is_viewer = one.seat is not None and one.seat == viewer
        return _beat(self.game, self.language, name, is_viewer, (one.message, one.cards, one.about))

    def _log_line(self, one: Occurrence, reader: Seat | None) -> Markup:
        names = self.called(one.seat, reader), self.called(one.owner(self.game), reader)
        return _log_line(self.game, self.language, names, one)

    def answer(self, moves: Sequence[Move]) -> Markup:
        """Render an answer with its cards marked."""
        return _render_marks(_MarkedWording(self.game, self.names, self.language).moves(moves))


class LogRun(NamedTuple):
    """Events of one name in a row, which may share a sentence, their lines, and the seats that these name."""

    events: tuple[Mapping[str, Any], ...]
    text: str
    seats: frozenset[Seat]


class LogLines:
    """The lines of a log for one reader, each rendered once: with every move a few events come at the end, and now and then
    the oldest leave. Only their text is held, in the region that shows them: a server has thousands of logs."""

    def __init__(self) -> None:
        self.region = ""
        self._about: object = None
        self._frame = ("", "")
        """What comes before and after the lines."""
        self._count = 0
        """How many events there are."""
        self._last: Mapping[str, Any] | None = None
        """The last of them."""
        self._runs: list[tuple[int, int]] = []
        """How many events and characters each run has."""

    def update(
        self,
        phrases: Phrases,
        events: Sequence[Mapping[str, Any]],
        reader: Seat | None,
        public: Mapping[int, LogRun] = MappingProxyType({}),
    ) -> dict[int, LogRun]:
        """Make the region show these events; lines of the same events as before are not rendered again. Return the runs that
        were, by the identity of their first events, which they hold. `public` are those just rendered for spectators: this
        reader shares lines that spectators saw alike and that do not name the reader."""
        about = phrases.game, phrases.language, phrases.names, reader
        first, last, runs, kept = self._keep(events) if about == self._about else (0, 0, [], "")

        def render(some: Sequence[Mapping[str, Any]]) -> list[LogRun]:
            rendered = []
            for _, group in groupby(some, itemgetter("event")):
                same = tuple(group)
                run = public.get(id(same[0]))
                is_shared = run is not None and reader not in run.seats and run.events == same
                rendered.append(run if run is not None and is_shared else phrases.log_run(same, reader))
            return rendered

        cut, new = render(events[:first]), render(events[last:])
        sizes = [[(len(run.events), len(run.text)) for run in some] for some in (cut, new)]
        self._runs = [*sizes[0], *runs, *sizes[1]]
        self._about, self._count, self._last = about, len(events), events[-1] if events else None
        self._frame = frame_log(phrases.language, is_empty=not events)
        lines = "".join([*[run.text for run in cut], kept, *[run.text for run in new]])
        self.region = f"{self._frame[0]}{lines}{self._frame[1]}"
        return {id(run.events[0]): run for run in (*cut, *new)}

    def _keep(self, events: Sequence[Mapping[str, Any]]) -> tuple[int, int, list[tuple[int, int]], str]:
        """Find the runs that are whole and have not grown. Return where they begin and end in the events, the runs, and
        their lines. After an undo events are others, and no run is kept."""
        last = self._last
        there = next((place for place in range(len(events), 0, -1) if events[place - 1] is last), 0)
        gone = self._count - there
        if last is None or not there or gone < 0:
            return 0, 0, [], ""
        runs, count, length = self._runs, 0, 0
        if events[there:] and events[there]["event"] == last["event"]:
            *runs, (count, length) = runs
        start, end, left = len(self._frame[0]), len(self.region) - len(self._frame[1]) - length, 0
        while gone > 0 and left < len(runs):
            gone -= runs[left][0]
            start += runs[left][1]
            left += 1
        return (0, 0, [], "") if gone > 0 else (-gone, there - count, runs[left:], self.region[start:end])

    def take_latest(self) -> Markup:
        """Return the last lines, as many as the mat repeats."""
        head, tail = self._frame
        end = len(self.region) - len(tail) - 1
        start = end
        for _ in range(LATEST_LINES):
            start = self.region.rfind("\n", 0, max(start, 0))
        return Markup(self.region[max(start + 1, len(head)) : end]) if self._runs else Markup()


@cache
def frame_log(language: str, *, is_empty: bool) -> tuple[str, str]:
    """Return what comes before and after the lines of a log."""
    mark = Markup("\ue005")
    html = render_names("regions/log.html", {"lines": "" if is_empty else mark}, language_globals(language))
    before, _, after = html.partition(mark)
    return before, after


class _MarkedWording(Wording):
    """Marks the cards in its sentences, for pages that show them when asked."""

    def card(self, card: Card) -> str:
        return self._mark(card, super().card(card))

    def add_article(self, card: Card, definite: bool = False) -> str:
        return self._mark(card, super().add_article(card, definite))

    def _mark(self, card: Card, label: str) -> str:
        return f"\ue000{self.game.catalogue.names[card]}\ue001{label}\ue002"


@lru_cache(maxsize=MAX_NAMED_LINES)
def _beat(
    game: AnyGame,
    language: str,
    name: str,
    is_viewer: bool,
    told: tuple[str, tuple[str, ...], tuple[tuple[str, str | int], ...]],
) -> Markup:
    """Put a beat into words, for the readers of a table one after the other."""
    return _insert_names(_beat_of_anybody(game, language, name == "none", is_viewer, told), name, None)


@lru_cache(maxsize=MAX_LINES)
def _beat_of_anybody(
    game: AnyGame,
    language: str,
    is_nobody: bool,
    is_viewer: bool,
    told: tuple[str, tuple[str, ...], tuple[tuple[str, str | int], ...]],
) -> Markup:
    """Put a beat into words, with a mark for the name: the same happens at many tables."""
    message, cards, about = told
    wording = _MarkedWording(game, (), language)
    values = Wording(game, (), language).values(dict(about))
    seen = game.catalogue.cards(cards) if cards else None
    forms = wording.forms(seen, say(language, "cards", count=values.get("number", 0)))
    name = "none" if is_nobody else SEAT_NAME
    who = {"name": name, "you": "yes" if is_viewer else "no", "seat": READER if is_viewer else name}
    return _render_marks(wording.say(message, **who, **forms, **values))


@lru_cache(maxsize=MAX_NAMED_LINES)
def _log_line(game: AnyGame, language: str, names: tuple[str | None, str | None], one: Occurrence) -> Markup:
    """Render one line of the log, for the readers of a table one after the other. `names` are those of its seat and of the
    cards' owner."""
    seat, owner = names
    marks = (seat if seat in (None, READER) else SEAT_NAME), (owner if owner in (None, READER) else OWNER_NAME)
    kind = "milestone" if one.is_milestone else "tidying" if one.is_tidying(game) else ""
    line = _log_line_of_anybody(game, language, marks, kind, one._replace(seat=None, source=None, target=None))
    return _insert_names(line, seat, owner)


@lru_cache(maxsize=MAX_LINES)
def _log_line_of_anybody(
    game: AnyGame, language: str, names: tuple[str | None, str | None], kind: str, one: Occurrence
) -> Markup:
    """Render a line with marks for the names, and with its brief form for listeners where the game has one: the same happens
    at many tables."""
    wording = wording_of(game, (), language)
    forms = _MarkedWording(game, (), language).forms(one.seen(game), say(language, "cards", count=one.size))
    about = wording.circumstances(one, names, forms)
    html = _render_marks(one.sentence(game, language, about))
    brief = wording.tell_briefly(one, about)
    kind = kind or ("own" if names[0] == READER else "")
    start = f'<li class="{kind}"' if kind else "<li"
    if brief is not None:
        start += f' data-brief="{narrow(escape(CARD.sub(LABEL, brief)))}"'
    return Markup(f"{start}><h3>{html}</h3></li>" if kind == "milestone" else f"{start}>{html}</li>")


def _insert_names(line: Markup, seat: str | None, owner: str | None) -> Markup:
    """Replace the marks for names. Names are known to no message: it only asks whether there is one, and whether it is the
    reader's."""
    for mark, name in ((SEAT_NAME, seat), (OWNER_NAME, owner)):
        if name is not None and mark in line:
            line = Markup(str.replace(line, mark, narrow(escape(name))))
    return line


def _render_marks(text: str) -> Markup:
    """Escape a sentence and mark the cards in it, which the page explains."""
    return Markup(CARD.sub(r'<span class="ref" data-card="\1">\2</span>', narrow(str(escape(text)))))
