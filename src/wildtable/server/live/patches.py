"""Patches: a region line by line, each line by its number in the region sent before, or new.

Most changes touch a few lines of the log, the mat or a seat. With three players and two spectators whole regions are 68 to
148 kB a move, patches 30 to 40: a phone has less to load and to parse.
"""

from __future__ import annotations

from itertools import count

Patch = str | list[str | int]
SHORT = 300
"""A text that is no longer than this is sent as it is."""


def make_patch(before: str, after: str) -> Patch:
    """Return what turns a text into another: its lines, or all of it if it is short.

    Lines are counted, not characters, since Python and JavaScript count those beyond the first 65,536 differently.
    """
    if len(after) <= SHORT:
        return after
    old, new = (str.split(text, "\n") for text in (before, after))  # Markup would mark every line
    places = dict(zip(old, count(), strict=False))
    return [places.get(line, line) for line in new]
