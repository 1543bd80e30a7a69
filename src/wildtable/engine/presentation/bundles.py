"""Bundles of Fluent messages that are parsed one by one, when they are first needed.

The texts of all games and languages have thousands of messages, of which a process says a few hundred. To parse them all
takes seconds. Most are a line of text and nothing else, which is said as it is written.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime import resolver as nodes

ENTRY_START = re.compile(r"^(?:(-?[a-z][\w-]*) *=|#)", re.ASCII | re.IGNORECASE | re.MULTILINE)
"""The start of a message, a term or a comment. Whatever belongs to one is indented, or in braces."""

PLAIN = re.compile(r"[a-z][\w-]* *= *([^{}\s](?:[^{}\r\n]*[^{}\s])?)[ \r\n]*", re.ASCII | re.IGNORECASE)
"""A message that is one line of text: no values, no attributes, nothing behind it."""

MAX_PLAIN_NUMBER = 1000
"""Smaller numbers are written the same in all languages."""
MAX_PART = 2500
"""The longest value that Fluent accepts."""
MAX_DEPTH = 8
"""How deep messages may refer to messages before it is left to Fluent to find a circle."""


class Unusual(Exception):
    """A message or a value that is left to Fluent."""


def split_entries(text: str) -> dict[str, str]:
    """Return the source of each message, and of each term, by its name; the first where there are two."""
    starts = [*ENTRY_START.finditer(text)]
    ends = [*(start.start() for start in starts[1:]), len(text)]
    found: dict[str, str] = {}
    for start, end in zip(starts, ends, strict=False):
        if start[1]:
            found.setdefault(start[1], text[start.start() : end])
    return found


class LazyBundle(FluentBundle):
    """The messages of some texts in one language. Where texts have messages of the same name, the first one's is said."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        super().__init__([language], use_isolating=False)
        self._plural_of = lru_cache(maxsize=MAX_PLAIN_NUMBER)(self._plural_form)
        self._sources: dict[str, str] = {}
        for text in texts:
            self._sources = split_entries(text) | self._sources

    def plain_text(self, name: str) -> str | None:
        """Return what a message says that is one line of text; None for any other."""
        found = PLAIN.fullmatch(self._sources.get(name, ""))
        return found and found[1]

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

    def format_common(self, pattern: Any, about: Mapping[str, object]) -> str | None:
        """Return a message (a pattern, or the only element of one) that is made of texts, values, choices and references, as
        nearly all are, in a tenth of the time that Fluent takes. Return None for any other, and whenever something is wrong:
        Fluent reports that."""
        try:
            return self._format(pattern, about, 0)
        except Unusual:
            return None

    def _format(self, pattern: Any, about: Mapping[str, object], depth: int) -> str:
        if depth > MAX_DEPTH:
            raise Unusual
        elements: Iterable[Any] = pattern.elements if type(pattern) is nodes.Pattern else (pattern,)
        return "".join(
            [
                one.value
                if type(one) is nodes.TextElement
                else self._format_value(getattr(one, "expression", one), about, depth)
                for one in elements
            ]
        )

    def _format_value(self, one: Any, about: Mapping[str, object], depth: int) -> str:
        kind = type(one)
        if kind is nodes.VariableReference:
            value = about.get(one.id.name)
            if isinstance(value, str) and len(value) <= MAX_PART:
                return value
            if type(value) is int and 0 <= value < MAX_PLAIN_NUMBER:
                return str(value)
        elif kind is nodes.SelectExpression:
            return self._format(self._choose_variant(one, about), about, depth + 1)
        elif kind is nodes.StringLiteral:
            return str(one.parse()["value"])
        elif kind in (nodes.MessageReference, nodes.TermReference) and not one.attribute:
            is_term = kind is nodes.TermReference
            if not is_term or not one.arguments:
                return self._format(self._find_pattern(one.id.name, is_term), {} if is_term else about, depth + 1)
        raise Unusual

    def _find_pattern(self, name: str, is_term: bool) -> Any:
        try:
            found = self._lookup(name, term=is_term).value
        except LookupError:
            found = None
        if found is None:
            raise Unusual
        return found

    def _choose_variant(self, one: Any, about: Mapping[str, object]) -> Any:
        """Return the variant that a value chooses: by its name, or by a number and its plural form."""
        value = about.get(one.selector.id.name) if type(one.selector) is nodes.VariableReference else None
        is_number = type(value) is int
        if not is_number and not isinstance(value, str):
            raise Unusual
        default = None
        for variant in one.variants:
            if type(variant.key) is nodes.Identifier:
                if variant.key.name == (self._plural_of(value) if is_number else value):
                    return variant.value
            elif not is_number:
                raise Unusual
            elif variant.key.value == value:
                return variant.value
            default = variant.value if variant.default else default
        assert default is not None, "the parser sees to it"
        return default
