"""Events: what happened, in the past tense, and who may see which face of it."""

from __future__ import annotations

from typing import NamedTuple

from wildtable.engine.cards import Cards, Catalogue, Seat
from wildtable.engine.zones import Zone

RawEvent = tuple[str, Seat | None, Cards, Zone | None, Zone | None, int | None]
"""The fields of an Event, as a state collects them: a plain tuple, since a game makes several per move."""


class Event(NamedTuple):
    """Cards that moved from zone to zone, or a public fact (then without zones)."""

    name: str
    seat: Seat | None
    cards: Cards
    source: Zone | None
    target: Zone | None
    number: int | None

    def faces(self, viewer: Seat | None) -> Cards | None:
        """Return the cards, if this viewer may see them in their source or in their target, else None."""
        if self.source is None or self.target is None:
            return self.cards
        return self.cards if self.source.visible(viewer) or self.target.visible(viewer) else None


class Seen(NamedTuple):
    """An event as one viewer saw it: `cards` is None where only their number was visible."""

    name: str
    seat: Seat | None
    cards: Cards | None
    size: int
    source: Zone | None
    target: Zone | None
    number: int | None

    @classmethod
    def of(cls, event: Event, viewer: Seat | None) -> Seen:
        """Return an event as this viewer saw it."""
        name, seat, cards, source, target, number = event
        return cls(name, seat, event.faces(viewer), len(cards), source, target, number)

    def dump(self, catalogue: Catalogue) -> dict[str, object]:
        return {
            "event": self.name,
            "seat": self.seat,
            "cards": None if self.cards is None else catalogue.spell(self.cards),
            "count": self.size,
            "from": None if self.source is None else self.source.name,
            "to": None if self.target is None else self.target.name,
            "number": self.number,
        }
