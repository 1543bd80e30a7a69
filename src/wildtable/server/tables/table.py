"""Table: a place where seats are taken and one game after another is played."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import replace
from functools import partial, wraps
from time import perf_counter
from typing import Any, Concatenate, ParamSpec, Protocol, TypeVar

from wildtable.engine.cards import Seat
from wildtable.server.errors import Denied
from wildtable.server.plain_text import plain
from wildtable.server.store.rows import Actor, ChatLine, Entry, EntryKind, SeatRow, TableRow, Visitor
from wildtable.server.tables import dealing, seating
from wildtable.server.tables.logged_table import CLOSED_BY_ADMIN, LoggedTable
from wildtable.server.tables.seating import shown_name

P = ParamSpec("P")
R = TypeVar("R")


def shielded(method: Callable[P, Coroutine[Any, Any, R]]) -> Callable[P, Coroutine[Any, Any, R]]:
    """Run a method to its end although its caller may be cancelled, so that a row that is durable is also applied."""

    @wraps(method)
    async def finish(*args: P.args, **kwargs: P.kwargs) -> R:
        work = asyncio.ensure_future(method(*args, **kwargs))
        work.add_done_callback(lambda done: done.cancelled() or done.exception())
        return await asyncio.shield(work)

    return finish


def attempted(
    method: Callable[Concatenate[Table, P], Coroutine[Any, Any, R]],
) -> Callable[Concatenate[Table, P], Coroutine[Any, Any, R]]:
    """Run a method to its end by `attempt`: one at a time, and again if another worker was first."""

    @wraps(method)
    async def attempt(self: Table, /, *args: P.args, **kwargs: P.kwargs) -> R:
        return await self.attempt(partial(method, self, *args, **kwargs))

    return shielded(attempt)


class TablePlayer(Protocol):
    """Who acts at a table: a visitor, or a caller of the API, which may have lent its seat to a program."""

    def seat_in(self, row: TableRow) -> Seat | None: ...


class Table(LoggedTable):
    """A table with everything that visitors, its host and the admin can do at it.

    Players are found in their seats when it is their request's turn: while it waits, a deal may move everybody to another
    seat.
    """

    # Between games

    @attempted
    async def sit(self, visitor: Visitor, seat: Seat | None, commitment: str = "") -> None:
        """Take a seat; None is the first free one, or else the first of a bot."""
        self._check_no_game()
        chosen = seating.find_seat(self.row, visitor.id) if seat is None else seat
        row = seating.take_seat(self.row, visitor.id, chosen, self._checked(commitment))
        self.introduce(visitor)
        await self._store(row)

    @attempted
    async def commit(self, player: TablePlayer, commitment: str) -> None:
        """Set a player's commitment for the next deal."""
        seat = self._seat_required(player)
        self._check_no_game()
        await self._store(dealing.commit(self.row, seat, self._checked(commitment)))

    def _checked(self, commitment: str) -> str:
        return self.tables.randomness.player_commitment(dealing.check_commitment(commitment))

    @attempted
    async def reveal(self, player: TablePlayer, sent: str) -> None:
        """Take the bytes a player has committed to, and deal when no more are awaited. Repeating them is harmless."""
        seat = self._seat_required(player)
        if self.row.dealing is None:
            if self.session is None or sent not in self.session.row.added or not sent:
                raise Denied("reveal-late")
            return
        self._check_open()
        row = dealing.reveal(self.row, seat, sent)
        await self._store(row)
        if dealing.is_complete(row):
            await self.deal()

    @attempted
    async def deal_now(self) -> None:
        """Deal if a deal is under way that waits for nothing."""
        if self.row.dealing is not None and dealing.is_complete(self.row) and not self.frozen:
            await self.deal()

    @attempted
    async def leave(self, visitor: Visitor) -> None:
        """Free the visitor's seat, or during a game let a bot play on."""
        await self._leave(self._seat_required(visitor), "person")

    @attempted
    async def remove_visitor(self, visitor: str) -> None:
        """Remove a banned visitor from their seat, as if they had left."""
        seat = self.seat_of(visitor)
        if seat is not None and not self.frozen:
            await self._leave(seat, "admin")

    async def _leave(self, seat: Seat, by: Actor) -> None:
        """Free a seat, or let a bot play it. While a deal waits for bytes its list is fixed: it waits on for all of them,
        those of the seat too, and the bot plays from the deal on."""
        if self.row.dealing is not None:
            await self._store(dealing.leave(self.row, seat, by))
        elif self.playing:
            await self._let_bot_play(seat, by)
        else:
            await self._store(seating.set_seat(self.row, seat, SeatRow()))

    @attempted
    async def seat_bot(self, visitor: Visitor, seat: Seat, bot: str | None) -> None:
        """Put a bot into a seat, or take it out again. For the host."""
        self.check_host(visitor)
        self._check_no_game()
        is_away = seat in range(len(self.row.seats)) and self.row.seats[seat].visitor not in self.presence
        await self._store(seating.seat_bot(self.row, seat, bot, is_away=is_away))

    @attempted
    async def set_people(self, visitor: Visitor, people: int) -> None:
        """Change how many people play. For the host."""
        self.check_host(visitor)
        self._check_no_game()
        counts = self.config.game.people_counts
        if people not in counts:
            raise Denied("wrong-people", people=people, known=", ".join(map(str, counts)))
        config = self.config.for_people(people)
        await self._store(replace(self.row, config=config, seats=seating.resize(self.row, people)))

    @attempted
    async def change_links(self, visitor: Visitor, change: Callable[[TableRow], TableRow]) -> None:
        """Store other links. For the host."""
        self.check_host(visitor)
        await self._store(change(self.row))

    @attempted
    async def set_seat_token(self, visitor: Visitor, token: str) -> None:
        """Store the hash of a token with which a program plays for the visitor's seat, and can do nothing else."""
        seat = self._seat_required(visitor)
        await self._store(seating.set_seat(self.row, seat, replace(self.row.seats[seat], token=token)))

    @attempted
    async def start(self, visitor: Visitor) -> None:
        """Begin the first game, or offer or accept a rematch, which begins when everybody in a seat wants it: fix the
        commitments, and deal at once where no bytes are to come."""
        seat = visitor.seat_in(self.row) if visitor.id == self.row.host else self._seat_required(visitor)
        self._check_no_game()
        if self.row.played:
            if seat is not None:
                await self._store(seating.answer_rematch(self.row, seat, "yes"))
            if not seating.is_agreed(self.row):
                return
            if not self.tables.rematches.allows(self.row.network or self.row.id):
                raise Denied("too-many-games")
        fixed = dealing.fix_list(self.row, self.names, self.tables.clock.now())
        if dealing.is_prepared(fixed) or dealing.is_complete(fixed):
            await self.deal(fixed)
        else:
            await self._store(fixed)

    @attempted
    async def decline(self, visitor: Visitor) -> None:
        """Decline a rematch, or take an offer back. The seat can be given to another visitor."""
        seat = self._seat_required(visitor)
        self._check_no_game()
        if not self.row.played:
            raise Denied("no-game")
        await self._store(seating.answer_rematch(self.row, seat, "no"))

    @attempted
    async def close(self) -> None:
        """Close the table for good: it takes no moves and no chat any more, and no list shows it. For the admin."""
        await self._store(replace(self.row, closed=CLOSED_BY_ADMIN))

    def _check_no_game(self) -> None:
        self._check_open()
        if self.playing or self.row.dealing is not None:
            raise Denied("game-running")

    def check_host(self, visitor: Visitor) -> None:
        if visitor.id != self.row.host:
            raise Denied("not-host")

    def _seat_required(self, player: TablePlayer) -> Seat:
        seat = player.seat_in(self.row)
        if seat is None:
            raise Denied("not-seated")
        return seat

    # During a game

    async def answer(
        self, player: TablePlayer, moves: Sequence[str], request: str = "", question: int | None = None
    ) -> Entry:
        """Append a person's answer. A repeated request returns the first one's entry, if it is the same; an earlier
        question's is denied."""
        return await self._act("answer", player, tuple(moves), request, question)

    async def withdraw(self, player: TablePlayer, request: str = "") -> Entry:
        return await self._act("withdraw", player, (), request, None)

    async def undo(self, player: TablePlayer, request: str = "") -> Entry:
        return await self._act("undo", player, (), request, None)

    async def _act(
        self, kind: EntryKind, player: TablePlayer, moves: tuple[str, ...], request: str, question: int | None
    ) -> Entry:
        began = perf_counter()
        entry = await self._add(kind, player, moves, request, question)
        self.tables.metrics.answer_seconds.add(kind, perf_counter() - began)
        return entry

    @attempted
    async def _add(
        self, kind: EntryKind, player: TablePlayer, moves: tuple[str, ...], request: str, question: int | None
    ) -> Entry:
        seat, session = self._seat_required(player), self._session_required()
        if earlier := session.find_request(seat, request, kind, moves, question):
            return earlier
        if question is not None and question != session.question:
            raise Denied("question-gone")
        if seat in session.away:
            await self.append("back", seat, (), "person", "")
        return await self.append(kind, seat, moves, "person", request)

    @attempted
    async def hand_over(self, visitor: Visitor, seat: Seat) -> None:
        """Let a bot play for a player who is not there; with a clock, time does that. For the host."""
        self._session_required()
        self.check_host(visitor)
        self._check_person(seat)
        if self.row.seats[seat].visitor in self.presence:
            raise Denied("player-here", seat=seat, name=self.seat_snapshot(seat).name)
        await self._let_bot_play(seat, "person")

    @attempted
    async def replace_player(self, seat: Seat) -> None:
        """Let a bot play for a player, present or not, who can take the seat back. For the admin."""
        self._session_required()
        self._check_person(seat)
        if not self.playing:
            raise Denied("no-game")
        await self._let_bot_play(seat, "admin")

    async def _let_bot_play(self, seat: Seat, by: Actor) -> None:
        if not self._is_away(seat) or self._session_required().is_late(seat):
            await self.append("away", seat, (), by, "")

    def _check_person(self, seat: Seat) -> None:
        seating.check_seat(self.row, seat)
        if self.row.seats[seat].bot:
            raise Denied("no-such-seat", seat=seat)

    @attempted
    async def take_back(self, player: TablePlayer) -> None:
        """Let a player who was away, or missed a deadline, play on."""
        seat = self._seat_required(player)
        if self.row.dealing is not None:
            self._check_open()
            await self._store(dealing.leave(self.row, seat, ""))
        elif seat in self._session_required().away | self._session_required().missed:
            await self.append("back", seat, (), "person", "")

    # Chat

    @shielded
    async def say(self, visitor: Visitor, text: str, mark: str = "") -> None:
        """Add a line of chat. mark: the client's own id of the request, which makes repeating it harmless; another line with
        the same id is denied."""
        if self.row.closed:
            raise Denied("table-closed", why=self.row.closed)
        if self.tables.sanctions.is_muted(visitor.id):
            raise Denied("muted")
        text = " ".join(plain(text).split())
        if not text:
            raise Denied("nothing-said")
        name = shown_name(self.row, self.names, visitor.id, visitor.name)
        line = ChatLine(0, visitor.id, name, text, self.tables.clock.now(), visitor.animal)
        stored = await self.tables.store.say(self.row.id, line, mark)
        if stored.text != text:
            raise Denied("request-used", request=mark)
        await self._catch_up_chat(stored)
        self.notify()
