"""One event stream for all tables of a caller, with events that hold all a bot needs to answer."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.harness.admins import Admin
from tests.harness.server import Program, Running, running, wait_until
from tests.harness.tables import ANN, BEN, context, make_table
from tests.harness.workers import at, refreshed, two_workers
from tests.server.test_api import people, play_out, seated
from tests.server.test_event_stream import StreamClient, open_stream
from wildtable.server.context import Caller
from wildtable.server.live import event_stream
from wildtable.server.live.account_stream import AccountStream


@contextlib.contextmanager
def open_all(program: Program) -> Iterator[StreamClient]:
    with program.http.stream("GET", "/events") as answer:
        assert answer.status_code == 200
        yield StreamClient(answer)


def test_a_bot_plays_two_games_from_one_stream_without_looking(running_server: Running) -> None:
    """Each event with a question has the view, the moves, how many are due and why; the last one has the record."""
    with people(running_server, "Kim") as (kim,):
        bots = {"bots": [None, "greedy", "greedy"]}
        tables = [
            kim.does("/tables", game=game, seats=3, **bots)["table"] for game in ("wild-cards", "wild-realms-alliance")
        ]
        for table in tables:
            kim.does(f"/tables/{table}/sit", seat=0)
        with open_all(kim) as stream:
            assert {stream.next_event().data["table"] for _ in tables} == {*tables}
            for table in tables:
                kim.does(f"/tables/{table}/start")
            records = play_from(kim, stream, len(tables))
        assert {*records} == {*tables}
        for table, record in records.items():
            assert (
                kim.get(f"/records/{record}").json["record"]["scores"]
                == kim.get(f"/tables/{table}").json["result"]["scores"]
            )
        mine = {one["table"]: one for one in kim.get("/me").json["tables"]}
        assert {table: mine[table]["record"] for table in tables} == records
        assert not any(mine[table]["asked"] for table in tables)


def play_from(kim: Program, stream: StreamClient, games: int) -> dict[str, int]:
    """Answer each question in the stream, and return the records of finished games by table."""
    answered, records = set(), dict[str, int]()
    while len(records) < games:
        seen = stream.next_event().data
        if seen["over"]:
            assert seen["view"]["result"] == seen["result"]
            records[seen["table"]] = seen["record"]
        key = (seen["table"], seen["question"], len(seen["picks"]))
        if seen["choice"] and key not in answered:
            answered.add(key)
            assert seen["view"]["choice"] == [move["move"] for move in seen["choice"]]
            owed = seen["owed"]
            assert owed["title"]
            assert owed["clause"]
            assert owed["step"] == seen["view"]["agenda"][0]["step"]
            assert 0 <= owed["least"] <= owed["most"]
            moves = [move["id"] for move in seen["choice"]]
            reply = kim.does(f"/tables/{seen['table']}/answer", moves=moves[:1], question=seen["question"])
            assert (reply["owed"] is None) == (not reply["choice"])
        elif not seen["choice"]:
            assert seen["owed"] is None
            assert seen["over"] or seen["view"] is None or "log" in seen
    return records


def test_tables_come_and_go_with_the_seat(running_server: Running) -> None:
    with people(running_server, "Kim", "Lou") as (kim, lou), open_all(kim) as stream:
        table = lou.does("/tables", game="wild-cards", seats=3)["table"]
        kim.does(f"/tables/{table}/sit", seat=1)
        first = stream.next_event()
        assert (first.kind, first.data["table"], first.data["viewer"]) == ("snapshot", table, 1)
        kim.does(f"/tables/{table}/leave")
        assert stream.until(viewer=None)[-1].data["table"] == table
        live = running_server.app.state.context.tables.awake(table)
        wait_until(lambda: not live.presence.here)
        lou.does(f"/tables/{table}/chat", text="gone?")
        kim.does(f"/tables/{table}/sit", seat=2)
        assert stream.next_event().kind == "snapshot", "chat was sent to a visitor who had left"


def test_a_stream_of_all_tables_says_whose_turn_it_is(running_server: Running) -> None:
    with people(running_server, "Kim", "Lou", "Mia") as players:
        table = seated(players)
        name = table.removeprefix("/tables/")
        (mine,) = [one for one in players[0].get("/me").json["tables"] if one["table"] == name]
        assert (mine["seat"], mine["asked"], mine["record"]) == (0, True, None)
        with open_all(players[0]) as stream:
            assert stream.until(table=name)[-1].data["choice"]
            play_out(table, players)
            assert stream.until(over=True)[-1].data["record"]


def test_a_stream_of_all_tables_ends_with_the_token(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """At once, although nothing happens at a table."""
    monkeypatch.setattr(event_stream, "HEARTBEAT_SECONDS", 600.0)
    with running(tmp_path) as server, people(server, "Kim") as (kim,):
        tables = server.app.state.context.tables
        with open_all(kim) as stream:
            assert "welcome" in stream.next_comment()
            visitor = kim.get("/me").json["visitor"]
            assert server.app.state.streams.accounts.keys() == tables.seat_listeners.keys() == {visitor}
            Admin(server.settings).does("ban", visitor=visitor)
            with pytest.raises(EOFError):
                stream.next_event()
        wait_until(lambda: not server.app.state.streams.accounts)
        assert not tables.seat_listeners


async def next_table(pieces: AsyncIterator[str]) -> str:
    """Return the id of the next table that a stream begins with."""
    async for piece in pieces:
        assert "still here" not in piece
        if "event: snapshot" in piece:
            name: str = json.loads(piece.partition("data: ")[2])["table"]
            return name
    raise EOFError


@pytest.mark.usefixtures("each_store")
def test_a_stream_is_not_woken_by_what_others_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each look at all tables would cost every stream, with every seat that anybody takes."""

    async def story() -> None:
        async with context(tmp_path) as one:
            first, second = [await make_table(one, name) for name in ("first", "second")]
            await first.sit(ANN, 0)
            stream, woken = AccountStream(event_stream.EventStreams(), Caller(one, "en", visitor=ANN)), list[None]()
            pieces = stream.run()
            assert await next_table(pieces) == "first"
            monkeypatch.setattr(stream._reader, "wake", lambda: woken.append(None))
            await second.sit(BEN, 0)
            await make_table(one, "third")
            assert not woken
            monkeypatch.undo()
            await second.sit(ANN, 1)
            assert await next_table(pieces) == "second"
            await pieces.aclose()

    asyncio.run(story())


@pytest.mark.usefixtures("shared_database")
def test_a_seat_taken_at_another_worker_is_found_with_the_table(tmp_path: Path) -> None:
    async def story() -> None:
        async with two_workers(tmp_path) as (one, two):
            pieces = AccountStream(event_stream.EventStreams(), Caller(two, "en", visitor=ANN)).run()
            tables = [await make_table(one, name) for name in ("earlier", "known", "new")]
            await at(two, tables[1])
            for table in tables:
                await table.sit(ANN, 0)
                await refreshed(two, table)
                assert await next_table(pieces) == table.row.id
            await pieces.aclose()

    asyncio.run(story())


def test_streams_of_all_tables_are_limited_and_for_visitors(running_server: Running) -> None:
    with people(running_server, "Kim", "Lou", "Mia") as players, contextlib.ExitStack() as stack:
        table = seated(players)
        lent = players[0].does(f"{table}/seat-token")["token"]
        with running_server.program(token=lent) as program:
            assert program.http.get("/events").status_code == 403
        clients = [stack.enter_context(open_all(players[0])) for _ in range(event_stream.MAX_STREAMS_PER_CALLER)]
        assert {client.next_event().kind for client in clients} == {"snapshot"}
        refused = players[0].http.get("/events")
        assert (refused.status_code, refused.headers["retry-after"]) == (429, "5")


def test_an_idle_stream_of_all_tables_has_a_heartbeat(running_server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(event_stream, "HEARTBEAT_SECONDS", 0.05)
    with people(running_server, "Kim") as (kim,), open_all(kim) as stream:
        assert "welcome" in stream.next_comment()
        assert "here" in stream.next_comment()


def test_a_change_without_a_question_has_no_view(running_server: Running) -> None:
    with people(running_server, "Kim", "Lou", "Mia") as players:
        table = seated(players)
        with open_stream(players[1], table) as stream:
            stream.next_event()
            players[1].does(f"{table}/answer", moves=[players[1].get(table).json["choice"][0]["id"]])
            change = stream.until(choice=[])[-1].data
            assert (change["view"], change["owed"]) == (None, None)
