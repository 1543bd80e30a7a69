"""TableConfig: what a table plays and how, checked when it is created."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace

from wildtable.engine.errors import OptionError
from wildtable.engine.game import AnyGame
from wildtable.engine.lazy import lazy_property
from wildtable.engine.options import Option
from wildtable.engine.presentation.texts import Explanation
from wildtable.engine.refusals import quote_value
from wildtable.games import get_game

SHORTEST_CLOCK, LONGEST_CLOCK = 5, 14 * 24 * 3600
MAX_DECK_LENGTH = MAX_RECORD_LENGTH = 60_000
"""Characters of a deck or record: as many as fit into a request body."""


@dataclass(frozen=True)
class TableConfig:
    """The game and its options, the seats, the clock, and who may watch."""

    game_name: str
    seats: int
    options: Mapping[str, Option] = field(default_factory=dict)
    deck: str = ""
    """The text of the host's own deck; empty for the game's own."""
    clock: int | None = None
    """Seconds per move."""
    open: bool = True
    hide_answers: bool = False
    """Hide who has answered already."""
    aids: bool = True
    """Show what taking a card would do, and which cards were not seen yet."""
    rated: bool = False
    """Rate the games. Their results are public then, so this needs the host's consent."""

    def checked(self) -> TableConfig:
        """Return the same config with all options spelled out, or raise OptionError."""
        chosen = self.game.choose(self.seats, self.options)
        if self.clock is not None and not SHORTEST_CLOCK <= self.clock <= LONGEST_CLOCK:
            least, most = str(SHORTEST_CLOCK), str(LONGEST_CLOCK)
            raise OptionError(Explanation("wrong-clock", least=least, most=most, clock=quote_value(self.clock)))
        return replace(self, options=chosen)

    @lazy_property
    def game(self) -> AnyGame:
        """The game, in memory as long as the config is: to load one with the host's own deck takes time."""
        return get_game(self.game_name, self.deck)

    @property
    def people(self) -> int:
        """The number of seats to take; a virtual player's is not among them."""
        return self.game.people(self.seats, self.game.choose(self.seats, self.options))

    @property
    def can_be_rated(self) -> bool:
        """May a game here be rated? Not with the host's own deck, nor alone."""
        return self.rated and not self.deck and self.people > 1

    def for_people(self, people: int) -> TableConfig:
        """Return the config for another number of people, or raise OptionError."""
        needed = self.game.virtual if self.people in self.game.companions else ""
        wanted = {name: value for name, value in self.options.items() if name != needed}
        seats, options = self.game.seats_for(people, wanted)
        return replace(self, seats=seats, options=self.game.choose(seats, options))

    def dump(self) -> dict[str, object]:
        """Return the config as JSON data. The game's name has the key `game`."""
        values = asdict(self)
        return {"game": values.pop("game_name"), **values}
