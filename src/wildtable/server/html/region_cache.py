"""Region cache: what was drawn for one reader, or for all spectators, and from what, so that nothing is drawn twice."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Any, NamedTuple, TypeVar

from wildtable.server.html.phrases import LogLines

Made = TypeVar("Made")
Scene = TypeVar("Scene")
RegionFrame = tuple[str, str]
"""What comes before and after a part of a region."""


class FramedScene(NamedTuple):
    """A region with a scene in it, and where that begins and ends."""

    scene: object
    region: str
    start: int
    end: int


class RegionCache:
    """What was made for one reader, regions and what they are made of, each with its source: made again only when that
    changes."""

    def __init__(self) -> None:
        self._made: dict[str, tuple[Hashable, Any]] = {}
        self._scenes: dict[str, tuple[object, str]] = {}
        self._framed: dict[str, FramedScene] = {}
        self.log_lines = LogLines()

    def get(self, name: str, source: Hashable, make: Callable[[], Made]) -> Made:
        found = self._made.get(name)
        if found is None or found[0] != source:
            found = self._made[name] = source, make()
        made: Made = found[1]
        return made

    def get_scene(self, name: str, scene: Scene, draw: Callable[[Scene], str]) -> str:
        """Draw a scene, or return it as drawn before if it is equal: many moves change little of the table."""
        found = self._scenes.get(name)
        if found is None or found[0] != scene:
            found = self._scenes[name] = scene, draw(scene)
        return found[1]

    def frame_scene(self, name: str, scene: Scene, draw: Callable[[Scene], str], frame: RegionFrame) -> str:
        """Return a region with a scene between other parts of it. A scene equal to the one before is not drawn again, and
        is held once, in the region."""
        drawn = self.find_framed(name, scene)
        drawn = draw(scene) if drawn is None else drawn
        before, after = frame
        region = f"{before}{drawn}{after}"
        self._framed[name] = FramedScene(scene, region, len(before), len(before) + len(drawn))
        return region

    def find_framed(self, name: str, scene: object) -> str | None:
        """Return how a scene looks in a region, if it is the one there."""
        found = self._framed.get(name)
        return None if found is None or found.scene != scene else found.region[found.start : found.end]
