"""The start page: its lists follow what happens at open tables, drawn once for all who have it open."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tests.harness.admins import Admin, Browser
from tests.harness.server import Running, running
from tests.harness.tables import ANN, BEN, CLEO, clock_of, context, make_game, make_table, play_out, until
from wildtable.server.context import Context
from wildtable.server.live.channels import SocketReader
from wildtable.server.live.lobby import PAUSE_SECONDS
from wildtable.server.live.websocket import CROWDED, MOVED
from wildtable.server.net.sessions import SESSION_COOKIE
from wildtable.server.store.contract import StoreError
from wildtable.server.store.rows import Visitor


def sections(lists: str) -> dict[str, list[str]]:
    """The tables in each list that is shown."""
    found = dict(re.findall(r'aria-labelledby="(\w+)">(.*?)</section>', lists, re.DOTALL))
    return {name: re.findall(r'data-table="([^"]+)"', html) for name, html in found.items()}


def told(story: Callable[[Context], Awaitable[None]], folder: Path) -> None:
    async def main() -> None:
        async with context(folder) as one:
            one.tables.supervisor.start("lobby", one.live.lobby.run)
            await until(lambda: clock_of(one)._sleepers, one, 0)
            await story(one)

    asyncio.run(main())


@pytest.mark.usefixtures("each_store")
def test_a_table_goes_from_list_to_list(tmp_path: Path) -> None:
    async def story(one: Context) -> None:
        channel = await one.live.lobby.open("start", "en")
        channel.readers.add(SocketReader(9))

        async def listed(expected: dict[str, list[str]]) -> None:
            await until(lambda: sections(channel.regions["lists"]) == expected, one)

        await play_out(await make_game(one, "private", open=False))
        table = await make_table(one)
        await listed({"join": ["table"]})
        for seat, visitor in enumerate((ANN, BEN)):
            await table.sit(visitor, seat)
        await until(lambda: "Ben" in channel.regions["lists"], one)
        await table.seat_bot(ANN, 2, "random")
        await listed({})
        game = await make_game(one, "game")
        await listed({"watch": ["game"]})
        await play_out(game)
        await listed({"ended": ["game"]})

    told(story, tmp_path)


@pytest.mark.usefixtures("each_store")
def test_many_changes_are_drawn_once_for_all_of_a_language(tmp_path: Path) -> None:
    async def story(one: Context) -> None:
        drawn: list[str] = []
        draw = one.live.lobby.draw["start"]

        async def count(visitor: Visitor, language: str) -> Mapping[str, str]:
            drawn.append(language)
            return await draw(visitor, language)

        channel, readers = await one.live.lobby.open("start", "en"), [SocketReader(9) for _ in range(3)]
        for reader in readers:
            reader.join(channel, "", -1)
            await reader.take(channel)
        one.live.lobby.draw = {"start": count}
        for number in range(5):
            await make_table(one, f"table-{number}")
        assert drawn == []
        await clock_of(one).advance(PAUSE_SECONDS)
        (first,), *others = [await reader.take(channel) for reader in readers]
        assert drawn == ["en"]
        assert first.count("data-table") == 5
        assert all(frame is first for (frame,) in others), "one frame for all"
        await (await one.access.table("table-0")).say(ANN, "Hello", "c1")
        assert not one.live.lobby._changed.is_set(), "nothing that is listed has changed"

    told(story, tmp_path)


def test_what_could_not_be_drawn_is_drawn_soon(tmp_path: Path) -> None:
    async def story(one: Context) -> None:
        channel, draw = await one.live.lobby.open("start", "en"), one.live.lobby.draw
        channel.readers.add(SocketReader(9))

        async def fail(_: Visitor, __: str) -> Mapping[str, str]:
            raise StoreError("the disk is slow to wake")

        one.live.lobby.draw = {"start": fail}
        await make_table(one)
        await until(lambda: "lobby" in one.monitor.metrics.task_failures.counts, one)
        one.live.lobby.draw = draw
        await until(lambda: sections(channel.regions["lists"]) == {"join": ["table"]}, one)

    told(story, tmp_path)


@pytest.mark.usefixtures("each_store")
def test_a_page_that_cannot_be_drawn_is_drawn_for_the_others(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """In turns with everything else, and for the first visitor at the next change."""

    async def story(one: Context) -> None:
        channels = [await one.live.lobby.open("lobby", "en", visitor) for visitor in (ANN, BEN, CLEO)]
        for channel in channels:
            channel.readers.add(SocketReader(9))
        draw, broken, drawn = one.live.lobby.draw["lobby"], {ANN}, list[str]()

        async def draw_some(visitor: Visitor, language: str) -> Mapping[str, str]:
            drawn.append(visitor.id)
            asyncio.get_running_loop().call_soon(drawn.append, "others")
            if visitor in broken:
                raise RuntimeError("no such animal")
            return await draw(visitor, language)

        def is_listed(name: str) -> list[bool]:
            return [name in channel.regions["tables"] for channel in channels]

        one.live.lobby.draw = {"lobby": draw_some}
        await make_table(one, "first-table")
        await until(lambda: is_listed("first-table") == [False, True, True], one)
        assert drawn[:6] == [ANN.id, "others", BEN.id, "others", CLEO.id, "others"]
        broken.clear()
        await make_table(one, "second-table")
        await until(lambda: all(is_listed("second-table")), one)

    told(story, tmp_path)
    assert "lobby cannot be drawn" in caplog.text


# Over real sockets


@contextmanager
def open_socket(browser: Browser, page: str = "start", **query: Any) -> Iterator[ClientConnection]:
    asked = "&".join(f"{name}={value}" for name, value in query.items())
    headers = {"Cookie": f"{SESSION_COOKIE}={browser.http.cookies[SESSION_COOKIE]}", **browser.headers}
    address = f"{browser.server.replace('http', 'ws')}/{page}/socket?{asked}"
    common: Any = {"compression": None, "proxy": None, "open_timeout": 60}
    with connect(address, origin=Origin(browser.server), additional_headers=headers, **common) as one:
        yield one


def receive(one: ClientConnection) -> dict[str, Any]:
    message: dict[str, Any] = json.loads(one.recv(timeout=60))
    return message


def load(browser: Browser, language: str = "en") -> dict[str, str]:
    """Open the page and return where it stands."""
    page = browser.http.get("/", params={"language": language}).text
    return {name: re.findall(f'data-{name}="([^"]*)"', page)[0] for name in ("epoch", "number", "language")}


@pytest.mark.parametrize(("language", "title"), [("en", "Open tables"), ("de", "Offene Tische"), ("nl", "Open tafels")])
def test_a_page_gets_what_changed_since_it_was_loaded(tmp_path: Path, language: str, title: str) -> None:
    with running(tmp_path) as server, server.program("Kim") as kim:
        one, other = Browser(server.address), Browser(server.address)
        since, _ = load(one, language), load(other)
        with open_socket(one, **since) as first, open_socket(other, language=language) as second:
            snapshot = receive(second)
            assert snapshot["regions"]["lists"].strip() == ""
            secret = kim.does("/tables", game="wild-space", seats=2, open=False)["table"]
            table = kim.does("/tables", game="wild-space", seats=2, open=True)["table"]
            changes = [receive(first), receive(second)]
            assert changes[0] == changes[1], "neither has the lists of before as they were sent"
            assert changes[0]["change"] == int(since["number"]) + 1
            assert title in changes[0]["regions"]["lists"]
            assert table in changes[0]["regions"]["lists"]
            assert secret not in json.dumps(changes)
        with open_socket(one, epoch=snapshot["epoch"], number=snapshot["snapshot"], language=language) as again:
            assert receive(again) == changes[0], "missed while it was not connected"


def test_own_tables_are_listed_once(running_server: Running) -> None:
    host, guest = Browser(running_server.address), Browser(running_server.address)
    table = host.program().does("/tables", game="wild-space", seats=2, open=True)["table"]
    assert host.http.get("/").text.count(f'href="/t/{table}"') == 1
    listed = guest.http.get("/").text
    assert sections(listed)["join"].count(table) == 1
    assert "mine" not in sections(listed)


def test_start_pages_count_towards_the_sockets_of_an_address(tmp_path: Path) -> None:
    with running(tmp_path, sockets_per_address=1) as server:
        browser = Browser(server.address)
        load(browser)
        with open_socket(browser) as first:
            receive(first)
            with open_socket(browser) as second, pytest.raises(ConnectionClosed):
                receive(second)
            assert second.close_code == CROWDED


@pytest.mark.parametrize("page", ["start", "lobby"])
@pytest.mark.parametrize("change", ["ban", "ban of the address", "sign-out"])
def test_a_page_is_closed_when_its_visitor_is_banned_or_signs_out(tmp_path: Path, page: str, change: str) -> None:
    with running(tmp_path) as server:
        browser = Browser(server.address, "203.0.113.7")
        browser.post("/me", name="Kim")
        with open_socket(browser, page) as socket:
            receive(socket)
            if change == "ban of the address":
                Admin(server.settings).does("ban", address="203.0.113.0/24")
            elif change == "ban":
                Admin(server.settings).does("ban", visitor=browser.id)
            else:
                browser.post("/me/sign-out")
            with suppress(ConnectionClosed):
                while True:
                    receive(socket)
            assert socket.close_code == MOVED


@pytest.mark.parametrize("page", ["start", "lobby", "t/any"])
def test_a_page_that_connects_while_the_store_fails_is_refused_with_503(
    running_server: Running, monkeypatch: pytest.MonkeyPatch, page: str
) -> None:
    """Whether the visitor cannot be read, or what the page shows."""

    async def fail(*_: object) -> None:
        raise StoreError("the disk is slow to wake")

    browser, context = Browser(running_server.address), running_server.app.state.context
    load(browser)
    for what, name in (
        (context.store, "visitor"),
        (context.store, "table") if page == "t/any" else (context.live.lobby, "_draw"),
    ):
        with monkeypatch.context() as patch:
            patch.setattr(what, name, fail)
            with pytest.raises(InvalidStatus) as refused, open_socket(browser, page):
                pass
        assert refused.value.response.status_code == 503
        assert json.loads(refused.value.response.body or b"")["error"]["code"] == "try-again"
