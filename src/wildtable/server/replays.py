"""Replays: any moment of a finished game, from any seat or with all cards open. Holds a state only as long as it takes."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass
from typing import Any

from wildtable.engine.cards import Card, Cards, Seat
from wildtable.engine.errors import OptionError, RecordError
from wildtable.engine.nature import parse_seed
from wildtable.engine.options import Option
from wildtable.engine.record import Record
from wildtable.engine.state import State
from wildtable.engine.view import View
from wildtable.games import of_record


@dataclass(frozen=True)
class Moment:
    """A position in a record: after `at` of `last` questions, as a seat saw it, or open."""

    record: Record
    at: int
    last: int
    seat: Seat | None
    view: View
    events: Sequence[Mapping[str, Any]]
    answers: Mapping[Seat, Sequence[str]]


def moment(record: Record, at: int | None = None, seat: Seat | None = None) -> Moment:
    """The position after `at` questions (None: the end); `seat` None shows all cards."""
    last = len(record.moves)
    where = last if at is None else at
    if not 0 <= where <= last:
        raise RecordError(f"the record has {last} questions, none of number {where}")
    game = of_record(record)
    state = game.replay(record, at=where)
    view: View = state.view(None).opened() if seat is None else state.view(seat)
    events = [seen.dump(game.catalogue) for seen in view.events]
    return Moment(record, where, last, seat, view, events, record.moves[where - 1] if where else {})


@dataclass(frozen=True)
class Verdict:
    """What a check of a record found: each question with its answer."""

    plays_out: bool
    committed: bool | None
    """Does the seed follow from what was committed to before the deal? None where the record does not say."""
    shuffles: int
    reason: str = ""


def verify(record: Record) -> Verdict:
    """Play a record again from its seed, every shuffle included, and check the seed against its commitment."""
    try:
        state = of_record(record).replay(record)
    except (RecordError, OptionError) as error:
        return Verdict(False, None, 0, str(error))
    if record.fairness is None:
        return Verdict(True, None, state.shuffles)
    try:
        record.fairness.check(parse_seed(record.seed))
    except RecordError as error:
        return Verdict(True, False, state.shuffles, str(error))
    return Verdict(True, True, state.shuffles)


@dataclass(frozen=True)
class Shuffle:
    """One shuffle of a game: the cards of a pile sorted, as nature gets them, and the order it gave them."""

    number: int
    pile: str
    items: Sequence[int]
    order: Sequence[int]


def shuffles(record: Record) -> list[Shuffle]:
    """Every shuffle of a record, in order, so that others can do them again from the seed."""
    heard: list[Shuffle] = []
    game = copy(of_record(record))
    laid = game.table

    def table(seats: int, options: Mapping[str, Option], seed: bytes) -> State:
        state: State = laid(seats, options, seed)
        state.__class__ = _listening(type(state), heard)
        return state

    setattr(game, "table", table)  # noqa: B010
    game.replay(record)
    return heard


def _listening(kind: type[State], heard: list[Shuffle]) -> type[State]:
    """A kind of state that notes every order nature gives; the stacked cards of tests are not nature's."""

    class Listening(kind):  # type: ignore[valid-type, misc]
        __slots__ = ()

        def order(self, pile: str, items: Iterable[Card]) -> Cards:
            stacks = self.stacks.get(pile, ())
            order: Cards = super().order(pile, items)
            chance = order[len(stacks[0]) if stacks else 0 :]
            heard.append(Shuffle(self.shuffles - 1, pile, sorted(chance), chance))
            return order

    return Listening
