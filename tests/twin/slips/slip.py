"""A slip: one change of a twin."""

from __future__ import annotations

from typing import NamedTuple


class Slip(NamedTuple):
    """Some text of a twin's source as it is, and as it would be with the slip."""

    right: str
    wrong: str
