"""Analysis of a finished game by what its players could know: what their moves did, what chance did, and key moments.

A decision is compared with the bot's move, the advice, in the same imagined deals of the mover's view, played on by advice
with the same chance. Its effects on all seats add up to 0. A seat's result, its share of the win less the fair share, is
then the sum of three parts: what its own moves did, what the moves of others did to it, and the rest, chance.

A comparison with the best of all moves would take noise for losses. So a moment is named only if a second look, with other
deals, confirms it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Any, NamedTuple

from wildtable.engine.cards import Seat
from wildtable.engine.choices import Choice
from wildtable.engine.errors import OptionError
from wildtable.engine.game import AnyGame
from wildtable.engine.moves import Move
from wildtable.engine.record import Record
from wildtable.engine.state import State
from wildtable.engine.twin.trials import Trials
from wildtable.engine.view import View
from wildtable.games import game_of_record

FIRST_LOOK = 24
"""The deals in which all moves of a decision are tried, to find those worth a second look."""
SECOND_LOOKS = 4
"""The decisions of each seat that get a second look."""
POINTS = 16
"""The number of points of the graph."""
GRADES = ((0.20, "blunder"), (0.10, "mistake"), (0.05, "inaccuracy"))
"""The least loss of winning chances for each name."""
CERTAINTY = 2.0
"""By how many standard errors a loss must be above 0 to be named."""
NOISE = 0.0
"""The share of decisions left to chance when games are played on."""


class Estimate(NamedTuple):
    """A mean and its standard error."""

    mean: float
    error: float


@dataclass(frozen=True)
class Decision:
    """One move of a game, with what its player could know."""

    question: int
    """The number of the question, from 1."""
    seat: Seat
    view: View
    choice: Choice[Any]
    move: Move


class Forecast(NamedTuple):
    """Each seat's chance to win by its own view before a question, if all played on like the bot."""

    question: int
    chances: tuple[Estimate, ...]


class Moment(NamedTuple):
    """A decision for which a better move was found, and confirmed in other deals."""

    question: int
    seat: Seat
    move: str
    better: str
    grade: str
    before: float
    """The chance to win with the move that was played."""
    loss: Estimate
    """Of the chance to win."""
    margin: Estimate
    """Of points ahead of the best other player."""


@dataclass(frozen=True)
class SeatBalance:
    """The result of a seat in shares of a win, as a sum of three parts; and the margin its own moves gained or lost."""

    result: float
    own: Estimate
    others: Estimate
    chance: float
    margin: Estimate
    unlike: int
    """How many of its decisions led to another end than the bot's in any of the deals."""
    decisions: int


@dataclass(frozen=True)
class GameAnalysis:
    """What a game shows: the balance of each seat, the graph, and the moments, the largest loss first."""

    seats: tuple[SeatBalance, ...]
    forecasts: tuple[Forecast, ...]
    moments: tuple[Moment, ...]


def analyse(record: Record, deals: int = 200, on_progress: Callable[[float], None] = lambda _: None) -> GameAnalysis:
    """Analyse a finished game, with so many imagined deals for each comparison and forecast.

    `on_progress` is called with each share of the work done. All chance follows from the record, so that everybody sees the
    same.
    """
    return Analyst(record, deals).run(on_progress)


class Analyst:
    """The decisions of one game, and the deals they are judged by."""

    def __init__(self, record: Record, deals: int) -> None:
        self.record = record
        self.deals = deals
        self.game: AnyGame = game_of_record(record)
        result = self.game.replay(record).result
        if result is None:
            raise OptionError("only a finished game can be analysed")
        self.people = range(len(result.ranks))
        if len(self.people) < 2:
            raise OptionError("only a game of at least two people can be analysed")
        self.shares = [1 / len(result.winners) if seat in result.winners else 0.0 for seat in self.people]
        self.decisions = [*self._decisions()]

    @cached_property
    def _twin(self) -> Any:
        return self.game.twin(self.record.seats, dict(self.record.options))

    def run(self, on_progress: Callable[[float], None]) -> GameAnalysis:
        steps = 2 * len(self.decisions) + POINTS

        def count() -> None:
            on_progress(1 / steps)

        moments = self.moments(count)
        balances = self.balances(count)
        return GameAnalysis(balances, self.forecasts(count), moments)

    def _states(self) -> Iterator[tuple[int, State]]:
        """Yield the state before each question."""
        state: State = self.game.replay(self.record, at=0)
        for number, answers in enumerate(self.record.moves, 1):
            yield number, state
            for seat, moves in answers.items():
                state.play(seat, *moves)

    def _decisions(self) -> Iterator[Decision]:
        """Yield all moves, each as if its player answered first: nobody knows the sealed answers of others."""
        for number, state in self._states():
            for seat, moves in self.record.moves[number - 1].items():
                alone = state.copy()
                for notation in moves:
                    choice, move = alone.asking[seat], self.game.moves[notation]
                    if len(choice) > 1:
                        yield Decision(number, seat, alone.view(seat), choice, move)
                    alone.play(seat, move)

    def _seeds(self, *about: object, deals: int) -> list[int]:
        rng = Random(" ".join(map(str, (self.record.seed, *about))))
        return [rng.getrandbits(62) for _ in range(deals)]

    # The parts of the result

    def balances(self, count: Callable[[], None] = lambda: None) -> tuple[SeatBalance, ...]:
        own = [_Sum() for _ in self.people]
        others = [_Sum() for _ in self.people]
        margins = [_Sum() for _ in self.people]
        unlike = [0 for _ in self.people]
        for number, decision in enumerate(self.decisions):
            advised = self.game.advise(decision.view, decision.choice)
            if advised is not decision.move:
                seeds = self._seeds("effect", number, deals=self.deals)
                trials = Trials(self._twin, decision.view, NOISE)
                ends = trials.run_for(self.people, seeds, [decision.move.id, advised.id])
                unlike[decision.seat] += any(played != usual for played, usual in ends)
                for seat in self.people:
                    part = own if seat == decision.seat else others
                    part[seat].add([played[seat].win - usual[seat].win for played, usual in ends])
                margin = [played[decision.seat].margin - usual[decision.seat].margin for played, usual in ends]
                margins[decision.seat].add(margin)
            count()
        fair = 1 / len(self.people)
        return tuple(
            SeatBalance(
                self.shares[seat],
                own[seat].estimate,
                others[seat].estimate,
                self.shares[seat] - fair - own[seat].mean - others[seat].mean,
                margins[seat].estimate,
                unlike[seat],
                sum(decision.seat == seat for decision in self.decisions),
            )
            for seat in self.people
        )

    # The graph

    def forecasts(self, count: Callable[[], None] = lambda: None) -> tuple[Forecast, ...]:
        every = max(len(self.record.moves) // POINTS, 1)
        found = []
        for number, state in self._states():
            if (number - 1) % every == 0:
                chances = tuple(self._chance(state.view(seat), seat, number) for seat in self.people)
                found.append(Forecast(number, chances))
                count()
        return tuple(found)

    def _chance(self, view: View, seat: Seat, number: int) -> Estimate:
        seeds = self._seeds("forecast", number, seat, deals=self.deals)
        return estimate([end.win for (end,) in Trials(self._twin, view, NOISE).play_on((seat,), seeds)])

    # The moments

    def moments(self, count: Callable[[], None] = lambda: None) -> tuple[Moment, ...]:
        """Return the confirmed moments of all seats, the largest loss first. Of one question each seat has one at most."""
        suspects = []
        for number, decision in enumerate(self.decisions):
            suspects.append((*self.suspect(number, decision), number))
            count()
        found = []
        for _, group in groupby(
            sorted(suspects, key=lambda one: (self.decisions[one[2]].seat, -one[0])), lambda one: self.decisions[one[2]].seat
        ):
            for doubt, better, number in [*group][:SECOND_LOOKS]:
                if doubt > 0 and (moment := self._confirm(number, better)) is not None:
                    found.append(moment)
        found.sort(key=lambda moment: moment.loss.error - moment.loss.mean)
        first = {(moment.question, moment.seat): moment for moment in reversed(found)}
        return tuple(moment for moment in found if first[moment.question, moment.seat] is moment)

    def suspect(self, number: int, decision: Decision) -> tuple[float, Move]:
        """Return the most promising other move, and by how much it is ahead in margin, less one standard error."""
        others = [move for move in decision.choice if move is not decision.move]
        seeds = self._seeds("first", number, deals=FIRST_LOOK)
        ends = Trials(self._twin, decision.view, NOISE).run(seeds, [decision.move.id, *(move.id for move in others)])
        leads = []
        for place, move in enumerate(others, 1):
            mean, error = estimate([row[place].margin - row[0].margin for row in ends])
            leads.append((mean - error, move))
        return max(leads, key=lambda lead: lead[0])

    def _confirm(self, number: int, better: Move) -> Moment | None:
        decision = self.decisions[number]
        seeds = self._seeds("second", number, deals=max(self.deals, 300))
        ends = Trials(self._twin, decision.view, NOISE).run(seeds, [decision.move.id, better.id])
        loss = estimate([other.win - played.win for played, other in ends])
        if loss.mean <= CERTAINTY * loss.error:
            return None
        for least, grade in GRADES:
            if loss.mean >= least:
                return Moment(
                    decision.question,
                    decision.seat,
                    decision.move.notation,
                    better.notation,
                    grade,
                    fmean(played.win for played, _ in ends),
                    loss,
                    estimate([other.margin - played.margin for played, other in ends]),
                )
        return None


class _Sum:
    """A sum of means, with the standard error of the sum."""

    def __init__(self) -> None:
        self.mean = 0.0
        self._variance = 0.0

    def add(self, values: Sequence[float]) -> None:
        mean, error = estimate(values)
        self.mean += mean
        self._variance += error**2

    @property
    def estimate(self) -> Estimate:
        return Estimate(self.mean, sqrt(self._variance))


def estimate(values: Sequence[float]) -> Estimate:
    """Return the mean of values with its standard error."""
    return Estimate(fmean(values), stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0)
