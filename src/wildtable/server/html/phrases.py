"""Phrases: moves and events of a game in words, for pages. Made from views and from nothing else."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from markupsafe import Markup, escape

from wildtable.engine.cards import Seat
from wildtable.engine.game import AnyGame
from wildtable.engine.scenes import Beat
from wildtable.engine.wording import Occurrence, Wording, merge_events
from wildtable.server.html.texts import say

CARD = re.compile("\ue000(.*?)\ue001(.*?)\ue002")
"""A card in a sentence before it becomes HTML: its name and its label, between marks that no text can hold."""


class Phrases(Wording):
    """The words for a game between these players, all seats named, in one language."""

    def log_lines(self, events: Iterable[Mapping[str, Any]]) -> tuple[Markup, ...]:
        """Render events as list items, one for each sentence."""
        return tuple([self._log_line(one) for one in merge_events(events)])

    def beat(self, one: Beat, viewer: Seat | None) -> Markup:
        """Put a beat of the story into words for a viewer; `names` are those the viewer reads."""
        about = {
            "name": "none" if one.seat is None else self.names[one.seat],
            "you": "yes" if one.seat is not None and one.seat == viewer else "no",
            "cards": _list_cards(self.game, self.language, one.cards),
            **self.values(dict(one.about)),
        }
        return _mark_cards(self.say(one.message, **about))

    def _log_line(self, one: Occurrence) -> Markup:
        return _log_line(self.game, self.language, None if one.seat is None else self.names[one.seat], one)


@lru_cache(maxsize=65536)
def _log_line(game: AnyGame, language: str, name: str | None, one: Occurrence) -> Markup:
    """Render one line of the log. Cached, because a table shows the same lines again with every move."""
    cards = say(language, "cards", count=one.size) if one.cards is None else _list_cards(game, language, one.cards)
    html = _mark_cards(one.sentence(game, language, name, cards))
    kind = "milestone" if one.is_milestone else "tidying" if one.is_tidying(game) else ""
    return Markup(f'<li class="{kind}">{html}</li>' if kind else f"<li>{html}</li>")


def _mark_cards(text: str) -> Markup:
    """Escape a sentence and mark the cards in it, which the page explains."""
    return Markup(CARD.sub(r'<span class="ref" data-card="\1">\2</span>', str(escape(text))))


def _list_cards(game: AnyGame, language: str, cards: tuple[str, ...]) -> str:
    counted = Counter(f"\ue000{card}\ue001{game.texts.say(language, f'card-{card}')}\ue002" for card in cards)
    return ", ".join(
        card if count == 1 else say(language, "several", count=count, card=card) for card, count in counted.items()
    )
