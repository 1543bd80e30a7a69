"""Guide: a game's prepared first game, in which every decision is explained from what the player may see."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, NamedTuple, Protocol, TypeVar, cast

from wildtable.engine.cards import Cards, Seat
from wildtable.engine.choices import Choice
from wildtable.engine.knowledge.view import View
from wildtable.engine.moves import Move
from wildtable.engine.options import Option
from wildtable.engine.presentation.wording import add_article, number_names
from wildtable.engine.result import Result
from wildtable.engine.steps import AnyStep

if TYPE_CHECKING:
    from wildtable.engine.game import AnyGame, Piles

GUIDE = "guide"
"""The name of the bot that plays a guide's partners at a table."""
LEARNER: Seat = 0
CARELESS = 0.8
"""How often a partner plays any move, once nothing is prepared any more."""
V = TypeVar("V", bound=View)


class LessonLine(NamedTuple):
    """A sentence of a lesson: a message of the game's texts, and what it is about.

    The message knows $seat, a name; $cards, their names; $a and $the, the first with its article as an object and as a
    subject; $number; $what, the text of another message; and all names as $seat0, $seat1, ...
    """

    message: str
    seat: Seat | None = None
    cards: Cards = ()
    number: int = 0
    what: str = ""

    def say(self, game: AnyGame, language: str, names: Sequence[str]) -> str:
        """Put the sentence into words, for players of these names."""
        kinds = game.catalogue.spell(self.cards)
        return game.texts.say(
            language,
            self.message,
            seat="none" if self.seat is None else names[self.seat],
            cards=", ".join(game.texts.say(language, f"card-{kind}") for kind in kinds),
            a=add_article(game.texts, language, kinds[0]) if kinds else "none",
            the=add_article(game.texts, language, kinds[0], True) if kinds else "none",
            number=self.number,
            what=game.texts.say(language, self.what) if self.what else "none",
            **number_names(names),
        )


@dataclass(frozen=True)
class Lesson:
    """What a player should know for the decision at hand, and the whole recommended answer with its reason.

    The last lesson, on the score, has neither answer nor reason.
    """

    title: LessonLine
    lines: tuple[LessonLine, ...]
    moves: tuple[Move, ...] = ()
    reason: LessonLine | None = None


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
        """Return what a partner plays, from the partner's own view."""
        ...

    def lesson(self, view: View) -> Lesson | None:
        """Return the viewer's lesson for now, from the view alone."""
        ...


class PreparedGuide(ABC, Generic[V]):
    """A guide with scripts: what is prepared is played and explained where it can be, the game's advice everywhere else."""

    first: ClassVar[str]
    """The name of the first lesson, which begins with how one wins."""

    @abstractmethod
    def find_script(self, view: V) -> str | None:
        """Return what the viewer plays now, if that is prepared: moves in notation, in their order."""

    @abstractmethod
    def explainer(self, view: V, choice: Choice[Any]) -> Explainer[V]:
        """Return what explains this decision."""

    def find_scoring_cards(self, view: V, seat: Seat, line: str) -> Cards:
        """Return the cards that a line of the final score is about, where its message names them."""
        return ()

    def find_rival(self, view: V, seat: Seat) -> Seat | None:
        """Return the best of the others, to compare the final score with; None where a player is alone."""
        assert view.result is not None
        ranks = view.result.ranks
        return min((other for other in view.people if other != seat), key=lambda other: ranks[other])

    def partner(self, view: View, choice: Choice[Any]) -> Move:
        """Return what is prepared, if it is legal, else what a sensible player would do. After all that is prepared, a
        partner plays any move most of the time, so that a learner who follows the advice wins."""
        script = self.find_script(cast("V", view))
        move = find_scripted_move(script, choice, view.picks)
        if move is not None:
            return move
        rng = Random(f"{view.viewer} {view.counts}")
        return choice.sample(rng) if not script and rng.random() < CARELESS else view.game.advise(view, choice, rng)

    def lesson(self, view: View) -> Lesson | None:
        """Return the lesson for the decision at hand, or at the end the one on how the points came about."""
        if view.viewer is None:
            return None
        if view.over:
            return self._explain_end(cast("V", view), view.viewer)
        if view.choice is None:
            return None
        lesson = self.explainer(cast("V", view), view.choice).lesson()
        is_first = lesson.title.message == f"guide-{self.first}-title"
        return replace(lesson, lines=(LessonLine("guide-goal"), *lesson.lines)) if is_first else lesson

    def _explain_end(self, view: V, seat: Seat) -> Lesson:
        """Explain where the points came from, line by line, and what decided the game."""
        result = view.result
        assert result is not None
        lines = [
            LessonLine(f"guide-end-{name}", cards=self.find_scoring_cards(view, seat, name), number=number)
            for name, number in result.lines[seat].lines
            if number
        ]
        rival = self.find_rival(view, seat)
        if rival is not None:
            lines.append(_find_decision(result, seat, rival))
        title = "guide-end-won" if seat in result.winners else "guide-end-lost"
        return Lesson(LessonLine(title, number=result.scores[seat]), tuple(lines))


def _find_decision(result: Result, seat: Seat, rival: Seat) -> LessonLine:
    """Return a line about what decided between two players: the line of the score that differs most, or the tie-break."""
    if result.scores[seat] == result.scores[rival]:
        return LessonLine("guide-tied", rival)
    theirs = dict(result.lines[rival].lines)
    sign = 1 if result.scores[seat] > result.scores[rival] else -1
    leads = {name: sign * (number - theirs[name]) for name, number in result.lines[seat].lines}
    name, lead = max(leads.items(), key=lambda one: one[1])
    return LessonLine("guide-ahead" if sign > 0 else "guide-behind", rival, number=lead, what=f"score-{name}")


Explanation = tuple[LessonLine, Sequence[LessonLine], LessonLine]
"""A title, what there is to know, and the reason for the advice."""


class Explainer(ABC, Generic[V]):
    """Explains one decision to one player. `script` is what is prepared for it, and `name` that of its lesson, if any."""

    explanations: ClassVar[Mapping[type[AnyStep], Callable[[Any], Explanation]]]
    """The method that explains the question of each step, where nothing is prepared."""

    def __init__(self, view: V, choice: Choice[Any], script: str | None, name: str = "") -> None:
        self.view = view
        self.choice = choice
        self.script = script
        self.name = name
        self.moves = tuple(self._recommend())
        self.cards = cards_of((*view.picks, *self.moves))
        """The cards of the answer, those picked already included."""

    @abstractmethod
    def advise(self, choice: Choice[Any], played: Sequence[Move]) -> Move:
        """Return what a sensible player would do next, after these moves."""

    def explain(self) -> Explanation:
        """Explain the question, the advice and the reason for it, where nothing is prepared."""
        return self.explanations[type(self.view.agenda[0])](self)

    def lesson(self) -> Lesson:
        if self.name:
            name = f"guide-{self.name}"
            return Lesson(LessonLine(f"{name}-title"), (LessonLine(name),), self.moves, LessonLine(f"{name}-why"))
        title, lines, reason = self.explain()
        return Lesson(title, tuple(lines), self.moves, reason)

    def _recommend(self) -> Iterator[Move]:
        """Yield the whole recommended answer, move by move: what is prepared, else what a sensible player would do."""
        choice: Choice[Any] | None = self.choice
        played = list(self.view.picks)
        while choice is not None:
            move = find_scripted_move(self.script, choice, played) or self.advise(choice, played)
            yield move
            played.append(move)
            choice = choice.after(move)


def find_scripted_move(script: str | None, choice: Choice[Any], played: Sequence[Move]) -> Move | None:
    """Return the first move of a script that is legal and not played already."""
    moves = [choice.vocabulary[notation] for notation in script.split(", ")] if script else []
    for move in played:
        if move in moves:
            moves.remove(move)
    return next((move for move in moves if move in choice), None)


def cards_of(moves: Sequence[Move]) -> Cards:
    """Return the cards that moves name."""
    return tuple([move.card for move in moves if move.card is not None])
