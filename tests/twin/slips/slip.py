"""A slip: one change in a twin."""

from __future__ import annotations

from typing import NamedTuple


class Slip(NamedTuple):
    """A piece of a twin's source as it is, and with the slip."""

    right: str
    wrong: str
