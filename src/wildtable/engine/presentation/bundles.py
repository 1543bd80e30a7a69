"""Bundles of Fluent messages that are parsed one by one, when they are first needed.

The texts of all games and languages have thousands of messages, of which a process says a few hundred. To parse them all
takes seconds. Most are a line of text and nothing else, which is said as it is written.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any

from fluent.runtime import FluentBundle, FluentResource

ENTRY_START = re.compile(r"^(?:(-?[a-z][\w-]*) *=|#)", re.ASCII | re.IGNORECASE | re.MULTILINE)
"""The start of a message, a term or a comment. Whatever belongs to one is indented, or in braces."""

PLAIN = re.compile(r"[a-z][\w-]* *= *([^{}\s](?:[^{}\r\n]*[^{}\s])?)[ \r\n]*", re.ASCII | re.IGNORECASE)
"""A message that is one line of text: no values, no attributes, nothing behind it."""


def split_entries(text: str) -> dict[str, str]:
    """Return the source of each message, and of each term, by its name; the first where there are two."""
    starts = [*ENTRY_START.finditer(text)]
    ends = [*(start.start() for start in starts[1:]), len(text)]
    entries: dict[str, str] = {}
    for start, end in zip(starts, ends, strict=False):
        if start[1]:
            entries.setdefault(start[1], text[start.start() : end])
    return entries


class LazyBundle(FluentBundle):
    """The messages of some texts in one language. Where texts have messages of the same name, the first one's is said."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        super().__init__([language], use_isolating=False)
        self._sources: dict[str, str] = {}
        for text in texts:
            self._sources = split_entries(text) | self._sources

    def plain_text(self, name: str) -> str | None:
        """Return what a message says that is one line of text; None for any other."""
        match = PLAIN.fullmatch(self._sources.get(name, ""))
        return match and match[1]

    def has_message(self, message_id: str) -> bool:
        self._parse(message_id)
        return super().has_message(message_id)

    def _lookup(self, entry_id: str, term: bool = False) -> Any:
        self._parse(f"-{entry_id}" if term else entry_id)
        return super()._lookup(entry_id, term)

    def _parse(self, name: str) -> None:
        """Parse a message that has not been parsed yet. Two threads may both do so, with the same result."""
        source = self._sources.get(name)
        if source is not None:
            self.add_resource(FluentResource(source))
            self._sources.pop(name, None)
