"""Phrases: cards, places, moves and events of a game in words, for pages. Made from views and from nothing else."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, NamedTuple

from wildtable.engine.cards import Cards
from wildtable.engine.game import AnyGame
from wildtable.engine.moves import Move
from wildtable.engine.texts import Texts
from wildtable.engine.view import View
from wildtable.engine.zones import Layout, Sight, Zone
from wildtable.server.words import say

TONES = 12


@dataclass(frozen=True)
class Face:
    """A card as a page shows it, and how many there are; cards of one stem (forest-1, forest-2) share a tone."""

    label: str
    tone: int
    count: int
    about: str


class Told(NamedTuple):
    """A line of the log. A milestone (a round, say) stands out, tidying up steps back."""

    text: str
    kind: str


class Phrases:
    """The words for a game between these players, all seats named, in one language."""

    def __init__(self, game: AnyGame, names: Sequence[str], language: str) -> None:
        self.game = game
        self.names = names
        self.language = language
        stems = dict.fromkeys(name.partition("-")[0] for name in game.catalogue.names)
        self._tones = {stem: number % TONES for number, stem in enumerate(stems)}

    def say(self, message: str, /, **about: object) -> str:
        return self.game.texts.say(self.language, message, **about)

    def say_if(self, message: str) -> str:
        """A message a game need not have."""
        return self.say(message) if self.game.texts.has(self.language, message) else ""

    def face(self, name: str, count: int = 1) -> Face:
        return _face(self.game.texts, self.language, name, self._tones[name.partition("-")[0]], count)

    def faces(self, cards: Cards) -> list[Face]:
        """Every card for itself."""
        return [self.face(name) for name in self.game.catalogue.spell(cards)]

    def kinds(self, cards: Cards) -> list[Face]:
        """Cards by kind, each with its number."""
        return [self.face(name, count) for name, count in Counter(self.game.catalogue.spell(cards)).items()]

    def zone(self, zone: Zone) -> str:
        return self.say(f"zone-{family(zone)}")

    def place(self, zone: Zone) -> str:
        """A zone, with its owner where it has one."""
        if zone.owner is None:
            return self.zone(zone)
        return say(self.language, "owned", seat=self.names[zone.owner], zone=self.zone(zone))

    def verb(self, verb: str) -> str:
        """What a move does, as a button says it: the game's word where it has one."""
        return self.say_if(f"move-{verb}") or verb.replace("-", " ").capitalize()

    def move(self, move: Move) -> str:
        """A move in full."""
        if move is self.game.moves.done:
            return say(self.language, "move-done")
        if move.card is not None:
            card = self.say(f"card-{self.game.catalogue.names[move.card]}")
            place = "" if move.place is None else " " + say(self.language, "move-place", place=move.place)
            return f"{self.verb(move.verb)}: {card}{place}"
        return self.verb(move.notation.replace(" ", "-"))

    def told(self, events: Iterable[Mapping[str, Any]]) -> list[Told]:
        """What happened, a line each."""
        return [self._line(event) for event in together(events)]

    def _line(self, event: Mapping[str, Any]) -> Told:
        cards, seat = event["cards"], event["seat"]
        if cards is None:
            named = say(self.language, "cards", count=event["count"])
        else:
            named = ", ".join(self._several(name, count) for name, count in Counter(cards).items())
        text = self.say(
            f"event-{event['event']}",
            seat="none" if seat is None else self.names[seat],
            cards=named,
            number=event["count"] if event["number"] is None else event["number"],
        )
        if seat is None and event["from"] is None:
            return Told(text, "milestone")
        return Told(text, "tidying" if self._is_tidying(event) else "")

    def _several(self, name: str, count: int) -> str:
        label = self.say(f"card-{name}")
        return label if count == 1 else say(self.language, "several", count=count, card=label)

    def _is_tidying(self, event: Mapping[str, Any]) -> bool:
        """A pile is shuffled, or cards that everybody knew already leave for a place that is nobody's."""
        if event["from"] is None or event["to"] is None:
            return False
        source, target = (self.game.layout.named[event[end]] for end in ("from", "to"))
        return source == target or (source.sight is Sight.ALL and target.owner is None)


@lru_cache(maxsize=4096)
def _face(texts: Texts, language: str, name: str, tone: int, count: int) -> Face:
    """The same few cards are shown again and again."""
    about = f"about-{name}"
    return Face(
        texts.say(language, f"card-{name}"), tone, count, texts.say(language, about) if texts.has(language, about) else ""
    )


def family(zone: Zone) -> str:
    """What zones of all seats, or of a row, have in common: the name without its number."""
    return re.sub(r"-\d+$", "", zone.name)


def families(view: View, *, owned: bool) -> list[list[Zone]]:
    """The zones in play by family, those of seats or those of nobody."""
    return _families(view.game.layout, view.seats, owned)


@lru_cache
def _families(layout: Layout, seats: int, owned: bool) -> list[list[Zone]]:
    found: dict[str, list[Zone]] = {}
    for zone in layout.zones:
        if (zone.owner is not None) is owned and (zone.owner is None or zone.owner < seats):
            found.setdefault(family(zone), []).append(zone)
    return list(found.values())


def together(events: Iterable[Mapping[str, Any]]) -> list[Mapping[str, Any]]:
    """Events of one name in a row are told together where they are about the same seat and the same kind of place."""
    told: dict[object, dict[str, Any]] = {}
    done: list[Mapping[str, Any]] = []
    name = None
    for event in events:
        if event["event"] != name:
            done += told.values()
            told, name = {}, event["event"]
        target = re.sub(r"-\d+$", "", event["to"] or "")
        key = (event["seat"], event["number"], target, event["cards"] is None)
        if key in told:
            before = told[key]
            if before["cards"] is not None:
                before["cards"] = [*before["cards"], *event["cards"]]
            before["count"] += event["count"]
        else:
            told[key] = dict(event)
    return [*done, *told.values()]
