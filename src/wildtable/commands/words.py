"""The words of the command line itself, from Fluent files like all others."""

from __future__ import annotations

from importlib.resources import files

from wildtable.engine.texts import Texts

LANGUAGE = "en"
_TEXTS = Texts([files("wildtable").joinpath("texts")])


def say(message: str, /, **about: object) -> str:
    """One message of the command line, in the reader's language."""
    return _TEXTS.say(LANGUAGE, message, **about)
