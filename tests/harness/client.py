"""Players for a live server, who talk to it as pages do: over WebSockets, with a cookie.

Games are started in the store before the server starts, with the test driver in all seats. The driver therefore knows the
seed and every answer, and a `Stage` replays the game from acknowledged answers alone: anything the server lost, reordered or
did twice shows at once.
"""

from __future__ import annotations

import asyncio
import atexit
import json
import sqlite3
import threading
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any, cast

from websockets.frames import Frame, Opcode

from tests.harness.lines import greeting, split_frame
from wildtable.engine.cards import Seat
from wildtable.engine.fairness import derive_seed
from wildtable.server.clock import WallClock
from wildtable.server.net.admin import load_secrets
from wildtable.server.net.limits import daily_limit
from wildtable.server.net.sessions import SESSION_COOKIE, Sessions
from wildtable.server.randomness import SYSTEM_RANDOMNESS
from wildtable.server.settings import Settings
from wildtable.server.store.config import TableConfig
from wildtable.server.store.contract import Store
from wildtable.server.store.opening import store_for
from wildtable.server.store.postgres.connections import Session, in_dialect
from wildtable.server.store.postgres.connections import connect as connect_to
from wildtable.server.store.rows import Entry, GameRow, SeatRow, TableRow, Visitor
from wildtable.server.tables.game_session import GameSession

FILE = "wildtable.db"
OPENING_SECONDS = 60
_reading = threading.Lock()
"""Guards the shared connection of `stored`."""


class Gone(Exception):
    """The connection broke, or there was none. The request may or may not have been carried out: send it again."""


@dataclass
class Stage:
    """A table the driver plays, as far as the server has acknowledged it."""

    row: TableRow
    game: GameRow
    cookies: Sequence[str]
    session: GameSession = field(init=False)
    acknowledged: dict[int, Entry] = field(default_factory=dict)
    sent: set[str] = field(default_factory=set)
    news: asyncio.Condition = field(default_factory=asyncio.Condition)

    def __post_init__(self) -> None:
        self.session = GameSession(self.game)

    @property
    def over(self) -> bool:
        return self.session.is_over

    def asks(self, seat: Seat) -> bool:
        return seat in self.session.asking

    def some_answer(self, seat: Seat, rng: Random) -> list[str]:
        """Return a random complete answer of a seat."""
        return self.session.random_answer(seat, rng)

    def message(self, seat: Seat, rng: Random) -> dict[str, Any]:
        """Return an answer as a page sends it, with a request id of its own."""
        request = SYSTEM_RANDOMNESS.id(12)
        self.sent.add(request)
        moves = self.some_answer(seat, rng)
        return {"do": "answer", "id": request, "question": self.session.question, "moves": moves}

    async def acknowledge(self, number: int, seat: Seat, message: dict[str, Any]) -> None:
        """Record an accepted answer. Returns once all earlier entries are known too and the game has moved on."""
        entry = Entry(number, "answer", seat, tuple(message["moves"]), "person", message["id"], 0.0)
        known = self.acknowledged.setdefault(number, entry)
        if known != entry:
            raise AssertionError(f"{self.row.id}: two answers were given the number {number}: {known} and {entry}")
        while later := self.acknowledged.get(self.session.next_number):
            self.session.apply(self.session.check(later))
        async with self.news:
            self.news.notify_all()
            await self.news.wait_for(lambda: self.session.next_number > number)

    async def until(self, condition: Callable[[], bool]) -> None:
        async with self.news:
            await self.news.wait_for(condition)


@cache
def _connection(file: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"file:{file}?mode=ro", uri=True)


@cache
def _shared_connection(address: str) -> Session:
    session = Session(partial(connect_to, address), patience=60)
    atexit.register(session.close)
    return session


def stored(settings: Settings, query: str, *values: Any) -> list[Any]:
    """Query a server's database from outside the server."""
    if not settings.database:
        return _connection(settings.data / FILE).execute(query, values).fetchall()
    with _reading:
        return _shared_connection(settings.database).run(lambda db: db.execute(in_dialect(query), values).fetchall())


def token_of(settings: Settings, name: str) -> str:
    """Return a server's token from its data folder, or from the database its workers share."""
    if not settings.database:
        return (settings.data / name).read_text(encoding="utf-8").strip()
    return bytes(stored(settings, "select value from secrets where name = ?", name)[0][0]).decode()


def number_of(settings: Settings, stage: Stage, message: dict[str, Any]) -> int:
    """Return the number of an acknowledged answer, from the log: players do not get it, as it counts hidden answers."""
    query = "select number from log where game = ? and request = ?"
    rows = stored(settings, query, stage.game.id, message["id"])
    if not rows:
        raise AssertionError(f"{stage.row.id}: an acknowledged answer is not in the log: {message}")
    return int(rows[0][0])


def entries_of(settings: Settings, stage: Stage) -> list[Entry]:
    """Return the stored log of a game."""
    query = "select number, kind, seat, moves, by, request, at from log where game = ? order by number"
    rows = stored(settings, query, stage.game.id)
    return [Entry(number, kind, seat, tuple(json.loads(moves)), *others) for number, kind, seat, moves, *others in rows]


def changed_logs(settings: Settings, stages: Sequence[Stage]) -> list[str]:
    """Return the tables whose stored log differs from the acknowledged answers."""
    return [
        stage.row.id
        for stage in stages
        if [(entry.number, entry.seat, entry.moves, entry.request) for entry in entries_of(settings, stage)]
        != [(number, one.seat, one.moves, one.request) for number, one in sorted(stage.acknowledged.items())]
    ]


async def prepare(settings: Settings, tables: int, seats: int = 3) -> list[Stage]:
    """Create tables, each with a game started and people in all seats."""
    config = TableConfig("wild-cards", seats).checked()
    deals = [Dealt(config, SYSTEM_RANDOMNESS.secret()) for _ in range(tables)]
    async with _opened(settings) as (store, sessions):
        return list(await asyncio.gather(*(_prepare_one(store, sessions, deal, _people(seats)) for deal in deals)))


@dataclass(frozen=True)
class Dealt:
    """A game to set up: its configuration, deal, and the answers so far as seat and moves."""

    config: TableConfig
    secret: str
    answers: Sequence[tuple[Seat, Sequence[str]]] = ()


async def prepare_at(settings: Settings, deals: Sequence[Dealt], bot: str = "") -> list[Stage]:
    """Create tables at these points of their games, with one visitor in seat 0 of all, and people or bots in the other
    seats."""
    first, *others = _people(max(deal.config.people for deal in deals))
    async with _opened(settings) as (store, sessions):
        return [await _prepare_one(store, sessions, deal, [first, *others[: deal.config.people - 1]], bot) for deal in deals]


@asynccontextmanager
async def _opened(settings: Settings) -> AsyncIterator[tuple[Store, Sessions]]:
    """Open a server's store next to the server, which reads a table only when first asked for it."""
    settings.data.mkdir(parents=True, exist_ok=True)
    store = await store_for(settings.data, settings.database).open()
    try:
        key, clock = (await load_secrets(settings.data, store)).key, WallClock()
        yield store, Sessions(store, key, secure=False, clock=clock, new_visitors=daily_limit(clock, 1000))
    finally:
        await store.close()


def _people(count: int) -> list[Visitor]:
    return [Visitor(SYSTEM_RANDOMNESS.id(16), f"Driver {seat}") for seat in range(count)]


async def _prepare_one(store: Store, sessions: Sessions, deal: Dealt, people: Sequence[Visitor], bot: str = "") -> Stage:
    config, secret = deal.config, deal.secret
    seats = [SeatRow(bot=bot) if bot and seat else SeatRow(visitor=one.id) for seat, one in enumerate(people)]
    table = TableRow(SYSTEM_RANDOMNESS.id(), people[0].id, 1.0, config, seats, secret, "", "")
    game = GameRow(
        id=0,
        table=table.id,
        made=1.0,
        game=config.game_name,
        rules=config.game.rules_version,
        seats=config.seats,
        options=config.options,
        piles={},
        deck="",
        seed=derive_seed(bytes.fromhex(secret), [b""] * len(people)),
        secret=secret,
        added=[""] * len(people),
        players=[seat.player for seat in seats],
    )
    await asyncio.gather(*(store.add_visitor(one) for one in people))
    game, table = await store.begin_game(game, table)
    entries = [
        Entry(number, "answer", seat, tuple(moves), "person", "", 1.0)
        for number, (seat, moves) in enumerate(deal.answers, 1)
    ]
    await asyncio.gather(*(store.append(game.id, entry) for entry in entries))
    return Stage(table, game, [f"{SESSION_COOKIE}={sessions.sign_cookie(one)}" for one in people])


class Socket(asyncio.Protocol):
    """A page's WebSocket. Replies go to the call that asked; every other message calls `on_change`, unread: a process plays
    for a thousand pages."""

    _transport: asyncio.Transport

    def __init__(self, hello: bytes, on_change: Callable[[], None] | None) -> None:
        loop = asyncio.get_running_loop()
        self._hello = hello
        self._on_change = on_change
        self._received = b""
        self._is_open = False
        self._replies: dict[str, list[asyncio.Future[dict[str, Any]]]] = {}
        self._snapshot: asyncio.Future[None] = loop.create_future()
        self._lost: asyncio.Future[None] = loop.create_future()

    @classmethod
    async def open(
        cls,
        settings: Settings,
        table: str,
        cookie: str = "",
        on_change: Callable[[], None] | None = None,
    ) -> Socket:
        """Connect, and wait for the first snapshot."""
        one = cls(greeting(settings.port, table, settings.address, cookie=cookie), on_change)
        try:
            async with asyncio.timeout(OPENING_SECONDS):
                await asyncio.get_running_loop().create_connection(lambda: one, "127.0.0.1", settings.port)
                await asyncio.shield(one._snapshot)
        except TimeoutError:
            one._transport.abort()
            raise Gone("opening took too long") from None
        except OSError as error:
            raise Gone(str(error)) from None
        return one

    async def ask(self, message: dict[str, Any]) -> dict[str, Any]:
        """Send a message and wait for its reply. The same message may be in flight several times."""
        if self._transport.is_closing():
            await self.gone()  # or a retry loop would keep finding this connection and starve the event loop
            raise Gone
        reply: asyncio.Future[dict[str, Any]] = asyncio.get_running_loop().create_future()
        self._replies.setdefault(message["id"], []).append(reply)
        self._send(Opcode.TEXT, json.dumps(message).encode())
        return await reply

    @property
    def broken(self) -> bool:
        return self._lost.done()

    async def gone(self) -> None:
        """Wait until the connection breaks."""
        await asyncio.shield(self._lost)

    async def close(self) -> None:
        self._send(Opcode.CLOSE, b"")
        await self.gone()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(self._hello)

    def connection_lost(self, exc: Exception | None) -> None:
        self._lost.set_result(None)
        waiting: list[asyncio.Future[Any]] = [reply for replies in self._replies.values() for reply in replies]
        for future in [self._snapshot, *waiting]:
            if not future.done():
                future.set_exception(Gone("the connection broke"))
                future.exception()

    def data_received(self, data: bytes) -> None:
        self._received += data
        if not self._is_open:
            response, end, rest = self._received.partition(b"\r\n\r\n")
            if not end:
                return
            if not response.startswith(b"HTTP/1.1 101 "):
                self._transport.abort()
                return
            self._received, self._is_open = rest, True
        while (frame := split_frame(self._received)) is not None:
            opcode, message, self._received = frame
            if opcode is Opcode.TEXT:
                self._take(message)
            elif opcode is Opcode.PING:
                self._send(Opcode.PONG, message)
            else:
                assert opcode is Opcode.CLOSE, opcode
                self._transport.close()

    def _send(self, opcode: Opcode, message: bytes) -> None:
        self._transport.write(Frame(opcode, message).serialize(mask=True))

    def _take(self, message: bytes) -> None:
        if message.startswith(b'{"re"'):
            reply = json.loads(message)
            future = self._replies[reply["re"]].pop(0)
            if not future.done():
                future.set_result(reply)
        elif not self._snapshot.done():
            if message.startswith(b'{"snapshot"'):
                self._snapshot.set_result(None)
            else:
                self._snapshot.set_exception(AssertionError(f"a page that was away got no snapshot but {message[:100]!r}"))
        elif self._on_change is not None:
            self._on_change()
