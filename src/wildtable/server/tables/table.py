"""Table: a place where seats are taken and one game after another is played. What it shows of it are views.

A table changes in one way: an entry is written to the log, and when it is durable it is applied to the state and told to
whoever looks. So a table can be forgotten at any moment and rebuilt from its log.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine, Mapping, Sequence
from dataclasses import replace
from functools import wraps
from time import perf_counter
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from wildtable.engine.cards import Seat
from wildtable.engine.fairness import commitment, derive_seed
from wildtable.engine.guide import GUIDE
from wildtable.engine.record import Record
from wildtable.engine.refusals import Refusal
from wildtable.server.html.templating import plain
from wildtable.server.net.tokens import hashed
from wildtable.server.store.contract import SOMEBODY, Entry, GameRow, Line, TableRow, Taken, Visitor, unnamed
from wildtable.server.tables.autoplay import Autoplay
from wildtable.server.tables.config import TableConfig
from wildtable.server.tables.game_session import Denied, GameSession, record_of
from wildtable.server.tables.results import standings
from wildtable.server.tables.snapshot import SeatSnapshot, TableSnapshot

if TYPE_CHECKING:
    from wildtable.server.tables.registry import TableRegistry

log = logging.getLogger(__name__)
LATEST = 80
EVERYTHING = 1_000_000
CHAT_LINES = 100
STAND_IN = "greedy"
BY_HOUSE = "by-house"
GRACE = 300
"""Seconds that everybody who is asked has left after a start of the server, or all their time where that is less: nobody
loses a seat because nobody could answer."""
P = ParamSpec("P")
R = TypeVar("R")


def whole(
    method: Callable[Concatenate[Table, P], Coroutine[Any, Any, R]],
) -> Callable[Concatenate[Table, P], Coroutine[Any, Any, R]]:
    """What has begun is finished, even if whoever asked for it has gone: a row that is durable is also applied."""

    @wraps(method)
    async def finish(self: Table, /, *args: P.args, **kwargs: P.kwargs) -> R:
        work = asyncio.ensure_future(method(self, *args, **kwargs))
        work.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(work)

    return finish


class Table:
    """A live table. Every change goes through `append` or `_keep`, one at a time under the lock."""

    def __init__(self, tables: TableRegistry, row: TableRow, play: GameSession | None, chat: list[Line]) -> None:
        self.tables = tables
        self.row = row
        self.config = TableConfig(**row.config)
        self.play = play
        self.chat = chat
        self.names: dict[str, str] = {}
        self.here: dict[str, int] = {}
        self.frozen = row.closed
        self.listeners: set[Callable[[], None]] = set()
        self.used_at = tables.clock.now()
        self.lock = asyncio.Lock()
        self.driver = Autoplay(self)

    # Who is who

    def seat_of(self, visitor: str) -> Seat | None:
        return next((number for number, seat in enumerate(self.row.seats) if seat.get("visitor") == visitor), None)

    def bot_in(self, seat: Seat) -> str | None:
        """The bot that answers for a seat now."""
        bot = self.row.seats[seat].get("bot")
        if bot is None and self.play is not None and seat in self.play.away:
            return STAND_IN
        return bot

    @property
    def playing(self) -> bool:
        """Is a game being played, though it may be stopped?"""
        return self.play is not None and not self.play.state.over

    def is_here(self, visitor: str | None) -> bool:
        return visitor is not None and visitor in self.here

    def snapshot(self, viewer: Seat | None, visitor: str = "", latest: int = LATEST) -> TableSnapshot:
        """All that a viewer may know, with the latest of what happened."""
        play = self.play
        view = None if play is None else play.state.view(viewer)
        return TableSnapshot(
            id=self.row.id,
            config=self.config,
            seats=[self.seat_sight(number) for number in range(len(self.row.seats))],
            host=self.names.get(self.row.host, SOMEBODY),
            viewer=viewer,
            is_host=visitor == self.row.host,
            commitment=commitment(bytes.fromhex(self.row.secret)),
            game=None if play is None else play.row.id,
            question=0 if play is None else play.question,
            deadline=self.deadline(),
            may_undo=play is not None and play.may_undo(viewer),
            frozen=self.frozen,
            view=view,
            log=[] if play is None else play.seen(viewer, latest),
            happened=0 if play is None else len(play.log),
            chat=tuple(self.chat),
        )

    def seat_sight(self, number: Seat) -> SeatSnapshot:
        visitor = self.row.seats[number].get("visitor")
        away = self.play is not None and number in self.play.away
        return SeatSnapshot(
            number,
            self.names.get(visitor, SOMEBODY) if visitor else "",
            self.bot_in(number),
            away,
            self.is_here(visitor),
        )

    def deadline(self) -> float | None:
        """When the question is taken from those who have not answered it; never without a clock."""
        if self.play is None or self.play.state.over or self.config.clock is None:
            return None
        clock = self.config.clock
        return max(self.play.asked_at + clock, self.tables.began + min(clock, GRACE))

    def record(self) -> Record | None:
        """The record of the last finished game."""
        if self.play is None or not self.play.state.over:
            return None
        return record_of(self.play, self.names)

    # Before a game

    @whole
    async def sit(self, visitor: Visitor, seat: Seat, added: str = "") -> None:
        async with self.lock:
            self._check_no_game()
            if seat not in range(len(self.row.seats)):
                raise Denied("no-such-seat", seat=seat)
            if self.row.seats[seat].get("visitor") not in (None, visitor.id):
                raise Denied("seat-taken", seat=seat)
            seats = [{} if one.get("visitor") == visitor.id else one for one in self.row.seats]
            seats[seat] = {"visitor": visitor.id, "added": self._share(added)}
            self.names[visitor.id] = visitor.name
            await self._keep(replace(self.row, seats=seats))

    @whole
    async def add_chance(self, visitor: Visitor, added: str) -> None:
        """What a player's browser adds to the next shuffle, once it has seen the commitment."""
        async with self.lock:
            seat = self.seat_of(visitor.id)
            if seat is None or (self.play is not None and not self.play.state.over):
                return
            seats = [dict(one) for one in self.row.seats]
            seats[seat]["added"] = self._share(added)
            await self._keep(replace(self.row, seats=seats))

    def _share(self, sent: str) -> str:
        """Parse what a browser adds to a shuffle: up to 32 bytes in hexadecimal."""
        try:
            return self.tables.randomness.player_share(bytes.fromhex(sent[:64]).hex())
        except ValueError:
            raise Denied("bad-message") from None

    @whole
    async def leave(self, visitor: Visitor) -> None:
        """Get up: before a game the seat is free again, during one a bot plays on."""
        async with self.lock:
            seat = self.seat_of(visitor.id)
            if seat is None:
                raise Denied("not-seated")
            await self._vacate(seat, "person")

    @whole
    async def expel(self, visitor: str) -> None:
        """The context shows somebody out, who gets up as if by themselves."""
        async with self.lock:
            seat = self.seat_of(visitor)
            if seat is not None and not self.frozen:
                await self._vacate(seat, "house")

    async def _vacate(self, seat: Seat, by: str) -> None:
        if self.play is not None and not self.play.state.over:
            await self._let_bot_play(self.play, seat, by)
            return
        await self._keep(
            replace(self.row, seats=[{} if number == seat else one for number, one in enumerate(self.row.seats)])
        )

    @whole
    async def seat_bot(self, visitor: Visitor, seat: Seat, bot: str | None) -> None:
        """The host puts a bot into an empty seat, or takes it out again."""
        async with self.lock:
            self._check_host(visitor)
            self._check_no_game()
            if seat not in range(len(self.row.seats)):
                raise Denied("no-such-seat", seat=seat)
            if self.row.seats[seat].get("visitor"):
                raise Denied("seat-taken", seat=seat)
            seats = [({"bot": bot} if bot else {}) if number == seat else one for number, one in enumerate(self.row.seats)]
            await self._keep(replace(self.row, seats=seats))

    @whole
    async def renew_links(self, visitor: Visitor) -> tuple[str, str]:
        """Fresh links, for guests and for spectators; the old ones open nothing any more."""
        async with self.lock:
            self._check_host(visitor)
            invite, watch = self.tables.randomness.token(), self.tables.randomness.token()
            await self._keep(replace(self.row, invite=hashed(invite), watch=hashed(watch)))
            return invite, watch

    @whole
    async def set_seat_token(self, visitor: Visitor, token: str) -> None:
        """Keep the hash of a token with which a program acts for its owner's seat, and for nothing else."""
        async with self.lock:
            seat = self.seat_of(visitor.id)
            if seat is None:
                raise Denied("not-seated")
            seats = [{**one, "token": token} if number == seat else one for number, one in enumerate(self.row.seats)]
            await self._keep(replace(self.row, seats=seats))

    @whole
    async def start(self, visitor: Visitor) -> None:
        """Begin the first game, or a rematch in which everybody moves on one seat and nobody is guided any more."""
        async with self.lock:
            if visitor.id != self.row.host and self.seat_of(visitor.id) is None:
                raise Denied("not-seated")
            self._check_no_game()
            empty = [number for number, one in enumerate(self.row.seats) if not one]
            if empty:
                raise Denied("seats-empty", seats=", ".join(map(str, empty)))
            seats = list(self.row.seats)
            if self.row.played:
                seats = [{"bot": STAND_IN} if one.get("bot") == GUIDE else one for one in (*seats[1:], *seats[:1])]
            await self._begin(seats)

    async def _begin(self, seats: Sequence[Mapping[str, Any]]) -> None:
        config, secret = self.config, self.row.secret
        guide = config.rules.guide if any(one.get("bot") == GUIDE for one in seats) else None
        added = [str(one.get("added", "")) for one in seats]
        row = GameRow(
            id=0,
            table=self.row.id,
            made=self.tables.clock.now(),
            game=config.game,
            rules=config.rules.rules,
            seats=config.seats,
            options=config.options if guide is None else {**config.options, "piles": guide.piles},
            deck=config.deck,
            seed=derive_seed(bytes.fromhex(secret), [bytes.fromhex(part) for part in added]),
            secret=secret,
            added=added,
            players=[{key: one[key] for key in ("visitor", "bot") if one.get(key)} for one in seats],
        )
        fresh = [{key: value for key, value in one.items() if key != "added"} for one in seats]
        table = replace(self.row, seats=fresh, secret=self.tables.randomness.secret(), played=self.row.played + 1)
        game = await self.tables.store.begin_game(row, table)
        self.row = replace(table, game=game.id)
        self.play = GameSession(game)
        self.changed()

    async def _keep(self, row: TableRow) -> None:
        await self.tables.store.put_table(row)
        self.row = row
        self.frozen = row.closed or self.frozen
        self.changed()

    @whole
    async def close(self) -> None:
        """The context ends this table for good: nothing is played or said at it any more, and no list shows it."""
        async with self.lock:
            await self._keep(replace(self.row, closed=BY_HOUSE))

    def _check_no_game(self) -> None:
        if self.frozen:
            raise Denied("table-closed", why=self.frozen)
        if self.play is not None and not self.play.state.over:
            raise Denied("game-running")

    def _check_host(self, visitor: Visitor) -> None:
        if visitor.id != self.row.host:
            raise Denied("not-host")

    # During a game

    async def answer(self, seat: Seat, moves: Sequence[str], request: str = "", question: int | None = None) -> Entry:
        """A person's answer. Repeated with the same request it is the same answer; for a question gone by it is refused."""
        return await self._act("answer", seat, tuple(moves), request, question)

    async def withdraw(self, seat: Seat, request: str = "") -> Entry:
        return await self._act("withdraw", seat, (), request, None)

    async def undo(self, seat: Seat, request: str = "") -> Entry:
        return await self._act("undo", seat, (), request, None)

    @whole
    async def _act(self, kind: str, seat: Seat, moves: tuple[str, ...], request: str, question: int | None) -> Entry:
        began = perf_counter()
        async with self.lock:
            play = self._running()
            if done := play.known(seat, request):
                return done
            if question is not None and question != play.question:
                raise Denied("question-gone")
            if seat in play.away:
                await self.append("back", seat, (), "person", "")
            entry = await self.append(kind, seat, moves, "person", request)
        self.tables.metrics.answer_seconds.add(kind, perf_counter() - began)
        return entry

    @whole
    async def hand_over(self, visitor: Visitor, seat: Seat) -> None:
        """The host lets a bot play for somebody who is not there; with a clock, time does that."""
        async with self.lock:
            play = self._running()
            self._check_host(visitor)
            self._check_person(seat)
            if self.here.get(str(self.row.seats[seat].get("visitor"))):
                raise Denied("player-here", seat=seat)
            await self._let_bot_play(play, seat, "person")

    @whole
    async def relieve(self, seat: Seat) -> None:
        """The context lets a bot play for somebody, also for one who is there; they can take the seat back."""
        async with self.lock:
            play = self._running()
            self._check_person(seat)
            if not self.playing:
                raise Denied("no-game")
            await self._let_bot_play(play, seat, "house")

    async def _let_bot_play(self, play: GameSession, seat: Seat, by: str) -> None:
        if seat not in play.away:
            await self.append("away", seat, (), by, "")

    def _check_person(self, seat: Seat) -> None:
        if seat not in range(len(self.row.seats)) or self.row.seats[seat].get("bot"):
            raise Denied("no-such-seat", seat=seat)

    @whole
    async def take_back(self, seat: Seat) -> None:
        """A player who was away plays on."""
        async with self.lock:
            if seat in self._running().away:
                await self.append("back", seat, (), "person", "")

    def _running(self) -> GameSession:
        if self.frozen:
            raise Denied("table-closed", why=self.frozen)
        if self.play is None:
            raise Denied("no-game")
        return self.play

    async def append(self, kind: str, seat: Seat, moves: tuple[str, ...], by: str, request: str) -> Entry:
        """Try an entry, write it, and only then do it and tell it."""
        play = self._running()
        entry = Entry(play.next_number, kind, seat, moves, by, request, self.tables.clock.now())
        play.check_change(entry)
        try:
            state = play.tried(entry)
        except (Refusal, Denied):
            raise
        except Exception as error:
            self._freeze(error)
            raise Denied("table-closed", why=self.frozen) from error
        scores = None if state is None or state.result is None else state.result.scores
        metrics, began = self.tables.metrics, perf_counter()
        try:
            await self.tables.store.append(play.row.id, entry, scores)
        except Taken:
            await self._catch_up(play)
            raise Denied("question-gone") from None
        metrics.log_seconds.add(kind, perf_counter() - began)
        if kind == "answer":
            metrics.moves.add(by)
        play.apply(entry, state)
        if scores is not None:
            play.row = replace(play.row, ended=entry.at, scores=scores)
            await self._settle(play)
        self.changed()
        return entry

    async def _settle(self, play: GameSession) -> None:
        """Keep how everybody came out. If that goes wrong, the game is over; it is made up for at the next start."""
        try:
            await self.tables.store.put_standings(standings(play, self.config))
        except Exception:
            log.exception("game %s has no standings yet", play.row.id)

    async def _catch_up(self, play: GameSession) -> None:
        """Somebody else has written to the log: do what it says."""
        for entry in (await self.tables.store.log(play.row.id))[len(play.entries) :]:
            play.apply(entry, play.tried(entry))
        self.changed()

    def _freeze(self, error: Exception) -> None:
        """A broken invariant stops this table alone."""
        log.error("table %s is frozen", self.row.id, exc_info=error)
        self.frozen = f"{type(error).__name__}: something is wrong with this game; it was stopped and nothing is lost"
        self.changed()

    # Chat and presence

    @whole
    async def say(self, visitor: Visitor, text: str) -> None:
        if self.row.closed:
            raise Denied("table-closed", why=self.row.closed)
        if self.tables.sanctions.mutes(visitor.id):
            raise Denied("muted")
        text = " ".join(plain(text).split())
        if not text:
            raise Denied("nothing-said")
        line = Line(0, visitor.id, visitor.name, text, self.tables.clock.now())
        self.chat.append(await self.tables.store.say(self.row.id, line))
        del self.chat[:-CHAT_LINES]
        self.changed()

    def forget(self, visitor: str, instead: str, names: Collection[str]) -> None:
        """Somebody of these names is no longer known here; what is kept says the same."""
        self.names.pop(visitor, None)
        self.row = self.row.without(visitor, instead)
        if self.play is not None:
            self.play.row = self.play.row.without(visitor, instead)
        self.chat = [replace(line, text=unnamed(line.text, names)) for line in self.chat if line.visitor != visitor]
        self.changed()

    def arrive(self, visitor: str) -> None:
        self.here[visitor] = self.here.get(visitor, 0) + 1
        self._presence(visitor, changed=self.here[visitor] == 1)

    def depart(self, visitor: str) -> None:
        self.here[visitor] -= 1
        if gone := not self.here[visitor]:
            del self.here[visitor]
        self._presence(visitor, changed=gone)

    def _presence(self, visitor: str, *, changed: bool) -> None:
        """Only who sits here is shown as present: whoever else comes and goes, often or in crowds, is no news."""
        if changed and self.seat_of(visitor) is not None:
            self.changed()
        else:
            self.used_at = self.tables.clock.now()
            self.driver.drive()

    def changed(self) -> None:
        """Tell whoever looks, and see what is to be done by itself."""
        self.used_at = self.tables.clock.now()
        for listener in tuple(self.listeners):
            listener()
        self.driver.drive()

    @property
    def idle(self) -> bool:
        return not self.here and self.driver.idle and not self.lock.locked()
