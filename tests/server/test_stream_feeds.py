"""The feeds of event streams, read without a connection, on a manual clock."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from fastapi import Request

from tests.harness.tables import ANN, BEN, InSeat, answer_any, clock_of, context, make_game, waiting
from tests.harness.workers import refreshed, two_workers
from tests.server.test_event_stream import StreamEvent
from wildtable.server.context import Caller, Context
from wildtable.server.live import event_stream as streams
from wildtable.server.store.rows import Visitor


class OpenStream:
    """The stream of a visitor, read piece by piece."""

    def __init__(self, app: object, context: Context, visitor: Visitor) -> None:
        self._caller = Caller(context, "en", visitor=visitor)
        self._request = Request({"type": "http", "app": app, "client": ("127.0.0.1", 1), "headers": []})

    async def request(self, last: str = "") -> OpenStream:
        """Get the response, of which nothing is read yet."""
        response = await streams.stream_table(self._request, "table", self._caller, last)
        self.pieces: Any = response.body_iterator
        return self

    async def next_event(self) -> StreamEvent:
        while (piece := await anext(self.pieces)).startswith(":"):
            assert "welcome" in piece, "nothing is sent any more"
        fields = dict(line.split(": ", 1) for line in piece.splitlines() if line)
        return StreamEvent(fields["event"], fields["id"], json.loads(fields["data"]))


@pytest.mark.usefixtures("each_store")
def test_a_client_that_leaves_a_quiet_table_continues_after_its_last_event(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as one:
            table, app = await make_game(one), SimpleNamespace(state=SimpleNamespace())
            stream = await OpenStream(app, one, ANN).request()
            last = (await stream.next_event()).id
            await clock_of(one).advance(2 * streams.UNUSED_FEED_SECONDS)
            await stream.pieces.aclose()
            await table.say(BEN, "hello")
            again = await OpenStream(app, one, ANN).request(last)
            assert (await again.next_event()).kind == "change"
            await again.pieces.aclose()
            await clock_of(one).advance(2 * streams.UNUSED_FEED_SECONDS)
            await table.say(BEN, "anybody here?")
            again = await OpenStream(app, one, ANN).request(last)
            assert (await again.next_event()).kind == "snapshot"
            await again.pieces.aclose()

    asyncio.run(story())


@pytest.mark.usefixtures("each_store")
def test_a_feed_dropped_before_its_stream_begins_is_opened_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as one:
            table, app = await make_game(one), SimpleNamespace(state=SimpleNamespace())
            stream = await OpenStream(app, one, ANN).request()
            await clock_of(one).advance(2 * streams.UNUSED_FEED_SECONDS)
            await table.say(BEN, "hello")
            assert (await stream.next_event()).kind == "snapshot"
            await table.say(BEN, "hello again")
            assert (await stream.next_event()).kind == "change"
            await stream.pieces.aclose()

    asyncio.run(story())


@pytest.mark.usefixtures("each_store")
def test_of_spectators_who_come_at_once_those_without_room_are_not_kept_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with context(tmp_path) as one:
            table, app = await make_game(one), SimpleNamespace(state=SimpleNamespace())
            first, second = [await OpenStream(app, one, Visitor(name, name)).request() for name in ("eve", "fay")]
            await first.next_event()
            with pytest.raises(StopAsyncIteration):
                await second.next_event()
            await table.say(ANN, "hello")
            assert (await first.next_event()).kind == "change"
            await first.pieces.aclose()

    monkeypatch.setattr(streams, "MAX_FEEDS_PER_TABLE", 1)
    asyncio.run(story())


@pytest.mark.usefixtures("shared_database")
def test_an_undo_and_the_next_answer_read_at_once_from_another_worker_are_both_sent(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            here, app = await make_game(one, seats=2, game_name="wild-space"), SimpleNamespace(state=SimpleNamespace())
            there = await refreshed(two, here)
            stream = await OpenStream(app, two, BEN).request()
            log = (await stream.next_event()).data["log"]

            async def follow() -> None:
                """Let the other worker read all changes at once, and the client of its stream."""
                await refreshed(two, here)
                question = -1
                while question != here.snapshot(None).question:
                    data = (await stream.next_event()).data
                    question = data["question"]
                    log[len(log) - data["undone"] :] = data["events"]

            while True:
                (seat, *_) = waiting(here)
                await answer_any(here, seat)
                await follow()
                if here.snapshot(seat).may_undo:
                    break
            await here.undo(InSeat(seat))
            await clock_of(one).advance(1)
            await answer_any(here, seat)
            await follow()
            assert log == there.snapshot(1, latest=len(log)).log
            await stream.pieces.aclose()

    asyncio.run(story())
