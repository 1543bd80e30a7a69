"""The guided first game of Wild Space: a prepared deal, a partner who plays along, and a lesson for every decision.

Four turns are prepared. A lesson asks the view whether the question came as prepared: then it tells what was prepared for
it. Else, and in all later turns, it explains the question, the advice and the reason for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any

from wildtable.engine.cards import Card, Cards, Seat
from wildtable.engine.choices import Choice
from wildtable.engine.guide import Lesson, Line
from wildtable.engine.moves import Move
from wildtable.engine.options import Option
from wildtable.engine.steps import AnyStep
from wildtable.engine.view import View
from wildtable.games.wild_space import steps
from wildtable.games.wild_space.abilities import CARD_FIRST
from wildtable.games.wild_space.advice import advise
from wildtable.games.wild_space.cards import NEEDS, SIDES, SQUARES, place_of
from wildtable.games.wild_space.legend import DISCARD, DRAW, PLAY, REMOVE, SPOTS
from wildtable.games.wild_space.prepared import PARTNER, PILES, first, prepared_question
from wildtable.games.wild_space.questions import DECLINE, EXPLORE, LAND, REFRESH, sector_of
from wildtable.games.wild_space.scoring import Accounts
from wildtable.games.wild_space.state import TURNS
from wildtable.games.wild_space.view import TableView

Told = tuple[Line, Sequence[Line], Line]
"""A title, what there is to know, and the reason for the advice."""


class FirstGame:
    """Two players, the learner in seat 0."""

    seats = 2
    options: Mapping[str, Option] = {"solo": False}
    piles = PILES

    def partner(self, view: View, choice: Choice[Any]) -> Move:
        """What is prepared, if it is legal, else what a sensible player would do."""
        assert isinstance(view, TableView)
        script = PARTNER.get(view.round)
        move = None if script is None else first(script, choice, view.picks)
        return move or advise(view, choice)

    def lesson(self, view: View) -> Lesson | None:
        """One for every decision, and one at the end on how the credits came about."""
        assert isinstance(view, TableView)
        if view.viewer is None:
            return None
        if view.over:
            return the_end(view, view.viewer)
        return None if view.choice is None else Teacher(view, view.choice).lesson()


class Teacher:
    """Explains one decision to one player. A method named after a step explains its question."""

    def __init__(self, view: TableView, choice: Choice[Any]) -> None:
        self.view = view
        self.choice = choice
        self.figures = view.game.figures
        self.prepared = prepared_question(view, choice)
        self.moves = tuple(self.answer())

    def lesson(self) -> Lesson:
        if self.prepared is not None:
            name = f"guide-{self.prepared.lesson}"
            return Lesson(Line(f"{name}-title"), (Line(name),), self.moves, Line(f"{name}-why"))
        title, lines, reason = TEACHERS[type(self.view.agenda[0])](self)
        if self.verb == REFRESH:
            reason = Line("guide-why-refresh", cards=self.cards)
        return Lesson(title, tuple(lines), self.moves, reason)

    def answer(self) -> Iterator[Move]:
        """The whole answer that is recommended: what is prepared, or what a sensible player would do, move by move."""
        choice: Choice[Any] | None = self.choice
        played = list(self.view.picks)
        while choice is not None:
            scripted = None if self.prepared is None else first(self.prepared.moves, choice, played)
            move = scripted or advise(self.view, choice)
            yield move
            played.append(move)
            choice = choice.after(move)

    @property
    def verb(self) -> str:
        """What the answer begins with, as far as it is not given yet."""
        return self.moves[0].verb

    @property
    def word(self) -> str:
        return self.moves[0].notation.partition(" ")[2]

    @property
    def cards(self) -> Cards:
        """The cards that the rest of the answer names."""
        return tuple([card for move in self.moves for card in move.cards])

    # Spaceships and actions

    def use_ship(self) -> Told:
        if self.view.picks:
            return Line("guide-pay-title"), [Line("guide-pay")], self.why_pay()
        last = self.view.round == TURNS
        title = Line("guide-last-title") if last else Line("guide-ship-title", number=self.view.round)
        return title, [*self.fleet(), *self.far_planets()], self.why_ship()

    def fleet(self) -> Iterator[Line]:
        number = self.view.ships_left(self.view.me)
        yield Line("guide-fleet", number=number) if number else Line("guide-fleet-landed")

    def far_planets(self) -> Iterator[Line]:
        """How large a crew the next planet asks for."""
        size = len(self.view.crew(self.view.me))
        missing = [need - size for need in NEEDS if need > size]
        if missing:
            yield Line("guide-far", number=missing[0])

    def why_ship(self) -> Line:
        if self.verb == EXPLORE:
            return Line("guide-why-explore")
        if self.verb != LAND:
            return Line("guide-why-stay")
        if self.cards:
            return Line("guide-why-worth", cards=self.cards)
        sector = sector_of(self.moves[0])
        planet = self.view.planets[place_of(sector)]
        assert planet is not None
        actions = self.figures.planets[planet].sectors[sector % len(SIDES)].actions
        return Line("guide-why-several") if len(actions) > 1 else self.why_action(actions[0].effect)

    def take_action(self) -> Told:
        return Line("guide-action-title"), [Line("guide-action")], self.why_action(self.word.partition("-")[0])

    def why_action(self, effect: str) -> Line:
        return Line({DRAW: "guide-why-draw", PLAY: "guide-why-play"}.get(effect, "guide-why-both"))

    def why_pay(self) -> Line:
        """What one can do without; or, where there are several conditions, which is the cheapest."""
        if not self.cards:
            return Line("guide-why-cheapest")
        return Line("guide-why-remove" if self.moves[-1].verb == REMOVE else "guide-why-discard", cards=self.cards)

    # Cards

    def draw(self) -> Told:
        step = self.view.agenda[0]
        assert isinstance(step, steps.Draw)
        return Line("guide-draw-title", number=step.cards), [Line("guide-draw")], self.why_drawn("guide-why-pile")

    def draw_into_play(self) -> Told:
        return Line("guide-both-title"), [Line("guide-both")], self.why_drawn("guide-why-luck")

    def why_drawn(self, unseen: str) -> Line:
        if self.word not in SPOTS:
            return Line(unseen)
        card = self.view.pool[SPOTS.index(self.word)]
        assert card is not None
        return self.why_card(card)

    def put_into_play(self) -> Told:
        return Line("guide-put-title"), [Line("guide-put"), *self.far_planets()], self.why_put()

    def why_put(self) -> Line:
        if self.verb == PLAY:
            return self.why_card(*self.cards)
        return Line("guide-why-keep" if any(move.verb == PLAY for move in self.choice) else "guide-why-none")

    def why_card(self, card: Card) -> Line:
        """The best there is to say of a card: credits it would earn at once, the track, its ability, its species."""
        view, printed = self.view, self.figures.crew[card]
        crew = (*view.crew(view.me), card)
        gain = self.accounts.having(view.me, crew).score(view.me).total - self.accounts.score(view.me).total
        if gain > 0:
            return Line("guide-why-credits", cards=(card,), number=gain)
        if printed.veteran and view.tokens[view.me] < SQUARES:
            return Line("guide-why-veteran", cards=(card,))
        if printed.ability is not None:
            return Line("guide-why-able", cards=(card,))
        if printed.species:
            return Line("guide-why-animal", cards=(card,), number=len(self.figures.fits(crew, printed.species)))
        return Line("guide-why-plain", cards=(card,))

    @cached_property
    def accounts(self) -> Accounts:
        return Accounts.of(self.view)

    # Abilities

    def use_ability(self) -> Told:
        step = self.view.agenda[0]
        assert isinstance(step, steps.UseAbility)
        free = self.choice.verbs()[0] not in (DISCARD, REMOVE)
        lines = [Line("guide-ability-free" if free else "guide-ability-paid")]
        return Line("guide-ability-title", cards=(step.card,)), lines, self.why_ability(step.card)

    def why_ability(self, card: Card) -> Line:
        if self.verb == DECLINE:
            payable = any(move.verb not in (DECLINE, REFRESH) for move in self.choice)
            return Line("guide-why-decline" if payable else "guide-why-poor")
        return self.why_pay() if self.cards else Line("guide-why-use", cards=(card,))

    def in_any_order(self) -> Told:
        which = "card" if self.moves[0].notation == CARD_FIRST else "square"
        return Line("guide-order-title"), [Line("guide-order")], Line(f"guide-why-{which}-first")

    # The end of a turn

    def end_turn(self) -> Told:
        view = self.view
        size = len(view.crew(view.me))
        turned = [need for need, planet in zip(NEEDS, view.planets, strict=True) if planet is None and size >= need]
        lines = [Line("guide-turns-up", number=need) for need in turned] or [Line("guide-ends")]
        return Line("guide-ends-title"), lines, Line("guide-why-end")

    def smuggler_turn(self) -> Told:
        return Line("guide-smuggler-title"), [Line("guide-smuggler")], Line("guide-why-smuggler", cards=self.cards)


TEACHERS: dict[type[AnyStep], Callable[[Teacher], Told]] = {
    steps.UseShip: Teacher.use_ship,
    steps.TakeAction: Teacher.take_action,
    steps.Draw: Teacher.draw,
    steps.DrawIntoPlay: Teacher.draw_into_play,
    steps.PutIntoPlay: Teacher.put_into_play,
    steps.UseAbility: Teacher.use_ability,
    steps.InAnyOrder: Teacher.in_any_order,
    steps.EndTurn: Teacher.end_turn,
    steps.SmugglerTurn: Teacher.smuggler_turn,
}


def the_end(view: TableView, seat: Seat) -> Lesson:
    """Where the credits came from, line by line, and how close it was."""
    result = view.result
    assert result is not None
    lines = [Line(f"guide-end-{name}", number=number) for name, number in result.lines[seat].lines if number]
    if view.smuggler is None:
        rival = min((other for other in view.people if other != seat), key=lambda other: result.ranks[other])
        lines.append(Line("guide-end-rival", rival, number=result.scores[rival]))
    title = "guide-end-won" if seat in result.winners else "guide-end-lost"
    return Lesson(Line(title, number=result.scores[seat]), tuple(lines))
