"""Patches as a page applies them (`static/patches.js`)."""

from __future__ import annotations

from collections.abc import Sequence


def apply_patch(before: str, patch: str | Sequence[str | int]) -> str:
    """Return the text after a patch: the new text itself, or its lines, each new or the number of an old one."""
    if isinstance(patch, str):
        return patch
    old = before.split("\n")
    return "\n".join(line if isinstance(line, str) else old[line] for line in patch)
