"""Options: what can be chosen about a game before it begins, and the ways to begin that need no other choice."""

from __future__ import annotations

from dataclasses import dataclass

from wildtable.engine.errors import OptionError

Option = str | bool | int


@dataclass(frozen=True)
class Setting:
    """An option of a game: its values, the usual one first."""

    name: str
    values: tuple[Option, ...]

    @property
    def default(self) -> Option:
        return self.values[0]

    def parse(self, value: object) -> Option:
        """The value meant, also by its text (`2020`, `yes`, `off`), for command lines and forms."""
        said = str(value).lower()
        words = {True: ("true", "yes", "on"), False: ("false", "no", "off")}
        for known in self.values:
            if said in (words[known] if isinstance(known, bool) else (str(known),)):
                return known
        allowed = ", ".join(words[known][1] if isinstance(known, bool) else str(known) for known in self.values)
        raise OptionError(f"option {self.name} is one of {allowed}; not {value!r}")


@dataclass(frozen=True)
class Start:
    """An option that makes a game one can begin at once, at so many seats, with each of its values but the usual one."""

    setting: Setting
    seats: int
