"""Analysis of a finished game by what its players could know: what their moves did, what chance did, and key moments.

A decision is compared with the bot's move, the advice, in the same imagined deals of the mover's view, played on by advice
with the same chance. Its effects on all seats add up to 0. A seat's result, its share of the win less the fair share, is
then the sum of three parts: what its own moves did, what the moves of others did to it, and the rest, chance.

A comparison with the best of all moves would take noise for losses. So a moment is named only if looks with other deals
confirm it. Where a net covers the variant, all looks are by its value as well as by playouts, and both have to find the
loss: the smaller one counts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, Any

from wildtable.bots.levels import MEDIUM
from wildtable.bots.trained import find_net, has_numpy
from wildtable.engine.cards import Seat
from wildtable.engine.choices import Choice
from wildtable.engine.errors import OptionError
from wildtable.engine.files.record import Record
from wildtable.engine.game import AnyGame
from wildtable.engine.knowledge.view import View
from wildtable.engine.lazy import lazy_property
from wildtable.engine.moves import Move
from wildtable.engine.state import State
from wildtable.engine.twin.backends import has_numba
from wildtable.engine.twin.trials import Outcome, Trials
from wildtable.games import game_of_record
from wildtable.lab.findings import (
    AnalysisDraft,
    Comparison,
    DecisionOutline,
    Estimate,
    Finding,
    Forecast,
    GameAnalysis,
    MoveEffect,
    Outline,
    Suspicion,
    Task,
    estimate,
    scale_to_one,
)

if TYPE_CHECKING:
    from wildtable.bots.foresight import Foresight

DEALS = 200
"""The imagined deals of a forecast and of an effect, if nothing else is asked for."""
FIRST_LOOK = 24
"""The deals in which all moves of a decision are tried, to find those worth a second look."""
MIN_COMPARED = 300
"""The least deals of one look at two moves."""
POINTS = 16
"""The number of points of the graph."""
NOISE = 0.0
"""The share of decisions left to chance when games are played on."""


@dataclass(frozen=True)
class Decision:
    """One move of a game, with what its player could know."""

    question: int
    """The number of the question, from 1."""
    seat: Seat
    view: View
    choice: Choice[Any]
    move: Move


def analyse(record: Record, deals: int = DEALS, on_progress: Callable[[float], None] = lambda _: None) -> GameAnalysis:
    """Analyse a finished game, with `deals` imagined deals for each comparison and forecast.

    `on_progress` is called with each share of the work done. All chance follows from the record, so that everybody sees the
    same.
    """
    analyst = Analyst(record, deals)
    draft = AnalysisDraft(analyst.outline)
    for task in draft.tasks():
        before = draft.share
        draft.add(analyst.do(task))
        on_progress(draft.share - before)
    return draft.analysis


class Analyst:
    """The decisions of one game, and the deals they are judged by."""

    def __init__(self, record: Record, deals: int = DEALS) -> None:
        self.record = record
        self.deals = deals
        self.game: AnyGame = game_of_record(record)
        result = self.game.replay(record).result
        if result is None:
            raise OptionError("only a finished game can be analysed")
        self.people = range(len(result.ranks))
        if len(self.people) < 2:
            raise OptionError("only a game of at least two people can be analysed")
        self.shares = result.shares
        self.decisions = [*self._decisions()]

    @property
    def outline(self) -> Outline:
        """What there is to do."""
        questions = len(self.record.moves)
        return Outline(
            tuple(self.shares),
            tuple(DecisionOutline(decision.question, decision.seat, decision.move.notation) for decision in self.decisions),
            tuple(range(1, questions + 1, max(questions // POINTS, 1))),
        )

    def do(self, task: Task) -> Finding:
        """Do one task of a draft."""
        match task.kind:
            case "suspect":
                return self.suspect(task.number, self.decisions[task.number])
            case "compare":
                return self._compare(task)
            case "forecast":
                return self._forecast(task.number)
            case "effect":
                return self._effect(task.number)

    @lazy_property
    def _twin(self) -> Any:
        return self.game.twin(self.record.seats, dict(self.record.options))

    def _foresight(self, view: View) -> Foresight | None:
        """Return what values positions by a net, where one covers the variant."""
        if not (has_numpy() and has_numba() and (net := find_net(self.game, view.seats, view.options))):
            return None
        from wildtable.bots.foresight import Foresight  # noqa: PLC0415 - needs NumPy, which is optional

        return Foresight(self._twin, net, view, depth=1)

    def value(self, view: View) -> float | None:
        """Return the viewer's chance to win as the net sees it; None where no net covers the variant."""
        foresight = self._foresight(view)
        return None if foresight is None else foresight.value()

    def _decisions(self) -> Iterator[Decision]:
        """Yield all moves, each as if its player answered first: no player knows the sealed answers of others."""
        state: State = self.game.replay(self.record, at=0)
        for number, answers in enumerate(self.record.moves, 1):
            for seat, moves in answers.items():
                alone = state.copy()
                for notation in moves:
                    choice, move = alone.asking[seat], self.game.moves[notation]
                    if len(choice) > 1:
                        yield Decision(number, seat, alone.view(seat), choice, move)
                    alone.play(seat, move)
            for seat, moves in answers.items():
                state.play(seat, *moves)

    def _seeds(self, *purpose: object, deals: int) -> list[int]:
        rng = Random(" ".join(map(str, (self.record.seed, *purpose))))
        return [rng.getrandbits(62) for _ in range(deals)]

    def suspect(self, number: int, decision: Decision) -> Suspicion:
        """Try all moves of a decision in a few deals. Those that the net, where one covers the variant, finds no better than
        the one that was played are not suspicious."""
        others = [move for move in decision.choice if move is not decision.move]
        seeds = self._seeds("first", number, deals=FIRST_LOOK)
        moves = [decision.move.id, *(move.id for move in others)]
        ends = Trials(self._twin, decision.view, NOISE).run(seeds, moves)
        foresight = self._foresight(decision.view)
        values = foresight.run(seeds, moves) if foresight else []
        leads = []
        for place, move in enumerate(others, 1):
            mean, error = estimate([row[place].margin - row[0].margin for row in ends])
            is_liked = not values or fmean(row[place].win - row[0].win for row in values) > 0
            leads.append(Suspicion(mean - error if is_liked else min(mean - error, 0.0), move.notation))
        return max(leads, key=lambda lead: lead.lead)

    def _compare(self, task: Task) -> Comparison:
        """Compare a move with another in many deals, other ones in each look: by playouts and by the net, where one covers
        the variant. The smaller loss counts, so that a moment is named only if both find it."""
        decision = self.decisions[task.number]
        seeds = self._seeds("second", task.number, task.look, deals=max(self.deals, MIN_COMPARED))
        moves = [decision.move.id, self.game.moves[task.better].id]
        ends = Trials(self._twin, decision.view, NOISE).run(seeds, moves)
        looks = [ends]
        if foresight := self._foresight(decision.view):
            looks.append(foresight.run(seeds, moves))
        chance, loss = min(map(_compare_chances, looks), key=lambda compared: compared[1].mean)
        return Comparison(chance, loss, estimate([other.margin - played.margin for played, other in ends]))

    def _forecast(self, question: int) -> Forecast:
        """Return each seat's chance by its own view, by the strengths of the levels at the table, scaled so that all add up
        to 1.

        By their own views players are too hopeful together, in Wild Realms Alliance by a fifth: in the imagined deals the
        others hold cards by chance, where in truth they have chosen them.
        """
        state: State = self.game.replay(self.record, at=question - 1)
        chances = []
        for seat in self.people:
            seeds = self._seeds("forecast", question, seat, deals=self.deals)
            ends = Trials(self._twin, state.view(seat), NOISE).play_on((seat,), seeds)
            chances.append(estimate([end.win for (end,) in ends]))
        left = 1 - (question - 1) / len(self.record.moves)
        return Forecast(question, scale_to_one(chances, [strength**left for strength in self._strengths]))

    @lazy_property
    def _strengths(self) -> list[float]:
        """How often each seat wins in proportion to the others, if all begin alike: by the model of the ladder. People and
        bots without a level count as Medium. What a level adds shrinks with the share of the game that is left."""
        ratings, bots = self.game.ratings, dict(enumerate(self.record.bots))
        return [10 ** (ratings.get(bots.get(seat, ""), ratings.get(MEDIUM, 0)) / 400) for seat in self.people]

    def _effect(self, number: int) -> MoveEffect | None:
        """Compare a move with the bot's; None if they are the same."""
        decision = self.decisions[number]
        advised = self.game.advise(decision.view, decision.choice)
        if advised is decision.move:
            return None
        trials = Trials(self._twin, decision.view, NOISE)
        ends = trials.run_for(self.people, self._seeds("effect", number, deals=self.deals), [decision.move.id, advised.id])
        wins = [estimate([played[seat].win - usual[seat].win for played, usual in ends]) for seat in self.people]
        margins = [played[decision.seat].margin - usual[decision.seat].margin for played, usual in ends]
        return MoveEffect(tuple(wins), estimate(margins), any(played != usual for played, usual in ends))


def _compare_chances(ends: Sequence[Sequence[Outcome]]) -> tuple[float, Estimate]:
    """Return the chance to win with the move that was played, and what the other would have gained."""
    return fmean(played.win for played, _ in ends), estimate([other.win - played.win for played, other in ends])
