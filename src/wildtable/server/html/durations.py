"""Durations in words."""

from __future__ import annotations

from wildtable.server.html.texts import say

UNITS = {"days": 86400, "hours": 3600, "minutes": 60, "seconds": 1}


def format_exact(language: str, seconds: int) -> str:
    """Format a duration exactly: `1 day`, `5 minutes`."""
    unit = next(unit for unit, length in UNITS.items() if seconds % length == 0)
    return say(language, "span", unit=unit, count=seconds // UNITS[unit])


def format_rough(language: str, seconds: float) -> str:
    """Format a duration in the longest unit of which there are at least two, as the clocks of a table do."""
    unit = next((unit for unit, length in UNITS.items() if seconds >= 2 * length), "seconds")
    return say(language, "span", unit=unit, count=int(max(seconds, 0) // UNITS[unit]))
