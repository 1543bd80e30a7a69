"""Plays: one game at a table, and the state that follows from its log. With tables and replays, all that holds states."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from wildtable.engine.cards import Seat
from wildtable.engine.events import Event, Seen
from wildtable.engine.fairness import Fairness, commitment
from wildtable.engine.game import AnyGame
from wildtable.engine.record import Record
from wildtable.engine.state import State
from wildtable.games import made
from wildtable.server.store.rows import SOMEBODY, Entry, EntryKind, GameRow

CHANGES: frozenset[EntryKind] = frozenset({"withdraw", "undo", "back"})
"""What somebody does with a seat of their own will, and could do for ever without the game going on."""
MOST_CHANGES = 500
"""So many of these a seat may make in one game, far more than anybody needs: it bounds the log, as rules bound a game."""


class Denied(Exception):
    """Something a visitor may not do at a table just now: a code for programs, a text for people."""

    def __init__(self, code: str, **about: object) -> None:
        super().__init__(code)
        self.code = code
        self.about = about


@dataclass
class Kept:
    """What it takes to step back: whose answer it was, the state before it, and how long the log was."""

    seat: Seat
    before: State
    logged: int


class GameSession:
    """One game at a table: its row, its log, and the state that follows from them."""

    def __init__(self, row: GameRow, entries: Sequence[Entry] = ()) -> None:
        self.row = row
        self.game: AnyGame = made(row.game, row.deck)
        self.state: State = self.game.new(row.seats, seed=row.seed, piles=row.piles, **row.options)
        self.entries: list[Entry] = []
        self.away: set[Seat] = set()
        self.steps_back: list[Kept] = []
        self.question = 0
        self.asked_at = row.made
        self.log: list[tuple[float, Event]] = [(row.made, event) for event in self.state.events]
        self._seen: dict[Seat | None, list[Mapping[str, Any]]] = {}
        self._asked: dict[tuple[Seat, str], Entry] = {}
        self._changes: Counter[Seat] = Counter()
        for entry in entries:
            self.apply(entry, self.tried(entry))

    @property
    def next_number(self) -> int:
        return len(self.entries) + 1

    def known(self, seat: Seat, request: str) -> Entry | None:
        """The entry an earlier request of this seat made."""
        return self._asked.get((seat, request))

    def check_change(self, entry: Entry) -> None:
        """Before it is written down, for what was written is done, however often."""
        if entry.kind in CHANGES and self._changes[entry.seat] >= MOST_CHANGES:
            raise Denied("changed-too-often", most=MOST_CHANGES)

    def tried(self, entry: Entry) -> State | None:
        """The state after an entry, or its refusal; the present one stays as it is. None where nothing moves."""
        state = self.state.copy()
        if entry.kind == "answer":
            state.play(entry.seat, *entry.moves)
        elif entry.kind == "withdraw":
            state.withdraw(entry.seat)
        elif entry.kind == "undo":
            self.check_undo(entry.seat)
            return self.steps_back[-1].before
        else:
            return None
        return state

    def apply(self, entry: Entry, state: State | None) -> None:
        """Do what a durable entry says, having tried it."""
        before = self.state
        self.entries.append(entry)
        self._changes[entry.seat] += entry.kind in CHANGES
        if entry.request:
            self._asked[entry.seat, entry.request] = entry
        if entry.kind == "away":
            self.away.add(entry.seat)
        elif entry.kind == "back":
            self.away.discard(entry.seat)
        if state is None:
            return
        self.state = state
        if entry.kind == "undo":
            del self.log[self.steps_back.pop().logged :]
            self._seen.clear()
            self.question += 1
        elif entry.kind == "withdraw":
            self.steps_back.clear()
        elif entry.kind == "answer":
            if self.steps_back and self.steps_back[-1].seat != entry.seat:
                self.steps_back.clear()
            self.steps_back.append(Kept(entry.seat, before, len(self.log)))
            if state.past is not before.past:
                self.question += 1
                self.asked_at = entry.at
                self.log += [(entry.at, event) for event in state.events]

    def seen(self, viewer: Seat | None, last: int) -> list[Mapping[str, Any]]:
        """The last events as this viewer saw them, each told once and remembered."""
        told = self._seen.setdefault(viewer, [])
        catalogue = self.game.catalogue
        told += [Seen.of(event, viewer).dump(catalogue) | {"at": at} for at, event in self.log[len(told) :]]
        return told[-last:]

    def may_undo(self, seat: Seat | None) -> bool:
        """A player may undo while nothing was disclosed since and nobody else could have moved.

        Whether somebody else has moved may be hidden; whether anybody else was asked never is.
        """
        if not self.steps_back or self.steps_back[-1].seat != seat or self.state.over or self._others_asked(seat):
            return False
        kept = self.steps_back[-1]
        return kept.before.disclosed == self.state.disclosed and kept.before.past is not self.state.past

    def _others_asked(self, seat: Seat | None) -> bool:
        return any(asked != seat for asked in (*self.state.asking, *self.state.sealed))

    def check_undo(self, seat: Seat) -> None:
        if self.may_undo(seat):
            return
        if not self.steps_back or self.steps_back[-1].seat != seat or self._others_asked(seat):
            raise Denied("undo-others-asked")
        raise Denied("undo-disclosed" if self.state.past is not self.steps_back[-1].before.past else "undo-withdraw")


def record_of(play: GameSession, names: Mapping[str, str]) -> Record:
    """A finished game as a file, with what proves its shuffles; a prepared deal says its piles and proves nothing."""
    row = play.row
    players = [one.bot or names.get(one.visitor or "", SOMEBODY) for one in row.players]
    record = play.state.record(players)
    if record.piles:
        return record
    secret = bytes.fromhex(row.secret)
    return replace(record, fairness=Fairness(commitment(secret), row.secret, tuple(row.added)))
