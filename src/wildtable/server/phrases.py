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
) -> Told:
    """One line of the log. A table shows it again with every move, so it is worded once."""
    text = game.texts.say(
        language,
        f"event-{event}",
        seat="none" if name is None else name,
        cards=say(language, "cards", count=count) if cards is None else _listed(game, language, cards),
        number=count if number is None else number,
    )
    if name is None and way[0] is None:
        return Told(text, "milestone")
    return Told(text, "tidying" if _is_tidying(game, way) else "")


def _listed(game: AnyGame, language: str, cards: tuple[str, ...]) -> str:
    labels = [(game.texts.say(language, f"card-{card}"), count) for card, count in Counter(cards).items()]
    return ", ".join(label if count == 1 else say(language, "several", count=count, card=label) for label, count in labels)


def _is_tidying(game: AnyGame, way: tuple[str | None, str | None]) -> bool:
    """A pile is shuffled, or cards that everybody knew already leave for a place that is nobody's."""
    if way[0] is None or way[1] is None:
        return False
    source, target = game.layout.named[way[0]], game.layout.named[way[1]]
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
