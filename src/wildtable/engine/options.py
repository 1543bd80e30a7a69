"""Options: what can be chosen about a game before it begins, and the ways to begin that need no other choice."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from inspect import Parameter, signature
from typing import Any

from wildtable.engine.errors import OptionError
from wildtable.engine.presentation.texts import Explanation
from wildtable.engine.refusals import quote_value

Option = str | bool | int


@dataclass(frozen=True)
class Setting:
    """An option of a game: its values, the default first."""

    name: str
    values: tuple[Option, ...]

    @property
    def default(self) -> Option:
        return self.values[0]

    def parse(self, value: object) -> Option:
        """Return the value, also from its text (`2020`, `yes`, `off`), for command lines and forms."""
        text = str(value).lower()
        words = {True: ("true", "yes", "on"), False: ("false", "no", "off")}
        for known in self.values:
            if text in (words[known] if isinstance(known, bool) else (str(known),)):
                return known
        if {*self.values} == {True, False}:
            raise OptionError(Explanation("wrong-flag", option=self.name, value=quote_value(value)))
        known = ", ".join(words[value][1] if isinstance(value, bool) else str(value) for value in self.values)
        raise OptionError(Explanation("wrong-value", option=self.name, known=known, value=quote_value(value)))


@dataclass(frozen=True)
class Start:
    """A way to begin at once: an option, each of whose values but the default is offered, and the number of seats."""

    setting: Setting
    seats: int


def setup_words(setup: Callable[..., Any]) -> list[str]:
    """Return the words in which a game's `setup` describes a position."""
    shared = ("self", "seats", "seed", "piles")
    named = [word.name for word in signature(setup).parameters.values() if word.kind is not Parameter.VAR_KEYWORD]
    return [name for name in named if name not in shared]


def check_words(setup: Callable[..., Any], settings: Iterable[Setting], chosen: Iterable[str]) -> None:
    """Raise an OptionError for a word that is neither one of a game's `setup` nor one of its options."""
    options = [setting.name for setting in settings]
    for word in chosen:
        if word not in options:
            words = ", ".join(setup_words(setup))
            raise OptionError(f"setup has no word {word!r}; its words are {words}, and the options {', '.join(options)}")
