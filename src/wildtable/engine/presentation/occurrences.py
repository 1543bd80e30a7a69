"""Occurrences: what one sentence of a log reports, made of one event or of several."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING, Any, NamedTuple

from wildtable.engine.cards import Cards, Seat
from wildtable.engine.presentation.zone_families import zone_family
from wildtable.engine.zones import Visibility

if TYPE_CHECKING:
    from wildtable.engine.game import AnyGame

READER = "you"
"""The seat of the reader in messages, which choose “You bid” by it."""


class Occurrence(NamedTuple):
    """What one sentence reports: an event as a viewer saw it, or several merged. `cards` is None where none was seen."""

    event: str
    seat: Seat | None
    cards: tuple[str, ...] | None
    size: int
    number: int | None
    source: str | None
    target: str | None

    @classmethod
    def of(cls, event: Mapping[str, Any]) -> Occurrence:
        """Read an event as `Seen.dump` writes it."""
        cards = None if event["cards"] is None else tuple(event["cards"])
        return cls(event["event"], event["seat"], cards, event["count"], event["number"], event["from"], event["to"])

    def seen(self, game: AnyGame) -> Cards | None:
        """Return the cards that were seen; None where none was."""
        return None if self.cards is None else game.catalogue.cards(self.cards)

    def merge(self, other: Occurrence) -> Occurrence:
        cards = None if self.cards is None or other.cards is None else self.cards + other.cards
        return self._replace(cards=cards, size=self.size + other.size)

    @property
    def is_milestone(self) -> bool:
        """Does it structure the game, as the beginning of a round does?"""
        return self.seat is None and self.source is None

    def is_tidying(self, game: AnyGame) -> bool:
        """Is a pile shuffled, or do cards that were open to all leave for a zone without an owner?"""
        if self.source is None or self.target is None:
            return False
        source, target = game.layout.named[self.source], game.layout.named[self.target]
        return source == target or (source.visibility is Visibility.ALL and target.owner is None)

    def owner(self, game: AnyGame) -> Seat | None:
        """Return the seat whose cards these were, if it is another than that of the event."""
        owner = None if self.source is None else game.layout.named[self.source].owner
        return None if owner == self.seat else owner

    def sentence(self, game: AnyGame, language: str, about: Mapping[str, object]) -> str:
        """Put it into words; `about` comes from `Wording.circumstances`."""
        return game.texts.say(language, f"event-{self.event}", **about)

    def brief(self, game: AnyGame, language: str, about: Mapping[str, object]) -> str | None:
        """Put it into few words, if the game has any for it."""
        has_words = game.texts.has(language, f"brief-event-{self.event}")
        return game.texts.say(language, f"brief-event-{self.event}", **about) if has_words else None


def merge_events(events: Iterable[Mapping[str, Any]]) -> list[Occurrence]:
    """Merge consecutive events of one name that are about the same seat and the same family of zones."""
    merged: list[Occurrence] = []
    for _, same_name in groupby(events, itemgetter("event")):
        groups: dict[object, Occurrence] = {}
        for one in map(Occurrence.of, same_name):
            key = (one.seat, one.number, zone_family(one.target or ""), one.cards is None)
            groups[key] = groups[key].merge(one) if key in groups else one
        merged += groups.values()
    return merged
