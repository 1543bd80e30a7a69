"""Zones: where cards can be, and who may see them there. Declared once per game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from enum import Enum
from typing import TYPE_CHECKING, Any

from wildtable.engine.cards import Cards, Seat
from wildtable.engine.errors import InvariantError, OptionError
from wildtable.engine.lazy import lazy_property

if TYPE_CHECKING:
    from wildtable.engine.game import AnyGame
    from wildtable.engine.state import State


class Visibility(Enum):
    """Who may see the cards of a zone."""

    NOBODY = "nobody"
    OWNER = "owner"
    ALL = "all"


class Zone(int):
    """An index into `state.zones` with a name, an owner and a visibility.

    Zones between which their owner may move cards unseen share a `place`: to all others they are one heap, so memories are
    about places.
    """

    layout: Layout
    name: str
    owner: Seat | None
    visibility: Visibility
    sorts: bool
    holds: tuple[str, ...]
    """The families of cards it can hold; none means all."""
    boxed: bool
    """Is it a box? Cards that are not dealt from it are not in the game."""
    place: Zone
    audience: int
    """The visibility as a number: 0 for all, the seat + 1 for an owner, -1 for nobody."""

    def visible(self, viewer: Seat | None) -> bool:
        """May this viewer (None: a spectator) see the cards here?"""
        return self.audience == 0 or (viewer is not None and self.audience == viewer + 1)

    def may_hold(self, family: str) -> bool:
        return not self.holds or family in self.holds

    def reveals(self, source: Zone) -> bool:
        """Does a card that comes here from `source` become visible to another viewer?"""
        return self.audience != source.audience and self.audience >= 0 and source.audience != 0

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[Any, ...]:
        """Copy and unpickle to the same object."""
        return self.layout.zone, (self.name,)


Route = tuple[int, int, bool, bool, Seat | None]
"""Index of the source and of the target, whether the target sorts, whether it reveals, and who the event is about."""


def route(source: Zone, target: Zone) -> Route:
    """Return what moving cards from one zone to another means. The indexes are plain ints, which are faster in lists."""
    owner = target.owner if source.owner is None else source.owner
    return int(source), int(target), target.sorts, target.reveals(source), owner


def row(zones: Sequence[Zone]) -> slice:
    """Return zones declared together as a slice of `state.zones`, to read all of them at once."""
    return slice(int(zones[0]), int(zones[-1]) + 1)


class Layout:
    """All zones of a game, in the order of their declaration, for its largest number of seats."""

    game: type[AnyGame]
    """The game whose layout this is."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.zones: list[Zone] = []
        self.named: dict[str, Zone] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        return getattr, (self.game, "layout")

    def zone(self, name: str) -> Zone:
        """Return the zone of that name; the error for a wrong one lists those there are."""
        try:
            return self.named[name]
        except (KeyError, TypeError):
            raise OptionError(f"there is no zone {name!r}; zones are {', '.join(self.named)}") from None

    @lazy_property
    def routes(self) -> list[list[Route]]:
        """The route from each zone to each other, computed once, as most of what a game does is moving cards."""
        return [[route(source, target) for target in self.zones] for source in self.zones]

    @lazy_property
    def seen_by(self) -> dict[Seat | None, tuple[bool, ...]]:
        """For each viewer whether they may see the cards of each zone, computed once, as every view needs it."""
        return {viewer: tuple(zone.visible(viewer) for zone in self.zones) for viewer in (None, *range(self.seats))}

    def one(
        self,
        name: str,
        visibility: Visibility,
        *,
        holds: tuple[str, ...] = (),
        sorts: bool = True,
        boxed: bool = False,
        owner: Seat | None = None,
        place: Zone | None = None,
    ) -> Zone:
        """Declare a zone. One that sorts hides the order in which cards came; others preserve it, and a pile is drawn from
        its front."""
        zone = Zone(len(self.zones))
        zone.layout, zone.holds = self, holds
        zone.name, zone.visibility, zone.sorts, zone.boxed, zone.owner = name, visibility, sorts, boxed, owner
        zone.audience = {Visibility.ALL: 0, Visibility.OWNER: (owner or 0) + 1, Visibility.NOBODY: -1}[visibility]
        zone.place = place if place is not None else zone
        self.zones.append(zone)
        self.named[name] = zone
        return zone

    def per_seat(
        self,
        name: str,
        visibility: Visibility,
        *,
        holds: tuple[str, ...] = (),
        sorts: bool = True,
        places: tuple[Zone, ...] = (),
    ) -> tuple[Zone, ...]:
        """Declare one zone for each seat, owned by it."""
        return tuple(
            self.one(
                f"{name}-{seat}",
                visibility,
                holds=holds,
                sorts=sorts,
                owner=seat,
                place=places[seat] if places else None,
            )
            for seat in range(self.seats)
        )

    def row(self, name: str, visibility: Visibility, length: int, *, holds: tuple[str, ...] = ()) -> tuple[Zone, ...]:
        """Declare places in a row for one card each, numbered from 1: a gap stays a gap."""
        return tuple(self.one(f"{name}-{number}", visibility, holds=holds, sorts=False) for number in range(1, length + 1))


# Invariants


def check_state(state: State, boxes: Mapping[Zone, Cards]) -> None:
    """Raise an InvariantError unless the cards of the boxes are all there and zones and facts are as declared."""
    catalogue = state.game.catalogue
    for fact in state.FACTS:
        fact.check(state)
    for zone, cards in zip(state.game.layout.zones, state.zones, strict=True):
        for card in cards:
            if not zone.may_hold(catalogue.families[card]):
                raise InvariantError(f"{zone.name} cannot hold {catalogue.names[card]}")
    present = Counter(card for cards in state.zones for card in cards)
    wanted = Counter(card for cards in boxes.values() for card in cards)
    if present != wanted:
        wrong = next(card for card in sorted(present | wanted) if present[card] != wanted[card])
        raise InvariantError(f"{present[wrong]} {catalogue.names[wrong]} instead of {wanted[wrong]}")
