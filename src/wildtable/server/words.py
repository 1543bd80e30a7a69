"""Words: what the server itself says to people, from Fluent files."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files

from babel.numbers import format_decimal

from wildtable.engine.texts import Texts

TEXTS = Texts([files("wildtable.server").joinpath("texts")])


def say(language: str, message: str, /, **about: object) -> str:
    return TEXTS.say(language, message, **about)


def denial(language: str, code: str, **about: object) -> dict[str, str]:
    """Why something cannot be done, for programs and for people."""
    return {"code": code, "text": say(language, f"denied-{code}", **about)}


def figure(language: str, value: float) -> str:
    """A number with one decimal, as the language writes it."""
    return format_decimal(value, "0.0", locale=language)


def listed(language: str, names: Sequence[str]) -> str:
    """Names in a row as a sentence says them: one, two and three."""
    *others, last = names or ("",)
    return say(language, "listed", others=", ".join(others), last=last) if others else last
