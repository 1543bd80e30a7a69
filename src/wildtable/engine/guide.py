"""Guide: a game's prepared first game, in which every decision is explained from what the player may see."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from wildtable.engine.cards import Cards, Seat
from wildtable.engine.choices import Choice
from wildtable.engine.moves import Move
from wildtable.engine.options import Option
from wildtable.engine.view import View

if TYPE_CHECKING:
    from wildtable.engine.game import AnyGame, Piles

GUIDE = "guide"
"""The name under which a guide's partners sit at a table."""


class Line(NamedTuple):
    """A sentence of a lesson: a message of the game's texts, and what it is about.

    The message knows $seat, a name; $cards, their names, and $kind, the name in the catalogue of the first, to choose an
    article by; $number; and all names as $seat0, $seat1, ...
    """

    message: str
    seat: Seat | None = None
    cards: Cards = ()
    number: int = 0

    def say(self, game: AnyGame, language: str, names: Sequence[str]) -> str:
        """The sentence, between players of these names."""
        kinds = game.catalogue.spell(self.cards)
        return game.texts.say(
            language,
            self.message,
            seat="none" if self.seat is None else names[self.seat],
            cards=", ".join(game.texts.say(language, f"card-{kind}") for kind in kinds),
            kind=kinds[0] if kinds else "none",
            number=self.number,
            **{f"seat{seat}": name for seat, name in enumerate(names)},
        )


@dataclass(frozen=True)
class Lesson:
    """What a player should know for the decision at hand, and the whole answer that is recommended, with its reason.

    Where nothing is to be decided any more there is no answer and no reason.
    """

    title: Line
    lines: tuple[Line, ...]
    moves: tuple[Move, ...] = ()
    reason: Line | None = None


class Guide(Protocol):
    """A prepared deal, partners who play along with it, and lessons. The learner sits in seat 0, partners in all others."""

    @property
    def seats(self) -> int: ...

    @property
    def options(self) -> Mapping[str, Option]: ...

    @property
    def piles(self) -> Piles:
        """How the first shuffles are stacked."""
        ...

    def partner(self, view: View, choice: Choice[Any]) -> Move:
        """What a partner plays, who sees no more than any other player."""
        ...

    def lesson(self, view: View) -> Lesson | None:
        """What there is to say to a viewer now. It follows from the view alone: whatever was played before, and whatever
        the viewer may not see, is not in it."""
        ...
