"""Phrases: moves and events of a game in words, for pages. Made from views and from nothing else."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from markupsafe import Markup, escape

from wildtable.engine.cards import Card
from wildtable.engine.game import AnyGame
from wildtable.engine.moves import Move
from wildtable.engine.presentation.page_modules import wording_of
from wildtable.engine.presentation.scenes import Beat
from wildtable.engine.presentation.wording import READER, Occurrence, Wording
from wildtable.server.html.texts import say

CARD = re.compile("\ue000(.*?)\ue001(.*?)\ue002")
"""A card in a sentence before it becomes HTML: its name and its label, between marks that no text can hold."""
LABEL = r"\2"
LOG_START, LOG_END = '<ol class="lines">\n', "</ol>"
LATEST_LINES = 2
"""How many lines of the log are repeated on the mat."""
Event = Mapping[str, Any]


class MarkedWording(Wording):
    """Marks the cards in its sentences, for pages that show them when asked."""

    def card(self, card: Card) -> str:
        return self._mark(card, super().card(card))

    def add_article(self, card: Card, definite: bool = False) -> str:
        return self._mark(card, super().add_article(card, definite))

    def _mark(self, card: Card, label: str) -> str:
        return f"\ue000{self.game.catalogue.names[card]}\ue001{label}\ue002"


def word_answer(game: AnyGame, language: str, names: Sequence[str], moves: Sequence[Move]) -> Markup:
    """Put an answer into words."""
    return _render_marks(MarkedWording(game, names, language).moves(moves))


def word_beat(game: AnyGame, language: str, name: str, is_viewer: bool, beat: Beat) -> Markup:
    """Put a beat of the story into words. `name` is that of its seat as the viewer reads it, or "none"."""
    wording = MarkedWording(game, (), language)
    values = Wording(game, (), language).values(dict(beat.about))
    seen = game.catalogue.cards(beat.cards) if beat.cards else None
    forms = wording.forms(seen, say(language, "cards", count=values.get("number", 0)))
    who = {"name": name, "you": "yes" if is_viewer else "no", "seat": READER if is_viewer else name}
    return _render_marks(wording.say(beat.message, **who, **forms, **values))


def word_occurrence(game: AnyGame, language: str, names: tuple[str | None, str | None], one: Occurrence) -> Markup:
    """Put what happened into a line of the log, with its brief form for listeners where the game has one. `names` are those
    of its seat and of the cards' owner; the reader's is `READER`."""
    wording = wording_of(game, (), language)
    forms = MarkedWording(game, (), language).forms(one.seen(game), say(language, "cards", count=one.size))
    about = wording.circumstances(one, names, forms)
    text = _render_marks(one.sentence(game, language, about))
    brief = wording.tell_briefly(one, about)
    kind = "milestone" if one.is_milestone else "tidying" if one.is_tidying(game) else ""
    kind = kind or ("own" if names[0] == READER else "")
    marks = Markup(' class="{}"').format(kind) if kind else Markup()
    if brief is not None:
        marks += Markup(' data-brief="{}"').format(CARD.sub(LABEL, brief))
    return Markup("<li{}><h3>{}</h3></li>" if kind == "milestone" else "<li{}>{}</li>").format(marks, text)


class GrowingLog:
    """The region of a log as one reader sees it. With every move a few events come at the end: only these are put into
    words, for with 80 lines at each of thousands of tables no memo is large enough to hold the others."""

    def __init__(self) -> None:
        self.region = ""
        self._about: object = None
        self._first: Event | None = None
        self._last: Event | None = None
        """The last event that is settled: its line cannot grow any more, for events of another name have come."""
        self._count = self._length = 0
        """How many events are settled, and how long their lines are."""

    def follow(self, about: object, events: Sequence[Event], word: Callable[[Sequence[Event]], str]) -> None:
        """Show these events. What `word` returns depends on `about` and on the events alone."""
        begun, lines = self._count, self.region[len(LOG_START) :][: self._length]
        is_known = about == self._about and events and events[0] is self._first
        if not is_known or not 0 < begun <= len(events) or events[begun - 1] is not self._last:
            begun, lines = 0, ""
        end = len(events)
        while end > begun and events[end - 1]["event"] == events[-1]["event"]:
            end -= 1
        lines += word(events[begun:end])
        self.region = f"{LOG_START}{lines}{word(events[end:])}{LOG_END}"
        self._about, self._count, self._length = about, end, len(lines)
        self._first, self._last = (events[0], events[end - 1]) if end else (None, None)

    def take_latest(self) -> Markup:
        """Return the last lines, as many as the mat repeats."""
        lines = self.region.removesuffix(LOG_END).rsplit("\n", LATEST_LINES + 1)[-LATEST_LINES - 1 : -1]
        return Markup("\n".join([line for line in lines if line.startswith("<li")]))


def _render_marks(text: str) -> Markup:
    """Escape a sentence and mark the cards in it, which the page explains."""
    return Markup(CARD.sub(r'<span class="ref" data-card="\1">\2</span>', str(escape(text))))
