"""Texts: the server's own messages, from Fluent files, and figures as each language writes them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from importlib.resources import files
from typing import Any

from babel.dates import format_date
from babel.numbers import format_decimal, format_percent

from wildtable.engine.errors import DeckError, OptionError, RecordError, WildtableError
from wildtable.engine.presentation.texts import Texts, explain
from wildtable.engine.refusals import Refusal

REGIONS = {"en": "en_GB"}
"""The region whose date format a language uses: the day before the month, as in the others."""
FRAMES = {DeckError: "denied-bad-deck", RecordError: "denied-record", OptionError: "denied-bad-terms"}
"""The sentences in which errors of the engine are told."""
TEXTS = Texts([files("wildtable.server").joinpath("texts")])


def say(language: str, message: str, /, **about: object) -> str:
    return TEXTS.say(language, message, **about)


def denial(language: str, code: str, **about: object) -> dict[str, Any]:
    """Return a denial, for programs and for people: its text, the seats it is about, as numbers from 0, and the limit that
    was met."""
    fields: dict[str, Any] = {name: about.pop(name) for name in ("seat", "seats", "limit") if name in about}
    return {"code": code, "text": say(language, f"denied-{code}", **about | fields.get("limit", {}))} | fields


def explain_error(language: str, error: WildtableError) -> str:
    """Return why something cannot be, in the reader's language; of decks and records only the details are English."""
    reason = error.text(language) if isinstance(error, Refusal) else explain(error, language)
    for kind, message in FRAMES.items():
        if isinstance(error, kind):
            return say(language, message, reason=reason)
    return reason


def format_figure(language: str, value: float) -> str:
    """Format a number with one decimal."""
    return format_decimal(value, "0.0", locale=language)


def format_signed(language: str, value: float) -> str:
    """Format a number with its sign and one decimal."""
    return ("+" if value >= 0 else "\N{MINUS SIGN}") + format_figure(language, abs(value))


def format_share(language: str, part: float) -> str:
    """Format a fraction as a percentage: `33%`."""
    return format_percent(part, locale=language)


def format_day(language: str, at: float) -> str:
    """Format the day of a timestamp: `15 Nov 2026`."""
    return format_date(datetime.fromtimestamp(at, UTC), locale=REGIONS.get(language, language))


def join_names(language: str, names: Sequence[str]) -> str:
    """Join names as a sentence does: one, two and three."""
    *others, last = names or ("",)
    return say(language, "listed", others=", ".join(others), last=last) if others else last


# Durations


UNITS = {"days": 86400, "hours": 3600, "minutes": 60, "seconds": 1}


def format_exact(language: str, seconds: int) -> str:
    """Format a duration exactly: `1 day`, `5 minutes`."""
    unit = next(unit for unit, length in UNITS.items() if seconds % length == 0)
    return say(language, "span", unit=unit, count=seconds // UNITS[unit])


def format_rough(language: str, seconds: float) -> str:
    """Format a duration in the longest unit of which there are at least two, as the clocks of a table do."""
    unit = next((unit for unit, length in UNITS.items() if seconds >= 2 * length), "seconds")
    return say(language, "span", unit=unit, count=int(max(seconds, 0) // UNITS[unit]))
