"""Quotas: what one visitor, one address and all together may store, and the messages beyond that."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.harness.server import Running, running
from tests.harness.tables import ANN, context, denied, forbid, make_game, play_out
from tests.server.test_pages import Person
from tests.server.test_replays import finished
from wildtable.server.errors import Denied
from wildtable.server.net.sessions import Sessions

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
                await h.make_table(ANN, running.config, running.row.seats, "192.0.2.1")
            assert denied(refused) == "too-many-tables"
            monkeypatch.undo()
            await play_out(over)
            assert await h.make_table(ANN, running.config, running.row.seats, "192.0.2.1")

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
        sessions: Sessions = server.app.state.context.sessions
    bytes_stored = b"".join(path.read_bytes() for path in tmp_path.glob("wildtable.db*"))
    assert b"192.0.2.77" not in bytes_stored
    assert sessions.pseudonym("192.0.2.77").encode() in bytes_stored
