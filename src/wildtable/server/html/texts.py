"""Texts: the server's own messages, from Fluent files, and figures as each language writes them."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from importlib.resources import files

from babel.dates import format_date
from babel.numbers import format_decimal, format_percent

from wildtable.engine.presentation.texts import Texts

REGIONS = {"en": "en_GB"}
"""The region whose date format a language uses: the day before the month, as in the others."""
TEXTS = Texts([files("wildtable.server").joinpath("texts")])


def say(language: str, message: str, /, **about: object) -> str:
    return TEXTS.say(language, message, **about)


def denial(language: str, code: str, **about: object) -> dict[str, str]:
    """Return the text of a denial, for programs and for people."""
    return {"code": code, "text": say(language, f"denied-{code}", **count_seats_from_one(language, about))}


def count_seats_from_one(language: str, about: dict[str, object]) -> dict[str, object]:
    """Renumber seats in the values of a message: people count from 1, code and programs from 0."""
    counted = dict(about)
    if isinstance(seat := about.get("seat"), int):
        counted["seat"] = seat + 1
    if isinstance(seats := about.get("seats"), Sequence):
        counted["seats"] = join_names(language, [str(seat + 1) for seat in seats])
    return counted


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
