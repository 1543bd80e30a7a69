"""The words of the command line itself, from Fluent files like all others."""

from __future__ import annotations

import os
import re
from importlib.resources import files

from wildtable.engine.texts import Texts

_TEXTS = Texts([files("wildtable.cli").joinpath("texts")])


def language() -> str:
    """The terminal's language where we speak it, English otherwise: what LC_ALL says, else LC_MESSAGES, else LANG."""
    settings = map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))
    named = next(filter(None, settings), "")
    return _TEXTS.spoken(re.split("[_.@]", named)[0])


def say(message: str, /, **about: object) -> str:
    """One message of the command line, in the reader's language."""
    return _TEXTS.say(language(), message, **about)
