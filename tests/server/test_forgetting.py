"""Deletion of a visitor: the name is gone from pages, tables in play and every byte of the files; games stay valid."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.harness.server import Running, running
from tests.harness.tables import ANN, BEN, CLEO, context, is_over, make_game, make_table, play_out, record_of, until
from tests.server.test_pages import Person
from tests.server.test_people import GAME as LADDER
from tests.server.test_people import Player, play, text
from wildtable.engine.files.record import Record
from wildtable.lab.verification import verify
from wildtable.server.store.rows import (
    Visitor,
)

NAME = "Zebulon-Quagga"
OLD = "Ferdinand-Okapi"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Running]:
    with running(tmp_path, tables_per_visitor=1000) as server:
        yield server


@pytest.fixture
def players(server: Running) -> Iterator[list[Player]]:
    people = [Player(server, name) for name in (OLD, "Lou", "Mia")]
    people[0].reads.sends("/me", name=NAME)
    yield people
    for one in people:
        one.close()


def found(folder: Path, *words: str) -> list[str]:
    """Return the words found in the bytes of the database's files, in any case, as UTF-8 or UTF-16."""
    files = sorted(folder.glob("wildtable.db*"))
    assert files
    told = b"\0".join(path.read_bytes() for path in files).lower()
    spelt = {word: (word.lower().encode(), word.lower().encode("utf-16-le")) for word in words}
    return [word for word, ways in spelt.items() if any(way in told for way in ways)]


def forget(player: Player) -> None:
    answer = player.reads.sends("/me/forget", sure="yes")
    assert answer.status_code == 200
    assert "Your data is deleted" in answer.text


@pytest.mark.sqlite
def test_no_byte_of_the_name_is_left(players: list[Player], tmp_path: Path) -> None:
    number = play(players, rated=True)
    me, lou, _ = players
    table = me.api.get("/me").json["tables"][0]["table"]
    me.api.does(f"/tables/{table}/chat", text="a word of mine about nothing")
    lou.api.does(f"/tables/{table}/chat", text=f"well played, {NAME}! And you, {NAME.upper()}s")
    record = lou.api.get(f"/records/{number}").json["text"]
    taken_in = lou.reads.sends("/records/import", record=record).headers["location"]
    assert NAME in lou.reads.reads(taken_in).html
    assert set(found(tmp_path, NAME, OLD, "a word of mine", me.id)) == {NAME, OLD, "a word of mine", me.id}
    forget(me)
    assert found(tmp_path, NAME, OLD, "a word of mine", me.id) == []
    html = lou.reads.reads(taken_in).html
    assert NAME not in html
    assert verify(Record.parse(lou.reads.http.get(f"{taken_in}.toml").text)).committed


def test_games_stay_valid_with_an_anonymous_player(players: list[Player]) -> None:
    me, lou, _ = players
    number = play(players, rated=True)
    before = lou.reads.reads(lou.page).html
    forget(me)
    told = lou.api.get(f"/records/{number}").json
    assert told["record"]["players"] == ["somebody", "Lou", "Mia"]
    assert verify(Record.parse(told["text"])).committed
    assert NAME not in lou.reads.reads(f"/records/{number}").html
    assert "Anonymous" in text(lou.reads.reads(f"/records/{number}"))
    assert "Anonym" in text(lou.reads.reads(f"/records/{number}", language="de"))
    assert lou.reads.reads(lou.page).html == before
    ladder = lou.reads.reads(f"/{LADDER}/ladder")
    assert lou.page in ladder.links
    assert me.page not in ladder.links
    assert lou.reads.http.get(me.page).status_code == 404


def test_tokens_and_links_are_void_and_the_browser_gets_a_new_visitor(players: list[Player]) -> None:
    me = players[0]
    forget(me)
    assert me.api.get("/me").status == 401
    assert me.reads.http.get(f"/me/{me.token}").status_code == 404
    own = next(link for link in me.reads.reads("/me").links if link.startswith("/p/"))
    assert own != me.page
    assert NAME not in me.reads.reads("/me").html


@pytest.mark.sqlite
def test_deletion_needs_confirmation_and_a_form_token(players: list[Player], tmp_path: Path) -> None:
    me = players[0]
    unsure = me.reads.sends("/me/forget")
    assert unsure.status_code == 409
    assert "Nothing was deleted" in unsure.text
    assert me.reads.http.post("/me/forget", data={"token": "0" * 64, "sure": "yes"}).status_code == 403
    assert found(tmp_path, NAME) == [NAME]
    assert me.api.get("/me").json["name"] == NAME


@pytest.mark.parametrize("is_export", [False, True])
def test_deletion_and_export_are_rate_limited(tmp_path: Path, is_export: bool) -> None:
    """Each counts as many requests from its address."""
    with running(tmp_path, requests_per_minute=1200) as server:
        answers = []
        for _ in range(2):
            person = Person(server)
            with person.http:
                person.sends("/me", name="Kim")
                reply = person.http.get("/me/export") if is_export else person.sends("/me/forget", sure="yes")
                answers.append(reply.status_code)
    assert answers == [200, 429]


def test_a_bot_plays_on_and_another_player_becomes_host(tmp_path: Path) -> None:
    async def main() -> None:
        async with context(tmp_path) as one:
            named = Visitor("zeb", NAME, "hash")
            await one.store.add_visitor(named)
            table = await make_game(one, rated=True)
            waiting = await make_table(one, "waiting")
            await waiting.sit(named, 0)
            await waiting.say(BEN, f"hello {NAME}")
            hosted = await make_table(one, "hosted")
            await hosted.sit(BEN, 1)
            await table.say(ANN, "mine")
            one.monitor.errors.handle(logging.makeLogRecord({"levelno": logging.ERROR, "msg": f"{NAME} broke it"}))
            await one.forget(named)
            assert [line.text for line in one.monitor.errors.latest] == ["somebody broke it"]
            assert waiting.snapshot(None).seats[0].name == ""
            assert [line.text for line in waiting.chat] == ["hello somebody"]
            await one.forget(ANN)
            assert [seat.name for seat in table.snapshot(None).seats] == ["somebody", "Ben", "Cleo"]
            assert table.snapshot(None).seats[0].away
            assert table.row.host == "ben"
            assert hosted.row.host == "ben"
            assert table.chat == []
            assert (await one.store.table("table")) == table.row

            for other in (BEN, CLEO):
                await table.leave(other)
            await until(lambda: is_over(table), one)
            record = record_of(table)
            assert record is not None
            assert list(record.players) == ["somebody", "Ben", "Cleo"]
            assert verify(record).committed
            one.tables._live.clear()
            again = await one.tables.find("table")
            assert again is not None
            assert record_of(again) == record

    asyncio.run(main())


def test_ratings_of_others_do_not_change(tmp_path: Path) -> None:
    async def main() -> None:
        async with context(tmp_path) as one:
            table = await make_game(one, rated=True)
            await play_out(table)
            before = [await one.store.rating_history(other.id, LADDER, 9, 9) for other in (BEN, CLEO)]
            await one.tables.forget(ANN)
            await one.store.recompute_ratings()
            assert [await one.store.rating_history(other.id, LADDER, 9, 9) for other in (BEN, CLEO)] == before
            assert await one.store.rating_history(ANN.id, LADDER, 9, 9) == {}

    asyncio.run(main())
