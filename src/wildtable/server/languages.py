"""Languages: the reader's own where we speak it, English otherwise."""

from __future__ import annotations

from importlib.resources import files

SPOKEN = tuple(sorted(file.name.removesuffix(".ftl") for file in files("wildtable.engine").joinpath("texts").iterdir()))


def chosen_language(wanted: str, accepted: str) -> str:
    """The language chosen on the page, else the first the browser accepts that we speak."""
    if wanted in SPOKEN:
        return wanted
    for part in accepted.lower().split(","):
        language = part.split(";")[0].strip().split("-")[0]
        if language in SPOKEN:
            return language
    return "en"
