"""Patches: what differs between two drawings of a region, line by line. A page applies them to the text it was sent before.

A patch is a list of hunks `[at, removed, *added]`: at this line of the old text, so many lines are replaced by these. Lines
are counted, not characters, because Python and JavaScript count those differently.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import compress, count, groupby
from operator import ne
from typing import Any

Hunk = list[Any]
WORTHWHILE = 0.8
"""The largest share of a text that a patch may have; a longer one is replaced by the text."""
SHORT = 300
"""A text that is no longer than this is sent as it is: comparing takes longer than sending."""
ALIKE = 3
"""How many lines must be equal to tell where the old text goes on after lines that were removed."""


def make_patch(before: str, after: str) -> list[Hunk] | str:
    """Return the hunks that turn a text into another, or the other text where that is hardly longer."""
    if len(after) <= SHORT:
        return after
    if len(after) > len(before):
        head, line, tail = before.rpartition("\n")
        if line and after.startswith(head + line) and after.endswith(line + tail):
            added = after[len(head) + 1 : len(after) - len(tail) - 1]
            return [[before.count("\n"), 0, *added.split("\n")]]
    old, new = before.split("\n"), after.split("\n")
    different = [*compress(count(), map(ne, old, new))]
    if len(old) == len(new) and different and new[different[0]] not in old:
        hunks = _replace_lines(new, different)
    else:
        hunks = _find_hunks(old, new, different)
    size = sum([sum(map(len, hunk[2:])) for hunk in hunks])
    return after if size > WORTHWHILE * len(after) else hunks


def _replace_lines(new: Sequence[str], different: Sequence[int]) -> list[Hunk]:
    """Replace lines one to one, those next to each other together."""
    hunks: list[Hunk] = []
    last = None
    for at in different:
        if at - 1 == last:
            hunks[-1][1] += 1
            hunks[-1].append(new[at])
        else:
            hunks.append([at, 1, new[at]])
        last = at
    return hunks


def _find_hunks(old: Sequence[str], new: Sequence[str], different: Sequence[int]) -> list[Hunk]:
    """Compare what is between equal starts and ends."""
    shorter = min(len(old), len(new))
    start = different[0] if different else shorter
    end = min(next(compress(count(), map(ne, reversed(old), reversed(new))), shorter), shorter - start)
    return _compare(old[start : len(old) - end], new[start : len(new) - end], start)


def _compare(old: Sequence[str], new: Sequence[str], start: int) -> list[Hunk]:
    """Compare lines one to one, after those removed at the start; what the longer text has beyond the other is added or
    removed."""
    removed = _count_removed(old, new)
    hunks: list[Hunk] = [[start, removed]] if removed else []
    start, old = start + removed, old[removed:]
    at, is_different = 0, False
    for is_different, run in groupby(map(ne, old, new)):
        size = len([*run])
        if is_different:
            hunks.append([start + at, size, *new[at : at + size]])
        at += size
    if len(old) != len(new):
        if not is_different:
            hunks.append([start + at, 0])
        hunks[-1][1] += len(old) - at
        hunks[-1] += new[at:]
    return hunks


def _count_removed(old: Sequence[str], new: Sequence[str]) -> int:
    """Return how many lines of the old text were removed at its start: those before the first lines of the new one."""
    first = list(new[:ALIKE])
    places = compress(count(), map(new[0].__eq__, old)) if new else ()
    return next((place for place in places if old[place : place + ALIKE] == first), 0)


def apply_patch(before: str, patch: Sequence[Hunk] | str) -> str:
    """Return the text after a patch, as a page does."""
    if isinstance(patch, str):
        return patch
    lines = before.split("\n")
    for at, removed, *added in reversed(patch):
        lines[at : at + removed] = added
    return "\n".join(lines)
