"""Words: what the server itself says to people, from Fluent files."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from importlib.resources import files

from babel.dates import format_date
from babel.numbers import format_decimal, format_percent

from wildtable.engine.texts import Texts

REGIONS = {"en": "en_GB"}
"""Whose way to write a day is meant, where a language has several: the day before the month, as in the others."""
TEXTS = Texts([files("wildtable.server").joinpath("texts")])


def say(language: str, message: str, /, **about: object) -> str:
    return TEXTS.say(language, message, **about)


def denial(language: str, code: str, **about: object) -> dict[str, str]:
    """Why something cannot be done, for programs and for people."""
    return {"code": code, "text": say(language, f"denied-{code}", **count_seats_from_one(language, about))}


def count_seats_from_one(language: str, about: dict[str, object]) -> dict[str, object]:
    """People count seats from 1, code and programs from 0."""
    counted = dict(about)
    if isinstance(seat := about.get("seat"), int):
        counted["seat"] = seat + 1
    if isinstance(seats := about.get("seats"), Sequence):
        counted["seats"] = listed(language, [str(seat + 1) for seat in seats])
    return counted


def figure(language: str, value: float) -> str:
    """A number with one decimal, as the language writes it."""
    return format_decimal(value, "0.0", locale=language)


def share(language: str, part: float) -> str:
    """A part of all, as the language writes it: `33%`."""
    return format_percent(part, locale=language)


def day(language: str, at: float) -> str:
    """The day of a moment, as the language writes it: `15 Nov 2026`."""
    return format_date(datetime.fromtimestamp(at, UTC), locale=REGIONS.get(language, language))


def listed(language: str, names: Sequence[str]) -> str:
    """Names in a row as a sentence says them: one, two and three."""
    *others, last = names or ("",)
    return say(language, "listed", others=", ".join(others), last=last) if others else last
