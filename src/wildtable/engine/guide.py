"""Guide: a game's prepared first game, in which every decision is explained from what the player may see."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic, NamedTuple, Protocol, TypeVar, cast

from wildtable.engine.cards import Cards, Seat
from wildtable.engine.choices import Choice
from wildtable.engine.moves import Move
from wildtable.engine.options import Option
from wildtable.engine.view import View
from wildtable.engine.wording import number_names

if TYPE_CHECKING:
    from wildtable.engine.game import AnyGame, Piles

GUIDE = "guide"
"""The name under which a guide's partners sit at a table."""
LEARNER: Seat = 0
V = TypeVar("V", bound=View)


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
            **number_names(names),
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


# What first games have in common


class Prepared(ABC, Generic[V]):
    """A guide with scripts: what is prepared is played and taught where it can be, the game's advice everywhere else."""

    @abstractmethod
    def script(self, view: V) -> str | None:
        """What the viewer plays now, if that is prepared: moves in notation, in their order."""

    @abstractmethod
    def teacher(self, view: V, choice: Choice[Any]) -> Teacher[V]:
        """Who explains this decision."""

    @abstractmethod
    def the_end(self, view: V, seat: Seat) -> Lesson:
        """How the points came about."""

    def partner(self, view: View, choice: Choice[Any]) -> Move:
        """What is prepared, if it is legal, else what a sensible player would do."""
        script = self.script(cast("V", view))
        return scripted(script, choice, view.picks) or view.game.advise(view, choice)

    def lesson(self, view: View) -> Lesson | None:
        """One for every decision, and one at the end on how the points came about."""
        if view.viewer is None:
            return None
        if view.over:
            return self.the_end(cast("V", view), view.viewer)
        return None if view.choice is None else self.teacher(cast("V", view), view.choice).lesson()


Told = tuple[Line, Sequence[Line], Line]
"""A title, what there is to know, and the reason for the advice."""


class Teacher(ABC, Generic[V]):
    """Explains one decision to one player. `script` is what is prepared for it, and `name` that of its lesson, if any."""

    def __init__(self, view: V, choice: Choice[Any], script: str | None, name: str = "") -> None:
        self.view = view
        self.choice = choice
        self.script = script
        self.name = name
        self.moves = tuple(self._answer())
        self.cards = cards_of((*view.picks, *self.moves))
        """The cards of the answer, those picked already included."""

    @abstractmethod
    def advised(self, choice: Choice[Any], played: Sequence[Move]) -> Move:
        """What a sensible player would do next, these moves being played already."""

    @abstractmethod
    def explained(self) -> Told:
        """The question, the advice and the reason for it, where nothing is prepared."""

    def lesson(self) -> Lesson:
        if self.name:
            name = f"guide-{self.name}"
            return Lesson(Line(f"{name}-title"), (Line(name),), self.moves, Line(f"{name}-why"))
        title, lines, reason = self.explained()
        return Lesson(title, tuple(lines), self.moves, reason)

    def _answer(self) -> Iterator[Move]:
        """The whole answer that is recommended: what is prepared, or what a sensible player would do, card by card."""
        choice: Choice[Any] | None = self.choice
        played = list(self.view.picks)
        while choice is not None:
            move = scripted(self.script, choice, played) or self.advised(choice, played)
            yield move
            played.append(move)
            choice = choice.after(move)


def scripted(script: str | None, choice: Choice[Any], played: Sequence[Move]) -> Move | None:
    """The first move of a script that is legal and not played already."""
    moves = [choice.vocabulary[notation] for notation in script.split(", ")] if script else []
    for move in played:
        if move in moves:
            moves.remove(move)
    return next((move for move in moves if move in choice), None)


def cards_of(moves: Sequence[Move]) -> Cards:
    """The cards that moves name."""
    return tuple([move.card for move in moves if move.card is not None])
