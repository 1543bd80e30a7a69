"""Find words on a page that are not in its language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, TextElement

SOURCE = Path(__file__).parents[2] / "src" / "wildtable"
TEXTS = [SOURCE / "engine" / "texts", SOURCE / "server" / "texts", *SOURCE.glob("games/*/texts")]
SPOKEN = re.compile(r"title|aria-label|placeholder|alt|data-(say-.*|empty|more|ready|about)")
"""Attributes that hold text."""
FOREIGN = {"head", "script", "style", "bdi", "kbd", "code"}
"""Elements without translated text."""
VOID = {"area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr"}
NAME = re.compile("\N{FIRST STRONG ISOLATE}.*?\N{POP DIRECTIONAL ISOLATE}", re.DOTALL)
WORD = re.compile(r"[^\W\d_]{3,}")


@cache
def vocabulary(language: str) -> frozenset[str]:
    """Return all words in the project's texts of a language."""
    found: set[str] = set()
    for folder in TEXTS:
        for entry in FluentParser().parse(folder.joinpath(f"{language}.ftl").read_text(encoding="utf-8")).body:
            found.update(word.lower() for text in _texts(entry) for word in WORD.findall(text))
    return frozenset(found)


def _texts(part: Any) -> Iterator[str]:
    """Yield the words of a message, without its names and values."""
    if isinstance(part, TextElement):
        yield part.value
    elif isinstance(part, list):
        yield from (text for one in part for text in _texts(one))
    elif isinstance(part, BaseNode):
        yield from (text for child in vars(part).values() for text in _texts(child))


class Spoken(HTMLParser):
    """Collects the text of a page, without names, keys and what is marked as another language."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.texts: list[str] = []
        self._open: list[tuple[str, bool]] = []
        self.feed(page)
        self.close()

    @property
    def _is_ours(self) -> bool:
        return not self._open or self._open[-1][1]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        about = dict(attrs)
        marked = "lang" in about and tag != "html"
        if not marked:
            self.texts += [value for name, value in attrs if value and SPOKEN.fullmatch(name)]
        if tag not in VOID:
            self._open.append((tag, self._is_ours and tag not in FOREIGN and not marked))

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self._open.pop()

    def handle_endtag(self, tag: str) -> None:
        while self._open and self._open.pop()[0] != tag:
            pass

    def handle_data(self, data: str) -> None:
        if self._is_ours:
            self.texts.append(data)


def untranslated_words(page: str, language: str) -> set[str]:
    """Return the words of a page that occur in the English texts and not in those of its language."""
    said = {word.lower() for text in Spoken(page).texts for word in WORD.findall(NAME.sub("", text))}
    return said & vocabulary("en") - vocabulary(language)
