"""The texts of the command line, from its Fluent files."""

from __future__ import annotations

import os
import re
from importlib.resources import files

from wildtable.engine.presentation.texts import Texts

_TEXTS = Texts([files("wildtable.cli").joinpath("texts")])


def language() -> str:
    """Return the language of the terminal (LC_ALL, LC_MESSAGES or LANG) if it is translated, else English."""
    settings = map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))
    named = next(filter(None, settings), "")
    return _TEXTS.spoken(re.split("[_.@]", named)[0])


def say(message: str, /, **about: object) -> str:
    """Return a message of the command line in the reader's language."""
    return _TEXTS.say(language(), message, **about)
