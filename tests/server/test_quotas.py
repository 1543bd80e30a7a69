"""Quotas: what one visitor, one address and all together may store, and the messages beyond that."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from fastapi import HTTPException

from tests.harness.server import Running, running
from tests.harness.tables import ANN, clock_of, context, denied, forbid, make_game, play_out
from tests.server.test_pages import Person
from tests.server.test_replays import finished
from wildtable.server.context import Context
from wildtable.server.errors import Denied
from wildtable.server.net.sessions import IDLE_CHECK_SECONDS, IDLE_SECONDS, Sessions
from wildtable.server.store.config import TableConfig
from wildtable.server.store.rows import Visitor
from wildtable.server.tables.creation import DAY

if TYPE_CHECKING:
    import httpx

TABLE = {"game": "wild-cards", "seats": 3}
NETWORK = "2001:db8:1:2::"


@pytest.fixture
def people() -> Iterator[list[Person]]:
    found: list[Person] = []
    yield found
    for person in found:
        person.http.close()


def come(people: list[Person], server: Running, address: str = "192.0.2.1", language: str = "en") -> Person:
    """Return a new visitor, from this address according to a proxy."""
    people.append(Person(server, **{"X-Forwarded-For": address, "Accept-Language": language}))
    return people[-1]


def test_an_address_may_create_so_many_tables_a_day(tmp_path: Path, people: list[Person]) -> None:
    texts = [("en", "from your network today"), ("de", "Aus deinem Netz"), ("nl", "Vanaf je netwerk")]
    with running(tmp_path, tables_per_address=2) as server:
        for number in range(2):
            assert come(people, server, f"{NETWORK}{number}").sends("/tables", game="wild-cards", quick="yes").is_redirect
        for language, words in texts:
            refused = come(people, server, f"{NETWORK}3", language).sends("/tables", game="wild-cards", quick="yes")
            assert (refused.status_code, refused.headers["retry-after"]) == (429, "3600")
            assert words in refused.text
        with server.program("Kim", **{"X-Forwarded-For": f"{NETWORK}4"}) as kim:
            answer = kim.http.post("/tables", json=TABLE)
            assert (answer.status_code, answer.headers["retry-after"]) == (429, "3600")
            assert answer.json()["error"]["code"] == "too-many-tables-address"
        assert come(people, server, "2001:db8:1:3::1").sends("/tables", game="wild-cards", quick="yes").is_redirect


def test_a_visitor_may_have_so_many_tables_whose_game_is_not_over(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with context(tmp_path, tables_per_visitor=2) as h:
            over, running = await make_game(h, "over"), await make_game(h, "running")
            forbid(monkeypatch, h.store, "game")
            with pytest.raises(Denied) as refused:
                await h.maker.make(ANN, running.config, running.row.seats, "192.0.2.1")
            assert denied(refused) == "too-many-tables"
            monkeypatch.undo()
            await play_out(over)
            assert await h.maker.make(ANN, running.config, running.row.seats, "192.0.2.1")

    asyncio.run(story())


def test_all_together_may_create_so_many_tables_a_day(tmp_path: Path, people: list[Person]) -> None:
    texts = [("en", "created here today"), ("de", "Hier wurden heute"), ("nl", "Er zijn hier vandaag")]
    with running(tmp_path, tables_per_server=2) as server:
        for number in range(2):
            person = come(people, server, f"192.0.2.{number}")
            assert person.sends("/tables", game="wild-cards", friends="yes").is_redirect
        for language, words in texts:
            refused = come(people, server, "192.0.2.9", language).sends("/tables", game="wild-cards", seats="3")
            assert (refused.status_code, refused.headers["retry-after"]) == (429, "3600")
            assert words in refused.text


def test_many_tables_of_some_addresses_leave_room_for_others(tmp_path: Path) -> None:
    """Ten addresses take all they can get; then each of three others gets as many as each of them has."""

    numbers = count()

    async def create(h: Context, address: str) -> bool:
        try:
            await h.maker.make(Visitor(f"kim {next(numbers)}", "Kim"), TableConfig("wild-cards", 3), [], address)
        except HTTPException:
            return False
        return True

    async def story() -> None:
        async with context(tmp_path, tables_per_address=10, tables_per_server=100) as h:
            busy = [f"busy {number}" for number in range(10)]
            made = [sum([await create(h, address) for address in busy]) for _ in range(10)]
            assert made == [10] * 5 + [0] * 5
            for address, most in (("a", 5), ("b", 5), ("c", 4), ("d", 4)):
                assert sum([await create(h, address) for _ in range(10)]) == most

    asyncio.run(story())


def test_an_address_may_send_so_many_new_visitors_a_day(tmp_path: Path, people: list[Person]) -> None:
    texts = [("en", "new visitors came"), ("de", "neue Leute"), ("nl", "nieuwe mensen")]
    with running(tmp_path, visitors_per_address=2) as server:
        for number in range(2):
            assert come(people, server, f"{NETWORK}{number}").sends("/me", name="Kim").is_redirect
        for language, words in texts:
            refused = come(people, server, f"{NETWORK}3", language).sends("/me", name="Kim")
            assert (refused.status_code, refused.headers["retry-after"]) == (429, "3600")
            assert words in refused.text
        assert people[0].sends("/me", name="Lou").is_redirect
        with server.program(**{"X-Forwarded-For": f"{NETWORK}4"}) as kim:
            answer = kim.http.post("/visitors", json={"name": "Kim"})
            assert (answer.status_code, answer.json()["error"]["code"]) == (429, "too-many-visitors")
        assert come(people, server, "2001:db8:1:3::1").sends("/me", name="Kim").is_redirect


def test_who_only_looks_is_a_new_visitor_too(tmp_path: Path, people: list[Person]) -> None:
    """The link for spectators, opened without a cookie."""
    with running(tmp_path, visitors_per_address=2) as server:
        host = come(people, server)
        path = host.begins(friends="yes")
        link = re.search(r"/t/\w+/watch/\w+", host.reads(path).html)
        assert link
        assert come(people, server).http.get(link[0]).is_redirect
        refused = come(people, server).http.get(link[0])
        assert refused.status_code == 429


def test_visitors_who_do_nothing_are_removed_after_a_while(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path) as h:
            idle, active = Visitor("idle", "Idle", "hash"), Visitor("active", "Active")
            for visitor in (idle, active):
                await h.access.sessions.save_visitor(visitor, "192.0.2.1")
            await h.store.admit("table", idle.id, "watcher")
            await h.store.rename_visitor(active)
            task = h.tables.supervisor.start("idle-visitors", h.access.sessions.remove_idle_visitors)
            await clock_of(h).advance(0)
            await clock_of(h).advance(IDLE_SECONDS - 10)
            assert await h.store.visitor_by_link("hash") == idle
            while await h.store.visitor_by_link("hash"):
                await clock_of(h).advance(IDLE_CHECK_SECONDS)
            assert await h.store.visitor(active.id) == active
            assert not task.done()

    asyncio.run(story())


def test_an_address_may_send_so_many_lines_of_chat(tmp_path: Path, people: list[Person]) -> None:
    """Ten times as many as a visitor, whichever way they are sent; a burst is a quarter of what a minute allows."""
    with running(tmp_path, chat_per_minute=4) as server:
        path = come(people, server).begins(seats="3", open="yes")
        for number in range(10):
            assert come(people, server, f"{NETWORK}{number}").sends(f"{path}/chat", text="hi").is_redirect
        refused = come(people, server, f"{NETWORK}99").sends(f"{path}/chat", text="hi")
        assert refused.status_code == 409
        assert "Too many messages" in refused.text
        with server.program("Kim", **{"X-Forwarded-For": f"{NETWORK}99"}) as kim:
            assert kim.post(f"/tables/{path.removeprefix('/t/')}/chat", text="hi").status == 429
        lou = come(people, server, "192.0.2.9")
        assert [lou.sends(f"{path}/chat", text="hi").is_redirect for _ in range(2)] == [True, False]


def test_an_address_may_begin_so_many_rematches_a_day(tmp_path: Path) -> None:
    async def story() -> None:
        async with context(tmp_path, games_per_address=1) as h:
            table = await make_game(h, bots=2)
            for _ in range(2):
                await play_out(table)
                with suppress(Denied):
                    await table.start(ANN)
            assert table.row.played == 2
            with pytest.raises(Denied) as refused:
                await table.start(ANN)
            assert denied(refused) == "too-many-games"
            await clock_of(h).advance(DAY)
            await table.start(ANN)
            assert table.playing

    asyncio.run(story())


def import_record(person: Person, number: int) -> httpx.Response:
    return person.sends("/records/import", record=f"{finished()}# {number}\n")


def test_beyond_the_quota_the_oldest_imports_of_a_visitor_go(tmp_path: Path, people: list[Person]) -> None:
    with running(tmp_path, imports_per_visitor=2) as server:
        kim, lou = come(people, server), come(people, server)
        others = import_record(lou, 9).headers["location"]
        paths = [import_record(kim, number).headers["location"] for number in range(3)]
        assert [kim.http.get(path).status_code for path in (*paths, others)] == [404, 200, 200, 200]
        assert "not stored here" in kim.http.get(paths[0]).text
        assert "your last 2 records" in kim.reads("/").html
        assert import_record(kim, 0).headers["location"] == paths[0]
        assert kim.http.get(paths[0]).status_code == 200


@pytest.mark.parametrize("limit", ["imports_per_address", "imports_per_server"])
def test_beyond_the_quota_the_oldest_imports_of_an_address_and_of_all_go(
    tmp_path: Path, people: list[Person], limit: str
) -> None:
    with running(tmp_path, **{limit: 2}) as server:
        senders = [come(people, server, f"{NETWORK}{number}") for number in range(3)]
        paths = [import_record(sender, number).headers["location"] for number, sender in enumerate(senders)]
        assert [senders[0].http.get(path).status_code for path in paths] == [404, 200, 200]


@pytest.mark.sqlite
def test_no_address_is_in_the_store(tmp_path: Path, people: list[Person]) -> None:
    with running(tmp_path) as server:
        person = come(people, server, "192.0.2.77")
        person.begins(quick="yes")
        import_record(person, 0)
        sessions: Sessions = server.app.state.context.access.sessions
    bytes_stored = b"".join(path.read_bytes() for path in tmp_path.glob("wildtable.db*"))
    assert b"192.0.2.77" not in bytes_stored
    assert sessions.pseudonym("192.0.2.77").encode() in bytes_stored
