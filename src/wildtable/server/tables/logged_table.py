"""LoggedTable: a table in memory, as its row and its log have it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Iterable
from dataclasses import replace
from time import perf_counter
from typing import TYPE_CHECKING, TypeVar

from wildtable.engine.cards import Seat
from wildtable.engine.errors import WildtableError
from wildtable.engine.fairness import commitment
from wildtable.engine.refusals import Refusal
from wildtable.server.errors import Denied
from wildtable.server.store.contract import Stale, StoreError, Taken
from wildtable.server.store.rows import (
    MAX_CHAT_LINES,
    UNKNOWN_NAME,
    Actor,
    ChatLine,
    Deletion,
    Entry,
    EntryKind,
    TableRow,
    TableVersion,
    Visitor,
    unnamed,
)
from wildtable.server.tables import dealing, seating
from wildtable.server.tables.archive import store_results_of
from wildtable.server.tables.autoplay import HOLD_SECONDS, MISSED_SECONDS, RESTART_GRACE_SECONDS, Autoplay, Presence
from wildtable.server.tables.game_session import GameSession, RulesChanged, load_session
from wildtable.server.tables.seating import shown_name
from wildtable.server.tables.snapshot import SeatSnapshot, TableSnapshot

if TYPE_CHECKING:
    from wildtable.server.tables.registry import TableRegistry


log = logging.getLogger(__name__)


T = TypeVar("T")
MAX_ATTEMPTS = 20
"""How often the same is tried while other workers are first."""
LATEST_EVENTS, LEAVING_EVENTS = 72, 16
"""How many events a page shows at least, and how many leave it together: it shows at most so many more."""
ALL_EVENTS = 1_000_000
CLOSED_BY_ADMIN = "by-admin"
RULES_CHANGED = "rules-changed"
BROKEN = "broken"


class LoggedTable:
    """What a viewer may know of a table, and how it changes: through `append` or `_store`, one at a time under the lock."""

    def __init__(self, tables: TableRegistry, row: TableRow, session: GameSession | None, chat: list[ChatLine]) -> None:
        self.tables = tables
        self.row = row
        self.config = row.config
        self.session = session
        self.chat = chat
        self.names: dict[str, str] = {}
        self.animals: dict[str, str] = {}
        self.presence = Presence()
        self.frozen = row.closed
        self.listeners: set[Callable[[], None]] = set()
        self.used_at = tables.clock.monotonic()
        self._asked = (0, 0), 0.0
        """The latest question, by its game and entry, and the moment when it was asked."""
        self.lock = asyncio.Lock()
        self._chat_lock = asyncio.Lock()
        self._is_doubtful = False
        """May the store have more than is known here, since a write failed?"""
        self.autoplay = Autoplay(self)

    def seat_of(self, visitor: str) -> Seat | None:
        return self.row.seat_of(visitor)

    def bot_in(self, seat: Seat) -> str | None:
        """Return the bot that answers for a seat now."""
        return self.row.seats[seat].bot or (seating.SUBSTITUTE_BOT if self._is_away(seat) else None)

    def _is_away(self, seat: Seat) -> bool:
        return self.session is not None and seat in self.session.away

    @property
    def playing(self) -> bool:
        """Is a game in progress, though the table may be frozen?"""
        return self.session is not None and not self.session.is_over

    def snapshot(
        self, viewer: Seat | None, visitor: str = "", latest: int | None = None, same_moment: TableSnapshot | None = None
    ) -> TableSnapshot:
        """Return all that a viewer may know, with the latest events. What all viewers know, and nothing else, is taken from
        a snapshot of the same moment, any viewer's, where there is one."""
        public, session = same_moment or self._public_snapshot(), self.session
        if public.deal is not None:
            public = public._replace(deal=public.deal._replace(seat=seating.next_seat(self.row, viewer)))
        if session is None:
            return public._replace(viewer=viewer, is_host=visitor == self.row.host)
        deadline = public.seats[viewer].deadline if viewer is not None and viewer in session.asking else None
        return public._replace(
            viewer=viewer,
            is_host=visitor == self.row.host,
            deadline=public.deadline if deadline is None else deadline,
            stood_in=() if viewer is None else session.stood_in.get(viewer, ()),
            may_undo=session.may_undo(viewer),
            view=session.view(viewer),
            log=session.seen(viewer, self._count_shown_events(session) if latest is None else latest),
        )

    @staticmethod
    def _count_shown_events(session: GameSession) -> int:
        """Return how many events pages show: the oldest leave some at a time, so that most changes add events only."""
        return LATEST_EVENTS + len(session.log) % LEAVING_EVENTS

    def _public_snapshot(self) -> TableSnapshot:
        """Return what all viewers know, and nothing of what they see."""
        session = self.session
        seats = [self.seat_snapshot(number) for number in range(len(self.row.seats))]
        return TableSnapshot(
            id=self.row.id,
            config=self.config,
            seats=seats,
            host=shown_name(self.row, self.names, self.row.host),
            viewer=None,
            is_host=False,
            commitment=commitment(bytes.fromhex(self.row.secret)),
            deal=dealing.snapshot_of(self.row, self.deal_deadline()),
            dealt="" if session is None or session.row.piles else session.public_commitment,
            game=None if session is None else session.row.id,
            question=0 if session is None else session.question,
            deadline=max((seat.deadline for seat in seats if seat.deadline is not None), default=None),
            may_undo=False,
            frozen=self.frozen,
            view=None,
            log=[],
            happened=0 if session is None else len(session.log),
            chat=tuple(self.chat),
        )

    def seat_snapshot(self, number: Seat) -> SeatSnapshot:
        row = self.row.seats[number]
        visitor = row.visitor
        name = shown_name(self.row, self.names, visitor) if visitor else ""
        animal = self.animals.get(visitor or "", "")
        bot, is_away, is_here = self.bot_in(number), self._is_away(number), visitor in self.presence
        is_missed = self.playing and self.session is not None and number in self.session.missed
        return SeatSnapshot(
            number,
            name,
            bot,
            is_away,
            is_here,
            animal,
            row.origin,
            row.rematch,
            self.deadline(number),
            is_missed,
            visitor in self.listening_players(),
        )

    def deal_deadline(self) -> float | None:
        """Return until when bytes are awaited; None while no deal is under way. A start of the server restarts it."""
        if self.row.dealing is None:
            return None
        return max(self.row.dealing, self.tables.began) + self.tables.settings.deal_seconds

    def deadline(self, seat: Seat) -> float | None:
        """Return the time of day until which a seat is to answer; None where it is not asked, and without a clock."""
        session = self.session
        due = self.time_out_at(seat) if session is not None and seat in session.asked else None
        return None if due is None else self.tables.clock.time_at(due)

    def time_out_at(self, seat: Seat) -> float | None:
        """Return the same moment in monotonic time; None without a clock or a game in progress."""
        limit, session = self.config.clock, self.session
        if limit is None or session is None or session.is_over:
            return None
        if seat in session.missed:
            limit = min(limit, MISSED_SECONDS)
        return max(self._asked_at(session) + limit, self.tables.began_at + min(limit, RESTART_GRACE_SECONDS))

    def _asked_at(self, session: GameSession) -> float:
        """Return the moment when the open question was asked, in monotonic time.

        The log has the time of day. It is looked at once, when the question is new or was loaded: setting the time of day
        later neither ends nor stops a game, and setting it while the server is down costs a player at most what a restart
        may cost.
        """
        question, clock = (session.row.id, session.asked_by), self.tables.clock
        if question != self._asked[0]:
            self._asked = question, clock.monotonic() - max(clock.now() - session.asked_at, 0)
        return self._asked[1]

    def introduce(self, visitor: Visitor) -> None:
        """Note the name and the animal of a visitor at the table."""
        self.names[visitor.id], self.animals[visitor.id] = visitor.name, visitor.animal

    def is_known_differently(self, visitor: Visitor) -> bool:
        """Is the visitor at the table, with another name or animal?"""
        known = self.names.get(visitor.id), self.animals.get(visitor.id)
        return visitor.id in self.names and known != (visitor.name, visitor.animal)

    def forget(self, deletion: Deletion) -> None:
        """Replace a deleted visitor by an anonymous one, as the store does."""
        visitor, instead = deletion.visitor, deletion.instead
        self.names.pop(visitor, None)
        self.animals.pop(visitor, None)
        self.row = self.row.without(visitor, instead)
        if self.session is not None:
            self.session.row = self.session.row.without(visitor, instead)
        others = [line for line in self.chat if line.visitor != visitor]
        self.chat = [replace(line, text=unnamed(line.text, deletion.names)) for line in others]
        self.notify()

    # Changes

    async def append(self, kind: EntryKind, seat: Seat, moves: tuple[str, ...], by: Actor, request: str) -> Entry:
        """Check an entry, write it to the log, and only then apply it and notify listeners. The caller holds the lock."""
        session = self._session_required()
        entry = Entry(session.next_number, kind, seat, moves, by, request, self.tables.clock.now())
        session.check_cap(entry)
        try:
            checked = session.check(entry)
        except (Refusal, Denied):
            raise
        except Exception as error:
            self.freeze(error)
            raise Denied("table-closed", why=self.frozen) from error
        metrics, began = self.tables.metrics, perf_counter()
        await self.tables.store.append(session.row.id, entry, checked.scores)
        metrics.log_seconds.add(kind, perf_counter() - began)
        if kind == "answer":
            metrics.moves.add(by)
        session.apply(checked)
        if checked.scores is not None:
            await store_results_of(session, self.config, self.tables.store, self.tables.supervisor)
            self.tables.announce()
        self.notify()
        return entry

    def _check_open(self) -> None:
        if self.frozen:
            raise Denied("table-closed", why=self.frozen)

    def _session_required(self) -> GameSession:
        self._check_open()
        if self.session is None:
            raise Denied("no-game")
        return self.session

    async def attempt(self, work: Callable[[], Awaitable[T]]) -> T:
        """Do something that changes the table, one at a time; again if another worker was first. It is denied only when
        nothing is new in the store."""
        async with self.lock:
            for number in range(MAX_ATTEMPTS):
                try:
                    if self._is_doubtful:
                        await self._catch_up()
                    return await work()
                except (Stale, Taken):
                    await self._catch_up()
                except (Denied, Refusal):
                    if not await self._catch_up() or number == MAX_ATTEMPTS - 1:
                        raise
                except StoreError:
                    self._is_doubtful = True
                    raise
            raise StoreError(f"table {self.row.id} changes all the time")

    @property
    def version(self) -> TableVersion:
        """How far the table is in memory."""
        session = self.session
        entries = 0 if session is None else len(session.entries)
        return TableVersion(self.row.version, self.row.game, entries, self.chat[-1].number if self.chat else 0)

    async def follow(self, version: TableVersion) -> None:
        """Read what other workers have stored, unless it is known meanwhile."""
        if version != self.version:
            async with self.lock:
                await self._catch_up()

    async def _catch_up(self) -> bool:
        """Read what other workers have stored; return whether the row or the log was new. The caller holds the lock."""
        version = (await self.tables.store.versions([self.row.id])).get(self.row.id, self.version)
        self._is_doubtful = False
        is_row_new, is_log_new = version.row != self.row.version, False
        if is_row_new:
            await self._catch_up_row()
        if self.session is not None and self.session.row.id == version.game and not self.frozen:
            is_log_new = await self._catch_up_log(self.session)
        is_chat_new = version.lines != self.version.lines
        if is_chat_new:
            await (self._catch_up_chat() if version.lines > self.version.lines else self._read_chat_again())
        if is_row_new or is_log_new or is_chat_new:
            self.notify()
        return is_row_new or is_log_new

    async def _catch_up_row(self) -> None:
        store = self.tables.store
        stored = await store.table(self.row.id)
        if stored is None:
            return
        row = self.tables.anonymous(stored)
        unknown = sorted(row.people - self.names.keys())
        visitors = {visitor.id: visitor for visitor in await store.visitors(unknown)}
        for person in unknown:
            self.introduce(visitors.get(person) or Visitor(person, UNKNOWN_NAME))
        present = None if self.session is None else self.session.row.id
        if row.game is not None and row.game != present and (game := await store.game(row.game)):
            try:
                self.session = await load_session(store, game)
            except WildtableError as error:
                self.session = None
                self.freeze(error)
        self._take_row(row)
        self.tables.announce()

    async def _catch_up_log(self, session: GameSession) -> bool:
        """Apply what was added to the log; return whether there was anything. It may be more than the version told."""
        added = await self.tables.store.log(session.row.id, len(session.entries))
        for entry in added:
            try:
                session.apply_stored(entry)
            except Exception as error:  # noqa: BLE001 (the log cannot be wrong, so this table is)
                self.freeze(error)
                return True
            if entry.kind == "undo":  # what it removed is seen by the length of the log, before another answer adds to it
                self.notify()
        if session.is_over:
            self.tables.announce()
        return bool(added)

    async def _catch_up_chat(self, line: ChatLine | None = None) -> None:
        """Add what was said at other workers, and a line of this one; after a gap, read all that is missing."""
        async with self._chat_lock:
            last = self.chat[-1].number if self.chat else 0
            if line is not None and line.number <= last:
                return
            is_next = line is not None and line.number == last + 1
            new = [line] if line and is_next else await self.tables.store.chat(self.row.id, MAX_CHAT_LINES, last)
            self.chat += [other for other in new if not self.tables.is_deleting(other.visitor)]
            del self.chat[:-MAX_CHAT_LINES]

    async def read_people_again(self, gone: Collection[str] = ()) -> None:
        """Read again what names people, after some of them were deleted."""
        for person in gone:
            self.names.pop(person, None)
            self.animals.pop(person, None)
        async with self.lock:
            session = self.session
            game = None if session is None else await self.tables.store.game(session.row.id)
            if session is not None and game is not None:
                session.row = replace(session.row, players=game.players)
            await self._catch_up()
        await self._read_chat_again()
        self.notify()

    async def _read_chat_again(self) -> None:
        async with self._chat_lock:
            lines = await self.tables.store.chat(self.row.id, MAX_CHAT_LINES)
            self.chat = [line for line in lines if not self.tables.is_deleting(line.visitor)]

    def freeze(self, error: Exception) -> None:
        """Stop this table alone, after a broken invariant or because its game cannot be rebuilt."""
        log.error("table %s is frozen", self.row.id, exc_info=error)
        self.frozen = self.frozen or (RULES_CHANGED if isinstance(error, RulesChanged) else BROKEN)
        self.notify()

    async def deal(self, fixed: TableRow | None = None) -> None:
        """Deal the next game from a row whose list is fixed, and the bytes that were revealed. The caller holds the lock."""
        before, now = fixed or self.row, self.tables.clock.now()
        game, row = dealing.next_game(before, now, self.tables.randomness.secret())
        leavers = dealing.leavers(before, now)
        game, self.row = await self.tables.store.begin_game(game, row, leavers)
        self.session = GameSession(game, leavers)
        self.notify()
        self.tables.announce()

    async def _store(self, row: TableRow) -> None:
        self._take_row(await self.tables.store.swap_table(row))
        self.notify()
        self.tables.announce()

    def _take_row(self, row: TableRow) -> None:
        """Replace the row. Other workers hear only of players who are here: also of spectators who have a seat now."""
        before, self.row, self.config = self.row, row, row.config
        self.frozen = row.closed or self.frozen
        self.tables.announce_seats(row)
        if self.presence.here and {seat.visitor for seat in before.seats} != {seat.visitor for seat in row.seats}:
            self.tables.on_presence(self)

    def notify(self) -> None:
        """Call the listeners, and let bots and clocks do what is due."""
        self.used_at = self.tables.clock.monotonic()
        call_all((*self.listeners, self.autoplay.drive))

    # Presence

    def arrive(self, visitor: str, bot_speed: str = "") -> None:
        self._update_presence(visitor, changed=self.presence.arrive(visitor, bot_speed))

    def depart(self, visitor: str) -> None:
        self._update_presence(visitor, changed=self.presence.depart(visitor))

    def hold(self, visitor: str, *, is_held: bool) -> None:
        """Let bots wait for a player who still listens to what happened, or go on."""
        if self.presence.hold(visitor, is_held=is_held):
            self.tables.on_presence(self)
            self.notify()

    @property
    def bot_pace(self) -> float:
        return self.presence.bot_pace(self._players)

    @property
    def _players(self) -> set[str | None]:
        return {seat.visitor for seat in self.row.seats}

    def hold_ends_at(self) -> float | None:
        """Return the moment until which bots wait for players who listen, no longer than players have to answer; None where
        nobody listens, or the moment has passed."""
        session = self.session
        if session is None or session.is_over or not self.presence.listening(self._players):
            return None
        limit = HOLD_SECONDS if self.config.clock is None else min(HOLD_SECONDS, self.config.clock)
        ends = self._asked_at(session) + limit
        return ends if ends > self.tables.clock.monotonic() else None

    def is_held(self, seat: Seat) -> bool:
        """Does the bot in a seat wait for players who listen? One that stands in for a player never does."""
        return self.row.seats[seat].bot is not None and self.hold_ends_at() is not None

    def listening_players(self) -> set[str]:
        """Return the players for whom bots wait, as far as the table shows that."""
        session = self.session
        if session is None or self.hold_ends_at() is None:
            return set()
        waited_for = session.asked if self.config.hide_answers else session.asking
        is_waiting = any(seat < len(self.row.seats) and self.is_held(seat) for seat in waited_for)
        return self.presence.listening(self._players) if is_waiting else set()

    def _update_presence(self, visitor: str, *, changed: bool) -> None:
        """Notify listeners only of seated players: spectators come and go often and in crowds, and are not shown."""
        if changed and self.seat_of(visitor) is not None:
            self.notify()
            self.tables.on_presence(self)
        else:
            self.used_at = self.tables.clock.monotonic()
            self.autoplay.drive()

    @property
    def is_idle(self) -> bool:
        return not self.presence.here and self.autoplay.is_idle and not self.lock.locked()


def call_all(listeners: Iterable[Callable[[], object]]) -> None:
    """Call listeners. One that fails stops neither the others nor the caller, whose change is stored already."""
    for listener in tuple(listeners):
        try:
            listener()
        except Exception:
            log.exception("a listener failed")
