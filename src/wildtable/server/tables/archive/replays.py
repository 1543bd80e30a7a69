"""Replays: any moment of a finished game, from any seat or with all cards open, and the check of its shuffles."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from wildtable.engine.cards import Seat
from wildtable.engine.errors import RecordError
from wildtable.engine.files.record import Record
from wildtable.engine.knowledge.events import Seen
from wildtable.engine.knowledge.view import View
from wildtable.engine.lazy import lazy_property
from wildtable.engine.refusals import Refusal
from wildtable.engine.shuffling import Shuffle
from wildtable.engine.state import State
from wildtable.games import game_of_record, scenes_of
from wildtable.lab.verification import Verdict, verify

MAX_STORY_EVENTS = 100
EventDumps = Sequence[Mapping[str, Any]]
"""Events as pages and programs get them, oldest first."""


@dataclass(frozen=True)
class ReplayMoment:
    """A position in a record: after `at` of `last` questions, as a seat saw it, or with all cards open."""

    record: Record
    at: int
    last: int
    seat: Seat | None
    view: View
    events: EventDumps
    """What the last answers caused."""
    answers: Mapping[Seat, Sequence[str]]
    story: EventDumps
    """The latest events up to here, those of the last answers included."""


@dataclass(frozen=True)
class Mark:
    """The beginning of a round, or where there are no rounds of a phase; of neither at the end."""

    at: int
    round: int
    phase: str

    def continues(self, other: Mark | None) -> bool:
        return other is not None and (other.round, other.phase) == (self.round, self.phase)


class Replay:
    """A record with all its positions.

    States share what they have in common: a position takes two kilobytes, fifteen once every seat has a view of it.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        state: State = game_of_record(record).replay(record, at=0)
        self._states = [state]
        for number, answers in enumerate(record.moves, 1):
            state = state.copy()
            try:
                for seat, moves in answers.items():
                    state.play(seat, *moves)
            except Refusal as refusal:
                raise RecordError(f"moves, line {number}: {refusal}") from None
            self._states.append(state)

    @lazy_property
    def verdict(self) -> Verdict:
        return verify(self.record)

    @property
    def last(self) -> int:
        return len(self.record.moves)

    @lazy_property
    def marks(self) -> list[Mark]:
        """Return where rounds begin, or in a game without rounds its phases, and last the end."""
        build_top = scenes_of(self._states[0].game).build_top
        tops = [build_top(state.view(None)) for state in self._states]
        marks = [Mark(at, top.round, "" if top.rounds else top.phase) for at, top in enumerate(tops)]
        return [mark for mark, before in zip(marks, [None, *marks], strict=False) if not mark.continues(before)]

    def moment(self, at: int | None = None, seat: Seat | None = None) -> ReplayMoment:
        at = self.last if at is None else at
        if not 0 <= at <= self.last:
            raise RecordError(f"the record has {self.last} questions, none of number {at}")
        state = self._states[at]
        view: View = state.view(None).opened() if seat is None else state.view(seat)
        answers = self.record.moves[at - 1] if at else {}
        events, story = self._dump_events(state, seat), self._story(at, seat)
        return ReplayMoment(self.record, at, self.last, seat, view, events, answers, story)

    def _story(self, at: int, seat: Seat | None) -> EventDumps:
        story: EventDumps = []
        for state in reversed(self._states[: at + 1]):
            if len(story) >= MAX_STORY_EVENTS:
                break
            story = [*self._dump_events(state, seat), *story]
        return story[-MAX_STORY_EVENTS:]

    def _dump_events(self, state: State, seat: Seat | None) -> EventDumps:
        """Return the events of the last play, as a seat saw them or with all faces."""
        pairs = [(event, Seen.of(event, seat)) for event in state.events]
        shown = [seen._replace(cards=event.cards) if seat is None else seen for event, seen in pairs]
        return [seen.dump(state.game.catalogue) for seen in shown]


def shuffles(record: Record) -> list[Shuffle]:
    """Return every shuffle of a record in order, so that others can repeat them from the seed."""
    shuffled: list[Shuffle] = []
    game_of_record(record).replay(record, on_shuffle=shuffled.append)
    return shuffled
