"""Past: the way to a position, and what each viewer remembers of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from wildtable.engine.cards import Cards, Seat
from wildtable.engine.events import Happening
from wildtable.engine.memory import Memory
from wildtable.engine.moves import Move
from wildtable.engine.zones import Zone

NOBODY: Mapping[Seat, Any] = MappingProxyType({})


class Past:
    """The way to a position: answered questions and their events, a chain that copies share.

    It carries each viewer's memory, folded when somebody asks for it. What one knows at the root is given, or follows from
    its contents.
    """

    __slots__ = ("answers", "before", "contents", "events", "families", "layout", "memories")

    def __init__(
        self,
        before: Past | None = None,
        answers: Mapping[Seat, tuple[Move, ...]] = NOBODY,
        events: Sequence[Happening] = (),
        *,
        layout: Sequence[Zone] = (),
        contents: Sequence[Cards] = (),
        families: Sequence[str] = (),
    ) -> None:
        self.before = before
        self.answers = answers
        self.events = events
        self.layout = layout
        self.contents = contents
        self.families = families
        self.memories: dict[Seat | None, Memory] = {}

    def memory(self, viewer: Seat | None) -> Memory:
        """What this viewer remembers here, folded from the nearest point where that is known."""
        unseen: list[Past] = []
        point = self
        while viewer not in point.memories:
            if point.before is None:
                point.memories[viewer] = point.at_root(viewer)
                break
            unseen.append(point)
            point = point.before
        if unseen:
            events = (event for later in reversed(unseen) for event in later.events)
            self.memories[viewer] = point.memories[viewer].after(events)
        return self.memories[viewer]

    def at_root(self, viewer: Seat | None) -> Memory:
        """What one knows at the start: all there is, or, where families are named, how many of each lie where."""
        if self.families:
            return Memory.of_families(viewer, self.layout, self.contents, self.families)
        return Memory.of_contents(viewer, self.layout, self.contents)

    def lines(self) -> list[Mapping[Seat, tuple[Move, ...]]]:
        """The answers since the root, question by question."""
        found: list[Mapping[Seat, tuple[Move, ...]]] = []
        point: Past | None = self
        while point is not None:
            if point.answers:
                found.append(dict(sorted(point.answers.items())))
            point = point.before
        return found[::-1]
