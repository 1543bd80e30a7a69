"""Findings of an analysis: its tasks, the most useful to readers first, and what their results add up to.

A task is small, so that it can be done in between other work, in any process. A draft says which task is next and holds what
was found so far.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, fields
from math import sqrt
from statistics import fmean, stdev
from typing import Any, Literal, NamedTuple

from wildtable.engine.cards import Seat

SECOND_LOOKS = 4
"""The decisions of each seat that get a second look."""
JUDGING_LOOKS = 3
"""The looks, each with other deals, that judge a decision after the second look, which only chooses what is judged."""
GRADES = ((0.20, "blunder"), (0.10, "mistake"), (0.05, "inaccuracy"))
"""The least loss of winning chances for each name."""
CERTAINTY = 2.0
"""By how many standard errors a loss must be above 0 to be named."""


class Estimate(NamedTuple):
    """A mean and its standard error."""

    mean: float
    error: float

    @property
    def is_certain(self) -> bool:
        return self.mean > CERTAINTY * self.error


def estimate(values: Sequence[float]) -> Estimate:
    """Return the mean of values with its standard error."""
    return Estimate(fmean(values), stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0)


def scale_to_one(estimates: Sequence[Estimate], weights: Sequence[float]) -> tuple[Estimate, ...]:
    """Return chances of which exactly one comes true, in proportion to weights and scaled so that they add up to 1; equal
    ones where all were 0."""
    total = sum(chance.mean * weight for chance, weight in zip(estimates, weights, strict=True))
    if not total:
        return (Estimate(1 / len(estimates), 0.0),) * len(estimates)
    return tuple(
        Estimate(chance.mean * weight / total, chance.error * weight / total)
        for chance, weight in zip(estimates, weights, strict=True)
    )


class Task(NamedTuple):
    """A part of an analysis: what to do, for the decision or question of this number."""

    kind: Literal["suspect", "compare", "forecast", "effect"]
    number: int
    better: str = ""
    """The move to compare with."""
    look: int = 0


class Suspicion(NamedTuple):
    """The most promising other move of a decision, and by how much it is ahead in margin, less one standard error."""

    lead: float
    better: str


class Comparison(NamedTuple):
    """What another move would have gained: in the chance to win, and in points ahead of the best other player."""

    chance: float
    """The chance to win with the move that was played."""
    loss: Estimate
    margin: Estimate


class Forecast(NamedTuple):
    """Each seat's chance to win by its own view before a question, if people played on like Medium and bots at their level;
    they add up to 1."""

    question: int
    chances: tuple[Estimate, ...]


class MoveEffect(NamedTuple):
    """What a move unlike the bot's did to each seat's chance to win, and to the margin of its player."""

    wins: tuple[Estimate, ...]
    margin: Estimate
    is_unlike: bool
    """Did the game end in another way than with the bot's move in any of the deals?"""


class Moment(NamedTuple):
    """A decision for which a better move was found, and confirmed in other deals."""

    question: int
    seat: Seat
    move: str
    better: str
    grade: str
    chance: float
    """The chance to win with the move that was played."""
    loss: Estimate
    """Of the chance to win."""
    margin: Estimate
    """Of points ahead of the best other player."""


@dataclass(frozen=True)
class SeatBalance:
    """The result of a seat in shares of a win, and the margin its own moves gained or lost. Fair share and three parts
    (own moves, others' moves, chance) add up to the result."""

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

    def dump(self) -> dict[str, Any]:
        """Return all of it as JSON data."""
        return {field.name: _dump(getattr(self, field.name)) for field in fields(self)}


class DecisionOutline(NamedTuple):
    """Who made which move, and at which question."""

    question: int
    seat: Seat
    move: str


class Outline(NamedTuple):
    """What there is to analyse: each person's share of the win, all decisions, and the questions of the graph."""

    shares: tuple[float, ...]
    decisions: tuple[DecisionOutline, ...]
    points: tuple[int, ...]


Finding = Suspicion | Comparison | Forecast | MoveEffect | None


@dataclass
class AnalysisDraft:
    """An analysis in the making."""

    outline: Outline
    done: int = 0
    moments: list[Moment] = field(default_factory=list)
    forecasts: list[Forecast] = field(default_factory=list)
    seats: tuple[SeatBalance, ...] = ()
    _suspicions: list[Suspicion] = field(default_factory=list)
    _comparisons: list[Comparison] = field(default_factory=list)
    _effects: list[MoveEffect | None] = field(default_factory=list)

    @property
    def share(self) -> float:
        """The share of the work that is done, about: how many decisions need to be judged shows on the way."""
        decisions, people, points = len(self.outline.decisions), len(self.outline.shares), len(self.outline.points)
        return min(self.done / (2 * decisions + SECOND_LOOKS * people + points), 1.0)

    @property
    def analysis(self) -> GameAnalysis:
        """What was found so far."""
        return GameAnalysis(self.seats, tuple(self.forecasts), tuple(self.moments))

    def tasks(self) -> Iterator[Task]:
        """Yield all tasks, each once the finding of the one before was added: the moments first, then graph and parts."""
        yield from self.moment_tasks()
        yield from self.forecast_tasks()
        yield from self.balance_tasks()

    def moment_tasks(self) -> Iterator[Task]:
        for number in range(len(self.outline.decisions)):
            yield Task("suspect", number)
        for number in self._doubtful():
            better = self._suspicions[number].better
            self._comparisons.clear()
            yield Task("compare", number, better)
            if self._comparisons[0].loss.is_certain:
                for look in range(1, JUDGING_LOOKS + 1):
                    yield Task("compare", number, better, look)
                self._judge(number, better, _pool(self._comparisons[1:]))

    def forecast_tasks(self) -> Iterator[Task]:
        return (Task("forecast", question) for question in self.outline.points)

    def balance_tasks(self) -> Iterator[Task]:
        for number in range(len(self.outline.decisions)):
            yield Task("effect", number)
        self.seats = tuple(map(self._balance, range(len(self.outline.shares))))

    def add(self, finding: Finding) -> None:
        """Add the finding of the last task."""
        self.done += 1
        match finding:
            case Suspicion():
                self._suspicions.append(finding)
            case Comparison():
                self._comparisons.append(finding)
            case Forecast():
                self.forecasts.append(finding)
            case _:
                self._effects.append(finding)

    def _doubtful(self) -> list[int]:
        """Return the decisions that get a second look, the most doubtful first."""
        ranked = sorted(range(len(self._suspicions)), key=lambda number: -self._suspicions[number].lead)
        chosen: list[int] = []
        for seat in range(len(self.outline.shares)):
            mine = [number for number in ranked if self.outline.decisions[number].seat == seat]
            chosen += [number for number in mine[:SECOND_LOOKS] if self._suspicions[number].lead > 0]
        return sorted(chosen, key=ranked.index)

    def _judge(self, number: int, better: str, pooled: Comparison) -> None:
        """Name a moment if its loss is large and certain. Of one question each seat has one at most, the worst."""
        grade = next((grade for least, grade in GRADES if pooled.loss.mean >= least), "")
        if grade and pooled.loss.is_certain:
            self.moments.append(Moment(*self.outline.decisions[number], better, grade, *pooled))
            self.moments.sort(key=lambda moment: moment.loss.error - moment.loss.mean)
            first = {(moment.question, moment.seat): moment for moment in reversed(self.moments)}
            self.moments = [moment for moment in self.moments if first[moment.question, moment.seat] is moment]

    def _balance(self, seat: Seat) -> SeatBalance:
        pairs = [
            (effect, decision.seat == seat)
            for decision, effect in zip(self.outline.decisions, self._effects, strict=True)
            if effect
        ]
        own = _add_up([effect.wins[seat] for effect, is_own in pairs if is_own])
        others = _add_up([effect.wins[seat] for effect, is_own in pairs if not is_own])
        result = self.outline.shares[seat]
        return SeatBalance(
            result,
            own,
            others,
            result - 1 / len(self.outline.shares) - own.mean - others.mean,
            _add_up([effect.margin for effect, is_own in pairs if is_own]),
            sum(effect.is_unlike for effect, is_own in pairs if is_own),
            sum(decision.seat == seat for decision in self.outline.decisions),
        )


def _dump(value: Any) -> Any:
    if isinstance(value, SeatBalance):
        return {field.name: _dump(getattr(value, field.name)) for field in fields(value)}
    if isinstance(value, Estimate | Forecast | Moment):
        return {name: _dump(part) for name, part in value._asdict().items()}
    return [_dump(part) for part in value] if isinstance(value, tuple) else value


def _add_up(estimates: Sequence[Estimate]) -> Estimate:
    return Estimate(sum(estimate.mean for estimate in estimates), sqrt(sum(estimate.error**2 for estimate in estimates)))


def _average(estimates: Sequence[Estimate]) -> Estimate:
    """Return the mean of independent estimates from equally many deals."""
    mean, error = _add_up(estimates)
    return Estimate(mean / len(estimates), error / len(estimates))


def _pool(comparisons: Sequence[Comparison]) -> Comparison:
    return Comparison(
        fmean(comparison.chance for comparison in comparisons),
        _average([comparison.loss for comparison in comparisons]),
        _average([comparison.margin for comparison in comparisons]),
    )
