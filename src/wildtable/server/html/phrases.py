"""Phrases: moves and events of a game in words, for pages. Made from views and from nothing else."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import groupby, pairwise
from operator import itemgetter
from typing import Any

from markupsafe import Markup, escape

from wildtable.engine.game import AnyGame
from wildtable.engine.moves import Move
from wildtable.engine.zones import Visibility
from wildtable.server.html.texts import say

CARD = re.compile("\ue000(.*?)\ue001(.*?)\ue002")
"""A card in a sentence while it is being worded: its name and its label, between marks that no text can hold."""


class Phrases:
    """The words for a game between these players, all seats named, in one language."""

    def __init__(self, game: AnyGame, names: Sequence[str], language: str) -> None:
        self.game = game
        self.names = names
        self.language = language

    def say(self, message: str, /, **about: object) -> str:
        return self.game.texts.say(self.language, message, **about)

    def verb(self, verb: str) -> str:
        """What a move does, as a button says it; it may name a seat as $seat0, $seat1, ..."""
        return self.say(f"move-{verb}", **{f"seat{seat}": name for seat, name in enumerate(self.names)})

    def move(self, move: Move) -> str:
        """A move in full."""
        if move is self.game.moves.done:
            return say(self.language, "move-done")
        if move.card is not None:
            card = self.say(f"card-{self.game.catalogue.names[move.card]}")
            place = "" if move.place is None else " " + say(self.language, "move-place", place=move.place)
            return f"{self.verb(move.verb)}: {card}{place}"
        return self.verb(move.notation.replace(" ", "-"))

    def moves(self, moves: Sequence[Move]) -> str:
        """Moves in a row, to stand in a sentence: a verb they share is said once, and none ends it."""
        said = [self.move(move).rstrip(".") for move in moves]
        for place, (before, move) in enumerate(pairwise(moves), 1):
            if before.verb == move.verb and move.card is not None:
                said[place] = said[place].removeprefix(f"{self.verb(move.verb)}: ")
        return ", ".join(said)

    def told(self, events: Iterable[Mapping[str, Any]]) -> tuple[Markup, ...]:
        """What happened, a line each."""
        return tuple([self._line(event) for event in together(events)])

    def _line(self, event: Mapping[str, Any]) -> Markup:
        seat, cards = event["seat"], event["cards"]
        return _told(
            self.game,
            self.language,
            event=event["event"],
            name=None if seat is None else self.names[seat],
            cards=None if cards is None else tuple(cards),
            count=event["count"],
            number=event["number"],
            way=(event["from"], event["to"]),
        )


@lru_cache(maxsize=65536)
def _told(
    game: AnyGame,
    language: str,
    *,
    event: str,
    name: str | None,
    cards: tuple[str, ...] | None,
    count: int,
    number: int | None,
    way: tuple[str | None, str | None],
) -> Markup:
    """One line of the log. A milestone (a round, say) stands out, tidying up steps back. A table shows it again with every
    move, so it is worded once."""
    text = game.texts.say(
        language,
        f"event-{event}",
        seat="none" if name is None else name,
        cards=say(language, "cards", count=count) if cards is None else _listed(game, language, cards),
        number=count if number is None else number,
    )
    shown = CARD.sub(r'<span class="ref" data-card="\1">\2</span>', str(escape(text)))
    kind = "milestone" if name is None and way[0] is None else "tidying" if _is_tidying(game, way) else ""
    return Markup(f'<li class="{kind}">{shown}</li>' if kind else f"<li>{shown}</li>")


def _listed(game: AnyGame, language: str, cards: tuple[str, ...]) -> str:
    counted = Counter(f"\ue000{card}\ue001{game.texts.say(language, f'card-{card}')}\ue002" for card in cards)
    return ", ".join(
        card if count == 1 else say(language, "several", count=count, card=card) for card, count in counted.items()
    )


def _is_tidying(game: AnyGame, way: tuple[str | None, str | None]) -> bool:
    """A pile is shuffled, or cards that everybody knew already leave for a place that is nobody's."""
    if way[0] is None or way[1] is None:
        return False
    source, target = game.layout.named[way[0]], game.layout.named[way[1]]
    return source == target or (source.visibility is Visibility.ALL and target.owner is None)


def together(events: Iterable[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """Events of one name in a row are told together where they are about the same seat and the same kind of place."""
    told: list[Mapping[str, Any]] = []
    for _, row in groupby(events, itemgetter("event")):
        same = list(row)
        told += _gathered(same) if len(same) > 1 else same
    return told


def _gathered(events: Iterable[Mapping[str, Any]]) -> Iterable[Mapping[str, Any]]:
    told: dict[object, dict[str, Any]] = {}
    for event in events:
        key = (event["seat"], event["number"], _kind(event["to"]), event["cards"] is None)
        if key in told:
            before = told[key]
            if before["cards"] is not None:
                before["cards"] = [*before["cards"], *event["cards"]]
            before["count"] += event["count"]
        else:
            told[key] = dict(event)
    return told.values()


@cache
def _kind(place: str | None) -> str:
    """What kind of place it is: its name less the seat or number."""
    return re.sub(r"-\d+$", "", place or "")
