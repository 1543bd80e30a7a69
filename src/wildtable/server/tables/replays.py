"""Replays: any moment of a finished game, from any seat or with all cards open; and the proof that it was played fairly."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from wildtable.engine.cards import Seat
from wildtable.engine.errors import OptionError, RecordError
from wildtable.engine.events import Seen
from wildtable.engine.nature import Shuffle, parse_seed
from wildtable.engine.record import Record
from wildtable.engine.refusals import Refusal
from wildtable.engine.state import State
from wildtable.engine.view import View
from wildtable.games import of_record
from wildtable.server.html.fragments import load_scenes

STORY = 100
MOST_POSITIONS = 2000
Told = Sequence[Mapping[str, Any]]
"""Events as pages and programs are told them, oldest first."""


@dataclass(frozen=True)
class Moment:
    """A position in a record: after `at` of `last` questions, as a seat saw it, or open."""

    record: Record
    at: int
    last: int
    seat: Seat | None
    view: View
    events: Told
    """What the last answers caused."""
    answers: Mapping[Seat, Sequence[str]]
    story: Told
    """The latest events up to here, those of the last answers included."""


@dataclass(frozen=True)
class Mark:
    """The beginning of a round, or where there are no rounds of a phase; of neither at the end."""

    at: int
    round: int
    phase: str

    def continues(self, other: Mark | None) -> bool:
        return other is not None and (other.round, other.phase) == (self.round, self.phase)


def moment(record: Record, at: int | None = None, seat: Seat | None = None) -> Moment:
    """The position after `at` questions (None: the end); `seat` None shows all cards."""
    return Replay(record).moment(at, seat)


class Replay:
    """A record played again, with every position on the way, so that each moment of it is at hand.

    States share what they have in common: a position takes two kilobytes, fifteen once every seat has looked at it.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        state: State = of_record(record).replay(record, at=0)
        self._states = [state]
        for number, answers in enumerate(record.moves, 1):
            state = state.copy()
            try:
                for seat, moves in answers.items():
                    state.play(seat, *moves)
            except Refusal as refusal:
                raise RecordError(f"moves, line {number}: {refusal}") from None
            self._states.append(state)

    @cached_property
    def verdict(self) -> Verdict:
        return verify(self.record)

    @property
    def last(self) -> int:
        return len(self.record.moves)

    @cached_property
    def marks(self) -> list[Mark]:
        """Where rounds begin, or in a game without rounds its phases, and last its end."""
        top = load_scenes(self._states[0].game).build_top
        tops = [top(state.view(None)) for state in self._states]
        marks = [Mark(at, one.round, "" if one.rounds else one.phase) for at, one in enumerate(tops)]
        return [mark for mark, before in zip(marks, [None, *marks], strict=False) if not mark.continues(before)]

    def moment(self, at: int | None = None, seat: Seat | None = None) -> Moment:
        where = self.last if at is None else at
        if not 0 <= where <= self.last:
            raise RecordError(f"the record has {self.last} questions, none of number {where}")
        state = self._states[where]
        view: View = state.view(None).opened() if seat is None else state.view(seat)
        answers = self.record.moves[where - 1] if where else {}
        events, story = self._told(state, seat), self._story(where, seat)
        return Moment(self.record, where, self.last, seat, view, events, answers, story)

    def _story(self, at: int, seat: Seat | None) -> Told:
        story: Told = []
        for state in reversed(self._states[: at + 1]):
            if len(story) >= STORY:
                break
            story = [*self._told(state, seat), *story]
        return story[-STORY:]

    def _told(self, state: State, seat: Seat | None) -> Told:
        """What the last play caused, as a seat saw it, or with all faces."""
        seen = [(event, Seen.of(event, seat)) for event in state.events]
        shown = [one._replace(cards=event.cards) if seat is None else one for event, one in seen]
        return [one.dump(state.game.catalogue) for one in shown]


class ReplayCache:
    """Cache of recent replays, bounded by the positions they hold: stepping through a game replays it once."""

    def __init__(self, most: int = MOST_POSITIONS) -> None:
        self._most = most
        self._kept: OrderedDict[Hashable, Replay] = OrderedDict()

    def find(self, key: Hashable) -> Replay | None:
        if film := self._kept.get(key):
            self._kept.move_to_end(key)
            return film
        return None

    def keep(self, key: Hashable, film: Replay) -> None:
        self._kept[key] = film
        self._kept.move_to_end(key)
        while len(self._kept) > 1 and sum(one.last for one in self._kept.values()) > self._most:
            self._kept.popitem(last=False)


@dataclass(frozen=True)
class Verdict:
    """What a check of a record found: each question with its answer."""

    plays_out: bool
    committed: bool | None
    """Does the seed follow from what was committed to before the deal? None where the record does not say, or it does not
    matter."""
    shuffles: int
    reason: str = ""
    stacked: bool = False
    """Was the deal prepared? Then chance had no part in it, whatever the seed."""


def verify(record: Record) -> Verdict:
    """Play a record again from its seed, every shuffle included, and check the seed against its commitment."""
    try:
        state = of_record(record).replay(record)
    except (RecordError, OptionError) as error:
        return Verdict(False, None, 0, str(error))
    if record.piles:
        return Verdict(True, None, state.shuffles, stacked=True)
    if record.fairness is None:
        return Verdict(True, None, state.shuffles)
    try:
        record.fairness.check(parse_seed(record.seed))
    except RecordError as error:
        return Verdict(True, False, state.shuffles, str(error))
    return Verdict(True, True, state.shuffles)


def shuffles(record: Record) -> list[Shuffle]:
    """Every shuffle of a record, in order, so that others can do them again from the seed."""
    heard: list[Shuffle] = []
    of_record(record).replay(record, hear=heard.append)
    return heard
