"""History: the answers and events that led to a position, and what each viewer remembers of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from wildtable.engine.cards import Cards, Seat
from wildtable.engine.knowledge.events import Event, RawEvent, Seen
from wildtable.engine.knowledge.memory import Memory
from wildtable.engine.moves import Move
from wildtable.engine.zones import Zone

NO_ANSWERS: Mapping[Seat, Any] = MappingProxyType({})


class HistoryEntry(NamedTuple):
    """One answered question as a viewer saw it: their own moves, if they were asked, and the events that followed."""

    moves: tuple[Move, ...]
    events: tuple[Seen, ...]


class History:
    """One answered question, its events, and the history before it: a chain that copies share.

    Each viewer's memory is folded from the events on demand and cached here.
    """

    __slots__ = ("answers", "before", "events", "memories")

    def __init__(self, before: History | None, answers: Mapping[Seat, tuple[Move, ...]], events: Sequence[RawEvent]) -> None:
        self.before = before
        self.answers = answers
        self.events = events
        self.memories: dict[Seat | None, Memory] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        """Flatten the chain, which is too long to be pickled link by link."""
        links: list[tuple[dict[Seat, tuple[Move, ...]], Sequence[RawEvent]]] = []
        point = self
        while point.before is not None:
            links.append((dict(point.answers), point.events))
            point = point.before
        return _chain, (point, links[::-1])

    def memory(self, viewer: Seat | None) -> Memory:
        """Return what this viewer remembers, folded from the nearest point where it is cached."""
        if viewer not in self.memories:
            unseen: list[History] = []
            point = self
            while point.before is not None and viewer not in point.memories:
                unseen.append(point)
                point = point.before
            events = (event for later in reversed(unseen) for event in later.events)
            self.memories[viewer] = point.memory(viewer).after(events)
        return self.memories[viewer]

    def forget_older(self) -> None:
        """Drop the memories from which those at this point were folded. Going on from here takes none of them; going back
        before this point folds from the root again."""
        for viewer in self.memories:
            point = self.before
            while point is not None and point.before is not None:
                if point.memories.pop(viewer, None) is not None:
                    break
                point = point.before

    def seen(self, viewer: Seat | None) -> tuple[HistoryEntry, ...]:
        """Return all that a viewer has done and seen since the root, in order."""
        entries: list[HistoryEntry] = []
        point = self
        while point.before is not None:
            moves = () if viewer is None else point.answers.get(viewer, ())
            entries.append(HistoryEntry(moves, tuple(Seen.of(Event._make(event), viewer) for event in point.events)))
            point = point.before
        return tuple(entries[::-1])

    def lines(self) -> list[Mapping[Seat, tuple[Move, ...]]]:
        """Return the answers since the root, question by question."""
        answers: list[Mapping[Seat, tuple[Move, ...]]] = []
        point: History | None = self
        while point is not None:
            if point.answers:
                answers.append(dict(sorted(point.answers.items())))
            point = point.before
        return answers[::-1]


class HistoryRoot(History):
    """The start of a history. Memories are set, or follow from the contents of all zones: everything is known, or, where
    families are given, only how many cards of each family each place holds."""

    __slots__ = ("contents", "families", "layout")

    def __init__(self, layout: Sequence[Zone] = (), contents: Sequence[Cards] = (), families: Sequence[str] = ()) -> None:
        super().__init__(None, NO_ANSWERS, ())
        self.layout = layout
        self.contents = contents
        self.families = families

    def __reduce__(self) -> tuple[Any, ...]:
        return HistoryRoot, (self.layout, self.contents, self.families), (None, {"memories": self.memories})

    def memory(self, viewer: Seat | None) -> Memory:
        if viewer not in self.memories:
            self.memories[viewer] = (
                Memory.of_families(viewer, self.layout, self.contents, self.families)
                if self.families
                else Memory.of_contents(viewer, self.layout, self.contents)
            )
        return self.memories[viewer]


def _chain(root: History, links: Sequence[tuple[Mapping[Seat, tuple[Move, ...]], Sequence[RawEvent]]]) -> History:
    """Rebuild a chain from its root and its flattened links."""
    for answers, events in links:
        root = History(root, answers, events)
    return root
