"""Event streams, read over a real connection."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest

from tests.harness.server import Program, Running, running, wait_until
from tests.server.test_api import TABLE, people, play_out, seated
from wildtable.server.context import Context
from wildtable.server.live import event_stream as streams

if TYPE_CHECKING:
    import httpx


class StreamEvent(NamedTuple):
    """One event of a stream."""

    kind: str
    id: str
    data: Any


class StreamClient:
    """A client that reads events one at a time."""

    def __init__(self, answer: httpx.Response) -> None:
        self.lines = answer.iter_lines()

    def next_event(self) -> StreamEvent:
        fields: dict[str, str] = {}
        for line in self.lines:
            if line.startswith(":"):
                continue
            if not line and fields:
                return StreamEvent(fields["event"], fields["id"], json.loads(fields["data"]))
            if line:
                name, _, value = line.partition(": ")
                fields[name] = value
        raise EOFError

    def next_comment(self) -> str:
        """Return the next comment line."""
        return next(line for line in self.lines if line.startswith(":"))

    def until(self, **facts: Any) -> list[StreamEvent]:
        """Return all events up to the first with these values."""
        received: list[StreamEvent] = []
        while not received or any(received[-1].data[name] != value for name, value in facts.items()):
            received.append(self.next_event())
        return received


@contextlib.contextmanager
def open_stream(program: Program, table: str, last: str = "") -> Iterator[StreamClient]:
    headers = {"Last-Event-ID": last} if last else {}
    with program.http.stream("GET", f"{table}/events", headers=headers) as answer:
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/event-stream")
        yield StreamClient(answer)


def numbers(received: list[StreamEvent]) -> list[int]:
    return [int(one.id.partition(".")[2]) for one in received]


def test_a_stream_starts_with_a_snapshot_and_numbers_changes_without_gaps(running_server: Running) -> None:
    with people(running_server, "Kim", "Lou", "Mia") as players:
        table = seated(players)
        with open_stream(players[0], table) as stream:
            first = stream.next_event()
            assert first.kind == "snapshot"
            assert first.data["view"] == players[0].get(table).json["view"]
            play_out(table, players)
            received = stream.until(over=True)
        end = players[0].get(table).json
        assert {one.kind for one in received} == {"change"}
        assert numbers([first, *received]) == list(range(len(received) + 1))
        events = [event for one in received for event in one.data["events"]]
        assert (first.data["log"] + events)[-len(end["log"]) :] == end["log"]
        assert received[-1].data["result"] == end["result"]


def test_a_hidden_answer_sends_nothing_to_others(running_server: Running) -> None:
    with people(running_server, "Kim", "Lou", "Mia") as players:
        table = seated(players, hide_answers=True)
        with (
            open_stream(players[0], table) as stream,
            running_server.program() as nobody,
            open_stream(nobody, table) as stranger,
        ):
            first, strange = stream.until(viewer=0)[-1], stranger.next_event()
            for _ in range(3):
                move = players[1].get(table).json["choice"][0]["move"]
                players[1].does(f"{table}/answer", moves=[move])
                players[1].does(f"{table}/withdraw")
            players[2].does(f"{table}/chat", text="well?")
            received = stream.until(chat=[{**players[0].get(table).json["chat"][0]}])
            assert numbers(received)[-1] <= numbers([first])[0] + 2
            assert not [one for one in received if one.data["waiting"] != [0, 1, 2] or one.data["events"]]
            assert stranger.until(question=0)[-1].id.partition(".")[0] == strange.id.partition(".")[0]


def test_a_stream_contains_the_callers_choice_only(running_server: Running) -> None:
    with people(running_server, "Kim", "Lou", "Mia") as players:
        table = seated(players)
        with open_stream(players[1], table) as stream:
            stream.next_event()
            move = players[1].get(table).json["choice"][0]["move"]
            players[1].does(f"{table}/answer", moves=[move])
            assert stream.until(picks=[move])[-1].data["choice"] == []
            other = players[0].get(table).json["choice"][0]["move"]
            players[0].does(f"{table}/answer", moves=[other])
            assert stream.until(waiting=[2])[-1].data["picks"] == [move]


def test_a_client_that_reconnects_continues_after_its_last_event(running_server: Running) -> None:
    with people(running_server, "Kim", "Lou", "Mia") as players:
        table = seated(players)
        with open_stream(players[0], table) as stream:
            players[1].does(f"{table}/chat", text="one")
            last = stream.until(chat=players[0].get(table).json["chat"])[-1]
        players[1].does(f"{table}/chat", text="two")
        players[1].does(f"{table}/chat", text="three")
        with open_stream(players[0], table, last.id) as stream:
            received = [stream.next_event() for _ in range(2)]
            while received[-1].data["chat"] == [] or received[-1].data["chat"][-1]["text"] != "three":
                received.append(stream.next_event())
        assert {one.kind for one in received} == {"change"}
        assert numbers([last, *received]) == list(range(numbers([last])[0], numbers([last])[0] + len(received) + 1))
        said = [line["text"] for one in received for line in one.data["chat"]]
        assert said == ["two", "three"]
        for unknown in ("nonsense", "0.0", last.id.replace(".", ".9"), "x" * 500):
            with open_stream(players[0], table, unknown) as stream:
                assert stream.next_event().kind == "snapshot"


def test_an_undo_is_sent(running_server: Running) -> None:
    with people(running_server, "Kim", "Lou", "Mia") as players:
        table = seated(players)
        with open_stream(players[0], table) as stream:
            stream.next_event()
            while not _undo_any(table, players):
                assert not players[0].get(table).json["over"], "nobody could undo anything in this game"
            question = players[0].get(table).json["question"]
            received = stream.until(question=question)
            assert received[-1].data["undone"] == len(received[-2].data["events"])
            assert received[-1].data["asked"] == received[-2].data["asked"]
            assert received[-1].data["events"] == []


def _undo_any(table: str, players: list[Program]) -> bool:
    """Play a move for each player, preferably one with a payment, and undo one if possible."""
    for player in players:
        seen = player.get(table).json
        if seen["choice"]:
            moves = [move for move in seen["choice"] if move["move"] not in ("bid refill", "pass")]
            player.does(f"{table}/answer", moves=[(moves or seen["choice"])[-1]["id"]])
            if player.get(table).json["may_undo"]:
                player.does(f"{table}/undo")
                return True
    return False


def test_a_stream_follows_the_caller_to_another_seat_in_a_rematch(running_server: Running) -> None:
    with people(running_server, "Kim", "Lou", "Mia") as players:
        table = seated(players)
        with open_stream(players[0], table) as stream:
            stream.next_event()
            play_out(table, players)
            stream.until(over=True)
            for player in players:
                player.does(f"{table}/start")
            received = stream.until(over=False)[-1]
            own = players[0].get(table).json
            assert received.data["viewer"] == own["viewer"] == 2
            assert received.data["choice"] == own["choice"]
            assert received.data["events"][-len(own["log"]) :] == own["log"]


def test_presence_ends_with_the_connection(running_server: Running) -> None:
    context: Context = running_server.app.state.context
    with people(running_server, "Kim", "Lou", "Mia") as players:
        table = seated(players)
        live = context.tables._live[table.removeprefix("/tables/")]
        with open_stream(players[0], table) as stream:
            stream.next_event()
            assert players[1].get(table).json["seats"][0]["here"]
        wait_until(lambda: not live.presence.here)
        assert not players[1].get(table).json["seats"][0]["here"]


def test_a_stream_ends_when_its_seat_token_becomes_invalid(running_server: Running) -> None:
    with people(running_server, "Kim", "Lou", "Mia") as players:
        table = seated(players)
        token = players[1].does(f"{table}/seat-token")["token"]
        with running_server.program(token=token) as program, open_stream(program, table) as stream:
            assert stream.next_event().data["viewer"] == 1
            players[1].does(f"{table}/seat-token")
            with pytest.raises(EOFError):
                stream.until(game=-1)


def test_the_streams_of_a_caller_are_limited(running_server: Running) -> None:
    with people(running_server, "Kim") as (kim,), contextlib.ExitStack() as stack:
        table = f"/tables/{kim.does('/tables', **TABLE)['table']}"
        clients = [stack.enter_context(open_stream(kim, table)) for _ in range(streams.MAX_STREAMS_PER_CALLER)]
        assert {client.next_event().kind for client in clients} == {"snapshot"}
        error = kim.http.get(f"{table}/events").json()["error"]
        assert (error["code"], error["limit"]["what"]) == ("too-much", "streams")


def test_an_idle_stream_has_a_heartbeat(running_server: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "HEARTBEAT_SECONDS", 0.05)
    with people(running_server, "Kim") as (kim,):
        table = f"/tables/{kim.does('/tables', **TABLE)['table']}"
        with open_stream(kim, table) as stream:
            stream.next_event()
            assert "here" in stream.next_comment()


def test_a_client_that_is_behind_gets_a_snapshot(tmp_path: Path) -> None:
    with running(tmp_path, queue=2) as server, people(server, "Kim", "Lou", "Mia") as players:
        table = seated(players)
        with open_stream(players[0], table) as stream:
            stream.next_event()
            context: Context = server.app.state.context
            live = context.tables._live[table.removeprefix("/tables/")]
            (feed,) = server.app.state.streams.feeds_of(live)._feeds.values()
            (reader,) = feed.readers
            reader.is_behind = True
            players[1].does(f"{table}/chat", text="one")
            while (received := stream.next_event()).kind != "snapshot":
                pass
            assert received.data["viewer"] == 0
            assert not reader.is_behind


def test_shutdown_does_not_wait_for_streams(tmp_path: Path) -> None:
    with contextlib.ExitStack() as stack:
        server = stack.enter_context(running(tmp_path))
        with server.program("Kim") as kim:
            table = f"/tables/{kim.does('/tables', **TABLE)['table']}"
            with open_stream(kim, table) as stream:
                stream.next_event()
                stack.close()
                with pytest.raises(EOFError):  # A stream that the server had to drop would end with a protocol error.
                    stream.until(game=-1)


def test_spectators_never_keep_a_seat_from_its_stream(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(streams, "MAX_FEEDS_PER_TABLE", 2)
    with running(tmp_path) as server, people(server, "Kim", "Lou", "Mia", "Ned", "Oz", "Pia") as everyone:
        table = seated(everyone[:3])
        ned, oz, pia = everyone[3:]
        with open_stream(ned, table) as first:
            first.next_event()
            with open_stream(oz, table) as second:
                second.next_event()
                with pia.http.stream("GET", f"{table}/events") as refused:
                    assert refused.status_code == 429
                with open_stream(everyone[0], table) as seat:
                    assert seat.next_event().data["viewer"] == 0
            live = server.app.state.context.tables._live[table.removeprefix("/tables/")]
            feeds = server.app.state.streams.feeds_of(live)
            wait_until(lambda: sum(len(feed.readers) for feed in feeds._feeds.values()) == 1)
            with open_stream(pia, table) as third:
                assert third.next_event().kind == "snapshot"


def test_streams_count_as_connections_of_their_address(tmp_path: Path) -> None:
    with running(tmp_path, sockets_per_address=1) as server, people(server, "Kim", "Lou", "Mia", "Ned", "Oz") as everyone:
        table = seated(everyone[:3])
        ned, oz = everyone[3:]
        with open_stream(ned, table) as first:
            first.next_event()
            with oz.http.stream("GET", f"{table}/events") as refused:
                assert refused.status_code == 429
            with open_stream(everyone[1], table) as seat:
                assert seat.next_event().data["viewer"] == 1
        wait_until(lambda: not server.app.state.context.limits.sockets._open)
        with open_stream(oz, table) as free:
            assert free.next_event().kind == "snapshot"
