"""Deck: the printed figures of a game as a TOML file, every group with its provenance."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, ClassVar

from wildtable.engine.cards import Catalogue
from wildtable.engine.errors import DeckError
from wildtable.engine.files.parsing import TomlError, parse_toml, read_text
from wildtable.engine.refusals import quote_value

NAME_LENGTH = 80
"""How long the name of a deck may be."""
PROVENANCES = ("rulebook", "published", "reconstructed", "traditional")


class Deck:
    """The groups of figures of a deck file. Every error names the file, the place and what would be right."""

    def __init__(self, text: str, source: str, game: str, groups: tuple[str, ...]) -> None:
        self.text = text
        self.source = source
        try:
            self._data = parse_toml(text)
        except TomlError as error:
            raise self.wrong("", f"must be TOML: {error}") from None
        if self._data.get("game") != game:
            raise self.wrong("game", f"must be {game!r}, not {self._data.get('game')!r}")
        self.name = self.printable("name", self._data.get("name"), NAME_LENGTH)
        for group in self._data.keys() - {"game", "name", *groups}:
            raise self.wrong(group, f"must not be there; groups are {', '.join(groups)}")
        self.provenance = {group: self.choice(group, "provenance", PROVENANCES) for group in groups}

    @classmethod
    def read(cls, path: Path | str, game: str, groups: tuple[str, ...]) -> Deck:
        return cls(read_text(path, DeckError), str(path), game, groups)

    def wrong(self, place: str, reason: str) -> DeckError:
        return DeckError(f"{self.source}: {place}: {reason}" if place else f"{self.source}: {reason}")

    def printable(self, place: str, name: object, length: int) -> str:
        """Return a name that people read, without spaces around it."""
        if not isinstance(name, str) or not name.strip() or not name.isprintable() or len(name) > length:
            raise self.wrong(place, f"must be a name of at most {length} characters in a line, not {quote_value(name)}")
        return name.strip()

    def group(self, group: str) -> Mapping[str, Any]:
        value = self._data.get(group)
        if not isinstance(value, dict):
            raise self.wrong(f"[{group}]", "is missing")
        return value

    def choice(self, group: str, key: str, allowed: tuple[str, ...]) -> str:
        """Return a value that must be one of a few words."""
        value = self.group(group).get(key)
        if value not in allowed:
            raise self.wrong(f"[{group}] {key}", f"must be one of {', '.join(allowed)}, not {value!r}")
        return str(value)

    def exactly(self, group: str, key: str, wanted: int) -> int:
        """Return a number that the rules fix."""
        value = self.group(group).get(key)
        if type(value) is not int or value != wanted:
            raise self.wrong(f"[{group}] {key}", f"must be {wanted}, not {value!r}")
        return wanted

    def numbers(self, group: str, key: str, length: int) -> tuple[int, ...]:
        """Return a list of `length` counts."""
        value = self.group(group).get(key)
        if not isinstance(value, list) or len(value) != length or not all(type(item) is int and item >= 0 for item in value):
            raise self.wrong(f"[{group}] {key}", f"must be a list of {length} counts, not {value!r}")
        return tuple(value)

    def only(self, group: str, keys: tuple[str, ...]) -> None:
        """Refuse a group with keys other than these."""
        for key in self.group(group).keys() - {"provenance", *keys}:
            raise self.wrong(f"[{group}] {key}", f"must not be there; keys are {', '.join(keys)}")


class Figures:
    """What a game reads from its deck: a catalogue of its cards, and whatever else its rules need. A game whose cards are
    always the same needs no deck file and names only its catalogue."""

    GROUPS: ClassVar[tuple[str, ...]] = ()
    """The groups of the deck file."""
    catalogue: Catalogue

    def __init__(self, deck: Deck) -> None:
        """Read what the rules need; by default nothing."""


class DeckEntry:
    """A table within a group, read key by key. Every error names the place and what would be right."""

    def __init__(self, deck: Deck, place: str, data: object) -> None:
        self.deck = deck
        self.place = place
        if not isinstance(data, dict):
            raise deck.wrong(place, f"must be a table like {{ key = value }}, not {data!r}")
        self.data: Mapping[str, Any] = data

    def wrong(self, key: str, reason: str) -> DeckError:
        return self.deck.wrong(f"{self.place} {key}", reason)

    def only(self, keys: tuple[str, ...]) -> None:
        """Refuse keys other than these."""
        for key in self.data.keys() - set(keys):
            raise self.wrong(key, f"must not be there; keys are {', '.join(keys)}")

    def word(self, key: str, allowed: tuple[str, ...], usual: str | None = None) -> str:
        value = self.data.get(key, usual)
        if value not in allowed:
            raise self.wrong(key, f"must be one of {', '.join(allowed)}, not {value!r}")
        return str(value)

    def number(self, key: str, allowed: range) -> int:
        """Return a number in a range, but not 0 where the range includes negative numbers."""
        value = self.data.get(key)
        if type(value) is not int or value not in allowed or (value == 0 and allowed[0] < 0):
            but = " but 0" if allowed[0] < 0 else ""
            raise self.wrong(key, f"must be a number from {allowed[0]} to {allowed[-1]}{but}, not {value!r}")
        return value

    def flag(self, key: str) -> bool:
        """Return a flag, false by default."""
        value = self.data.get(key, False)
        if not isinstance(value, bool):
            raise self.wrong(key, f"must be true or false, not {value!r}")
        return value
