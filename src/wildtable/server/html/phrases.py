"""Phrases: moves and events of a game in words, for pages. Made from views and from nothing else."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from itertools import pairwise
from typing import Any

from markupsafe import Markup, escape

from wildtable.engine.game import AnyGame
from wildtable.engine.moves import Move
from wildtable.engine.wording import Occurrence, merge_events, number_names
from wildtable.server.html.texts import say

CARD = re.compile("\ue000(.*?)\ue001(.*?)\ue002")
"""A card in a sentence before it becomes HTML: its name and its label, between marks that no text can hold."""


class Phrases:
    """The words for a game between these players, all seats named, in one language."""

    def __init__(self, game: AnyGame, names: Sequence[str], language: str) -> None:
        self.game = game
        self.names = names
        self.language = language

    def say(self, message: str, /, **about: object) -> str:
        return self.game.texts.say(self.language, message, **about)

    def verb(self, verb: str) -> str:
        """Label the kind of a move as a button does; the message may name a seat as $seat0, $seat1, ..."""
        return self.say(f"move-{verb}", **number_names(self.names))

    def move(self, move: Move) -> str:
        """Put a move into words, in full."""
        if move is self.game.moves.done:
            return say(self.language, "move-done")
        if move.card is not None:
            card = self.say(f"card-{self.game.catalogue.names[move.card]}")
            place = "" if move.place is None else " " + say(self.language, "move-place", place=move.place)
            return f"{self.verb(move.verb)}: {card}{place}"
        return self.verb(move.notation.replace(" ", "-"))

    def moves(self, moves: Sequence[Move]) -> str:
        """List moves within a sentence: a verb they share is written once, and no full stop ends any of them."""
        phrases = [self.move(move).rstrip(".") for move in moves]
        for place, (before, move) in enumerate(pairwise(moves), 1):
            if before.verb == move.verb and move.card is not None:
                phrases[place] = phrases[place].removeprefix(f"{self.verb(move.verb)}: ")
        return ", ".join(phrases)

    def log_lines(self, events: Iterable[Mapping[str, Any]]) -> tuple[Markup, ...]:
        """Render events as list items, one for each sentence."""
        return tuple([self._log_line(one) for one in merge_events(events)])

    def _log_line(self, one: Occurrence) -> Markup:
        return _log_line(self.game, self.language, None if one.seat is None else self.names[one.seat], one)


@lru_cache(maxsize=65536)
def _log_line(game: AnyGame, language: str, name: str | None, one: Occurrence) -> Markup:
    """Render one line of the log. Cached, because a table shows the same lines again with every move."""
    cards = say(language, "cards", count=one.size) if one.cards is None else _list_cards(game, language, one.cards)
    text = escape(one.sentence(game, language, name, cards))
    html = CARD.sub(r'<span class="ref" data-card="\1">\2</span>', str(text))
    kind = "milestone" if one.is_milestone else "tidying" if one.is_tidying(game) else ""
    return Markup(f'<li class="{kind}">{html}</li>' if kind else f"<li>{html}</li>")


def _list_cards(game: AnyGame, language: str, cards: tuple[str, ...]) -> str:
    counted = Counter(f"\ue000{card}\ue001{game.texts.say(language, f'card-{card}')}\ue002" for card in cards)
    return ", ".join(
        card if count == 1 else say(language, "several", count=count, card=card) for card, count in counted.items()
    )
