"""Terms: what a table plays and how, checked when it is made."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field
from typing import Any

from wildtable.engine.errors import OptionError
from wildtable.engine.game import AnyGame
from wildtable.games import made

LONGEST_CLOCK = 14 * 24 * 3600
MAX_DECK_LENGTH = 60_000
"""Characters of a deck's text: as many as fit into a request body."""


@dataclass(frozen=True)
class TableConfig:
    """Game, seats, options, deck (its text, where it is one's own), seconds per move, and who may come and look."""

    game: str
    seats: int
    options: Mapping[str, Any] = field(default_factory=dict)
    deck: str = ""
    clock: int | None = None
    open: bool = True
    hide_answers: bool = False
    """Do not even tell who has answered already."""
    aids: bool = True
    """Show what taking a card would do, and which cards were not seen yet."""
    rated: bool = False
    """Do games count on the ladder? Their results are then for everybody to see, so only where somebody said so."""

    def checked(self) -> TableConfig:
        """The same config with all options spelled out; wrong ones are refused with what would be right."""
        chosen = self.rules.choose(self.seats, self.options)
        if self.clock is not None and not 5 <= self.clock <= LONGEST_CLOCK:
            raise OptionError(f"clock: 5 to {LONGEST_CLOCK} seconds per move, or none, not {self.clock}")
        return TableConfig(**{**asdict(self), "options": chosen})

    @property
    def rules(self) -> AnyGame:
        return made(self.game, self.deck)

    @property
    def people(self) -> int:
        """How many seats are to be taken."""
        return self.rules.people(self.seats, self.rules.choose(self.seats, self.options))

    @property
    def counts(self) -> bool:
        """Can a game here count? With a deck of one's own, or alone, it is not the game of the ladder."""
        return self.rated and not self.deck and self.people > 1

    def dump(self) -> dict[str, Any]:
        return asdict(self)
