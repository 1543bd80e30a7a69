"""Table: a place where seats are taken and one game after another is played.

A table changes in one way: an entry is written to the log, and when it is durable it is applied to the state and
listeners are notified. So a table can be dropped from memory at any moment and rebuilt from its log.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from dataclasses import replace
from time import perf_counter
from typing import TYPE_CHECKING

from wildtable.engine.cards import Seat
from wildtable.engine.fairness import commitment
from wildtable.engine.refusals import Refusal
from wildtable.server.errors import Denied
from wildtable.server.plain_text import plain
from wildtable.server.store.contract import StoreError, Taken
from wildtable.server.store.rows import Actor, ChatLine, Deletion, Entry, EntryKind, SeatRow, TableRow, Visitor, unnamed
from wildtable.server.tables import dealing, seating
from wildtable.server.tables.archive.results import results_of
from wildtable.server.tables.autoplay import Autoplay
from wildtable.server.tables.game_session import GameSession
from wildtable.server.tables.lookalikes import shown_name
from wildtable.server.tables.presence import Presence
from wildtable.server.tables.question_clock import QuestionClock
from wildtable.server.tables.shielding import shielded
from wildtable.server.tables.snapshot import SeatSnapshot, TableSnapshot

if TYPE_CHECKING:
    from wildtable.server.tables.registry import TableRegistry

log = logging.getLogger(__name__)
LATEST_EVENTS = 80
ALL_EVENTS = 1_000_000
MAX_CHAT_LINES = 100
CLOSED_BY_ADMIN = "by-admin"
RULES_CHANGED = "rules-changed"
BROKEN = "broken"


class Table:
    """A table in memory. Every change goes through `append` or `_store`, one at a time under the lock."""

    def __init__(self, tables: TableRegistry, row: TableRow, session: GameSession | None, chat: list[ChatLine]) -> None:
        self.tables = tables
        self.row = row
        self.config = row.config
        self.session = session
        self.chat = chat
        self.names: dict[str, str] = {}
        self.animals: dict[str, str] = {}
        self.here = Presence()
        self.frozen = row.closed
        self.listeners: set[Callable[[], None]] = set()
        self.used_at = tables.clock.monotonic()
        self._question_clock = QuestionClock(tables.clock, tables.began_at)
        self.lock = asyncio.Lock()
        self.autoplay = Autoplay(self)

    # What a viewer may know

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

    def snapshot(self, viewer: Seat | None, visitor: str = "", latest: int = LATEST_EVENTS) -> TableSnapshot:
        """Return all that a viewer may know, with the latest events."""
        session = self.session
        return TableSnapshot(
            id=self.row.id,
            config=self.config,
            seats=[self.seat_snapshot(number) for number in range(len(self.row.seats))],
            host=shown_name(self.row, self.names, self.row.host),
            viewer=viewer,
            is_host=visitor == self.row.host,
            commitment=commitment(bytes.fromhex(self.row.secret)),
            deal=dealing.snapshot_of(self.row, self.deal_deadline()),
            dealt="" if session is None or session.row.piles else session.public_commitment,
            game=None if session is None else session.row.id,
            question=0 if session is None else session.question,
            deadline=self.deadline(),
            may_undo=session is not None and session.may_undo(viewer),
            frozen=self.frozen,
            view=None if session is None else session.view(viewer),
            log=[] if session is None else session.seen(viewer, latest),
            happened=0 if session is None else len(session.log),
            chat=tuple(self.chat),
        )

    def seat_snapshot(self, number: Seat) -> SeatSnapshot:
        row = self.row.seats[number]
        visitor = row.visitor
        name = shown_name(self.row, self.names, visitor) if visitor else ""
        animal = self.animals.get(visitor or "", "")
        bot, is_away, is_here = self.bot_in(number), self._is_away(number), visitor in self.here
        return SeatSnapshot(number, name, bot, is_away, is_here, animal, row.origin, row.rematch)

    def deal_deadline(self) -> float | None:
        """Return until when bytes are awaited; None while no deal is under way. A start of the server begins it anew."""
        if self.row.dealing is None:
            return None
        return max(self.row.dealing, self.tables.began) + self.tables.settings.deal_seconds

    def deadline(self) -> float | None:
        """Return the time of day when the time to answer is over; None without a clock or a game in progress."""
        due = self.time_out_at()
        return None if due is None else self.tables.clock.time_at(due)

    def time_out_at(self) -> float | None:
        """Return the same moment in monotonic time."""
        return self._question_clock.time_out_at(self.session, self.config.clock)

    def introduce(self, visitor: Visitor) -> None:
        """Learn the name and the animal of somebody at the table."""
        self.names[visitor.id], self.animals[visitor.id] = visitor.name, visitor.animal

    # Between games

    @shielded
    async def sit(self, visitor: Visitor, seat: Seat | None, commitment: str = "") -> None:
        """Take a seat; None is the first free one, or else the first of a bot."""
        async with self.lock:
            self._check_no_game()
            chosen = seating.find_seat(self.row, visitor.id) if seat is None else seat
            row = seating.take_seat(self.row, visitor.id, chosen, self._checked(commitment))
            self.introduce(visitor)
            await self._store(row)

    @shielded
    async def commit(self, seat: Seat, commitment: str) -> None:
        """Set a player's commitment for the next deal."""
        async with self.lock:
            self._check_no_game()
            await self._store(dealing.commit(self.row, seat, self._checked(commitment)))

    def _checked(self, commitment: str) -> str:
        return self.tables.randomness.player_commitment(dealing.check_commitment(commitment))

    @shielded
    async def reveal(self, seat: Seat, sent: str) -> None:
        """Take the bytes a player has committed to, and deal when no more are awaited. Repeating them is harmless."""
        async with self.lock:
            if self.row.dealing is None:
                if self.session is None or sent not in self.session.row.added or not sent:
                    raise Denied("reveal-late")
                return
            row = dealing.reveal(self.row, seat, sent)
            await self._store(row)
            if dealing.is_complete(row):
                await self.deal()

    @shielded
    async def leave(self, visitor: Visitor) -> None:
        """Free the visitor's seat, or during a game let a bot play on."""
        async with self.lock:
            await self._leave(self._seat_required(visitor), "person")

    @shielded
    async def remove_visitor(self, visitor: str) -> None:
        """Remove a banned visitor from their seat, as if they had left."""
        async with self.lock:
            seat = self.seat_of(visitor)
            if seat is not None and not self.frozen:
                await self._leave(seat, "admin")

    async def _leave(self, seat: Seat, by: Actor) -> None:
        """Free a seat, or let a bot play it. A deal that waits for bytes ends at once, as its list of seats is fixed."""
        if self.row.dealing is not None:
            await self.deal()
        if self.playing:
            await self._let_bot_play(seat, by)
        else:
            await self._store(seating.set_seat(self.row, seat, SeatRow()))

    @shielded
    async def seat_bot(self, visitor: Visitor, seat: Seat, bot: str | None) -> None:
        """Put a bot into a seat, or take it out again. For the host."""
        async with self.lock:
            self.check_host(visitor)
            self._check_no_game()
            is_away = seat in range(len(self.row.seats)) and self.row.seats[seat].visitor not in self.here
            await self._store(seating.seat_bot(self.row, seat, bot, is_away=is_away))

    @shielded
    async def set_people(self, visitor: Visitor, people: int) -> None:
        """Change how many people play. For the host."""
        async with self.lock:
            self.check_host(visitor)
            self._check_no_game()
            if people not in self.config.game.people_counts:
                raise Denied("bad-message")
            config = self.config.for_people(people)
            await self._store(replace(self.row, config=config, seats=seating.resize(self.row, people)))

    @shielded
    async def change_links(self, visitor: Visitor, change: Callable[[TableRow], TableRow]) -> None:
        """Store other links. For the host."""
        async with self.lock:
            self.check_host(visitor)
            await self._store(change(self.row))

    @shielded
    async def set_seat_token(self, visitor: Visitor, token: str) -> None:
        """Store the hash of a token with which a program plays for the visitor's seat, and can do nothing else."""
        async with self.lock:
            seat = self._seat_required(visitor)
            await self._store(seating.set_seat(self.row, seat, replace(self.row.seats[seat], token=token)))

    @shielded
    async def start(self, visitor: Visitor) -> None:
        """Begin the first game, or offer or accept a rematch, which begins when everybody in a seat wants it: fix the
        commitments, and deal at once where no bytes are to come."""
        async with self.lock:
            seat = self.seat_of(visitor.id) if visitor.id == self.row.host else self._seat_required(visitor)
            self._check_no_game()
            if self.row.played:
                if seat is not None:
                    await self._store(seating.answer_rematch(self.row, seat, "yes"))
                if not seating.is_agreed(self.row):
                    return
            if dealing.is_prepared(self.row) or dealing.is_complete(self.row):
                await self.deal()
            else:
                await self._store(replace(self.row, dealing=self.tables.clock.now()))

    @shielded
    async def decline(self, visitor: Visitor) -> None:
        """Decline a rematch, or take an offer back. The seat can be given to somebody else."""
        async with self.lock:
            seat = self._seat_required(visitor)
            self._check_no_game()
            if not self.row.played:
                raise Denied("no-game")
            await self._store(seating.answer_rematch(self.row, seat, "no"))

    async def deal(self) -> None:
        """Deal the next game from the bytes that were revealed. The caller holds the lock."""
        game, row = dealing.next_game(self.row, self.tables.clock.now(), self.tables.randomness.secret())
        game = await self.tables.store.begin_game(game, row)
        self.row = replace(row, game=game.id)
        self.session = GameSession(game)
        self.notify()
        self.tables.announce()

    @shielded
    async def close(self) -> None:
        """Close the table for good: it takes no moves and no chat any more, and no list shows it. For the admin."""
        async with self.lock:
            await self._store(replace(self.row, closed=CLOSED_BY_ADMIN))

    async def _store(self, row: TableRow) -> None:
        await self.tables.store.put_table(row)
        self.row, self.config = row, row.config
        self.frozen = row.closed or self.frozen
        self.notify()
        self.tables.announce()

    def _check_no_game(self) -> None:
        if self.frozen:
            raise Denied("table-closed", why=self.frozen)
        if self.playing or self.row.dealing is not None:
            raise Denied("game-running")

    def check_host(self, visitor: Visitor) -> None:
        if visitor.id != self.row.host:
            raise Denied("not-host")

    def _seat_required(self, visitor: Visitor) -> Seat:
        seat = self.seat_of(visitor.id)
        if seat is None:
            raise Denied("not-seated")
        return seat

    # During a game

    async def answer(self, seat: Seat, moves: Sequence[str], request: str = "", question: int | None = None) -> Entry:
        """Append a person's answer. A repeated request returns the first one's entry; an earlier question's is denied."""
        return await self._act("answer", seat, tuple(moves), request, question)

    async def withdraw(self, seat: Seat, request: str = "") -> Entry:
        return await self._act("withdraw", seat, (), request, None)

    async def undo(self, seat: Seat, request: str = "") -> Entry:
        return await self._act("undo", seat, (), request, None)

    @shielded
    async def _act(self, kind: EntryKind, seat: Seat, moves: tuple[str, ...], request: str, question: int | None) -> Entry:
        began = perf_counter()
        async with self.lock:
            session = self._session_required()
            if done := session.find_request(seat, request):
                return done
            if question is not None and question != session.question:
                raise Denied("question-gone")
            if seat in session.away:
                await self.append("back", seat, (), "person", "")
            entry = await self.append(kind, seat, moves, "person", request)
        self.tables.metrics.answer_seconds.add(kind, perf_counter() - began)
        return entry

    @shielded
    async def hand_over(self, visitor: Visitor, seat: Seat) -> None:
        """Let a bot play for a player who is not there; with a clock, time does that. For the host."""
        async with self.lock:
            self._session_required()
            self.check_host(visitor)
            self._check_person(seat)
            if self.row.seats[seat].visitor in self.here:
                raise Denied("player-here", seat=seat)
            await self._let_bot_play(seat, "person")

    @shielded
    async def replace_player(self, seat: Seat) -> None:
        """Let a bot play for a player, present or not, who can take the seat back. For the admin."""
        async with self.lock:
            self._session_required()
            self._check_person(seat)
            if not self.playing:
                raise Denied("no-game")
            await self._let_bot_play(seat, "admin")

    async def _let_bot_play(self, seat: Seat, by: Actor) -> None:
        if not self._is_away(seat):
            await self.append("away", seat, (), by, "")

    def _check_person(self, seat: Seat) -> None:
        seating.check_seat(self.row, seat)
        if self.row.seats[seat].bot:
            raise Denied("no-such-seat", seat=seat)

    @shielded
    async def take_back(self, seat: Seat) -> None:
        """Let a player who was away play on."""
        async with self.lock:
            if seat in self._session_required().away:
                await self.append("back", seat, (), "person", "")

    def _session_required(self) -> GameSession:
        if self.frozen:
            raise Denied("table-closed", why=self.frozen)
        if self.session is None:
            raise Denied("no-game")
        return self.session

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
            self._freeze(error)
            raise Denied("table-closed", why=self.frozen) from error
        metrics, began = self.tables.metrics, perf_counter()
        try:
            await self.tables.store.append(session.row.id, entry, checked.scores)
        except Taken:
            await self._catch_up(session)
            raise Denied("question-gone") from None
        metrics.log_seconds.add(kind, perf_counter() - began)
        if kind == "answer":
            metrics.moves.add(by)
        session.apply(checked)
        if checked.scores is not None:
            await self._store_results(session)
            self.tables.announce()
        self.notify()
        return entry

    async def _store_results(self, session: GameSession) -> None:
        """Store everybody's result. If that fails the game is over all the same, and it is tried again later."""
        try:
            results = results_of(session, self.config)
            await self.tables.store.put_results(results)
        except StoreError as error:
            log.error("cannot store the results of game %s yet: %s", session.row.id, error)  # noqa: TRY400
            self.tables.supervisor.start("results", lambda: self.tables.store.put_results(results))
        except Exception:
            log.exception("cannot store the results of game %s", session.row.id)

    async def _catch_up(self, session: GameSession) -> None:
        """Apply entries that another writer has added to the log."""
        for entry in (await self.tables.store.log(session.row.id))[len(session.entries) :]:
            session.apply(session.check(entry))
        self.notify()

    def _freeze(self, error: Exception) -> None:
        """Stop this table alone, after a broken invariant."""
        log.error("table %s is frozen", self.row.id, exc_info=error)
        self.frozen = BROKEN
        self.notify()

    # Chat and presence

    @shielded
    async def say(self, visitor: Visitor, text: str) -> None:
        if self.row.closed:
            raise Denied("table-closed", why=self.row.closed)
        if self.tables.sanctions.is_muted(visitor.id):
            raise Denied("muted")
        text = " ".join(plain(text).split())
        if not text:
            raise Denied("nothing-said")
        name = shown_name(self.row, self.names, visitor.id, visitor.name)
        line = ChatLine(0, visitor.id, name, text, self.tables.clock.now(), visitor.animal)
        self.chat.append(await self.tables.store.say(self.row.id, line))
        del self.chat[:-MAX_CHAT_LINES]
        self.notify()

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

    def arrive(self, visitor: str, bot_speed: str = "") -> None:
        self._update_presence(visitor, changed=self.here.arrive(visitor, bot_speed))

    def depart(self, visitor: str) -> None:
        self._update_presence(visitor, changed=self.here.depart(visitor))

    @property
    def bot_pace(self) -> float:
        return self.here.bot_pace({seat.visitor for seat in self.row.seats})

    def _update_presence(self, visitor: str, *, changed: bool) -> None:
        """Notify listeners only of seated players: spectators come and go often and in crowds, and are not shown."""
        if changed and self.seat_of(visitor) is not None:
            self.notify()
        else:
            self.used_at = self.tables.clock.monotonic()
            self.autoplay.drive()

    def notify(self) -> None:
        """Call the listeners, and let bots and clocks do what is due."""
        self.used_at = self.tables.clock.monotonic()
        for listener in tuple(self.listeners):
            listener()
        self.autoplay.drive()

    @property
    def is_idle(self) -> bool:
        return not self.here and self.autoplay.is_idle and not self.lock.locked()
