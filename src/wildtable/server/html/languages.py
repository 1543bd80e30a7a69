"""Languages: the reader's own where we speak it, English otherwise."""

from __future__ import annotations

from importlib.resources import files

LANGUAGES = tuple(sorted(file.name.removesuffix(".ftl") for file in files("wildtable.engine").joinpath("texts").iterdir()))
LANGUAGE_NAMES = {
    language: name
    for language, name in {"en": "English", "de": "Deutsch", "nl": "Nederlands"}.items()
    if language in LANGUAGES
}
"""What the languages we speak call themselves."""


def choose_language(wanted: str, accepted: str, remembered: str = "") -> str:
    """The language asked for, else the one chosen before, else the first the browser accepts that we speak."""
    for language in (wanted, remembered):
        if language in LANGUAGES:
            return language
    for part in accepted.lower().split(","):
        language = part.split(";")[0].strip().split("-")[0]
        if language in LANGUAGES:
            return language
    return "en"
