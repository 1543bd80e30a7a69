"""Phrases: moves and events of a game in words, for pages. Made from views and from nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from typing import Any, NamedTuple

from markupsafe import Markup, escape

from wildtable.engine.cards import Card, Seat
from wildtable.engine.game import AnyGame
from wildtable.engine.moves import Move
from wildtable.engine.presentation.occurrences import READER, Occurrence, merge_events
from wildtable.engine.presentation.page_modules import wording_of
from wildtable.engine.presentation.scenes import Beat
from wildtable.engine.presentation.wording import Wording
from wildtable.server.html.templating import narrow
from wildtable.server.html.texts import say

CARD = re.compile("\ue000(.*?)\ue001(.*?)\ue002")
"""A card in a sentence before it becomes HTML: its name and its label, between marks that no text can hold."""


class Phrases(Wording):
    """The words for a game between these players, all seats named, in one language."""

    def log_lines(self, events: Iterable[Mapping[str, Any]], reader: Seat | None) -> tuple[Markup, ...]:
        """Render events as list items, one for each sentence; the seat of the reader is “you”."""
        return tuple([self._log_line(one, reader) for one in merge_events(events)])

    def log_run(self, events: tuple[Mapping[str, Any], ...], reader: Seat | None) -> LogRun:
        """Render events of one name in a row."""
        told = merge_events(events)
        lines = tuple([self._log_line(one, reader) for one in told])
        seats = frozenset(seat for one in told for seat in (one.seat, one.owner(self.game)) if seat is not None)
        return LogRun(events, lines, seats)

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
    lines: tuple[Markup, ...]
    seats: frozenset[Seat]


class LogLines:
    """The lines of a log for one reader, each rendered once: with every move a few events come and the oldest leave."""

    def __init__(self) -> None:
        self._about: object = None
        self._events: Sequence[Mapping[str, Any]] = ()
        self._runs: list[LogRun] = []
        self._by_first: dict[int, LogRun] = {}
        """The runs by the identity of their first events, which they hold; made when another reader needs them."""

    def update(
        self,
        phrases: Phrases,
        events: Sequence[Mapping[str, Any]],
        reader: Seat | None,
        public: LogLines | None = None,
    ) -> tuple[Markup, ...]:
        """Return the lines of these events; those of the same events as before are not rendered again. `public` has the
        lines of spectators: this reader shares those that spectators saw alike and that do not name the reader."""
        about = phrases.game, phrases.language, phrases.names, reader
        start, end, known = self._find_known(events) if about == self._about else (0, 0, [])
        shared = {} if public is None else public._find_first_events()

        def render(some: Sequence[Mapping[str, Any]]) -> list[LogRun]:
            runs = []
            for _, group in groupby(some, itemgetter("event")):
                same = tuple(group)
                run = shared.get(id(same[0]))
                is_shared = run is not None and reader not in run.seats and run.events == same
                runs.append(run if run is not None and is_shared else phrases.log_run(same, reader))
            return runs

        self._runs = [*render(events[:start]), *known, *render(events[end:])]
        self._about, self._events, self._by_first = about, events, {}
        return tuple([line for run in self._runs for line in run.lines])

    def _find_known(self, events: Sequence[Mapping[str, Any]]) -> tuple[int, int, list[LogRun]]:
        """Return where the runs of before that are whole and cannot have grown begin and end, and these. Events come at the
        end and leave at the start; after an undo they are others, and nothing is known."""
        before = self._events
        gone = next((place for place, one in enumerate(before) if events and one is events[0]), len(before))
        kept = len(before) - gone
        if not kept or kept > len(events) or before[-1] is not events[kept - 1]:
            return 0, 0, []
        end = kept - len(self._runs[-1].events)
        runs = iter(self._runs[:-1])
        while gone > 0 and (run := next(runs, None)) is not None:
            gone -= len(run.events)
        return (0, 0, []) if gone > 0 else (-gone, end, list(runs))

    def _find_first_events(self) -> dict[int, LogRun]:
        self._by_first = self._by_first or {id(run.events[0]): run for run in self._runs}
        return self._by_first


class _MarkedWording(Wording):
    """Marks the cards in its sentences, for pages that show them when asked."""

    def card(self, card: Card) -> str:
        return self._mark(card, super().card(card))

    def add_article(self, card: Card, definite: bool = False) -> str:
        return self._mark(card, super().add_article(card, definite))

    def _mark(self, card: Card, label: str) -> str:
        return f"\ue000{self.game.catalogue.names[card]}\ue001{label}\ue002"


@lru_cache(maxsize=16384)
def _beat(
    game: AnyGame,
    language: str,
    name: str,
    is_viewer: bool,
    told: tuple[str, tuple[str, ...], tuple[tuple[str, str | int], ...]],
) -> Markup:
    """Put a beat into words. Cached, because a table tells the same ones again with every move."""
    message, cards, about = told
    wording = _MarkedWording(game, (), language)
    values = Wording(game, (), language).values(dict(about))
    seen = game.catalogue.cards(cards) if cards else None
    forms = wording.forms(seen, say(language, "cards", count=values.get("number", 0)))
    who = {"name": name, "you": "yes" if is_viewer else "no", "seat": READER if is_viewer else name}
    return _render_marks(wording.say(message, **who, **forms, **values))


@lru_cache(maxsize=65536)
def _log_line(game: AnyGame, language: str, names: tuple[str | None, str | None], one: Occurrence) -> Markup:
    """Render one line of the log, with its brief form for listeners where the game has one. `names` are those of its seat
    and of the cards' owner. Cached, because a table shows the same lines again with every move."""
    wording, unseen = wording_of(game, (), language), say(language, "cards", count=one.size)
    about = wording.circumstances(one, names, unseen)
    seen = None if one.cards is None else game.catalogue.cards(one.cards)
    marked = about | _MarkedWording(game, (), language).forms(seen, unseen)
    html = _render_marks(one.sentence(game, language, marked))
    is_own = names[0] == READER
    kind = "milestone" if one.is_milestone else "tidying" if one.is_tidying(game) else "own" if is_own else ""
    brief = wording.tell_briefly(one, about)
    start = f'<li class="{kind}"' if kind else "<li"
    if brief is not None:
        start += f' data-brief="{narrow(escape(brief))}"'
    return Markup(f"{start}><h3>{html}</h3></li>" if one.is_milestone else f"{start}>{html}</li>")


def _render_marks(text: str) -> Markup:
    """Escape a sentence and mark the cards in it, which the page explains."""
    return Markup(CARD.sub(r'<span class="ref" data-card="\1">\2</span>', narrow(str(escape(text)))))
