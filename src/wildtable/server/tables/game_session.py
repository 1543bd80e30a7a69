"""GameSession: one game at a table, and the state that follows from its log.

Only game sessions and replays hold states; everything else in the server sees views.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from wildtable.engine.cards import Seat
from wildtable.engine.errors import InvariantError, WildtableError
from wildtable.engine.fairness import Fairness, commitment, derive_seed, hash_terms, source_of
from wildtable.engine.files.record import Record
from wildtable.engine.game import AnyGame
from wildtable.engine.knowledge.events import Event, Seen
from wildtable.engine.knowledge.view import View
from wildtable.engine.result import Result
from wildtable.engine.state import State
from wildtable.games import get_game
from wildtable.server.errors import Denied
from wildtable.server.store.contract import Store
from wildtable.server.store.rows import UNKNOWN_NAME, Entry, EntryKind, GameRow, PlayerRow

CHANGES: frozenset[EntryKind] = frozenset({"withdraw", "undo", "back"})
"""Entries a player could add for ever without the game going on."""
MAX_CHANGES = 500
"""Cap on such entries per seat and game; bounds the log, as the rules bound a game."""


@dataclass(frozen=True)
class CheckedEntry:
    """An entry that may be appended to the log, the state it leads to (None where it stays the same), and its events."""

    entry: Entry
    state: State | None
    events: Sequence[Event] = ()

    @property
    def scores(self) -> Sequence[int] | None:
        """The scores, if the entry ends the game."""
        return None if self.state is None or self.state.result is None else self.state.result.scores


@dataclass(frozen=True)
class UndoPoint:
    """What it takes to undo an answer: whose it was, the state before it, and the length of the events' log then."""

    seat: Seat
    before: State
    events: int


class GameSession:
    """One game at a table: its row, its log, and the state that follows from them."""

    def __init__(self, row: GameRow, entries: Sequence[Entry] = ()) -> None:
        self.row = row
        self.game: AnyGame = get_game(row.game, row.deck)
        self.state: State = self.game.new(row.seats, seed=row.seed, piles=row.piles, **row.options)
        self.entries: list[Entry] = []
        self.away: set[Seat] = set()
        """The seats that a bot answers for: until their players are back, or for this question, if they were too late."""
        self.missed: set[Seat] = set()
        """The seats whose players have missed a deadline and not been back since."""
        self.stood_in: dict[Seat, Sequence[str]] = {}
        """What a bot last answered for such seats."""
        self._late: set[Seat] = set()
        """The seats that missed the deadline of this question."""
        self.question = 0
        self.asked_at = row.made
        self.asked_by = 0
        """The number of the entry that led to the question."""
        self.log: list[Event] = []
        self._times: list[float] = []
        """When each event of the log happened: a list of its own, which is smaller than one of pairs."""
        self._log_events(self.state.events, row.made)
        self._undo_points: list[UndoPoint] = []
        self._seen: dict[Seat | None, list[Mapping[str, Any]]] = {}
        self._requests: dict[tuple[Seat, str], tuple[Entry, int]] = {}
        """The entry that each request of a seat made, and the number of the question it was sent for."""
        self._changes: Counter[Seat] = Counter()
        for entry in entries:
            self.apply_stored(entry)

    # What others may know

    @property
    def is_over(self) -> bool:
        return bool(self.state.over)

    @property
    def asking(self) -> Collection[Seat]:
        """The seats that owe an answer. Not for players: who has answered may be hidden."""
        return self.state.asking.keys()

    @property
    def asked(self) -> Collection[Seat]:
        """The seats that the question was put to, as all know."""
        return self.state.asking.keys() | self.state.sealed.keys()

    def is_late(self, seat: Seat) -> bool:
        """Does a bot answer for a seat because its time ran out, and only this question?"""
        return seat in self._late

    @property
    def result(self) -> Result | None:
        return self.state.result

    @property
    def public_commitment(self) -> str:
        """The commitment that the server published before the deal."""
        return commitment(bytes.fromhex(self.row.secret))

    def view(self, viewer: Seat | None) -> View:
        view: View = self.state.view(viewer)
        return view

    def seen(self, viewer: Seat | None, last: int) -> list[Mapping[str, Any]]:
        """Return the last events as a viewer saw them; each is rendered once. One that spectators saw alike is the same
        object for both."""
        seen = self._seen.setdefault(viewer, [])
        if len(seen) < len(self.log):
            self._see_on(viewer, seen)
        return seen[-last:]

    def _see_on(self, viewer: Seat | None, seen: list[Mapping[str, Any]]) -> None:
        """Add the events since the last that the viewer saw."""
        begun = len(seen)
        public = None if viewer is None else self.seen(None, len(self.log) - begun)
        for place, (event, at) in enumerate(zip(self.log[begun:], self._times[begun:], strict=True)):
            own = Seen.of(event, viewer)
            if public is not None and own == Seen.of(event, None):
                seen.append(public[place])
            else:
                seen.append(own.dump(self.game.catalogue) | {"at": at})

    def favourites(self) -> Sequence[Sequence[str]]:
        """Return what each seat played of the kind the game declares as its favourites; nothing of a host's own deck."""
        kind = "" if self.row.deck else self.game.favourite
        return self.game.counted(self.state)[kind] if kind else [[] for _ in self.row.players]

    def record(self, names: Mapping[str, str]) -> Record:
        """Return the record, with visitors by name and the proof of its shuffles; a prepared deal has none."""
        players = [_name_player(player, names) for player in self.row.players]
        record = self.state.record(players, [player.bot or "" for player in self.row.players])
        if record.piles:
            return record
        row, public = self.row, self.public_commitment
        sources = [source_of(*pair) for pair in zip(row.commitments, row.added, strict=False)]
        fairness = Fairness(public, row.secret, row.added, row.commitments, sources)
        terms = hash_terms(replace(record, fairness=fairness).terms)
        is_bound = derive_seed(bytes.fromhex(row.secret), list(map(bytes.fromhex, row.added)), terms) == row.seed
        return replace(record, fairness=replace(fairness, terms=terms if is_bound else ""))

    def random_answer(self, seat: Seat, rng: Random) -> list[str]:
        """Return a complete legal answer of a seat, continuing the one it has begun."""
        state, moves = self.state.copy(), []
        past = state.history
        while state.history is past and seat in state.asking:
            moves.append(state.asking[seat].sample(rng).notation)
            state.play(seat, moves[-1])
        return moves

    # The log

    @property
    def next_number(self) -> int:
        return len(self.entries) + 1

    def find_request(
        self, seat: Seat, request: str, kind: EntryKind, moves: Sequence[str], question: int | None
    ) -> Entry | None:
        """Return the entry that an earlier request of this seat made; deny one whose id was used for something else. It
        depends on nothing but what the seat itself has sent."""
        entry, asked = self._requests.get((seat, request), (None, question))
        if entry is not None and ((entry.kind, entry.moves) != (kind, tuple(moves)) or question not in (None, asked)):
            raise Denied("request-used", request=request)
        return entry

    def check_cap(self, entry: Entry) -> None:
        """Deny an entry beyond the cap on changes. Entries of the log are not checked for it: they are applied, always."""
        if entry.kind in CHANGES and self._changes[entry.seat] >= MAX_CHANGES:
            raise Denied("changed-too-often", most=MAX_CHANGES)

    def check(self, entry: Entry) -> CheckedEntry:
        """Try an entry on a copy of the state. Raise its Refusal if the rules do not allow it."""
        if entry.kind == "answer":
            state = self.state.copy()
            state.play(entry.seat, *entry.moves)
            return CheckedEntry(entry, state, state.events)
        if entry.kind == "withdraw":
            state = self.state.copy()
            state.withdraw(entry.seat)
            return CheckedEntry(entry, state)
        if entry.kind == "undo":
            self._check_undo(entry.seat)
            return CheckedEntry(entry, self._undo_points[-1].before)
        return CheckedEntry(entry, None)

    def apply_stored(self, entry: Entry) -> None:
        """Apply an entry of the log, move by move: in logs of earlier versions an answer may go on to the next question,
        which `check` refuses."""
        if entry.kind != "answer":
            self.apply(self.check(entry))
            return
        state, events = self.state.copy(), list[Event]()
        for move in entry.moves:
            state.play(entry.seat, move)
            events += state.events
        self.apply(CheckedEntry(entry, state, events))

    def apply(self, checked: CheckedEntry) -> None:
        """Apply a durable entry."""
        entry, state, before = checked.entry, checked.state, self.state
        if checked.scores is not None:
            self.row = replace(self.row, ended=entry.at, scores=checked.scores)
        self.entries.append(entry)
        self._changes[entry.seat] += entry.kind in CHANGES
        if entry.request:
            self._requests[entry.seat, entry.request] = entry, self.question
        self._note_presence(entry)
        if state is None:
            return
        self.state = state
        if entry.kind == "undo":
            events = self._undo_points.pop().events
            del self.log[events:], self._times[events:]
            self._seen.clear()
            self.question += 1
        elif entry.kind == "withdraw":
            self._undo_points.clear()
        else:
            self._apply_answer(checked, before)

    def _note_presence(self, entry: Entry) -> None:
        """Note whether an entry shows that its player is there."""
        seat = entry.seat
        if entry.kind == "away":
            self.away.add(seat)
        elif entry.kind == "back":
            self.away.discard(seat)
        if (entry.kind, entry.by) == ("away", "clock"):
            self.missed.add(seat)
            self._late.add(seat)
        elif entry.by != "bot":
            self.missed.discard(seat)
            self._late.discard(seat)
            self.stood_in.pop(seat, None)
        elif seat in self._late:
            self.stood_in[seat] = entry.moves

    def _apply_answer(self, checked: CheckedEntry, before: State) -> None:
        entry = checked.entry
        if self._undo_points and self._undo_points[-1].seat != entry.seat:
            self._undo_points.clear()
        self._undo_points.append(UndoPoint(entry.seat, before, len(self.log)))
        before.history.forget_older()
        if self.state.history is not before.history:
            self.question += 1
            self.asked_at = entry.at
            self.asked_by = entry.number
            self.away -= self._late
            self._late.clear()
            self._log_events(checked.events, entry.at)

    def _log_events(self, events: Iterable[Event], at: float) -> None:
        """Add the events of an answer, or of the deal."""
        self.log += events
        self._times += [at] * (len(self.log) - len(self._times))

    # Undo

    def may_undo(self, seat: Seat | None) -> bool:
        """May a player undo? While nothing was disclosed since and nobody else could have moved, nor had a part in the
        question: its end opened their answers.

        Whether another player has moved may be hidden; whether another was asked never is.
        """
        if not self._undo_points or self._undo_points[-1].seat != seat or self.is_over or _asks_others(self.state, seat):
            return False
        before = self._undo_points[-1].before
        is_same_question = before.history is self.state.history
        return before.disclosed == self.state.disclosed and not is_same_question and not _asks_others(before, seat)

    def _check_undo(self, seat: Seat) -> None:
        if self.may_undo(seat):
            return
        if not self._undo_points or self._undo_points[-1].seat != seat or _asks_others(self.state, seat):
            raise Denied("undo-others-asked")
        raise Denied("undo-disclosed" if self.state.history is not self._undo_points[-1].before.history else "undo-withdraw")


class RulesChanged(WildtableError):
    """The rules or the deck of a game are no longer what they were when it began."""


async def load_session(store: Store, row: GameRow) -> GameSession:
    """Rebuild a game from its log. Raise RulesChanged if that takes rules that this server no longer has, InvariantError if
    the log does not play out, whatever the game's code raises then."""
    try:
        game = await asyncio.to_thread(get_game, row.game, row.deck)
    except WildtableError as error:
        raise RulesChanged(str(error)) from error
    if game.rules_version != row.rules:
        raise RulesChanged(f"played by version {row.rules} of the rules, which this server no longer has")
    entries = await store.log(row.id)
    try:
        return await asyncio.to_thread(GameSession, row, entries)
    except Exception as error:
        raise InvariantError(f"the log of game {row.id} does not play out") from error


def _name_player(player: PlayerRow, names: Mapping[str, str]) -> str:
    """Return what a player was called at the deal, and nothing of one who is deleted."""
    name = names.get(player.visitor or "", UNKNOWN_NAME)
    return player.bot or (name if name == UNKNOWN_NAME else player.name or name)


def _asks_others(state: State, seat: Seat | None) -> bool:
    return any(asked != seat for asked in (*state.asking, *state.sealed))
