"""Memory: what a viewer still knows of cards that are no longer visible.

A fold over the viewer's own events. Each hidden place holds lots: these cards are somewhere in these slots. It may forget,
but never contradict: the true position is always one of those it admits.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from wildtable.engine.cards import Card, Cards, Seat
from wildtable.engine.errors import InvariantError
from wildtable.engine.knowledge.events import RawEvent
from wildtable.engine.zones import Zone


class Lot(NamedTuple):
    """Cards, and how many of them are in which place; which one is where is unknown."""

    cards: Cards
    slots: tuple[tuple[Zone, int], ...]


class Memory(NamedTuple):
    """All lots of one viewer, in a fixed order. Zones that the viewer may see need no memory."""

    viewer: Seat | None
    lots: tuple[Lot, ...]

    @classmethod
    def of_contents(cls, viewer: Seat | None, layout: Sequence[Zone], zones: Sequence[Cards]) -> Memory:
        """Return the memory before the first shuffle: every zone's contents are known, but not their order."""
        fold = _Fold(viewer)
        for zone in layout:
            if not zone.visible(viewer):
                fold.put(zone.place, zones[zone])
        return fold.memory()

    @classmethod
    def of_families(
        cls, viewer: Seat | None, layout: Sequence[Zone], zones: Sequence[Cards], families: Sequence[str]
    ) -> Memory:
        """Return a memory of nothing but how many cards of each family each place holds."""
        fold = _Fold(viewer)
        spread: dict[str, _Spread] = {}
        for zone in layout:
            if zone.visible(viewer):
                continue
            for card in zones[zone]:
                lot = spread.setdefault(families[card], _Spread([], {}))
                lot.cards.append(card)
                lot.slots[zone.place] = lot.slots.get(zone.place, 0) + 1
        for lot in spread.values():
            fold.settle(lot)
        return fold.memory()

    def after(self, events: Iterable[RawEvent]) -> Memory:
        """Return the memory after these events, as far as this viewer could see them."""
        hidden = [event for event in events if _is_partly_hidden(event, self.viewer)]
        if not hidden:
            return self
        fold = _Fold(self.viewer, self.lots)
        for event in hidden:
            fold.see(event)
        return fold.memory()

    def known(self, place: Zone) -> Cards:
        """Return the cards that are certainly in this place."""
        return next((lot.cards for lot in self.lots if len(lot.slots) == 1 and lot.slots[0][0] == place), ())

    def admits(self, contents: dict[Zone, Cards]) -> bool:
        """Could the hidden places hold exactly these cards?"""
        counts = {place: Counter(cards) for place, cards in contents.items() if cards}
        return _fits(list(self.lots), counts)


@dataclass(slots=True, eq=False)
class _Spread:
    """A lot being folded: its cards, and how many of them are in which place."""

    cards: list[Card]
    slots: dict[Zone, int]

    def move(self, source: Zone, target: Zone, count: int) -> None:
        slots = self.slots
        slots[target] = slots.get(target, 0) + count
        slots[source] -= count
        if not slots[source]:
            del slots[source]


class _Fold:
    """A memory being folded: cards known to be in one place, and lots spread over several."""

    def __init__(self, viewer: Seat | None, lots: tuple[Lot, ...] = ()) -> None:
        self.viewer = viewer
        self.known: dict[Zone, list[Card]] = {}
        self.spread: list[_Spread] = []
        for cards, slots in lots:
            if len(slots) == 1:
                self.put(slots[0][0], cards)
            else:
                self.spread.append(_Spread(list(cards), dict(slots)))

    def memory(self) -> Memory:
        lots = [Lot(tuple(sorted(cards)), ((place, len(cards)),)) for place, cards in self.known.items() if cards]
        lots += [Lot(tuple(sorted(lot.cards)), tuple(sorted(lot.slots.items()))) for lot in self.spread]
        return Memory(self.viewer, tuple(sorted(lots)))

    def see(self, event: RawEvent) -> None:
        _, _, cards, source, target, _ = event
        assert source is not None
        assert target is not None
        comes, goes = source.visible(self.viewer), target.visible(self.viewer)
        if comes and not goes:
            self.put(target.place, cards)
        elif goes and not comes:
            for card in cards:
                self.take(source.place, card)
        elif not comes and source.place != target.place:
            self.transfer(source.place, target.place, len(cards))

    def put(self, place: Zone, cards: Iterable[Card]) -> None:
        """Add cards that were visible when they went in."""
        self.known.setdefault(place, []).extend(cards)

    def take(self, place: Zone, card: Card) -> None:
        """Remove a card that was visible when it came out. If it was known to be there, it is that one: had it been another
        of its kind from a spread lot, the known one would still be there, and the unchanged lot admits that."""
        if card in self.known.get(place, ()):
            self.known[place].remove(card)
            return
        lot = self.merge([lot for lot in self.spread if lot.slots.get(place) and card in lot.cards])
        lot.cards.remove(card)
        lot.slots[place] -= 1
        self.settle(lot)

    def transfer(self, source: Zone, target: Zone, count: int) -> None:
        """Move cards that were not visible: slots move, knowledge does not."""
        lots = [lot for lot in self.spread if lot.slots.get(source)]
        known = self.known.pop(source, [])
        if count == len(known) + sum(lot.slots[source] for lot in lots):
            self.put(target, known)
            for lot in lots:
                lot.move(source, target, lot.slots[source])
                self.spread.remove(lot)
                self.settle(lot)
            return
        if known:
            lots.append(_Spread(known, {source: len(known)}))
            self.spread.append(lots[-1])
        lot = self.merge(lots)
        lot.move(source, target, count)
        self.settle(lot)

    def merge(self, lots: list[_Spread]) -> _Spread:
        """Merge lots that can no longer be distinguished; the result leaves the list until it is settled."""
        if not lots:
            raise InvariantError("a card came from where memory says it cannot be")
        first = lots[0]
        self.spread.remove(first)
        for other in lots[1:]:
            self.spread.remove(other)
            first.cards += other.cards
            for place, count in other.slots.items():
                first.slots[place] = first.slots.get(place, 0) + count
        return first

    def settle(self, lot: _Spread) -> None:
        """File a lot: in one place, or all of one kind, its cards are known; otherwise it is spread."""
        slots = {place: count for place, count in lot.slots.items() if count}
        if len(slots) == 1 or len(set(lot.cards)) == 1:
            cards = list(lot.cards)
            for place, count in slots.items():
                self.put(place, cards[:count])
                del cards[:count]
        else:
            self.spread.append(_Spread(lot.cards, slots))


def _is_partly_hidden(event: RawEvent, viewer: Seat | None) -> bool:
    """Did cards go into or out of a place that the viewer cannot see?"""
    _, _, _, source, target, _ = event
    return source is not None and target is not None and not (source.visible(viewer) and target.visible(viewer))


def _fits(lots: list[Lot], contents: dict[Zone, Counter[Card]]) -> bool:
    """Can the cards left in each place be assigned to the lots, one card for each slot? Fixed lots first, then by search."""
    if not lots:
        return not any(cards.total() for cards in contents.values())
    lots.sort(key=lambda lot: len(lot.slots), reverse=True)
    return _hand_out(lots[-1].slots, Counter(lots[-1].cards), lots[:-1], contents)


def _hand_out(
    slots: tuple[tuple[Zone, int], ...], cards: Counter[Card], lots: list[Lot], contents: dict[Zone, Counter[Card]]
) -> bool:
    """Fill the slots of one lot place by place from the cards there, then continue with the other lots."""
    if not slots:
        return _fits(lots, contents)
    (place, count), *rest = slots
    present = contents.get(place, Counter())
    for taken in _selections(sorted((cards & present).items()), count):
        if _hand_out(tuple(rest), cards - taken, lots, {**contents, place: present - taken}):
            return True
    return False


def _selections(kinds: list[tuple[Card, int]], count: int) -> Iterable[Counter[Card]]:
    """Yield every multiset of `count` cards from these kinds with their numbers."""
    total = sum(number for _, number in kinds)
    if count in (0, total):
        yield Counter(dict(kinds) if count else {})
    elif count < total:
        (card, number), *rest = kinds
        for used in range(min(number, count), -1, -1):
            for others in _selections(rest, count - used):
                others[card] = used
                yield others
