"""Languages: the reader's own where it is supported, English otherwise."""

from __future__ import annotations

from importlib.resources import files

LANGUAGES = tuple(sorted(file.name.removesuffix(".ftl") for file in files("wildtable.engine").joinpath("texts").iterdir()))
LANGUAGE_NAMES = {
    language: name
    for language, name in {"en": "English", "de": "Deutsch", "nl": "Nederlands"}.items()
    if language in LANGUAGES
}
"""The supported languages, each by its name in itself."""


def choose_language(wanted: str, accepted: str, remembered: str = "") -> str:
    """Return the language asked for, else the one chosen before, else the first supported one that the browser accepts."""
    for language in (wanted, remembered):
        if language in LANGUAGES:
            return language
    for part in accepted.lower().split(","):
        language = part.split(";")[0].strip().split("-")[0]
        if language in LANGUAGES:
            return language
    return "en"
