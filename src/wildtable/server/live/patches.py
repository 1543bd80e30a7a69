"""Patches: what differs between two drawings of a region, line by line. A page applies them to the text it was sent before.

A patch is a list of hunks `[at, removed, *added]`: at this line of the old text, so many lines are replaced by these. Lines
are counted, not characters, because Python and JavaScript count those differently.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress, count
from operator import ne
from typing import Any

Hunk = list[Any]
WORTHWHILE = 0.8
"""The largest share of a text that a patch may have; a longer one is replaced by the text."""


def make_patch(before: str, after: str) -> list[Hunk] | str:
    """Return the hunks that turn a text into another, or the other text where that is hardly longer."""
    old, new = before.split("\n"), after.split("\n")
    shorter = min(len(old), len(new))
    start = next(compress(count(), map(ne, old, new)), shorter)
    end = min(next(compress(count(), map(ne, reversed(old), reversed(new))), shorter), shorter - start)
    hunks = _find_hunks(old[start : len(old) - end], new[start : len(new) - end], start)
    size = sum([len(line) + 4 for hunk in hunks for line in hunk[2:]])
    return after if size > WORTHWHILE * len(after) else hunks


def _find_hunks(old: Sequence[str], new: Sequence[str], start: int) -> list[Hunk]:
    """Match lines in order: a new line matches the next old one, or a later one that occurs once; others are replaced.

    First come the usual cases, in one step: all lines are replaced, or the first ones left and others came at the end."""
    if set(old).isdisjoint(new):
        return [[start, len(old), *new]]
    if new[0] in old:
        left = old.index(new[0])
        kept = len(old) - left
        if old[left:] == new[:kept] and len(new) > kept:
            return [[start, left], [start + len(old), 0, *new[kept:]]]
    places: dict[str, int] = {}
    for place, line in enumerate(old):
        places[line] = -1 if line in places else place
    hunks: list[Hunk] = []
    at, added, count = 0, [], len(old)
    for line in new:
        place = at if at < count and old[at] == line else places.get(line, -1)
        if place < at:
            added.append(line)
            continue
        if added or place > at:
            hunks.append([start + at, place - at, *added])
            added = []
        at = place + 1
    if added or at < count:
        hunks.append([start + at, count - at, *added])
    return hunks


def apply_patch(before: str, patch: Sequence[Hunk] | str) -> str:
    """Return the text after a patch, as a page does."""
    if isinstance(patch, str):
        return patch
    lines = before.split("\n")
    for at, removed, *added in reversed(patch):
        lines[at : at + removed] = added
    return "\n".join(lines)
