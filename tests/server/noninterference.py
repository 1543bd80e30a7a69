"""Noninterference of channels: hidden cards and hidden answers change no byte, number or order of the frames sent.

Two worlds differ in what a viewer may not know. In both, all other viewers are connected and drawn before or after this one,
so that anything shared between channels has a chance to leak.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, contextmanager
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from tests.harness.postgres import fresh_database
from tests.harness.tables import InSeat, context, is_over, make_game, until, work_together
from wildtable.authoring.laws import any_cards, sees
from wildtable.engine.knowledge.events import Event
from wildtable.engine.state import State
from wildtable.server.context import Context
from wildtable.server.live.channels import ChannelKey, Channels, SocketReader
from wildtable.server.tables.table import Table

SEATS = 3
VIEWERS: tuple[int | None, ...] = (None, 0, 1, 2)
QUEUE = 1000
OTHER_WORLD = 1_000_000
VOLATILE = re.compile(r'"epoch":"\w+"|data-record=\\"\d+\\"|/records/\d+')
"""Matches what differs between two servers or games whatever their cards."""


def key_of(viewer: int | None) -> ChannelKey:
    return ChannelKey(viewer, viewer == 0, "en", SEATS)


@contextmanager
def dealt_anew(table: Table, seat: int | None, rng: Random, world: int = 0) -> Iterator[None]:
    """Exchange everything this viewer may not see: hidden cards, and those that moved unseen. Another `world` changes the
    game's id, so that no cache of the first is used."""
    play = table.session
    assert play is not None
    row, real, log, seen = play.row, play.state, play.log, play._seen
    play.row = replace(row, id=row.id + world)
    play.state = play.game.imagine(real.view(seat), rng)
    play.state.history = real.history
    play.log = [blinded(event, seat, real, rng) for event in log]
    play._seen = {}
    try:
        yield
    finally:
        play.row, play.state, play.log, play._seen = row, real, log, seen


def blinded(event: Event, seat: int | None, state: State, rng: Random) -> Event:
    return event if sees(seat, event) else event._replace(cards=any_cards(state, len(event.cards), rng))


class Audience:
    """All viewers of a table, connected; updated on demand."""

    def __init__(self, table: Table) -> None:
        self.channels = Channels(table)
        self.channels.close()
        self.readers = {viewer: SocketReader(QUEUE) for viewer in VIEWERS}
        for viewer, reader in self.readers.items():
            channel = self.channels.open(key_of(viewer))
            reader.join(channel, "", -1)
            reader.pop(channel)  # the snapshot, which later changes are patches of

    async def update(self) -> None:
        for channel in self.channels._channels.values():
            channel.is_stale = True
        await self.channels._update()

    async def frames(self, viewer: int | None) -> list[Any]:
        """Update all viewers, and return everything that one of them gets: live frames, frames missed during a short
        disconnection, and the snapshot after a long one."""
        await self.update()
        channel, reader = self.channels.open(key_of(viewer)), self.readers[viewer]
        came = await reader.take(channel) if reader.waiting else []
        missed = channel.since(channel.epoch, channel.number - 1)
        players_first = sorted(VIEWERS, key=lambda one: one is None)
        snapshots = {one: self.channels.open(key_of(one)).snapshot() for one in players_first}
        sent = [came, missed, [snapshots[viewer]]]
        return [*([VOLATILE.sub("", text) for text in some] for some in sent), channel.number]


class Watched(NamedTuple):
    """A table where it is played, and the same table where it is watched: at the same worker or another."""

    played: Table
    seen: Table

    async def catch_up(self, server: Context) -> None:
        """Wait until both have the same log."""
        one, other = self.played.session, self.seen.session
        assert one is not None
        assert other is not None
        await until(lambda: one.next_number == other.next_number, server, 0)


@asynccontextmanager
async def watched_game(folder: Path, name: str, address: str = "", **config: Any) -> AsyncIterator[tuple[Context, Watched]]:
    """Start a game on SQLite. With the URL of a PostgreSQL server, play it at one worker and draw it at another. Each game
    has its own store, since two may share a name."""
    async with AsyncExitStack() as stack:
        if not address:
            server = await stack.enter_async_context(context(folder, database=""))
            table = await make_game(server, name, seats=SEATS, **config)
            yield server, Watched(table, table)
            return
        database = stack.enter_context(fresh_database(address))
        server, other = [
            await stack.enter_async_context(context(folder / place, database=database)) for place in ("one", "other")
        ]
        await work_together(server, other)
        table = await make_game(server, name, seats=SEATS, **config)
        seen = await other.tables.find(name)
        assert seen is not None
        await until(lambda: seen.session is not None, other, 0)
        yield other, Watched(table, seen)


async def play_dealt_anew(folder: Path, name: str, game: str, *, share: float, hide: bool, address: str = "") -> int:
    """Play a random game, and at a share of the moves exchange what some viewer may not see. Return the number of moves
    checked."""
    rng, checked = Random(name), 0
    folder.mkdir(exist_ok=True)
    async with watched_game(folder, name, address, game_name=game, hide_answers=hide) as (server, tables):
        table, seen = tables
        session = table.session
        assert session is not None
        while not session.is_over:
            seat = rng.choice(list(session.asking))
            moves = session.random_answer(seat, rng)
            viewer = rng.choice(VIEWERS) if rng.random() < share else seat
            if viewer == seat:
                await table.answer(InSeat(seat), moves)
                continue
            await tables.catch_up(server)
            real = Audience(seen)
            with dealt_anew(seen, viewer, rng, OTHER_WORLD):
                other = Audience(seen)
            await table.answer(InSeat(seat), moves[: rng.choice((1, len(moves)))])
            await tables.catch_up(server)
            before = await real.frames(viewer)
            with dealt_anew(seen, viewer, rng, OTHER_WORLD):
                again = await other.frames(viewer)
            assert again == before, f"{name}: {game}, viewer {viewer}"
            checked += 1
    return checked


async def play_hidden_answers(folder: Path, name: str, game: str, cycles: int = 12, address: str = "") -> int:
    """Play the same game at two tables that hide who has answered; at one, seat 0 withdraws and repeats its answers, which
    nobody else may notice. Return how often it did."""
    rng, withdrawn = Random(name), 0
    folder.mkdir(exist_ok=True)
    config = {"game_name": game, "hide_answers": True}
    for place in ("often", "once"):
        (folder / place).mkdir(exist_ok=True)
    async with (
        watched_game(folder / "often", name, address, **config) as (one, often_seen),
        watched_game(folder / "once", name, address, **config) as (two, once_seen),
    ):
        tables = [often_seen.played, once_seen.played]
        audiences = [Audience(often_seen.seen), Audience(once_seen.seen)]
        session = tables[0].session
        assert session is not None
        while not session.is_over and withdrawn < cycles:
            seat = rng.choice(list(session.asking))
            moves, question = session.random_answer(seat, rng), session.question
            for table in tables:
                await table.answer(InSeat(seat), moves)
            if is_over(tables[0]):
                break  # later frames depend on the secret of the next deal
            if seat == 0 and session.question == question:
                await often_seen.catch_up(one)
                await audiences[0].update()
                await tables[0].withdraw(InSeat(seat))
                await often_seen.catch_up(one)
                await audiences[0].update()
                await tables[0].answer(InSeat(seat), moves)
                withdrawn += 1
            await often_seen.catch_up(one)
            await once_seen.catch_up(two)
            for viewer in (None, 1, 2):
                often, once = [await audience.frames(viewer) for audience in audiences]
                assert often == once, f"{name}: {game}, viewer {viewer}"
    return withdrawn


def check_games(
    folder: Path, games: Sequence[str], first: int, count: int, share: float, *, address: str = ""
) -> tuple[int, int]:
    """Check `count` games of each kind, half with hidden answers; return the numbers of moves and answers checked. With the
    URL of a PostgreSQL server, play them at one worker and watch at another."""

    async def play() -> tuple[int, int]:
        moves = answers = 0
        for game in games:
            for number in range(first, first + count):
                name = f"{game}-{number}"
                moves += await play_dealt_anew(folder / name, name, game, share=share, hide=number % 2 == 1, address=address)
                if number % 2:
                    answers += await play_hidden_answers(folder / f"{name}-answers", name, game, address=address)
        return moves, answers

    folder.mkdir(exist_ok=True)
    return asyncio.run(play())
